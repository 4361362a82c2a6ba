# The terminal: the game played there, and what the commands say.

cli-welcome = Welcome to Passgo!
cli-edition-shown = Edition: { $edition } · mode: { $mode }
cli-mode-standard = standard
cli-mode-short = short
cli-mode-timed = timed
cli-seed-shown = Seed: { $seed } (the same seed and the same choices give the same game)
cli-departures-none = Played by the printed rules.
cli-departures = This table differs from the printed rules: { $departures }.
cli-departure =
    { $choice ->
        [rent_claims-auto] rents are paid without a claim, { $option } = { $value }
        [auction-passes] auctions end when all others have passed, { $option } = { $value }
       *[other] { $option } = { $value }
    } { $source ->
        [ruling] (our ruling: { $printed })
       *[printed] (printed: { $printed })
    }
cli-players = At the table: { $seats }.
cli-computer = computer: { $bot }
cli-you = you

# Settings that a menu asks for before the game.
cli-language-fr = French
cli-language-en = English
cli-ask-language = Language?
cli-ask-edition = Which edition?
cli-ask-mode = Which mode?
cli-ask-name = Your name?
cli-ask-opponents = How many opponents? ({ $least } to { $most })
cli-ask-minutes = How many minutes? ({ $least } to { $most })
cli-time-limit =
    { $minutes ->
        [one] The game ends after { $minutes } minute.
       *[other] The game ends after { $minutes } minutes.
    }
cli-default-name = Alex
cli-bot-names = Clara, Oscar, Zoe, Max, Lina, Hugo, Mia, Leo
cli-not-a-line = “{ $typed }” is not one of the lines. Type a number from 1 to { $most }.

# The turn.
cli-your-turn = Your turn, { $seat }.
cli-to-answer = { $seat }, it is your turn to answer.
cli-waiting-for = Waiting for { $seats }: { $phase }
cli-choose-default = Your choice? (Enter: { $action })
cli-keys = b board · p players · d deeds · l log · y why · i hint · bot · ? help · q quit
cli-go-on = Let the others go on
cli-throw-for = The dice of { $seat }:
cli-not-dice = “{ $typed }” is not two dice. Type two numbers from 1 to 6.
cli-not-money = “{ $typed }” is not a sum of money.
cli-not-a-lot-number = “{ $typed }” is not in the list. Type numbers from 1 to { $most }.
cli-no-such-lot = There is no property called “{ $typed }”.
cli-attention-needed = From now on the game asks you on your turn, and for offers and rents.
cli-attention-turns = From now on the game also asks you before every turn of the others.
cli-attention-always = From now on the game asks you whenever you can do something.
cli-why = Why: { $why }
cli-why-on = From now on bots say why they act; here are the last events again:
cli-why-off = Bots no longer say why they act.
cli-hint = { $bot } would: { $action }. { $why }
cli-hint-only = { $bot } would: { $action }.
cli-hint-wait = { $bot } would let the others go on.
cli-no-such-bot = There is no bot called “{ $typed }”; there are { $known }.
cli-left-now = The game asks you again before the next turn.
cli-left = { $bot } plays for you, { $seat }. What now?
cli-left-on = Let { $bot } play this turn too
cli-left-back = Take your seat back
cli-left-end = Let { $bot } play to the end
cli-learning = The bots do not know this board yet: they explore it first, which may take minutes.
cli-bot-random = does anything the rules allow
cli-bot-simple = buys, builds and pays by simple rules
cli-bot-buyer = buys whatever it lands on
cli-bot-dealer = buys whatever it lands on, and sells by printed prices
cli-bot-railways = wants stations, and keeps its money for them
cli-bot-thrifty = wants cheap properties
cli-bot-novice = thinks a few rounds ahead, misses things and pays too much
cli-bot-regular = compares rents, keeps some cash and asks for the properties it needs
cli-bot-shrewd = considers everything, trades hard and borrows to build
cli-ask-file = Save to which file? (Enter: { $path })

