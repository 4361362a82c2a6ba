# The story of a game: turning points, what is counted, and the page that shows it.
# $time is a turn or a round, $share how much a player’s chances changed.

story-shift-turn = Turn { $time }: { $seat }’s chances { $share }.
story-shift-round = Round { $time }: { $seat }’s chances { $share }.
story-completes = { $seat } completes { $group }.

story-fact-rents-earned = Rents earned: { $value }
story-fact-rents-paid = Rents paid: { $value }
story-fact-salaries = Salaries: { $value }
story-fact-lots-bought = Properties bought: { $value }
story-fact-auctions-won = Auctions won: { $value }
story-fact-trades = Trades: { $value }
story-fact-houses-built = { piece-houses } built: { $value }
story-fact-hotels-built = { piece-hotels } built: { $value }
story-fact-jailed = Times sent to jail: { $value }
story-fact-cards-drawn = Cards drawn: { $value }
story-fact-lots-held = Properties at the end: { $value }

story-fact-collected = Collected: { $value }
story-fact-best-slide = Best slide: { $value }
story-fact-slides = Slides: { $value }
story-fact-knocked-off = Rival tokens knocked off: { $value }
story-fact-tokens-lost = Own tokens lost: { $value }
story-fact-sets = Sets: { $value }
story-fact-properties = Properties collected: { $value }

story-title =
    { $over ->
        [yes]
            { $count ->
                [one] { $seats } wins.
               *[other] { $seats } share the win.
            }
       *[no] The game is not over.
    }
story-length-turn =
    { $times ->
        [one] { $times } turn, { $actions } actions.
       *[other] { $times } turns, { $actions } actions.
    }
story-length-round =
    { $times ->
        [one] { $times } round, { $actions } actions.
       *[other] { $times } rounds, { $actions } actions.
    }
story-parted = The rules have changed since then: the story stops before action { $number }.
story-wealth-turn = Everyone’s wealth, turn by turn
story-wealth-round = Everyone’s money, round by round
story-out-turn = out in turn { $time }
story-out-round = out in round { $time }
story-turning = Turning points
story-payments = Who paid whom
story-paid-by = paid by
story-largest = Largest payments
story-dice = The dice
story-throws =
    { $throws ->
        [one] One roll, { $doubles } doubles ({ $expected } expected).
       *[other] { $throws } rolls, { $doubles } doubles ({ $expected } expected).
    }
story-sum = Sum
story-came = Rolled
story-expected = Expected
story-players = Player by player
