# L’histoire d’une partie jouée : les tournants, ce qui se compte, et la page qui les montre.
# $time est un tour ou une manche, $share ce que les chances de quelqu’un ont gagné ou perdu.

story-shift-turn = Tour { $time } : { $share } de chances pour { $seat }.
story-shift-round = Manche { $time } : { $share } de chances pour { $seat }.
story-completes = { $seat } complète un groupe : { $group }.

story-fact-rents-earned = Loyers reçus : { $value }
story-fact-rents-paid = Loyers payés : { $value }
story-fact-salaries = Salaires : { $value }
story-fact-lots-bought = Terrains achetés : { $value }
story-fact-auctions-won = Enchères gagnées : { $value }
story-fact-trades = Échanges : { $value }
story-fact-houses-built = Constructions ({ piece-houses }) : { $value }
story-fact-hotels-built = Constructions ({ piece-hotels }) : { $value }
story-fact-jailed = Séjours en prison : { $value }
story-fact-cards-drawn = Cartes tirées : { $value }
story-fact-lots-held = Terrains à la fin : { $value }

story-fact-collected = Encaissé : { $value }
story-fact-best-slide = Meilleur lancer : { $value }
story-fact-slides = Lancers : { $value }
story-fact-knocked-off = Pions adverses éjectés : { $value }
story-fact-tokens-lost = Pions perdus : { $value }
story-fact-sets = Séries : { $value }
story-fact-properties = Propriétés encaissées : { $value }

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
        [one] { $times } manche, { $actions } actions.
       *[other] { $times } manches, { $actions } actions.
    }
story-parted = Les règles ont changé depuis : l’histoire s’arrête avant l’action { $number }.
story-wealth-turn = La fortune de chacun, tour par tour
story-wealth-round = L’argent de chacun, manche par manche
story-out-turn = hors jeu au tour { $time }
story-out-round = hors jeu à la manche { $time }
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
