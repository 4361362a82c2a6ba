# The board of the page: squares, deeds, cards, the unit.

board-board = Board
board-times-dice = ×{ $times } dice
board-free = for sale
board-mortgaged = mortgaged
board-mortgaged-short = mortg.
board-owner = owned by { $owner }
board-rent = rent { $rent }
board-here =
    { $count ->
        [one] { $seats } is here
       *[other] { $seats } are here
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
board-group-brown = brown square
board-group-light-blue = light blue drop
board-group-pink = pink heart
board-group-orange = orange circle
board-group-red = red triangle
board-group-yellow = yellow star
board-group-green = green clover
board-group-dark-blue = dark blue diamond

# Deeds
board-deed-bare = No building
board-deed-group = Whole colour
board-deed-houses =
    { $count ->
        [one] { $count } { $house }
       *[other] { $count } { $houses }
    }
board-deed-owned =
    { $count ->
        [one] { $count } owned
       *[other] { $count } owned
    }
board-deed-price = Price
board-deed-building = { $house }
board-deed-mortgage = Mortgage
board-deed-rent-group = Rent, whole colour
board-deed-rent = Rent
board-deed-with-hotel = With a { $hotel }
board-deed-now = due now
board-completes = Completes { $group }
board-completes-then = Rent doubles at once, and you can build.
board-info-free = For sale: nobody owns it.
board-info-mine = Yours
board-info-owner = { $owner } owns it.
board-info-mortgaged = Mortgaged: no rent. { $amount } to unmortgage it.
board-info-go = Pass or land here: collect { $amount }.
board-info-jail = Just visiting? Nothing happens. In jail? Roll a double, pay the fine or use a card.
board-info-parking = Nothing happens here.
board-info-pot = Land here: collect { $amount } from the pot.
board-info-go-to-jail = Land here: go straight to jail, with no salary.
board-info-tax = Land here: pay { $amount } to the bank.
board-info-card = Land here: draw a { $pack } card.
board-info-zone = Land here: choose a zone for a Chance, or go to the next unowned property.

# The stage
board-bank-left = { $houses } { $house } and { $hotels } { $hotel } left in the bank
board-bank = in the bank
board-pile =
    { $count ->
        [one] { $pack }: one card
       *[other] { $pack }: { $count } cards
    }
board-dice = Dice: { $one } and { $two }
board-visiting-of = { $jail }, { $visiting }

# Building on the board
board-build-plus = Build on { $lot }
board-build-minus = One less on { $lot }

# The unit
board-unit = Electronic unit
board-unit-deal = Deal
board-unit-zone = { $zone }: Chance
board-unit-due = { $lot }: rent due
board-unit-turn = { $seat } plays
