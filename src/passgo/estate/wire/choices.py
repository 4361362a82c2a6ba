"""Choices of a seat: what it may do, what each costs and would change, in the order people want."""

from types import SimpleNamespace

from ...wire.forms import Plain
from ..rules import actions as act
from ..rules.appraise import (
    A_COMPLETES,
    A_COST,
    A_LEVEL,
    A_LOT,
    A_REDEEM,
    A_RENT_AFTER,
    A_RENT_BEFORE,
    UNKNOWN,
)
from .eyes import ChoiceKey, Eyes, ShownChoices
from .labels import Labels
from .offered import choice as offered_choice
from .offered import told

_ANSWERS = ("heed", "accept", "reject", "claim", "pay", "roll", "buy", "draw", "keep", "end")
_AUCTION = ("bid", "pass")
_OTHERS = ("next_lot", "force", "zone", "decline", "card", "fine", "withdraw")
_FAMILIES = ("build", "want", "sell", "swap", "redeem", "mortgage", "offer", "settle")
_TOLD = ("unit",)
_LAST = ("bankrupt", "resign")
_ALL = _ANSWERS + _AUCTION + _OTHERS + _FAMILIES + _TOLD + _LAST
ORDER = {word: n for n, word in enumerate(_ALL)}
"""Words in the order in which menus have them."""

_SEVERAL = frozenset({"build", "want", "sell", "swap"})
_GROUPS = frozenset(_FAMILIES)
_USUAL = (
    "heed",
    "roll",
    "buy",
    "end",
    "keep",
    "next_lot",
    "zone",
    "decline",
    "bid",
    "pass",
    "reject",
    "mortgage",
    "sell",
    "swap",
    "bankrupt",
)
_PLAIN = frozenset({act.BUILD, act.SELL, act.SWAP, act.MORTGAGE, act.REDEEM, act.END, act.RESIGN})
"""What is shown the same for the same action and facts, whatever else lies on the table."""
_LISTS = frozenset({act.BUILD, act.WANT, act.SELL, act.SWAP})
_SINGLE = frozenset({act.MORTGAGE, act.REDEEM})


def list_choices(
    eyes: Eyes, state: SimpleNamespace, seat: int, phase: str, *, owes: bool
) -> list[Plain]:
    """Everything a seat may do, given what everybody sees; what it sees itself is asked for."""
    labels = Labels(eyes, state, seat, phase)
    choices: list[Plain] = []
    listed = eyes.list_choices(eyes.seen(seat), seat)
    # What is as it was is shown as it was, so that nobody has to make or compare it again.
    last = eyes.choices_shown.get(seat, {})
    shown: ShownChoices = {}
    for place, (columns, facts) in enumerate(zip(listed.rows, listed.facts, strict=True)):
        if columns[0] not in _PLAIN:
            choices.append(_choice(labels, columns, listed.action(place), facts))
            continue
        key: ChoiceKey = listed.content(place).rstrip(b"\0"), *facts
        choice = last.get(key)
        if choice is None:
            choice = _choice(labels, columns, listed.action(place), facts)
        shown[key] = choice
        choices.append(choice)
    eyes.choices_shown[seat] = shown
    choices += _told(labels)
    choices.sort(key=_place)
    _mark_main(choices, phase, owes=owes)
    return choices


def _choice(labels: Labels, columns: list[int], action: SimpleNamespace, facts: list[int]) -> Plain:
    eyes = labels.eyes
    game = eyes.game
    written = game.wording.write(action)
    offered = offered_choice(game, labels.state, labels.number, columns, written)
    limits = offered.limits
    if eyes.hides_cash and limits is not None and "get" in limits:
        limits = {**limits, "get": {**limits["get"], "cash": None}}
    text, args = labels.label(action, facts, limits)
    word = act.ACTION_NAMES[action.kind]
    return {
        "action": offered.action,
        "text": text,
        "args": args,
        "cost": cost_of(eyes, facts),
        "limits": None if limits is None else dict(limits),
        "effect": effect_of(eyes, action, facts),
        "group": word if word in _GROUPS else None,
        "several": word in _SEVERAL,
        "main": False,
    }


def _told(labels: Labels) -> list[Plain]:
    """What people may tell of a real table, as choices."""
    game = labels.eyes.game
    return [
        {
            "action": choice.action,
            "text": f"action-{next(iter(choice.action))}",
            "args": {},
            "cost": None,
            "limits": dict(choice.limits or {}),
            "effect": None,
            "group": None,
            "several": False,
            "main": False,
        }
        for choice in told(game, labels.number)
    ]


def cost_of(eyes: Eyes, facts: list[int]) -> int | None:
    """What an action changes in one's cash, as printed, where that is known."""
    return None if facts[A_COST] == UNKNOWN else facts[A_COST] * eyes.unit


def effect_of(eyes: Eyes, action: SimpleNamespace, facts: list[int]) -> Plain | None:
    """What an action would do on the board."""
    kind, unit = action.kind, eyes.unit
    rents = {"rent_before": facts[A_RENT_BEFORE] * unit, "rent_after": facts[A_RENT_AFTER] * unit}
    if kind in _LISTS:
        if len(set(action.lots[: action.count])) > 1:
            return {"lots": sorted(set(action.lots[: action.count]))}
        redeem = {"redeem": facts[A_REDEEM] * unit} if facts[A_REDEEM] else {}
        return {"lot": facts[A_LOT], "level": facts[A_LEVEL], **rents, **redeem}
    if kind in _SINGLE:
        return {"lot": facts[A_LOT], **rents}
    if kind in {act.BUY, act.BID} and facts[A_LOT] >= 0:
        group = facts[A_COMPLETES]
        completes = None if group < 0 else eyes.groups[group]
        return {"lot": facts[A_LOT], "rent_after": rents["rent_after"], "completes": completes}
    return None


def word_of(choice: Plain) -> str:
    """The word a choice's action begins with."""
    action = choice["action"]
    return action if isinstance(action, str) else str(next(iter(action)))


def _place(choice: Plain) -> int:
    """Where a choice stands; a word without a place of its own comes before leaving the game."""
    return 2 * ORDER.get(word_of(choice), ORDER[_LAST[0]]) - (word_of(choice) not in ORDER)


def _mark_main(choices: list[Plain], phase: str, *, owes: bool) -> None:
    """Mark what Enter alone does: claim a rent, pay what is due, go on; never a costly surprise.

    Whoever may bid came to bid: a pass is for good, and comes first only where no bid is left.
    """
    firsts: dict[str, int] = {}
    for place, choice in enumerate(choices):
        firsts.setdefault(word_of(choice), place)
    wanted: tuple[str, ...] = ("claim",)
    if owes and phase in {"debt", "choice"}:
        wanted = ("claim", "pay", *_USUAL, *firsts)
    elif owes:
        wanted = ("claim", *_USUAL, *firsts)
    for word in wanted:
        if word in firsts:
            place = firsts[word]
            choices[place] = {**choices[place], "main": True}
            return
