"""Parse a typed answer at a knockout table into an action: an aim, a space or a word."""

from difflib import get_close_matches

from ...game import Game, Written
from ...texts import Texts
from ...wire.forms import Plain
from ..screen import Unreadable

_AIM = ("x", "angle", "speed")
WORDS = ("pay", "stay", "retry", "resign")
"""Actions that are one word."""
_SLIDING = frozenset({"slide", "again", "chance"})
_FIRST = 4
"""How many spaces with a similar name are suggested."""


def read_answer(game: Game, box: Plain, texts: Texts, typed: str) -> Written:
    """An answer as an action; Unreadable suggests what it might have meant."""
    is_slide = game.phase in _SLIDING
    if not typed:
        raise Unreadable("knockout-how-slide" if is_slide else "knockout-pick-a-line")
    numbers = numbers_in(typed)
    if is_slide and len(numbers) >= len(_AIM):
        return {"slide": _aim(numbers)}
    for word in WORDS:
        if typed.casefold() in {word, texts.get(f"knockout-word-{word}")}:
            return word
    if not is_slide and game.phase not in {"railroad", "house"}:
        raise Unreadable("knockout-not-understood", typed=typed)
    space = find_space(box, texts, typed)
    return {"slide": dict(space["aim"])} if is_slide else {game.phase: space["id"]}


def numbers_in(answer: str) -> list[float]:
    """The numbers of an answer of numbers only; a comma is a decimal point or a separator."""
    parts = answer.replace(";", " ").split()
    if len(parts) < len(_AIM):
        parts = answer.replace(",", " ").split()
    try:
        return [float(part.rstrip(",").replace(",", ".")) for part in parts]
    except ValueError:
        return []


def _aim(numbers: list[float]) -> dict[str, float]:
    """Place, angle and speed; a fourth number is that of a token."""
    aim: dict[str, float] = dict(zip(_AIM, numbers, strict=False))
    more = numbers[len(_AIM) :]
    if len(more) > 1 or not all(number.is_integer() for number in more):
        raise Unreadable("knockout-one-token")
    if more:
        aim["token"] = int(more[0])
    return aim


def find_space(box: Plain, texts: Texts, typed: str) -> Plain:
    """The one space that an answer names, by its id or by its name or part of it."""
    wanted = " ".join(typed.casefold().replace("_", " ").split())
    called = {space["id"]: texts.name("space", space["id"]) for space in box["spaces"]}
    names = {
        space["id"]: {space["id"].replace("_", " "), called[space["id"]].casefold()}
        for space in box["spaces"]
    }
    exact = [space for space in box["spaces"] if wanted in names[space["id"]]]
    near = [
        space
        for space in box["spaces"]
        if wanted and any(wanted in name for name in names[space["id"]])
    ]
    for found in (exact, near):
        if len(found) == 1:
            one: Plain = found[0]
            return one
    if near:
        listed = _proposed([called[space["id"]] for space in near], texts)
        raise Unreadable("knockout-which-space", typed=typed, spaces=listed)
    alike = get_close_matches(wanted, {name for two in names.values() for name in two}, _FIRST)
    close = list(dict.fromkeys(called[i] for name in alike for i in names if name in names[i]))
    if close:
        raise Unreadable(
            "knockout-space-alike", typed=typed, spaces=_proposed(close[:_FIRST], texts)
        )
    raise Unreadable("knockout-no-such-space", typed=typed)


def _proposed(names: list[str], texts: Texts) -> str:
    """The first few of some names."""
    if len(names) > _FIRST:
        return f"{', '.join(names[:_FIRST])}…"
    return texts.list(names)
