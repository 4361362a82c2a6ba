"""Game: what everyone else uses.

A game is an edition with its mode and options, the seats, and the kernel's state. Actions go in
as written data, events come out, and everything anyone may ask (what is legal, why not, what a
seat sees, the record, a position) is answered here by asking the kernel.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Self
from zlib import crc32

import numpy as np

from ..compiling.rooms import FAMILIES
from ..compiling.targets import INTERPRETED
from ..editions import AnyEdition, EditionError, OptionError, find_edition, load_edition
from ..editions.arrays import records
from ..editions.phrases import Phrase
from ..errors import ActionError, IllegalAction, shown
from ..wire.forms import UNDO, Event, Refusal
from ..wire.look import Look
from ..wire.terms import Message
from ..wire.version import WIRE_VERSION
from .families import Choice, Family, Written, find_family
from .scratch import scratch_of
from .undo import Steps

__all__ = ["Choice", "Event", "Game", "Refusal", "Written"]

SEED_BITS = 128
_WORD = 0xFFFFFFFF

Seed = int
SeatName = str | int


class Game:
    """One game of any edition."""

    def __init__(
        self,
        edition: AnyEdition,
        seats: Sequence[str],
        mode: str,
        options: Mapping[str, object],
        target: str,
    ) -> None:
        """Prepare an empty table; ``Game.new`` deals one."""
        check_names(seats)
        self.edition: Any = edition
        self.family: Family = find_family(edition.family)
        self.mode = mode
        self.options = dict(options)
        self.settled = self.family.settle(edition, mode, options, seats)
        self.seats = tuple(seats)
        self.board: Any = self.family.compile(edition, mode, options, seats)
        self.wording: Any = self.family.wording(edition, seats)
        self.messages: Any = self.family.messages(self)
        self.kernel: Any = self.family.kernel(target)
        tables = self.family.tables
        self._states = records(1, tables.state_dtype)
        self._plain: Any = self._states.view(tables.state_dtype, np.ndarray)
        self.state: Any = self._states[0]
        self._numbers: Any = self._plain.view(np.int64)
        self._number: Any = self._plain["number"]
        self._phase: Any = self._plain["phase"]
        self._mover: Any = self._plain["mover"]
        self._out: Any = self._plain["out"][0]
        self._marked: list[Any] = [self._plain[name] for name in tables.marked]
        self._look: Look | None = None
        self.actions: list[tuple[int, Written]] = []
        self.events: list[Event] = []
        self.marks: list[str] = []
        """How the table looked after each action, in four digits: records are checked by them."""
        self.before = b""
        """The state before the last action: some of what a story tells is gone after it."""
        self.steps = Steps(self)
        """What a seat can take back, as long as nothing else happens."""
        self.start: str | None = None
        """The position the game began from, where it was not dealt."""
        self.hammer_seconds = 0
        """How long the auction last opened is to run; for whoever runs the table, not for seats."""

    @classmethod
    def new(
        cls,
        edition: str | AnyEdition,
        seats: Sequence[str] | int = 4,
        mode: str = "standard",
        seed: Seed | None = None,
        options: Mapping[str, object] | None = None,
        target: str = INTERPRETED,
    ) -> Self:
        """Deal a new game.

        ``seats`` are names in the order in which they sit, or how many. Without a seed, one is
        drawn.
        """
        if isinstance(edition, str):
            edition = load_edition(edition)
        if isinstance(seats, int):
            seats = [f"player{number}" for number in range(1, seats + 1)]
        game = cls(edition, seats, mode, options or {}, target)
        game.set_seed(secrets.randbits(SEED_BITS) if seed is None else seed)
        log = game._log
        # What another game wrote there last is none of this one's.
        log[0, 0] = 0
        game.kernel.set_up(game.board, game.state, len(game.seats), log)
        game._read_log()
        return game

    @property
    def _log(self) -> Any:
        return scratch_of(self.family.name, self.family.tables).log

    @property
    def _refusal(self) -> Any:
        return scratch_of(self.family.name, self.family.tables).refusal

    @property
    def _rows(self) -> Any:
        return scratch_of(self.family.name, self.family.tables).rows

    @property
    def _scratch(self) -> Any:
        return scratch_of(self.family.name, self.family.tables).action

    @property
    def seed(self) -> Seed:
        """The 128-bit seed of the game."""
        return sum(int(word) << (32 * place) for place, word in enumerate(self.state.seed))

    def set_seed(self, seed: Seed) -> None:
        """Put a seed into the state, before anything is drawn from it."""
        if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
            raise OptionError("seed", shown(seed), f"0 to 2^{SEED_BITS} − 1")
        for place in range(4):
            self.state.seed[place] = seed >> (32 * place) & _WORD

    @property
    def departures(self) -> tuple[str, ...]:
        """The options that make this game differ from the printed rules."""
        return self.family.departures(self.edition, self.mode, self.options)

    @property
    def phase(self) -> str:
        """The name of what the table waits for."""
        return self.family.tables.phases[int(self.kernel.current_phase(self.state))]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return int(self._phase[0]) == self.family.tables.over

    @property
    def number(self) -> int:
        """How many actions the rules have counted."""
        return int(self._number[0])

    @property
    def turn(self) -> str:
        """The seat whose turn it is."""
        return self.seats[int(self._mover[0])]

    @property
    def to_act(self) -> tuple[str, ...]:
        """The seats that owe a decision, in order from the mover."""
        mask = int(self.kernel.to_act(self.board, self.state))
        first = int(self._mover[0])
        order = [(first + step) % len(self.seats) for step in range(len(self.seats))]
        return tuple(self.seats[seat] for seat in order if mask >> seat & 1)

    def is_out(self, seat: SeatName) -> bool:
        """Whether a seat is out of the game."""
        return bool(self._out[self.seat(seat)])

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won; more than one when the richest are equal."""
        mask = int(self.state.winners)
        return tuple(name for seat, name in enumerate(self.seats) if mask >> seat & 1)

    def seat(self, seat: SeatName) -> int:
        """The number of a seat given by name or number; −1 is the bank."""
        return int(self.wording.seat("seat", seat))

    def read_action(self, seat: SeatName, action: Written | Mapping[str, Any]) -> tuple[int, Any]:
        """The number of a seat and the record of an action, checked for form only."""
        number = self.seat(seat)
        record = self.wording.read(action)
        self.family.complete(self, number, record)
        return number, record

    def apply(self, seat: SeatName, action: Written | Mapping[str, Any]) -> list[Event]:
        """Apply an action and return what happened; IllegalAction if the rules refuse it."""
        if action == UNDO:
            return self._undo(self.seat(seat))
        number, record = self.read_action(seat, action)
        return self.apply_record(number, record, action)

    def apply_record(
        self, seat: int, record: Any, action: Written | Mapping[str, Any] | None = None
    ) -> list[Event]:
        """Apply an action given as the kernel's record, and as it was written where it was."""
        self.before = self.state_bytes()
        code = self.kernel.step(self.board, self.state, seat, record, self._log, self._refusal)
        if code:
            raise IllegalAction(self._read_refusal(int(code)))
        # A bare word has one way to be written; what has details may have been read in another.
        written = action if isinstance(action, str) else self.wording.write(record)
        self.actions.append((seat, written))
        self.marks.append(self.mark())
        happened = self._read_log()
        self.steps.note(seat, self.before, happened)
        return happened

    @property
    def can_undo(self) -> bool:
        """Whether some seat can take something back now; a position forgets what."""
        return len(self.steps) > 0

    def _undo(self, seat: int) -> list[Event]:
        """Take back a seat's last step, as an action of its own."""
        refusal = self.steps.refusal(seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.before = self.state_bytes()
        event = self.steps.take_back(seat)
        self.actions.append((seat, UNDO))
        self.marks.append(self.mark())
        self.events.append(event)
        return [event]

    def mark(self) -> str:
        """Four digits made of what lies on the table, however wide its columns are."""
        seen = 0
        for column in self._marked:
            # Zeros at the end are room for more seats or squares, not part of the game.
            content = column.astype("<i8", copy=False).tobytes().rstrip(b"\0")
            seen = crc32(content + b"|", seen)
        return f"{seen & 0xFFFF:04x}"

    def why_not(self, seat: SeatName, action: Written | Mapping[str, Any]) -> Refusal | None:
        """Why an action would be refused now; None if it would be accepted."""
        if action == UNDO:
            return self.steps.refusal(self.seat(seat))
        number, record = self.read_action(seat, action)
        return self.refusal_in(self.state, number, record)

    def refusal_in(self, state: Any, seat: int, record: Any) -> Refusal | None:
        """Why an action would be refused in a state of this game, such as the one a seat sees."""
        code = self.kernel.check(self.board, state, seat, record, self._refusal)
        return self._read_refusal(int(code)) if code else None

    def _read_refusal(self, code: int) -> Refusal:
        refusals = self.family.tables.refusals
        name = tuple(refusals)[code]
        fields = refusals[name]
        numbers = {field: int(self._refusal[n]) for n, field in enumerate(fields)}
        refusal: Refusal = self.messages.refusal(name, numbers)
        return refusal

    def _read_log(self) -> list[Event]:
        count = int(self._log[0, 0])
        events = self.family.tables.events
        names = tuple(events)
        batch = []
        for row in self._log[1 : count + 1].tolist():
            name = names[row[0]]
            fields = dict(zip(events[name], row[1:], strict=False))
            self.hammer_seconds = fields.get("seconds", self.hammer_seconds)
            batch.append((name, fields))
        happened: list[Event] = self.messages.events(batch, len(self.actions))
        self.events += happened
        return happened

    def legal(self, seat: SeatName) -> list[Choice]:
        """Everything a seat may do now."""
        number = self.seat(seat)
        if number < 0:
            return []
        choices = [*self.choices_in(self.state, number), *self.family.told(self, number)]
        return [*choices, Choice(UNDO)] if self.steps.last(number) else choices

    def choices_in(self, state: Any, seat: int) -> list[Choice]:
        """Everything a seat may do in a state of this game, such as the one it sees."""
        rows, action = self._rows, self._scratch
        count = self.kernel.legal(self.board, state, seat, rows, action, self._refusal)
        choices = []
        for row in range(int(count)):
            self.kernel.choose(self.board, state, rows, row, action)
            columns = [int(value) for value in rows[row]]
            written = self.wording.write(action)
            choices.append(self.family.choice(self, state, seat, columns, written))
        return choices

    def wealth(self, seat: SeatName) -> int:
        """What is counted when a game ends by counting, as printed money."""
        units = self.kernel.wealth(self.board, self.state, self.seat(seat))
        return int(self.wording.money(units))

    def look(self) -> Look:
        """This moment, read once for everybody who looks at it."""
        content, look = self.state_bytes(), self._look
        if look is None or look.content != content or look.steps != self.can_undo:
            look = self._look = self.family.look(self, content)
        return look

    def setting(self) -> dict[str, Any]:
        """What the game is played with, from its first action to its last, as plain data."""
        return {
            "version": WIRE_VERSION,
            "family": self.family.name,
            "edition": self.edition.id,
            "mode": self.mode,
            "options": dict(self.settled),
            "departures": list(self.departures),
            "seats": list(self.seats),
        }

    @property
    def last_look(self) -> Look | None:
        """The last moment looked at, whose readers serve the next."""
        return self._look

    def view(self, seat: SeatName | None) -> dict[str, Any]:
        """What a seat sees, as plain data without anything hidden; None is an onlooker."""
        return self.look().view(seat)

    def describe(self, seat: SeatName, action: Written) -> Message:
        """What an action that a seat may take now is called, with all its numbers."""
        return self.look().describe(seat, action)

    def preview(self, seat: SeatName, action: Written) -> dict[str, Any]:
        """What an action would cost and change, as far as the seat can know."""
        return self.look().preview(seat, action)

    def seen(self, seat: int) -> Any:
        """A copy of the state with what a seat may not know put out of sight."""
        seen: Any = self._states.copy()[0]
        self.kernel.conceal(self.board, seen, seat)
        return seen

    def fork(self, target: str | None = None) -> "Game":
        """A game that goes its own way from here; the target may change, the bytes do not."""
        other = type(self)(
            self.edition, self.seats, self.mode, self.options, target or self.kernel.target
        )
        other.load_state(self.state_bytes())
        other.actions = list(self.actions)
        other.events = list(self.events)
        other.marks = list(self.marks)
        other.start = self.start
        other.steps = Steps(other, tuple(self.steps))
        return other

    def switch(self, target: str) -> None:
        """Run on another target from the next action on; the bytes are the same."""
        if self.kernel.target != target:
            self.kernel = self.family.kernel(target)
            # Whoever reads the state for people holds it as the last target wanted it.
            self._look = None

    @property
    def numbers(self) -> Any:
        """The state as its numbers in a row, to be read."""
        numbers = self._numbers.view()
        numbers.flags.writeable = False
        return numbers

    def state_bytes(self) -> bytes:
        """The state as bytes: a copy of them is a copy of the game."""
        return self._states.tobytes()

    def load_state(self, content: bytes) -> None:
        """Put the bytes of a state in place of this game's."""
        dtype = self.family.tables.state_dtype
        if len(content) != dtype.itemsize:
            raise ActionError(f"state: found {len(content)} bytes, expected {dtype.itemsize}")
        self._states[:] = np.frombuffer(content, dtype)
        self.steps.clear()

    def record(self, players: Mapping[str, str] | None = None) -> dict[str, Any]:
        """The record of the game: its edition, options, seats, seed and actions.

        ``players`` are the bots that played, by seat; who is not named there was a person.
        """
        from .records import record_of

        return record_of(self, players)

    @classmethod
    def replay(
        cls, record: Mapping[str, Any], target: str = INTERPRETED, *, folders: bool = False
    ) -> "Game":
        """Play a record again; RecordError if it is damaged, or played by rules since changed.

        Its edition is one of the package, or with ``folders`` a folder of this machine: only for
        records that one trusts.
        """
        from .records import replay

        return replay(cls, record, target, folders=folders)

    def position(self) -> str:
        """The position as readable text, from which ``Game.from_position`` makes it again.

        It shows everything, the seed and the order of the packs too.
        """
        return self.family.position(self)

    @classmethod
    def from_position(
        cls, text: str, target: str = INTERPRETED, *, folders: bool = False
    ) -> "Game":
        """A game that stands as a position says; PositionError if it cannot be read.

        With ``folders`` its edition may be a folder of this machine.
        """
        family = find_family(_family_in(text, folders=folders))
        return family.parse_position(cls, text, target, folders=folders)


def check_names(seats: Sequence[str]) -> None:
    """Refuse names that cannot be told apart, or that are none."""
    if isinstance(seats, str):
        raise OptionError("seats", shown(seats), Phrase("name-list"))
    for name in seats:
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise OptionError("seats", shown(name), Phrase("printable-name"))
        if name == "bank":
            raise OptionError("seats", shown(name), Phrase("not-the-bank"))
    if len(set(seats)) != len(seats):
        raise OptionError("seats", ", ".join(seats), Phrase("names-differ"))


def _family_in(text: str, *, folders: bool) -> str:
    """The family of the edition a position names; what is no position is nobody's to read."""
    for line in text.splitlines() if isinstance(text, str) else ():
        words = line.split()
        if words[:1] == ["edition"] and len(words) > 1:
            try:
                return find_edition(words[1], folders=folders).family
            except EditionError:
                break
    return FAMILIES[0]
