"""What looking at a game of the estate family needs and never changes: names and readers."""

from types import SimpleNamespace
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from ...compiling.targets import COMPILED
from ...families.records import ActionRecord, BoardRecord, StateRecord
from ...wire.forms import Plain
from ...wire.reading import reader
from ..edition.model import PACK_IDS
from ..rules import state as st
from ..rules.actions import ACTION_DTYPE
from ..rules.appraise import A_SEAT
from ..rules.mortgage import asked_cost, keep_cost
from ..typed import edition_of, kernel_of, wording_of
from .buffers import Buffers, board_of, buffers_of
from .messages import EstateMessages

if TYPE_CHECKING:
    from ...game import Game

_read_state = reader(st.STATE_DTYPE)
_read_action = reader(ACTION_DTYPE)


ChoiceKey: TypeAlias = tuple[bytes | int, ...]
"""What a choice was made of: the bytes of its action, and the facts about it."""
ShownChoices: TypeAlias = dict[ChoiceKey, Plain]


class Eyes:
    """One game's."""

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
        # A record with attributes is slow to hand to compiled code, which needs none.
        self._is_plain = game.kernel.target == COMPILED
        self._board: BoardRecord = board_of(game.board.tobytes(), is_plain=self._is_plain)
        self._costs: dict[tuple[int, int], tuple[int, int]] = {}
        self.lots_shown: dict[int, tuple[tuple[int, ...], Plain]] = {}
        """Each lot as it was last shown, and of which numbers: most stay as they are."""

        self.choices_shown: dict[int, ShownChoices] = {}
        """For each seat, choices as they were last shown, by what they were made of."""

    @property
    def _buffers(self) -> Buffers:
        return buffers_of(is_plain=self._is_plain)

    @property
    def shown(self) -> StateRecord:
        """The state last seen, with attributes."""
        return self._buffers.shown

    def seen(self, seat: int) -> StateRecord:
        """The state with what a seat may not know out of sight; the buffer is shared."""
        buffers = self._buffers
        np.copyto(buffers.seen, self.game.numbers)
        self.kernel.conceal(self._board, buffers.record, seat)
        return buffers.record

    def read(self) -> SimpleNamespace:
        """The state last seen as plain numbers."""
        return _read_state(self._buffers.seen.tolist(), 0)

    def survey(self, record: StateRecord) -> list[list[int]]:
        """What everybody can work out."""
        found = self._buffers.facts
        self.kernel.survey(self._board, record, found)
        facts: list[list[int]] = found.tolist()
        return facts

    def survey_seen(self) -> list[list[int]]:
        """What everybody could work out of the state last seen, as it stands now."""
        return self.survey(self._buffers.record)

    def list_choices(self, record: StateRecord, seat: int) -> "Listed":
        """The rows of a seat's choices, each as an action, and what each costs and changes."""
        kernel, board, room = self.kernel, self._board, self._buffers
        count = int(kernel.legal(board, record, seat, room.rows, room.scratch, room.refusal))
        kernel.choose_all(board, record, room.rows, count, room.actions)
        kernel.appraise(board, record, seat, room.actions, count, room.appraisal)
        return Listed(room, count)

    def appraise(self, seat: int, actions: list[ActionRecord]) -> list[list[int]]:
        """What some actions that would be accepted cost and change in the state last seen."""
        room = self._buffers
        for row, action in enumerate(actions):
            room.actions[row] = action
        count = len(actions)
        self.kernel.appraise(self._board, room.record, seat, room.actions, count, room.appraisal)
        facts: list[list[int]] = room.appraisal[:count].tolist()
        return facts

    def read_action(self) -> SimpleNamespace:
        """The action last appraised as plain numbers."""
        return _read_action(self._buffers.words[0].tolist(), 0)

    def concerned(self) -> int:
        """The seat that the action last appraised concerns."""
        return int(self._buffers.appraisal[0, A_SEAT])

    def mortgage_costs(self, lot: int, terms: int) -> tuple[int, int]:
        """What redeeming and keeping a mortgaged lot cost on these terms, as printed."""
        if (lot, terms) not in self._costs:
            board = self.game.board
            redeem, keep = int(asked_cost(board, lot, terms)), int(keep_cost(board, lot, terms))
            self._costs[lot, terms] = redeem * self.unit, keep * self.unit
        return self._costs[lot, terms]

    def name(self, seat: int, nobody: str | None = None) -> str | None:
        """A seat's name; what stands for −1 is the caller's to say."""
        return nobody if seat < 0 else self.seats[seat]

    def names(self, mask: int) -> list[str]:
        """The names in a mask of seats."""
        return [name for seat, name in enumerate(self.seats) if mask >> seat & 1]

    def zone_name(self, zone: int) -> str | None:
        """A zone's id; corners are in none."""
        return self.zones[zone] if zone >= 0 else None


class Listed:
    """A seat's choices as the kernel has them, read before anything else is looked at."""

    def __init__(self, room: Buffers, count: int) -> None:
        """Copy them out of the buffers."""
        self.rows: list[list[int]] = room.rows[:count].tolist()
        self.facts: list[list[int]] = room.appraisal[:count].tolist()
        self._words = room.words[:count].tobytes()

    def content(self, place: int) -> bytes:
        """The bytes of one action."""
        return self._words[place * ACTION_DTYPE.itemsize : (place + 1) * ACTION_DTYPE.itemsize]

    def action(self, place: int) -> SimpleNamespace:
        """One action as plain numbers."""
        return _read_action(np.frombuffer(self.content(place), np.int64).tolist(), 0)
