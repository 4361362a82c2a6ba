# Ids: square-, group-, token- and card- with the id of the other files (- for _), pack-chance and
# pack-community, piece- for buildings (one and several), currency-name, edition-.
# A text takes no argument; it may quote another, such as { pack-chance }.

edition-title = Deska (Bruxelles)
edition-character = La Belgique en francs : réclamez vos loyers à temps.
currency-name = franc belge

pack-chance = Chance
pack-community = Chancellerie

piece-house = maison
piece-houses = maisons
piece-hotel = hôtel
piece-hotels = hôtels

group-brown = marron
group-light-blue = bleu clair
group-pink = rose
group-orange = orange
group-red = rouge
group-yellow = jaune
group-green = vert
group-dark-blue = bleu foncé
group-station = chemins de fer
group-utility = services publics

token-car = Auto
token-pig = Cochon
token-cat = Chat
token-dog = Chien
token-hat = Chapeau
token-ship = Bateau
token-iron = Fer à repasser

square-go = Start
square-arlon-rue-de-diekirch = Arlon (Rue de Diekirch)
square-community-1 = { pack-community }
square-hasselt-grote-markt = Hasselt (Grand’Place)
square-income-tax = Impôt sur le revenu
square-north-station = Gare du Nord
square-mons-grand-place = Mons (Grand’Place)
square-chance-1 = { pack-chance }
square-dinant-rue-grande = Dinant (Rue Grande)
square-tournai-rue-royale = Tournai (Rue Royale)
square-jail = Prison / En visite
square-leuven-diestsestraat = Louvain (Rue de Diest)
square-power-station = Centrale électrique
    .short = Centrale
square-mechelen-bruul = Malines (Bruul)
square-verviers-place-verte = Verviers (Place Verte)
square-central-station = Gare Centrale
square-kortrijk-lange-steenstraat = Courtrai (Longue rue des Pierres)
square-community-2 = { pack-community }
square-bruges-steenstraat = Bruges (Rue des Pierres)
square-namur-place-de-l-ange = Namur (Place de l’Ange)
square-free-parking = Parc gratuit
square-spa-place-du-monument = Spa (Place du Monument)
square-chance-2 = { pack-chance }
square-knokke-lippenslaan = Knocke (Avenue Lippens)
square-ostend-kapellestraat = Ostende (Rue de la Chapelle)
square-light-railways = Chemins de fer vicinaux
square-charleroi-boulevard-tirou = Charleroi (Boulevard Tirou)
square-liege-rue-saint-leonard = Liège (Rue Saint-Léonard)
square-water-company = Compagnie des eaux
    .short = Les eaux
square-ghent-veldstraat = Gand (Rue des Champs)
square-go-to-jail = En Prison !
square-liege-boulevard-d-avroy = Liège (Boulevard d’Avroy)
square-antwerp-groenplaats = Anvers (Place Verte)
square-community-3 = { pack-community }
square-brussels-rue-haute = Bruxelles (Rue Haute)
square-south-station = Gare du Midi
square-chance-3 = { pack-chance }
square-antwerp-place-de-meir = Anvers (Place de Meir)
square-luxury-tax = Impôt supplémentaire
    .short = Impôt suppl.
square-brussels-rue-neuve = Bruxelles (Rue Neuve)

card-ch01 = Filez à la case { square-go } et touchez votre salaire.
card-ch02 = Allez sur la case { square-brussels-rue-neuve }.
card-ch03 = Allez sur la case { square-ostend-kapellestraat }, avec votre salaire si vous franchissez la case { square-go }.
card-ch04 = Allez sur la case { square-leuven-diestsestraat }, avec votre salaire si vous franchissez la case { square-go }.
card-ch05 = Allez sur la case { square-central-station }, avec votre salaire si vous franchissez la case { square-go }.
card-ch06 = Faites trois cases en arrière.
card-ch07 = Direction la prison, sans salaire au passage.
card-ch08 = Sortez de prison sans payer : gardez cette carte, ou vendez-la.
card-ch09 = Remettez vos bâtiments en état : 500 F par maison, 2 000 F par hôtel.
card-ch10 = Contribution aux travaux de voirie : 800 F par maison, 2 300 F par hôtel.
card-ch11 = Contravention pour excès de vitesse : payez 300 F.
card-ch12 = La rentrée des classes vous coûte 3 000 F.
card-ch13 = Ivresse sur la voie publique : 400 F d’amende.
card-ch14 = Votre prêt immobilier vous rapporte 3 000 F.
card-ch15 = Prix de mots croisés : recevez 2 000 F.
card-ch16 = Dividende de la banque : recevez 1 000 F.

card-cc01 = Rejoignez la case { square-go } et touchez votre salaire.
card-cc02 = Revenez en arrière jusqu’à la case { square-arlon-rue-de-diekirch }.
card-cc03 = Direction la prison, sans salaire au passage.
card-cc04 = Sortez de prison sans payer : gardez cette carte, ou vendez-la.
card-cc05 = La banque a mal compté : touchez 4 000 F.
card-cc06 = Rente annuelle : recevez 2 000 F.
card-cc07 = Un héritage vous apporte 2 000 F.
card-cc08 = Vous écoulez votre stock : recevez 1 000 F.
card-cc09 = Intérêts à 7 % : recevez 500 F.
card-cc10 = Trop-perçu d’impôt : recevez 400 F.
card-cc11 = Deuxième au concours de beauté : recevez 200 F.
card-cc12 = Bon anniversaire ! Recevez 200 F de chaque joueur.
card-cc13 = Note d’hôpital : payez 2 000 F.
card-cc14 = Visite du médecin : payez 1 000 F.
card-cc15 = Prime d’assurance : payez 1 000 F.
card-cc16 = Au choix : 200 F d’amende ou une carte { pack-chance }.
