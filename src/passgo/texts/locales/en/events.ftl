# One sentence for each event of the log, as a good commentator at the table would say it.
# Variables are the event’s fields, already turned into words, and also $give and $get
# (what an offer or a settlement holds) and $count (how many seats $seats names).

event-order-thrown = { $seat } rolls { $die1 } and { $die2 } for the first turn.
event-order-tied = A tie between { $seats }: they roll again.
event-first-chosen = { $seat } goes first.
event-title-dealt = { $seat } is dealt { $lot } and pays { $amount } for it.
event-turn-started = Turn { $turn }: { $seat } plays.
event-dice-thrown =
    { $doubles ->
        [0] { $seat } rolls { $die1 } and { $die2 }.
        [1] { $seat } rolls { $die1 } and { $die2 }: a double!
        [2] { $seat } rolls { $die1 } and { $die2 }: a second double!
       *[other] { $seat } rolls { $die1 } and { $die2 }: a third double!
    }
event-moved =
    { $reason ->
        [dice]
            { $steps ->
                [one] { $seat } moves one square and lands on { $to_square }.
               *[other] { $seat } moves { $steps } squares and lands on { $to_square }.
            }
       *[other] { $seat } moves from { $from_square } to { $to_square }.
    }
event-salary-paid = { $seat } collects a salary of { $amount }.

event-lot-offered = { $lot } is for sale: { $seat } may buy it for { $amount }.
event-lot-bought = { $seat } buys { $lot } for { $amount }.
event-lot-declined = { $seat } does not buy { $lot }.

event-auction-opened =
    { $sort ->
        [house]
            { $seconds ->
                [untimed] A { piece-house } is up for auction, starting at { $least }.
               *[timed] A { piece-house } is up for auction, starting at { $least }, with a timer.
            }
        [hotel]
            { $seconds ->
                [untimed] A { piece-hotel } is up for auction, starting at { $least }.
               *[timed] A { piece-hotel } is up for auction, starting at { $least }, with a timer.
            }
       *[other]
            { $seconds ->
                [untimed] { $lot } is up for auction, starting at { $least }.
               *[timed] { $lot } is up for auction, starting at { $least }, with a timer.
            }
    }
event-bid-made =
    { $sort ->
        [house] { $seat } bids { $amount } for the { piece-house }.
        [hotel] { $seat } bids { $amount } for the { piece-hotel }.
       *[other] { $seat } bids { $amount } for { $lot }.
    }
event-bid-passed =
    { $sort ->
        [house] { $seat } drops out of the bidding for the { piece-house }.
        [hotel] { $seat } drops out of the bidding for the { piece-hotel }.
       *[other] { $seat } drops out of the bidding for { $lot }.
    }
# Not enough cash for the bid, or no place left to build.
event-bidder-dropped =
    { $sort ->
        [hotel] { $seat } can no longer buy the { piece-hotel } and drops out of the bidding.
       *[other] { $seat } can no longer buy the { piece-house } and drops out of the bidding.
    }
event-auction-won =
    { $sort ->
        [house] Sold! The { piece-house } goes to { $seat } for { $amount }.
        [hotel] Sold! The { piece-hotel } goes to { $seat } for { $amount }.
       *[other] Sold! { $lot } goes to { $seat } for { $amount }.
    }
event-auction-unsold =
    { $sort ->
        [house] No bids: the { piece-house } stays with the bank.
        [hotel] No bids: the { piece-hotel } stays with the bank.
       *[other] No bids: { $lot } stays with the bank.
    }

event-rent-due = { $lot } belongs to { $other }: { $seat } owes a rent of { $amount }.
event-rent-claimed = { $seat } claims { $amount } in rent from { $other } for { $lot }.
event-rent-paid = { $seat } pays { $other } { $amount } in rent for { $lot }.
event-rent-lost = Too late: { $seat } did not claim the { $amount } that { $other } owed for { $lot }.
event-price-asked = { $seat } must roll the dice to set the rent on { $lot }.
event-price-thrown = { $seat } rolls { $die1 } and { $die2 } for the rent on { $lot }.

