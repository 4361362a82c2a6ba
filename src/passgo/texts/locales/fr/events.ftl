# Une phrase par événement du journal, comme la dirait à table un bon commentateur.
# Les variables sont les champs de l’événement, déjà mis en mots, et aussi $give et $get (le
# contenu d’une offre ou d’un arrangement) et $count (combien de places nomme $seats).
# Rien ne s’accorde avec le nom d’une personne, et aucun « de » ne précède un nom (élision).

event-order-thrown = { $seat } lance { $die1 } et { $die2 } pour le premier tour.
event-order-tied = Égalité entre { $seats } : les dés vont les départager.
event-first-chosen = { $seat } commence.
event-title-dealt = { $seat } reçoit { $lot } au début de la partie et paie { $amount }.
event-turn-started = Tour { $turn } : à { $seat } de jouer.
event-dice-thrown =
    { $doubles ->
        [0] { $seat } fait { $die1 } et { $die2 }.
        [1] { $seat } fait { $die1 } et { $die2 } : un double !
        [2] { $seat } fait { $die1 } et { $die2 } : un deuxième double !
       *[other] { $seat } fait { $die1 } et { $die2 } : un troisième double !
    }
event-moved =
    { $reason ->
        [dice]
            { $steps ->
                [one] { $seat } avance d’une case : { $to_square }.
               *[other] { $seat } avance de { $steps } cases : { $to_square }.
            }
       *[other] { $seat } quitte { $from_square } et va sur la case { $to_square }.
    }
event-salary-paid = { $seat } touche son salaire : { $amount }.

event-lot-offered = { $lot } est à vendre : { $seat } peut l’acheter pour { $amount }.
event-lot-bought = { $seat } achète { $lot } pour { $amount }.
event-lot-declined = { $seat } n’achète pas { $lot }.

event-auction-opened =
    { $sort ->
        [house]
            { $seconds ->
                [untimed] Une { piece-house } aux enchères, à partir de { $least }.
               *[timed] Une { piece-house } aux enchères, à partir de { $least }, avec un minuteur.
            }
        [hotel]
            { $seconds ->
                [untimed] Un { piece-hotel } aux enchères, à partir de { $least }.
               *[timed] Un { piece-hotel } aux enchères, à partir de { $least }, avec un minuteur.
            }
       *[other]
            { $seconds ->
                [untimed] { $lot } aux enchères, à partir de { $least }.
               *[timed] { $lot } aux enchères, à partir de { $least }, avec un minuteur.
            }
    }
event-bid-made =
    { $sort ->
        [house] { $seat } enchérit à { $amount } pour une { piece-house }.
        [hotel] { $seat } enchérit à { $amount } pour un { piece-hotel }.
       *[other] { $seat } enchérit à { $amount } pour { $lot }.
    }
event-bid-passed =
    { $sort ->
        [house] { $seat } se retire des enchères pour une { piece-house }.
        [hotel] { $seat } se retire des enchères pour un { piece-hotel }.
       *[other] { $seat } se retire des enchères pour { $lot }.
    }
# Pas assez d’argent pour l’enchère, ou plus de place où construire.
event-bidder-dropped =
    { $sort ->
        [hotel] { $seat } ne peut plus acheter ce bâtiment et se retire des enchères.
       *[other] { $seat } ne peut plus acheter cette { piece-house } et se retire des enchères.
    }
event-auction-won =
    { $sort ->
        [house] Adjugé ! { $seat } obtient une { piece-house } pour { $amount }.
        [hotel] Adjugé ! { $seat } obtient un { piece-hotel } pour { $amount }.
       *[other] Adjugé ! { $seat } obtient { $lot } pour { $amount }.
    }
event-auction-unsold =
    { $sort ->
        [house] Aucune enchère : la { piece-house } reste à la banque.
        [hotel] Aucune enchère : ce bâtiment reste à la banque.
       *[other] Aucune enchère : { $lot } reste à la banque.
    }

event-rent-due = { $lot } est à { $other } : { $seat } doit { $amount } de loyer.
event-rent-claimed = { $seat } réclame à { $other } le loyer pour { $lot } : { $amount }.
event-rent-paid = { $seat } paie { $amount } de loyer à { $other } pour { $lot }.
event-rent-lost = Trop tard : { $seat } n’a pas réclamé les { $amount } que devait { $other } pour { $lot }.
event-price-asked = { $seat } doit lancer les dés pour fixer le loyer sur { $lot }.
event-price-thrown = { $seat } lance { $die1 } et { $die2 } pour le loyer sur { $lot }.

