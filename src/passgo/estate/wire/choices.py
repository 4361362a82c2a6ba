"""The choices of a seat: what it may do, what each costs and changes, in menu order."""

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
from ..rules.legal import L_KIND
from .eyes import ChoicesShown, Eyes, Listed
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
"""Action words in menu order."""

_SEVERAL = frozenset({"build", "want", "sell", "swap"})
_GROUPS = frozenset(_FAMILIES)
_WAITS = frozenset({act.CLAIM, act.ACCEPT, act.REJECT})
"""What may be the main thing to do for a seat that owes nothing: others wait for it."""
_ALWAYS = frozenset({"offer", "mortgage", "sell", "swap", "unit", "resign"})
"""What can nearly always be done, and seldom has to be: a turn may end without it."""
_PLAIN = frozenset(
    {
        *(act.BUILD, act.SELL, act.SWAP, act.MORTGAGE, act.REDEEM, act.OFFER, act.END),
        act.RESIGN,
    }
)
"""Kinds of action whose choice depends only on its row, action and facts, so it can be cached."""
_PLACES = {
    word: 2 * ORDER.get(word, ORDER[_LAST[0]]) - (word not in ORDER) for word in act.ACTION_NAMES
}
"""The menu position of a word; a word that is not listed comes before leaving the game."""
_LISTS = frozenset({act.BUILD, act.WANT, act.SELL, act.SWAP})
_SINGLE = frozenset({act.MORTGAGE, act.REDEEM})


def list_choices(
    eyes: Eyes, state: SimpleNamespace, seat: int, phase: str, *, owes: bool
) -> list[Plain]:
    """List everything a seat may do, given the public view; its own view is read here."""
    labels = Labels(eyes, state, seat, phase)
    listed = eyes.list_choices(eyes.seen(seat), seat)
    last = eyes.choices.setdefault(seat, ChoicesShown())
    made: dict[bytes, Plain] = {}
    advised = _advised(eyes, listed, seat, owes=owes)
    holders = bytes(holder + 1 for holder in state.release_holder)
    found = [(word_of(choice), choice) for choice in _told(labels)]
    for place, row in enumerate(listed.rows):
        kind, key = row[L_KIND], listed.content(place)
        if kind == act.OFFER:
            key += holders
        elif kind == act.SELL:
            key += listed.lots(place)
        # Unchanged choices are reused, so that they are neither built nor compared again.
        choice = last.made.get(key) if kind in _PLAIN else None
        if choice is None:
            choice = _choice(labels, row, listed.action(place), listed.facts[place])
            if choice == last.made.get(key):
                choice = last.made[key]
        made[key] = choice
        if place == advised:
            choice = _marked(last, choice)
        found.append((act.ACTION_NAMES[kind], choice))
    last.made = made
    found.sort(key=lambda each: _PLACES[each[0]])
    return [choice for _, choice in found]


def _marked(last: ChoicesShown, choice: Plain) -> Plain:
    """A choice as the main one."""
    if last.main is None or last.main[0] is not choice:
        last.main = choice, {**choice, "main": True}
    return last.main[1]


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
    """The events of a real table that people may enter, as choices."""
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
    """The change in the seat's cash, as printed, where it is known."""
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


def _advised(eyes: Eyes, listed: Listed, seat: int, *, owes: bool) -> int | None:
    """The main choice, taken by the big button and by Enter: what a careful player would do.

    Only a decision that somebody waits for has one. It may sell, mortgage or accept a trade where
    that is the best to do: the choice says so.
    """
    kinds = [row[L_KIND] for row in listed.rows]
    if not owes and _WAITS.isdisjoint(kinds):
        return None
    action = eyes.counsel.advise(eyes.shown, seat)
    if action is None:
        return None
    kind, wanted = int(action.kind), _named(action)
    if not owes and kind not in _WAITS:
        return None
    if kind == act.FORCE:
        # Which two lots change hands takes more than one press; a zone takes one.
        kind = act.ZONE
    places = [place for place, found in enumerate(kinds) if found == kind]
    same = next((place for place in places if _named(listed.action(place)) == wanted), None)
    if same is None and kind not in _LISTS | _SINGLE:
        # A bid or a throw by hand is a form; a claim is written without what it leaves open.
        return next(iter(places), None)
    return same


def _named(action: SimpleNamespace) -> tuple[int, ...]:
    """What an action names; what stands behind the last lot of its list means nothing."""
    lots = (int(lot) for lot in action.lots[: int(action.count)])
    return (int(action.lot), int(action.seat), int(action.pack), *lots)


def is_idle(choices: list[Plain]) -> bool:
    """Whether a seat has nothing left to do but to end its turn."""
    return {word_of(choice) for choice in choices} - _ALWAYS == {"end"}
