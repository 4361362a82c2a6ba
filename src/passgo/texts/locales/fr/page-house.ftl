# Les règles maison à la table : les formules, ce qui s’écarte du livret, chaque règle.

house-title = Comment voulez-vous jouer ?
house-lead = Choisissez. Chaque règle peut encore changer.
house-row = { $played }, { $count ->
        [0] comme dans le livret
        [one] { $count } différence
       *[other] { $count } différences
    }
house-differs =
    { $count ->
        [0] Tout comme dans le livret
        [one] { $count } chose change par rapport au livret
       *[other] { $count } choses changent par rapport au livret
    }
house-back = Revenir au livret
house-take-away = Enlever : { $difference }
house-all = Toutes les règles
house-more = Plus de règles
house-find = Chercher : prison, loyer, hôtel…
house-only = seulement ce qui change
house-book = le livret
house-is-book = comme dans le livret
house-none = Aucune règle n’a ces mots.
house-keep = Garder comme « Nos règles »
house-kept = Gardé sur cet appareil
house-ours = Nos règles
house-ours-about = Gardées sur cet appareil.
house-do = Jouer : { $played }
house-look = Fermer
house-usual = Table conviviale
house-own = Vos propres règles
house-changed = { $preset }, modifiée
house-less = moins
house-plus = plus
house-odds = { $above } sur { $below }
house-odds-never = jamais
house-odds-always = toujours
house-or-minutes = { $end }, ou { $minutes } min
house-fixed = L’hôte choisit les règles.
