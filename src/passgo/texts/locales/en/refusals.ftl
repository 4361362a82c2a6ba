# Why an action is refused, said to the player who tried it, and what would be right instead.
# Variables are the refusal’s parameters, already turned into words.

refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $number }: this table has { $players } seats, numbered from 0.
refusal-seat-is-out = { $seat } is out of the game.
refusal-unknown-action = There is no action { $kind }.
refusal-for-the-bank = Only the bank can do that.
refusal-not-your-turn = Wait for your turn: { $mover } is playing.
refusal-not-now =
    { $phase ->
        [order] Not yet: everyone rolls for the first turn.
        [roll] Not now: the dice must be rolled.
        [end] Not now: the turn must end first.
        [over] The game is over.
        [buy] Not now: a player is deciding whether to buy.
        [auction] Not during an auction.
        [debt] Not now: a debt must be paid first.
        [shortage] Not now: the bank is asking who wants to build.
        [keep] Not now: the new owner must first unmortgage or keep the mortgages.
        [choice] Not now: a player must first choose to pay or draw a card.
        [zone] Not now: the player on the zone square must choose first.
       *[price] Not now: the dice must first be rolled to set a rent.
    }
refusal-not-asked =
    { $phase ->
        [buy] You are not the one deciding whether to buy.
        [auction] You are not in this auction.
        [debt] This debt is not yours to settle.
        [shortage] The bank is not asking you, or you have already answered.
        [keep] These mortgages are not yours.
        [choice] The choice on this card is not yours.
        [zone] The choice on this zone square is not yours.
       *[other] Nobody is asking you that now.
    }
refusal-not-your-throw = { $seat } must roll the dice.
refusal-dice-needed = This table uses real dice: enter what they show.
refusal-dice-not-manual = The game rolls the dice here: just roll, and enter no numbers.
refusal-bad-dice = { $die1 } and { $die2 }? A die shows a number from 1 to 6.

refusal-no-such-square = There is no square { $lot } on this board.
refusal-not-a-lot = { $lot } cannot be owned.
refusal-not-yours = { $lot } is not yours: it belongs to { $owner }.
refusal-not-theirs = You cannot ask for { $lot }: it belongs to { $owner }.
refusal-not-enough-cash = Not enough money: it takes { $needed }, and there is only { $cash }.
refusal-bad-amount = You cannot use the sum { $amount } here.

refusal-bid-too-low = { $amount } is too low: bid at least { $least }.
refusal-bid-over-limit = { $amount } is too high: you can bid { $most } at most.
refusal-already-leading = Your bid of { $amount } is already the highest.
refusal-already-passed = You have passed: you are out of this auction.
refusal-not-a-bidder = This auction is between other players.
refusal-no-timer = There is no timer here: an auction ends when everyone else has passed.

refusal-no-claim = There is no rent to claim there, or it is too late.

refusal-list-empty = Name at least one property.
refusal-list-too-long = You named { $count } properties: { $limit } is the most.
refusal-not-a-street = You cannot build on { $lot }: { piece-houses } and { piece-hotels } only go on the properties of a colour.
refusal-group-not-owned = You need the whole colour group of { $lot } before you can build there.
refusal-group-mortgaged = You cannot build on { $lot } while { $other_lot } is mortgaged.
refusal-not-even = Build and sell evenly: { $other_lot } comes before { $lot }.
refusal-lot-full = There is no room left on { $lot }: nothing is bigger than a { piece-hotel }.
refusal-bank-has-no-houses =
    { $left ->
        [0] The bank has no { piece-house } left: wait until some are sold back.
       *[other] You need { $wanted } { piece-houses } and the bank has only { $left }.
    }
refusal-bank-has-no-hotels =
    { $left ->
        [0] The bank has no { piece-hotel } left: wait until some are sold back.
       *[other] You need { $wanted } { piece-hotels } and the bank has only { $left }.
    }
refusal-no-building = There is no building on { $lot } to sell.
refusal-hotels-go-together = Sell all { piece-hotels } of a colour group at the same time: those on { $lot } and { $other_lot } go together.
refusal-no-hotel = There is no { piece-hotel } on { $lot }.
refusal-no-swap = This edition does not swap { piece-hotels } for { piece-houses }: sell the { piece-hotel } instead.
refusal-has-buildings = There are buildings on { $lot }: sell them first.
refusal-group-has-buildings = You cannot do that with { $lot } while there are buildings on { $other_lot }: sell them first.

refusal-already-mortgaged = { $lot } is already mortgaged.
refusal-not-mortgaged = { $lot } is not mortgaged.
refusal-only-for-debt = At this table you may only mortgage to pay a debt.

refusal-offer-to-self = You cannot trade with yourself.
refusal-offer-empty = This offer is empty: put something in it.
refusal-card-not-held =
    { $pack ->
        [none] There is no Get Out of Jail Free card to use here.
       *[other] That player does not have the Get Out of Jail Free card ({ $pack }).
    }
refusal-no-offer = There is no such offer.
refusal-gift-to-debtor = At this table you may not give gifts to a player in debt.
refusal-debtor-raises-cash = { $debtor } has a debt to pay first: a trade must leave { $debtor } with more cash than before.
refusal-no-mortgages = This table plays without mortgages.
refusal-not-with-debtor = Until the debt is paid, you can only trade with { $debtor }.
refusal-fee-not-covered = A mortgaged property comes with interest to pay: it takes { $needed }, and there is only { $cash }.

refusal-no-debt = You owe nothing.
refusal-still-solvent = You are not bankrupt: you owe { $debt } and can still raise { $raisable }.
refusal-not-in-kind = This debt must be paid in money.
refusal-cash-covers = You have enough cash ({ $cash }) for the { $debt } you owe: pay it in money.
refusal-all-cash-first = Property only pays the rest: put in all your cash first, { $cash }.
refusal-half-in-cash = At least { $least } of this must be paid in cash.

refusal-not-in-jail = You are not in jail.
refusal-before-the-throw = Too late: you can only do that before you roll.
refusal-wrong-sort =
    { $sort ->
        [hotel] The bank is asking about { piece-hotels }, and { $lot } is not ready for one.
       *[other] The bank is asking about { piece-houses }, and the next building on { $lot } is a { piece-hotel }.
    }
refusal-not-timed = This game has no time limit.
refusal-time-already-called = Time is already up.
refusal-too-many-matters = Too many things are waiting: finish one of them first.

refusal-no-such-zone = There is no zone { $zone } on this board.
refusal-zone-empty = Nobody is there ({ $zone }): choose a zone with a player in it.
refusal-nothing-unowned = Every property has an owner: force a deal, or choose a zone.
refusal-not-all-owned = You can only force a deal once every property has an owner, and { $lot } has none.
refusal-in-full-group = { $lot } is part of a complete group: a forced deal cannot break it up.
refusal-no-such-text = The unit has no such text.
refusal-jailed-this-turn = You were sent to jail this turn: you can pay the fine on your next turn.

# A building plan either builds or sells.
plan-refused-builds = Finish building first.
plan-refused-sells = Finish the sale first.
