"""What looking at a game of the estate family needs and never changes: names, buffers, readers."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from ...game.targets import COMPILED
from ...wire.reading import reader
from ..edition.model import PACK_IDS
from ..rules import state as st
from ..rules.actions import ACTION_DTYPE
from ..rules.appraise import A_SEAT, APPRAISAL_WIDTH, SURVEY_ROWS
from ..rules.legal import CHOICE_ROWS, CHOICE_WIDTH
from ..rules.mortgage import asked_cost, keep_cost

_read_state = reader(st.STATE_DTYPE)
_read_action = reader(ACTION_DTYPE)


class Eyes:
    """One game's."""

    def __init__(self, game: Any) -> None:
        """Read what the board says once."""
        board, edition = game.board, game.edition
        self.game = game
        self.seats: tuple[str, ...] = game.seats
        self.unit: int = edition.money.unit
        self.hides_cash = bool(board.cash_hidden)
        self.zone_of: list[int] = board.zone_of.tolist()
        self.zones: tuple[str, ...] = game.wording.zones
        mask = int(board.lots_mask)
        self.lots = [square for square in range(st.SQUARES) if mask >> square & 1]
        self.groups = tuple(edition.groups)
        self.group_of = [square.group or None for square in edition.squares]
        by_dice = bool(board.utility_by_dice)
        self.per_pip = [by_dice and kind == st.UTILITY for kind in board.kind.tolist()]
        self.packs = [(n, name) for n, name in enumerate(PACK_IDS) if name in edition.decks]
        # A record with attributes is slow to hand to compiled code, which needs none.
        kind = np.ndarray if game.kernel.target == COMPILED else np.recarray
        content = np.frombuffer(game.board.tobytes(), st.BOARD_DTYPE).copy()
        self._board: Any = content.view(kind)[0]
        seen = np.zeros(1, st.STATE_DTYPE)
        self._record: Any = seen.view(kind)[0]
        self.shown: Any = seen.view(np.recarray)[0]
        """The state last seen, with attributes."""
        self._seen = seen.view(np.int64)
        self._scratch: Any = np.zeros(1, ACTION_DTYPE).view(kind)[0]
        self._facts = np.zeros((SURVEY_ROWS, st.SQUARES), np.int64)
        self._rows = np.zeros((CHOICE_ROWS, CHOICE_WIDTH), np.int64)
        actions = np.zeros(CHOICE_ROWS, ACTION_DTYPE)
        self._actions: Any = actions.view(kind)
        self._words = actions.view(np.int64).reshape(CHOICE_ROWS, -1)
        self._appraisal = np.zeros((CHOICE_ROWS, APPRAISAL_WIDTH), np.int64)
        self._refusal = np.zeros(4, np.int64)
        self._costs: dict[tuple[int, int], tuple[int, int]] = {}

    def seen(self, seat: int) -> Any:
        """The state with what a seat may not know out of sight; the buffer is shared."""
        np.copyto(self._seen, np.frombuffer(self.game.state_bytes(), np.int64))
        self.game.kernel.conceal(self._board, self._record, seat)
        return self._record

    def read(self) -> SimpleNamespace:
        """The state last seen as plain numbers."""
        return _read_state(self._seen.tolist(), 0)

    def survey(self, record: Any) -> list[list[int]]:
        """What everybody can work out."""
        self.game.kernel.survey(self._board, record, self._facts)
        facts: list[list[int]] = self._facts.tolist()
        return facts

    def list_choices(
        self, record: Any, seat: int
    ) -> tuple[list[list[int]], list[SimpleNamespace], list[list[int]]]:
        """The rows of a seat's choices, each as an action, and what each costs and changes."""
        kernel, board, rows = self.game.kernel, self._board, self._rows
        count = int(kernel.legal(board, record, seat, rows, self._scratch, self._refusal))
        kernel.choose_all(board, record, rows, count, self._actions)
        kernel.appraise(board, record, seat, self._actions, count, self._appraisal)
        return rows[:count].tolist(), self.read_actions(count), self._appraisal[:count].tolist()

    def read_actions(self, count: int) -> list[SimpleNamespace]:
        """The first actions of the buffer as plain numbers."""
        return [_read_action(numbers, 0) for numbers in self._words[:count].tolist()]

    def appraise(self, seat: int, actions: list[Any]) -> list[list[int]]:
        """What some actions that would be accepted cost and change in the state last seen."""
        for row, action in enumerate(actions):
            self._actions[row] = action
        count = len(actions)
        self.game.kernel.appraise(
            self._board, self._record, seat, self._actions, count, self._appraisal
        )
        facts: list[list[int]] = self._appraisal[:count].tolist()
        return facts

    def concerned(self) -> int:
        """The seat that the action last appraised concerns."""
        return int(self._appraisal[0, A_SEAT])

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