event-card-drawn = { $seat } draws a { $pack } card: “{ $card }”
event-card-kept = { $seat } keeps this { $pack } card for later.
event-card-returned = The card goes back under the { $pack } deck.

event-tax-paid = { $seat } pays { $amount } in tax ({ $lot }).
event-bank-paid =
    { $reason ->
        [fine] { $seat } pays the bank a fine of { $amount }.
        [fee] { $seat } pays the bank { $amount } in interest.
        [card] { $seat } pays the bank { $amount }, as the card says.
        [building] { $seat } pays the bank { $amount } for buildings.
        [estate] The bank takes the cash that { $seat } leaves behind: { $amount }.
        [rent] { $seat } pays the bank { $amount } in rent: the owner has left the game.
       *[other] { $seat } pays the bank { $amount }.
    }
event-bank-received =
    { $reason ->
        [card] { $seat } collects { $amount } from the bank, as the card says.
        [building] { $seat } gets { $amount } from the bank for the buildings.
       *[other] { $seat } collects { $amount } from the bank.
    }
event-player-paid = { $seat } pays { $other } { $amount }.

event-jailed =
    { $reason ->
        [doubles] Three doubles in a row: { $seat } goes straight to jail.
        [card] { $seat } must go straight to jail.
       *[other] { $seat } goes to jail.
    }
event-jail-stayed = No double: { $seat } stays in jail (try { $tries }).
event-jail-left =
    { $reason ->
        [fine] { $seat } pays the fine and leaves jail.
        [release_card] { $seat } uses a Get Out of Jail Free card and leaves jail.
        [double] A double! { $seat } is out of jail.
       *[other] { $seat } is out of jail.
    }

event-house-built =
    { $reason ->
        [bid]
            { $level ->
                [one] { $seat } puts this first { piece-house } on { $lot }.
               *[other] { $seat } puts this { piece-house } on { $lot }: that makes { $level }.
            }
       *[other]
            { $level ->
                [one] { $seat } builds a first { piece-house } on { $lot } for { $amount }.
               *[other] { $seat } builds a { piece-house } on { $lot } for { $amount }: that makes { $level }.
            }
    }
event-hotel-built =
    { $reason ->
        [bid] { $seat } puts this { piece-hotel } on { $lot }.
       *[other] { $seat } builds a { piece-hotel } on { $lot } for { $amount }.
    }
event-house-sold =
    { $level ->
        [0] { $seat } sells the last { piece-house } on { $lot } for { $amount }.
       *[other] { $seat } sells a { piece-house } on { $lot } for { $amount }: { $level } left.
    }
event-hotel-sold = { $seat } sells the { piece-hotel } on { $lot } for { $amount }.
event-hotel-swapped = { $seat } swaps the { piece-hotel } on { $lot } for { $level } { piece-houses } and { $amount }.

event-shortage-called =
    { $sort ->
        [hotel]
            { $left ->
                [one] { $seat } wants to build, but the bank has only one { piece-hotel } left. Who else wants it? { $seats }?
               *[other] { $seat } wants to build, but the bank has only { $left } { piece-hotels } left. Who else wants one? { $seats }?
            }
       *[other]
            { $left ->
                [one] { $seat } wants to build, but the bank has only one { piece-house } left. Who else wants it? { $seats }?
               *[other] { $seat } wants to build, but the bank has only { $left } { piece-houses } left. Who else wants one? { $seats }?
            }
    }
# Passing is an answer too, and answers are secret until all are in.
event-wish-stated =
    { $sort ->
        [hotel] { $seat } has answered the bank about the { piece-hotels }.
       *[other] { $seat } has answered the bank about the { piece-houses }.
    }
event-wish-dropped =
    { $sort ->
        [hotel] No { piece-hotel } for { $seat } on { $lot }.
       *[other] No { piece-house } for { $seat } on { $lot }.
    }
