"""The record of a game: what it was dealt from and every action, replayable for ever.

A record says which edition it is of, which version of the rules played it, how the table looked
after each action (a mark of a few digits), and the position it ended in. So a reader tells a
damaged record from a whole one, and a game that today's rules would play otherwise from both
(ADR 11).
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeAlias

from ..compiling.targets import INTERPRETED
from ..editions import EditionRef, Editions, local_editions, ref_of
from ..editions.identity import is_digest, short_digest
from ..editions.registry import is_meant
from ..errors import (
    ActionError,
    EditionChanged,
    EditionError,
    IllegalAction,
    OptionError,
    PositionError,
    RecordError,
    RulesChanged,
    shown,
)
from ..wire.plain import Json, JsonMapping, Plain
from .position_head import without_digest

if TYPE_CHECKING:
    from .game import Game

GameRecord: TypeAlias = JsonMapping
"""A record as JSON says it; ``check_form`` refuses what is none."""

VERSION = 3
_OLDEST, _SECOND = 1, 2
"""Records of version 1 have no marks, no end and no version of the rules, which was 1 then; their
digest is over the bytes of a state that is no longer laid out like that, so it proves nothing.
Records of version 2 name their edition without its digest."""
_FIRST_RULES = 1
_FORMS: dict[str, tuple[type, str]] = {
    "edition": (str, "an edition's name"),
    "mode": (str, "a mode's name"),
    "options": (Mapping, "a table of options"),
    "seats": (list, "a list of names"),
    "seed": (str, "up to 32 hexadecimal digits"),
    "actions": (list, "a list of actions"),
    "digest": (str, "32 hexadecimal digits"),
}
_LATER: dict[str, tuple[type, str]] = {
    "rules": (int, "a version of the rules"),
    "end": (str, "a position's text"),
}
_THIRD: dict[str, tuple[type, str]] = {
    "edition_digest": (str, "32 hexadecimal digits"),
}
_OPTIONAL: dict[str, tuple[type, str]] = {
    "start": (str, "a position's text"),
    "players": (Mapping, "a table of seats and who played them"),
    "fair": (Mapping, "a table of commitment, secret, luck and rolls"),
    "marks": (str, "four hexadecimal digits for each action"),
}
_FAIR = {"commitment", "secret", "luck", "rolls"}
_LONGEST = 80
"""Characters of a record that a message repeats."""
_MARK = 4
"""Digits of a mark."""


def digest(game: "Game") -> str:
    """A short fingerprint of the position, however the state is laid out."""
    return digest_of(game.position())


def digest_of(position: str) -> str:
    """The fingerprint of a position's text; that of the edition, which may be corrected, apart."""
    return blake2b(without_digest(position).encode(), digest_size=16).hexdigest()


def record_of(
    game: "Game",
    players: Mapping[str, str] | None = None,
    fair: JsonMapping | None = None,
) -> Plain:
    """The record of a game, as plain data.

    ``players`` are the bots' names by seat, ``fair`` what ``fair.fair_part`` says of the dice.
    """
    record: Plain = {"passgo": VERSION, "rules": game.family.rules_version, **_head(game)}
    if players is not None:
        record["players"] = {seat: players.get(seat, PERSON) for seat in game.seats}
    if fair is not None:
        record["fair"] = dict(fair)
    if game.start is not None:
        record["start"] = game.start
    record["actions"] = [
        ["bank" if seat < 0 else game.seats[seat], action] for seat, action in game.actions
    ]
    if len(game.marks) == len(game.actions):
        record["marks"] = "".join(game.marks)
    record["end"] = game.position()
    record["digest"] = digest_of(record["end"])
    return record


PERSON = "person"
"""Who played a seat that no bot did."""


def _head(game: "Game") -> Plain:
    return {
        "edition": game.edition.id,
        "edition_digest": game.edition.digest,
        "mode": game.mode,
        "options": dict(game.options),
        "seats": list(game.seats),
        "seed": f"{game.seed:032x}",
    }


@dataclass(frozen=True)
class Replayed:
    """A record played again, as far as the present rules agree with it."""

    game: "Game"
    parted: RulesChanged | None = None
    """Where and why the present rules play on otherwise; None where they do not."""


def replay(
    cls: "type[Game]", record: GameRecord, target: str, editions: Editions | None = None
) -> "Game":
    """Play a record again and check that it ends as it did."""
    replayed = play_again(cls, record, target, editions)
    if replayed.parted is not None:
        raise replayed.parted
    return replayed.game


