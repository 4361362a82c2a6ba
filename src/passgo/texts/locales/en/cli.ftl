# The terminal: the game played there, and what the commands say.

cli-welcome = Welcome to Passgo!
cli-edition-shown = Edition: { $edition } · mode: { $mode }
cli-mode-standard = standard
cli-mode-short = short
cli-mode-timed = timed
cli-seed-shown = Seed: { $seed } (the same seed and the same choices give the same game)
cli-departures-none = Played by the printed rules.
cli-departures = By this table’s choice a little differs from the printed rules: { $departures }.
cli-departure =
    { $choice ->
        [rent_claims-auto] rents are collected without being claimed, { $option } = { $value }
        [auction-passes] auctions close when all others have passed, { $option } = { $value }
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
        [one] Time is called after { $minutes } minute.
       *[other] Time is called after { $minutes } minutes.
    }
cli-default-name = Alex
cli-bot-names = Clara, Oscar, Zoe, Max, Lina, Hugo, Mia, Leo
cli-not-a-line = “{ $typed }” is not one of the lines. Type a number from 1 to { $most }.

# The turn.
cli-your-turn = Your turn, { $seat }.
cli-to-answer = { $seat }, it is for you to answer.
cli-waiting-for = Waiting for { $seats }: { $phase }
cli-choose-default = Your choice? (Enter: { $action })
cli-keys = b board · p players · d deeds · l log · y why · i hint · bot · ? help · q quit
cli-go-on = Let the others go on
cli-throw-for = The dice of { $seat }:
cli-not-dice = “{ $typed }” is not two dice. Type two numbers from 1 to 6.
cli-not-money = “{ $typed }” is not a sum of money.
cli-not-a-lot-number = “{ $typed }” is not in the list. Type numbers from 1 to { $most }.
cli-no-such-lot = There is no lot called “{ $typed }”.
cli-attention-needed = From now on you are asked when it is your turn, and for offers and rents.
cli-attention-turns = From now on you are also asked before every turn of the others.
cli-attention-always = From now on you are asked at every moment when you may do something.
cli-why = Why: { $why }
cli-why-on = From now on bots say why they act; the last events again:
cli-why-off = Bots keep their reasons to themselves again.
cli-hint = { $bot } would: { $action }. { $why }
cli-hint-only = { $bot } would: { $action }.
cli-hint-wait = { $bot } would let the others go on.
cli-no-such-bot = There is no bot called “{ $typed }”; there are { $known }.
cli-left-now = You are asked again before the next turn.
cli-left = { $bot } plays for you, { $seat }. What now?
cli-left-on = Let { $bot } play this turn too
cli-left-back = Take your seat back
cli-left-end = Let { $bot } play to the end
cli-learning = The bots do not know this board yet: they walk round it first, which may take minutes.
cli-bot-random = anything the rules allow
cli-bot-simple = buys, builds and pays by rules of thumb
cli-bot-buyer = buys whatever it lands on
cli-bot-dealer = buys whatever it lands on, and sells by printed prices
cli-bot-railways = is after stations, and keeps its money for them
cli-bot-thrifty = is after the cheap lots
cli-bot-novice = sees few rounds ahead, overlooks things and overpays
cli-bot-regular = weighs rents, keeps a reserve and asks for missing lots
cli-bot-shrewd = weighs everything, trades hard and borrows to build
cli-ask-file = Save to which file? (Enter: { $path })

# A whole family of choices as one line of the menu.
cli-family-build = Build…
cli-family-want = Ask for buildings…
cli-family-sell = Sell buildings…
cli-family-swap = Swap { piece-hotels } for { piece-houses }…
cli-family-redeem = Lift a mortgage…
cli-family-mortgage = Mortgage…
cli-family-offer = Offer a trade…
cli-family-settle = Offer property in payment…
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
    w  when to ask you       s  save the record       q  stop playing
    i  a hint                y  why bots act          bot NAME  leave them your seat
    v 0.5  seconds between two actions of bots; arrow keys call back what you typed
    On the board: A to H own, { $first } to { $last } stand there, { $house }2 counts { piece-houses }, { $hotel } is a { piece-hotel }, { $mortgaged } is mortgaged.
cli-bots-listed = The bots, weakest first:
cli-ask-bid = Your bid? ({ $least } to { $most }; Enter: { $least }; 0 goes back)
cli-cash-range = (up to { $most }; Enter: { $usual }; 0 goes back)
cli-ask-lots = Numbers separated by spaces (Enter: none; 0 goes back).
cli-ask-order = Numbers in the order of work, separated by spaces; repeat one to name a lot twice (0 goes back).
cli-ask-dice = What do the two dice show? (for example 3 4; Enter throws them for you)
cli-trade-give-lots = Which of your lots do you give?
cli-trade-give-cash = How much money do you give?
cli-trade-give-cards = Which get-out-of-jail cards do you give?
cli-trade-get-lots = Which lots of { $other } do you ask for?
cli-trade-get-cash = How much money do you ask of { $other }?
cli-trade-get-cards = Which get-out-of-jail cards do you ask for?
cli-trade-terms = To { $other }: you give { $give } and get { $get }.
cli-trade-empty = An offer must give or ask for something.
cli-sure-offer = Make this offer?
cli-ask-settle = All your cash goes, and which lots with it?
cli-ask-lot = The number of one (0 goes back).
cli-unit-shows = What does your unit show?
cli-force-give = Which of your lots do you give?
cli-force-take = Which lot do you take for it?
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
cli-release-short = jail card ×
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
cli-explain-would = In place of { $seat }, { $bot } would: { $action }
cli-explain-wait = In place of { $seat }, { $bot } would let the others go on
cli-explain-same = { $seat } did just that.
cli-explain-done = { $seat } did this: { $action }
cli-explain-bank = The bank acted: { $action }
cli-explain-sum =
    { $count ->
        [one] { $bot } would have done the same { $same } time out of { $count }.
       *[other] { $bot } would have done the same { $same } times out of { $count }.
    }
