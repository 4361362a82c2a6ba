"""A study: many games of one table, everything counted, the same numbers however it is played.

The deals are cut into parts. Each part is played under every seating and adds up to whole numbers,
so neither the number of workers nor their order changes the result. Only the rows that the caller
takes for a file grow with the number of games.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from ..editions import load_edition
from ..families import find_family
from ..families.records import Numbers
from ..wire.plain import Plain
from .arena import Series, Setting
from .match import PlayingFault, seatings

PART = 48
"""Deals that are played together."""
WHOLE = 840
"""A win in whole parts, so that up to eight players can share one."""
COLUMNS = ("game", "seating", "winners", "turns", "actions")
"""The columns of a game's row in every family; ``winners`` is a mask of seats."""
AHEAD = 4
"""Parts under way for each worker."""


@dataclass(frozen=True)
class Played:
    """Games of one seating: their results, and what was counted."""

    series: Series
    tally: Numbers
    """Sums over all these games."""
    rows: Numbers
    """A row for each game, …"""
    lines: Numbers
    """… and for each turn and seat, if they were asked for."""


class StudyPart(Protocol):
    """The part of a family that plays and explains studies."""

    @property
    def row_names(self) -> tuple[str, ...]:
        """The columns of a game's row that are the family's own."""
        ...

    @property
    def line_names(self) -> tuple[str, ...]:
        """The columns of a turn's row."""
        ...

    def play(
        self, setting: Setting, seating: Sequence[str], first: int, count: int, *, lines: bool
    ) -> Played:
        """Play some deals with players in seat order."""
        ...

    def figures(self, setting: Setting, tally: Numbers, games: int) -> Plain:
        """What the counts say, with names and printed money."""
        ...


@dataclass(frozen=True)
class Study:
    """What is played."""

    setting: Setting
    players: tuple[str, ...]
    games: int
    fixed: bool = False
    """Whether players keep their seats; otherwise every order is played equally often."""

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The seatings under which each deal is played."""
        return (self.players,) if self.fixed else seatings(self.players)

    @property
    def deals(self) -> int:
        """Deals for at least this many games."""
        return -(-self.games // len(self.seatings))

    @property
    def total(self) -> int:
        """Games, rounded up to whole rounds of seatings."""
        return self.deals * len(self.seatings)

    @property
    def names(self) -> tuple[str, ...]:
        """Each player once, in the order given."""
        return tuple(dict.fromkeys(self.players))

    @property
    def parts(self) -> list[tuple[int, int]]:
        """First deal and number of deals of each part."""
        return [(first, min(PART, self.deals - first)) for first in range(0, self.deals, PART)]

    def as_data(self) -> Plain:
        """The study as plain data, from which it can be played again."""
        return {
            "edition": self.setting.edition,
            "mode": self.setting.mode,
            "options": dict(self.setting.options),
            "turns": self.setting.turns,
            "seed": self.setting.seed,
            "players": list(self.players),
            "games": self.games,
            "fixed": self.fixed,
        }


@dataclass
class Sums:
    """What some parts of a study add up to; whole numbers only."""

    deals: int
    games: int
    undecided: int
    actions: int
    wins: Numbers
    """By player, in parts of a win."""
    squares: Numbers
    """By player: the squares of each deal's wins, for the spread between deals."""
    seat_wins: Numbers
    lengths: Numbers
    """How many decided games had how many turns."""
    tally: Numbers
    seconds: float = field(default=0.0, compare=False)
    """Seconds of one core."""

    def add(self, other: "Sums") -> None:
        """Add another part; the order makes no difference."""
        self.deals += other.deals
        self.games += other.games
        self.undecided += other.undecided
        self.actions += other.actions
        self.seconds += other.seconds
        for name in ("wins", "squares", "seat_wins", "lengths", "tally"):
            mine, theirs = getattr(self, name), getattr(other, name)
            if len(mine) < len(theirs):
                mine = np.concatenate([mine, np.zeros(len(theirs) - len(mine), np.int64)])
                setattr(self, name, mine)
            mine[: len(theirs)] += theirs


@dataclass(frozen=True)
class PartPlayed:
    """One part of a study: its sums and, if they were asked for, its rows."""

    first: int
    sums: Sums
    games: Numbers
    lines: Numbers


def blank(study: Study) -> Sums:
    """Sums of nothing."""
    none = np.zeros(0, np.int64)
    names, seats = len(study.names), len(study.players)
    return Sums(
        0,
        0,
        0,
        0,
        np.zeros(names, np.int64),
        np.zeros(names, np.int64),
        np.zeros(seats, np.int64),
        none,
        none,
    )


