"""The players of a family of editions, and what is needed to ask one of them.

A family joins with a ``COMPANY`` in its ``roster.py``; players, stand-ins and tables then serve it
like the others.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..families.records import ActionRecord, BoardRecord, Numbers
from .bargaining import Bargaining


@dataclass(frozen=True)
class Bot:
    """A player of the ladder."""

    name: str
    policy: int
    traits: tuple[int, ...] = ()
    is_heavy: bool = False
    """Simulates hundreds of actions for each decision, so it always runs compiled."""


@dataclass(frozen=True)
class Company:
    """What ``Player`` asks of a family."""

    bots: Mapping[str, Bot]
    """By name, the weakest first as far as is known."""
    policies: str
    """The module whose ``decide`` runs any of them."""
    wait: int
    """The kind of action that means to wait."""
    new_action: Callable[[], ActionRecord]
    parameters: Callable[[Bot, BoardRecord, int, int], Numbers]
    """The parameters of a bot for a board, a seat and a seed."""
    trait_names: Mapping[int, tuple[str, ...]]
    """The names of the traits of each policy that has some."""
    new_bot: Callable[[str, int, tuple[int, ...]], Bot]
    """Make a player from its name, its policy and its traits."""
    reasons: tuple[str, ...]
    """Keys by number."""
    reason_parameters: Mapping[str, tuple[str, ...]]
    bot_texts: str
    """The prefix of the ids of the texts that describe each bot."""
    bargaining: Bargaining | None = None
    """What bots say about offers; None where nothing is traded."""
