# The end of a game, replays, and what Home says about running games.

end-won =
    { $count ->
        [one] { $seats } wins!
       *[other] { $seats } share the win!
    }
end-last-standing = Last one standing after { $what }.
end-after = After { $what }.
end-length-turn =
    { $times ->
        [one] { $times } turn
       *[other] { $times } turns
    }
end-length-round =
    { $times ->
        [one] { $times } round
       *[other] { $times } rounds
    }
end-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
end-ranking = Final ranking
end-rematch = Play again
end-rematch-join = To the next game
end-watch = Watch again
end-save = Save the game
end-share = Share the result
end-share-title = The result as a picture
end-share-save = Save picture
end-share-share = Share
end-share-svg = Save as SVG
end-share-link = Link to watch the game again
end-share-failed = The picture could not be made or shared here.
end-telling = Getting the story of the game…
end-to-table = Back to the table
end-parted = The rules have changed since then: the story stops before action { $number }.

end-start = start
end-round = Round { $round }
end-watch-point = Watch turning point { $number }
end-no-points = There were no turning points in this game.

end-payments-lead = Rows paid, columns received.
end-payments-none = Nobody has paid anything.
end-paid-by = { $seat } paid
end-purses = Money in and out
end-purses-lead = What each side received, and what it paid.
end-received = Received
end-paid = Paid
end-facts = On the lane

end-dice-lead =
    { $throws ->
        [one] { $throws } roll; the line shows what luck alone would give.
       *[other] { $throws } rolls; the line shows what luck alone would give.
    }
end-doubles = Doubles
end-doubles-expected = ({ $expected } expected)
end-most-doubles = Most doubles
end-most-rolled = Most rolled

end-fair = The dice were fair
end-fair-lead = The seed was sealed before the game, and it is the same one.
end-fair-lane = The luck was fair
end-open = No problem with the dice
end-open-lead = But not everything can be proved.
end-wrong = Do not trust these dice
end-check = Check it yourself
end-verify = Were the dice fair?
end-verify-hand = To check it on your own computer, save the game and run “passgo verify” on the file.

replay-bar = Replay
replay-loading = Setting the game up again…
replay-play = Play
replay-pause = Pause
replay-back = One action back
replay-on = One action forward
replay-turn-back-turn = Previous turn
replay-turn-back-round = Previous round
replay-turn-on-turn = Next turn
replay-turn-on-round = Next round
replay-moment = Moment of the game
replay-action = Action { $number } of { $count }
replay-set-up = The table is ready.
replay-quiet = { $seat } continues.
replay-bank = The bank continues.
replay-points = Turning points
replay-point = Turning point { $number }: { $what }
replay-end = How it ended
replay-keys = Space: play. Arrows: one action. Shift and arrows: one turn.

replays-title = Watch a game again
replays-lead = Every game you have finished, and any saved game you receive.
replays-mine = Your finished games
replays-none = You have not finished a game yet. Your finished games will be here.
replays-won =
    { $count ->
        [one] { $seats } won
       *[other] { $seats } shared the win
    }
replays-open = Open a saved game
replays-drop = Drop the file of a game here, or choose it.
replays-choose = Choose a file
replays-reading = Setting up { $name }…
replays-no-record = { $name } is not a Passgo game: it cannot be read as JSON.
replays-large = { $name } is too large for a game: { $size } kB, and { $most } kB are allowed.
replays-show-end = How it ended
replays-more = Show older games

home-turn = Turn { $time }, you have { $cash }
home-round = Round { $time }, you have { $cash }
home-turn-only = Turn { $time }
home-round-only = Round { $time }
home-thinking = { $seat } is thinking
home-out = You are out; watch the rest
home-held = The bots are waiting for you
home-moved = Last move { $when }
