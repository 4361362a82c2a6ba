# The ladder and its players.

# One line about each player.
bot-random = Any legal action, picked at random: the weakest player to measure others by.
bot-simple = Buys what it lands on, builds when it can, and once a turn asks for the property it needs.
bot-buyer = Buys everything, puts all its money into houses and never trades: a fixed strategy from research papers.
bot-dealer = The same, but answers offers by printed prices; it never makes one.
bot-railways = Also never trades; loves stations and is slow to buy anything else.
bot-thrifty = Also never trades; loves cheap streets and is slow to buy expensive ones.
bot-outside = A player from outside Passgo.
bot-novice = A beginner: loves buying, looks one side of the board ahead, misses most of its chances and pays too much when it asks.
bot-regular = A good family player: keeps some cash, trades when asked and sometimes asks.
bot-shrewd = Works out the odds of every square, the worth of colour groups and the rents of the next lap; blocks rivals, mortgages to build, finds trades.

# Headings.
ladder-title = { $edition }, { $mode } game: { $games } games
ladder-player = player
ladder-rating = rating
ladder-wins = wins
ladder-margin = ±
ladder-interval = 95%
ladder-turns = turns
ladder-undecided = undecided
ladder-decisions = decisions/s
ladder-games-s = games/s
ladder-games = games
ladder-edition = edition
ladder-fair = fair
ladder-times-fair = × fair
ladder-matrix = Wins of row against column
ladder-own-note = Turns (median), undecided games and speed (one core): four players of the same kind.
ladder-against = { $one } against { $others }
ladder-challenge-title = { $table }, { $mode } game
ladder-again = To play the same games again: { $command }
ladder-written = Written: { $path }
ladder-one-by-one =
    { $count ->
        [one] { $players } is a Python function: its games were played one by one, which takes longer.
       *[other] { $players } are Python functions: their games were played one by one, which takes longer.
    }
ladder-forfeits =
    { $count ->
        [one] { $player } forfeited { $count } decision, and { $stand_in } took it: { $first }
       *[other] { $player } forfeited { $count } decisions, and { $stand_in } took them. The first: { $first }
    }
ladder-chart-title = The ladder
ladder-chart-about = Two against two, { $games } games for each pair; bars: 95% intervals; undecided games count for nobody.
ladder-chart-matrix = Wins of row against column
ladder-chart-shares = Share of wins with its 95% interval
ladder-chart-fair = fair share { $share }

# What can be wrong.
ladder-error-player =
    { $close ->
        [none] { $option }: unknown player “{ $player }”; there are { $known }
       *[other] { $option }: unknown player “{ $player }” (perhaps { $close }); there are { $known }
    }
ladder-error-few =
    { $count ->
        [one] --players: found 1 player, expected at least 2
       *[other] --players: found { $count } players, expected at least 2
    }
ladder-error-twice = --players: “{ $player }” is named twice; name each player once
ladder-error-one-alone = --one and --against go together: one player, and the players it meets
ladder-error-one = --one: found { $count } players, expected one
ladder-error-two-ways = { $first } and { $second } cannot be used together: give one of them
ladder-error-same-file = { $path }: two results cannot go to one file
ladder-error-marks = { $path }: the marks { $begin } and { $end } are missing or not in that order

# The commands.
cli-about-ladder = Play many games between players: ratings, win rates, length and speed.
cli-about-bots = List the players of the ladder.
cli-about-editions-played = An edition by name, or its folder; may be given several times.
cli-about-all-editions = Every edition.
cli-about-ladder-players = The players, separated by commas; all of them by default.
cli-about-one = One player, against those of --against.
cli-about-rivals = The players it meets, separated by commas; a single name takes three seats.
cli-about-ladder-games = Games for each pair, or for the one match; rounded up so that all seats are shared fairly.
cli-about-turns = Stop a game after this many turns of each player; a timed game ends then. Usually 1000, timed 40.
cli-about-workers = How many threads play; one for each core by default.
cli-about-json-file = Write the figures to this file as JSON.
cli-about-svg-file = Draw the figures in this file as SVG.
cli-about-write-docs = Update the ladder’s tables in this Markdown page, between their marks.
