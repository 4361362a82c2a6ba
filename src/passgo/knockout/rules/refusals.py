"""Why an action is refused: codes, and the names of their parameters."""

from typing import Final

ACCEPTED: Final = 0
GAME_OVER: Final = 1
NO_SUCH_SEAT: Final = 2
UNKNOWN_ACTION: Final = 3
NOT_YOUR_TURN: Final = 4
NOT_NOW: Final = 5
NO_SUCH_TOKEN: Final = 6
TOKEN_NOT_IN_HAND: Final = 7
NOT_THIS_TOKEN: Final = 8
NOT_BEHIND_GO: Final = 9
BAD_PLACE: Final = 10
BAD_ANGLE: Final = 11
BAD_SPEED: Final = 12
PLACE_TAKEN: Final = 13
TOKENS_OVERLAP: Final = 14
NOT_ENOUGH_CASH: Final = 15
NO_SUCH_SPACE: Final = 16
NOT_A_PROPERTY: Final = 17
OCCUPIED: Final = 18
NOT_COLLECTED: Final = 19
SEAT_IS_OUT: Final = 20

REFUSAL_FIELDS: dict[str, tuple[str, ...]] = {
    "accepted": (),
    "game_over": (),
    "no_such_seat": ("seat", "seats"),
    "unknown_action": ("kind",),
    "not_your_turn": ("mover",),
    "not_now": ("phase",),
    "no_such_token": ("token",),
    "token_not_in_hand": ("token",),
    "not_this_token": ("token",),
    "not_behind_go": ("y",),
    "bad_place": ("x",),
    "bad_angle": ("slope",),
    "bad_speed": ("speed",),
    "place_taken": ("token",),
    "tokens_overlap": ("token", "other_token"),
    "not_enough_cash": ("needed", "cash"),
    "no_such_space": ("space",),
    "not_a_property": ("space",),
    "occupied": ("space",),
    "not_collected": ("space",),
    "seat_is_out": ("seat",),
}
"""Refusal name, in the order of the codes, to the names of its parameters."""

REFUSAL_NAMES = tuple(REFUSAL_FIELDS)
