# The table of Knockout on the page: the lane, the aim, the sides.

lane-name = The lane
lane-spaces = Spaces of the lane
lane-view = View of the lane
lane-perspective = In 3D
lane-above = From above
lane-round = Round { $round }
lane-round-of = Round { $round } of { $rounds }
lane-scoring = scoring
lane-slide-no =
    { $number ->
        [1] first slide
        [2] second slide
        [3] third slide
       *[other] fourth slide
    }
lane-place = Number { $place } in the order
lane-pot = above Free Parking
lane-pot-short = pot

# What a place brings
lane-pays = pays { $amount }
lane-pays-none = pays nothing more: another token counts there
lane-completes = and completes the { $group } set: { $amount } more
lane-lie = { $tokens } there
lane-aim-at = aim here
lane-meets = Hits { $token }
lane-meets-then = Then you will see where both end up.
lane-falls = Off the board
lane-short = Short of the GO line
lane-falls-then = The token would be out of play.

# The aim
lane-x = Position
lane-angle = Angle
lane-speed = Speed
lane-mm = { $value } mm
lane-speed-of = { $value } m/s
lane-angle-of =
    { $way ->
        [straight] straight
        [left] { $angle }° left
       *[right] { $angle }° right
    }
lane-other-token = Take { $token } instead

# The bar
lane-aims = { $seat } is aiming.
lane-pull = Pull back, aim, let go.
lane-hand =
    { $hand ->
        [none] A perfectly steady hand.
        [expert] An expert’s hand: it hardly drifts.
        [skilled] A skilled hand: it drifts a little.
        [child] A child’s hand: it drifts a lot.
       *[casual] A casual hand: it may drift a little.
    }
lane-jailed = Your token is in jail.
lane-jailed-then = Pay { $amount } into the pot and slide it again, or leave it.
lane-retry = Your token slid off the board.
lane-retry-then = Take a second chance, or let it go.
lane-chance = One more slide from Chance.
lane-chance-then = Slide the token again, or leave it there.
lane-railroad = Where does your Railroad token go?
lane-railroad-then = Tap a free property, or take the best one.
lane-house = Which property do you double?
lane-house-then = It pays twice: tap one, or take the best one.
lane-do-slide = Slide
lane-do-railroad = To { $space }
lane-do-house = Double { $space }
lane-do-retry = Try again for { $amount }
lane-do-retry-free = Try again
lane-do-stay = Leave it

# Beside the lane
lane-sets = Complete sets
lane-jail = In jail
lane-jail-asked = may pay and slide again
lane-jail-stays = stays until the round ends
lane-jail-none = Nobody.
lane-then = After the last slide
lane-then-chance = Chance slides once more
lane-then-railroad = Railroads move to a property
lane-then-property = Properties and sets pay
lane-then-house = A House doubles one
lane-then-luxury-tax = Luxury Tax: { $amount } each
lane-then-free-parking = Free Parking shares the pot