# A whole family of choices as one line of the menu.
cli-family-build = Build…
cli-family-want = Ask for buildings…
cli-family-sell = Sell buildings…
cli-family-swap = Swap { piece-hotels } for { piece-houses }…
cli-family-redeem = Unmortgage…
cli-family-mortgage = Mortgage…
cli-family-offer = Offer a trade…
cli-family-settle = Pay with property…
cli-back = Back
cli-not-a-choice = “{ $typed }” is not one of the choices. Type a number from 1 to { $most }, or ? for help.
cli-not-a-number = “{ $typed }” is not a whole number.
cli-out-of-range = { $typed } is not between { $least } and { $most }.
cli-refused = Not possible: { $why }
cli-yes = yes
cli-no = no
cli-yes-no = y/n
cli-yes-no-usual = ({ cli-yes-no }; Enter: { $usual })
cli-yes-letter = y
cli-no-letter = n
cli-answer-yes-no = Please answer { cli-yes } or { cli-no }.
cli-sure-resign = Do you really want to leave the game?
cli-sure-bankrupt = Do you really want to declare bankruptcy?
cli-help =
    Type the number of a choice and Enter; Enter alone takes the first. 0 goes back.
    b  the board             p  the players           d  your deeds
    l  the last events       o  the rules played      d NAME  any deed, or a player’s
    w  when to ask you       s  save the game         q  stop playing
    i  a hint                y  why bots act          bot NAME  a bot plays for you
    v 0.5  seconds between two actions of bots; arrow keys bring back what you typed
    On the board: A to H are owners, { $first } to { $last } are tokens, { $house }2 means 2 { piece-houses }, { $hotel } is a { piece-hotel }, { $mortgaged } is mortgaged.
cli-bots-listed = The bots, weakest first:
cli-ask-bid = Your bid? ({ $least } to { $most }; Enter: { $least }; 0 goes back)
cli-cash-range = (up to { $most }; Enter: { $usual }; 0 goes back)
cli-ask-lots = Numbers separated by spaces (Enter: none; 0 goes back).
cli-ask-order = Numbers in the order you want, separated by spaces; repeat one to name a property twice (0 goes back).
cli-ask-dice = What do the two dice show? (for example 3 4; Enter rolls them for you)
cli-trade-give-lots = Which of your properties do you give?
cli-trade-give-cash = How much money do you give?
cli-trade-give-cards = Which Get Out of Jail Free cards do you give?
cli-trade-get-lots = Which properties of { $other } do you ask for?
cli-trade-get-cash = How much money do you ask { $other } for?
cli-trade-get-cards = Which Get Out of Jail Free cards do you ask for?
cli-trade-terms = To { $other }: you give { $give } and get { $get }.
cli-trade-empty = An offer must give or ask for something.
cli-sure-offer = Make this offer?
cli-ask-settle = You give all your cash. Which properties do you add?
cli-ask-lot = Type the number of one (0 goes back).
cli-unit-shows = What does your unit show?
cli-force-give = Which of your properties do you give?
cli-force-take = Which property do you take for it?
cli-still-missing = Still missing: { $amount }
cli-current-bid = Highest bid: { $amount }, by { $seat }
cli-no-bid-yet = No bid yet

# The players’ panel.
cli-cash = cash
cli-position = position
cli-in-jail = in jail (turn { $tries })
cli-owns = owns
cli-owns-nothing = owns nothing
cli-mortgaged = mortgaged
cli-level =
    { $level ->
        [one] 1 { piece-house }
       *[other] { $level } { piece-houses }
    }
cli-level-hotel = { piece-hotel }
cli-out = out of the game
cli-bank-stock = In the bank: { piece-houses } { $houses }, { piece-hotels } { $hotels }
cli-pot = Pot: { $amount }
cli-owner = owner
cli-price = price
cli-rent = rent
cli-group = group
cli-square = square
cli-stands = built
cli-rent-now = rent now
cli-house-cost = building
cli-mortgage = mortgage
cli-times-dice = { $figure }×dice
cli-release-short = Get Out of Jail Free ×
# Words that say little in a square’s name, left out where there is little room.
cli-common-words = the a an of and to airport station european company just in’ zone rue avenue boulevard place faubourg gare de la du des

# The end.
cli-game-over = The game is over.
cli-winner =
    { $count ->
        [one] The winner is { $seats }!
       *[other] { $seats } share the win!
    }
