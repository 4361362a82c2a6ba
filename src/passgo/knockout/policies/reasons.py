"""The reasons of knockout players: the keys of the family, written as in ``reasons``."""

from typing import Final

from ...kernel.reason import because
from ...kernel.rule import rule
from ..rules.state import CHANCE, FREE_PARKING, HOUSE, PROPERTY, RAILROAD

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


@rule
def because_of_space(board, seen, space: int, reason) -> None:
    """Write why a space is aimed at, by its kind."""
    kind = board.kind[space]
    if kind == PROPERTY:
        because(reason, WANTS_PROPERTY, space, board.value[space])
    elif kind == FREE_PARKING:
        because(reason, WANTS_POT, space, seen.pot)
    elif kind == RAILROAD:
        because(reason, WANTS_RAILROAD, space, 0)
    elif kind == HOUSE:
        because(reason, WANTS_HOUSE, space, 0)
    elif kind == CHANCE:
        because(reason, WANTS_CHANCE, space, 0)
    else:
        because(reason, LIKES_SPACE, space, 0)


@rule
def because_of_token(token: int, space: int, reason) -> None:
    """Write why a rival's token is struck: it lies on a space, or in the way."""
    if space >= 0:
        because(reason, KNOCKS_OUT, token, space)
    else:
        because(reason, OUT_OF_THE_WAY, token, 0)
