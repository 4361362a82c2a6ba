# Why a player does what it does: `reason-<key>`, a sentence that stands by itself.

reason-none = A rule of thumb, no more.
reason-obliged = There is nothing else to do.
reason-claims-rent = { $seat } owes { $amount } in rent.
reason-completes-group = { $lot } completes a group, for { $amount }.
reason-worth-its-price = { $lot } is worth its price of { $amount }.
reason-too-dear = { $lot } is not worth { $amount }.
reason-keeps-cash = At least { $amount } must stay in hand.
reason-cheaper-at-auction = The others are short of cash: { $lot } may go for less than { $amount } at auction.
reason-denies-rival = { $seat } would gain too much by { $lot }: it is worth paying more to prevent that.
reason-worth-the-bid = { $lot } is worth up to { $amount }.
reason-outbid =
    { $lot ->
        [none] A building is not worth that much now.
       *[other] More than { $amount } is too much for { $lot }.
    }
reason-builds-income = The rent of { $lot } rises to { $amount }.
reason-raises-to-build = Mortgaging { $lot } pays for building on { $other_lot }.
reason-raises-to-buy = Mortgaging { $lot } pays for { $other_lot }.
reason-lifts-mortgage = { $lot } earns rent again for { $amount }.
reason-raises-to-pay = The { $amount } due must be raised, and { $lot } is missed least.
reason-pays = The { $amount } due can be paid.
reason-cannot-pay = Nothing raises the { $amount } due any more.
reason-trade-gains = The trade with { $seat } changes one’s own share of the table by { $per_mille }.
reason-trade-loses = The trade with { $seat } does not bring enough: { $per_mille } on one’s own share of the table.
reason-proposes-gain = If { $seat } agrees, one’s own share of the table changes by { $per_mille }.
reason-leaves-jail-to-buy =
    { $count ->
        [one] There is { $count } lot still for sale: no time to sit in jail.
       *[other] There are { $count } lots still for sale: no time to sit in jail.
    }
reason-safer-in-jail = Jail is safer: a turn outside costs { $amount } in rents on average.
reason-takes-scarce =
    { $lot ->
        [none] Buildings are running short, and there is still room for one.
       *[other] Buildings are running short, and { $lot } can still take one.
    }
reason-settles = What is offered is worth { $amount }.
reason-keeps-mortgage = The mortgage can wait.
reason-draws = A card may well be better than paying.
reason-goes-for-lot = { $lot } is still for sale.
reason-names-zone = Texts mostly cost money, and it is the others who are there ({ $zone }).
reason-forces-deal = { $lot } is worth more here than { $other_lot }.
reason-by-chance = Pure chance.
reason-frees-itself = A turn outside costs little.
reason-offers-in-kind = { $seat } may prefer lots to the { $amount } due, and that spares the buildings.
reason-short-of-cash = There is not enough cash for { $lot }, which costs { $amount }.
reason-prices-gain = By printed prices, the trade with { $seat } brings { $amount } more than it costs.
reason-prices-lose = By printed prices, the trade with { $seat } costs { $amount } too much.
reason-never-trades = This player never trades.
reason-uses-card = A release card is there to be used.
reason-tries-dice = The dice may open the door for nothing.
reason-settles-short = What is offered is worth { $amount }, and that is less than what is due.
reason-awaits-estate = { $seat } cannot pay in full. A bankruptcy would bring { $amount } here, more than what is offered.
reason-last-rival = Only { $seat } is left to beat: there is no settlement now.
reason-short-of-fees = There is not enough cash for the fees on the mortgaged lots.
