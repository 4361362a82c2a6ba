"""What a look at an estate game reuses between moments: names, readers and cached parts."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from ...families.records import ActionRecord, StateRecord
from ...wire.forms import Plain
from ...wire.kept import Kept
from ...wire.reading import picker, reader
from ..edition.model import PACK_IDS
from ..rules import state as st
from ..rules.actions import ACTION_DTYPE
from ..rules.appraise import A_SEAT, APPRAISAL_WIDTH
from ..rules.legal import CHOICE_WIDTH
from ..rules.mortgage import asked_cost, keep_cost
from ..typed import edition_of, kernel_of, wording_of
from .buffers import Buffers, buffers
from .messages import EstateMessages

if TYPE_CHECKING:
    from ...families.parts import Counsel
    from ...game import Game

_COLUMNS = (
    *("seats", "mover", "phase", "turn", "number", "dice", "doubles", "throws", "time_called"),
    *("winners", "order_total", "cash", "at", "jail", "out", "pot", "houses", "hotels", "owner"),
    *("level", "mortgaged", "pack_count", "release_holder", "release_since", "claim_count"),
    "depth",
)
_COUNTED = {"matters": "depth", "claims": "claim_count", "offers": "seats"}
_read_state = picker(st.STATE_DTYPE, _COLUMNS, _COUNTED)
_read_action = reader(ACTION_DTYPE)
_ROW, _FACTS, _WORDS = 8 * CHOICE_WIDTH, 8 * APPRAISAL_WIDTH, ACTION_DTYPE.itemsize


@dataclass(slots=True)
class ChoicesShown:
    """A seat's choices as they were last shown."""

    made: dict[bytes, Plain] = field(default_factory=dict)
    """Each choice by its content."""
    main: tuple[Plain, Plain] | None = None
    """The main one, and the same marked as such."""


ChoiceKey: TypeAlias = tuple[bytes | int, ...]
"""The content of a choice: the bytes of its action, and the facts about it."""
ShownChoices: TypeAlias = dict[ChoiceKey, Plain]