def play_again(
    cls: "type[Game]",
    record: GameRecord,
    target: str = INTERPRETED,
    editions: Editions | None = None,
) -> Replayed:
    """Play a record again up to its end, or to where the rules have changed since."""
    passing = moments(cls, record, target, editions)
    game = next(passing)
    try:
        for _ in passing:
            pass
    except RulesChanged as parted:
        return Replayed(game, parted)
    if record["passgo"] == _OLDEST:
        return Replayed(game)
    found = digest(game)
    if record["digest"] == found:
        return Replayed(game)
    if _is_old(record, game):
        return Replayed(game, _changed(record, game, len(game.actions)))
    raise _wrong("digest", record["digest"], f"{found}, which the actions lead to")


def go_on(
    cls: "type[Game]",
    record: GameRecord,
    target: str = INTERPRETED,
    editions: Editions | None = None,
) -> Replayed:
    """The game of a record as its players left it, even if the rules have changed since.

    Where they have changed, the game goes on from the position it stood in, and its new record
    begins there. If no reader takes that position any more although every action was played, the
    game is as those actions leave it.
    """
    replayed = play_again(cls, record, target, editions)
    if replayed.parted is None or "end" not in record:
        return replayed
    if record["digest"] != digest_of(record["end"]):
        raise _wrong("digest", record["digest"], f"{digest_of(record['end'])}, which is end's")
    try:
        game = cls.from_position(record["end"], target, editions=editions)
    except PositionError as error:
        if replayed.parted.action > len(record["actions"]):
            return replayed
        raise RecordError(f"record: end: {error}") from None
    return Replayed(game, replayed.parted)


def moments(
    cls: "type[Game]",
    record: GameRecord,
    target: str = INTERPRETED,
    editions: Editions | None = None,
) -> Iterator["Game"]:
    """The game of a record before each of its actions, and at its end; always the same object.

    RulesChanged where the rules of today would play on otherwise. The record's edition is found
    among ``editions``, or else among those of this machine's user.
    """
    check_form(record)
    game = _begin(cls, record, target, local_editions() if editions is None else editions)
    marks = record.get("marks")
    yield game
    for number, action in enumerate(record["actions"]):
        mark = None if marks is None else marks[_MARK * number :][:_MARK]
        do_again(game, record, number, action, mark)
        yield game
    if marks is not None and len(marks) != _MARK * len(record["actions"]):
        raise _wrong("marks", marks, _OPTIONAL["marks"][1])


def _is_old(record: GameRecord, game: "Game") -> bool:
    """Whether other rules, or other data of the edition, have played it."""
    return _played_by(record) != game.family.rules_version or _is_corrected(record, game)


def _is_corrected(record: GameRecord, game: "Game") -> bool:
    return meant_by(record).digest not in {"", game.edition.digest}


def meant_by(record: GameRecord) -> EditionRef:
    """Which edition a record is of."""
    return EditionRef(record["edition"], record.get("edition_digest", ""))


def do_again(
    game: "Game", record: GameRecord, number: int, action: object, mark: str | None
) -> None:
    """Take an action of a record, or one that came after it, and compare the mark it left.

    RulesChanged where the rules of today part from those of the record; where only the mark says
    so, the game has taken the action all the same.
    """
    where = f"actions[{number}]"
    is_old = _is_old(record, game)
    if not isinstance(action, list | tuple) or len(action) != 2:  # noqa: PLR2004
        raise _wrong(where, action, "a seat and an action")
    try:
        game.apply(*action)
    except IllegalAction as refusal:
        if is_old:
            raise _changed(record, game, number) from None
        raise _wrong(where, action, f"an action the rules accept; refused: {refusal}") from None
    except ActionError as error:
        raise RecordError(f"record: {where}: {error}") from None
    if mark is not None and mark != game.marks[-1]:
        if is_old:
            raise _changed(record, game, number)
        raise _wrong(where, action, "an action that leaves the table as it is marked")


def _changed(record: GameRecord, game: "Game", number: int) -> RulesChanged:
    if _is_corrected(record, game):
        present = ref_of(game.edition)
        return EditionChanged(str(meant_by(record)), short_digest(present.digest), number + 1)
    return RulesChanged(_played_by(record), game.family.rules_version, number + 1)


def _played_by(record: GameRecord) -> int:
    return int(record.get("rules", _FIRST_RULES))


def _begin(cls: "type[Game]", record: GameRecord, target: str, editions: Editions) -> "Game":
    """The game as it stood before the first action."""
    try:
        if "start" in record:
            game = cls.from_position(record["start"], target, editions=editions)
            _check_start(game, record)
            return game
        edition = editions.find(meant_by(record))
        seed = int(record["seed"], 16)
        return cls.new(
            edition, record["seats"], record["mode"], seed, record["options"], target=target
        )
    except PositionError as error:
        raise RecordError(f"record: start: {error}") from None
    except (EditionError, OptionError) as error:
        raise RecordError(f"record: {error}") from None


