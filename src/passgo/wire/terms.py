"""Terms: values that carry the way to word them.

A message is a text with terms for its variables. To word it, a client needs only the Fluent files
and the edition's money. The forms:

- ``7``: a number, which may select a plural
- ``"fine"``: a key word that selects a variant and is never shown
- ``None``: nothing, which selects the variant ``none``
- ``{"seat": "ana"}``: a player's name; ``{"seat": None}`` is the bank
- ``{"square": "vilnius"}``, ``{"space": "boardwalk"}``: the text ``square-…`` or ``space-…``
- ``{"money": 1500}``: a printed sum
- ``{"text": "card-ch01", "args": {}}``: another message
- ``{"list": [term, …]}``: “a, b and c”, or the word for nothing
- ``{"words": "My bot"}``: a name or words from outside the texts, shown as they are
- ``{"share": 35}``: thousandths, as a signed percentage
- ``{"decimal": 12.5}``: a measure
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeAlias

from .plain import Plain

Term: TypeAlias = int | str | Plain | None
Message: TypeAlias = Plain
"""``{"text": id, "args": {name: term}}``."""

BANK: Term = {"seat": None}


def seat(name: str | None) -> Term:
    """A player; None is the bank."""
    return {"seat": name}


def square(square_id: str) -> Term:
    """A square by its id."""
    return {"square": square_id}


def space(space_id: str) -> Term:
    """A space of the lane by its id."""
    return {"space": space_id}


def money(printed: int) -> Term:
    """A printed sum."""
    return {"money": printed}


def listed(terms: Iterable[Term]) -> Term:
    """Several things."""
    return {"list": list(terms)}


def share(thousandths: int) -> Term:
    """A change in thousandths."""
    return {"share": thousandths}


def decimal(value: float) -> Term:
    """A measure."""
    return {"decimal": value}


def message(text_id: str, args: Mapping[str, Term] | None = None) -> Message:
    """A text with terms for its variables."""
    return {"text": text_id, "args": dict(args) if args else {}}


def named(prefix: str, name: str) -> Message:
    """The name of something in the box: ``named("pack", "chance")``."""
    return {"text": text_id(prefix, name), "args": {}}


@cache
def text_id(prefix: str, name: str) -> str:
    """The id of a text: ``text_id("event", "rent_paid")`` is ``event-rent-paid``."""
    return f"{prefix}-{name.replace('_', '-')}"
