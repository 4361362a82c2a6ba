# Who is playing, and whose turn it is at one screen.

welcome-title = Who is playing?
welcome-dress = Your face and token
welcome-lead = Pick what the others will see.
welcome-others = At the table: { $names }. Pick what they will see.
welcome-another = Another player at this screen.
welcome-seat = Here is your seat
welcome-name = Your name
welcome-names = Ana, Léo, Mia, Sam, Zoé, Tom, Nina, Ben
welcome-free = nobody else has it
welcome-taken = { $fresh }? { $host }’s table has { $name } already.
welcome-face = Your face
welcome-faces = Other faces
welcome-face-is = { $hair }{ $extra ->
        [glasses] , glasses
        [freckles] , freckles
        [beard] , beard
       *[none] { "" }
    }
welcome-hair-long = long { $colour } hair
welcome-hair-short = short { $colour } hair
welcome-hair-curly = curly { $colour } hair
welcome-hair-bun = { $colour } hair in a bun
welcome-hair-bob = { $colour } hair, chin-length
welcome-hair-tails = { $colour } hair in bunches
welcome-colour-brown = brown
welcome-colour-black = black
welcome-colour-chestnut = chestnut
welcome-colour-blond = fair
welcome-colour-grey = grey
welcome-token = Your token and colour
welcome-token-number = Token { $number }
welcome-token-taken = { $token }, taken by { $seat }
welcome-has-it = { $seat } has it
welcome-kept = Kept on this device only. You can change it any time: tap your own face at the table.
welcome-here = Only for this game, at this screen.
welcome-skip = Skip
welcome-cancel = Close
welcome-play = Play as { $name }
welcome-wear = Take these
play-key-enter = Enter
welcome-change = Change face and token of { $seat }

# Several people at one screen.
turn-yours = { $seat }, your turn
turn-do = { $seat }: { $action }
turn-pass-to = Pass the screen to { $seat }.
turn-played = { $before } has played. Pass the screen to { $seat }.
turn-order = Who plays next
turn-now = now
turn-no-card = No hand-over card between players here
