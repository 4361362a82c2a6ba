# A game at the terminal that is kept, left and taken up again; and what its forms ask.

cli-last-game =
    { $count ->
        [one] An unfinished game: { $edition }, with { $seats }; { $count } action so far, last played { $moment }.
       *[other] An unfinished game: { $edition }, with { $seats }; { $count } actions so far, last played { $moment }.
    }
cli-last-on = Go on with it
cli-last-new = Begin another, and keep this one for later
cli-last-away = Begin another, and put this one away
cli-gone-on =
    { $count ->
        [one] The game goes on after { $count } action.
       *[other] The game goes on after { $count } actions.
    }
cli-kept = The game is kept: passgo play --text goes on with it.
cli-record-kept = The record is kept in { $path }.
cli-error-resume = --resume: the record says { $kept }, and { $option } says { $given }; leave that out
cli-error-no-last = --resume last: there is no unfinished game
cli-error-played-now = { $path }: this game is being played in another window

cli-out-watch = Watch the others play on
cli-out-skip = Skip to the end
cli-out-stop = Stop here; the game is kept
cli-skipping = The bots play on: { $count } actions so far. Ctrl-C stops; the game is kept.
cli-warming = The strong players are still being prepared in the background; they think a little longer until then.
cli-lighter = For now { $bot } plays for those who would think too long.
cli-pace-set = From now on bots wait { $seconds } s between two actions.
cli-not-a-pace = “{ $typed }” is not a number of seconds from 0 to { $most }; type for example: v 0.5
cli-not-understood = “{ $typed }” is no answer to this.

cli-edition-line = { $title }: { $character }
cli-ask-strength = How strong are they?
cli-strength-easy = beginners ({ $bots })
cli-strength-usual = sound players ({ $bots })
cli-strength-hard = hard to beat ({ $bots })
cli-strength-mixed = one of each ({ $bots })

cli-with-redeem = { $line }, { $amount } of it to lift the mortgage
cli-with-rent = { $line }: rent { $rent }
cli-counter = Answer { $other } with other terms…
cli-none = none
cli-too-little = { $typed } is too little; it takes { $least } or more.
cli-cash-open = (Enter: { $usual }; 0 goes back)
cli-ask-lots-usual = Numbers separated by spaces (Enter: { $usual }; - for none; 0 goes back).
cli-free-lots =
    { $count ->
        [one] { $count } free
       *[other] { $count } free
    }
cli-group-held = group
cli-rents = rents
cli-still-bidding = Still bidding: { $seats }. Whoever passes is out of this auction for good.
cli-order-sum = Together: { $cost }, which leaves { $cash }.
cli-sure-order = Shall it be done?
cli-trade-worth = At printed prices you give { $give } and get { $get }.
cli-trade-completes = { $seat } would complete a group: { $group }.
cli-trade-fee = { $seat } would pay the bank { $amount } for mortgages taken over.

# The letters of a group on the board.
code-brown = BR
code-light-blue = LB
code-pink = PK
code-orange = OR
code-red = RD
code-yellow = YL
code-green = GR
code-dark-blue = DB
code-station = ST
code-utility = UT

# The command line’s own words.
usage-usage = Usage:
usage-options = { "[OPTIONS]" }
usage-command = COMMAND [ARGS]...
usage-options-title = Options:
usage-commands-title = Commands:
usage-arguments-title = Arguments:
usage-default = default:
usage-required = required
usage-number = N
usage-text = TEXT
usage-word-name = NAME
usage-word-names = NAME,NAME,...
usage-word-folder = FOLDER
usage-word-file = FILE
usage-word-value = VALUE
usage-word-number = NUMBER
usage-word-record = RECORD
usage-word-path = PATH
usage-word-seconds = SECONDS
usage-word-edition = EDITION
