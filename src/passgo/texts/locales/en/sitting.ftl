# A game in the terminal that is saved, left and continued; and what its forms ask.

cli-last-game =
    { $count ->
        [one] An unfinished game: { $edition }, with { $seats }; { $count } action so far, last played { $moment }.
       *[other] An unfinished game: { $edition }, with { $seats }; { $count } actions so far, last played { $moment }.
    }
cli-last-on = Continue it
cli-last-new = Start another, and keep this one for later
cli-last-away = Start another, and archive this one
cli-gone-on =
    { $count ->
        [one] The game continues after { $count } action.
       *[other] The game continues after { $count } actions.
    }
cli-kept = The game is saved: passgo play --text continues it.
cli-record-kept = The record is saved in { $path }.
cli-error-resume = --resume: the record says { $kept }, but { $option } says { $given }; remove that option
cli-error-no-last = --resume last: there is no unfinished game
cli-error-played-now = { $path }: this game is open in another window

cli-out-watch = Watch the others play on
cli-out-skip = Skip to the end
cli-out-stop = Stop here; the game is saved
cli-skipping = The bots play on: { $count } actions so far. Ctrl-C stops; the game is saved.
cli-warming = The strong players are still being prepared in the background; until then they take a little longer to think.
cli-lighter = For now { $bot } plays for bots that would think too long.
cli-pace-set = From now on bots wait { $seconds } s between two actions.
cli-not-a-pace = “{ $typed }” is not a number of seconds from 0 to { $most }; type for example: v 0.5
cli-not-understood = “{ $typed }” is not an answer to this.

cli-edition-line = { $title }: { $character }
cli-ask-strength = How strong are they?
cli-strength-easy = beginners ({ $bots })
cli-strength-usual = good players ({ $bots })
cli-strength-hard = hard to beat ({ $bots })
cli-strength-mixed = one of each ({ $bots })

cli-with-redeem = { $line }, { $amount } of it to unmortgage
cli-with-rent = { $line }: rent { $rent }
cli-counter = Make { $other } a different offer…
cli-none = none
cli-too-little = { $typed } is too little; enter { $least } or more.
cli-cash-open = (Enter: { $usual }; 0 goes back)
cli-ask-lots-usual = Numbers separated by spaces (Enter: { $usual }; - for none; 0 goes back).
cli-free-lots =
    { $count ->
        [one] { $count } for sale
       *[other] { $count } for sale
    }
cli-group-held = group
cli-rents = rents
cli-still-bidding = Still bidding: { $seats }. If you pass, you are out of this auction.
cli-order-sum = Total: { $cost }; you would have { $cash } left.
cli-sure-order = Go ahead?
cli-trade-worth = At printed prices you give { $give } and get { $get }.
cli-trade-completes = { $seat } would complete a group: { $group }.
cli-trade-fee = { $seat } would pay the bank { $amount } for the mortgages received.

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
