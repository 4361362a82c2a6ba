"""A match: many games of one table, every player in every seat equally often.

The same deals are played under every seating, so that each player gets each seat's cards and dice
once. Games of one deal are therefore not independent. That can make a comparison more precise or
less: a deal that favours one seat gives the weaker player its wins in clusters. So intervals are
computed from the spread between deals.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import permutations
from math import factorial, prod

import numpy as np

from ..families.records import Numbers
from ..wire.plain import Plain
from .arena import Arena, Series, Setting, find_arena
from .game_by_game import has_plain, play_one_by_one
from .intervals import Share, deal_effect

BLOCK = 50
"""Games that one worker plays at a time; the results do not depend on it."""
MOST_SEATINGS = 24
QUANTILES = (5, 25, 50, 75, 95)

Report = Callable[[int], None]
"""Receives how many more games have been played."""


class PlayingFault(RuntimeError):
    """A game failed because of a player, not of the caller; it is shown with its traceback."""


@dataclass(frozen=True)
class Lengths:
    """The number of turns of the games that were decided."""

    mean: float
    quantiles: tuple[float, ...]
    """The percentiles 5, 25, 50, 75 and 95."""

    @property
    def median(self) -> float:
        """The median."""
        return self.quantiles[QUANTILES.index(50)]

    def as_data(self) -> dict[str, float]:
        """The lengths as plain data."""
        named = {f"q{at:02}": value for at, value in zip(QUANTILES, self.quantiles, strict=True)}
        return {"mean": round(self.mean, 2), "median": self.median, **named}


@dataclass(frozen=True)
class Match:
    """The result of a match."""

    names: tuple[str, ...]
    """The players at the table; a name may occur several times."""
    games: int
    undecided: int
    """Games that were cut."""
    wins: dict[str, float]
    """By name; players who share a win share the count."""
    effects: dict[str, float]
    """By name: the design effect of playing each deal several times; 1 is none."""
    seat_wins: tuple[float, ...]
    """By seat; with several seatings each deal counts several times, so that these vary more."""
    lengths: Lengths
    actions: int
    decisions: dict[str, int]
    """The number of decisions, by name."""
    seconds: float = field(compare=False)
    """Seconds of one core, dealing included."""
    forfeits: dict[str, int] = field(default_factory=dict)
    """By name: decisions of players from outside that the stand-in took."""
    complaints: dict[str, str] = field(default_factory=dict, compare=False)
    """By name: what went wrong the first time."""

    def share(self, name: str) -> Share:
        """Wins as a share of all games; undecided games have no winner."""
        return Share(self.wins[name], self.games, self.effects[name])

    def fair(self, name: str) -> float:
        """The share that the players of a name would win if all were equal."""
        return self.names.count(name) / len(self.names)

    def decisions_per_second(self) -> float:
        """On one core, for all players together."""
        return sum(self.decisions.values()) / self.seconds

    def games_per_second(self) -> float:
        """On one core."""
        return self.games / self.seconds

    def as_data(self) -> Plain:
        """The match as plain data."""
        return {
            "table": list(self.names),
            "games": self.games,
            "undecided": self.undecided,
            "players": {
                name: {
                    "wins": round(wins, 6),
                    **self.share(name).as_data(),
                    "fair": round(self.fair(name), 6),
                    "decisions": self.decisions[name],
                    "forfeits": self.forfeits.get(name, 0),
                }
                for name, wins in self.wins.items()
            },
            "seat_wins": [round(wins, 6) for wins in self.seat_wins],
            "turns": self.lengths.as_data(),
            "actions": self.actions,
            "decisions": sum(self.decisions.values()),
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second()),
            "games_per_second": round(self.games_per_second(), 1),
        }


def seatings(names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The ways to seat players so that each name has each seat equally often.

    Where there are few orders round the table, all of them, so that neighbours change too;
    otherwise rotations. Identical orders count as one.
    """
    orders = factorial(len(names)) // prod(factorial(n) for n in Counter(names).values())
    if orders <= MOST_SEATINGS:
        return tuple(dict.fromkeys(permutations(names)))
    turned = (tuple(names[place:]) + tuple(names[:place]) for place in range(len(names)))
    return tuple(dict.fromkeys(turned))


