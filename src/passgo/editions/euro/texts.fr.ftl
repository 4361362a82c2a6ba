# Ids: square-, group-, token- and card- with the id of the other files (- for _), pack-chance and
# pack-community, piece- for buildings (one and several), currency-name, edition-.
# A text takes no argument; it may quote another, such as { pack-chance }.

edition-title = Euro (1999)
edition-character = Les capitales d’Europe, quatre aéroports et deux institutions, l’année où naît l’euro.
currency-name = euro

pack-chance = Chance
pack-community = Caisse de communauté

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
group-station = aéroports
group-utility = institutions

token-palace-of-westminster = Palais de Westminster
token-eiffel-tower = Tour Eiffel
token-brandenburg-gate = Porte de Brandebourg
token-tower-of-pisa = Tour de Pise
token-windmill = Moulin à vent
token-manneken-pis = Manneken Pis
token-sagrada-familia = Sagrada Família
token-parthenon = Parthénon

square-go = Départ
square-vilnius = Vilnius
square-community-1 = { pack-community }
square-riga = Riga
square-income-tax = Impôts sur le revenu
square-amsterdam-schiphol-airport = Aéroport Amsterdam-Schiphol
square-sofia = Sofia
square-chance-1 = { pack-chance }
square-bucharest = Bucarest
square-warsaw = Varsovie
square-jail = Prison / Simple visite
square-budapest = Budapest
square-european-parliament = Parlement européen
square-geneva = Genève
square-helsinki = Helsinki
square-frankfurt-rhein-main-airport = Aéroport Francfort Rhein-Main
square-stockholm = Stockholm
square-community-2 = { pack-community }
square-vienna = Vienne
square-lisbon = Lisbonne
square-free-parking = Parc gratuit
square-madrid = Madrid
square-chance-2 = { pack-chance }
square-athens = Athènes
square-dublin = Dublin
square-paris-charles-de-gaulle-airport = Aéroport Paris-Charles-de-Gaulle
square-copenhagen = Copenhague
square-london = Londres
square-european-court-of-justice = Cour européenne de justice
square-luxembourg = Luxembourg
square-go-to-jail = Allez en prison
square-brussels = Bruxelles
square-amsterdam = Amsterdam
square-community-3 = { pack-community }
square-rome = Rome
square-london-heathrow-airport = Aéroport Londres-Heathrow
square-chance-3 = { pack-chance }
square-berlin = Berlin
square-luxury-tax = Taxe de luxe
square-paris = Paris

card-ch01 = Filez à la case { square-go } et touchez votre salaire.
card-ch02 = Allez sur la case { square-paris }.
card-ch03 = Allez sur la case { square-dublin }, avec votre salaire si vous franchissez la case { square-go }.
card-ch04 = Allez sur la case { square-budapest }, avec votre salaire si vous franchissez la case { square-go }.
card-ch05 = Allez sur la case { square-frankfurt-rhein-main-airport }, avec votre salaire si vous franchissez la case { square-go }.
card-ch06 = Faites trois cases en arrière.
card-ch07 = Direction la prison, sans salaire au passage.
card-ch08 = Une sortie de prison gratuite, à garder ou à vendre.
card-ch09 = Remettez vos bâtiments en état : 25 € par maison, 100 € par hôtel.
card-ch10 = Contribution aux travaux de voirie : 40 € par maison, 115 € par hôtel.
card-ch11 = Contravention pour excès de vitesse : payez 15 €.
card-ch12 = La rentrée des classes vous coûte 150 €.
card-ch13 = Ivresse sur la voie publique : 20 € d’amende.
card-ch14 = Votre prêt immobilier vous rapporte 150 €.
card-ch15 = Prix de mots croisés : recevez 100 €.
card-ch16 = Dividende de la banque : recevez 50 €.

card-cc01 = Rejoignez la case { square-go } et touchez votre salaire.
card-cc02 = Revenez en arrière jusqu’à la case { square-vilnius }.
card-cc03 = Direction la prison, sans salaire au passage.
card-cc04 = Une sortie de prison gratuite, à garder ou à vendre.
card-cc05 = La banque a mal compté : touchez 200 €.
card-cc06 = Rente annuelle : recevez 100 €.
card-cc07 = Un héritage vous apporte 100 €.
card-cc08 = Vous écoulez votre stock : recevez 50 €.
card-cc09 = Intérêts à 7 % : recevez 25 €.
card-cc10 = Trop-perçu d’impôt : recevez 20 €.
card-cc11 = Deuxième au concours de beauté : recevez 10 €.
card-cc12 = Bon anniversaire ! Recevez 10 € de chaque joueur.
card-cc13 = Note d’hôpital : payez 100 €.
card-cc14 = Visite du médecin : payez 50 €.
card-cc15 = Prime d’assurance : payez 50 €.
card-cc16 = Au choix : 10 € d’amende ou une carte { pack-chance }.
