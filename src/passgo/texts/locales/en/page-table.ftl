# The table on the page: the bar and its sentences, mats, log, panels.

play-table = Table { $code }
play-table-word = Table
play-back = Back to Home
play-coming = Opening the table…
play-bar = What to do
play-mats = Players
play-no-deeds = No deeds yet
play-paper = What happened
play-menu = Menu
play-key-space = Space
play-key-escape = Esc
play-more = More
play-more-title = Everything you can do now
play-seat-switch = Who are you playing for?
play-speak-for = Play for { $seat }
play-gone = You can no longer do this.
play-plus = +{ $amount }
play-stay = Stay

# What is going on, and what follows
play-over = The game is over.
play-over-won =
    { $count ->
        [one] { $seats } has won.
       *[other] { $seats } have won.
    }
play-paused = The table is taking a break.
play-paused-then = Play goes on when a player is ready.
play-out = You are out of the game.
play-lent = A bot plays for you.
play-lent-then = Take your seat back whenever you like.
play-throw-for = Please roll the dice for { $seat }.
play-throw-for-then = Then enter what they show.
play-offered = { $other } offers you a trade.
play-offered-then = The table waits for your answer.
play-claim = { $other } is on your property, { $lot }.
play-claim-until =
    { $until ->
        [next_throw] Before the next roll.
        [next_player] Before the next player rolls.
       *[second_player] Before the player after the next one rolls.
    }
play-waiting =
    { $count ->
        [one] { $seats } is thinking.
       *[other] { $seats } are thinking.
    }
play-waiting-then = The table asks you when it is your move.
play-watching = You are watching this table.
play-nobody = One moment…
play-free = { $lot } is for sale.
play-free-then = You would have { $amount } left.
play-free-dear = It costs { $amount }: more than you have.
play-auction-leads = { $seat } leads with { $amount }.
play-auction-mine = You lead with { $amount }.
play-auction-open = { $lot } is up for auction.
play-auction-most = You can go up to { $amount }.
play-auction-no-cash = You have no money left to bid.
play-a-house = a { $house }
play-a-hotel = a { $hotel }
play-debt = You owe { $other } { $amount }.
play-debt-rent = Rent on { $lot }.
play-debt-short = You owe { $amount } and are { $missing } short.
play-debt-short-then = Sell, myself c, mortgage or trade.
play-debt-raise = Raise the money
play-debt-ready = You have the money
play-debt-to = To { $other }. You have { $cash }.
play-debt-missing = { $amount } missing
play-debt-meter = Raised so far
play-settle-asked = { $other } offers to pay you with property.
play-settle-asked-then = The debt is { $amount }. Accept, or turn down.
play-shortage =
    { $sort ->
        [hotel]
            { $count ->
                [one] Only one { $hotel } is left.
               *[other] Only { $count } { $hotels } are left.
            }
       *[house]
            { $count ->
                [one] Only one { $house } is left.
               *[other] Only { $count } { $houses } are left.
            }
    }
play-shortage-then = Your answer stays secret.
play-shortage-by = { $seat } wants to build. Say what you would buy; answers stay secret.
play-shortage-asked = Still to answer: { $seats }.
play-keep = You received mortgaged properties.
play-keep-then = Unmortgage them now, or keep the mortgage.
play-keep-costs = Unmortgage: { $redeem }. Keep the mortgage: { $keep }.
play-choice = Pay { $amount }, or draw a { $pack } card.
play-choice-then = The card lets you choose.
play-price = Roll for the rent on { $lot }.
play-price-then = { $other } gets { $times } times what the dice show.
play-zone = Choose a zone, or move on.
play-zone-then = Everyone in the zone gets a Chance.
play-zone-empty = nobody there
play-text = The unit shows you a text.
play-text-then = Do what it says before it disappears.
play-order = Roll for the first turn.
play-order-then = The highest roll goes first.
play-roll = Your turn.
play-roll-then = Build or trade first, if you like.
play-again = A double: roll again.
play-again-then = A third double in a row sends you to jail.
play-end = Your move is done.
play-end-then = Build, trade, or end your turn.
play-jail = You are in jail.
play-jail-then =
    { $turn ->
        [1] A double, the fine or a card: your first try.
        [2] A double, the fine or a card: your second try.
       *[other] A double, the fine or a card: your last try.
    }

