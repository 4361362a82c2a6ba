"""The record of a game: what it was dealt from and every action, replayable for ever.

A digest of the final state tells a damaged record from a whole one.
"""

import json
import re
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from ..editions import EditionError, OptionError, load_edition
from ..editions.errors import shown
from .errors import ActionError, IllegalAction, PositionError, RecordError
from .targets import INTERPRETED

if TYPE_CHECKING:
    from .game import Game

VERSION = 1
_FORMS: dict[str, tuple[type, str]] = {
    "edition": (str, "an edition's name"),
    "mode": (str, "a mode's name"),
    "options": (Mapping, "a table of options"),
    "seats": (list, "a list of names"),
    "seed": (str, "up to 32 hexadecimal digits"),
    "actions": (list, "a list of actions"),
    "digest": (str, "32 hexadecimal digits"),
}
_KNOWN = ", ".join(_FORMS)
_LONGEST = 80
"""Characters of a record that a message repeats."""


def digest(game: "Game") -> str:
    """A short fingerprint of the state."""
    return blake2b(game.state_bytes(), digest_size=16).hexdigest()


def record_of(game: "Game") -> dict[str, Any]:
    """The record of a game, as plain data."""
    record: dict[str, Any] = {"passgo": VERSION, **_head(game)}
    if game.start is not None:
        record["start"] = game.start
    record["actions"] = [
        ["bank" if seat < 0 else game.seats[seat], action] for seat, action in game.actions
    ]
    record["digest"] = digest(game)
    return record


def _head(game: "Game") -> dict[str, Any]:
    return {
        "edition": game.edition.id,
        "mode": game.mode,
        "options": dict(game.options),
        "seats": list(game.seats),
        "seed": f"{game.seed:032x}",
    }


def replay(cls: "type[Game]", record: Mapping[str, Any], target: str) -> "Game":
    """Play a record again and check that it ends as it did."""
    *_, game = moments(cls, record, target)
    found = digest(game)
    if record["digest"] != found:
        raise _wrong("digest", record["digest"], f"{found}, which the actions lead to")
    return game


def moments(
    cls: "type[Game]", record: Mapping[str, Any], target: str = INTERPRETED
) -> Iterator["Game"]:
    """The game of a record before each of its actions, and at its end; always the same object."""
    check_form(record)
    game = _begin(cls, record, target)
    yield game
    for number, entry in enumerate(record["actions"]):
        where = f"actions[{number}]"
        if not isinstance(entry, list | tuple) or len(entry) != 2:  # noqa: PLR2004
            raise _wrong(where, entry, "a seat and an action")
        try:
            game.apply(*entry)
        except IllegalAction as refusal:
            raise _wrong(where, entry, f"an action the rules accept; refused: {refusal}") from None
        except ActionError as error:
            raise RecordError(f"record: {where}: {error}") from None
        yield game


def _begin(cls: "type[Game]", record: Mapping[str, Any], target: str) -> "Game":
    """The game as it stood before the first action."""
    try:
        if "start" in record:
            game = cls.from_position(record["start"], target)
            _check_start(game, record)
            return game
        edition = load_edition(record["edition"])
        seed = int(record["seed"], 16)
        return cls.new(
            edition, record["seats"], record["mode"], seed, record["options"], target=target
        )
    except (EditionError, OptionError) as error:
        raise RecordError(f"record: {error}") from None
    except PositionError as error:
        raise RecordError(f"record: start: {error}") from None


def _check_start(game: "Game", record: Mapping[str, Any]) -> None:
    """A position says all the rest of the head itself; the two must agree."""
    for key, value in _head(game).items():
        if record[key] != value:
            raise _wrong(key, record[key], f"{shown(value)}, as in start")


def check_form(record: Mapping[str, Any]) -> None:
    """Refuse what is not a record of a version we know."""
    if not isinstance(record, Mapping):
        raise _wrong("record", record, "a table")
    version = record.get("passgo")
    if type(version) is not int or version != VERSION:
        raise _wrong("passgo", version, f"format version {VERSION}")
    missing = set(_FORMS) - set(record)
    unknown = [key for key in record if key not in {"passgo", "start", *_FORMS}]
    if missing:
        raise RecordError(f"record: found no {sorted(missing)[0]}, expected one")
    if unknown:
        raise _wrong("record", unknown[0], f"only passgo, start, {_KNOWN}")
    for key, (form, expected) in {**_FORMS, "start": (str, "a position's text")}.items():
        if key in record and not isinstance(record[key], form):
            raise _wrong(key, record[key], expected)
    if not re.fullmatch("[0-9a-f]{1,32}", record["seed"]):
        raise _wrong("seed", record["seed"], "up to 32 hexadecimal digits")


def _wrong(where: str, found: object, expected: str) -> RecordError:
    return RecordError(f"record: {where}: found {shown(found, _LONGEST)}, expected {expected}")


def dump_record(record: Mapping[str, Any]) -> str:
    """A record as JSON text, one action a line."""
    lines = []
    for key, value in record.items():
        text = json.dumps(value, ensure_ascii=False)
        if key == "actions" and value:
            entries = ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in value)
            text = f"[\n  {entries}\n ]"
        lines.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def parse_record(text: str) -> Mapping[str, Any]:
    """A record from JSON text; RecordError if it is none."""
    try:
        record = json.loads(text, object_pairs_hook=_table)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"record: {where}: {error.msg}, expected JSON") from None
    except (ValueError, RecursionError) as error:
        why = " ".join(str(error).split())[:_LONGEST]
        raise RecordError(f"record: found {why}, expected JSON of a record") from None
    check_form(record)
    assert isinstance(record, Mapping)
    return record


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table of JSON; a key that stands there twice is damage."""
    table = dict(pairs)
    if len(table) != len(pairs):
        raise ValueError("a key twice in one table")
    return table
