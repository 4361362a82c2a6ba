"""What comes out of the unit: what its screen shows, what is heard, and what has happened.

A screen is a text id with its words, never a sentence; ``words.say`` turns it into one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from .keys import Zone

Card: TypeAlias = int
"""A bank card, numbered from 0 like the seat that holds it."""

BANK: Card = -1
"""Stands where a card would, for the bank."""

Word: TypeAlias = str | int


@dataclass(frozen=True, slots=True)
class Show:
    """The screen changes."""

    text: str
    """Id of a text, ``unit-…``."""
    words: Mapping[str, Word] = field(default_factory=dict)
    """Sums and zones as text; cards, Chance texts, seconds and levels as numbers."""


@dataclass(frozen=True, slots=True)
class Sound:
    """Something is heard."""

    cue: str
    sort: str
    """One of beep, effect and music."""
    level: int
    """How loud, from 1 up."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """Money went from one card or the bank to another."""

    payer: Card
    payee: Card
    amount: int


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A card that has paid or been paid is out again: now a Chance may strike its holder."""

    card: Card


@dataclass(frozen=True, slots=True)
class TextAsked:
    """A Chance text is wanted for a zone; ``Unit.give_text`` brings it."""

    zone: Zone


@dataclass(frozen=True, slots=True)
class TimerStarted:
    """The Deal timer runs."""

    seconds: int


@dataclass(frozen=True, slots=True)
class TimerStopped:
    """The Deal timer was stopped early: the deal is settled."""


@dataclass(frozen=True, slots=True)
class TimerEnded:
    """The Deal timer has run out: no bid counts any more."""


@dataclass(frozen=True, slots=True)
class Refused:
    """An input that did nothing of what it was meant to; the screen says why."""

    code: str


@dataclass(frozen=True, slots=True)
class Reset:
    """All cards are back at the opening balance."""


Output: TypeAlias = (
    Show
    | Sound
    | Transfer
    | Withdrawn
    | TextAsked
    | TimerStarted
    | TimerStopped
    | TimerEnded
    | Refused
    | Reset
)