event-card-drawn = { $seat } tire une carte { $pack } : « { $card } »
event-card-kept = { $seat } garde cette carte { $pack } pour plus tard.
event-card-returned = La carte retourne sous le paquet { $pack }.

event-tax-paid = { $seat } paie { $amount } à la banque ({ $lot }).
event-bank-paid =
    { $reason ->
        [fine] { $seat } paie une amende de { $amount } à la banque.
        [fee] { $seat } paie { $amount } d’intérêts à la banque.
        [card] { $seat } paie { $amount } à la banque, comme le dit la carte.
        [building] { $seat } paie { $amount } à la banque pour ses bâtiments.
        [estate] La banque prend l’argent que laisse { $seat } : { $amount }.
        [rent] { $seat } paie { $amount } de loyer à la banque : le propriétaire a quitté la partie.
       *[other] { $seat } paie { $amount } à la banque.
    }
event-bank-received =
    { $reason ->
        [card] { $seat } reçoit { $amount } de la banque, comme le dit la carte.
        [building] { $seat } reçoit { $amount } de la banque pour ses bâtiments.
       *[other] { $seat } reçoit { $amount } de la banque.
    }
event-player-paid = { $seat } paie { $amount } à { $other }.

event-jailed =
    { $reason ->
        [doubles] Trois doubles d’affilée : { $seat } file en prison.
        [card] Direction la prison pour { $seat }.
       *[other] { $seat } va en prison.
    }
event-jail-stayed = Pas de double : { $seat } reste en prison (essai { $tries }).
event-jail-left =
    { $reason ->
        [fine] { $seat } paie l’amende et sort de prison.
        [release_card] { $seat } joue une carte « Sortez de prison » et sort de prison.
        [double] Un double ! { $seat } sort de prison.
       *[other] { $seat } sort de prison.
    }

event-house-built =
    { $reason ->
        [bid]
            { $level ->
                [one] { $seat } place cette première { piece-house } sur { $lot }.
               *[other] { $seat } place cette { piece-house } sur { $lot } : cela en fait { $level }.
            }
       *[other]
            { $level ->
                [one] { $seat } construit une première { piece-house } sur { $lot } pour { $amount }.
               *[other] { $seat } construit une { piece-house } sur { $lot } pour { $amount } : cela en fait { $level }.
            }
    }
event-hotel-built =
    { $reason ->
        [bid] { $seat } place ce bâtiment sur { $lot }.
       *[other] { $seat } construit un { piece-hotel } sur { $lot } pour { $amount }.
    }
event-house-sold =
    { $level ->
        [0] { $seat } vend sa dernière { piece-house } sur { $lot } pour { $amount }.
       *[other] { $seat } vend une { piece-house } sur { $lot } pour { $amount } : il en reste { $level }.
    }
event-hotel-sold = { $seat } vend son { piece-hotel } sur { $lot } pour { $amount }.
event-hotel-swapped = { $seat } échange son { piece-hotel } sur { $lot } contre { $level } { piece-houses } et { $amount }.

event-shortage-called =
    { $sort ->
        [hotel]
            { $left ->
                [one] { $seat } veut construire, mais la banque n’a plus qu’un { piece-hotel }. Qui d’autre le veut ? { $seats } ?
               *[other] { $seat } veut construire, mais la banque n’a plus que { $left } { piece-hotels }. Qui d’autre en veut ? { $seats } ?
            }
       *[other]
            { $left ->
                [one] { $seat } veut construire, mais la banque n’a plus qu’une { piece-house }. Qui d’autre la veut ? { $seats } ?
               *[other] { $seat } veut construire, mais la banque n’a plus que { $left } { piece-houses }. Qui d’autre en veut ? { $seats } ?
            }
    }
# Passer est aussi une réponse, et les réponses restent secrètes jusqu’à la dernière.
event-wish-stated =
    { $sort ->
        [hotel] { $seat } a répondu à la banque pour les { piece-hotels }.
       *[other] { $seat } a répondu à la banque pour les { piece-houses }.
    }
event-wish-dropped =
    { $sort ->
        [hotel] Aucun { piece-hotel } pour { $seat } sur { $lot }.
       *[other] Aucune { piece-house } pour { $seat } sur { $lot }.
    }
