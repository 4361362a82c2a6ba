# Ids: square-, group-, token- and card- with the id of the other files (- for _), pack-chance and
# pack-community, piece- for buildings (one and several), currency-name, edition-.
# A text takes no argument; it may quote another, such as { pack-chance }.

edition-title = Disney (2001)
edition-character = Twenty-two films to collect, castles to build.
currency-name = unit

pack-chance = Show Time
pack-community = Magic Moments

piece-house = White Rabbit cottage
piece-houses = White Rabbit cottages
piece-hotel = castle
piece-hotels = castles

group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue
group-station = means of travel
group-utility = magic powers

token-snow-white = Snow White
token-peter-pan = Peter Pan
token-alice = Alice
token-pinocchio = Pinocchio
token-sleeping-beauty = Sleeping Beauty
token-mowgli = Mowgli
token-lady-and-the-tramp = Lady and the Tramp
token-dumbo = Dumbo

square-go = GO
square-steamboat-willie = Steamboat Willie
square-community-1 = { pack-community }
square-pinocchio = Pinocchio
square-income-tax = Uncle Scrooge
square-aladdin-s-flying-carpet = Aladdin’s flying carpet
    .short = Flying carpet
square-dumbo = Dumbo
square-chance-1 = { pack-chance }
square-bambi = Bambi
square-cinderella = Cinderella
square-jail = Jail / Just Visiting
square-alice-in-wonderland = Alice in Wonderland
square-magic-wand = Magic wand
square-peter-pan = Peter Pan
square-lady-and-the-tramp = Lady and the Tramp
square-captain-hook-s-pirate-ship = Captain Hook’s pirate ship
    .short = Pirate ship
square-sleeping-beauty = Sleeping Beauty
square-community-2 = { pack-community }
square-101-dalmatians = 101 Dalmatians
square-the-jungle-book = The Jungle Book
square-free-parking = Free Parking
square-the-rescuers = The Rescuers
square-chance-2 = { pack-chance }
square-the-fox-and-the-hound = The Fox and the Hound
square-the-little-mermaid = The Little Mermaid
square-cinderella-s-pumpkin-coach = Cinderella’s pumpkin coach
    .short = Pumpkin coach
square-beauty-and-the-beast = Beauty and the Beast
square-aladdin = Aladdin
square-pixie-dust = Pixie dust
square-pocahontas = Pocahontas
square-go-to-jail = Go to Jail
square-toy-story = Toy Story
square-mulan = Mulan
square-community-3 = { pack-community }
square-tarzan = Tarzan
square-cruella-s-car = Cruella’s car
    .short = Cruella
square-chance-3 = { pack-chance }
square-the-lion-king = The Lion King
square-luxury-tax = Prince John
square-snow-white-and-the-seven-dwarfs = Snow White and the Seven Dwarfs
    .short = Snow White

card-ch01 = Head for { square-go } and collect your salary.
card-ch02 = Travel to { square-snow-white-and-the-seven-dwarfs }.
card-ch03 = Travel to { square-the-little-mermaid }, with your salary if you go past { square-go }.
card-ch04 = Travel to { square-alice-in-wonderland }, with your salary if you go past { square-go }.
card-ch05 = Travel to { square-captain-hook-s-pirate-ship }, with your salary if you go past { square-go }.
card-ch06 = Step back three squares.
card-ch07 = Straight to jail, with no salary on the way.
card-ch08 = Get Out of Jail Free: keep this card, or sell it.
card-ch09 = Overhaul your buildings: 25 for each cottage, 100 for each castle.
card-ch10 = Road works levy: 40 for each cottage, 115 for each castle.
card-ch11 = Speeding ticket: pay 15.
card-ch12 = School fees: pay 150.
card-ch13 = Too much noise after dark: a fine of 20.
card-ch14 = Your building loan brings you 150.
card-ch15 = Crossword prize: receive 100.
card-ch16 = Bank dividend: receive 50.

card-cc01 = Make your way to { square-go } and collect your salary.
card-cc02 = Walk back to { square-steamboat-willie }.
card-cc03 = Straight to jail, with no salary on the way.
card-cc04 = Get Out of Jail Free: keep this card, or sell it.
card-cc05 = The bank miscounted: take 200.
card-cc06 = Yearly annuity: receive 100.
card-cc07 = An inheritance brings you 100.
card-cc08 = You sell off your stock: receive 50.
card-cc09 = Interest at 7%: receive 25.
card-cc10 = Tax refund: receive 20.
card-cc11 = Second in the beauty contest: receive 10.
card-cc12 = Happy birthday! Receive 10 from every player.
card-cc13 = Hospital bill: pay 100.
card-cc14 = A doctor’s visit: pay 50.
card-cc15 = Insurance premium: pay 50.
card-cc16 = Your choice: a fine of 10, or a { pack-chance } card.
