"""The soak: millions of random actions with everything checked, thousands of games replayed.

Every edition and mode is tested for as many actions as requested; rents are claimed by hand in some
games and automatically in others. Games are then replayed from their records, through JSON and
``Game.replay``, and must end in the same bytes.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from ..editions import load_edition
from ..families import find_family
from ..families.records import ActionRecord, StateRecord
from .tables import modes_of


class Shaker(Protocol):
    """Plays, checks and replays the games of one table."""

    states: StateRecord
    """Two states: that of the game played, and that of the same game played again."""
    played: ActionRecord
    """The actions of the game, in order."""

    @property
    def is_finished(self) -> bool:
        """Whether the game ended."""
        ...

    @property
    def deepest(self) -> int:
        """The largest number of matters open at once."""
        ...

    def shake(self, game: int) -> int:
        """Play one game with all checks; a fault, or 0."""
        ...

    def play_again(self, game: int) -> bool:
        """Replay the recorded actions on a fresh state; whether it ends in the same bytes."""
        ...

    def replay_record(self, game: int) -> bool:
        """Write the game's record as JSON and replay it; whether it ends in the same bytes."""
        ...

    def name_fault(self, code: int) -> str:
        """A fault in words."""
        ...


class Soak(Protocol):
    """What a family of editions offers to the soak."""

    def make_shaker(
        self, edition: str, mode: str, options: Mapping[str, object], seed: int
    ) -> Shaker:
        """The soak of the games of one table."""
        ...

    def variants(self, edition: str) -> Sequence[Mapping[str, object]]:
        """The options with which an edition is tested."""
        ...


@dataclass
class Tally:
    """What the soak of one table has counted."""

    actions: int = 0
    games: int = 0
    finished: int = 0
    replayed: int = 0
    deepest: int = 0
    kinds: set[int] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Setup:
    """What is tested: an edition, a mode, and options."""

    edition: str
    mode: str
    options: Mapping[str, object]

    @property
    def name(self) -> str:
        """The table in a few words."""
        extras = "".join(f" {name} {value}" for name, value in self.options.items())
        return f"{self.edition} {self.mode}{extras}"


def make_shaker(table: Setup, seed: int) -> Shaker:
    """The soak of the games of a table."""
    family = find_family(load_edition(table.edition).family)
    return family.soak.make_shaker(table.edition, table.mode, table.options, seed)


def soak(
    table: Setup,
    actions: int,
    replays: int,
    seed: int,
    report: Callable[[int, int], None],
) -> Tally:
    """Soak one table; ``report`` receives the numbers of actions and games."""
    tally = Tally()
    shaker = make_shaker(table, seed)
    game = 0
    while (tally.actions < actions or tally.replayed < replays) and not tally.problems:
        code = shaker.shake(game)
        state = shaker.states[0]
        where = f"{table.name}, seed {seed}, game {game}, action {int(state.number)}"
        if code:
            tally.problems.append(f"{where}: {shaker.name_fault(code)}")
        elif not shaker.play_again(game):
            tally.problems.append(f"{where}: played again, the game ends in different bytes")
        elif tally.replayed < replays:
            if not shaker.replay_record(game):
                tally.problems.append(
                    f"{where}: replayed from its record, the game ends in different bytes"
                )
            tally.replayed += 1
        count = int(state.number)
        tally.actions += count
        tally.games += 1
        tally.finished += shaker.is_finished
        tally.deepest = max(tally.deepest, shaker.deepest)
        tally.kinds |= set(np.unique(shaker.played["kind"][:count]).tolist())
        report(count, 1)
        game += 1
    return tally


def tables(edition: str | None, mode: str | None) -> Iterator[Setup]:
    """The tables to test, with the options that their family names."""
    for name, played in modes_of(edition, mode):
        variants = find_family(load_edition(name).family).soak.variants(name)
        yield from (Setup(name, played, options) for options in variants)
