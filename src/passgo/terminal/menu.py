"""The menu of a seat: its choices as the wire lists them, in lines that a number chooses.

Choices of one group (build, mortgage, …) fold into one line; a choice that needs more than a
number (a bid, a trade, an order of several lots) opens a form.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from ..game import Written
from ..table.doing import word_of
from ..wire.forms import Plain
from ..wire.plain import Json
from .voice import Voice


@dataclass(frozen=True)
class MenuLine:
    """One line of a menu: an action, a form to fill in, or more lines."""

    label: str
    action: Written | None = None
    form: str = ""
    """What must be asked before there is an action: the word of the choice, or ``several`` lots."""
    choice: Plain = field(default_factory=dict)
    inside: tuple["MenuLine", ...] = ()
    is_wait: bool = False
    """True for doing nothing now, which is not an action."""


def detail_of(action: Written) -> Json:
    """What an action says beyond its word."""
    return None if isinstance(action, str) else next(iter(action.values()))


def menu_of(choices: Sequence[Plain], voice: Voice, *, may_wait: bool) -> tuple[MenuLine, ...]:
    """Everything a seat may do now, the usual thing first."""
    lines: dict[str, list[MenuLine]] = {}
    for choice in choices:
        lines.setdefault(word_of(choice["action"]), []).append(_line(choice, voice))
    folded = {word: _fold(word, found, voice) for word, found in lines.items()}
    wait = (MenuLine(voice.get("cli-go-on"), is_wait=True),) if may_wait else ()
    first = _usual(choices, folded, voice)
    counters = _counters(choices, voice)
    answers = [line for word, found in folded.items() if word in _ASKED for line in found]
    rest = [line for word, found in folded.items() if word not in _ASKED for line in found]
    return (*first, *wait, *answers, *counters, *rest)


def _usual(
    choices: Sequence[Plain], folded: dict[str, tuple[MenuLine, ...]], voice: Voice
) -> tuple[MenuLine, ...]:
    """The main choice, taken out of its group, and what else has its word but no group."""
    main = next((choice for choice in choices if choice["main"]), None)
    if main is None:
        return ()
    line, word = _line(main, voice), word_of(main["action"])
    if not any(each.inside for each in folded[word]):
        return (line, *(each for each in folded.pop(word) if each != line))
    rest = [(each, tuple(inner for inner in each.inside if inner != line)) for each in folded[word]]
    folded[word] = tuple(replace(each, inside=inside) for each, inside in rest if inside)
    return (line,)


_ASKED = ("accept", "reject")


def leaves(lines: Sequence[MenuLine]) -> Iterator[MenuLine]:
    """Every line of a menu that is not a menu itself."""
    for line in lines:
        if line.inside:
            yield from leaves(line.inside)
        else:
            yield line


def _line(choice: Plain, voice: Voice) -> MenuLine:
    label = voice.texts.say(choice)
    effect = choice["effect"] or {}
    if effect.get("redeem"):
        label = voice.get("cli-with-redeem", line=label, amount=voice.money(effect["redeem"]))
    elif choice["group"] in {"build", "redeem"} and effect.get("rent_after"):
        before, after = (voice.money(effect[f"rent_{when}"]) for when in ("before", "after"))
        change = f"{before} {voice.signs.change} {after}"
        label = voice.get("cli-with-rent", line=label, rent=change)
    if choice["limits"] is not None:
        return MenuLine(label, form=word_of(choice["action"]), choice=choice)
    return MenuLine(label, action=choice["action"], choice=choice)


def _fold(word: str, lines: list[MenuLine], voice: Voice) -> tuple[MenuLine, ...]:
    """The lines of one word as one line, where they are many of a group."""
    choice = lines[0].choice
    if choice["several"]:
        several = MenuLine(voice.get(f"action-{word}-several"), form="several", choice=choice)
        return (MenuLine(voice.get(f"cli-family-{word}"), inside=(*lines, several)),)
    if len(lines) > 1 and choice["group"]:
        return (MenuLine(voice.get(f"cli-family-{word}"), inside=tuple(lines)),)
    return tuple(lines)


def _counters(choices: Sequence[Plain], voice: Voice) -> Iterator[MenuLine]:
    """Counter-offers to the players who have made this seat an offer."""
    offers = {
        detail_of(choice["action"])["to"]: choice
        for choice in choices
        if word_of(choice["action"]) == "offer"
    }
    for choice in choices:
        if word_of(choice["action"]) != "accept" or choice["text"] != "action-accept":
            continue
        other = detail_of(choice["action"])["from"]
        if other in offers:
            label = voice.get("cli-counter", other=other)
            yield MenuLine(label, form="counter", choice=offers[other])
