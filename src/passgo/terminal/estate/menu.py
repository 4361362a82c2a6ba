"""The menu of a seat: what ``Game.legal`` lists, in words and in an order that suits people.

What one mostly wants comes first; whole families of choices (build, mortgage, …) fold into one
entry; and what needs more than a number (a bid, a trade, an order of several lots) opens a form.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...game import Choice, Game, Written
from .labels import Labels
from .voice import Voice

_ANSWERS = ("accept", "reject", "claim", "pay", "roll", "buy", "draw", "keep", "end", "bid", "pass")
_OTHERS = ("next_lot", "force", "zone", "decline", "card", "fine", "withdraw")
_FAMILIES = ("build", "want", "sell", "swap", "redeem", "mortgage", "offer", "settle")
_LAST = ("bankrupt", "resign")
ORDER = _ANSWERS + _OTHERS + _FAMILIES + _LAST
"""Every word a player may use, in the order in which menus have them."""

_SEVERAL = frozenset({"build", "want", "sell", "swap"})
_USUAL = (
    "roll",
    "buy",
    "end",
    "keep",
    "next_lot",
    "zone",
    "decline",
    "pass",
    "reject",
    "mortgage",
    "sell",
    "swap",
    "bankrupt",
)


@dataclass(frozen=True)
class Entry:
    """One line of a menu: an action, a form to fill in, or more lines."""

    label: str
    action: Written | None = None
    form: str = ""
    """What must be asked before there is an action: bid, offer, settle, force, dice, or a list
    word."""
    choice: Choice | None = None
    inside: tuple["Entry", ...] = ()
    is_wait: bool = False
    """True for doing nothing now, which is not an action."""


def word_of(action: Written) -> str:
    """The word an action begins with."""
    return action if isinstance(action, str) else next(iter(action))


def detail_of(action: Written) -> Any:
    """What an action says beyond its word."""
    return None if isinstance(action, str) else next(iter(action.values()))


def menu_of(game: Game, seat: str, voice: Voice) -> tuple[Entry, ...]:
    """Everything a seat may do now, the usual thing first."""
    choices: dict[str, list[Choice]] = {}
    for choice in game.legal(seat):
        choices.setdefault(word_of(choice.action), []).append(choice)
    labels = Labels(game, seat, voice)
    entries = {
        word: _entries(word, found, labels) for word in ORDER if (found := choices.get(word))
    }
    wait = () if seat in game.to_act else (Entry(voice.get("cli-go-on"), is_wait=True),)
    first = _usual(game, seat, entries, is_waiting=bool(wait))
    rest = [word for word in entries if word != first]
    if first is not None:
        return (*entries[first], *wait, *(line for word in rest for line in entries[word]))
    return (*wait, *(line for word in rest for line in entries[word]))


def leaves(entries: tuple[Entry, ...]) -> Iterator[Entry]:
    """Every entry of a menu that is not a menu itself."""
    for entry in entries:
        if entry.inside:
            yield from leaves(entry.inside)
        else:
            yield entry


def _usual(
    game: Game, seat: str, entries: dict[str, tuple[Entry, ...]], *, is_waiting: bool
) -> str | None:
    """What Enter alone does: claim a rent, pay what is due, go on; never a costly surprise."""
    if "claim" in entries:
        return "claim"
    if is_waiting:
        return None
    if "pay" in entries and game.phase in {"debt", "choice"}:
        return "pay"
    return next((word for word in (*_USUAL, *entries) if word in entries), None)


def _entries(word: str, choices: list[Choice], labels: Labels) -> tuple[Entry, ...]:
    lines = tuple(_line(word, choice, labels) for choice in choices)
    if word in _SEVERAL:
        several = Entry(labels.several(word), form=word, choice=choices[0])
        return (Entry(labels.family(word), inside=(*lines, several)),)
    if len(lines) > 1 and word in _FAMILIES:
        return (Entry(labels.family(word), inside=lines),)
    return lines


def _line(word: str, choice: Choice, labels: Labels) -> Entry:
    label = labels.label(choice)
    if word in {"bid", "offer", "settle", "force"}:
        return Entry(label, form=word, choice=choice)
    if word == "roll" and labels.has_own_dice:
        return Entry(label, form="dice", choice=choice)
    return Entry(label, action=choice.action, choice=choice)
