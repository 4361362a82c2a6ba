"""A way out of a debt: all that a careful player would do to pay it, with one reason.

The steps come from the family's counsel, which asks the rules whether each may follow the others.
"""

from types import SimpleNamespace

from ...families.records import ActionRecord, StateRecord
from ...kernel.log import NO_LOG
from ...wire.forms import Plain
from ...wire.terms import message
from ..rules import actions as act
from ..rules import state as st
from ..rules.appraise import A_COST, A_RENT_AFTER, A_RENT_BEFORE
from .buffers import buffers
from .eyes import Eyes
from .labels import Labels

_PAY = "pay"


def way_out_of(eyes: Eyes, state: SimpleNamespace, seat: int) -> Plain | None:
    """A debtor's way out; None where nothing has to be raised."""
    top = state.matters[state.depth - 1] if state.depth else None
    if top is None or top[st.M_KIND] != st.PHASE_DEBT or top[st.M_SEAT] != seat or top[st.M_OPEN]:
        return None
    seen = eyes.seen(seat).copy()
    cash, amount = int(seen.cash[seat]), int(top[st.M_AMOUNT])
    if cash >= amount:
        return None
    actions = eyes.counsel.way_out(seen, seat)
    labels = Labels(eyes, state, seat, "debt")
    steps = [_step(eyes, labels, seen, seat, action) for action in actions]
    missing = amount - int(seen.cash[seat])
    written = [step["action"] for step in steps]
    why = f"way-out-{_reason(eyes, seen, seat, actions, missing)}"
    return {
        "actions": written if missing > 0 else [*written, _PAY],
        "steps": steps,
        "brings": sum(step["brings"] for step in steps),
        "cash_after": -missing * eyes.unit,
        "reason": message(why),
    }


def _step(eyes: Eyes, labels: Labels, seen: StateRecord, seat: int, action: ActionRecord) -> Plain:
    """One step, told and then done on this copy of what the seat sees."""
    room, game = buffers(), eyes.game
    room.actions[0] = action
    eyes.kernel.appraise(game.board, seen, seat, room.actions, 1, room.appraisal)
    facts: list[int] = room.appraisal[0].tolist()
    numbers = eyes.read_action()
    text, args = labels.label(numbers, facts, None)
    lots = sorted(set(numbers.lots[: numbers.count])) or [numbers.lot]
    eyes.kernel.step(game.board, seen, seat, action, NO_LOG, room.refusal)
    rents = (facts[A_RENT_BEFORE], facts[A_RENT_AFTER]) if len(lots) == 1 else (0, 0)
    return {
        "action": game.wording.write(action),
        "text": text,
        "args": args,
        "lots": lots,
        "brings": facts[A_COST] * eyes.unit,
        "rent_before": rents[0] * eyes.unit,
        "rent_after": rents[1] * eyes.unit,
    }


def _reason(
    eyes: Eyes, after: StateRecord, seat: int, actions: list[ActionRecord], missing: int
) -> str:
    """What speaks for these steps."""
    if missing > 0:
        return "short"
    kinds = {int(action.kind) for action in actions}
    is_built = any(int(after.level[lot]) for lot in eyes.lots if int(after.owner[lot]) == seat)
    if kinds == {act.MORTGAGE}:
        return "keeps-houses" if is_built else "mortgages"
    return "sells-some" if is_built or act.MORTGAGE in kinds else "sells"
