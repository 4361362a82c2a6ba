# Préparer une table dans la page : chaises, robots, règles, invitation.

setup-title = Qui s’assoit à la table ?
setup-chair = { $name }, { $line }
setup-chair-free = encore une place
setup-chair-free-title = Cette chaise est libre
setup-chair-open = lien ouvert
setup-chair-bot = robot { $bot }
setup-chair-you = vous
setup-chair-here = ici, même écran
setup-chair-there = en ligne
setup-chair-away = pas là pour l’instant
setup-place = Place { $place }
setup-sit = S’asseoir
setup-someone-here = Un autre joueur, même écran
setup-friend = Un ami, par lien
setup-bench-bot = Un robot de la liste
setup-other-bot = Un autre robot
setup-remove = Enlever la chaise
setup-stand = Se lever
setup-name = Nom
setup-rename = Renommer
setup-only-host = Seul l’hôte peut ajouter des chaises.
setup-bench = Les robots
setup-seated = déjà à table
setup-strength = Force { $dots } sur 3
setup-bot-novice = Pim
setup-bot-simple = Zoé
setup-bot-regular = Odile
setup-bot-shrewd = Vasco
setup-bot-buyer = Max
setup-bot-thrifty = Gil
setup-bot-railways = Bruno
setup-bot-dealer = Inès
setup-bot-outside = Ne vient pas de Passgo.
setup-bot-novice-is = Adore acheter, oublie souvent.
setup-bot-simple-is = Joue avec des règles simples.
setup-bot-regular-is = Compare les loyers, met de côté.
setup-bot-shrewd-is = Négocie dur, emprunte pour construire.
setup-bot-buyer-is = Achète tout.
setup-bot-thrifty-is = Aime les rues bon marché.
setup-bot-railways-is = Ne rêve que de gares.
setup-bot-dealer-is = Répond à toutes les offres.
setup-change-box = Changer de boîte
setup-mode-standard = Normale
setup-mode-standard-is = jusqu’au dernier joueur
setup-mode-short = Courte
setup-mode-short-is = moins d’une heure
setup-mode-timed = Minutée
setup-mode-timed-is = jusqu’à l’heure prévue
setup-rules = Règles de la maison
setup-rules-none = Aucune : la règle du jeu
setup-tempo = Rythme
setup-tempo-free = Sans limite : prenez votre temps
setup-tempo-clock = { $seconds } s par décision
setup-pace = Les robots attendent
setup-clock = Temps pour décider
setup-clock-none = sans limite
setup-seconds = { $seconds } s
setup-watch = D’autres peuvent regarder
setup-take-over = Les spectateurs peuvent remplacer un robot
setup-invite = Inviter un ami
setup-invite-how = Montrez ce code, ou envoyez le lien.
setup-qr = Le lien en code QR
setup-copy = Copier le lien
setup-copied = Copié
setup-link = Lien vers cette table
setup-start =
    { $count ->
        [1] Commencer seul
        [2] Commencer à deux
        [3] Commencer à trois
        [4] Commencer à quatre
        [5] Commencer à cinq
        [6] Commencer à six
        [7] Commencer à sept
        [8] Commencer à huit
       *[other] Commencer à { $count }
    }
setup-few =
    { $least ->
        [one] Il faut { $least } joueur.
       *[other] Il faut { $least } joueurs.
    }
setup-open =
    { $count ->
        [one] Votre ami pourra venir plus tard : un robot joue en attendant.
       *[other] Vos amis pourront venir plus tard : des robots jouent en attendant.
    }
setup-wait = L’hôte lance la partie.

# Ce qu’une option peut être.
setup-value-none = aucun
setup-value-true = oui
setup-value-false = non
setup-value-auto = automatique
setup-value-manual = à la main
setup-value-passes = quand tous les autres passent
setup-value-timer = avec un minuteur
setup-value-public = visible
setup-value-hidden = caché
setup-value-rethrow = on relance
setup-value-lowest-seat = la première place
setup-value-cash = l’argent en main
setup-value-raisable = tout ce qu’on peut réunir
setup-value-next-throw = le lancer suivant
setup-value-next-player = le joueur suivant
setup-value-second-player = le deuxième joueur
setup-value-before = avant
setup-value-after = après
setup-value-idle = quand rien n’est en cours
setup-value-before-throw = avant le lancer
setup-value-any = n’importe
setup-value-own-or-between = à son tour ou entre les tours
setup-value-group = le groupe
setup-value-lot = la propriété
setup-value-houses = les maisons seules
setup-value-single = un à la fois
setup-value-lowest-printed = le plus bas prix imprimé
setup-value-debt = en cas de dette
setup-value-fee-once = intérêt une fois
setup-value-fee-twice = intérêt deux fois
setup-value-fee = intérêt
setup-value-free = gratuit
setup-value-all = tout
setup-value-gifts = les cadeaux
setup-value-off = non
setup-value-on = oui
setup-value-joint = à égalité
setup-value-most-cash = le plus d’argent
setup-value-allowed = permis
setup-value-refused = refusé
setup-value-colours = les couleurs
setup-value-sets = les groupes
setup-value-payee = le joueur payé
setup-value-payer = le joueur qui paie
setup-value-child = d’enfant
setup-value-casual = ordinaire
setup-value-skilled = adroite
setup-value-expert = experte
setup-value-paid = payant
setup-value-rivals = seulement les rivaux
