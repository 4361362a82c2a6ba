# The end of a game, replays, and what Home says of running games.

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
end-ranking = How they came in
end-rematch = Play again
end-rematch-join = To the next game
end-watch = Watch again
end-save = Save the record
end-telling = Looking back at the game…
end-to-table = Back to the table
end-parted = The rules have changed since: what is told ends before action { $number }.

end-start = start
end-round = Round { $round }
end-watch-point = Watch turning point { $number }
end-no-points = Nothing turned this game.

end-payments-lead = Rows paid, columns received.
end-payments-none = Nobody paid anybody.
end-paid-by = { $seat } paid
end-purses = In and out
end-purses-lead = What each side took in, and what it had to pay.
end-received = Received
end-paid = Paid
end-facts = On the lane

end-dice-lead =
    { $throws ->
        [one] { $throws } throw; the line is what luck alone would give.
       *[other] { $throws } throws; the line is what luck alone would give.
    }
end-doubles = Doubles
end-doubles-expected = ({ $expected } expected)
end-most-doubles = Most doubles
end-most-rolled = Most rolled

end-fair = The dice were fair
end-fair-lead = The seed is the one that was sealed before the game.
end-fair-lane = The luck was fair
end-open = Nothing is wrong with the dice
end-open-lead = But not everything about them can be proved.
end-wrong = These dice do not hold
end-check = Check it yourself
end-verify = Were the dice fair?
end-verify-hand = To check it on your own computer, save the record and run “passgo verify” on it.

replay-bar = Replay
replay-loading = Setting the game up again…
replay-play = Play
replay-pause = Pause
replay-back = One action back
replay-on = One action on
replay-turn-back-turn = To the turn before
replay-turn-back-round = To the round before
replay-turn-on-turn = To the next turn
replay-turn-on-round = To the next round
replay-moment = Moment of the game
replay-action = Action { $number } of { $count }
replay-set-up = The table is laid.
replay-quiet = { $seat } goes on.
replay-bank = The bank goes on.
replay-points = Turning points
replay-point = Turning point { $number }: { $what }
replay-end = How it ended
replay-keys = Space plays, arrows step, with Shift by turns.

replays-title = Watch a game again
replays-lead = Every game you have finished, and any record that somebody sends you.
replays-mine = Your finished games
replays-none = No game of yours has ended yet. When one has, it will be here.
replays-won =
    { $count ->
        [one] { $seats } won
       *[other] { $seats } shared the win
    }
replays-open = Open a record
replays-drop = Drop the file of a record here, or choose it.
replays-choose = Choose a file
replays-reading = Setting up { $name }…
replays-no-record = { $name } is not a record of Passgo: it cannot be read as JSON.
replays-large = { $name } is too large for a record: { $size } kB, and { $most } kB are allowed.
replays-show-end = How it ended
replays-more = Show older games

home-turn = Turn { $time }, you have { $cash }
home-round = Round { $time }, you have { $cash }
home-turn-only = Turn { $time }
home-round-only = Round { $time }
home-thinking = { $seat } is thinking
home-out = You are out; see the rest
home-held = The bots wait for you
home-moved = Last move { $when }