# Buttons
play-do-buy = Buy for { $amount }
play-do-bid = Bid { $amount }
play-do-claim = Claim { $amount }
play-do-fine = Pay { $amount }
play-do-pay = Pay { $amount }
play-do-again = Roll again
play-do-next-lot = Next unowned property
play-do-decline = Auction it
play-do-decline-free = Don’t buy
play-do-card = Use the card
play-do-accept = Accept
play-do-reject = Turn down
play-do-withdraw = Withdraw
play-do-draw = Draw a card
play-do-keep = Keep mortgaged
play-do-redeem = Unmortgage: { $amount }
# The letter that each thing can be done by, as its button says it; h and o are taken, g and z too.
play-keys = accept y, bankrupt k, bid b, build b, buy b, card c, claim c, decline a, draw d, end e, fine f, force f, keep k, mortgage m, next_lot n, offer t, pass p, pay y, redeem u, reject x, roll r, sell s, settle i, swap w, undo k, want b, withdraw w, zone z
play-open-build = Build
play-open-sell = Sell
play-open-swap = Swap
play-open-mortgage = Mortgage
play-open-redeem = Unmortgage
play-open-offer = Trade
play-open-settle = Pay with property
play-open-want = Ask for buildings
play-open-force = Force a deal
play-open-resign = Leave the game
play-open-bankrupt = Declare bankruptcy
play-open-roll = Enter the dice
play-open-unit = Your unit shows a text
play-unit-text-title = What does your unit show?
play-unit-text-for = { $seat } must do it at once.
play-request-end = See the results
play-request-resume = Continue
play-request-take-back = Take your seat back
play-request-throw = Enter the dice
play-request-watch = Let the bots play on
play-request-pass = Not now
play-take = Play for { $seat }
play-take-here = Sit here
play-take-over = Let spectators take a bot’s seat
play-take-over-end = Keep the bots in their seats

# Mats
play-mat-you = you
play-mat-jail = in jail
play-mat-out = out of the game
play-mat-away = away
play-mat-bot = Bot · { $bot }
play-mat-hidden = ?
play-mat-card = Get Out of Jail Free card ({ $pack })
play-mini-mortgaged = { $lot }, mortgaged
play-mortgaged = mortgaged
play-hotel-letter = H
play-claim-for-me = Claim rent for me
play-roll-for-me = Roll for me
play-chip-you = You
play-chip-out = out
play-chip-jail = jail

# Log and chat
play-log = What happened
play-tab-log = What happened
play-tab-deeds = Deeds
play-tab-chat = Chat
play-unread = new
play-turn =
    { $turn ->
        [0] Setting up
       *[other] Turn { $turn }
    }
play-minutes =
    { $minutes ->
        [one] { $minutes } min
       *[other] { $minutes } min
    }
play-next = Next
play-watchers =
    { $count ->
        [0] Nobody watches
        [one] { $count } person watches
       *[other] { $count } people watch
    }
play-unmute = Sound on
play-chat-none = Nobody has said anything yet.
play-say = Say…
play-phrases = Quick phrases
play-quick-nice = Nice!
play-quick-deal = Trade?
play-quick-ouch = Ouch!

# Tools
play-hint = Hint
play-hint-wait = Wait: there is nothing good to do now.
play-hint-do = Do it
play-rules = Rules
play-rules-own = House rules
play-rules-book = As in the rule book
play-rules-printed = In the rule book: { $value }
play-rules-ruling = Our ruling: { $value } (the rule book does not say)
play-pause = Ask for a break
play-lend = Let a bot play for me
play-device = Play on another device too
play-device-code = On the other device, type { $code } at Home, or open this link. It works once, for ten minutes.

