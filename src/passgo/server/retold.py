"""Replay records: story, proof of the dice, and every moment for the replay screen.

This runs in a worker process: it takes long and needs much memory. It keeps no state.
"""

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..compiling.targets import INTERPRETED
from ..editions import EditionError, EditionRegistry, MoneyError, OptionError
from ..errors import PassgoError, RecordError, RulesChanged
from ..game import Event, Game
from ..game.records import GameRecord, check_form, meant_by, moments, parse_record
from ..game.throws import Tally, tally_faces, tally_sums
from ..game.verifying import Verdict, verify
from ..protocol.changes import Change, diff
from ..protocol.errors import ProtocolError
from ..protocol.limits import RECORD_ACTIONS
from ..story.telling import Teller
from ..wire.forms import Plain
from ..wire.plain import JsonMapping
from ..wire.terms import Term
from ..wire.version import WIRE_VERSION
from .past import Past, write_record


@dataclass(frozen=True)
class Retold:
    """The results of a record, each part as compressed JSON."""

    story: bytes
    verification: bytes
    replay: bytes

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return len(self.story) + len(self.verification) + len(self.replay)


def retell_text(body: bytes, targets: Mapping[str, str], editions: EditionRegistry) -> Retold:
    """Replay a record that a client sends; ``targets`` are by family."""
    try:
        record = parse_record(body.decode())
    except (RecordError, UnicodeDecodeError) as error:
        raise ProtocolError("bad_record", why=str(error)) from None
    try:
        target = targets[editions.find(meant_by(record)).family]
    except EditionError:
        # If the edition is missing, replaying reports it.
        target = INTERPRETED
    return retell(record, target, editions)


def retell_table(past: Past, target: str, seconds: float | None) -> Retold:
    """Replay a table's game."""
    return retell(write_record(past, target), target, past.editions, seconds)


def retell(
    record: GameRecord,
    target: str,
    editions: EditionRegistry,
    seconds: float | None = None,
) -> Retold:
    """Replay a record and compress the results; ProtocolError says what is wrong with it."""
    try:
        check_form(record)
        return _retell(record, target, editions, seconds)
    except (PassgoError, EditionError, OptionError, MoneyError) as error:
        if isinstance(error, ProtocolError):
            raise
        raise ProtocolError("bad_record", why=str(error)) from None


def _retell(
    record: GameRecord, target: str, editions: EditionRegistry, seconds: float | None
) -> Retold:
    if len(record["actions"]) > RECORD_ACTIONS:
        raise ProtocolError("long_record", most=RECORD_ACTIONS)
    verdict = verify(record, None, target, editions)
    try:
        teller, steps, first = _play(record, target, editions)
    except RecordError as error:
        raise ProtocolError("bad_record", why=_why(verdict, error)) from None
    verification = verification_of(verdict)
    head = {
        "version": WIRE_VERSION,
        "players": _bots(record, teller.game),
        "seconds": seconds,
        "story": {**teller.story(), "parted": _parted(record, steps)},
        "verification": verification,
    }
    return Retold(
        _packed(head), _packed(verification), _packed({**head, "first": first, "steps": steps})
    )


def _why(verdict: Verdict, error: RecordError) -> Term:
    """What is wrong with a record: the failed check, or what could not be read."""
    wrong = verdict.first_wrong
    if wrong is None or wrong.found["text"] == "verify-unreadable":
        return str(error)
    return {"text": wrong.found["text"], "args": dict(wrong.found["args"])}


def _play(
    record: GameRecord, target: str, editions: EditionRegistry
) -> tuple[Teller, list[Plain], Plain]:
    """Replay a game once: its story, its steps, and its first state."""
    teller: Teller | None = None
    view: Plain = {}
    first: Plain = {}
    steps: list[Plain] = []
    told = 0
    try:
        for game in moments(Game, record, target, editions):
            before, view = view, _public(game)
            if teller is None:
                teller, first, before = Teller(game), view, view
            else:
                teller.hear()
            events, told = game.events[told:], len(game.events)
            steps.append(_step(game, events, teller.part.time(before), diff(before, view)))
    except RulesChanged:
        # The actions before the rules differ are correct, and shown.
        pass
    assert teller is not None
    return teller, steps, first


def _public(game: Game) -> Plain:
    """The public view of a game, without any seat's private part."""
    return {key: part for key, part in game.view(None).items() if key != "you"}


def _step(game: Game, events: Sequence[Event], time: int, changes: Sequence[Change]) -> Plain:
    number = len(game.actions)
    seat = game.actions[-1][0] if number else -1
    return {
        "number": number,
        "time": time,
        "seat": game.seats[seat] if seat >= 0 else None,
        "events": [event.wire() for event in events],
        "changes": changes,
    }


def _parted(record: JsonMapping, steps: Sequence[Plain]) -> int | None:
    """The first action whose result differs under today's rules; the set-up is a step too."""
    return None if len(steps) > len(record["actions"]) else len(steps)


def _bots(record: JsonMapping, game: Game) -> dict[str, str]:
    """The seats that a known bot played."""
    known = game.family.company.bots
    players = record.get("players", {})
    return {seat: player for seat, player in players.items() if player in known}


def verification_of(verdict: Verdict) -> Plain:
    """The results of all checks, as plain data."""
    throws = [(first, second) for _, first, second in verdict.rolls]
    wrong, game = verdict.first_wrong, verdict.game
    state = "holds" if verdict.is_proved else "open" if wrong is None else "wrong"
    return {
        "state": state,
        "checks": [check.wire() for check in verdict.checks],
        "throws": len(throws),
        "by_hand": game is not None and game.settled.get("dice") == "manual",
        "faces": _tally(tally_faces(throws)) if throws else None,
        "sums": _tally(tally_sums(throws)) if throws else None,
    }


def _tally(tally: Tally) -> Plain:
    wire = tally.wire()
    return {"counts": list(tally.counts), "expected": wire["expected"], "chance": wire["p"]}


def _packed(data: Plain) -> bytes:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # The same data give the same bytes, at any time.
    return gzip.compress(text.encode(), 6, mtime=0)
