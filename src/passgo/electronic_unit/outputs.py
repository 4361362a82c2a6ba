"""Outputs of the unit: screens, sounds and events.

A screen is a text id with its values, never a sentence; ``words.say`` makes the sentence.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from .keys import Zone

Card: TypeAlias = int
"""A bank card, numbered from 0 like the seat that holds it."""

BANK: Card = -1
"""The number of the bank where a card is expected."""

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
    """A sound is played."""

    cue: str
    sort: str
    """One of beep, effect and music."""
    level: int
    """How loud, from 1 up."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """Money moved between two cards, or a card and the bank."""

    payer: Card
    payee: Card
    amount: int


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A card that paid or received has been withdrawn: now a Chance may strike its holder."""

    card: Card


@dataclass(frozen=True, slots=True)
class TextAsked:
    """The unit requests a Chance text for a zone; ``Unit.give_text`` provides it."""

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
    """The Deal timer has run out: no more bids."""


@dataclass(frozen=True, slots=True)
class Refused:
    """An input was refused; the screen says why."""

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
