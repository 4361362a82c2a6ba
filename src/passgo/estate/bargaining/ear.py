"""The ear of one bot: whether it would take an offer, asked on a copy of what its seat sees.

It runs the bot's own decision, and the rules' own check of the offer, so that what it takes here it
takes at the table too. It knows no more than the bot: where cash is hidden, it counts on a proposer
who can pay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...compiling.targets import load
from ...editions.arrays import records
from ...kernel.reason import REASON_WORDS
from ..formats.wording import new_action
from ..kernel import kernel
from ..rules import actions as act
from ..rules.matters import close_offer
from ..rules.state import (
    O_GET_CARDS,
    O_GET_CASH,
    O_GET_LOTS,
    O_GIVE_CARDS,
    O_GIVE_CASH,
    O_GIVE_LOTS,
    O_NUMBER,
    O_TO,
    STATE_DTYPE,
)

if TYPE_CHECKING:
    from ...bots.company import Bot
    from ...bots.player import Pondering
    from ...families.records import StateRecord
    from .terms import Terms

_COLUMNS = (O_GIVE_CASH, O_GET_CASH, O_GIVE_LOTS, O_GET_LOTS, O_GIVE_CARDS, O_GET_CARDS)
"""Where each of the terms stands in an open offer."""
_RICH = 1 << 40
"""A purse that no sum exceeds."""
HIDDEN_SALARIES = 10
"""The most that a bot asks of a purse that it cannot see, in salaries."""


class Ear:
    """One bot that listens to offers."""

    def __init__(self, pondering: Pondering, bot: Bot, target: str) -> None:
        """Copy what the bot sees, without the offers that are open."""
        assert pondering.seen is not None
        self.game = pondering.game
        self.board = pondering.game.board
        self.bot = bot
        self.seat = pondering.seat
        assert pondering.params is not None
        self.params = pondering.params
        copy = records(1, STATE_DTYPE)
        copy[0] = pondering.seen
        self.state: StateRecord = copy[0]
        for proposer in range(int(self.state.seats)):
            close_offer(self.state, proposer)
        self.hides_cash = int(self.board.cash_hidden) == 1
        self.asked = 0
        """How often the bot was asked."""
        self._check = kernel(target).check
        self._decide = load(target, "estate.policies.policies", "decide")
        self._refusal = np.zeros(4, np.int64)
        self._reason = np.zeros(REASON_WORDS, np.int64)

    def can_be_offered(self, proposer: int, terms: Terms) -> bool:
        """Whether the rules let this be offered now, as far as this seat can know."""
        state = self.state
        purse = int(state.cash[proposer])
        if self.hides_cash:
            state.cash[proposer] = _RICH
        code = self._check(self.board, state, proposer, terms.record(self.seat), self._refusal)
        state.cash[proposer] = purse
        return int(code) == 0

    def accepts(self, proposer: int, terms: Terms) -> bool:
        """Whether the bot would take this offer if it were the only one."""
        if not self.can_be_offered(proposer, terms):
            return False
        self.asked += 1
        state, answer = self.state, new_action()
        row = state.offers[proposer]
        row[O_TO], row[O_NUMBER] = self.seat, state.offer_number + 1
        for column, value in zip(_COLUMNS, terms, strict=True):
            row[column] = value
        state.offered = 1 << proposer
        self._decide(
            self.bot.policy, self.board, state, self.seat, self.params, answer, self._reason
        )
        close_offer(state, proposer)
        return int(answer.kind) == act.ACCEPT and int(answer.seat) == proposer

    def purse_of(self, other: int) -> int:
        """The most that the bot counts on from another's purse."""
        if self.hides_cash and other != self.seat:
            return HIDDEN_SALARIES * int(self.board.salary)
        return int(self.state.cash[other])
