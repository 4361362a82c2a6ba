"""The record of a game: what it was dealt from and every action, replayable for ever.

A digest of the final state tells a damaged record from a whole one.
"""

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from .editions import load_edition
from .errors import ActionError, IllegalAction, RecordError

if TYPE_CHECKING:
    from .game import Game

VERSION = 1
_KEYS = {"passgo", "edition", "mode", "options", "seats", "seed", "actions", "digest"}


def digest(game: "Game") -> str:
    """A short fingerprint of the state."""
    return blake2b(game.state_bytes(), digest_size=16).hexdigest()


def record_of(game: "Game") -> dict[str, Any]:
    """The record of a game, as plain data."""
    record: dict[str, Any] = {
        "passgo": VERSION,
        "edition": game.edition.id,
        "mode": game.mode,
        "options": dict(game.options),
        "seats": list(game.seats),
        "seed": f"{game.seed:032x}",
        "actions": [
            ["bank" if seat < 0 else game.seats[seat], action] for seat, action in game.actions
        ],
        "digest": digest(game),
    }
    if game.start is not None:
        record["start"] = game.start
    return record


def replay(cls: "type[Game]", record: Mapping[str, Any], target: str) -> "Game":
    """Play a record again and check that it ends as it did."""
    check_form(record)
    try:
        seed = int(record["seed"], 16)
    except ValueError as error:
        raise _wrong("seed", record["seed"], "up to 32 hexadecimal digits") from error
    if record.get("start") is not None:
        game = cls.from_position(record["start"], target)
    else:
        edition = load_edition(record["edition"])
        game = cls.new(
            edition, record["seats"], record["mode"], seed, record["options"], target=target
        )
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
    found = digest(game)
    if record["digest"] != found:
        raise _wrong("digest", record["digest"], f"{found}, which the actions lead to")
    return game


def check_form(record: Mapping[str, Any]) -> None:
    """Refuse what is not a record of a version we know."""
    if not isinstance(record, Mapping):
        raise _wrong("record", record, "a table")
    if record.get("passgo") != VERSION:
        raise _wrong("passgo", record.get("passgo"), f"format version {VERSION}")
    missing = _KEYS - set(record)
    unknown = set(record) - _KEYS - {"start"}
    if missing:
        raise RecordError(f"record: found no {sorted(missing)[0]}, expected one")
    if unknown:
        raise _wrong("record", sorted(unknown)[0], f"only {', '.join(sorted(_KEYS))}, start")
    forms = {"edition": str, "mode": str, "options": Mapping, "seats": list, "seed": str}
    for key, form in forms.items():
        if not isinstance(record[key], form):
            raise _wrong(key, record[key], f"a {form.__name__.lower()}")
    if not isinstance(record["actions"], list):
        raise _wrong("actions", record["actions"], "a list")


def _wrong(where: str, found: object, expected: str) -> RecordError:
    shown = repr(found)
    if len(shown) > 80:  # noqa: PLR2004
        shown = shown[:77] + "…"
    return RecordError(f"record: {where}: found {shown}, expected {expected}")


def dump_record(record: Mapping[str, Any]) -> str:
    """A record as JSON text, one action a line."""
    head = {key: value for key, value in record.items() if key != "actions"}
    lines = [json.dumps(entry, ensure_ascii=False) for entry in record["actions"]]
    text = json.dumps(head, ensure_ascii=False, indent=1)
    actions = ",\n  ".join(lines)
    return text.rstrip()[:-1].rstrip() + f',\n "actions": [\n  {actions}\n ]\n}}\n'


def parse_record(text: str) -> Mapping[str, Any]:
    """A record from JSON text; RecordError if it is none."""
    try:
        record = json.loads(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"record: {where}: {error.msg}, expected JSON") from None
    check_form(record)
    assert isinstance(record, Mapping)
    return record
