# L’histoire d’une partie : les tournants, ce qui se compte, et la page qui les montre.
# $time est un tour ou une ronde, $share ce que les chances d’un joueur ont gagné ou perdu.

story-shift-turn = Tour { $time } : { $share } de chances pour { $seat }.
story-shift-round = Ronde { $time } : { $share } de chances pour { $seat }.
story-completes = { $seat } complète un groupe : { $group }.

story-fact-rents-earned = Loyers reçus : { $value }
story-fact-rents-paid = Loyers payés : { $value }
story-fact-salaries = Salaires : { $value }
story-fact-lots-bought = Propriétés achetées : { $value }
story-fact-auctions-won = Enchères gagnées : { $value }
story-fact-trades = Échanges : { $value }
story-fact-houses-built = Bâtiments ({ piece-houses }) : { $value }
story-fact-hotels-built = Bâtiments ({ piece-hotels }) : { $value }
story-fact-jailed = Séjours en prison : { $value }
story-fact-cards-drawn = Cartes tirées : { $value }
story-fact-lots-held = Propriétés à la fin : { $value }

story-fact-collected = Reçu : { $value }
story-fact-best-slide = Meilleur lancer : { $value }
story-fact-slides = Lancers : { $value }
story-fact-knocked-off = Pions adverses éjectés : { $value }
story-fact-tokens-lost = Pions perdus : { $value }
story-fact-sets = Groupes : { $value }
story-fact-properties = Propriétés payées : { $value }

story-title =
    { $over ->
        [yes]
            { $count ->
                [one] Victoire pour { $seats }.
               *[other] Victoire partagée : { $seats }.
            }
       *[no] La partie n’est pas finie.
    }
story-length-turn =
    { $times ->
        [one] { $times } tour, { $actions } actions.
       *[other] { $times } tours, { $actions } actions.
    }
story-length-round =
    { $times ->
        [one] { $times } ronde, { $actions } actions.
       *[other] { $times } rondes, { $actions } actions.
    }
story-parted = Les règles ont changé depuis : l’histoire s’arrête avant l’action { $number }.
story-wealth-turn = La fortune de chacun, tour par tour
story-wealth-round = L’argent de chacun, ronde par ronde
story-out-turn = hors jeu au tour { $time }
story-out-round = hors jeu à la ronde { $time }
story-turning = Les tournants
story-payments = Qui a payé qui
story-paid-by = payé par
story-largest = Les plus grosses sommes
story-dice = Les dés
story-throws =
    { $throws ->
        [one] Un lancer, { $doubles } doubles ({ $expected } attendus).
       *[other] { $throws } lancers, { $doubles } doubles ({ $expected } attendus).
    }
story-sum = Total
story-came = Sorti
story-expected = Attendu
story-players = Joueur par joueur
