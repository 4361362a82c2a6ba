"""The soak of the bots: mixed tables of the whole roster, every decision checked.

No decision may be refused or missing, the invariants of a state hold after each, and no thinking
player accepts a trade that it counts as a loss. The family chooses the options of each table.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from ..editions import load_edition
from ..families import find_family
from ..families.records import Numbers, StateRecord
from ..kernel.bot_shaking import T_DECISIONS, T_TRADES


class BotShaker(Protocol):
    """Plays games of mixed tables and checks every decision."""

    states: StateRecord
    """The first is the state of the game played."""
    tally: Numbers
    """Counts of all games so far, by the columns of ``kernel/bot_shaking.py``."""
    reasons_seen: Numbers
    """How often each reason was given."""

    @property
    def reasons(self) -> Sequence[str]:
        """The keys of reasons, by number."""
        ...

    @property
    def is_finished(self) -> bool:
        """Whether the game ended."""
        ...

    @property
    def asked(self) -> int:
        """The seat that was asked last."""
        ...

    def options(self, game: int) -> Mapping[str, object]:
        """The options that a game is played with."""
        ...

    def seated(self, game: int) -> list[str]:
        """The players of a game, in the order of the seats."""
        ...

    def shake(self, game: int) -> int:
        """Play one game; a fault, or 0."""
        ...

    def name_fault(self, code: int) -> str:
        """A fault in words."""
        ...


class BotSoak(Protocol):
    """What a family of editions offers to the soak of its bots."""

    def make_shaker(self, edition: str, mode: str, seed: int) -> BotShaker:
        """The soak of the bots of one edition and mode."""
        ...


@dataclass
class Tally:
    """What the soak of one edition and mode has counted."""

    decisions: int = 0
    actions: int = 0
    trades: int = 0
    games: int = 0
    finished: int = 0
    reasons: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


def make_shaker(edition: str, mode: str, seed: int) -> BotShaker:
    """The soak of the bots of one edition and mode."""
    return find_family(load_edition(edition).family).bot_soak.make_shaker(edition, mode, seed)


def soak_bots(
    edition: str, mode: str, decisions: int, seed: int, report: Callable[[int], None]
) -> Tally:
    """Soak the bots of one edition and mode; ``report`` receives the number of decisions taken."""
    shaker = make_shaker(edition, mode, seed)
    tally = Tally()
    while tally.decisions < decisions and not tally.problems:
        game = tally.games
        before = tally.decisions
        code = shaker.shake(game)
        state = shaker.states[0]
        if code:
            seat = shaker.asked
            who = shaker.seated(game)[seat]
            tally.problems.append(
                f"{edition} {mode} {shaker.options(game)}, seed {seed}, game {game}, "
                f"action {int(state.number)}, seat {seat} ({who}): {shaker.name_fault(code)}"
            )
        tally.decisions = int(shaker.tally[T_DECISIONS])
        tally.trades = int(shaker.tally[T_TRADES])
        tally.actions += int(state.number)
        tally.games += 1
        tally.finished += shaker.is_finished
        report(tally.decisions - before)
    tally.reasons = {shaker.reasons[int(key)] for key in np.flatnonzero(shaker.reasons_seen)}
    return tally
