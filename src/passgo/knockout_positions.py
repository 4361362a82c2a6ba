"""Positions of the knockout family: a game as readable text, and back to the same bytes.

The head is that of every position. Below it stands one line for each side and each token, and one
for every other field of the state that is not as in a zeroed record.
"""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from .editions import EditionError, OptionError, load_edition
from .errors import PositionError
from .knockout import state as st
from .targets import load

if TYPE_CHECKING:
    from .game import Game

HEADER = "passgo position 1"
_SCRATCH = ("motion", "saved")
_TOKEN = ("x", "y", "slid_by", "jail_open", "chances", "retries", "waits")
_SIDE = ("colour", "cash", "last_slider", "collected", "sets")
_APART = {"seed", "where", "bank", *_SCRATCH, *_TOKEN, *_SIDE}
_FIELDS = tuple(name for name in st.STATE_DTYPE.names or () if name not in _APART)
_HEX = 16


def position_text(game: "Game") -> str:
    """A game as readable text, which is read back before it is handed out."""
    text = "\n".join(_write(game)) + "\n"
    again = parse_position(type(game), text, game.kernel.target)
    if again.state_bytes() != game.state_bytes():
        raise PositionError("position: cannot be written: the state holds what no line says")
    return text


def _write(game: "Game") -> Iterator[str]:
    state = game.state
    yield HEADER
    yield f"edition {game.edition.id}"
    yield f"mode {game.mode}"
    for name, value in game.options.items():
        yield f"option {name} {json.dumps(value, ensure_ascii=False)}"
    yield f"seed {game.seed:032x}"
    for seat in game.seats:
        yield f"seat {json.dumps(seat, ensure_ascii=False)}"
    for side in range(st.SIDES):
        yield f"side {side} " + _pairs(state, _SIDE, side)
    for token in range(st.TOKENS):
        place = st.PLACE_NAMES[int(state.where[token])]
        yield f"token {token} {place} " + _pairs(state, _TOKEN, token)
    for name in _FIELDS:
        values = np.ravel(state[name])
        if values.any():
            yield f"{name} " + " ".join(str(int(value)) for value in values)


def _pairs(state: Any, names: tuple[str, ...], row: int) -> str:
    return " ".join(f"{name} {int(state[name][row])}" for name in names)


def parse_position(cls: "type[Game]", text: str, target: str) -> "Game":
    """A game that stands as a position says; PositionError if it cannot be read."""
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line.strip()]
    if [" ".join(line) for line in lines[:1]] != [HEADER]:
        raise PositionError(f"position: line 1: expected {HEADER!r}")
    entries = [(line[0], line[1] if len(line) > 1 else "") for line in lines[1:]]
    try:
        game = _begin(cls, entries, target)
        _fill(game, entries)
    except (EditionError, OptionError, ValueError, IndexError, KeyError) as error:
        if isinstance(error, PositionError):
            raise
        raise PositionError(f"position: {error}") from None
    _check(game)
    game.start = text
    return game


def _begin(cls: "type[Game]", entries: list[tuple[str, str]], target: str) -> "Game":
    head = dict(entries)
    options = {}
    for key, rest in entries:
        if key == "option":
            name, value = rest.split(maxsplit=1)
            options[name] = json.loads(value)
    seats = [json.loads(rest) for key, rest in entries if key == "seat"]
    game = cls(load_edition(head["edition"]), seats, head["mode"], options, target)
    game.set_seed(int(head["seed"], _HEX))
    return game


def _fill(game: "Game", entries: list[tuple[str, str]]) -> None:
    state = game.state
    for key, rest in entries:
        if key in {"edition", "mode", "option", "seed", "seat"}:
            continue
        words = rest.split()
        if key == "side":
            _fill_row(state, _SIDE, int(words[0]), words[1:])
        elif key == "token":
            token = int(words[0])
            state.where[token] = st.PLACE_NAMES.index(words[1])
            _fill_row(state, _TOKEN, token, words[2:])
        elif key in _FIELDS:
            values = np.array([int(word) for word in words], np.int64)
            state[key] = values.reshape(np.shape(state[key])) if state[key].ndim else values[0]
        else:
            raise PositionError(f"position: found {key!r}, expected a line of a position")
    state.bank = -(int(sum(state.cash)) + int(state.pot))


def _fill_row(state: Any, names: tuple[str, ...], row: int, words: list[str]) -> None:
    if words[::2] != list(names):
        raise PositionError(f"position: found {words[::2]}, expected {list(names)}")
    for name, word in zip(names, words[1::2], strict=True):
        state[name][row] = int(word)


def _check(game: "Game") -> None:
    """Refuse a position that no game can reach and that the rules could stumble over."""
    state, board = game.state, game.board
    sides = int(board.sides)
    lane = game.edition.lane
    if int(state.seats) != len(game.seats):
        raise PositionError(f"position: seats {state.seats}, expected {len(game.seats)}")
    if sorted(map(int, state.order[:sides])) != list(range(sides)):
        raise PositionError("position: order, expected every side once")
    if not 0 <= int(state.mover) < len(game.seats):
        raise PositionError(f"position: mover {state.mover}, expected a seat")
    if not 1 <= int(state.round_no) <= sides or not 0 <= int(state.part) < len(st.PART_NAMES):
        raise PositionError("position: round_no or part, expected one of this game")
    if not 0 <= int(state.phase) < len(st.PHASE_NAMES):
        raise PositionError(f"position: phase {state.phase}, expected a phase")
    if not 0 <= int(state.turned) < sides or state.out[int(state.mover)]:
        raise PositionError("position: turned or mover, expected one of this game")
    on = state.where == st.ON_BOARD
    inside = (state.x >= 0) & (state.x <= lane.width * 1000)
    inside &= (state.y >= lane.go_line * 1000) & (state.y <= lane.length * 1000)
    if (on & ~inside).any() or (state.cash < 0).any() or int(state.pot) < 0:
        raise PositionError("position: a token beside the lane, or a debt; expected neither")
    owing = load("interpreted", "knockout.step", "to_act")(board, state)
    if not game.is_over and not owing:
        raise PositionError("position: nobody to act, expected a seat")
