"""Why a knockout player does what it does: the keys of its family, written as in ``reasons``."""

from typing import Final

NONE: Final = 0
BY_CHANCE: Final = 1
LIKES_SPACE: Final = 2
COMPLETES_SET: Final = 3
WANTS_PROPERTY: Final = 4
WANTS_POT: Final = 5
WANTS_RAILROAD: Final = 6
WANTS_HOUSE: Final = 7
WANTS_CHANCE: Final = 8
KNOCKS_OUT: Final = 9
OUT_OF_THE_WAY: Final = 10
WORTH_THE_FEE: Final = 11
NOT_WORTH_THE_FEE: Final = 12
TRIES_AGAIN: Final = 13
BETTER_LEFT: Final = 14
TRAVELS: Final = 15
TRAVELS_FOR_SET: Final = 16
NOWHERE_TO_GO: Final = 17
DOUBLES: Final = 18

LANE_REASON_NAMES = (
    "none",
    "by_chance",
    "likes_space",
    "completes_set",
    "wants_property",
    "wants_pot",
    "wants_railroad",
    "wants_house",
    "wants_chance",
    "knocks_out",
    "out_of_the_way",
    "worth_the_fee",
    "not_worth_the_fee",
    "tries_again",
    "better_left",
    "travels",
    "travels_for_set",
    "nowhere_to_go",
    "doubles",
)

LANE_REASON_PARAMETERS: dict[str, tuple[str, ...]] = {
    "none": (),
    "by_chance": (),
    "likes_space": ("space",),
    "completes_set": ("space", "amount"),
    "wants_property": ("space", "amount"),
    "wants_pot": ("space", "amount"),
    "wants_railroad": ("space",),
    "wants_house": ("space",),
    "wants_chance": ("space",),
    "knocks_out": ("token", "space"),
    "out_of_the_way": ("token",),
    "worth_the_fee": ("amount",),
    "not_worth_the_fee": ("amount",),
    "tries_again": (),
    "better_left": (),
    "travels": ("space", "amount"),
    "travels_for_set": ("space", "amount"),
    "nowhere_to_go": (),
    "doubles": ("space", "amount"),
}
"""What each key is about, in the order of its parameters; amounts are money."""
