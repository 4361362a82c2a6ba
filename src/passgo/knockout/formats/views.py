"""Views of the knockout family: what everybody at the table sees, as plain data.

Nothing on the lane is hidden; only the generator is. Places are millimetres, money is as printed.
"""

from typing import TYPE_CHECKING, Any

from ..edition.options import LANE_OPTIONS
from ..family import playing_order, sides_of
from ..rules import state as st
from ..rules.landing import space_of
from ..rules.rounds import rounds_to_come

if TYPE_CHECKING:
    from ...game import Game

VERSION = 1
_MICRON = 1000

Plain = dict[str, Any]


def view_of(game: "Game", seat: int | None) -> Plain:
    """What a seat sees; an onlooker (None) sees the same, with nothing to do."""
    state = game.seen(-1 if seat is None else seat)
    sides = sides_of(game)
    return {
        "view": VERSION,
        "edition": game.edition.id,
        "mode": game.mode,
        "options": {n: v for n, v in game.settled.items() if v != LANE_OPTIONS[n]},
        "departures": list(game.departures),
        "seat": None if seat is None else game.seats[seat],
        "phase": game.phase,
        "part": st.PART_NAMES[int(state.part)],
        "round": int(state.round_no),
        "rounds": int(state.round_no) + int(rounds_to_come(game.board, state)),
        "turn": {"mover": None if game.is_over else game.turn, "token": _asked(state)},
        "to_act": list(game.to_act),
        "order": [sides[side] for side in playing_order(game, state)],
        "pot": game.wording.money(state.pot),
        "sides": [_side(game, state, number, name) for number, name in enumerate(sides)],
        "winners": list(game.winners),
        "legal": [] if seat is None else _legal(game, state, seat),
    }


def _asked(state: Any) -> int | None:
    token = int(state.asked_token)
    return None if token < 0 else token % st.TOKENS_EACH + 1


def _side(game: "Game", state: Any, number: int, name: str) -> Plain:
    """One side: who plays it, its purse, its tokens, and what it collected last."""
    board = game.board
    first = number * st.TOKENS_EACH
    mask = int(state.collected[number])
    return {
        "colour": name,
        "members": [s for n, s in enumerate(game.seats) if board.side_of[n] == number],
        "out": [s for n, s in enumerate(game.seats) if board.side_of[n] == number and state.out[n]],
        "cash": game.wording.money(state.cash[number]),
        "tokens": [_token(game, state, token) for token in range(first, first + st.TOKENS_EACH)],
        "collected": [s.id for n, s in enumerate(game.edition.spaces) if mask >> n & 1],
    }


def _token(game: "Game", state: Any, token: int) -> Plain:
    where = int(state.where[token])
    if where != st.ON_BOARD:
        return {"where": st.PLACE_NAMES[where]}
    space = int(space_of(game.board, state, token))
    return {
        "where": "board",
        "x": int(state.x[token]) / _MICRON,
        "y": int(state.y[token]) / _MICRON,
        "space": game.edition.space_name(space),
    }


def _legal(game: "Game", state: Any, seat: int) -> list[Plain]:
    choices = game.choices_in(state, seat)
    return [
        {"action": choice.action}
        if choice.limits is None
        else {"action": choice.action, "limits": dict(choice.limits)}
        for choice in choices
    ]
