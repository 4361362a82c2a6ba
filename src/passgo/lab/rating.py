"""Ratings from games between pairs: Bradley-Terry strengths on the Elo scale.

A player of strength a beats one of strength b in a/(a + b) of their games; the strengths are the
maximum-likelihood estimate. 400 points are odds of ten to one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from .intervals import Z95

ANCHOR = "random"
ANCHORED_AT = 1000
POINTS = 400 / log(10)
"""Points for one unit of the logarithm of odds."""
SHARED_GAMES = 1.0
"""Each pair gets one extra, shared game: an unbeaten player would be infinitely strong."""
_Table: TypeAlias = npt.NDArray[np.float64]
_ROUNDS = 100_000
_CLOSE = 1e-10


@dataclass(frozen=True)
class Rating:
    """Points, with the 95 % margin on either side."""

    points: float
    margin: float
    """The margin relative to the other players; the anchor only shifts the scale."""


def rate(names: Sequence[str], wins: npt.ArrayLike) -> dict[str, Rating]:
    """Ratings by name; ``wins[a][b]`` are the games that a won against b.

    ``random`` has 1,000 points; where it does not play, the weakest has them.
    """
    table = np.array(wins, float)
    table += SHARED_GAMES / 2 * (1 - np.eye(len(names)))
    logs = _strengths(table)
    margins = Z95 * POINTS * np.sqrt(np.diag(_covariance(table, logs)))
    points = logs * POINTS
    anchor = names.index(ANCHOR) if ANCHOR in names else int(points.argmin())
    points += ANCHORED_AT - points[anchor]
    return {
        name: Rating(float(points[place]), float(margins[place]))
        for place, name in enumerate(names)
    }


def expected(a: Rating, b: Rating) -> float:
    """The share of games that ``a`` should win against ``b``."""
    return 1 / (1 + 10 ** ((b.points - a.points) / 400))


def _strengths(wins: _Table) -> _Table:
    """The maximum-likelihood strengths as logarithms with mean 0, by Hunter's iteration."""
    games = wins + wins.T
    won = wins.sum(1)
    strengths = np.ones(len(won))
    for _ in range(_ROUNDS):
        better = won / (games / (strengths[:, None] + strengths[None, :])).sum(1)
        better /= np.exp(np.log(better).mean())
        moved = np.abs(np.log(better / strengths)).max()
        strengths = better
        if moved < _CLOSE:
            break
    return np.log(strengths)


def _covariance(wins: _Table, logs: _Table) -> _Table:
    """The covariance of the logarithms about their mean: the inverse of the information."""
    chances = 1 / (1 + np.exp(logs[None, :] - logs[:, None]))
    told = (wins + wins.T) * chances * (1 - chances)
    np.fill_diagonal(told, 0)
    return np.asarray(np.linalg.pinv(np.diag(told.sum(1)) - told), np.float64)
