# The ladder and its players.

# One line of character for each player.
bot-random = Any legal action, now this, now that; the lowest yardstick.
bot-simple = Buys what it lands on, builds when it can, and once a turn asks for the lot it lacks.
bot-buyer = Buys everything, puts all its money into houses and never trades: a fixed policy of the literature.
bot-dealer = The same, but answers offers by printed prices; it never makes one.
bot-railways = Never trades either; keen on stations and slow to buy anything else.
bot-thrifty = Never trades either; keen on cheap streets and slow to buy dear ones.
bot-novice = A plausible beginner: buys gladly, looks one corner ahead, overlooks most of its chances and overpays when it asks.
bot-regular = A sound player of the family table: keeps some cash, trades when asked and sometimes asks.
bot-shrewd = Weighs the odds of every square, what groups promise and the next lap’s rents; denies, mortgages to build, finds trades.

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
ladder-again = To play these games again: { $command }
ladder-written = Written: { $path }
ladder-chart-title = The ladder
ladder-chart-about = Two against two, { $games } games for each pair; bars: 95% intervals; undecided games are nobody’s.
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
ladder-error-twice = --players: “{ $player }” stands there twice; each player is named once
ladder-error-one-alone = --one and --against belong together: one player, and who it meets
ladder-error-one = --one: found { $count } players, expected one
ladder-error-two-ways = { $first } and { $second } exclude each other: give only one of them
ladder-error-same-file = { $path }: two results cannot be written to one file
ladder-error-marks = { $path }: the marks { $begin } and { $end } are not there, in that order

# The commands.
cli-about-ladder = Let players meet in many games: ratings, win rates, length and speed.
cli-about-bots = List the players of the ladder.
cli-about-editions-played = An edition by name, or the folder of one; may be given several times.
cli-about-all-editions = Every edition.
cli-about-ladder-players = The players who meet, parted by commas; otherwise all.
cli-about-one = One player, against those of --against.
cli-about-rivals = Whom it meets, parted by commas; a single name sits there three times.
cli-about-ladder-games = Games for each pair, or for the one match; rounded up so that all seats are shared fairly.
cli-about-turns = Turns of each player after which a game is cut; a timed game is called then. Usually 1000, timed 40.
cli-about-workers = How many threads play; otherwise as many as there are cores.
cli-about-json-file = Write the figures to this file as JSON.
cli-about-svg-file = Draw the figures in this file as SVG.
cli-about-write-docs = Renew the ladder’s tables in this Markdown page, between their marks.
