# Why an action is refused, said to the player who tried it, and what would be right instead.
# Variables are the refusal’s parameters, already turned into words.

refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $number }: this table has { $players }, counted from 0.
refusal-seat-is-out = { $seat } is out of the game.
refusal-unknown-action = There is no such action ({ $kind }).
refusal-for-the-bank = Only the bank can do that.
refusal-not-your-turn = Wait for your turn: { $mover } is playing.
refusal-not-now =
    { $phase ->
        [order] Not yet: everyone throws for the first turn.
        [roll] Not now: the dice must be thrown.
        [end] Not now: the turn is waiting to be ended.
        [over] The game is over.
        [buy] Not now: somebody is deciding whether to buy.
        [auction] Not during an auction.
        [debt] Not now: a debt must be settled first.
        [shortage] Not now: the bank is asking who wants to build.
        [keep] Not now: the mortgages taken over must be lifted or kept first.
        [choice] Not now: a card is waiting for its choice, to pay or to draw.
        [zone] Not now: somebody on a zone square must choose first.
       *[price] Not now: the dice must first be thrown to set a rent.
    }
refusal-not-asked =
    { $phase ->
        [buy] You are not the one deciding whether to buy.
        [auction] You are not asked in this auction.
        [debt] This debt is no business of yours.
        [shortage] The bank is not asking you, or you have already answered.
        [keep] These mortgages are not yours to decide.
        [choice] The choice on this card is not yours.
        [zone] The choice on this zone square is not yours.
       *[other] Nobody is asking you that now.
    }
refusal-not-your-throw = It is { $seat } who must throw the dice.
refusal-dice-needed = This table throws real dice: say what they show.
refusal-dice-not-manual = The game throws the dice here: just ask to roll.
refusal-bad-dice = { $die1 } and { $die2 }? No two dice show that.

refusal-no-such-square = There is no square { $lot } on this board.
refusal-not-a-lot = { $lot } cannot be owned.
refusal-not-yours = { $lot } is not yours: it belongs to { $owner }.
refusal-not-theirs = You cannot ask for { $lot }: it belongs to { $owner }.
refusal-not-enough-cash = Not enough money: it takes { $needed }, and there is { $cash }.
refusal-bad-amount = { $amount } is not a sum that can be used here.

refusal-bid-too-low = { $amount } is too low: bid at least { $least }.
refusal-bid-over-limit = { $amount } is too high: you can bid { $most } at most.
refusal-already-leading = You are already leading with { $amount }.
refusal-already-passed = You have left this auction: a pass is final.
refusal-not-a-bidder = This auction is between other players.
refusal-no-timer = Nobody brings the hammer down here: an auction ends when all the others have passed.

refusal-no-claim = There is no rent to claim there, or it is too late.

refusal-list-empty = Name at least one lot.
refusal-list-too-long = You named { $count } lots: { $limit } is the most.
refusal-not-a-street = Nothing can be built on { $lot }: only streets take { piece-houses } and { piece-hotels }.
refusal-group-not-owned = You need the whole colour group of { $lot } before you can build there.
refusal-group-mortgaged = You cannot build on { $lot } while { $other_lot } is mortgaged.
refusal-not-even = Buildings go up and down evenly within a group: { $other_lot } comes before { $lot }.
refusal-lot-full = There is no room left on { $lot }: a { piece-hotel } is as high as it goes.
refusal-bank-has-no-houses =
    { $left ->
        [0] The bank has no { piece-house } left: wait until some come back.
       *[other] You need { $wanted } { piece-houses } and the bank has only { $left }.
    }
refusal-bank-has-no-hotels =
    { $left ->
        [0] The bank has no { piece-hotel } left: wait until some come back.
       *[other] You need { $wanted } { piece-hotels } and the bank has only { $left }.
    }
refusal-no-building = There is no building on { $lot } to sell.
refusal-hotels-go-together = The { piece-hotels } of a group are sold together: those on { $lot } and { $other_lot } go at once.
refusal-no-hotel = There is no { piece-hotel } on { $lot }.
refusal-no-swap = This edition does not exchange { piece-hotels } for { piece-houses }: sell the { piece-hotel } whole.
refusal-has-buildings = { $lot } carries buildings: sell them first.
refusal-group-has-buildings = Nothing can be done with { $lot } while there are buildings on { $other_lot }: sell them first.

refusal-already-mortgaged = { $lot } is mortgaged already.
refusal-not-mortgaged = { $lot } is not mortgaged.
refusal-only-for-debt = At this table you may only mortgage to pay a debt.

refusal-offer-to-self = You cannot trade with yourself.
refusal-offer-empty = An empty offer is no offer: put something in it.
refusal-card-not-held =
    { $pack ->
        [none] There is no get-out-of-jail card to use here.
       *[other] The get-out-of-jail card ({ $pack }) is not in that hand.
    }
refusal-no-offer = There is no such offer open.
refusal-gift-to-debtor = At this table nobody bails out a player in debt.
refusal-debtor-raises-cash = { $debtor } has a debt to pay first: a trade must leave { $debtor } with more cash than before.
refusal-not-with-debtor = Until the debt is settled, all trade is with { $debtor }.
refusal-fee-not-covered = A mortgaged lot comes with interest: it takes { $needed } and there is { $cash }.

refusal-no-debt = You owe nothing.
refusal-still-solvent = You are not bankrupt: you owe { $debt } and can still raise { $raisable }.
refusal-not-in-kind = This debt must be paid in money.
refusal-cash-covers = Your cash, { $cash }, covers the { $debt } you owe: pay it in money.
refusal-all-cash-first = Property only makes up the rest: put in all your cash, { $cash }.
refusal-half-in-cash = At least { $least } of this must be paid in cash.

refusal-not-in-jail = You are not in jail.
refusal-before-the-throw = Too late for that now: it is done before you throw the dice.
refusal-wrong-sort =
    { $sort ->
        [hotel] The call is for { piece-hotels }, and { $lot } is not ready for one.
       *[other] The call is for { piece-houses }, and the next building on { $lot } is a { piece-hotel }.
    }
refusal-not-timed = This game has no time limit.
refusal-time-already-called = Time has already been called.
refusal-too-many-matters = Too much is open at once: settle something first.

refusal-no-such-zone = There is no zone { $zone } on this board.
refusal-zone-empty = Nobody is there ({ $zone }): name a zone in which somebody stands.
refusal-nothing-unowned = There is no unowned lot left to go to: force a deal, or name a zone.
refusal-not-all-owned = Deals can only be forced once every lot is owned, and { $lot } is not.
refusal-in-full-group = { $lot } is part of a complete group, which no forced deal can break up.
refusal-no-such-text = The unit has no such text.
refusal-jailed-this-turn = You were sent to jail in this very turn; the fine waits for your next.