def find_part(edition: str) -> StudyPart:
    """The study part of an edition's family."""
    return find_family(load_edition(edition).family).study


def game_names(part: StudyPart) -> tuple[str, ...]:
    """The columns of the rows of games."""
    return (*COLUMNS, *part.row_names)


def play_part(study: Study, first: int, count: int, *, rows: bool, lines: bool) -> PartPlayed:
    """Play some deals of a study under every seating."""
    part = find_part(study.setting.edition)
    sums = blank(study)
    by_deal = np.zeros((len(study.names), count), np.int64)
    games, told = [], []
    for number, seating in enumerate(study.seatings):
        played = part.play(study.setting, seating, first, count, lines=lines)
        check_faults(study, seating, first, played.series)
        sums.add(_sums_of(study, seating, played, by_deal))
        if rows:
            games.append(_game_rows(number, len(study.seatings), first, played))
        if lines:
            told.append(played.lines)
    sums.deals = count
    sums.squares = (by_deal**2).sum(1)
    return PartPlayed(first, sums, _stacked(games), _stacked(told))


def check_faults(study: Study, seating: Sequence[str], first: int, series: Series) -> None:
    """Stop where a game failed because of a player."""
    broken = np.flatnonzero(series.faults)
    if len(broken):
        setting = study.setting
        raise PlayingFault(
            f"{setting.edition} {setting.mode}, seed {setting.seed}, "
            f"deal {first + int(broken[0])}, seats {', '.join(seating)}: "
            f"fault {int(series.faults[broken[0]])}"
        )


def _sums_of(study: Study, seating: Sequence[str], played: Played, by_deal: Numbers) -> Sums:
    """What one seating's games add up to."""
    series = played.series
    taken = series.winners[:, None] >> np.arange(len(seating)) & 1
    winners = taken.sum(1)
    shares = taken * (WHOLE // np.maximum(winners, 1))[:, None]
    sums = blank(study)
    for seat, name in enumerate(seating):
        sums.wins[study.names.index(name)] += shares[:, seat].sum()
        by_deal[study.names.index(name)] += shares[:, seat]
    sums.seat_wins += shares.sum(0)
    sums.games = len(winners)
    sums.undecided = int(np.count_nonzero(winners == 0))
    sums.actions = int(series.actions.sum())
    sums.lengths = np.bincount(series.turns[winners > 0]).astype(np.int64)
    sums.tally = played.tally
    sums.seconds = series.seconds
    return sums


def _game_rows(number: int, of: int, first: int, played: Played) -> Numbers:
    """A row for each game; games are numbered by deal, then by seating."""
    series = played.series
    count = len(series.winners)
    games = (first + np.arange(count)) * of + number
    common = [games, np.full(count, number), series.winners, series.turns, series.actions]
    return np.column_stack([*common, played.rows])


def _stacked(rows: Sequence[Numbers]) -> Numbers:
    if not rows:
        return np.zeros((0, 0), np.int64)
    whole = np.concatenate(rows)
    return whole[np.argsort(whole[:, 0], kind="stable")]


Report = Callable[[Sums], None]
"""Receives all sums so far, after each part."""


def play_study(
    study: Study,
    workers: int = 1,
    *,
    report: Report = lambda _: None,
    take: Callable[[PartPlayed], None] = lambda _: None,
    rows: bool = False,
    lines: bool = False,
    stopped: Callable[[], bool] = lambda: False,
) -> Sums:
    """Play a study; ``take`` receives the rows of its parts in order.

    Interrupted, or ``stopped``, it keeps the parts that are done.
    """
    sums = blank(study)

    def play(part: tuple[int, int]) -> PartPlayed:
        return play_part(study, *part, rows=rows, lines=lines)

    try:
        for played in _in_order(play, study.parts, workers, stopped):
            sums.add(played.sums)
            take(played)
            report(sums)
    except KeyboardInterrupt:
        pass
    return sums


def _in_order(
    play: Callable[[tuple[int, int]], PartPlayed],
    parts: Sequence[tuple[int, int]],
    workers: int,
    stopped: Callable[[], bool],
) -> Iterator[PartPlayed]:
    """Play parts on threads, for compiled code releases the GIL; a few are under way at a time."""
    waiting = iter(parts)
    under_way: deque[Future[PartPlayed]] = deque()
    pool = ThreadPoolExecutor(workers)
    try:
        while not stopped():
            while len(under_way) < workers * AHEAD and (part := next(waiting, None)) is not None:
                under_way.append(pool.submit(play, part))
            if not under_way:
                return
            yield under_way.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
