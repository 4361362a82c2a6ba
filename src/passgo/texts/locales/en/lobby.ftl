# What people do at a table around the game, why they may not, and what can go wrong on the way.

table-made = The table is ready: { $edition }.
table-sat = { $seat } sits down.
table-stood = { $seat } gives up the seat.
table-renamed = { $before } is now called { $seat }.
table-bot-seated = A bot ({ $bot }) joins the table: { $seat }.
table-seat-opened =
    { $count ->
        [one] A seat is open; the table has { $count } place.
       *[other] A seat is open; the table has { $count } places.
    }
table-seat-removed =
    { $count ->
        [one] A place is removed; { $count } is left.
       *[other] A place is removed; { $count } are left.
    }
table-luck-given = { $seat } adds their own luck to the dice.
table-changed = A different game will be played: { $edition }. Look at the rules of this table.
table-host-passed = { $seat } is the host now.
table-take-over-on = Spectators may now take a bot’s seat.
table-take-over-off = Spectators can no longer take a bot’s seat.
table-started = The game begins.
table-said = { $seat }: { $what }
table-watcher-said = A spectator: { $what }
table-device-added = { $seat } also plays on another device.
table-over = The game is over. The secret of the dice is out: everyone can check every roll.
table-rematch = Another game! Play it at table { $code }.
table-rules-changed = Passgo was updated during this game, which goes on from where it was.

lobby-error-not-your-seat = { $seat } is not your seat.
lobby-error-not-your-place = Place { $place } is not yours.
lobby-error-no-such-place =
    { $count ->
        [one] There is no place { $place }; this table has { $count }.
       *[other] There is no place { $place }; this table has { $count }.
    }
lobby-error-place-taken = { $seat } sits there already.
lobby-error-no-open-place = No seat is open at this table.
lobby-error-no-take-over = This table does not let spectators take a bot’s seat ({ $seat }); the host can allow it.
lobby-error-only-watchers = You have a seat already; only spectators can take a bot’s.
lobby-error-seat-out = { $seat } is out of the game.
lobby-error-seat-of-person = { $seat } is a person’s seat.
lobby-error-not-host = Only the host can do that.
lobby-error-not-seated = You need a seat at this table to do that.
lobby-error-not-gathering = The game has already begun.
lobby-error-not-playing = No game is being played at this table.
lobby-error-not-over = The game is not over yet.
lobby-error-nobody-seated = Nobody has a seat yet.
lobby-error-too-many-places = This table can have at most { $most } places.
lobby-error-too-few-places = This game needs at least { $least } places.
lobby-error-name-missing = You need a name to sit down.
lobby-error-name-empty = A name needs at least one letter or digit that people can see.
lobby-error-name-long = That name is too long; it may have { $most } characters.
lobby-error-name-taken = Another player here is called { $name }, or has a name that looks the same.
lobby-error-name-reserved = No player can be called { $name }.
lobby-error-name-kept = Once the game has begun, a seat keeps its name; this one is { $seat }.
lobby-error-token-taken = { $seat } has this token.
lobby-error-words-empty = This message is empty.
lobby-error-words-long = That is too long; { $most } characters are allowed.
lobby-error-no-such-phrase = There is no quick phrase “{ $phrase }”.
lobby-error-phrase-or-words = Send either a quick phrase or your own words.
lobby-error-emotes-often = At most { $most } emotes in { $seconds } seconds. Try again in a moment.
lobby-error-option = { $name }: found { $found }, expected { $expected }.
lobby-error-bad-action = This is not a valid action: { $detail }.
lobby-error-no-such-handover = That code is wrong, too old or used already. Ask for another on the device that has the seat.
lobby-error-no-watching = This table is only for players; take a seat to see it.
lobby-error-no-lot = Nobody can own that square.
lobby-error-no-hint = There is no hint for { $seat } now.
lobby-error-id-used = The id “{ $id }” was used for another command; a new command needs a new id.

trouble-storage = The server cannot reach its storage. Nothing that was confirmed is lost; play goes on as soon as possible.
trouble-not-stored = The server cannot store anything at the moment ({ $why }).
trouble-moving = The table is moving to another server and goes on in a moment.
trouble-busy = The server is too busy. Please try again in a moment.
trouble-restarting = The server is restarting. The table is saved, and this page connects again by itself.
trouble-fault = Something went wrong on the server. It is our fault, and it has been logged.
trouble-too-fast =
    { $seconds ->
        [one] Too many messages at once. Please wait { $seconds } second.
       *[other] Too many messages at once. Please wait { $seconds } seconds.
    }
trouble-too-big = That message is too long; { $most } bytes are allowed.
trouble-too-slow = The connection is too slow to follow this table.
trouble-silent = The connection was silent for too long.
trouble-malformed = The server does not understand this message ({ $where }: { $what }).
trouble-no-key = Who are you? The key from your first visit is missing or unknown.
trouble-wrong-origin = This request comes from a page that is not allowed to use this server.
trouble-no-such-table = There is no table { $code }.
trouble-no-edition = This table uses the edition { $edition }, but this server does not have it, or has a different edition of that name. The administrator can add it.
trouble-table-gone = Table { $code } has been removed.
trouble-version = This page uses version { $found } of the protocol, and the server version { $known }. Please reload the page.
trouble-no-such-page = There is nothing at this address.
trouble-wrong-method = This address does not accept that kind of request.
trouble-too-many-tables = You can have at most { $most } tables open at a time from here.
trouble-too-many-sockets = You can have at most { $most } connections open at a time from here.
trouble-bad-record = This game cannot be replayed: { $why }
trouble-long-record = This game is too long to be shown here; { $most } actions are allowed.
trouble-no-push = This server sends no messages to browsers.