def _check_start(game: "Game", record: GameRecord) -> None:
    """A position says all the rest of the head itself; the two must agree."""
    for key, value in _head(game).items():
        if key == "edition_digest":
            # The position names one too, and both may be of before a correction.
            if not is_meant(meant_by(record), game.edition):
                raise _wrong(key, record[key], f"{shown(value)}, as in start")
        elif record[key] != value:
            raise _wrong(key, record[key], f"{shown(value)}, as in start")


def check_form(record: GameRecord) -> None:
    """Refuse what is not a record of a version we know."""
    if not isinstance(record, Mapping):
        raise _wrong("record", record, "a table")
    version = record.get("passgo")
    if type(version) is not int or not _OLDEST <= version <= VERSION:
        raise _wrong("passgo", version, f"format version {_OLDEST} to {VERSION}")
    needed = {
        **_FORMS,
        **(_LATER if version > _OLDEST else {}),
        **(_THIRD if version > _SECOND else {}),
    }
    allowed = {**needed, **({"start": _OPTIONAL["start"]} if version == _OLDEST else _OPTIONAL)}
    missing = set(needed) - set(record)
    unknown = [key for key in record if key != "passgo" and key not in allowed]
    if missing:
        raise RecordError(f"record: found no {sorted(missing)[0]}, expected one")
    if unknown:
        raise _wrong("record", unknown[0], f"only passgo, {', '.join(allowed)}")
    for key, (form, expected) in allowed.items():
        value = record.get(key)
        if key in record and (not isinstance(value, form) or isinstance(value, bool)):
            raise _wrong(key, value, expected)
    if not re.fullmatch("[0-9a-f]{1,32}", record["seed"]):
        raise _wrong("seed", record["seed"], "up to 32 hexadecimal digits")
    if "edition_digest" in record and not is_digest(record["edition_digest"]):
        raise _wrong("edition_digest", record["edition_digest"], _THIRD["edition_digest"][1])
    _check_marks(record)
    _check_players(record)
    if "fair" in record:
        _check_fair(record["fair"], record["seats"])


def _check_marks(record: GameRecord) -> None:
    marks = record.get("marks")
    if marks is None:
        return
    if not re.fullmatch("[0-9a-f]*", marks):
        raise _wrong("marks", marks, _OPTIONAL["marks"][1])


def _check_players(record: GameRecord) -> None:
    for seat, player in record.get("players", {}).items():
        if seat not in record["seats"] or not isinstance(player, str):
            raise _wrong("players", {seat: player}, "a seat and who played it")


def _check_fair(fair: JsonMapping, seats: list[object]) -> None:
    """Refuse a proof that is not written as proofs are; whether it holds is for ``verify``."""
    if set(fair) != _FAIR:
        raise _wrong("fair", sorted(map(str, fair)), f"just {', '.join(sorted(_FAIR))}")
    for key in ("commitment", "secret"):
        if not _is_hex(fair[key], 64, 64):
            raise _wrong(f"fair.{key}", fair[key], "64 hexadecimal digits")
    luck, rolls = fair["luck"], fair["rolls"]
    if not isinstance(luck, Mapping):
        raise _wrong("fair.luck", luck, "a table of seats and their luck")
    for seat, given in luck.items():
        if seat not in seats or not _is_hex(given, 0, 64):
            raise _wrong("fair.luck", {seat: given}, "a seat and up to 64 hexadecimal digits")
    if not isinstance(rolls, list):
        raise _wrong("fair.rolls", rolls, "a list of rolls")
    for number, roll in enumerate(rolls):
        is_roll = isinstance(roll, list) and [type(part) for part in roll] == [int, int, int]
        if not is_roll:
            raise _wrong(f"fair.rolls[{number}]", roll, "an action's number and two dice")


def _is_hex(text: object, least: int, most: int) -> bool:
    return isinstance(text, str) and bool(re.fullmatch(f"[0-9a-f]{{{least},{most}}}", text))


def _wrong(where: str, found: object, expected: str) -> RecordError:
    return RecordError(f"record: {where}: found {shown(found, _LONGEST)}, expected {expected}")


def dump_record(record: GameRecord) -> str:
    """A record as JSON text, one action a line."""
    lines = []
    for key, value in record.items():
        text = json.dumps(value, ensure_ascii=False)
        if key == "actions" and value:
            actions = ",\n  ".join(json.dumps(action, ensure_ascii=False) for action in value)
            text = f"[\n  {actions}\n ]"
        lines.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def parse_record(text: str) -> GameRecord:
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


def _table(pairs: list[tuple[str, Json]]) -> Plain:
    """A table of JSON; a key that stands there twice is damage."""
    table = dict(pairs)
    if len(table) != len(pairs):
        raise ValueError("a key twice in one table")
    return table