# Property and building
play-property = Property
play-property-cash = You have { $amount }.
play-property-note = Each change happens at once.
play-rent-from-to = rent { $before } → { $after }
play-receipt = Building
play-receipt-how = Press + on the board to plan a building, − to sell one.
play-receipt-how-want = Press + for each building you would buy.
play-receipt-pay = To pay
play-receipt-get = You get
play-receipt-cash = Your cash
play-receipt-bank = { $houses } { $house } and { $hotels } { $hotel } are left in the bank. A building sells back for half its price.
play-building = Plan your buildings.
play-building-then = Nothing is bought until you confirm.
play-building-sum =
    { $count ->
        [one] One building: { $amount }.
       *[other] { $count } buildings: { $amount }.
    }
play-building-sell =
    { $count ->
        [one] Sell one building: +{ $amount }.
       *[other] Sell { $count } buildings: +{ $amount }.
    }
play-build-for =
    { $word ->
        [want] Ask for these
       *[build] Build for { $amount }
    }
play-sell-for = Sell for { $amount }
play-build-over = Start over
play-build-done = Close
play-level =
    { $level ->
        [0] nothing built
        [one] { $level } { $house }
        [5] { $hotel }
       *[other] { $level } { $houses }
    }

# The auction
play-auction-title = { $lot }: auction
play-auction-price = Printed price { $amount }. If you pass, you are out of this auction.
play-auction-price-then = If you pass, you are out of this auction.
play-auction-worth = What is { $lot } worth to you?
play-auction-deed = See the deed
play-auction-have = You have
play-auction-have-sum = you have { $amount }
play-auction-none = No bid yet. Starts at
play-auction-bid = Highest bid
play-auction-by = { $seat } leads
play-auction-from = or more
play-auction-once = Going once…
play-auction-twice = Going twice…
play-auction-last = Last call…
play-auction-then = { $seconds } s, then it goes to { $seat }
play-auction-seconds = { $seconds } s left
play-auction-unless = It goes to { $seat }, unless { $other } bids
play-auction-wait = You have bid. The others are thinking.
play-auction-out = You have passed: you are out of this auction.
play-auction-stopped = You stopped at { $amount }.
play-limit-question = How high will you go?
play-limit-up-to = Bid up to { $amount }
play-limit-go-to = Go to { $amount }
play-limit-set = You bid for up to { $amount }.
play-limit-then = You pay only just more than the others.
play-limit-leads = You are the highest bidder.
play-limit-topped = { $seat } goes over { $amount }.
play-limit-met = { $seat } was first with { $amount }.
play-limit-topped-then = Go higher, or let it go.
play-limit-passes = In { $seconds } s you pass.
play-limit-change = Change
play-limit-stop = Stop here
play-limit-less = One step less
play-limit-more = One step more
play-limit-of = { $amount } of { $most }
play-limit-flag = Your limit, which only you see: { $amount }
play-card-step = one step
play-card-good = good price
play-card-all = all I have
play-do-pass = Pass
play-keys-bid = b
play-passing = Pass for good?
play-passing-then = You are out of this auction, and your limit is gone.
play-passing-leads = You lead with { $amount }. If nobody goes higher, you pay it. If somebody does, you are out.
play-passing-yes = Pass
play-sold-title = Sold!
play-sold-unsold = Nobody bid
play-sold-stamp = Sold
play-sold-mine = { $lot } is yours for
play-sold-mine-for = { $lot } is yours for { $amount }.
play-sold-pays = { $seat } gets { $lot } for
play-sold-for = { $seat } pays { $amount } for { $lot }.
play-sold-nobody = Nobody bids: it stays free.
play-sold-under = { $amount } under your limit.
play-sold-keep = You keep { $amount }.
play-sold-stopped = { $seat } stopped at { $amount }.
play-sold-rent = Rent for a player who stops here: { $amount }.
play-sold-go-on = Go on
play-sold-then = The game goes on by itself in a moment.
play-bidder-wins = wins
play-bidder-stopped = stopped
play-bidder-out = out
play-bidder-leads = leads
play-bidder-thinks = thinking…
play-bidder-you = your bid
play-bidder-in = still in
play-bidder-passed = passed

