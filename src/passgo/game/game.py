"""``Game``: the public interface to a game of any edition.

A game is an edition with its mode and options, the seats, and the kernel's state. Actions go in
as written data, events come out, and everything anyone may ask (what is legal, why not, what a
seat sees, the record, a position) is answered here by asking the kernel.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Self
from zlib import crc32

import numpy as np

from ..compiling.targets import INTERPRETED, Kernel
from ..editions import (
    AnyEdition,
    EditionError,
    Editions,
    OptionError,
    load_edition,
    local_editions,
)
from ..editions.arrays import records
from ..editions.phrases import Phrase
from ..errors import ActionError, IllegalAction, shown
from ..families import FAMILIES, Family, find_family
from ..families.parts import ActionWording
from ..families.records import ActionRecord, BoardRecord, Numbers, StateRecord
from ..wire.forms import UNDO, Choice, Event, Plain, Refusal, Written
from ..wire.look import Look
from ..wire.messages import Messages
from ..wire.terms import Message
from ..wire.version import WIRE_VERSION
from .position_head import ref_in
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
        self.edition: AnyEdition = edition
        self.family: Family = find_family(edition.family)
        self.mode = mode
        self.options = dict(options)
        self.settled = self.family.editions.settle(edition, mode, options, seats)
        self.seats = tuple(seats)
        self.board: BoardRecord = self.family.editions.compile_board(edition, mode, options, seats)
        self.wording: ActionWording = self.family.notation.wording(edition, seats)
        self.messages: Messages = self.family.wire.messages(self)
        self.kernel: Kernel = self.family.kernel(target)
        tables = self.family.tables
        self._states = records(1, tables.state_dtype)
        self._plain: StateRecord = self._states.view(tables.state_dtype, np.ndarray)
        self.state: StateRecord = self._states[0]
        self._numbers: Numbers = self._plain.view(np.int64)
        self._content = self._numbers.data.cast("B")
        self._number: Numbers = self._plain["number"]
        self._phase: Numbers = self._plain["phase"]
        self._mover: Numbers = self._plain["mover"]
        self._out: Numbers = self._plain["out"][0]
        self._marked: list[Numbers] = [self._plain[name] for name in tables.marked]
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
        """How long the last opened auction runs; for the host of the table, not for seats."""

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
        # The buffer may still have data of another game.
        log[0, 0] = 0
        game.kernel.set_up(game.board, game.state, len(game.seats), log)
        game._read_log()
        return game

    @property
    def _log(self) -> Numbers:
        return scratch_of(self.family.name, self.family.tables).log

    @property
    def _refusal(self) -> Numbers:
        return scratch_of(self.family.name, self.family.tables).refusal

    @property
    def _rows(self) -> Numbers:
        return scratch_of(self.family.name, self.family.tables).rows

    @property
    def _scratch(self) -> ActionRecord:
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
        return self.family.editions.departures(self.edition, self.mode, self.options)

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
        return self.wording.seat("seat", seat)

    def read_action(
        self, seat: SeatName, action: Written | Mapping[str, object]
    ) -> tuple[int, ActionRecord]:
        """The number of a seat and the record of an action, checked for form only."""
        number = self.seat(seat)
        record = self.wording.read(action)
        self.family.notation.complete(self, number, record)
        return number, record

    def apply(self, seat: SeatName, action: Written | Mapping[str, object]) -> list[Event]:
        """Apply an action and return what happened; IllegalAction if the rules refuse it."""
        if action == UNDO:
            return self._undo(self.seat(seat))
        number, record = self.read_action(seat, action)
        return self.apply_record(number, record, action)

    def apply_record(
        self,
        seat: int,
        record: ActionRecord,
        action: Written | Mapping[str, object] | None = None,
    ) -> list[Event]:
        """Apply an action given as the kernel's record, and as it was written if it was."""
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
        """Take back a seat's last step, as a separate action."""
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

    def why_not(self, seat: SeatName, action: Written | Mapping[str, object]) -> Refusal | None:
        """Why an action would be refused now; None if it would be accepted."""
        if action == UNDO:
            return self.steps.refusal(self.seat(seat))
        number, record = self.read_action(seat, action)
        return self.refusal_in(self.state, number, record)

    def refusal_in(self, state: StateRecord, seat: int, record: ActionRecord) -> Refusal | None:
        """Why an action would be refused in a state of this game, such as the one a seat sees."""
        code = self.kernel.check(self.board, state, seat, record, self._refusal)
        return self._read_refusal(int(code)) if code else None

    def _read_refusal(self, code: int) -> Refusal:
        refusals = self.family.tables.refusals
        name = tuple(refusals)[code]
        fields = refusals[name]
        numbers = {field: int(self._refusal[n]) for n, field in enumerate(fields)}
        return self.messages.refusal(name, numbers)

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
        happened = self.messages.events(batch, len(self.actions))
        self.events += happened
        return happened

    def legal(self, seat: SeatName) -> list[Choice]:
        """Everything a seat may do now."""
        number = self.seat(seat)
        if number < 0:
            return []
        choices = [*self.choices_in(self.state, number), *self.family.wire.told(self, number)]
        return [*choices, Choice(UNDO)] if self.steps.last(number) else choices

    def choices_in(self, state: StateRecord, seat: int) -> list[Choice]:
        """Everything a seat may do in a state of this game, such as the one it sees."""
        rows, action = self._rows, self._scratch
        count = self.kernel.legal(self.board, state, seat, rows, action, self._refusal)
        choices = []
        for row in range(int(count)):
            self.kernel.choose(self.board, state, rows, row, action)
            columns = [int(value) for value in rows[row]]
            written = self.wording.write(action)
            choices.append(self.family.wire.choice(self, state, seat, columns, written))
        return choices

    def wealth(self, seat: SeatName) -> int:
        """What is counted when a game ends by counting, as printed money."""
        units = self.kernel.wealth(self.board, self.state, self.seat(seat))
        return self.wording.money(units)

    def look(self) -> Look:
        """A look at this moment, shared by all its readers."""
        look = self._look
        # All contents have one length: to start with the same bytes is to be the same. The bytes
        # are compared where they are, because this is asked a dozen times for each action.
        if (
            look is None
            or look.steps != self.can_undo
            or not look.content.startswith(self._content)
        ):
            look = self._look = self.family.wire.look(self, self.state_bytes())
        return look

    def setting(self) -> Plain:
        """What the game is played with, from its first action to its last, as plain data."""
        return {
            "version": WIRE_VERSION,
            "family": self.family.name,
            "edition": self.edition.id,
            "edition_digest": self.edition.digest,
            "mode": self.mode,
            "options": dict(self.settled),
            "departures": list(self.departures),
            "seats": list(self.seats),
        }

    @property
    def last_look(self) -> Look | None:
        """The last moment looked at, whose readers serve the next."""
        return self._look

    def view(self, seat: SeatName | None) -> Plain:
        """What a seat sees, as plain data without anything hidden; None is an onlooker."""
        return self.look().view(seat)

    def describe(self, seat: SeatName, action: Written) -> Message:
        """What an action that a seat may take now is called, with all its numbers."""
        return self.look().describe(seat, action)

    def preview(self, seat: SeatName, action: Written) -> Plain:
        """What an action would cost and change, as far as the seat can know."""
        return self.look().preview(seat, action)

    def seen(self, seat: int) -> StateRecord:
        """A copy of the state that conceals what a seat may not know."""
        seen = self._states.copy()[0]
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
            # The cached look has the state in the layout of the last target.
            self._look = None

    @property
    def numbers(self) -> Numbers:
        """The state as its numbers in a row, to be read."""
        numbers = self._numbers.view()
        numbers.flags.writeable = False
        return numbers

    def column(self, name: str) -> Numbers:
        """A column of the state, to be read; it follows the game."""
        column: Numbers = self._plain[name][0].view()
        column.flags.writeable = False
        return column

    def state_bytes(self) -> bytes:
        """The state as bytes: a copy of them is a copy of the game."""
        content: bytes = self._numbers.tobytes()
        return content

    def load_state(self, content: bytes) -> None:
        """Put the bytes of a state in place of this game's."""
        dtype = self.family.tables.state_dtype
        if len(content) != dtype.itemsize:
            raise ActionError(f"state: found {len(content)} bytes, expected {dtype.itemsize}")
        self._states[:] = np.frombuffer(content, dtype)
        self.steps.clear()

    def record(self, players: Mapping[str, str] | None = None) -> Plain:
        """The record of the game: its edition, options, seats, seed and actions.

        ``players`` are the bots that played, by seat; who is not named there was a person.
        """
        from .records import record_of

        return record_of(self, players)

    @classmethod
    def replay(
        cls,
        record: Mapping[str, object],
        target: str = INTERPRETED,
        *,
        editions: Editions | None = None,
    ) -> "Game":
        """Play a record again; RecordError if it is damaged, or played by rules since changed.

        Its edition is found among these, or else among those of this machine's user.
        """
        from .records import replay

        return replay(cls, record, target, editions)

    def position(self) -> str:
        """The position as readable text, from which ``Game.from_position`` makes it again.

        It shows everything, the seed and the order of the packs too.
        """
        return self.family.notation.position_text(self)

    @classmethod
    def from_position(
        cls, text: str, target: str = INTERPRETED, *, editions: Editions | None = None
    ) -> "Game":
        """A game that stands as a position says; PositionError if it cannot be read.

        Its edition is found among these, or else among those of this machine's user.
        """
        editions = local_editions() if editions is None else editions
        family = find_family(_family_in(text, editions))
        return family.notation.parse_position(cls, text, target, editions)


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


def _family_in(text: str, editions: Editions) -> str:
    """The family of the edition a position names; any of them says what is wrong with the rest."""
    meant = ref_in(text) if isinstance(text, str) else None
    if meant is None:
        return FAMILIES[0]
    try:
        return editions.find(meant).family
    except EditionError:
        return FAMILIES[0]