cli-goodbye = Nobody answers any more: goodbye!
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
cli-about-play = Play in the browser, on this machine; or in this terminal (--text).
cli-about-serve = Let people play over the network: tables, sockets and the page.
cli-about-scenario = Run scenario files and say which fail.
cli-about-rules = Show the clauses of the rules and what proves each.
cli-about-replay = Tell a recorded game again.
cli-about-story = Tell the story of a recorded game: wealth, turning points, payments, dice.
cli-about-explain = Say what a bot would have done in a recorded game, and why.
cli-about-verify = Check that the dice of a recorded game were fair, and draw how they fell.
cli-about-commitment = The commitment that was shown before the game, as you noted it.
cli-about-schema = Print the JSON Schema of what leaves the engine: views, choices, events.
cli-about-schema-protocol = Of everything that servers and clients of tables say to each other, instead.
cli-about-schema-typescript = Print the types of the protocol for TypeScript instead.
cli-about-position = Print the position in which a recorded game ends.
cli-about-editions = List the editions.
cli-about-options = List the options of a table.
cli-about-warm = Compile the rules ahead.
cli-about-loops = Compile also what shakes and measures them.
cli-about-soak = Play random games for a long time, checking every action.
cli-about-balance = Let aiming players play knockout and say whether the lane is fair.
cli-about-slide = Draw one slide of knockout as SVG.
cli-about-slide-x = Where the token starts, in millimetres from the left.
cli-about-slide-angle = Degrees to the right of straight ahead.
cli-about-slide-speed = Metres a second.
cli-about-slide-token = A token on the lane, as x,y in millimetres; may be given several times.
cli-about-slide-out = Write the picture to this file.
cli-about-threads = How many threads play.
cli-about-gpu-check = Compare a CUDA device with the processor, game by game.
cli-about-tables = Look after the tables a server keeps: list, show, export, import, prune.
cli-about-text = Play in this terminal. Only there: the options from --mode to --pace.
cli-about-no-browser = Open no browser: only show the address.
cli-about-play-port = The port of the page; otherwise the last one, or a free one.
cli-about-edition = An edition by name, or the folder of one.
cli-about-mode = The kind of game; see passgo editions.
cli-about-players = How many play, you included.
cli-about-name = Your name.
cli-about-seats = All names in order; “bob:shrewd” is an opponent. The bots: { $bots }; “bob:bot” is the usual one.
cli-about-seed = A seed: the same seed and the same choices give the same game.
cli-about-option = An option of the table, such as rent_claims=manual; see passgo options.
cli-about-lang = The language; otherwise that of the environment.
cli-about-json = Print JSON.
cli-about-record = Write the record of the game to this file when it ends or is stopped.
cli-about-resume = Go on with a recorded game: a file, or “last” for the last unfinished one.
cli-about-ask = When to ask you out of your turn: for offers and rents, before every turn, or always.
cli-about-why = Say why bots do what they do.
cli-about-pace = Seconds between two actions of bots; otherwise 0.4 at a terminal.
cli-about-at = The moment before action N; otherwise the last moment.
cli-about-seat = Whose place the bot takes; otherwise that of whoever acted, or is to act.
cli-about-bot = Which bot: { $bots }; otherwise { $usual }.
cli-about-all = Every action of the record, one after another.
cli-about-soak-bots = Let the bots play instead, and look at each of their decisions.
cli-about-paths = Scenario files, or folders of them.
cli-about-target = How the rules are run.
cli-about-scenarios = The folder of the scenarios.
cli-about-record-file = The file of a recorded game.
cli-about-actions = How many actions, or decisions of bots, for each edition and mode.
cli-about-games = How many games.
cli-about-cut = Where random games are cut.
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
cli-error-not-taken = nothing takes “{ $words }”
cli-error-unknown-mode = edition { $edition } has no mode “{ $mode }”; it has { $known }
cli-error-option-value = option { $option }: found “{ $found }”, expected { $expected }
cli-error-players = edition { $edition } takes { $least } to { $most } players, not { $count }
cli-error-language = unknown language “{ $language }”; there are { $known }
cli-error-text-only = option { $option } belongs to the game in the terminal: add --text
cli-error-page-only = option { $option } belongs to the game in the browser: leave --text out
cli-error-seed = a seed is a whole number, not “{ $seed }”
cli-error-bot = --bot: there is no bot “{ $bot }”; there are { $known }
cli-error-seat = --seat: nobody at this table is called “{ $seat }”; there are { $known }
cli-error-seat-out = --seat: { $seat } is out of the game at that moment; still in it: { $known }
cli-error-at = --at: found { $at }, expected a number from 1 to { $most }
cli-error-at-and-all = --at { $at } and --all exclude each other
cli-error-no-file = no such file: { $path }
cli-error-folder = { $path } is a folder, expected the file of a record
cli-error-cannot-read = cannot read { $path }: { $why }
cli-error-cannot-write = cannot write { $path }: { $why }
cli-error-record = { $path }: damaged record: { $why }
cli-error-edition-file = { $path }: { $key }: found { $found }, expected { $expected }
cli-error-value = { $name }: found { $found }, expected { $expected }
