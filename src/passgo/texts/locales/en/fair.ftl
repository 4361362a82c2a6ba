# Fair dice: what cannot be part of a seed.

fair-error-luck = luck: found { $found }, expected up to { $most } hexadecimal digits (0 to 9, a to f)
fair-error-secret = secret: expected { $digits } small hexadecimal digits
fair-error-name = name: found { $name }, expected printable characters

# What passgo verify found.

verify-mark-holds = holds
verify-mark-wrong = WRONG
verify-mark-open = open
verify-no-promise = The record holds no promise about its dice: nothing shows that its seed was not chosen.
verify-commitment-holds = The secret is the one that was promised ({ $commitment }).
verify-commitment-wrong = The secret is not the one that was promised: its hash is { $made }, the commitment { $found }.
verify-noted-holds = The promise is the one you noted.
verify-noted-wrong = The promise is not the one you noted: you have { $noted }, the record { $found }.
verify-seed-holds =
    { $count ->
        [0] The seed is what the secret and the names make; no seat added luck.
        [one] The seed is what the secret, the names and the luck of { $count } seat make.
       *[other] The seed is what the secret, the names and the luck of { $count } seats make.
    }
verify-seed-wrong = The seed is not what the secret, the names and the luck make: that is { $made }, the record says { $found }.
verify-start-open = The record begins from a position; nothing in it shows how the game came there.
verify-actions-hold =
    { $count ->
        [one] { $count } action follows the rules and leaves the table as it is marked.
       *[other] All { $count } actions follow the rules and leave the table as it is marked.
    }
verify-refused = Action { $action }: the rules refuse it: { $why }
verify-unreadable = The record cannot be played again: { $why }
verify-mark-differs = Action { $action }: it does not leave the table as the record marks it.
verify-marks-left = After action { $action }, the last, there are marks of further actions.
verify-rules-changed = Played by rules { $played }, this is { $present }: from action { $action } on nothing can be checked.
verify-edition-changed = Played with the edition { $played }, whose data have been corrected since (now { $present }): from action { $action } on nothing can be checked.
verify-rolls-hold =
    { $count ->
        [one] { $count } roll is what the seed made.
       *[other] All { $count } rolls are what the seed made.
    }
verify-roll-wrong = Action { $action }: the record says { $said1 } and { $said2 }, the dice were { $die1 } and { $die2 }.
verify-roll-missing = Action { $action }: the record tells of no roll, the dice were { $die1 } and { $die2 }.
verify-roll-made-up = Action { $action }: the record says { $said1 } and { $said2 }, but nobody threw.
verify-end-holds = The game ends in the position the record ends in.
verify-end-wrong = After action { $action }, the last, the game does not stand as the record says.
verify-end-open = The record is of an old version and does not say in what position it ends.
verify-by-hand = The dice were thrown by hand and typed in; the seed did not make them.
verify-faces =
    { $count ->
        [one] Faces in { $count } roll, beside those expected
       *[other] Faces in { $count } rolls, beside those expected
    }
verify-sums = Sums, beside those expected
verify-chance = Fair dice stray at least so far in { $share } % of games.
verify-too-few = Too few rolls to say how likely that is.
verify-proved = Everything holds: nobody chose these dice.
verify-not-so = This record does not hold.
verify-left-open = Nothing is wrong, but not everything could be proved.
