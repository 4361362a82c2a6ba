# Setting a table up on the page: chairs, bots, rules, invitation.

setup-title = Who sits at the table?
setup-chair = { $name }, { $line }
setup-chair-free = room for one more
setup-chair-free-title = This chair is free
setup-chair-open = link open
setup-chair-bot = bot, { $bot }
setup-chair-you = you
setup-chair-here = here, same screen
setup-chair-there = is there
setup-chair-away = away at the moment
setup-place = Place { $place }
setup-guest = Guest
setup-sit = Sit down
setup-someone-here = Somebody here, same screen
setup-friend = A friend, by link
setup-bench-bot = A bot from the bench
setup-other-bot = Another bot
setup-remove = Take the chair away
setup-stand = Stand up
setup-name = Name
setup-rename = Rename
setup-only-host = Only the host can bring more chairs.
setup-bench = The bots’ bench
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
setup-bot-novice-is = Buys gladly, forgets often.
setup-bot-simple-is = Plays by rules of thumb.
setup-bot-regular-is = Weighs rents, keeps a reserve.
setup-bot-shrewd-is = Trades hard, borrows to build.
setup-bot-buyer-is = Takes whatever glitters.
setup-bot-thrifty-is = Loves the cheap streets.
setup-bot-railways-is = Dreams of stations only.
setup-bot-dealer-is = Answers every offer.
setup-change-box = Change the box
setup-game = The game
setup-mode-standard = Standard
setup-mode-standard-is = to the last one standing
setup-mode-short = Short
setup-mode-short-is = under an hour
setup-mode-timed = Timed
setup-mode-timed-is = until the hour strikes
setup-rules = House rules
setup-rules-none = None: as in the booklet
setup-rules-some =
    { $count ->
        [one] { $count } of your own
       *[other] { $count } of your own
    }
setup-tempo = Tempo
setup-tempo-free = No clock: as long as it takes
setup-tempo-clock = { $seconds } s for each decision
setup-pace = Bots act after
setup-clock = Time to decide
setup-clock-none = no clock
setup-seconds = { $seconds } s
setup-watch = Others may watch
setup-invite = Invite a friend
setup-invite-how = Show this code, or send the link.
setup-qr = The link as a picture to scan
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
        [one] Your friend may come in later: a bot plays the open seat until then.
       *[other] Your friends may come in later: bots play the open seats until then.
    }
setup-wait = The host starts the game.

# What an option may be.
setup-value-none = none
setup-value-true = yes
setup-value-false = no
setup-value-auto = by itself
setup-value-manual = by hand
setup-value-passes = when all others pass
setup-value-timer = by a timer
setup-value-public = in the open
setup-value-hidden = hidden
setup-value-rethrow = throw again
setup-value-lowest-seat = lowest seat
setup-value-cash = cash in hand
setup-value-raisable = all one can raise
setup-value-next-throw = next throw
setup-value-next-player = next player
setup-value-second-player = second player
setup-value-before = before
setup-value-after = after
setup-value-idle = at any idle moment
setup-value-before-throw = before the throw
setup-value-any = any
setup-value-own-or-between = own turn or between
setup-value-group = the group
setup-value-lot = the lot
setup-value-houses = houses only
setup-value-single = one at a time
setup-value-lowest-printed = lowest printed
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
setup-value-payee = who is paid
setup-value-payer = who pays
setup-value-child = a child’s
setup-value-casual = casual
setup-value-skilled = skilled
setup-value-expert = expert
setup-value-paid = paid
setup-value-rivals = rivals only
