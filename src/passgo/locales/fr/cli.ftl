# Le terminal : la partie qu’on y joue, et ce que disent les commandes.

cli-welcome = Bienvenue dans Passgo !
cli-edition-shown = Édition : { $edition } · partie { $mode }
cli-mode-standard = normale
cli-mode-short = courte
cli-mode-timed = à durée fixée
cli-seed-shown = Graine : { $seed } (la même graine et les mêmes choix donnent la même partie)
cli-departures-none = On joue selon la règle imprimée.
cli-departures = Cette table s’écarte de la règle imprimée : { $departures }.
cli-departure = { $option } = { $value } (imprimé : { $printed })
cli-players = Autour de la table : { $seats }.
cli-computer = ordinateur
cli-you = vous

# Les réglages qu’un menu demande avant la partie.
cli-language-fr = français
cli-language-en = anglais
cli-ask-language = Quelle langue ?
cli-ask-edition = Quelle édition ?
cli-ask-mode = Quelle sorte de partie ?
cli-ask-name = Votre nom ?
cli-ask-opponents = Combien d’adversaires ? (de { $least } à { $most })
cli-compiling = Le moteur rapide se prépare en arrière-plan ; la partie ne l’attend pas.

# Le tour.
cli-turn = Tour { $turn } : { $seat }
cli-your-turn = À vous de jouer, { $seat }.
cli-to-answer = { $seat }, c’est à vous de répondre.
cli-thinking = { $seat } réfléchit…
cli-waiting-for = On attend { $seats } : { $phase }
cli-choose = Votre choix ?
cli-choose-default = Votre choix ? (Entrée : { $action })
cli-more = Autres choix…
cli-back = Retour
cli-not-a-choice = « { $typed } » ne fait pas partie des choix. Tapez un nombre de 1 à { $most }, ou ? pour de l’aide.
cli-not-a-number = « { $typed } » n’est pas un nombre entier.
cli-out-of-range = { $typed } n’est pas entre { $least } et { $most }.
cli-refused = Impossible : { $why }
cli-yes = oui
cli-no = non
cli-yes-no = o/n
cli-yes-letter = o
cli-no-letter = n
cli-answer-yes-no = Répondez { cli-yes } ou { cli-no }.
cli-sure-resign = Voulez-vous vraiment quitter la partie ?
cli-sure-bankrupt = Voulez-vous vraiment déclarer faillite ?
cli-help =
    Tapez le numéro d’un choix puis Entrée ; Entrée seule prend le premier.
    b  voir le plateau       p  voir les joueurs      l  revoir le journal
    h  cette aide            q  arrêter de jouer
cli-ask-bid = Votre offre ? (de { $least } à { $most })
cli-ask-cash = Combien ? (de 0 à { $most })
cli-ask-lots = Quels terrains ? Des numéros séparés par des espaces, Entrée pour aucun.
cli-ask-order = Sur quels terrains, dans quel ordre ? Répétez un numéro pour nommer deux fois un terrain.
cli-ask-dice = Que montrent les deux dés ? (par exemple 3 4)
cli-trade-with = Un échange avec qui ?
cli-trade-give-lots = Lesquels de vos titres donnez-vous ?
cli-trade-give-cash = Combien d’argent donnez-vous ?
cli-trade-give-cards = Quelles cartes de sortie de prison donnez-vous ?
cli-trade-get-lots = Quels titres demandez-vous ?
cli-trade-get-cash = Combien d’argent demandez-vous ?
cli-trade-get-cards = Quelles cartes de sortie de prison demandez-vous ?
cli-trade-summary = Vous donneriez : { $give } ; vous recevriez : { $get }. Faire cette offre ?
cli-still-missing = Il manque encore { $amount }
cli-current-bid = Meilleure offre : { $amount }, par { $seat }
cli-no-bid-yet = Pas encore d’offre

# Le panneau des joueurs.
cli-cash = argent
cli-position = case
cli-in-jail = en prison (tour { $tries })
cli-owns = titres
cli-owns-nothing = aucun titre
cli-mortgaged = sous hypothèque
cli-level =
    { $level ->
        [one] { $level } { piece-house }
       *[other] { $level } { piece-houses }
    }
cli-level-hotel = { piece-hotel }
cli-release-cards = cartes de sortie de prison
cli-out = hors jeu
cli-turn-mark = ▶
cli-bank-stock = À la banque : { piece-houses } { $houses }, { piece-hotels } { $hotels }
cli-pot = Cagnotte : { $amount }
cli-owner = propriétaire
cli-price = prix
cli-rent = loyer
cli-group = groupe
cli-square = case

# La fin.
cli-game-over = La partie est finie.
cli-winner =
    { $count ->
        [one] La victoire est pour { $seats } !
       *[other] { $seats } se partagent la victoire !
    }
cli-you-win = Bien joué : la victoire est à vous !
cli-final-wealth = { $seat } : { $amount }
cli-stopped = Partie arrêtée.
cli-record-saved = La partie est enregistrée dans { $path }.
cli-record-hint = Pour la revoir : { $command }

# Les commandes.
cli-about = Jouer à des éditions de Monopoly selon la règle, contre l’ordinateur ou pour l’étude.
cli-about-play = Jouer une partie dans ce terminal.
cli-about-scenario = Exécuter des scénarios et dire lesquels échouent.
cli-about-rules = Montrer les clauses de la règle et ce qui prouve chacune.
cli-about-replay = Rejouer une partie enregistrée.
cli-about-editions = Donner la liste des éditions.
cli-error = erreur : { $what }
cli-error-unknown-edition = édition inconnue « { $edition } » ; il y a { $known }
cli-error-unknown-mode = l’édition { $edition } n’a pas de mode « { $mode } » ; elle a { $known }
cli-error-unknown-option = option inconnue « { $option } » ; il y a { $known }
cli-error-option-value = option { $option } : trouvé « { $found } », attendu { $expected }
cli-error-players = l’édition { $edition } se joue de { $least } à { $most }, pas à { $count }
cli-error-language = langue inconnue « { $language } » ; il y a { $known }
cli-error-seed = une graine est un nombre entier, pas « { $seed } »
cli-error-no-file = fichier introuvable : { $path }
cli-error-cannot-write = impossible d’écrire { $path } : { $why }
cli-error-record = { $path } : enregistrement abîmé : { $why }
cli-error-scenario = { $path } : { $why }
cli-error-edition-file = { $path } : { $key } : trouvé { $found }, attendu { $expected }
cli-error-no-terminal = il faut un terminal pour poser des questions
