# Ids: square-, group-, token- and card- with the id of the other files (- for _), pack-chance and
# pack-community, piece- for buildings (one and several), currency-name, edition-.
# A text takes no argument; it may quote another, such as { pack-chance }.

edition-title = Disney (2001)
edition-character = Vingt-deux films à réunir, des châteaux à construire.
currency-name = unité

pack-chance = Spectacle
pack-community = Instants Magiques

piece-house = maison du Lapin Blanc
piece-houses = maisons du Lapin Blanc
piece-hotel = château
piece-hotels = châteaux

group-brown = marron
group-light-blue = bleu clair
group-pink = rose
group-orange = orange
group-red = rouge
group-yellow = jaune
group-green = vert
group-dark-blue = bleu foncé
group-station = moyens de transport
group-utility = pouvoirs magiques

token-snow-white = Blanche-Neige
token-peter-pan = Peter Pan
token-alice = Alice
token-pinocchio = Pinocchio
token-sleeping-beauty = La Belle au bois dormant
token-mowgli = Mowgli
token-lady-and-the-tramp = La Belle et le Clochard
token-dumbo = Dumbo

square-go = Départ
square-steamboat-willie = Steamboat Willie
square-community-1 = { pack-community }
square-pinocchio = Pinocchio
square-income-tax = Oncle Picsou
square-aladdin-s-flying-carpet = Le tapis volant d’Aladdin
    .short = Tapis volant
square-dumbo = Dumbo
square-chance-1 = { pack-chance }
square-bambi = Bambi
square-cinderella = Cendrillon
square-jail = Prison / Simple visite
square-alice-in-wonderland = Alice au pays des merveilles
square-magic-wand = Baguette magique
    .short = Baguette
square-peter-pan = Peter Pan
square-lady-and-the-tramp = La Belle et le Clochard
square-captain-hook-s-pirate-ship = Le bateau pirate du Capitaine Crochet
    .short = Bateau pirate
square-sleeping-beauty = La Belle au bois dormant
square-community-2 = { pack-community }
square-101-dalmatians = Les 101 Dalmatiens
square-the-jungle-book = Le Livre de la jungle
square-free-parking = Parc gratuit
square-the-rescuers = Les Aventures de Bernard et Bianca
    .short = Bernard et Bianca
square-chance-2 = { pack-chance }
square-the-fox-and-the-hound = Rox et Rouky
square-the-little-mermaid = La Petite Sirène
square-cinderella-s-pumpkin-coach = La citrouille de Cendrillon
    .short = La citrouille
square-beauty-and-the-beast = La Belle et la Bête
square-aladdin = Aladdin
square-pixie-dust = Poudre de fée
square-pocahontas = Pocahontas
square-go-to-jail = Allez en prison
square-toy-story = Toy Story
square-mulan = Mulan
square-community-3 = { pack-community }
square-tarzan = Tarzan
square-cruella-s-car = La voiture de Cruella
    .short = Cruella
square-chance-3 = { pack-chance }
square-the-lion-king = Le Roi Lion
square-luxury-tax = Prince Jean
square-snow-white-and-the-seven-dwarfs = Blanche-Neige et les Sept Nains
    .short = Blanche-Neige

card-ch01 = Filez à la case { square-go } et touchez votre salaire.
card-ch02 = Allez sur la case { square-snow-white-and-the-seven-dwarfs }.
card-ch03 = Allez sur la case { square-the-little-mermaid }, avec votre salaire si vous franchissez la case { square-go }.
card-ch04 = Allez sur la case { square-alice-in-wonderland }, avec votre salaire si vous franchissez la case { square-go }.
card-ch05 = Allez sur la case { square-captain-hook-s-pirate-ship }, avec votre salaire si vous franchissez la case { square-go }.
card-ch06 = Faites trois cases en arrière.
card-ch07 = Direction la prison, sans salaire au passage.
card-ch08 = Sortez de prison sans payer : gardez cette carte, ou vendez-la.
card-ch09 = Remettez vos bâtiments en état : 25 par maison, 100 par château.
card-ch10 = Contribution aux travaux de voirie : 40 par maison, 115 par château.
card-ch11 = Contravention pour excès de vitesse : payez 15.
card-ch12 = La rentrée des classes vous coûte 150.
card-ch13 = Tapage nocturne : 20 d’amende.
card-ch14 = Votre prêt immobilier vous rapporte 150.
card-ch15 = Prix de mots croisés : recevez 100.
card-ch16 = Dividende de la banque : recevez 50.

card-cc01 = Rejoignez la case { square-go } et touchez votre salaire.
card-cc02 = Revenez en arrière jusqu’à la case { square-steamboat-willie }.
card-cc03 = Direction la prison, sans salaire au passage.
card-cc04 = Sortez de prison sans payer : gardez cette carte, ou vendez-la.
card-cc05 = La banque a mal compté : touchez 200.
card-cc06 = Rente annuelle : recevez 100.
card-cc07 = Un héritage vous apporte 100.
card-cc08 = Vous écoulez votre stock : recevez 50.
card-cc09 = Intérêts à 7 % : recevez 25.
card-cc10 = Trop-perçu d’impôt : recevez 20.
card-cc11 = Deuxième au concours de beauté : recevez 10.
card-cc12 = Bon anniversaire ! Recevez 10 de chaque joueur.
card-cc13 = Note d’hôpital : payez 100.
card-cc14 = Visite du médecin : payez 50.
card-cc15 = Prime d’assurance : payez 50.
card-cc16 = Au choix : 10 d’amende ou une carte { pack-chance }.
