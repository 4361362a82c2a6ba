# Le plateau de la page : cases, titres, cartes, unité.

board-board = Plateau
board-times-dice = ×{ $times } dés
board-free = libre
board-mortgaged = hypothéqué
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
        [one] { $count } d’entre eux
       *[other] { $count } d’entre eux
    }
board-deed-price = Prix
board-deed-building = { $house }
board-deed-mortgage = Hypothèque
board-deed-rent-group = Couleur complète
board-deed-rent = Loyer
board-deed-with-hotel = Avec { $hotel }
board-deed-now = dû maintenant
board-completes = Groupe { $group } complet
board-completes-then = Le loyer double aussitôt, et vous pouvez bâtir.
board-info-free = Libre : à personne.
board-info-mine = À vous
board-info-owner = À { $owner }.
board-info-mortgaged = Hypothéqué : aucun loyer. { $amount } lèvent l’hypothèque.
board-info-go = Qui passe ou s’arrête ici touche { $amount }.
board-info-jail = Qui visite ne risque rien. Qui est dedans tente un double, paie ou joue une carte.
board-info-parking = Une halte : il ne se passe rien.
board-info-pot = { $amount } attendent qui s’arrêtera ici.
board-info-go-to-jail = Qui s’arrête ici va droit en prison, sans salaire.
board-info-tax = Qui s’arrête ici paie { $amount } à la banque.
board-info-card = Qui s’arrête ici tire une carte { $pack }.
board-info-zone = Qui s’arrête ici nomme une zone pour une Chance, ou file au prochain terrain libre.

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

# Bâtir sur le plateau
board-build-plus = Bâtir : { $lot }
board-build-minus = Un de moins : { $lot }

# L’unité
board-unit = Unité électronique
board-unit-deal = Deal
board-unit-zone = { $zone } : Chance
board-unit-due = { $lot } : loyer dû
board-unit-turn = À { $seat } de jouer
