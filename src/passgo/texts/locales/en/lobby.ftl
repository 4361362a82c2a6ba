# What people do at a table beside the game, why they may not, and what can go wrong on the way.

table-made = The table is set: { $edition }.
table-sat = { $seat } sits down.
table-stood = { $seat } leaves the seat.
table-renamed = { $before } is called { $seat } from now on.
table-bot-seated = { $seat } joins in: a bot ({ $bot }).
table-seat-opened =
    { $count ->
        [one] A seat is open; there is { $count } place.
       *[other] A seat is open; there are { $count } places.
    }
table-seat-removed =
    { $count ->
        [one] A place is taken away; { $count } is left.
       *[other] A place is taken away; { $count } are left.
    }
table-luck-given = { $seat } adds some luck of their own to the dice.
table-changed = Something else will be played: { $edition }. Have a look at the rules of this table.
table-host-passed = { $seat } is the host now.
table-started = The game begins.
table-said = { $seat }: { $what }
table-watcher-said = Somebody watching: { $what }
table-device-added = { $seat } plays on another device too.
table-over = The game is over. The secret of the dice is out: anybody can check every roll.
table-rematch = Another game! It is played at table { $code }.
table-rules-changed = The program has been renewed in the middle of this game, which goes on from where it was.

lobby-error-not-your-seat = { $seat } is not your seat.
lobby-error-not-your-place = Place { $place } is not yours.
lobby-error-no-such-place =
    { $count ->
        [one] There is no place { $place }; this table has { $count }.
       *[other] There is no place { $place }; this table has { $count }.
    }
lobby-error-place-taken = { $seat } sits there already.
lobby-error-no-open-place = No seat is open at this table.
lobby-error-seat-of-person = { $seat } is a person’s seat.
lobby-error-not-host = Only the host may do that.
lobby-error-not-seated = Only somebody who has a seat here may do that.
lobby-error-not-gathering = The game has begun already.
lobby-error-not-playing = No game is being played at this table.
lobby-error-not-over = The game is not over yet.
lobby-error-nobody-seated = Nobody has sat down yet.
lobby-error-too-many-places = This table has no room for more than { $most } places.
lobby-error-too-few-places = This game needs at least { $least } places.
lobby-error-name-missing = A name is needed to sit down.
lobby-error-name-empty = A name needs at least one letter or digit that people can see.
lobby-error-name-long = That name is too long; it may have { $most } characters.
lobby-error-name-taken = Somebody here is called { $name } already, or something that looks the same.
lobby-error-name-reserved = Nobody can be called { $name }.
lobby-error-name-kept = Once the game is on, a seat keeps its name; this one is { $seat }.
lobby-error-words-empty = There is nothing to say in that.
lobby-error-words-long = That is too long; { $most } characters are enough.
lobby-error-no-such-phrase = There is no quick phrase “{ $phrase }”.
lobby-error-phrase-or-words = Say either a quick phrase or words of your own.
lobby-error-option = { $name }: found { $found }, expected { $expected }.
lobby-error-bad-action = That is not how an action is written: { $detail }.
lobby-error-no-such-handover = That code is wrong, too old or used already. Ask for another on the device that has the seat.
lobby-error-no-watching = This table is for those who play; take a seat to see it.
lobby-error-no-hint = There is nothing to advise { $seat } on now.
lobby-error-id-used = The id “{ $id }” was another wish already; a new wish needs a new id.

trouble-storage = The server cannot reach its storage. Nothing that was confirmed is lost; play goes on as soon as it can.
trouble-not-stored = The server cannot store anything just now ({ $why }).
trouble-moving = The table is moving to another server and goes on in a moment.
trouble-busy = The server has too much to do just now. Please try again in a moment.
trouble-restarting = The server restarts. The table is kept, and you are connected again by yourself.
trouble-fault = Something went wrong in the server. It is our fault, and it has been noted.
trouble-too-fast =
    { $seconds ->
        [one] That was too much at once. Please wait { $seconds } second.
       *[other] That was too much at once. Please wait { $seconds } seconds.
    }
trouble-too-big = That message is too long; { $most } bytes are allowed.
trouble-too-slow = The connection is too slow to follow this table.
trouble-silent = Nothing has been heard for too long.
trouble-malformed = The server does not understand this message ({ $where }: { $what }).
trouble-no-key = Who are you? The key that comes with the first visit is missing or unknown.
trouble-wrong-origin = This request comes from a page that may not use this server.
trouble-no-such-table = There is no table { $code }.
trouble-no-edition = This table is played with the edition { $edition }, which this server does not have, or has otherwise. The person who runs it can add it.
trouble-table-gone = Table { $code } has been put away.
trouble-version = This page speaks version { $found } of the protocol, the server version { $known }. Please load the page again.
trouble-no-such-page = There is nothing at this address.
trouble-wrong-method = This address does not take that kind of request.
trouble-too-many-tables = From here no more than { $most } tables can be open at a time.
trouble-too-many-sockets = From here no more than { $most } connections can be open at a time.
trouble-bad-record = This is not a record that can be played again: { $why }
trouble-long-record = This record is too long to be shown here; { $most } actions are allowed.
