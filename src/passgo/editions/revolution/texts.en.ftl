# Ids: square-, group-, zone-, token- and card- with the id of the other files (- for _), piece- for
# buildings (one and several), currency-name, edition-.
# A text takes no argument; it may quote another, such as { square-go }.

edition-title = Révolution (2009)
edition-character = A round board and a bank that talks back.
currency-name = M (million) and K (thousand)

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
group-station = stations
group-utility = utilities

zone-walking = Walking zone
zone-cycle = Cycle zone
zone-car = Car zone
zone-space = Rocket zone

token-dog = Dog
token-shoe = Shoe
token-car = Car
token-top-hat = Top hat
token-ship = Ship
token-iron = Iron

square-go = GO
square-boulevard-de-belleville = Boulevard de Belleville
square-gas-company = Gas company
square-rue-lecourbe = Rue Lecourbe
square-income-tax = Income Tax
square-gare-montparnasse = Gare Montparnasse
square-rue-de-vaugirard = Rue de Vaugirard
square-zone-walking = { zone-walking }
square-rue-de-courcelles = Rue de Courcelles
square-avenue-de-la-republique = Avenue de la République
square-jail = Jail / Just Visiting
square-boulevard-de-la-villette = Boulevard de la Villette
square-electric-company = Electric company
square-avenue-de-neuilly = Avenue de Neuilly
square-rue-de-paradis = Rue de Paradis
square-gare-de-lyon = Gare de Lyon
square-avenue-mozart = Avenue Mozart
square-zone-cycle = { zone-cycle }
square-boulevard-saint-michel = Boulevard Saint-Michel
square-place-pigalle = Place Pigalle
square-free-parking = Free Parking
square-avenue-matignon = Avenue Matignon
square-zone-car = { zone-car }
square-boulevard-malesherbes = Boulevard Malesherbes
square-avenue-henri-martin = Avenue Henri-Martin
square-gare-du-nord = Gare du Nord
square-faubourg-saint-honore = Faubourg Saint-Honoré
square-place-de-la-bourse = Place de la Bourse
square-water-works = Water works
square-rue-la-fayette = Rue La Fayette
square-go-to-jail = Go to Jail
square-avenue-de-breteuil = Avenue de Breteuil
square-avenue-foch = Avenue Foch
square-communications-company = Communications company
    .short = Telecoms
square-boulevard-des-capucines = Boulevard des Capucines
square-gare-saint-lazare = Gare Saint-Lazare
square-zone-space = { zone-space }
square-avenue-des-champs-elysees = Avenue des Champs-Élysées
square-luxury-tax = Luxury Tax
square-rue-de-la-paix = Rue de la Paix

card-ev01 = Hurry to { square-go } and collect your salary.
card-ev02 = Straight to jail, with no salary on the way.
card-ev03 = The jail door opens: if you are inside, you are free.
card-ev04 = Set course for { square-rue-de-la-paix }.
card-ev05 = Set course for { square-avenue-henri-martin }, with your salary if you pass { square-go }.
card-ev06 = Set course for { square-boulevard-de-la-villette }, with your salary if you pass { square-go }.
card-ev07 = A train is waiting at { square-gare-de-lyon }, with your salary if you pass { square-go }.
card-ev08 = Travel on to the next station.
card-ev09 = Travel on to the next utility.
card-ev10 = Step back three squares.
card-ev11 = Heavy repairs: 250K for each house, 1M for each hotel.
card-ev12 = Caught by a speed camera: a fine of 150K.
card-ev13 = School fees: pay 1.5M.
card-ev14 = A stay in hospital: pay 1M.
card-ev15 = The insurance falls due: pay 500K.
card-ev16 = The bank slipped up in your favour: take 2M.
card-ev17 = Your loan earns you 1.5M.
card-ev18 = An inheritance brings you 1M.
card-ev19 = Dividend: receive 500K.
card-ev20 = Happy birthday! Receive 100K from every player.