event-shortage-served =
    { $sort ->
        [hotel]
            { $left ->
                [0] The { piece-hotels } are shared out: the bank has none left.
               *[other] The { piece-hotels } are shared out: the bank has { $left } left.
            }
       *[other]
            { $left ->
                [0] The { piece-houses } are shared out: the bank has none left.
               *[other] The { piece-houses } are shared out: the bank has { $left } left.
            }
    }

event-lot-mortgaged = { $seat } mortgages { $lot } and gets { $amount }.
event-lot-redeemed = { $seat } unmortgages { $lot } for { $amount }.
event-mortgage-asked = { $seat } receives mortgaged property: { $lots }. Unmortgage it now, or keep the mortgage?
event-mortgage-kept = { $seat } keeps { $lot } mortgaged.

event-offer-made = { $seat } offers { $other } a trade: { $give } for { $get }.
event-offer-accepted = Deal! { $other } accepts the offer from { $seat }: { $give } for { $get }.
event-offer-rejected = { $other } turns down the offer from { $seat }.
event-offer-withdrawn = { $seat } withdraws the offer to { $other }.
event-offer-lapsed = The offer from { $seat } to { $other } is off.
event-lot-transferred =
    { $reason ->
        [estate] { $lot } passes from { $seat } to { $other }.
        [settlement] { $seat } gives { $lot } to { $other } as payment.
       *[other] { $seat } gives { $lot } to { $other }.
    }
event-card-transferred =
    { $reason ->
        [estate] A Get Out of Jail Free card ({ $pack }) passes from { $seat } to { $other }.
       *[other] { $seat } gives { $other } a Get Out of Jail Free card ({ $pack }).
    }

event-debt-opened =
    { $reason ->
        [rent] { $seat } owes { $other } { $amount } in rent and does not have enough cash.
        [tax] { $seat } owes { $other } { $amount } in tax and does not have enough cash.
        [fine] { $seat } owes { $other } a fine of { $amount } and does not have enough cash.
       *[other] { $seat } owes { $other } { $amount } and does not have enough cash.
    }
event-debt-waits =
    { $reason ->
        [rent] { $seat } will owe { $other } { $amount } in rent once earlier debts are paid.
       *[other] { $seat } will owe { $other } { $amount } once earlier debts are paid.
    }
event-debt-paid = { $seat } pays the debt: { $amount } to { $other }.
event-settlement-offered = To pay the debt, { $seat } offers { $other } { $give }.
event-settlement-accepted = { $other } accepts { $give } from { $seat }: the debt is paid.
event-settlement-rejected = { $other } turns down the payment that { $seat } offers.
event-settlement-lapsed = The payment that { $seat } offered { $other } is off.
event-went-bankrupt = { $seat } is bankrupt: everything goes to { $other }.
event-resigned = { $seat } leaves the game.
event-buildings-taken = The buildings of { $seat } on { $lot } go back to the bank.
event-estate-opened = The bank will auction what { $seat } leaves behind: { $lots }.

event-turn-ended = { $seat } ends the turn.
event-time-called = Time is up! { $seat } finishes this turn, then everyone’s wealth is counted.
event-wealth-counted = { $seat } is worth { $amount }.
event-game-won =
    { $count ->
        [one] { $seats } wins the game!
       *[other] { $seats } win the game together!
    }
event-pot-taken = { $seat } takes the pot: { $amount }.

event-zone-asked = { $seat } lands on a zone square ({ $zone }) and must choose.
event-zone-chosen =
    { $count ->
        [0] { $seat } chooses a zone ({ $zone }), and nobody is there.
       *[other] { $seat } chooses a zone ({ $zone }): Chance for { $seats }.
    }
event-text-shown = The unit shows { $seat } a text: “{ $text }”
event-deal-forced = { $seat } forces a deal on { $other }: { $lot } for { $other_lot }.
event-text-heeded = { $seat } follows the text in time.
event-text-lost = Too late: the text left the screen before { $seat } followed it.
