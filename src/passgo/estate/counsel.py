"""What a careful player would do: the adviser's judgement without its trades.

The wire marks the choice that the big button and Enter take, and shows a debtor a way to pay. Both
come from the policy behind a hint, so that a hint and the button never contradict each other. On a
board that no bot has learnt yet the simple player judges, which needs to know nothing.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..bots.company import Bot
from ..bots.names import ADVISER
from ..compiling.targets import load
from ..editions.arrays import records
from ..families.records import ActionRecord, Numbers, StateRecord
from ..kernel.log import NO_LOG
from ..kernel.reason import REASON_WORDS
from .formats.wording import new_action
from .policies import policies, traits
from .policies.simple_policy import DEFAULTS, OFFER_PRICE
from .roster import COMPANY, ROSTER, is_learnt, parameters
from .rules import actions as act
from .rules.state import STATE_DTYPE

if TYPE_CHECKING:
    from ..game import Game

RAISES = frozenset({act.MORTGAGE, act.SELL, act.SWAP})
"""What a debtor does to raise money."""
MOST_STEPS = 60
"""More than any way out has: every lot mortgaged, and every building sold."""


def _without_trades() -> Bot:
    row = list(ROSTER[ADVISER].traits)
    row[traits.ASKS] = 0
    return Bot("careful", policies.THINKING, tuple(row))


CAREFUL = _without_trades()
UNTAUGHT = Bot(
    "untaught", policies.SIMPLE, (*DEFAULTS[:OFFER_PRICE], 0, *DEFAULTS[OFFER_PRICE + 1 :])
)


class Counsel:
    """The careful player of one game."""

    def __init__(self, game: "Game") -> None:
        """Keep the game, of which only what never changes is used."""
        self.game = game
        self._judges: tuple[Bot, Numbers] | None = None
        self._reason = np.zeros(REASON_WORDS, np.int64)

    def advise(self, seen: StateRecord, seat: int) -> ActionRecord | None:
        """What a seat should do, from what it sees; None is to wait."""
        bot, params = self._judge()
        action = new_action()
        decide = load(self.game.kernel.target, COMPANY.policies, "decide")
        decide(bot.policy, self.game.board, _copy(seen), seat, params, action, self._reason)
        return None if action.kind == act.WAIT else action

    def way_out(self, seen: StateRecord, seat: int) -> list[ActionRecord]:
        """What a debtor sells and mortgages to pay, the smallest loss first, and no more than that.

        Where everything is not enough, everything that brings money.
        """
        trial, steps = _copy(seen), list[ActionRecord]()
        while len(steps) < MOST_STEPS:
            action = self.advise(trial, seat)
            if action is None or int(action.kind) not in RAISES:
                break
            if self._do(trial, seat, action):
                break
            steps.append(action)
        if not self._can_pay(trial, seat):
            return steps
        for step in reversed(tuple(steps)):
            # An early step may be too small to matter once a larger one has followed.
            rest = [kept for kept in steps if kept is not step]
            if self._would_pay(seen, seat, rest):
                steps = rest
        return steps

    def _would_pay(self, seen: StateRecord, seat: int, steps: Sequence[ActionRecord]) -> bool:
        trial = _copy(seen)
        if any(self._do(trial, seat, step) for step in steps):
            return False
        return self._can_pay(trial, seat)

    def _do(self, state: StateRecord, seat: int, action: ActionRecord) -> int:
        """Do it on a copy of what the seat sees; the refusal's code, or 0."""
        game = self.game
        return int(game.kernel.step(game.board, state, seat, action, NO_LOG, self._reason))

    def _can_pay(self, state: StateRecord, seat: int) -> bool:
        pay = new_action()
        pay.kind = act.PAY
        game = self.game
        return game.kernel.check(game.board, state, seat, pay, self._reason) == 0

    def _judge(self) -> tuple[Bot, Numbers]:
        """The player that judges on this board, and its parameters."""
        if self._judges is None or self._judges[0] is UNTAUGHT:
            board = self.game.board
            bot = CAREFUL if is_learnt(board) else UNTAUGHT
            self._judges = bot, parameters(bot, board)
        return self._judges


def _copy(seen: StateRecord) -> StateRecord:
    copied: StateRecord = records(1, STATE_DTYPE)
    copied[0] = seen
    return copied[0]
