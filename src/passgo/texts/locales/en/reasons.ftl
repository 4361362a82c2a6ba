# Why a player acts: `reason-<key>`, a whole sentence.

reason-none = Just a habit.
reason-obliged = There is no other choice.
reason-claims-rent = { $seat } owes { $amount } in rent.
reason-completes-group = { $lot } completes a group, for { $amount }.
reason-worth-its-price = { $lot } is worth its price of { $amount }.
reason-too-dear = { $lot } is not worth { $amount }.
reason-keeps-cash = It is better to keep at least { $amount } in cash.
reason-cheaper-at-auction = The others have little cash: { $lot } may go for less than { $amount } at auction.
reason-denies-rival = { $lot } would help { $seat } too much: it is worth paying more to prevent that.
reason-worth-the-bid = { $lot } is worth up to { $amount }.
reason-outbid =
    { $lot ->
        [none] A building is not worth that much now.
       *[other] More than { $amount } is too much for { $lot }.
    }
reason-builds-income = The rent of { $lot } rises to { $amount }.
reason-raises-to-build = Mortgaging { $lot } pays for building on { $other_lot }.
reason-raises-to-buy = Mortgaging { $lot } pays for { $other_lot }.
reason-lifts-mortgage = For { $amount }, { $lot } earns rent again.
reason-raises-to-pay = There is { $amount } to pay, and { $lot } is the least useful.
reason-pays = There is enough cash to pay the { $amount }.
reason-cannot-pay = Nothing is left to sell or mortgage for the { $amount } due.
reason-trade-gains = The trade with { $seat } changes this player’s share of the board by { $per_mille }.
reason-trade-loses = The trade with { $seat } does not bring enough: this player’s share of the board changes by { $per_mille }.
reason-proposes-gain = If { $seat } agrees, this player’s share of the board changes by { $per_mille }.
reason-leaves-jail-to-buy =
    { $count ->
        [one] { $count } property is still for sale: no time to sit in jail.
       *[other] { $count } properties are still for sale: no time to sit in jail.
    }
reason-safer-in-jail = Jail is safer: outside, a turn costs { $amount } in rent on average.
reason-takes-scarce =
    { $lot ->
        [none] Buildings are running out, and there is still room for one.
       *[other] Buildings are running out, and there is still room for one on { $lot }.
    }
reason-settles = The offer is worth { $amount }.
reason-keeps-mortgage = The mortgage can wait.
reason-draws = A card may be better than paying.
reason-goes-for-lot = { $lot } is still for sale.
reason-names-zone = Most texts cost money, and the others are in that zone ({ $zone }).
reason-forces-deal = { $lot } is worth more here than { $other_lot }.
reason-by-chance = Picked at random.
reason-frees-itself = Outside jail, a turn costs little.
reason-offers-in-kind = { $seat } may prefer property to the { $amount } due, and the buildings can stay.
reason-short-of-cash = There is not enough cash for { $lot }, which costs { $amount }.
reason-prices-gain = At printed prices, the trade with { $seat } brings { $amount } more than it costs.
reason-prices-lose = At printed prices, the trade with { $seat } costs { $amount } too much.
reason-never-trades = This player never trades.
reason-uses-card = A Get Out of Jail Free card is there to be used.
reason-tries-dice = A double would get out of jail for free.
reason-settles-short = The offer is worth { $amount }, less than the debt.
reason-awaits-estate = { $seat } cannot pay everything. A bankruptcy would bring { $amount }, more than the offer.
reason-last-rival = Only { $seat } is left to beat: no deal now.
reason-short-of-fees = There is not enough cash for the interest on the mortgaged properties.

# What a player from outside says of its action, in its own words.

own-reason = { $words }
own-reason-none = It says nothing about it.