# Trading
play-trade-with = Trade with { $seat }
play-trade-partner = Who with?
play-trade-sides = Both sides
play-trade-give = You give
play-trade-get = You get
play-trade-keep = You would have { $amount } left
play-trade-other-has = { $seat } would have { $amount }
play-trade-new = Choose what you give and what you want from { $seat }.
play-trade-theirs = { $seat } offers this. Accept it, turn it down, or change it and send it back.
play-trade-changed = You have changed the offer from { $seat }.
play-trade-offered = You offered { $give } for { $get }.
play-trade-answers = I give { $give } for { $get }.
play-trade-change = { $seat }’s offer
play-trade-waits = { $seat } has your offer and is thinking about it.
play-trade-tap-give = Tap to add
play-trade-tap-get = Tap to ask for
play-trade-remove = Remove { $lot }
play-trade-cash-give = Cash you give
play-trade-cash-get = Cash from { $seat }
play-trade-no-cash = no cash
play-trade-less = Less cash
play-trade-more = More cash
play-trade-built = has { $houses }
play-trade-nothing = nothing to offer
play-trade-reject = Turn it down
play-trade-counter = Send new offer
play-trade-send = Offer it to { $seat }
play-trade-accept = Accept { $seat }’s offer
play-scales-even = An even trade
play-scales-more = { $amount } more
play-scales-you = for you, at printed prices
play-scales-them = for them, at printed prices
play-would-do = What changes
play-would-empty = Nobody gives anything yet.
play-would-nothing = No colour is completed, no rent changes and there is no fee.
play-would-complete =
    { $who ->
        [you] You complete a colour: { $group }.
       *[other] { $seat } completes a colour: { $group }.
    }
play-would-break =
    { $who ->
        [you] You no longer own a whole colour: { $group }.
       *[other] { $seat } no longer owns a whole colour: { $group }.
    }
play-would-own =
    { $who ->
        [you] You own { $count } of the { $size } { $group }.
       *[other] { $seat } owns { $count } of the { $size } { $group }.
    }
play-would-rent-each =
    { $count ->
        [one] Its rent goes from { $before } to { $after }.
       *[other] Rent on each goes from { $before } to { $after }.
    }
play-would-rent = { $lots }: { $before } → { $after }.
play-would-build = Building there costs { $amount } a { $house }.
play-would-build-later = Unmortgage { $lots } first: then building costs { $amount } a { $house }.
play-would-stay =
    { $count ->
        [one] { $lots } stays mortgaged.
       *[other] { $lots } stay mortgaged.
    }
play-would-fee =
    { $who ->
        [you] You owe the bank { $amount }, or unmortgage { $count ->
            [one] it
           *[other] them
        } for { $redeem }.
       *[other] { $seat } owes the bank { $amount }, or unmortgages { $count ->
            [one] it
           *[other] them
        } for { $redeem }.
    }
play-would-lift =
    { $who ->
        [you] You can unmortgage { $count ->
            [one] it
           *[other] them
        } for { $redeem }.
       *[other] { $seat } can unmortgage { $count ->
            [one] it
           *[other] them
        } for { $redeem }.
    }

# Other panels
play-claims = Rents to claim
play-settle-form = All your cash, { $amount }, and the properties you pick:
play-settle-go = Offer this
play-force-title = Force a deal
play-force-give = One of yours
play-force-take = For one of { $seat }’s
play-force-pick = Pick one on each side
play-force-go = { $give } for { $take }
play-dice-title = What do the dice show?
play-dice-for = What do { $seat }’s dice show?
play-die = Die { $number }
play-dice-go = That is what they show
play-sure-resign = Leave the game?
play-sure-resign-then = You lose your property and are out. The others play on. This cannot be undone.
play-sure-resign-yes = Leave the game
play-sure-bankrupt = Declare bankruptcy?
play-sure-bankrupt-then = Everything you have goes to pay your debt, and you are out. This cannot be undone.
play-sure-bankrupt-yes = Declare bankruptcy
play-out-title = You are out. Well played!
play-out-lead = Watch the others play on, or skip to the end.
play-out-watch = Watch the others
play-out-skip = Skip to the end
play-out-leave = Leave; the game is saved
play-pass-to = Pass to { $seat }
play-pass-to-then = What comes next is for one player only.
play-pass-ready = I am { $seat }
