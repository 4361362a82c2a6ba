# Words that other texts are made of. An edition overrides the four pieces in its own texts.

piece-house = house
piece-houses = houses
piece-hotel = hotel
piece-hotels = hotels

the-bank = the bank
nothing-word = nothing
release-card = a Get Out of Jail Free card ({ $pack })
in-zone = { $zone } ({ $seats })
in-zone-nobody = nobody
list-and = { $items } and { $last }
percent = { $figure }%
decimal-point = .

# A card known by its effect alone.
effect-from-pack = The next card of the deck.
effect-advance-to = Advance to { $target }.
effect-go-back =
    { $amount ->
        [one] Go back one square.
       *[other] Go back { $amount } squares.
    }
effect-go-back-to = Go back to { $target }.
effect-go-to-jail = Go to jail.
effect-jail-free = Get Out of Jail Free: keep this card until you need it.
effect-repairs = Repairs: pay { $amount } for each { piece-house }, more for each { piece-hotel }.
effect-pay = Pay { $amount }.
effect-collect = Collect { $amount }.
effect-collect-each = Collect { $amount } from every player.
effect-pay-each = Pay { $amount } to every player.
effect-pay-or-draw = Pay { $amount }, or draw a { $target } card.
effect-advance-to-nearest =
    { $target ->
        [station] Advance to the next station.
        [utility] Advance to the next utility.
       *[other] Advance to the next square of this kind.
    }
effect-leave-jail = Leave jail.
