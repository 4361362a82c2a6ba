"""Check that the rules can continue from a knockout state read from a position.

Compiled rules trust their records: an index out of bounds would reach into other memory.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from ...compiling.targets import INTERPRETED, load
from ...errors import PositionError
from ...families.records import StateRecord
from ..rules import actions as act
from ..rules import state as st
from ..typed import edition_of

if TYPE_CHECKING:
    from ...game import Game

_MANY = 10**9


def check_state(game: "Game") -> None:
    """Refuse an impossible state; PositionError names the field."""
    for name, least, most in _bounds(game):
        values = [int(value) for value in game.state[name].ravel()]
        for value in values:
            if not least <= value <= most:
                raise PositionError(f"position: {name}: found {value}, expected {least} to {most}")
    for what, holds in _facts(game):
        if not holds:
            raise PositionError(f"position: expected {what}")


def _bounds(game: "Game") -> Iterator[tuple[str, int, int]]:
    """Every field with its smallest and largest value."""
    board, lane = game.board, edition_of(game).lane
    seats, sides = len(game.seats), int(board.sides)
    tokens = sides * st.TOKENS_EACH
    for name, least, most in (
        ("seats", seats, seats),
        ("round_no", 1, sides),
        ("part", 0, len(st.PART_NAMES) - 1),
        ("phase", 0, len(st.PHASE_NAMES) - 1),
        ("mover", 0, seats - 1),
        ("asked_token", st.NO_TOKEN, tokens - 1),
        ("slider", st.NOBODY, sides - 1),
        ("step", 0, st.STEP_PARKING),
        ("place", 0, sides - 1),
        ("is_doubled", 0, 0),
        ("order", st.NOBODY, sides - 1),
        ("turned", 0, sides - 1),
        ("out", 0, 1),
        ("winners", 0, (1 << seats) - 1),
        ("winning", 0, (1 << sides) - 1),
        ("colour", st.NOBODY, st.SIDES - 1),
        ("last_slider", st.NOBODY, seats - 1),
        ("collected", 0, (1 << int(board.spaces)) - 1),
        ("sets", 0, (1 << int(board.groups)) - 1),
        ("x", 0, lane.width * 1000),
        ("y", 0, lane.length * 1000),
        ("slid_by", st.NOBODY, seats - 1),
        ("jail_open", 0, 1),
        ("waits", 0, 1),
    ):
        yield name, least, most
    for name in ("cash", "pot", "number", "slides", "takeouts", "left_board", "chances", "retries"):
        yield name, 0, _MANY
    yield "drawn", 0, 1 << 62


def _facts(game: "Game") -> Iterator[tuple[str, bool]]:
    """The conditions between fields."""
    state, board = game.state, game.board
    sides = int(board.sides)
    order = [int(side) for side in state.order]
    colours = [int(colour) for colour in state.colour]
    yield (
        "every side once in the order",
        (sorted(order[:sides]) == list(range(sides)) and set(order[sides:]) <= {st.NOBODY}),
    )
    yield (
        "a different colour for each side",
        (len(set(colours[:sides]) - {st.NOBODY}) == sides and set(colours[sides:]) <= {st.NOBODY}),
    )
    on = state.where == st.ON_BOARD
    yield "tokens on the board beyond GO", bool((state.y[on] >= board.go_line).all())
    yield "no place for a token off the board", not (state.x[~on].any() or state.y[~on].any())
    absent = state.where[sides * st.TOKENS_EACH :] == st.ABSENT
    yield "no tokens of colours that are not in play", bool(absent.all())
    is_over = int(state.part) == st.PART_OVER
    yield (
        "an end with winners, and no winners before",
        (is_over == game.is_over == bool(state.winners)),
    )
    yield "a question that a player can answer", is_over or _can_answer(game)


def _can_answer(game: "Game") -> bool:
    """Whether the seat that is asked can do anything except leave."""
    state: StateRecord = game.state
    side = int(game.board.side_of[int(state.mover)])
    if state.out[int(state.mover)]:
        return False
    if int(state.phase) in {st.ASK_JAIL, st.ASK_AGAIN, st.ASK_RETRY}:
        token = int(state.asked_token)
        beside = {st.ASK_JAIL: {st.IN_JAIL}, st.ASK_RETRY: {st.OFF}}
        places = beside.get(int(state.phase), {st.IN_JAIL, st.OFF})
        if token // st.TOKENS_EACH != side or int(state.where[token]) not in places:
            return False
    tables = game.family.tables
    rows = np.zeros((tables.choice_rows, tables.choice_width), np.int64)
    scratch = np.zeros(1, tables.action_dtype).view(np.recarray)[0]
    legal = load(INTERPRETED, "knockout.rules.legal", "legal")
    count = legal(game.board, state, int(state.mover), rows, scratch, np.zeros(4, np.int64))
    return any(int(row[0]) != act.RESIGN for row in rows[:count])
