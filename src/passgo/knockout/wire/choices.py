"""Choices of a seat: what it may do, what each costs and would pay, in menu order."""

from types import SimpleNamespace

from ...families.records import StateRecord
from ...wire.forms import Plain
from ..rules import actions as act
from ..rules import state as st
from ..rules.turns import is_gone
from .eyes import Eyes
from .labels import fee_of, label

ORDER = ("slide", "railroad", "house", "retry", "pay", "stay", "resign")
"""Every word a player may use, in the order in which menus have them."""

_GROUPS = frozenset({"slide", "railroad", "house"})
_FREE = frozenset({"slide", "railroad", "house", "retry"})
"""What Enter may take, as long as it costs nothing."""


def list_choices(eyes: Eyes, record: StateRecord, state: SimpleNamespace, seat: int) -> list[Plain]:
    """Everything a seat may do."""
    choices = [
        _choice(eyes, state, seat, action) for action in eyes.list_choices(record, state, seat)
    ]
    choices.sort(key=lambda choice: ORDER.index(word_of(choice)))
    if seat == state.mover:
        _mark_main(choices)
    return choices


def _choice(eyes: Eyes, state: SimpleNamespace, seat: int, action: SimpleNamespace) -> Plain:
    is_form = action.kind == act.SLIDE
    text, args = label(eyes, state, seat, action, is_form=is_form)
    word = act.ACTION_NAMES[action.kind]
    return {
        "action": eyes.game.wording.write(action),
        "text": text,
        "args": args,
        "cost": cost_of(eyes, action),
        "limits": eyes.limits if is_form else None,
        "effect": effect_of(eyes, state, seat, action),
        "group": word if word in _GROUPS else None,
        "several": False,
        "main": False,
    }


def cost_of(eyes: Eyes, action: SimpleNamespace) -> int | None:
    """What an action itself changes in the side's cash, as printed; a slide is left to chance."""
    kind = action.kind
    if kind in {act.PAY, act.RETRY}:
        return -fee_of(eyes, kind) * eyes.unit
    if kind == act.HOUSE:
        return int(eyes.lane.value[action.space]) * eyes.unit
    return None if kind in {act.SLIDE, act.RESIGN} else 0


def effect_of(
    eyes: Eyes, state: SimpleNamespace, seat: int, action: SimpleNamespace
) -> Plain | None:
    """What a property named pays, and which set a token put there completes."""
    if action.kind not in {act.RAILROAD, act.HOUSE}:
        return None
    space, lane = action.space, eyes.lane
    side = eyes.side_of[seat]
    group = lane.group[space]
    completes = (
        action.kind == act.RAILROAD
        and group >= 0
        and _completes(eyes, state, side, lane.group_mask[group] & ~(1 << space))
    )
    return {
        "space": eyes.spaces[space],
        "pays": lane.value[space] * eyes.unit,
        "completes": eyes.groups[group] if completes else None,
        "bonus": lane.bonus[group] * eyes.unit if completes else 0,
    }


def _completes(eyes: Eyes, state: SimpleNamespace, side: int, mask: int) -> bool:
    """Whether a side is the first to collect for all these properties, as its tokens lie.

    Once Railroads are asked about, nobody can come onto a property that is taken (KO-RAIL-03).
    """
    for other in state.order[: eyes.lane.sides]:
        first = other * st.TOKENS_EACH
        lie_on = {state.space[token] for token in range(first, first + st.TOKENS_EACH)}
        taken = sum(1 << space for space in lie_on if space >= 0 and mask >> space & 1)
        if other == side:
            return bool(taken == mask)
        if taken and not is_gone(eyes.lane, state, other):
            return False
    return False


def word_of(choice: Plain) -> str:
    """The word a choice's action begins with."""
    action = choice["action"]
    return action if isinstance(action, str) else str(next(iter(action)))


def _mark_main(choices: list[Plain]) -> None:
    """Mark what Enter alone does: slide, the property that pays most; never pay a fee."""
    free = [choice for choice in choices if word_of(choice) in _FREE and not _is_fee(choice)]
    best = max(free, key=_worth, default=None)
    for choice in choices:
        if best is None and word_of(choice) == "stay":
            best = choice
    if best is not None:
        best["main"] = True


def _is_fee(choice: Plain) -> bool:
    return choice["cost"] is not None and choice["cost"] < 0


def _worth(choice: Plain) -> int:
    effect = choice["effect"]
    return 0 if effect is None else int(effect["pays"] + effect["bonus"])
