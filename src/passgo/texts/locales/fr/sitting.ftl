# Une partie dans le terminal, enregistrée, quittée et reprise ; et ce que demandent ses formulaires.

cli-last-game =
    { $count ->
        [one] Une partie inachevée : { $edition }, avec { $seats } ; { $count } action jusqu’ici, le { $moment }.
       *[other] Une partie inachevée : { $edition }, avec { $seats } ; { $count } actions jusqu’ici, le { $moment }.
    }
cli-last-on = La continuer
cli-last-new = En commencer une autre, et garder celle-ci pour plus tard
cli-last-away = En commencer une autre, et archiver celle-ci
cli-gone-on =
    { $count ->
        [one] La partie reprend après { $count } action.
       *[other] La partie reprend après { $count } actions.
    }
cli-kept = La partie est enregistrée : passgo play --text la reprend.
cli-record-kept = La partie est enregistrée dans { $path }.
cli-error-resume = --resume : l’enregistrement dit { $kept }, mais { $option } dit { $given } ; retirez cette option
cli-error-no-last = --resume last : il n’y a pas de partie inachevée
cli-error-played-now = { $path } : cette partie est ouverte dans une autre fenêtre

cli-out-watch = Regarder les autres continuer
cli-out-skip = Aller droit à la fin
cli-out-stop = Arrêter ici ; la partie est enregistrée
cli-skipping = Les robots continuent : { $count } actions jusqu’ici. Ctrl-C arrête ; la partie est enregistrée.
cli-warming = Les joueurs forts se préparent encore en arrière-plan ; d’ici là ils réfléchissent un peu plus longtemps.
cli-lighter = Pour l’instant { $bot } joue pour les robots qui réfléchiraient trop longtemps.
cli-pace-set = Les robots attendent maintenant { $seconds } s entre deux actions.
cli-not-a-pace = « { $typed } » n’est pas un nombre de secondes de 0 à { $most } ; tapez par exemple : v 0,5
cli-not-understood = « { $typed } » n’est pas une réponse ici.

cli-edition-line = { $title } : { $character }
cli-ask-strength = De quelle force ?
cli-strength-easy = des débutants ({ $bots })
cli-strength-usual = de bons joueurs ({ $bots })
cli-strength-hard = difficiles à battre ({ $bots })
cli-strength-mixed = un peu de tout ({ $bots })

cli-with-redeem = { $line }, dont { $amount } pour lever l’hypothèque
cli-with-rent = { $line } : loyer { $rent }
cli-counter = Faire une autre offre à { $other }…
cli-none = rien
cli-too-little = { $typed }, c’est trop peu ; il faut au moins { $least }.
cli-cash-open = (Entrée : { $usual } ; 0 revient en arrière)
cli-ask-lots-usual = Des numéros séparés par des espaces (Entrée : { $usual } ; - pour aucun ; 0 revient en arrière).
cli-free-lots =
    { $count ->
        [one] { $count } à vendre
       *[other] { $count } à vendre
    }
cli-group-held = groupe
cli-rents = loyers
cli-still-bidding = Encore dans les enchères : { $seats }. Si vous passez, elles sont finies pour vous.
cli-order-sum = En tout : { $cost } ; il vous resterait { $cash }.
cli-sure-order = On le fait ?
cli-trade-worth = Aux prix imprimés, vous donnez { $give } et recevez { $get }.
cli-trade-completes = { $seat } compléterait un groupe : { $group }.
cli-trade-fee = { $seat } paierait { $amount } à la banque pour les hypothèques reçues.

# Les lettres d’un groupe sur le plateau.
code-brown = MA
code-light-blue = BC
code-pink = RS
code-orange = OR
code-red = RG
code-yellow = JA
code-green = VE
code-dark-blue = BF
code-station = GA
code-utility = CO

# Les mots de la ligne de commande.
usage-usage = Usage :
usage-options = { "[OPTIONS]" }
usage-command = COMMANDE [ARGUMENTS]...
usage-options-title = Options :
usage-commands-title = Commandes :
usage-arguments-title = Arguments :
usage-default = par défaut :
usage-required = obligatoire
usage-number = N
usage-text = TEXTE
usage-word-name = NOM
usage-word-names = NOM,NOM,...
usage-word-folder = DOSSIER
usage-word-file = FICHIER
usage-word-value = VALEUR
usage-word-number = NOMBRE
usage-word-record = PARTIE
usage-word-path = CHEMIN
usage-word-seconds = SECONDES
usage-word-edition = ÉDITION
