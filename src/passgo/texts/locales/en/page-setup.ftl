# Setting up a table on the page: chairs, bots, rules, invitation.

setup-title = Who sits at the table?
setup-chair = { $name }, { $line }
setup-chair-free = room for one more
setup-chair-free-title = This chair is free
setup-chair-open = link open
setup-chair-bot = bot, { $bot }
setup-chair-you = you
setup-chair-here = here, same screen
setup-chair-there = connected
setup-chair-away = away at the moment
setup-place = Place { $place }
setup-sit = Sit down
setup-someone-here = Another player here, same screen
setup-friend = A friend, by link
setup-bench-bot = A bot from the list
setup-other-bot = Another bot
setup-remove = Remove the chair
setup-stand = Stand up
setup-name = Name
setup-rename = Rename
setup-only-host = Only the host can add chairs.
setup-bench = The bots
setup-seated = at the table
setup-strength = Strength { $dots } of 3
setup-bot-novice = Pim
setup-bot-simple = Zoé
setup-bot-regular = Odile
setup-bot-shrewd = Vasco
setup-bot-buyer = Max
setup-bot-thrifty = Gil
setup-bot-railways = Bruno
setup-bot-dealer = Inès
setup-bot-outside = Comes from outside Passgo.
setup-bot-novice-is = Loves buying, often forgets.
setup-bot-simple-is = Plays by simple rules.
setup-bot-regular-is = Compares rents, saves some cash.
setup-bot-shrewd-is = Trades hard, borrows to build.
setup-bot-buyer-is = Buys everything.
setup-bot-thrifty-is = Loves cheap streets.
setup-bot-railways-is = Dreams only of stations.
setup-bot-dealer-is = Answers every offer.
setup-change-box = Change the box
setup-mode-standard = Standard
setup-mode-standard-is = until one player is left
setup-mode-short = Short
setup-mode-short-is = under an hour
setup-mode-timed = Timed
setup-mode-timed-is = until time is up
setup-rules = House rules
setup-rules-none = None: as in the rule book
setup-tempo = Pace
setup-tempo-free = No clock: take your time
setup-tempo-clock = { $seconds } s for each decision
setup-pace = Bots wait
setup-clock = Time to decide
setup-clock-none = no clock
setup-seconds = { $seconds } s
setup-watch = Others may watch
setup-take-over = Spectators may take a bot’s seat
setup-invite = Invite a friend
setup-invite-how = Show this code, or send the link.
setup-qr = The link as a QR code
setup-copy = Copy the link
setup-copied = Copied
setup-link = Link to this table
setup-start =
    { $count ->
        [1] Start alone
        [2] Start with two
        [3] Start with three
        [4] Start with four
        [5] Start with five
        [6] Start with six
        [7] Start with seven
        [8] Start with eight
       *[other] Start with { $count }
    }
setup-few =
    { $least ->
        [one] This game needs { $least } player.
       *[other] This game needs { $least } players.
    }
setup-open =
    { $count ->
        [one] Your friend can join later: a bot plays until then.
       *[other] Your friends can join later: bots play until then.
    }
setup-wait = The host starts the game.

# What an option may be.
setup-value-none = none
setup-value-true = yes
setup-value-false = no
setup-value-auto = automatic
setup-value-manual = by hand
setup-value-passes = when all others pass
setup-value-timer = with a timer
setup-value-public = visible
setup-value-hidden = hidden
setup-value-rethrow = roll again
setup-value-lowest-seat = first seat
setup-value-cash = cash in hand
setup-value-raisable = all you can raise
setup-value-next-throw = next roll
setup-value-next-player = next player
setup-value-second-player = second player
setup-value-before = before
setup-value-after = after
setup-value-idle = at any quiet moment
setup-value-before-throw = before the roll
setup-value-any = any
setup-value-own-or-between = own turn or between turns
setup-value-group = the group
setup-value-lot = the property
setup-value-houses = houses only
setup-value-single = one at a time
setup-value-lowest-printed = lowest printed price
setup-value-debt = only in debt
setup-value-fee-once = fee once
setup-value-fee-twice = fee twice
setup-value-fee = fee
setup-value-free = free
setup-value-all = all
setup-value-gifts = gifts
setup-value-off = off
setup-value-on = on
setup-value-joint = shared
setup-value-most-cash = most cash
setup-value-allowed = allowed
setup-value-refused = refused
setup-value-colours = colours
setup-value-sets = sets
setup-value-payee = the player paid
setup-value-payer = the player who pays
setup-value-child = a child’s
setup-value-casual = casual
setup-value-skilled = skilled
setup-value-expert = expert
setup-value-paid = paid
setup-value-rivals = rivals only
