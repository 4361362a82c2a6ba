# What only the page says.

page-skip = Skip to the game
page-language = Language
page-settings = Settings
page-close = Close
page-error-no-answer = The server is not answering. Try again in a moment.
page-away = Passgo is not answering. This page goes on when it does.
page-lost = Connection lost. The table is waiting; trying again.

# Home
page-nav = Pages
page-nav-play = Play
page-nav-replays = Replays
page-home-title = Pick a box. Play tonight.
page-home-lead = One click, and three bots are ready to play with you.
page-home-shelf = The boxes
page-home-more = More boxes
page-home-more-lead = These boards are not among the five rule books that Passgo follows to the letter.
page-home-code = Got a code?
page-home-code-field = Code of a table
page-home-join = Join
page-home-no-table = There is no table { $code }.
page-home-bad-code = A code has { $length } letters and digits.
page-home-code-never = Codes never use { $letters }, because they look like other signs.
page-home-code-signs = Codes have only letters without accents, and digits.
page-home-play-now = Play now
page-home-play-box = Play now: { $title }
page-home-set-up = Set up
page-home-set-up-box = Set up { $title }
page-home-players = { $least }–{ $most }
page-home-players-label = { $least } to { $most } players
page-home-minutes = { $minutes } min
page-home-minutes-label =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
page-home-go-on = Continue playing
page-home-game-with = { $title } with { $seats }
page-home-game-alone = { $title }
page-home-your-turn = Your turn
page-home-waiting = { $seats } is thinking
page-home-gathering = Waiting for players
page-home-running = The game is on
page-home-replays-lead = Watch your games again
page-home-fine-print = Passgo is a fan project, not connected with Hasbro. No account, no ads.
page-home-laying = Setting up the table…
page-box-print-disney = twenty-two stories

# Settings
page-theme = Look
page-theme-auto = Same as the device
page-theme-light = Light
page-theme-dark = Dark
page-speed = Speed
page-speed-off = Off
page-speed-times = ×{ $times }
page-volume = Sound
page-mute = Mute
page-name = Your name
page-name-most = A name has at most { $most } letters.
