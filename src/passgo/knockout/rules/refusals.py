"""The refusal codes of actions, and the names of their parameters."""

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
    # the game has ended
    "game_over": (),
    # a seat that is not at the table
    "no_such_seat": ("seat", "seats"),
    # a kind of action that does not exist
    "unknown_action": ("kind",),
    # another seat is asked
    "not_your_turn": ("mover",),
    # that is not what is asked
    "not_now": ("phase",),
    # a side has four tokens
    "no_such_token": ("token",),
    # it has been slid
    "token_not_in_hand": ("token",),
    # another token is asked about
    "not_this_token": ("token",),
    # a slide starts from the launching place
    "not_behind_go": ("y",),
    # the whole token must lie on the board
    "bad_place": ("x",),
    # the angle is too large
    "bad_angle": ("slope",),
    # too slow or too fast
    "bad_speed": ("speed",),
    # a token lies where one would be let go
    "place_taken": ("token",),
    # two tokens overlap, as a scenario put them
    "tokens_overlap": ("token", "other_token"),
    # the purse does not cover it
    "not_enough_cash": ("needed", "cash"),
    # there is no such space
    "no_such_space": ("space",),
    # it is no property
    "not_a_property": ("space",),
    # a token is there
    "occupied": ("space",),
    # this side did not collect for it
    "not_collected": ("space",),
    # the seat has left the game
    "seat_is_out": ("seat",),
}
"""Refusal name, in the order of the codes, to the names of its parameters."""

REFUSAL_NAMES = tuple(REFUSAL_FIELDS)
