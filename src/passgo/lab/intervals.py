"""Wilson's confidence interval: it stays within 0 and 1, and is valid for few games."""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


Z95 = NormalDist().inv_cdf(0.975)
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Share:
    """A share of wins, with the 95 % interval of the probability behind it."""

    part: float
    """A whole number unless wins were shared."""
    whole: int
    effect: float = 1.0
    """How many of the games carry as much information as one independent game."""

    @property
    def value(self) -> float:
        """The share; 0 where there are no games."""
        return self.part / self.whole if self.whole else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The interval that contains the probability 19 times in 20."""
        return wilson(self.part / self.effect, self.whole / self.effect)

    def as_data(self) -> dict[str, float]:
        """The share as plain data."""
        low, high = self.interval
        return {
            "share": round(self.value, 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "effect": round(self.effect, 4),
        }


def deal_effect(wins: "npt.NDArray[np.float64]", games: int) -> float:
    """The design effect, from wins by deal: the variance relative to independent games.

    ``games`` is the number of games per deal. The variance of a deal's wins is divided by that of
    as many independent games; the result is at least 1, because it is only an estimate. Where every
    game went the same way, there is nothing to estimate from, and each deal counts as one game.
    """
    share = float(wins.mean()) / games
    alone = games * share * (1 - share)
    if alone <= 0 or len(wins) < 2:
        return float(games)
    return max(1.0, float(wins.var(ddof=1)) / alone)


def wilson(part: float, whole: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval; 0 to 1 where there are no games."""
    if whole == 0:
        return 0.0, 1.0
    share = part / whole
    spread = z * z / whole
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / whole + spread / (4 * whole)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
