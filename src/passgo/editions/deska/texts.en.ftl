# Ids: square-, group-, token- and card- with the id of the other files (- for _), pack-chance and
# pack-community, piece- for buildings (one and several), currency-name, edition-.
# A text takes no argument; it may quote another, such as { pack-chance }.

edition-title = Deska (Brussels)
edition-character = Belgium in francs: claim your rent in time.
currency-name = Belgian franc

pack-chance = Chance
pack-community = Chancellery

piece-house = house
piece-houses = houses
piece-hotel = hotel
piece-hotels = hotels

group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue
group-station = railways
group-utility = utilities

token-car = Car
token-pig = Pig
token-cat = Cat
token-dog = Dog
token-hat = Hat
token-ship = Ship
token-iron = Iron

square-go = Start
square-arlon-rue-de-diekirch = Arlon (Rue de Diekirch)
square-community-1 = { pack-community }
square-hasselt-grote-markt = Hasselt (Grote Markt)
square-income-tax = Income Tax
square-north-station = North Station
square-mons-grand-place = Mons (Grand-Place)
square-chance-1 = { pack-chance }
square-dinant-rue-grande = Dinant (Rue Grande)
square-tournai-rue-royale = Tournai (Rue Royale)
square-jail = Jail / Just Visiting
square-leuven-diestsestraat = Leuven (Diestsestraat)
square-power-station = Power Station
square-mechelen-bruul = Mechelen (Bruul)
square-verviers-place-verte = Verviers (Place Verte)
square-central-station = Central Station
square-kortrijk-lange-steenstraat = Kortrijk (Lange Steenstraat)
square-community-2 = { pack-community }
square-bruges-steenstraat = Bruges (Steenstraat)
square-namur-place-de-l-ange = Namur (Place de l’Ange)
square-free-parking = Free Parking
square-spa-place-du-monument = Spa (Place du Monument)
square-chance-2 = { pack-chance }
square-knokke-lippenslaan = Knokke (Lippenslaan)
square-ostend-kapellestraat = Ostend (Kapellestraat)
square-light-railways = Light Railways
square-charleroi-boulevard-tirou = Charleroi (Boulevard Tirou)
square-liege-rue-saint-leonard = Liège (Rue Saint-Léonard)
square-water-company = Water Company
square-ghent-veldstraat = Ghent (Veldstraat)
square-go-to-jail = To Jail!
square-liege-boulevard-d-avroy = Liège (Boulevard d’Avroy)
square-antwerp-groenplaats = Antwerp (Groenplaats)
square-community-3 = { pack-community }
square-brussels-rue-haute = Brussels (Rue Haute)
square-south-station = South Station
square-chance-3 = { pack-chance }
square-antwerp-place-de-meir = Antwerp (Place de Meir)
square-luxury-tax = Super Tax
square-brussels-rue-neuve = Brussels (Rue Neuve)

card-ch01 = Head for { square-go } and collect your salary.
card-ch02 = Travel to { square-brussels-rue-neuve }.
card-ch03 = Travel to { square-ostend-kapellestraat }, with your salary if you go past { square-go }.
card-ch04 = Travel to { square-leuven-diestsestraat }, with your salary if you go past { square-go }.
card-ch05 = Travel to { square-central-station }, with your salary if you go past { square-go }.
card-ch06 = Step back three squares.
card-ch07 = Straight to jail, with no salary on the way.
card-ch08 = Get Out of Jail Free: keep this card, or sell it.
card-ch09 = Overhaul your buildings: 500 F for each house, 2,000 F for each hotel.
card-ch10 = Road works levy: 800 F for each house, 2,300 F for each hotel.
card-ch11 = Speeding ticket: pay 300 F.
card-ch12 = School fees: pay 3,000 F.
card-ch13 = Drunk in the street: a fine of 400 F.
card-ch14 = Your building loan brings you 3,000 F.
card-ch15 = Crossword prize: receive 2,000 F.
card-ch16 = Bank dividend: receive 1,000 F.

card-cc01 = Make your way to { square-go } and collect your salary.
card-cc02 = Walk back to { square-arlon-rue-de-diekirch }.
card-cc03 = Straight to jail, with no salary on the way.
card-cc04 = Get Out of Jail Free: keep this card, or sell it.
card-cc05 = The bank miscounted: take 4,000 F.
card-cc06 = Yearly annuity: receive 2,000 F.
card-cc07 = An inheritance brings you 2,000 F.
card-cc08 = You sell off your stock: receive 1,000 F.
card-cc09 = Interest at 7%: receive 500 F.
card-cc10 = Tax refund: receive 400 F.
card-cc11 = Second in the beauty contest: receive 200 F.
card-cc12 = Happy birthday! Receive 200 F from every player.
card-cc13 = Hospital bill: pay 2,000 F.
card-cc14 = A doctor’s visit: pay 1,000 F.
card-cc15 = Insurance premium: pay 1,000 F.
card-cc16 = Your choice: a fine of 200 F, or a { pack-chance } card.
