# Le plateau de la page : cases, titres, cartes, unité.

board-board = Plateau
board-times-dice = ×{ $times } dés
board-free = à vendre
board-mortgaged = hypothéquée
board-mortgaged-short = hyp.
board-owner = à { $owner }
board-rent = loyer { $rent }
board-here =
    { $count ->
        [one] { $seats } y est
       *[other] { $seats } y sont
    }
board-buildings =
    { $level ->
        [one] { $level } { $house }
        [5] { $hotel }
       *[other] { $level } { $houses }
    }
board-spoken-sum =
    { $currency ->
        [dollar]
            { $number ->
                [one] { $number } dollar
               *[other] { $number } dollars
            }
        [euro]
            { $number ->
                [one] { $number } euro
               *[other] { $number } euros
            }
        [franc]
            { $number ->
                [one] { $number } franc
               *[other] { $number } francs
            }
       *[none] { $sum }
    }
board-group-brown = carré marron
board-group-light-blue = goutte bleu clair
board-group-pink = cœur rose
board-group-orange = rond orange
board-group-red = triangle rouge
board-group-yellow = étoile jaune
board-group-green = trèfle vert
board-group-dark-blue = losange bleu foncé

# Titres
board-deed-bare = Terrain nu
board-deed-group = Couleur complète
board-deed-houses =
    { $count ->
        [one] { $count } { $house }
       *[other] { $count } { $houses }
    }
board-deed-owned =
    { $count ->
        [one] Avec { $count }
       *[other] Avec { $count }
    }
board-deed-price = Prix
board-deed-building = { $house }
board-deed-mortgage = Hypothèque
board-deed-rent-group = Couleur complète
board-deed-rent = Loyer
board-deed-with-hotel = Avec { $hotel }
board-deed-now = dû maintenant
board-completes = Groupe { $group } complet
board-completes-then = Le loyer double aussitôt, et vous pouvez construire.
board-info-free = À vendre : elle n’est à personne.
board-info-mine = À vous
board-info-owner = À { $owner }.
board-info-mortgaged = Hypothéquée : pas de loyer. { $amount } pour lever l’hypothèque.
board-info-go = Passez ou arrêtez-vous ici : touchez { $amount }.
board-info-jail = Simple visite ? Il ne se passe rien. En prison ? Faites un double, payez l’amende ou jouez une carte.
board-info-parking = Il ne se passe rien ici.
board-info-pot = Arrêtez-vous ici : prenez { $amount } dans la cagnotte.
board-info-go-to-jail = Arrêtez-vous ici : allez droit en prison, sans salaire.
board-info-tax = Arrêtez-vous ici : payez { $amount } à la banque.
board-info-card = Arrêtez-vous ici : tirez une carte { $pack }.
board-info-zone = Arrêtez-vous ici : choisissez une zone pour une Chance, ou allez à la prochaine propriété libre.

# Le tapis
board-bank-left = { $houses } { $house } et { $hotels } { $hotel } à la banque
board-bank = à la banque
board-pile =
    { $count ->
        [one] { $pack } : une carte
       *[other] { $pack } : { $count } cartes
    }
board-dice = Dés : { $one } et { $two }
board-visiting-of = { $jail }, { $visiting }

# Construire sur le plateau
board-build-plus = Construire : { $lot }
board-build-minus = Un de moins : { $lot }

# L’unité
board-unit = Unité électronique
board-unit-deal = Deal
board-unit-zone = { $zone } : Chance
board-unit-due = { $lot } : loyer dû
board-unit-turn = À { $seat } de jouer