event-shortage-served =
    { $sort ->
        [hotel]
            { $left ->
                [0] Voilà pour les { piece-hotels } : la banque n’en a plus.
               *[other] Voilà pour les { piece-hotels } : la banque en a encore { $left }.
            }
       *[other]
            { $left ->
                [0] Voilà pour les { piece-houses } : la banque n’en a plus.
               *[other] Voilà pour les { piece-houses } : la banque en a encore { $left }.
            }
    }

event-lot-mortgaged = { $seat } hypothèque { $lot } et reçoit { $amount }.
event-lot-redeemed = { $seat } paie { $amount } et lève l’hypothèque sur { $lot }.
event-mortgage-asked = { $seat } reçoit des propriétés hypothéquées : { $lots }. Lever l’hypothèque ou la garder ?
event-mortgage-kept = { $seat } garde l’hypothèque sur { $lot }.

event-offer-made = { $seat } propose un échange à { $other } : { $give } contre { $get }.
event-offer-accepted = Marché conclu ! { $other } accepte l’offre faite par { $seat } : { $give } contre { $get }.
event-offer-rejected = { $other } refuse l’offre faite par { $seat }.
event-offer-withdrawn = { $seat } retire son offre à { $other }.
event-offer-lapsed = L’offre faite par { $seat } à { $other } ne tient plus.
event-lot-transferred =
    { $reason ->
        [estate] { $seat } laisse { $lot } à { $other }.
        [settlement] { $seat } donne { $lot } en paiement à { $other }.
       *[other] { $seat } donne { $lot } à { $other }.
    }
event-card-transferred =
    { $reason ->
        [estate] { $seat } laisse une carte « Sortez de prison » ({ $pack }) à { $other }.
       *[other] { $seat } donne une carte « Sortez de prison » ({ $pack }) à { $other }.
    }

event-debt-opened =
    { $reason ->
        [rent] { $seat } doit { $amount } de loyer à { $other } et n’a pas assez d’argent.
        [tax] { $seat } doit { $amount } d’impôts à { $other } et n’a pas assez d’argent.
        [fine] { $seat } doit une amende de { $amount } à { $other } et n’a pas assez d’argent.
       *[other] { $seat } doit { $amount } à { $other } et n’a pas assez d’argent.
    }
event-debt-waits =
    { $reason ->
        [rent] { $seat } devra { $amount } de loyer à { $other } après avoir payé ses autres dettes.
       *[other] { $seat } devra { $amount } à { $other } après avoir payé ses autres dettes.
    }
event-debt-paid = { $seat } paie sa dette : { $amount } à { $other }.
event-settlement-offered = Pour payer sa dette, { $seat } propose à { $other } : { $give }.
event-settlement-accepted = { $other } accepte le paiement proposé par { $seat } : { $give }. La dette est payée.
event-settlement-rejected = { $other } refuse le paiement proposé par { $seat }.
event-settlement-lapsed = Le paiement proposé par { $seat } à { $other } ne tient plus.
event-went-bankrupt = { $seat } fait faillite : tout ce qui reste va à { $other }.
event-resigned = { $seat } quitte la partie.
event-buildings-taken = Les bâtiments laissés par { $seat } sur { $lot } retournent à la banque.
event-estate-opened = La banque va mettre aux enchères ce que laisse { $seat } : { $lots }.

event-turn-ended = { $seat } termine son tour.
event-time-called = Le temps est écoulé ! { $seat } finit ce tour, puis on compte les fortunes.
event-wealth-counted = { $seat } possède en tout { $amount }.
event-game-won =
    { $count ->
        [one] { $seats } gagne la partie !
       *[other] { $seats } gagnent la partie ensemble !
    }
event-pot-taken = { $seat } ramasse la cagnotte : { $amount }.

event-zone-asked = { $seat } s’arrête sur une case de zone ({ $zone }) et doit choisir.
event-zone-chosen =
    { $count ->
        [0] { $seat } choisit une zone ({ $zone }), et il n’y a personne.
       *[other] { $seat } choisit une zone ({ $zone }) : Chance pour { $seats }.
    }
event-text-shown = L’unité affiche un texte pour { $seat } : « { $text } »
event-deal-forced = { $seat } force un échange avec { $other } : { $lot } contre { $other_lot }.
event-text-heeded = { $seat } a suivi le texte à temps.
event-text-lost = Trop tard pour { $seat } : le texte a disparu de l’écran avant d’être suivi.
