"""What a study has found: shares with their intervals, lengths, and the family's own figures.

Only what follows from the games is here, nothing of the machine: the same seed gives the same data.
"""

from dataclasses import dataclass

import numpy as np

from .. import __version__
from ..editions import load_edition
from ..families.records import Numbers
from ..wire.plain import Plain
from .intervals import Share
from .match import QUANTILES
from .study import WHOLE, Study, Sums, find_part

FORM = 1
"""The version of the data."""


@dataclass(frozen=True)
class StudyResult:
    """A study and its sums."""

    study: Study
    sums: Sums

    @property
    def is_whole(self) -> bool:
        """Whether all games were played."""
        return self.sums.games == self.study.total

    def share(self, name: str) -> Share:
        """A player's share of wins; undecided games have no winner."""
        number = self.study.names.index(name)
        wins = float(self.sums.wins[number]) / WHOLE
        return Share(wins, self.sums.games, self._effect(number))

    def seat_share(self, seat: int) -> Share:
        """A chair's share of wins, over all players that sat there."""
        effect = float(len(self.study.seatings))
        return Share(float(self.sums.seat_wins[seat]) / WHOLE, self.sums.games, effect)

    def fair(self, name: str) -> float:
        """The share if all players were equal."""
        return self.study.players.count(name) / len(self.study.players)

    def _effect(self, number: int) -> float:
        """How many games carry as much as one independent game, from the spread between deals."""
        sums = self.sums
        a_deal = sums.games / sums.deals if sums.deals else 1.0
        if sums.deals < 2:
            return max(1.0, a_deal)
        mean = float(sums.wins[number]) / WHOLE / sums.deals
        squares = float(sums.squares[number]) / WHOLE**2 / sums.deals
        spread = (squares - mean**2) * sums.deals / (sums.deals - 1)
        share = mean / a_deal
        alone = a_deal * share * (1 - share)
        return max(1.0, spread / alone) if alone > 0 else max(1.0, a_deal)

    def lengths(self) -> dict[str, float]:
        """The number of turns of decided games."""
        counts = self.sums.lengths
        decided = int(counts.sum())
        if not decided:
            return {}
        turns = np.arange(len(counts))
        mean = float((counts * turns).sum() / decided)
        found = {f"q{at:02}": quantile(counts, at / 100) for at in QUANTILES}
        return {"mean": round(mean, 4), **found}

    def as_data(self) -> Plain:
        """Everything, as plain data."""
        sums, part = self.sums, find_part(self.study.setting.edition)
        return {
            "form": FORM,
            "passgo": __version__,
            "study": self.study.as_data(),
            "games": sums.games,
            "whole": self.is_whole,
            "undecided": sums.undecided,
            "actions": sums.actions,
            "players": {
                name: {
                    "wins": round(self.share(name).part, 6),
                    **self.share(name).as_data(),
                    "fair": round(self.fair(name), 6),
                }
                for name in self.study.names
            },
            "seats": [
                {"wins": round(self.seat_share(seat).part, 6), **self.seat_share(seat).as_data()}
                for seat in range(len(self.study.players))
            ],
            "turns": self.lengths(),
            "length_counts": _pairs(sums.lengths),
            "figures": part.figures(self.study.setting, sums.tally, sums.games),
        }


def quantile(counts: Numbers, share: float) -> int:
    """The smallest number of turns that so large a share of games does not exceed."""
    return int(np.searchsorted(np.cumsum(counts), share * int(counts.sum())))


def _pairs(counts: Numbers) -> list[list[int]]:
    """The counts that are not zero, each with its place."""
    return [[int(place), int(counts[place])] for place in np.flatnonzero(counts)]


def smallest_sum(edition: str) -> int:
    """The sum of which every sum of an edition is a multiple, as printed."""
    return int(load_edition(edition).money.from_unit(1))