cli-you-win = Well played: you win!
cli-final-wealth = { $seat }: { $amount }
cli-stopped = Game stopped.
cli-interrupted = Stopped.
cli-explain-would = In the seat of { $seat }, { $bot } would: { $action }
cli-explain-wait = In the seat of { $seat }, { $bot } would let the others go on
cli-explain-same = { $seat } did exactly that.
cli-explain-done = { $seat } did this: { $action }
cli-explain-bank = The bank acted: { $action }
cli-explain-sum =
    { $count ->
        [one] { $bot } would have done the same { $same } time out of { $count }.
       *[other] { $bot } would have done the same { $same } times out of { $count }.
    }
cli-goodbye = No more answers: goodbye!
cli-record-saved = The game is saved in { $path }.

# The reports.
cli-players-range = { $least } to { $most } players
cli-printed = (printed: { $value })
cli-ruling = (our ruling: { $value })
cli-default = (default: { $value })
cli-clause = clause
cli-edition = edition
cli-status = status
cli-rule = rule
cli-proofs = proofs
cli-scenarios-sum = { $passed } passed, { $failed } failed
cli-status-proved = proved
cli-status-failing = failing
cli-status-unproved = unproved
cli-status-physical = physical
cli-warm-already = The rules are compiled already.
cli-warm-now = Compiling the rules; the first time takes a few minutes.
cli-warm-what = rules
cli-warm-done = The rules are compiled.

# The commands.
cli-about = Play Monopoly editions by the book, against the computer or in studies.
cli-about-help = Show this help.
cli-about-play = Run the game in the browser on this machine, or in the terminal with --text.
cli-about-serve = Run a game server: tables, sockets and the page.
cli-about-scenario = Run scenario files and show which ones fail.
cli-about-rules = Show the clauses of the rules and what proves each.
cli-about-replay = Show a recorded game again, event by event.
cli-about-story = Show the story of a recorded game: wealth, turning points, payments, dice.
cli-about-explain = Show what a bot would have done in a recorded game, and why.
cli-about-verify = Check that the dice of a recorded game were fair, and show how they fell.
cli-about-commitment = The commitment shown before the game, as you noted it.
cli-about-schema = Print the JSON Schema of the engine’s output: views, choices, events.
cli-about-schema-protocol = Print the schema of the protocol between table servers and clients instead.
cli-about-schema-typescript = Print the types of the protocol for TypeScript instead.
cli-about-position = Print the final position of a recorded game.
cli-about-editions = List the editions; add, check, create or remove one.
cli-about-options = List the options of a table.
cli-about-warm = Compile the rules in advance.
cli-about-loops = Also compile the code that tests and measures them.
cli-about-soak = Play random games for a long time, checking every action.
cli-about-balance = Let aiming players play Knockout and report whether the lane is fair.
cli-about-landing = Say how often a throw of the dice ends on each square.
cli-about-landing-jail = Pay the fine at once, or stay and throw for a double.
cli-about-landing-rolls = Also simulate so many throws, for comparison.
cli-about-simulate = Play many games of one table, and count everything.
cli-about-simulate-seats = The players, separated by commas; passgo bots lists them.
cli-about-simulate-fixed = Keep the players on their chairs; otherwise every order is played equally often.
cli-about-simulate-out = Write a row for each game (or turn) to this file: .csv or .parquet.
cli-about-simulate-rows = What a row is: a game, or a turn of a seat.
cli-about-simulate-save = Write the result to this file, for passgo report.
cli-about-simulate-study = Play all studies of this TOML file: where a key has a list, each of its values.
cli-about-report = Draw the result of a study as a page; of two, the difference too.
cli-about-report-results = What passgo simulate --save has written; two files are compared.
cli-about-report-out = The page.
cli-about-report-pictures = Write each picture to this folder too, as SVG.
cli-about-slide = Draw one slide of Knockout as SVG.
cli-about-slide-x = Where the token starts, in millimetres from the left.
cli-about-slide-angle = Degrees to the right of straight ahead.
cli-about-slide-speed = Metres per second.
cli-about-slide-token = A token on the lane, as x,y in millimetres; may be given several times.
cli-about-slide-out = Write the picture to this file.
cli-about-threads = How many threads play.
cli-about-gpu-check = Compare a CUDA device with the processor, game by game.
cli-about-tables = Manage the tables of a server: list, show, export, import, prune.
cli-about-text = Play in this terminal. The options from --mode to --pace work only there.
cli-about-no-browser = Do not open a browser: only show the address.
cli-about-play-port = The port of the page; by default the last one used, or a free one.
cli-about-edition = An edition by name, or its folder.
cli-about-mode = The kind of game; see passgo editions.
cli-about-players = Number of players, you included.
cli-about-name = Your name.
cli-about-seats = All names in order; “bob:shrewd” is an opponent. The bots: { $bots }; “bob:bot” is the usual one.
cli-about-seed = A seed: the same seed and the same choices give the same game.
cli-about-option = An option of the table, such as rent_claims=manual; see passgo options.
cli-about-lang = The language; by default that of the environment.
cli-about-json = Print JSON.
cli-about-record = Write the record of the game to this file when it ends or stops.
cli-about-resume = Continue a recorded game: a file, or “last” for the last unfinished one.
cli-about-ask = When to ask you out of your turn: for offers and rents, before every turn, or always.
cli-about-why = Show why bots act.
cli-about-pace = Seconds between two actions of bots; 0.4 at a terminal by default.
cli-about-at = The moment before action N; the last moment by default.
cli-about-seat = The seat the bot takes; by default the one that acted or has to act.
cli-about-bot = Which bot: { $bots }; { $usual } by default.
cli-about-all = Every action of the record, one after another.
cli-about-soak-bots = Let the bots play instead, and check each of their decisions.
cli-about-paths = Scenario files, or their folders.
cli-about-target = How the rules are run.
cli-about-scenarios = The folder of the scenarios.
cli-about-record-file = The file of a recorded game.
cli-about-actions = How many actions, or bots’ decisions, for each edition and mode.
cli-about-games = How many games.
cli-about-cut = Stop random games after this many actions.
cli-about-out = Write the figures to this file.
cli-about-simulator = Use Numba’s CUDA simulator.
cli-error = error: { $what }
cli-error-see = { $what } (see { $command } --help)
cli-error-no-such-option =
    { $close ->
        [none] there is no option { $option }
       *[other] there is no option { $option } (perhaps { $close })
    }