def count_deals(names: Sequence[str], games: int) -> int:
    """The number of deals for at least this many games; each is played once under every seating."""
    return -(-games // len(seatings(names)))


def count_games(names: Sequence[str], games: int) -> int:
    """The number of games rounded up to whole rounds of seatings."""
    return count_deals(names, games) * len(seatings(names))


def play_match(
    setting: Setting,
    names: Sequence[str],
    games: int,
    workers: int = 1,
    report: Report = lambda _: None,
    begin: int = 0,
) -> Match:
    """Play a match; the same seed gives the same result, however many threads play.

    ``begin`` is the number of its first deal; independent matches need different deals.
    """
    arena = find_arena(setting.edition)
    seated = seatings(names)
    deals = count_deals(names, games)
    is_plain = has_plain(names)
    # Games played one by one are reported one by one, on one thread: Python runs no two at once.
    block, workers = (1, 1) if is_plain else (BLOCK, workers)
    # The time does not include compiling and measuring the board for the players' lore.
    if not is_plain:
        arena.play(setting, seated[0], begin, 1)
    tally = _Tally(tuple(names), begin, deals)
    jobs = [
        (seating, begin + first, min(block, deals - first))
        for first in range(0, deals, block)
        for seating in seated
    ]
    for (seating, first, count), played in _play_all(arena, setting, jobs, workers):
        broken = np.flatnonzero(played.faults)
        if len(broken):
            game = int(broken[0])
            raise PlayingFault(
                f"{setting.edition} {setting.mode}, seed {setting.seed}, deal {first + game}, "
                f"seats {', '.join(seating)}: {arena.fault_name(int(played.faults[game]))}"
            )
        tally.add(seating, first, played)
        report(count)
    return tally.match()


_Job = tuple[tuple[str, ...], int, int]


def _play_all(
    arena: Arena, setting: Setting, jobs: Sequence[_Job], workers: int
) -> Iterator[tuple[_Job, Series]]:
    """Play blocks of games; yield results in the order of the blocks."""

    def part(job: _Job) -> tuple[_Job, Series]:
        if has_plain(job[0]):
            return job, play_one_by_one(arena, setting, *job)
        return job, arena.play(setting, *job)

    if workers == 1:
        yield from map(part, jobs)
        return
    # Compiled code releases the GIL, so threads are enough.
    pool = ThreadPoolExecutor(workers)
    try:
        yield from pool.map(part, jobs)
    finally:
        # When the caller stops early, drop the blocks that have not begun.
        pool.shutdown(cancel_futures=True)


class _Tally:
    """Adds blocks up."""

    def __init__(self, names: tuple[str, ...], begin: int, deals: int) -> None:
        self.names = names
        self.begin = begin
        self.by_deal = {name: np.zeros(deals) for name in names}
        self.decisions = dict.fromkeys(names, 0)
        self.seat_wins = np.zeros(len(names))
        self.lengths: list[Numbers] = []
        self.games = self.decided = self.actions = 0
        self.seconds = 0.0
        self.forfeits: Counter[str] = Counter()
        self.complaints: dict[str, str] = {}

    def add(self, seating: tuple[str, ...], first: int, played: Series) -> None:
        """Add the games of one block."""
        taken = played.winners[:, None] >> np.arange(len(seating)) & 1
        winners = taken.sum(1)
        parts = taken / np.maximum(winners, 1)[:, None]
        self.seat_wins += parts.sum(0)
        block = slice(first - self.begin, first - self.begin + len(winners))
        for seat, name in enumerate(seating):
            self.by_deal[name][block] += parts[:, seat]
            self.decisions[name] += int(played.decisions[:, seat].sum())
        self.lengths.append(played.turns[winners > 0])
        self.games += len(winners)
        self.decided += int(np.count_nonzero(winners))
        self.actions += int(played.actions.sum())
        self.seconds += played.seconds
        self.forfeits.update(played.forfeits)
        self.complaints = {**played.complaints, **self.complaints}

    def match(self) -> Match:
        """The sum of all blocks as a result."""
        turns = np.concatenate(self.lengths)
        lengths = Lengths(0.0, (0.0,) * len(QUANTILES))
        if len(turns):
            found = np.percentile(turns, QUANTILES).tolist()
            lengths = Lengths(float(turns.mean()), tuple(found))
        return Match(
            self.names,
            self.games,
            self.games - self.decided,
            {name: float(wins.sum()) for name, wins in self.by_deal.items()},
            {
                name: deal_effect(wins, self.games // len(wins))
                for name, wins in self.by_deal.items()
            },
            tuple(self.seat_wins.tolist()),
            lengths,
            self.actions,
            self.decisions,
            self.seconds,
            dict(self.forfeits),
            self.complaints,
        )
