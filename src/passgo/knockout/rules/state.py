"""The two records of the knockout kernel: the lane, which never changes, and the state of a game.

Places are thousandths of a millimetre from the left corner of the launching end, money is in
units, everything kept is a signed 64-bit integer. Floating point lives only in the scratch fields
``motion`` and ``saved`` and only within a slide: between two actions they are zero, so that a copy
of the bytes is a copy of the game.
"""

from typing import Final, TypeAlias

import numpy as np

Space: TypeAlias = int
Side: TypeAlias = int
Seat: TypeAlias = int
Token: TypeAlias = int

SEATS: Final = 8
SIDES: Final = 4
MEMBERS: Final = 2
TOKENS_EACH: Final = 4
TOKENS: Final = 16
SPACES: Final = 48
GROUPS: Final = 10
DISC_ROWS: Final = 64
STREAMS: Final = 5

NOBODY: Final = -1
NO_TOKEN: Final = -1

# Kinds of space.
PROPERTY: Final = 0
RAILROAD: Final = 1
HOUSE: Final = 2
CHANCE: Final = 3
LUXURY_TAX: Final = 4
FREE_PARKING: Final = 5
GO_TO_JAIL: Final = 6

SPACE_KINDS = (
    "property",
    "railroad",
    "house",
    "chance",
    "luxury_tax",
    "free_parking",
    "go_to_jail",
)

# Where a token is.
IN_HAND: Final = 0
ON_BOARD: Final = 1
IN_JAIL: Final = 2
OFF: Final = 3
ABSENT: Final = 4  # of a colour that is not played, or no longer played

PLACE_NAMES = ("hand", "board", "jail", "off", "absent")

# Parts of the game.
PART_SLIDE: Final = 0
PART_SCORE: Final = 1
PART_OVER: Final = 2

PART_NAMES = ("slide", "score", "over")

# What is asked of the mover. The phase of a game is this.
ASK_SLIDE: Final = 0
ASK_OVER: Final = 1
ASK_JAIL: Final = 2
ASK_AGAIN: Final = 3  # a slide that was paid for, or granted
ASK_RETRY: Final = 4
ASK_CHANCE: Final = 5
ASK_RAILROAD: Final = 6
ASK_HOUSE: Final = 7

PHASE_NAMES = ("slide", "over", "jail", "again", "retry", "chance", "railroad", "house")

# Steps of scoring, in the order of the book (KO-SCORE-01).
STEP_CHANCE: Final = 0
STEP_RAILROAD: Final = 1
STEP_COLLECT: Final = 2
STEP_PARKING: Final = 3

# Values of second_chance.
SECOND_NONE: Final = 0
SECOND_FREE: Final = 1
SECOND_PAID: Final = 2

# Columns of a token in motion; one row for each token on the board.
V_X: Final = 0  # millimetres right of the lane's middle line, so that a mirrored slide is exact
V_Y: Final = 1
V_UX: Final = 2  # direction
V_UY: Final = 3
V_SPEED: Final = 4  # mm/s; 0 at rest
V_TOKEN: Final = 5
V_WIDTH: Final = 6

