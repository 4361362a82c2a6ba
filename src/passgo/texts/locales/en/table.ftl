# What happens at a table beside the game: people come and go, time passes. And what a table refuses.

bot-name-random = random
bot-name-simple = simple
bot-name-buyer = buyer
bot-name-dealer = dealer
bot-name-railways = railways
bot-name-thrifty = thrifty
bot-name-novice = novice
bot-name-regular = regular
bot-name-shrewd = shrewd

table-thinking = { $seat } is thinking…
table-left-to = { $seat } leaves the seat to a bot ({ $bot }).
table-taken-back = { $seat } plays again.
table-given-up = { $seat } has left; a bot plays on ({ $bot }).
table-seat-taken = { $seat } sits down.
table-away = { $seat } is away.
table-away-for =
    { $seconds ->
        [one] { $seat } is away. A bot will stand in after { $seconds } second.
       *[other] { $seat } is away. A bot will stand in after { $seconds } seconds.
    }
table-came-back = { $seat } is back.
table-stood-in = A bot ({ $bot }) stands in for { $seat }.
table-pause-asked = { $seat } would like a break.
table-paused = The table takes a break.
table-resumed = { $seat } is ready: the game goes on.
table-held-out = Nobody who plays here is still in the game. The bots wait.
table-held-away = Everybody is away. The bots wait.
table-held-unwatched = The bots have been playing alone for a while. They wait for somebody who watches.
table-went-on = The bots play on.
table-time-out = { $seat } has run out of time; a bot decides this once.
table-throw-asked = Please throw the dice for { $seat }.
table-hammer-soon =
    { $seconds ->
        [one] Going once: { $seconds } second left.
       *[other] Going once: { $seconds } seconds left.
    }

table-error-no-such-seat = There is no seat { $seat } here; there are { $seats }.
table-error-paused = The table takes a break: somebody must be ready before play goes on.
table-error-seat-with-bot = A bot ({ $bot }) plays for { $seat } at the moment: take the seat back first.
table-error-seat-of-bot = { $seat } is a bot ({ $bot }).
table-error-seat-not-lent = No bot plays for { $seat }.
table-error-seat-taken = { $seat } is somebody’s seat already.
table-error-nobody-waits-for = Nobody waits for { $seat } to let the others go on.
table-error-nobody-to-throw-for = No throw is waited for.
table-error-no-such-way = “{ $found }” is no way to go on; there are { $known }.