class Eyes:
    """The readers and caches of one game."""

    def __init__(self, game: "Game") -> None:
        """Read what the board says once."""
        board, edition, words = game.board, edition_of(game), game.messages
        assert isinstance(words, EstateMessages)
        self.game = game
        self.edition = edition
        self.words = words
        self.kernel = kernel_of(game)
        self.seats = game.seats
        self.unit = edition.money.unit
        self.hides_cash = bool(board.cash_hidden)
        self.zone_of: list[int] = board.zone_of.tolist()
        self.zones = wording_of(game).zones
        self.unit_texts = wording_of(game).unit_texts
        mask = int(board.lots_mask)
        self.lots = [square for square in range(st.SQUARES) if mask >> square & 1]
        self.groups = tuple(edition.groups)
        self.group_of = [square.group or None for square in edition.squares]
        by_dice = bool(board.utility_by_dice)
        self.per_pip = [by_dice and kind == st.UTILITY for kind in board.kind.tolist()]
        self.packs = [(n, name) for n, name in enumerate(PACK_IDS) if name in edition.decks]
        self._counsel: Counsel | None = None
        self._costs: dict[tuple[int, int], tuple[int, int]] = {}
        self.kept = Kept()
        """The parts of the public view."""
        self.choices: dict[int, ChoicesShown] = {}
        """The choices of each seat as they were last shown."""
        self.cash, self.wish_count, self.wishes = map(game.column, ("cash", "wish_count", "wish"))

    @property
    def shown(self) -> StateRecord:
        """The state as it was last seen."""
        return buffers().record

    def seen(self, seat: int) -> StateRecord:
        """Copy the state and conceal what a seat may not know; the buffer is shared."""
        room, game = buffers(), self.game
        np.copyto(room.seen, game.numbers)
        self.kernel.conceal(game.board, room.record, seat)
        return room.record

    @property
    def counsel(self) -> "Counsel":
        """The careful player of this game."""
        if self._counsel is None:
            self._counsel = self.game.family.counsel(self.game)
            assert self._counsel is not None
        return self._counsel

    def read(self) -> SimpleNamespace:
        """The state last seen as plain numbers."""
        return _read_state(buffers().seen)

    def survey(self, record: StateRecord) -> list[list[int]]:
        """Survey the state: what every player can work out."""
        found = buffers().facts
        self.kernel.survey(self.game.board, record, found)
        facts: list[list[int]] = found.tolist()
        return facts

    def survey_seen(self) -> list[list[int]]:
        """Survey the state last seen in its current form."""
        return self.survey(buffers().record)

    def list_choices(self, record: StateRecord, seat: int) -> "Listed":
        """The rows of a seat's choices, each as an action, and what each costs and changes."""
        kernel, board, room = self.kernel, self.game.board, buffers()
        count = int(kernel.legal(board, record, seat, room.rows, room.scratch, room.refusal))
        kernel.choose_all(board, record, room.rows, count, room.actions)
        kernel.appraise(board, record, seat, room.actions, count, room.appraisal)
        return Listed(room, count)

    def appraise(self, seat: int, actions: list[ActionRecord]) -> list[list[int]]:
        """What some actions that would be accepted cost and change in the state last seen."""
        room = buffers()
        for row, action in enumerate(actions):
            room.actions[row] = action
        count = len(actions)
        self.kernel.appraise(
            self.game.board, room.record, seat, room.actions, count, room.appraisal
        )
        facts: list[list[int]] = room.appraisal[:count].tolist()
        return facts

    def read_action(self) -> SimpleNamespace:
        """The action last appraised as plain numbers."""
        return _read_action(buffers().words[0].tolist())

    def concerned(self) -> int:
        """The seat that the action last appraised concerns."""
        return int(buffers().appraisal[0, A_SEAT])

    def mortgage_costs(self, lot: int, terms: int) -> tuple[int, int]:
        """What redeeming and keeping a mortgaged lot cost on these terms, as printed."""
        if (lot, terms) not in self._costs:
            board = self.game.board
            redeem, keep = int(asked_cost(board, lot, terms)), int(keep_cost(board, lot, terms))
            self._costs[lot, terms] = redeem * self.unit, keep * self.unit
        return self._costs[lot, terms]

    def name(self, seat: int, nobody: str | None = None) -> str | None:
        """A seat's name; the caller says what −1 becomes."""
        return nobody if seat < 0 else self.seats[seat]

    def seat_name(self, seat: int) -> str:
        """The name of a seat, where the bank cannot be meant."""
        assert seat >= 0
        return self.seats[seat]

    def names(self, mask: int) -> list[str]:
        """The names in a mask of seats."""
        return [name for seat, name in enumerate(self.seats) if mask >> seat & 1]

    def zone_name(self, zone: int) -> str | None:
        """A zone's id; corners are in none."""
        return self.zones[zone] if zone >= 0 else None


class Listed:
    """A seat's choices as the kernel lists them, copied before the buffers are reused."""

    def __init__(self, room: Buffers, count: int) -> None:
        """Copy them out of the buffers."""
        rows, facts, words = room.rows[:count], room.appraisal[:count], room.words[:count]
        self.rows: list[list[int]] = rows.tolist()
        self.facts: list[list[int]] = facts.tolist()
        self._rows, self._facts, self._words = rows.tobytes(), facts.tobytes(), words.tobytes()

    def content(self, place: int) -> bytes:
        """The content of one choice: its row, and what it costs and changes."""
        row = self._rows[place * _ROW : (place + 1) * _ROW]
        return row + self._facts[place * _FACTS : (place + 1) * _FACTS]

    def lots(self, place: int) -> bytes:
        """The bytes of one action, with the lots that a sale of a whole group names."""
        found: bytes = self._words[place * _WORDS : (place + 1) * _WORDS]
        return found

    def action(self, place: int) -> SimpleNamespace:
        """One action as plain numbers."""
        return _read_action(np.frombuffer(self.lots(place), np.int64).tolist())