cli-error-needs-a-value = option { $option } needs a value
cli-error-takes-no-value = option { $option } takes no value
cli-error-missing = { $name } is missing
cli-error-no-such-command = there is no command “{ $word }”
cli-error-not-taken = unexpected argument “{ $words }”
cli-error-unknown-mode = edition { $edition } has no mode “{ $mode }”; it has { $known }
cli-error-option-value = option { $option }: found “{ $found }”, expected { $expected }
cli-error-players = edition { $edition } takes { $least } to { $most } players, not { $count }
cli-error-language = unknown language “{ $language }”; there are { $known }
cli-error-text-only = option { $option } is for the game in the terminal: add --text
cli-error-page-only = option { $option } is for the game in the browser: remove --text
cli-error-seed = a seed is a whole number, not “{ $seed }”
cli-error-bot = --bot: there is no bot “{ $bot }”; there are { $known }
cli-error-seat = --seat: no player at this table is called “{ $seat }”; there are { $known }
cli-error-seat-out = --seat: { $seat } is out of the game at that moment; still in it: { $known }
cli-error-at = --at: found { $at }, expected a number from 1 to { $most }
cli-error-at-and-all = --at { $at } and --all cannot be used together
cli-error-no-file = no such file: { $path }
cli-error-folder = { $path } is a folder; expected the file of a record
cli-error-cannot-read = cannot read { $path }: { $why }
cli-error-cannot-write = cannot write { $path }: { $why }
cli-error-record = { $path }: damaged record: { $why }
cli-error-edition-file = { $path }: { $key }: found { $found }, expected { $expected }
cli-error-value = { $name }: found { $found }, expected { $expected }

# Players from outside.
cli-about-code = A Python file with players of your own; see docs/bots.md. May be given several times.
players-error-none = { $source }: there is no such file, and no installed package has players of this name ({ $known })
players-error-empty = { $source }: no player in it; mark a function with @player("name")
players-error-code = { $source }: { $why }
