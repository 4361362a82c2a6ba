# The command ``passgo landing``: where throws of the dice end.
landing-playing = playing every throw
landing-title =
    { $jail ->
        [pay] Where a throw ends, in per cent (the fine is paid at once)
       *[other] Where a throw ends, in per cent (a player in jail throws for a double)
    }
landing-square = square
landing-exact = exact
landing-simulated = simulated
landing-margin = ±
landing-in-jail = In jail
landing-compared = { $rolls } simulated throws: { $far } of { $of } squares are more than two standard errors away (chance alone gives about one in twenty).
landing-error-no-dice = edition { $edition } is played without dice: choose an edition with a board
