# Knockout. Events, refusals, actions and phases of the family; tokens are a colour and a number.

knockout-token = { $colour } { $number }
knockout-side = { $side } ({ $members })
knockout-pair = { $first }, { $second }
knockout-aslant =
    { $way ->
        [straight] straight ahead
        [left] { $angle }° to the left
       *[right] { $angle }° to the right
    }
knockout-event-order-drawn = { $side } is number { $place } in the order.
knockout-event-pot-filled = The bank puts { $amount } above Free Parking.
knockout-event-round-started = Round { $round } of { $rounds } begins.
knockout-event-slid = { $seat } slides { $token } from { $x } mm at { $speed } m/s, { $slope }{ $reason ->
        [jail] , out of jail
        [chance] , again from Chance
        [retry] , a second chance
       *[turn] { "" }
    }.
knockout-event-token-moved = After { $time } ms { $token } is at { $x }, { $y }: { $change ->
        [launched] it starts
        [struck] it is hit
        [stopped] it stops
       *[fell] it falls off
    }, at { $vx } and { $vy } mm/s.
knockout-event-token-rested = { $token } stops on { $space }.
knockout-event-token-out = { $change ->
        [short] { $token } stopped behind GO and is out of play.
       *[fell] { $token } slid off the board and is out of play.
    }
knockout-event-token-jailed = { $token } goes to jail.
knockout-event-jail-asked = { $seat } may pay { $amount } and slide { $token } again.
knockout-event-fee-paid = { $seat } pays { $amount } to Free Parking { $reason ->
        [jail] to leave jail
       *[retry] for a second chance
    }.
knockout-event-jail-stayed = { $seat } leaves { $token } in jail.
knockout-event-retry-asked = { $seat } may try again with { $token }, { $sum ->
        [0] for free
       *[other] for { $amount }
    }.
knockout-event-retry-taken = { $seat } takes { $token } back for another try.
knockout-event-retry-declined = { $seat } does not try again with { $token }.
knockout-event-chance-asked = { $seat } may slide again from Chance.
knockout-event-chance-left = { $seat } leaves { $token } on Chance.
knockout-event-railroad-asked = { $seat } may move by Railroad.
knockout-event-railroad-taken = { $seat } moves { $token } by Railroad to { $space }.
knockout-event-railroad-left = { $seat } leaves { $token } on its Railroad.
knockout-event-scoring-started = All tokens have been slid: round { $round } is scored.
knockout-event-property-collected = { $side } collects { $amount } for { $space }.
knockout-event-bonus-collected = { $side } has the whole { $group } set: a bonus of { $amount }.
knockout-event-house-asked = { $seat } may double a property.
knockout-event-house-doubled = { $side } doubles { $space }: { $amount } more.
knockout-event-tax-paid = { $side } pays { $amount } Luxury Tax, for { $count ->
        [one] one property
       *[other] { $count } properties
    }.
knockout-event-pot-shared = { $side } takes { $amount } from Free Parking, with { $count ->
        [one] one token
       *[other] { $count } tokens
    } there.
knockout-event-nothing-collected = { $side } gets nothing: { $why }.
knockout-nothing-off =
    { $count ->
        [one] one token is off the board
       *[other] { $count } tokens are off the board
    }
knockout-nothing-jail =
    { $count ->
        [one] one token is in jail
       *[other] { $count } tokens are in jail
    }
knockout-nothing-luxury-tax =
    { $count ->
        [one] one token is on Luxury Tax
       *[other] { $count } tokens are on Luxury Tax
    }
knockout-nothing-house =
    { $count ->
        [one] one token is on a House with nothing to double
       *[other] { $count } tokens are on Houses with nothing to double
    }
knockout-nothing-chance =
    { $count ->
        [one] one token stayed on Chance
       *[other] { $count } tokens stayed on Chance
    }
knockout-nothing-railroad =
    { $count ->
        [one] one token stayed on a Railroad
       *[other] { $count } tokens stayed on Railroads
    }
