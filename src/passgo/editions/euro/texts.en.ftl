# Ids: square-, group-, token- and card- with the id of the other files (- for _), pack-chance and
# pack-community, piece- for buildings (one and several), currency-name, edition-.
# A text takes no argument; it may quote another, such as { pack-chance }.

edition-title = Euro (1999)
edition-character = Europe’s capitals, four airports and two institutions, in the year the euro was born.
currency-name = euro

pack-chance = Chance
pack-community = Community chest

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
group-station = airports
group-utility = institutions

token-palace-of-westminster = Palace of Westminster
token-eiffel-tower = Eiffel Tower
token-brandenburg-gate = Brandenburg Gate
token-tower-of-pisa = Tower of Pisa
token-windmill = Windmill
token-manneken-pis = Manneken Pis
token-sagrada-familia = Sagrada Familia
token-parthenon = Parthenon

square-go = Go
square-vilnius = Vilnius
square-community-1 = { pack-community }
square-riga = Riga
square-income-tax = Income tax
square-amsterdam-schiphol-airport = Amsterdam Schiphol Airport
square-sofia = Sofia
square-chance-1 = { pack-chance }
square-bucharest = Bucharest
square-warsaw = Warsaw
square-jail = Jail / Just visiting
square-budapest = Budapest
square-european-parliament = European Parliament
square-geneva = Geneva
square-helsinki = Helsinki
square-frankfurt-rhein-main-airport = Frankfurt Rhein-Main Airport
square-stockholm = Stockholm
square-community-2 = { pack-community }
square-vienna = Vienna
square-lisbon = Lisbon
square-free-parking = Free parking
square-madrid = Madrid
square-chance-2 = { pack-chance }
square-athens = Athens
square-dublin = Dublin
square-paris-charles-de-gaulle-airport = Paris Charles de Gaulle Airport
square-copenhagen = Copenhagen
square-london = London
square-european-court-of-justice = European Court of Justice
square-luxembourg = Luxembourg
square-go-to-jail = Go to jail
square-brussels = Brussels
square-amsterdam = Amsterdam
square-community-3 = { pack-community }
square-rome = Rome
square-london-heathrow-airport = London Heathrow Airport
square-chance-3 = { pack-chance }
square-berlin = Berlin
square-luxury-tax = Luxury tax
square-paris = Paris

card-ch01 = Head for { square-go } and collect your salary.
card-ch02 = Travel to { square-paris }.
card-ch03 = Travel to { square-dublin }, with your salary if you go past { square-go }.
card-ch04 = Travel to { square-budapest }, with your salary if you go past { square-go }.
card-ch05 = Travel to { square-frankfurt-rhein-main-airport }, with your salary if you go past { square-go }.
card-ch06 = Step back three squares.
card-ch07 = Straight to jail, with no salary on the way.
card-ch08 = A free way out of jail, to keep or to sell.
card-ch09 = Overhaul your buildings: €25 for each house, €100 for each hotel.
card-ch10 = Road works levy: €40 for each house, €115 for each hotel.
card-ch11 = Speeding ticket: pay €15.
card-ch12 = School fees: pay €150.
card-ch13 = Drunk in the street: a fine of €20.
card-ch14 = Your building loan brings you €150.
card-ch15 = Crossword prize: receive €100.
card-ch16 = Bank dividend: receive €50.

card-cc01 = Make your way to { square-go } and collect your salary.
card-cc02 = Walk back to { square-vilnius }.
card-cc03 = Straight to jail, with no salary on the way.
card-cc04 = A free way out of jail, to keep or to sell.
card-cc05 = The bank miscounted: take €200.
card-cc06 = Yearly annuity: receive €100.
card-cc07 = An inheritance brings you €100.
card-cc08 = You sell off your stock: receive €50.
card-cc09 = Interest at 7%: receive €25.
card-cc10 = Tax refund: receive €20.
card-cc11 = Second in the beauty contest: receive €10.
card-cc12 = Happy birthday! Receive €10 from every player.
card-cc13 = Hospital bill: pay €100.
card-cc14 = A doctor’s visit: pay €50.
card-cc15 = Insurance premium: pay €50.
card-cc16 = Your choice: a fine of €10, or a { pack-chance } card.
