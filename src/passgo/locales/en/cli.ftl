# The terminal: the game played there, and what the commands say.

cli-welcome = Welcome to Passgo!
cli-edition-shown = Edition: { $edition } · mode: { $mode }
cli-mode-standard = standard
cli-mode-short = short
cli-mode-timed = timed
cli-seed-shown = Seed: { $seed } (the same seed and the same choices give the same game)
cli-departures-none = Played by the printed rules.
cli-departures = This table departs from the printed rules: { $departures }.
cli-departure = { $option } = { $value } (printed: { $printed })
cli-players = At the table: { $seats }.
cli-computer = computer
cli-you = you

# Settings that a menu asks for before the game.
cli-language-fr = French
cli-language-en = English
cli-ask-language = Language?
cli-ask-edition = Which edition?
cli-ask-mode = Which mode?
cli-ask-name = Your name?
cli-ask-opponents = How many opponents? ({ $least } to { $most })
cli-compiling = Preparing the fast engine in the background; the game does not wait for it.

# The turn.
cli-turn = Turn { $turn }: { $seat }
cli-your-turn = Your turn, { $seat }.
cli-to-answer = { $seat }, it is for you to answer.
cli-thinking = { $seat } is thinking…
cli-waiting-for = Waiting for { $seats }: { $phase }
cli-choose = Your choice?
cli-choose-default = Your choice? (Enter: { $action })
cli-more = Other choices…
cli-back = Back
cli-not-a-choice = “{ $typed }” is not one of the choices. Type a number from 1 to { $most }, or ? for help.
cli-not-a-number = “{ $typed }” is not a whole number.
cli-out-of-range = { $typed } is not between { $least } and { $most }.
cli-refused = Not possible: { $why }
cli-yes = yes
cli-no = no
cli-yes-no = y/n
cli-yes-letter = y
cli-no-letter = n
cli-answer-yes-no = Please answer { cli-yes } or { cli-no }.
cli-sure-resign = Do you really want to leave the game?
cli-sure-bankrupt = Do you really want to declare bankruptcy?
cli-help =
    Type the number of a choice and press Enter; Enter alone takes the first.
    b  show the board        p  show the players      l  show the log again
    h  show this help        q  stop playing
cli-ask-bid = Your bid? ({ $least } to { $most })
cli-ask-cash = How much? (0 to { $most })
cli-ask-lots = Which lots? Numbers separated by spaces, Enter for none.
cli-ask-order = On which lots, in which order? Repeat a number to name a lot twice.
cli-ask-dice = What do the two dice show? (for example 3 4)
cli-trade-with = A trade with whom?
cli-trade-give-lots = Which of your lots do you give?
cli-trade-give-cash = How much money do you give?
cli-trade-give-cards = Which get-out-of-jail cards do you give?
cli-trade-get-lots = Which lots do you ask for?
cli-trade-get-cash = How much money do you ask for?
cli-trade-get-cards = Which get-out-of-jail cards do you ask for?
cli-trade-summary = You give { $give } and ask for { $get }. Make this offer?
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
cli-release-cards = get-out-of-jail cards
cli-out = out of the game
cli-turn-mark = ▶
cli-bank-stock = In the bank: { piece-houses } { $houses }, { piece-hotels } { $hotels }
cli-pot = Pot: { $amount }
cli-owner = owner
cli-price = price
cli-rent = rent
cli-group = group
cli-square = square

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
cli-record-saved = The game is saved in { $path }.
cli-record-hint = To see it again: { $command }

# The commands.
cli-about = Play Monopoly editions by the book, against the computer or in studies.
cli-about-play = Play a game in this terminal.
cli-about-scenario = Run scenario files and say which fail.
cli-about-rules = Show the clauses of the rules and what proves each.
cli-about-replay = Play a recorded game again.
cli-about-editions = List the editions.
cli-error = error: { $what }
cli-error-unknown-edition = unknown edition “{ $edition }”; there are { $known }
cli-error-unknown-mode = edition { $edition } has no mode “{ $mode }”; it has { $known }
cli-error-unknown-option = unknown option “{ $option }”; there are { $known }
cli-error-option-value = option { $option }: found “{ $found }”, expected { $expected }
cli-error-players = edition { $edition } takes { $least } to { $most } players, not { $count }
cli-error-language = unknown language “{ $language }”; there are { $known }
cli-error-seed = a seed is a whole number, not “{ $seed }”
cli-error-no-file = no such file: { $path }
cli-error-cannot-write = cannot write { $path }: { $why }
cli-error-record = { $path }: damaged record: { $why }
cli-error-scenario = { $path }: { $why }
cli-error-edition-file = { $path }: { $key }: found { $found }, expected { $expected }
cli-error-no-terminal = this needs a terminal to ask its questions in
