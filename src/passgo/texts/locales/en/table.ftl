# What happens at a table around the game: people come and go, time passes. And what a table refuses.

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
table-left-to = { $seat } lets a bot play ({ $bot }).
table-taken-back = { $seat } is back in the game.
table-given-up = { $seat } has left; a bot plays on ({ $bot }).
table-seat-taken = { $seat } sits down.
table-away = { $seat } is away.
table-away-for =
    { $seconds ->
        [one] { $seat } is away. A bot will take over after { $seconds } second.
       *[other] { $seat } is away. A bot will take over after { $seconds } seconds.
    }
table-came-back = { $seat } is back.
table-stood-in = A bot ({ $bot }) plays for { $seat }.
table-pause-asked = { $seat } would like a break.
table-paused = The table is taking a break.
table-resumed = { $seat } is ready: the game goes on.
table-held-out = No player here is still in the game. The bots are waiting.
table-held-away = Everyone is away. The bots are waiting.
table-held-unwatched = The bots have played alone for a while. They are waiting for someone to watch.
table-went-on = The bots play on.
table-time-out = { $seat } ran out of time: a bot decides this once.
table-forfeited =
    { $bot } { $why ->
        [raised] made a mistake in its program
        [late] took too long
        [refused] wanted something that the rules do not allow
        [silent] did not say what to do
        [gone] is not here any more
       *[nonsense] gave an answer that makes no sense
    }: a bot ({ $stand_in }) decides for { $seat }.
table-throw-asked = Please roll the dice for { $seat }.
table-hammer-soon =
    { $seconds ->
        [one] Going once: { $seconds } second left.
       *[other] Going once: { $seconds } seconds left.
    }

table-error-no-such-seat = There is no seat { $seat } here; there are { $seats }.
table-error-paused = The table is taking a break: a player must be ready before play goes on.
table-error-seat-with-bot = A bot ({ $bot }) is playing for { $seat }: take the seat back first.
table-error-seat-of-bot = { $seat } is a bot ({ $bot }).
table-error-seat-not-lent = No bot is playing for { $seat }.
table-error-seat-taken = A player already has the seat { $seat }.
table-error-said-no = { $seat } has said no to this. Change something.
table-error-nobody-waits-for = Nobody is waiting for { $seat } to let the others go on.
table-error-nobody-to-throw-for = Nobody has to roll now.
table-error-no-such-way = “{ $found }” is not a way to go on; there are { $known }.
table-error-not-bidding = { $seat } is not bidding in an auction now.
table-error-limit-too-low = { $found } is too low: the next bid is { $least }.
