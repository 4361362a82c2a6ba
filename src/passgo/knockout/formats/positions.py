"""Write a knockout game as a readable position, and read it back to the same bytes.

The head is that of every position. Then follow one line for each side and each token, and one
for every other field of the state that is not zero.
"""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from ...editions import EditionError, Editions, Only, OptionError
from ...errors import PositionError, shown
from ...families.records import StateRecord
from ...game.position_head import head_lines, read_ref, version_in
from ..rules import state as st
from .position_checks import check_state

if TYPE_CHECKING:
    from ...game import Game

_SCRATCH = ("motion", "saved")
_TOKEN = ("x", "y", "slid_by", "jail_open", "chances", "retries", "waits")
_SIDE = ("colour", "cash", "last_slider", "collected", "sets")
_APART = {"seed", "where", "bank", *_SCRATCH, *_TOKEN, *_SIDE}
_FIELDS = tuple(name for name in st.STATE_DTYPE.names or () if name not in _APART)
_HEAD = {"edition", "mode", "option", "seed", "seat"}
_HEX = 16
_MOST = 2**62
"""No number of a position is larger."""


def position_text(game: "Game") -> str:
    """Write a game as readable text, which is read back as a check before it is returned."""
    text = "\n".join(_write(game)) + "\n"
    again = parse_position(type(game), text, game.kernel.target, Only(game.edition))
    if again.state_bytes() != game.state_bytes():
        raise PositionError("position: cannot be written: the state holds what no line says")
    return text


def _write(game: "Game") -> Iterator[str]:
    state = game.state
    yield from head_lines(game)
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


def _pairs(state: StateRecord, names: tuple[str, ...], row: int) -> str:
    return " ".join(f"{name} {int(state[name][row])}" for name in names)


def parse_position(cls: "type[Game]", text: str, target: str, editions: Editions) -> "Game":
    """Parse a position into a game; PositionError if it cannot be read."""
    version = version_in(text)
    lines = [
        (number, *_halves(line))
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.startswith("#")
    ]
    game = _begin(cls, lines[1:], target, editions, version)
    for number, key, rest in lines[1:]:
        if key not in _HEAD:
            try:
                _fill(game.state, key, rest)
            except (ValueError, IndexError, OverflowError) as error:
                raise PositionError(f"position: line {number}: {key}: {error}") from None
    check_state(game)
    # Only sums in range add up.
    state = game.state
    state.bank = -(int(sum(state.cash)) + int(state.pot))
    game.start = text
    return game


def _halves(line: str) -> tuple[str, str]:
    key, _, rest = line.strip().partition(" ")
    return key, rest.strip()


def _begin(
    cls: "type[Game]",
    lines: list[tuple[int, str, str]],
    target: str,
    editions: Editions,
    version: int,
) -> "Game":
    """Build the empty table that the head describes."""
    head = {key: rest for _, key, rest in lines}
    for key in ("edition", "mode", "seed", "seat"):
        if key not in head:
            raise PositionError(f"position: found no line {key}, expected one")
    options: dict[str, object] = {}
    seats: list[str] = []
    for number, key, rest in lines:
        try:
            if key == "option":
                name, value = _halves(rest)
                options[name] = json.loads(value)
            elif key == "seat":
                seats.append(json.loads(rest))
        except (ValueError, RecursionError):
            found = f"found {shown(rest)}, expected a value as in JSON"
            raise PositionError(f"position: line {number}: {key}: {found}") from None
    try:
        meant = read_ref(head["edition"].split(), version)
    except ValueError as error:
        raise PositionError(f"position: edition: {error}") from None
    try:
        edition = editions.find(meant)
        game = cls(edition, seats, head["mode"], options, target)
        game.set_seed(int(head["seed"], _HEX))
    except (EditionError, OptionError) as error:
        raise PositionError(f"position: {error}") from None
    except ValueError:
        raise PositionError(
            f"position: seed: found {shown(head['seed'])}, expected hexadecimal digits"
        ) from None
    return game


def _fill(state: StateRecord, key: str, rest: str) -> None:
    """Put one line into the state."""
    words = rest.split()
    if key == "side":
        _fill_row(state, _SIDE, _place(words, st.SIDES), words[1:])
    elif key == "token":
        token = _place(words, st.TOKENS)
        if words[1:2] == [] or words[1] not in st.PLACE_NAMES:
            raise ValueError(f"found {shown(words[1:2])}, expected {', '.join(st.PLACE_NAMES)}")
        state.where[token] = st.PLACE_NAMES.index(words[1])
        _fill_row(state, _TOKEN, token, words[2:])
    elif key in _FIELDS:
        values = np.array([_whole(word) for word in words], np.int64)
        if values.size != np.size(state[key]):
            raise ValueError(f"found {values.size} numbers, expected {np.size(state[key])}")
        state[key] = values if np.ndim(state[key]) else values[0]
    else:
        raise ValueError("expected a line of a position")


def _place(words: list[str], count: int) -> int:
    if not words or not words[0].isdecimal() or not int(words[0]) < count:
        raise ValueError(f"found {shown(words[:1])}, expected 0 to {count - 1}")
    return int(words[0])


def _whole(word: str) -> int:
    try:
        found = int(word)
    except ValueError:
        raise ValueError(f"found {shown(word)}, expected a whole number") from None
    if not -_MOST <= found <= _MOST:
        raise ValueError(f"found {shown(word)}, expected {-_MOST} to {_MOST}")
    return found


def _fill_row(state: StateRecord, names: tuple[str, ...], row: int, words: list[str]) -> None:
    if words[::2] != list(names) or len(words) != 2 * len(names):
        raise ValueError(f"found {shown(' '.join(words[::2]))}, expected {' '.join(names)}")
    for name, word in zip(names, words[1::2], strict=True):
        state[name][row] = _whole(word)
