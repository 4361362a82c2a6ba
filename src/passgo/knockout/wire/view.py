"""The public part of a view: the lane as all see it, since nothing on it is hidden.

Places are millimetres, money is as printed, sides are their colours, spaces are ids, and the tokens
of a side are counted from 1.
"""

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from ...wire.terms import message
from ...wire.terms import seat as seat_term
from ...wire.version import WIRE_VERSION
from ..rules import state as st
from ..rules.rounds import rounds_to_come
from ..rules.turns import is_gone
from .eyes import Eyes

if TYPE_CHECKING:
    from ...wire.models import MessageModel
    from .models import GamePart, KnockoutGame, LaneSeat, LaneSide, LaneToken, LaneTurn, Where

_MICRON = 1000


def public_view(eyes: Eyes, state: SimpleNamespace) -> "KnockoutGame":
    """Everything but the part of a seat."""
    phase = st.PHASE_NAMES[state.phase]
    is_over = state.part == st.PART_OVER
    mover = None if is_over else eyes.seats[state.mover]
    gone = [bool(is_gone(eyes.lane, state, side)) for side in range(eyes.lane.sides)]
    colours = [eyes.words.colour(side) for side in range(eyes.lane.sides)]
    return {
        "version": WIRE_VERSION,
        "number": state.number,
        "phase": phase,
        "phase_text": _phase_text(phase, mover),
        "part": cast("GamePart", st.PART_NAMES[state.part]),
        "round": state.round_no,
        "rounds": state.round_no + int(rounds_to_come(eyes.lane, state)),
        "turn": _turn(eyes, state, colours, mover),
        "to_act": [] if mover is None else [mover],
        "order": [colours[side] for side in state.order[: eyes.lane.sides] if not gone[side]],
        "pot": state.pot * eyes.unit,
        "seats": [_seat(eyes, state, colours, seat) for seat in range(len(eyes.seats))],
        "sides": [
            _side(eyes, state, side, colours[side], is_gone=gone[side])
            for side in range(eyes.lane.sides)
        ],
        "winners": eyes.names(state.winners),
    }


def _phase_text(phase: str, mover: str | None) -> "MessageModel":
    args = None if mover is None else {"seat": seat_term(mover)}
    return cast("MessageModel", message(f"knockout-phase-{phase}", args))


def _turn(eyes: Eyes, state: SimpleNamespace, colours: list[str], mover: str | None) -> "LaneTurn":
    """Who is asked, for which side, and about which of its tokens; None is any that will do."""
    if mover is None:
        return {"mover": None, "colour": None, "token": None}
    token = state.asked_token
    return {
        "mover": mover,
        "colour": colours[eyes.side_of[state.mover]],
        "token": None if token < 0 else token % st.TOKENS_EACH + 1,
    }


def _seat(eyes: Eyes, state: SimpleNamespace, colours: list[str], seat: int) -> "LaneSeat":
    """A seat: which side it plays, whether it has left, and how steady its hand is."""
    return {
        "seat": eyes.seats[seat],
        "colour": colours[eyes.side_of[seat]],
        "out": bool(state.out[seat]),
        "hand": eyes.hands[seat],
    }


def _side(
    eyes: Eyes, state: SimpleNamespace, side: int, colour: str, *, is_gone: bool
) -> "LaneSide":
    """A side: who plays it, its purse, its tokens, and what it collected last."""
    first = side * st.TOKENS_EACH
    sets = state.sets[side]
    return {
        "colour": colour,
        "name": cast("MessageModel", eyes.words.side(side)),
        "members": [name for name, of in zip(eyes.seats, eyes.side_of, strict=True) if of == side],
        "gone": is_gone,
        "cash": state.cash[side] * eyes.unit,
        "tokens": [
            _token(eyes, state, number, first + number - 1)
            for number in range(1, st.TOKENS_EACH + 1)
        ],
        "collected": eyes.spaces_in(state.collected[side]),
        "sets": [group for number, group in enumerate(eyes.groups) if sets >> number & 1],
    }


def _token(eyes: Eyes, state: SimpleNamespace, number: int, token: int) -> "LaneToken":
    """A token; one that is not on the board has no place."""
    is_there = state.where[token] == st.ON_BOARD
    space = state.space[token]
    return {
        "token": number,
        "where": cast("Where", st.PLACE_NAMES[state.where[token]]),
        "x": state.x[token] / _MICRON if is_there else None,
        "y": state.y[token] / _MICRON if is_there else None,
        "space": eyes.spaces[space] if space >= 0 else None,
    }
