"""Measure whether the lane is fair: games of aiming players, and limits for the figures.

Cash by seat, tokens that leave the board, slides that take a rival out, the share of the dearest
set in all bonuses; and a mixed table, in which a steadier hand must win more often.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ...compiling.targets import COMPILED, load
from ...families.records import Numbers, StateRecord
from ...kernel.log import NO_LOG
from ...kernel.reason import REASON_WORDS
from ..edition.compile import compile_lane
from ..edition.loader import load_lane_edition
from ..edition.model import NOISE_LEVELS
from ..loops.play import LIMIT, T_BONUS, T_DARK, T_WIDTH
from ..policies import aiming_policy
from ..policies import policies as lane_policies
from ..rules.actions import ACTION_DTYPE
from ..rules.state import SEATS, STATE_DTYPE, TOKENS_EACH

BLOCK = 50
"""Games played by one worker at a time; the results do not depend on it."""
PROTOTYPE_WINS = {"expert": 0.36, "skilled": 0.29, "casual": 0.22, "child": 0.13}
"""Wins by steadiness in the layout's first study; their differences depend on the players."""


@dataclass
class Sample:
    """Games of one table: their last states, and what was counted on the way."""

    states: StateRecord
    tally: Numbers
    faults: int
    sides: int


@dataclass(frozen=True)
class Line:
    """One line of the report: a figure and its limits."""

    name: str
    value: float
    least: float
    most: float
    prototype: float | None = None
    """The figure in the layout's first study, which had other players."""

    @property
    def holds(self) -> bool:
        """Whether the figure is within its limits."""
        return self.least <= self.value <= self.most


def play(
    games: int,
    noise: str,
    seats: int = 4,
    policy: int = lane_policies.AIMING,
    seed: int = 0,
    workers: int = 1,
    parameters: tuple[int, ...] = aiming_policy.DEFAULTS,
) -> Sample:
    """Play games of one table, compiled; game number n of a seed is always the same."""
    edition = load_lane_edition("knockout")
    names = [f"player{number}" for number in range(1, seats + 1)]
    board = compile_lane(edition, options={"noise": noise}, seats=names)
    states: StateRecord = np.zeros(games, STATE_DTYPE).view(np.recarray)
    run = load(COMPILED, "knockout.loops.play", "play_lanes")

    def part(first: int) -> tuple[Numbers, int]:
        params = np.zeros((SEATS, lane_policies.PARAMETERS), np.int64)
        params[:, : len(parameters)] = parameters
        tally = np.zeros(T_WIDTH, np.int64)
        action = np.zeros(1, ACTION_DTYPE).view(np.recarray)
        seated = np.full(SEATS, policy, np.int64)
        refusal = np.zeros(REASON_WORDS, np.int64)
        block = states[first : first + BLOCK]
        faults = np.zeros(len(block), np.int64)
        asked = np.zeros((len(block), seats), np.int64)
        run(
            board,
            block,
            first,
            seed,
            seated,
            params,
            action,
            NO_LOG,
            refusal,
            tally,
            LIMIT,
            faults,
            asked,
        )
        return tally, int(faults.sum())

    with ThreadPoolExecutor(workers) as pool:
        parts = list(pool.map(part, range(0, games, BLOCK)))
    tally = sum((found for found, _ in parts), np.zeros(T_WIDTH, np.int64))
    return Sample(states, tally, sum(faults for _, faults in parts), int(board.sides))


def fairness(played: Sample) -> list[Line]:
    """The lines of a table at which all hands are alike."""
    states = played.states
    cash = states.cash[:, : played.sides].mean(0)
    tokens = len(states) * played.sides * played.sides * TOKENS_EACH
    worst = float(np.abs(cash / cash.mean() - 1).max())
    return [
        Line("cash by seat, farthest from the mean", worst, 0, 0.10),
        Line("tokens out", float(states.left_board.sum() / tokens), 0.35, 0.50, 0.43),
        Line("takeouts", float(states.takeouts.sum() / states.slides.sum()), 0.20, 0.30, 0.22),
        Line(
            "dark blue share of bonus income",
            float(played.tally[T_DARK] / max(played.tally[T_BONUS], 1)),
            0,
            0.40,
            0.37,
        ),
    ]


def skill(games: int, seed: int, workers: int) -> dict[str, float]:
    """Share of wins by steadiness, each level in each seat equally often; shared wins are split."""
    levels = NOISE_LEVELS[1:]
    wins: dict[str, float] = dict.fromkeys(levels, 0.0)
    for turn in range(len(levels)):
        seated = [levels[(turn + seat) % len(levels)] for seat in range(len(levels))]
        # A study's seed is one word of the generator's key.
        turned = seed + turn & 0xFFFFFFFF
        played = play(games // len(levels), ",".join(seated), seed=turned, workers=workers)
        for mask in played.states.winners.tolist():
            for seat, level in enumerate(seated):
                wins[level] += (mask >> seat & 1) / mask.bit_count()
    total = sum(wins.values())
    return {level: count / total for level, count in wins.items()}


@dataclass(frozen=True)
class Balance:
    """The figures of the lane, and whether all are within their limits."""

    games: int
    seed: int
    lines: list[Line]
    wins: dict[str, float]
    faults: int

    @property
    def is_ordered(self) -> bool:
        """Whether a steadier hand wins more often."""
        shares = list(self.wins.values())
        return shares == sorted(shares, reverse=True)

    @property
    def holds(self) -> bool:
        """Whether the lane is fair."""
        return all(line.holds for line in self.lines) and self.is_ordered and self.faults == 0

    def as_data(self) -> dict[str, object]:
        """All figures, for machines."""
        figures = {line.name: round(line.value, 4) for line in self.lines}
        found = {**figures, "wins": self.wins, "prototype_wins": PROTOTYPE_WINS}
        return {"games": self.games, "seed": self.seed, **found, "holds": self.holds}


def weigh(games: int, seed: int, workers: int) -> Balance:
    """Play games in which all hands are alike, and games in which they are not."""
    played = play(games, "casual", seed=seed, workers=workers)
    wins = skill(games, seed, workers)
    return Balance(games, seed, fairness(played), wins, played.faults)
