"""Game: what everyone else uses.

A game is an edition with its mode and options, the seats, and the kernel's state. Actions go in
as written data, events come out, and everything anyone may ask (what is legal, why not, what a
seat sees, the record, a position) is answered here by asking the kernel.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from .editions import (
    PACK_IDS,
    Edition,
    OptionError,
    check_options,
    compile_board,
    departures,
    effective_rules,
    load_edition,
)
from .errors import ActionError, IllegalAction
from .estate import actions as act
from .estate.events import EVENT_FIELDS, EVENT_NAMES
from .estate.legal import CHOICE_ROWS, CHOICE_WIDTH
from .estate.refusals import REFUSAL_FIELDS, REFUSAL_NAMES
from .estate.state import PHASE_NAMES, PHASE_OVER, STATE_DTYPE
from .kernel.log import LOG_WIDTH
from .targets import INTERPRETED, kernel
from .wording import Wording, Written, lots_in

LOG_ROWS = 512
SEED_BITS = 128
_WORD = 0xFFFFFFFF

Seed = int
SeatName = str | int


@dataclass(frozen=True)
class Event:
    """Something that happened: its name, and its numbers by name, money in units."""

    name: str
    fields: Mapping[str, int]
    action: int
    """Number of the action it followed; 0 for the set-up."""


@dataclass(frozen=True)
class Choice:
    """Something a seat may do: an action ready to apply, with the range it may be varied in."""

    action: Written
    limits: Mapping[str, Any] | None = None
    """Bids: least, most, step. Offers and settlements: what may be named. Dice: the faces.

    Money is as printed. An offer is a frame: as it stands it gives and asks nothing.
    """


@dataclass(frozen=True)
class Refusal:
    """Why an action is refused: a code and its parameters."""

    code: str
    parameters: Mapping[str, int]


class Game:
    """One game of the estate family."""

    def __init__(
        self,
        edition: Edition,
        seats: Sequence[str],
        mode: str,
        options: Mapping[str, object],
        target: str,
    ) -> None:
        """Prepare an empty table; ``Game.new`` deals one."""
        self.edition = edition
        self.mode = mode
        self.options = dict(options)
        self.settled = check_options(edition, mode, options, seats)
        check_seats(edition, mode, options, seats)
        self.seats = tuple(seats)
        self.board: Any = compile_board(edition, mode, options, seats)
        self.wording = Wording(edition, seats)
        self.kernel = kernel(target)
        self._states = np.zeros(1, STATE_DTYPE).view(np.recarray)
        self.state: Any = self._states[0]
        self.actions: list[tuple[int, Written]] = []
        self.events: list[Event] = []
        self.start: str | None = None
        """The position the game began from, where it was not dealt."""
        self._log = np.zeros((LOG_ROWS, LOG_WIDTH), np.int64)
        self._refusal = np.zeros(4, np.int64)
        self._rows = np.zeros((CHOICE_ROWS, CHOICE_WIDTH), np.int64)
        self._scratch = np.zeros(1, act.ACTION_DTYPE).view(np.recarray)[0]

    @classmethod
    def new(
        cls,
        edition: str | Edition,
        seats: Sequence[str] | int = 4,
        mode: str = "standard",
        seed: Seed | None = None,
        options: Mapping[str, object] | None = None,
        target: str = INTERPRETED,
    ) -> Self:
        """Deal a new game, which begins with the throw for the first turn.

        ``seats`` are names in clockwise order, or how many. Without a seed one is drawn.
        """
        if isinstance(edition, str):
            edition = load_edition(edition)
        if isinstance(seats, int):
            seats = [f"player{number}" for number in range(1, seats + 1)]
        game = cls(edition, seats, mode, options or {}, target)
        game.set_seed(secrets.randbits(SEED_BITS) if seed is None else seed)
        game.kernel.set_up(game.board, game.state, len(game.seats), game._log)
        game._read_log()
        return game

    @property
    def seed(self) -> Seed:
        """The 128-bit seed of the game."""
        return sum(int(word) << (32 * place) for place, word in enumerate(self.state.seed))

    def set_seed(self, seed: Seed) -> None:
        """Put a seed into the state, before anything is drawn from it."""
        if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
            raise OptionError("seed", repr(seed), f"0 to 2^{SEED_BITS} − 1")
        for place in range(4):
            self.state.seed[place] = seed >> (32 * place) & _WORD

    @property
    def departures(self) -> tuple[str, ...]:
        """The options that make this game differ from the printed rules."""
        return departures(self.edition, self.mode, self.options)

    @property
    def phase(self) -> str:
        """The name of what the table waits for."""
        return PHASE_NAMES[int(self.kernel.current_phase(self.state))]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.phase == PHASE_OVER)

    @property
    def turn(self) -> str:
        """The seat whose turn it is."""
        return self.seats[int(self.state.mover)]

    @property
    def to_act(self) -> tuple[str, ...]:
        """The seats that owe a decision, in order from the mover."""
        mask = int(self.kernel.to_act(self.board, self.state))
        first = int(self.state.mover)
        order = [(first + step) % len(self.seats) for step in range(len(self.seats))]
        return tuple(self.seats[seat] for seat in order if mask >> seat & 1)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won; more than one when the richest are equal."""
        mask = int(self.state.winners)
        return tuple(name for seat, name in enumerate(self.seats) if mask >> seat & 1)

    def seat(self, seat: SeatName) -> int:
        """The number of a seat given by name or number; −1 is the bank."""
        return self.wording.seat("seat", seat)

    def read_action(self, seat: SeatName, action: Written | Mapping[str, Any]) -> tuple[int, Any]:
        """The number of a seat and the record of an action, checked for form only."""
        number = self.seat(seat)
        record = self.wording.read(action)
        if record.kind == act.OFFER:
            record.give_cards = self._cards(number, int(record.give_cards))
            record.get_cards = self._cards(int(record.seat), int(record.get_cards))
        return number, record

    def _cards(self, seat: int, asked: int) -> int:
        """A mask of packs; where only a number was written, the cards held longest."""
        if asked >= 0:
            return asked
        packs = [p for p in range(len(PACK_IDS)) if self.state.release_holder[p] == seat]
        packs.sort(key=lambda pack: int(self.state.release_since[pack]))
        packs += [p for p in range(len(PACK_IDS)) if p not in packs]
        return sum(1 << pack for pack in packs[:-asked])

    def apply(self, seat: SeatName, action: Written | Mapping[str, Any]) -> list[Event]:
        """Apply an action and return what happened; IllegalAction if the rules refuse it."""
        number, record = self.read_action(seat, action)
        return self.apply_record(number, record)

    def apply_record(self, seat: int, record: Any) -> list[Event]:
        """Apply an action given as the kernel's record."""
        code = self.kernel.step(self.board, self.state, seat, record, self._log, self._refusal)
        if code:
            refusal = self._read_refusal(int(code))
            raise IllegalAction(refusal.code, refusal.parameters)
        self.actions.append((seat, self.wording.write(record)))
        return self._read_log()

    def why_not(self, seat: SeatName, action: Written | Mapping[str, Any]) -> Refusal | None:
        """Why an action would be refused now; None if it would be accepted."""
        number, record = self.read_action(seat, action)
        code = self.kernel.check(self.board, self.state, number, record, self._refusal)
        return self._read_refusal(int(code)) if code else None

    def _read_refusal(self, code: int) -> Refusal:
        name = REFUSAL_NAMES[code]
        fields = REFUSAL_FIELDS[name]
        return Refusal(name, {field: int(self._refusal[n]) for n, field in enumerate(fields)})

    def _read_log(self) -> list[Event]:
        count = int(self._log[0, 0])
        happened = []
        for row in self._log[1 : count + 1].tolist():
            name = EVENT_NAMES[row[0]]
            fields = dict(zip(EVENT_FIELDS[name], row[1:], strict=False))
            happened.append(Event(name, fields, len(self.actions)))
        self.events += happened
        return happened

    def legal(self, seat: SeatName) -> list[Choice]:
        """Everything a seat may do now."""
        number = self.seat(seat)
        return self.choices_in(self.state, number) if number >= 0 else []

    def choices_in(self, state: Any, seat: int) -> list[Choice]:
        """Everything a seat may do in a state of this game, such as the one it sees."""
        rows, action = self._rows, self._scratch
        count = self.kernel.legal(self.board, state, seat, rows, action, self._refusal)
        choices = []
        for row in range(int(count)):
            self.kernel.choose(self.board, state, rows, row, action)
            columns = [int(value) for value in rows[row]]
            choices.append(self._choice(state, seat, columns, self.wording.write(action)))
        return choices

    def _choice(self, state: Any, seat: int, columns: list[int], written: Written) -> Choice:
        money = self.wording.money
        kind, other, _, _, least, most, give, get = columns
        if kind == act.ROLL and self.board.manual_dice:
            # The dice lie on a real table: which faces they show is part of the action.
            return Choice({"roll": [1, 1]}, {"dice": [1, 6]})
        if kind == act.BID:
            limits = {"least": money(least), "most": money(most), "step": money(give)}
            return Choice(written, limits)
        if kind == act.SETTLE:
            return Choice(written, {"cash": money(least), "lots": lots_in(give)})
        if kind == act.FORCE:
            return Choice(written, {"give": lots_in(give), "take": lots_in(get)})
        if kind != act.OFFER:
            return Choice(written)
        sides = {
            "give": {"cash": money(least), "lots": lots_in(give), "cards": packs_of(state, seat)},
            "get": {"cash": money(most), "lots": lots_in(get), "cards": packs_of(state, other)},
        }
        return Choice(written, sides)

    def wealth(self, seat: SeatName) -> int:
        """What the short and timed games count, as printed money."""
        return self.wording.money(self.kernel.wealth(self.board, self.state, self.seat(seat)))

    def view(self, seat: SeatName | None) -> dict[str, Any]:
        """What a seat sees, as plain data without anything hidden; None is an onlooker."""
        from .views import view_of

        return view_of(self, None if seat is None else self.seat(seat))

    def seen(self, seat: int) -> Any:
        """A copy of the state with what a seat may not know put out of sight."""
        seen: Any = self._states.copy().view(np.recarray)[0]
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
        other.start = self.start
        return other

    def state_bytes(self) -> bytes:
        """The state as bytes: a copy of them is a copy of the game."""
        return self._states.tobytes()

    def load_state(self, content: bytes) -> None:
        """Put the bytes of a state in place of this game's."""
        if len(content) != STATE_DTYPE.itemsize:
            raise ActionError(f"state: found {len(content)} bytes, expected {STATE_DTYPE.itemsize}")
        self._states[:] = np.frombuffer(content, STATE_DTYPE)

    def record(self) -> dict[str, Any]:
        """The record of the game: its edition, options, seats, seed and actions."""
        from .records import record_of

        return record_of(self)

    @classmethod
    def replay(cls, record: Mapping[str, Any], target: str = INTERPRETED) -> "Game":
        """Play a record again; RecordError if it is damaged."""
        from .records import replay

        return replay(cls, record, target)

    def position(self) -> str:
        """The position as readable text, from which ``Game.from_position`` makes it again.

        It shows everything, the seed and the order of the packs too.
        """
        from .positions import position_text

        return position_text(self)

    @classmethod
    def from_position(cls, text: str, target: str = INTERPRETED) -> "Game":
        """A game that stands as a position says; PositionError if it cannot be read."""
        from .positions import parse_position

        return parse_position(cls, text, target)


def packs_of(state: Any, seat: int) -> list[str]:
    """The packs whose release card a seat holds."""
    return [name for pack, name in enumerate(PACK_IDS) if state.release_holder[pack] == seat]


def check_seats(
    edition: Edition, mode: str, options: Mapping[str, object], seats: Sequence[str]
) -> None:
    """Refuse a table with too few or too many players, or with names that cannot be told apart."""
    if isinstance(seats, str):
        raise OptionError("seats", repr(seats), "a list of names")
    rules = effective_rules(edition, mode, options)
    least, most = int(str(rules["players_min"])), int(str(rules["players_max"]))
    if not least <= len(seats) <= most:
        raise OptionError("seats", f"{len(seats)} players", f"{least} to {most} in {edition.id}")
    for name in seats:
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise OptionError("seats", repr(name), "a name of printable characters")
        if name == "bank":
            raise OptionError("seats", repr(name), "another name, for the bank has that one")
    if len(set(seats)) != len(seats):
        raise OptionError("seats", ", ".join(seats), "names that all differ")