knockout-nothing-fewer = another side has more tokens on Free Parking
knockout-nothing-empty = there is no money above Free Parking
knockout-nothing-nowhere =
    { $count ->
        [one] one token is on no space
       *[other] { $count } tokens are on no space
    }
knockout-nothing-taken = another side collects first for { $spaces }
knockout-event-pot-left = There is { $amount } left above Free Parking.
knockout-event-tokens-returned = Round { $round } is over: everyone takes back all tokens.
knockout-event-cash-counted = { $side } has { $amount }.
knockout-event-game-won = { $count ->
        [one] { $sides } wins.
       *[other] { $sides } win together.
    }
knockout-event-slide-cut = After { $count } contacts, all tokens are stopped.
knockout-event-resigned = { $seat } leaves the game.
knockout-event-side-left = Nobody plays { $side } now: { $sum ->
        [0] its tokens stay
       *[other] { $amount } goes back to the bank, and its tokens stay
    } as obstacles until the round ends.

knockout-refusal-game-over = The game is over.
knockout-refusal-no-such-seat = There is no seat { $seat }; there are { $seats }.
knockout-refusal-unknown-action = There is no action { $kind }.
knockout-refusal-not-your-turn = It is { $mover }’s turn.
knockout-refusal-not-now = You cannot do that now.
knockout-refusal-no-such-token = There is no such token: a side has four.
knockout-refusal-token-not-in-hand = { $token } has already been slid.
knockout-refusal-not-this-token = You can only answer for the other token now.
knockout-refusal-not-behind-go = A slide starts behind GO.
knockout-refusal-bad-place = The whole token must be on the board: { $x } mm is not between { $left } and { $right } mm from the left.
knockout-refusal-bad-angle = The angle is too wide: at most { $angle }° to the left or to the right.
knockout-refusal-bad-speed = The speed must be between { $slow } and { $fast } m/s, not { $speed } m/s.
knockout-refusal-place-taken = { $token } is in the way.
knockout-refusal-tokens-overlap = { $token } and { $other_token } overlap.
knockout-refusal-not-enough-cash = Not enough money: it takes { $needed }, and there is only { $cash }.
knockout-refusal-no-such-space = There is no such space.
knockout-refusal-not-a-property = { $space } is not a property.
knockout-refusal-occupied = { $space } is occupied.
knockout-refusal-not-collected = This side did not collect for { $space }.
knockout-refusal-seat-is-out = { $seat } has left the game.

knockout-action-wait = wait
knockout-action-slide = slide a token
knockout-action-slide-token = slide { $token }
knockout-action-slide-aim = slide from { $x } mm at { $speed } m/s, { $aslant }
knockout-action-pay = pay and slide again
knockout-action-stay = leave it
knockout-action-stay-token = leave the token ({ $token })
knockout-action-retry = try again
knockout-action-railroad = move to a property
knockout-action-house = double a property
knockout-action-space = { $space } ({ $amount })
knockout-action-resign = leave the game

knockout-phase-slide = { $seat }, it is your turn to slide.
knockout-phase-over = The game is over.
knockout-phase-jail = { $seat }, do you pay for the jailed token, or leave it?
knockout-phase-again = { $seat }, slide the token again.
knockout-phase-retry = { $seat }, do you try again, or let the token go?
knockout-phase-chance = { $seat }, do you slide again from Chance, or leave the token there?
knockout-phase-railroad = { $seat }, where does your Railroad token go?
knockout-phase-house = { $seat }, which property do you double?

knockout-option-noise = How steady the hands are: none, expert, skilled, casual or child; one word for everyone, or one for each seat.
knockout-option-teams = Who plays which colour, alone or in pairs.
knockout-option-small-teams = Whether fewer than five players may form teams.
knockout-option-second-chance = Whether a token that slides right off the board may be slid again: none, free or paid.
knockout-option-second-chance-hit = Whether touching any token loses the second chance, or only a rival’s.

