"""Records told again: story, proof of the dice, and every moment for whoever watches once more.

A record is played beside the event loop, a few at a time; what came of it is kept packed for a
while, since whoever reads the story mostly watches the game next.
"""

import asyncio
import gzip
import json
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..bots.company import find_company
from ..game import Event, Game
from ..game.errors import RecordError, RulesChanged
from ..game.records import check_form, moments
from ..game.throws import Tally, tally_faces, tally_sums
from ..game.verifying import Verdict, verify
from ..protocol.changes import diff
from ..protocol.errors import ProtocolError
from ..protocol.limits import RECORD_ACTIONS
from ..story.telling import Teller
from ..wire.forms import Plain
from ..wire.terms import Term
from ..wire.version import WIRE_VERSION

KEPT_BYTES: Final = 8 * 2**20
"""Packed answers kept in memory."""
AT_ONCE: Final = 2
WAITING: Final = 16
"""Records played at the same time, and those that may wait for it."""


@dataclass(frozen=True)
class Retold:
    """What came of a record, each part as packed JSON."""

    story: bytes
    verification: bytes
    replay: bytes

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return len(self.story) + len(self.verification) + len(self.replay)


def retell(record: Mapping[str, Any], target: str, seconds: float | None = None) -> Retold:
    """Play a record and pack what came of it; ProtocolError says what is wrong with it."""
    try:
        check_form(record)
    except RecordError as error:
        raise ProtocolError("bad_record", why=str(error)) from None
    if len(record["actions"]) > RECORD_ACTIONS:
        raise ProtocolError("long_record", most=RECORD_ACTIONS)
    verdict = verify(record, None, target)
    try:
        teller, steps, first = _play(record, target)
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
    """What is wrong in a record: the check that says so, or what could not be read."""
    wrong = verdict.first_wrong
    if wrong is None or wrong.found["text"] == "verify-unreadable":
        return str(error)
    return {"text": wrong.found["text"], "args": dict(wrong.found["args"])}


def _play(record: Mapping[str, Any], target: str) -> tuple[Teller, list[Plain], Plain]:
    """Hear a game once: its story, its steps, and how it stood at first."""
    teller: Teller | None = None
    view: Plain = {}
    first: Plain = {}
    steps: list[Plain] = []
    told = 0
    try:
        for game in moments(Game, record, target):
            before, view = view, _public(game)
            if teller is None:
                teller, first, before = Teller(game), view, view
            else:
                teller.hear()
            events, told = game.events[told:], len(game.events)
            steps.append(_step(game, events, teller.door.time(before), diff(before, view)))
    except RulesChanged:
        # What was played before the rules part is true, and shown.
        pass
    assert teller is not None
    return teller, steps, first


def _public(game: Game) -> Plain:
    """The game as everybody sees it; nothing of it is anybody's own."""
    return {key: part for key, part in game.view(None).items() if key != "you"}


def _step(game: Game, events: Sequence[Event], time: int, changes: list[Any]) -> Plain:
    number = len(game.actions)
    seat = game.actions[-1][0] if number else -1
    return {
        "number": number,
        "time": time,
        "seat": game.seats[seat] if seat >= 0 else None,
        "events": [event.wire() for event in events],
        "changes": changes,
    }


def _parted(record: Mapping[str, Any], steps: Sequence[Plain]) -> int | None:
    """The first action that today's rules play otherwise; the set-up is a step too."""
    return None if len(steps) > len(record["actions"]) else len(steps)


def _bots(record: Mapping[str, Any], game: Game) -> dict[str, str]:
    """The seats that a bot of ours played."""
    known = find_company(game.family.name).bots
    players = record.get("players", {})
    return {seat: player for seat, player in players.items() if player in known}


def verification_of(verdict: Verdict) -> Plain:
    """What all checks found, as plain data."""
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
    # The same data are the same bytes, whenever they were packed.
    return gzip.compress(text.encode(), 6, mtime=0)


class Retelling:
    """Plays records for whoever asks, and remembers the last of them."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._kept: OrderedDict[str, Retold] = OrderedDict()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def get(self, key: str, make: Callable[[], Retold]) -> Retold:
        """What is kept under a key, or else what is made in a thread; ProtocolError where busy."""
        if (found := self._find(key)) is not None:
            return found
        if self._waiting >= WAITING:
            raise ProtocolError("busy")
        self._waiting += 1
        try:
            async with self._turns:
                if (found := self._find(key)) is not None:
                    return found
                made = await asyncio.to_thread(make)
        finally:
            self._waiting -= 1
        self._keep(key, made)
        return made

    def _find(self, key: str) -> Retold | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def _keep(self, key: str, made: Retold) -> None:
        self._kept[key] = made
        size = sum(each.size for each in self._kept.values())
        while size > KEPT_BYTES and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            size -= gone.size
