# Fair dice: what cannot be part of a seed.

fair-error-luck = luck: found { $found }, expected up to { $most } hexadecimal digits (0 to 9, a to f)
fair-error-secret = secret: expected { $digits } lower-case hexadecimal digits
fair-error-name = name: found { $name }, expected printable characters

# What passgo verify found.

verify-mark-holds = right
verify-mark-wrong = WRONG
verify-mark-open = open
verify-no-promise = The record holds no promise about its dice: nothing shows that the seed was not chosen.
verify-commitment-holds = The secret is the one that was promised ({ $commitment }).
verify-commitment-wrong = The secret is not the one that was promised: its hash is { $made }, the commitment { $found }.
verify-noted-holds = The promise is the one you noted.
verify-noted-wrong = The promise is not the one you noted: you have { $noted }, the record { $found }.
verify-seed-holds =
    { $count ->
        [0] The seed comes from the secret and the names; no seat added luck.
        [one] The seed comes from the secret, the names and the luck of { $count } seat.
       *[other] The seed comes from the secret, the names and the luck of { $count } seats.
    }
verify-seed-wrong = The seed does not come from the secret, the names and the luck: they give { $made }, the record says { $found }.
verify-start-open = The record begins from a position; nothing in it shows how the game got there.
verify-actions-hold =
    { $count ->
        [one] { $count } action follows the rules and leaves the table as the record marks it.
       *[other] All { $count } actions follow the rules and leave the table as the record marks it.
    }
verify-refused = Action { $action }: the rules refuse it: { $why }
verify-unreadable = The record cannot be replayed: { $why }
verify-mark-differs = Action { $action }: it does not leave the table as the record marks it.
verify-marks-left = After action { $action }, the last one, the record has marks of more actions.
verify-rules-changed = Played with rules { $played }, this is { $present }: from action { $action } on nothing can be checked.
verify-edition-changed = Played with the edition { $played }, which has been corrected since (now { $present }): from action { $action } on nothing can be checked.
verify-rolls-hold =
    { $count ->
        [one] { $count } roll comes from the seed.
       *[other] All { $count } rolls come from the seed.
    }
verify-roll-wrong = Action { $action }: the record says { $said1 } and { $said2 }, the dice were { $die1 } and { $die2 }.
verify-roll-missing = Action { $action }: the record has no roll, the dice were { $die1 } and { $die2 }.
verify-roll-made-up = Action { $action }: the record says { $said1 } and { $said2 }, but nobody rolled.
verify-end-holds = The game ends in the position the record ends in.
verify-end-wrong = After action { $action }, the last one, the game is not in the position of the record.
verify-end-open = The record has an old version and does not say in what position it ends.
verify-by-hand = The dice were rolled by hand and typed in; they did not come from the seed.
verify-faces =
    { $count ->
        [one] Faces in { $count } roll, next to the expected number
       *[other] Faces in { $count } rolls, next to the expected number
    }
verify-sums = Sums, next to the expected number
verify-chance = Fair dice differ at least this much in { $share } % of games.
verify-too-few = Too few rolls to say how likely that is.
verify-proved = Everything is correct: nobody chose these dice.
verify-not-so = This record is not correct.
verify-left-open = Nothing is wrong, but not everything could be proved.