knockout-purse = { $side }: { $cash }, { $hand } in hand, { $jail } in jail, { $off } off
knockout-pot-shown = Above Free Parking: { $amount }.
knockout-not-understood = “{ $typed }” is not an answer to this.
knockout-how-slide = Type a space, such as boardwalk, or position, angle and speed: 150 -2.5 1.4
knockout-keys = b lane · p prices · l log · y why · i hint · bot · ? help · q quit · resign
knockout-help =
    To slide, type a space or part of its name: a steady hand would stop in its middle. Or type three numbers: where you let go, in mm from the left ({ $left } to { $right }), the angle in degrees (right of straight ahead, or left with a minus sign; { $angle } at most) and the speed in m/s ({ $slow } to { $fast }). A fourth number chooses one of your tokens. Hands are not steady: the option noise says how far a slide may drift.
    Where lines are numbered, type the number of a line.
    b  the lane              p  the spaces, what they pay   l  the last events
    i  a hint                y  why bots act          bot NAME  a bot plays for you
    s  save the game         q  stop playing
    v 0.5  seconds between two actions of bots
    resign  leave the game

# Why a player acts: a whole sentence.
knockout-reason-none = Of all the aims tried, this one was best.
knockout-reason-by-chance = Picked at random.
knockout-reason-likes-space = What the token may hit on its way to { $space } is worth the slide.
knockout-reason-completes-set = { $space } completes a set, for a bonus of { $amount }.
knockout-reason-wants-property = { $space } pays { $amount }, which is worth the risk.
knockout-reason-wants-pot = There is { $amount } above { $space }.
knockout-reason-wants-railroad = From { $space } the token can move wherever it is needed.
knockout-reason-wants-house = { $space } doubles the best property.
knockout-reason-wants-chance = From { $space } the token is slid once more at the end.
knockout-reason-knocks-out = { $token } should not stay on { $space }.
knockout-reason-out-of-the-way = { $token } is in the way.
knockout-reason-worth-the-fee = Another slide is worth { $amount }.
knockout-reason-not-worth-the-fee = Another slide is not worth { $amount }.
knockout-reason-tries-again = A second chance costs nothing.
knockout-reason-better-left = Another slide would do more harm than good.
knockout-reason-travels = { $space } is free and pays { $amount }.
knockout-reason-travels-for-set = { $space } completes a set, for a bonus of { $amount }.
knockout-reason-nowhere-to-go = No property is free.
knockout-reason-doubles = { $space } pays the most: { $amount } once more.

# One line about each player.
knockout-bot-random = Slides up the lane without aiming: the weakest player to measure others by.
knockout-bot-novice = A beginner: aims at any space it likes and hardly thinks about its hand or its rivals.
knockout-bot-regular = A good family player: tries each space in its head and compares what it pays with the chance of stopping there.
knockout-bot-simple = Tries every aim a few times in its head and plays the best; always pays the fee.
knockout-bot-shrewd = Tries every aim with its own unsteady hand and plays the rest of the round in its head: sets, the pot, rivals’ tokens, the order, the rounds left.

# What is typed for an action.
knockout-word-pay = pay
knockout-word-stay = stay
knockout-word-retry = retry
knockout-word-resign = resign
knockout-pick-a-line = Type the number of a line.
knockout-one-token = The fourth number is one of your tokens, 1 to 4.
knockout-which-space = “{ $typed }” fits several spaces: { $spaces }.
knockout-space-alike = No space is called “{ $typed }”. Did you mean { $spaces }?
knockout-no-such-space = No space is called “{ $typed }”; p lists them all.
knockout-go = GO
knockout-on-no-space = on no space:

# The list of the spaces.
knockout-list-space = space
knockout-list-pays = what it does
knockout-list-lie = tokens
knockout-list-aim = aim
knockout-pays = { $amount }, all { $count }: +{ $bonus }
knockout-does-railroad = move to a free property
knockout-does-house = doubles a property
knockout-does-chance = one more slide
knockout-does-luxury-tax = a tax for each property
knockout-does-free-parking = a share of the pot
knockout-does-go-to-jail = jail, unless you pay