BOARD_DTYPE = np.dtype(
    [
        # The spaces, from GO to the far end.
        ("spaces", "<i8"),
        ("kind", "<i8", (SPACES,)),
        ("group", "<i8", (SPACES,)),  # −1 where there is none
        ("value", "<i8", (SPACES,)),
        ("left", "<i8", (SPACES,)),
        ("near", "<i8", (SPACES,)),
        ("right", "<i8", (SPACES,)),
        ("far", "<i8", (SPACES,)),
        ("groups", "<i8"),
        ("group_mask", "<i8", (GROUPS,)),
        ("bonus", "<i8", (GROUPS,)),
        # The lane and the tokens.
        ("width", "<i8"),
        ("length", "<i8"),
        ("go_line", "<i8"),
        ("launch_y", "<i8"),
        ("radius", "<i8"),
        ("disc_rows", "<i8"),  # rows of the lattice on which a disc's area is counted
        ("disc_half", "<i8", (DISC_ROWS,)),  # points of each row to the right of the centre
        # What an aim may be.
        ("x_least", "<i8"),
        ("x_most", "<i8"),
        ("speed_least", "<i8"),
        ("speed_most", "<i8"),
        ("slope_most", "<i8"),
        # How tokens slide.
        ("deceleration", "<i8"),  # mm/s²
        ("restitution", "<i8"),  # 1/1000
        ("slow_contact", "<i8"),  # mm/s
        ("least_separation", "<i8"),  # mm/s
        ("event_cap", "<i8"),
        # Rules.
        ("start_cash", "<i8"),
        ("stake", "<i8"),  # what the bank puts above Free Parking
        ("jail_fee", "<i8"),
        ("tax_each", "<i8"),
        ("chance_reslides", "<i8"),
        ("second_chance", "<i8"),
        ("second_fee", "<i8"),
        ("own_hits_count", "<i8"),  # 1: touching an own token loses the second chance too
        # The table: who plays which side, and how steady each hand is.
        ("sides", "<i8"),
        ("side_of", "<i8", (SEATS,)),
        ("members", "<i8", (SIDES, MEMBERS)),  # seats; −1 where a side has one member
        ("member_count", "<i8", (SIDES,)),
        ("colour", "<i8", (SIDES,)),
        ("noise_speed", "<i8", (SEATS,)),  # sigma of the speed, 1/10000
        ("noise_angle", "<i8", (SEATS,)),  # sigma of the angle, millionths of a radian
    ],
    align=True,
)

STATE_DTYPE = np.dtype(
    [
        # Chance.
        ("seed", "<i8", (4,)),
        ("drawn", "<i8", (STREAMS,)),
        # The round.
        ("seats", "<i8"),
        ("number", "<i8"),  # actions accepted so far
        ("round_no", "<i8"),
        ("part", "<i8"),
        ("phase", "<i8"),  # what is asked
        ("mover", "<i8"),  # the seat that is asked
        ("asked_token", "<i8"),  # −1: any that will do
        ("slider", "<i8"),  # the side that made the last slide
        ("step", "<i8"),
        ("place", "<i8"),  # in the order, within a step
        ("is_doubled", "<i8"),  # whether the side in its place has used its House
        ("order", "<i8", (SIDES,)),
        ("turned", "<i8"),  # how often the first marker has gone to the end
        ("out", "<i8", (SEATS,)),  # 1 for a seat that has left
        ("winners", "<i8"),  # seats
        ("winning", "<i8"),  # sides
        # The sides.
        ("colour", "<i8", (SIDES,)),
        ("cash", "<i8", (SIDES,)),
        ("pot", "<i8"),
        ("bank", "<i8"),  # taken less given: with all cash and the pot it adds up to zero
        ("last_slider", "<i8", (SIDES,)),
        ("collected", "<i8", (SIDES,)),  # spaces, of the round last scored
        ("sets", "<i8", (SIDES,)),  # groups completed, of the round last scored
        ("slides", "<i8"),
        ("takeouts", "<i8"),  # slides that knocked another's token off
        ("left_board", "<i8"),  # tokens off at the end of a round, over all rounds
        # The tokens: four of each side, in the order of the sides.
        ("x", "<i8", (TOKENS,)),
        ("y", "<i8", (TOKENS,)),
        ("where", "<i8", (TOKENS,)),
        ("slid_by", "<i8", (TOKENS,)),
        ("jail_open", "<i8", (TOKENS,)),  # 1 until the owner has decided
        ("chances", "<i8", (TOKENS,)),  # Chance slides made, or left, this round
        ("retries", "<i8", (TOKENS,)),
        ("waits", "<i8", (TOKENS,)),  # 1: left on its Railroad
        # Scratch, zero between two actions.
        ("motion", "<f8", (TOKENS, V_WIDTH)),
        ("saved", "<i8", (TOKENS, 4)),
    ],
    align=True,
)
