"""What a building plan could become next: one building more or less on each lot of the seat.

The rules check each of these plans on the state that the seat sees, and leave it unchanged.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from ...families.records import ActionRecord, StateRecord
from ...wire.forms import Refusal
from ..formats.wording import lots_in
from ..rules import actions as act
from ..rules import state as st
from .eyes import Eyes

if TYPE_CHECKING:
    from ...wire.models import RefusalModel
    from .models import PlannedLot

PLANS = frozenset({act.BUILD, act.WANT, act.SELL})
"""Kinds of action that are planned building by building."""

_PLAN_BUILDS = Refusal("plan_builds", {}, "plan-refused-builds")
_PLAN_SELLS = Refusal("plan_sells", {}, "plan-refused-sells")


class Planning:
    """One plan of one seat, and the plans next to it."""

    def __init__(self, eyes: Eyes, seen: StateRecord, seat: int, plan: ActionRecord) -> None:
        """Take the plan and the state as the seat sees it."""
        self.game = eyes.game
        self.seen = seen
        self.seat = seat
        self.kind = int(plan.kind)
        self.lots: list[int] = plan.lots[: int(plan.count)].tolist()
        self.is_sale = self.kind == act.SELL and bool(self.lots)
        in_shortage = int(eyes.kernel.current_phase(seen)) == st.PHASE_SHORTAGE
        self.raising = act.WANT if in_shortage else act.BUILD
        if self.kind != act.SELL:
            self.raising = self.kind
        self._trial = plan.copy()

    def describe_lots(self) -> "list[PlannedLot]":
        """Each lot of the seat: why it cannot have one building more or less, null where it can."""
        return [
            {"lot": lot, "more": _wire(self.more(lot)), "less": _wire(self.less(lot))}
            for lot in lots_in(int(self.seen.held[self.seat]))
        ]

    def more(self, lot: int) -> Refusal | None:
        """Why the plan cannot leave one building more on a lot."""
        if not self.is_sale:
            return self._refusal(self.raising, [*self.lots, lot])
        if lot in self.lots:
            return self._without(lot)
        return self._refusal(self.raising, [lot]) or _PLAN_SELLS

    def less(self, lot: int) -> Refusal | None:
        """Why the plan cannot leave one building less on a lot."""
        if self.is_sale:
            return self._refusal(act.SELL, [*self.lots, lot])
        if lot in self.lots:
            return self._without(lot)
        refusal = self._refusal(act.SELL, [lot])
        return refusal or (_PLAN_BUILDS if self.lots else None)

    def _without(self, lot: int) -> Refusal | None:
        """Why a lot cannot leave the plan the last time it is named; an empty plan always may."""
        last = len(self.lots) - 1 - self.lots[::-1].index(lot)
        rest = self.lots[:last] + self.lots[last + 1 :]
        return self._refusal(self.kind, rest) if rest else None

    def _refusal(self, kind: int, lots: Sequence[int]) -> Refusal | None:
        """Why the rules would refuse such a list."""
        trial = self._trial
        trial.kind = kind
        trial.count = len(lots)
        # A list that is too long is refused before its lots are read.
        trial.lots[: len(lots)] = lots[: act.LIST_MAX]
        return self.game.refusal_in(self.seen, self.seat, trial)


def _wire(refusal: Refusal | None) -> "RefusalModel | None":
    return None if refusal is None else cast("RefusalModel", refusal.wire())
