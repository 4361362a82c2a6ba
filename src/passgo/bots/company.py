"""The players of a family of editions: who they are, and what it takes to ask one of them.

A family joins by a ``COMPANY`` in its ``roster.py``; players, stand-ins and tables then serve it as
they serve the others.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..families.records import ActionRecord, BoardRecord, Numbers


@dataclass(frozen=True)
class Bot:
    """A player of the ladder."""

    name: str
    policy: int
    traits: tuple[int, ...] = ()
    is_heavy: bool = False
    """Tries hundreds of things before each of its own: it is always asked compiled."""


@dataclass(frozen=True)
class Company:
    """What ``Player`` asks of a family."""

    bots: Mapping[str, Bot]
    """By name, the weakest first as far as is known."""
    policies: str
    """The module whose ``decide`` lets any of them act."""
    wait: int
    """The kind of action that is none."""
    new_action: Callable[[], ActionRecord]
    parameters: Callable[[Bot, BoardRecord, int, int], Numbers]
    """The vector a bot plays a board and a seat with, for a seed."""
    trait_names: Mapping[int, tuple[str, ...]]
    """The names of the numbers of each policy that has some."""
    new_bot: Callable[[str, int, tuple[int, ...]], Bot]
    """A player by its name, its policy and its numbers."""
    reasons: tuple[str, ...]
    """Keys by number."""
    reason_parameters: Mapping[str, tuple[str, ...]]
    bot_texts: str
    """What the ids of the texts that say how each bot plays begin with."""
