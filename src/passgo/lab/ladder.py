"""The ladder: which players are stronger at a table of four, and by how much.

Every pair plays two against two, in all six orders round the table. One against three would need
two matches for each pair, with different fair shares; two against two, the share of wins reads like
that of a duel. And if each of four players wins in proportion to its strength, the two of strength
a beat the two of strength b in a/(a + b) of the games, which the ratings are based on. Each player
also plays against three of its own kind, to measure how long its games are and how fast it decides.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from ..wire.plain import Plain
from .arena import Setting
from .intervals import Share
from .match import Match, Report, count_games, play_match
from .rating import Rating, rate

SEATS = 4
OWN_SHARE = 4
"""Against its own kind a player plays a quarter of the games of a pair."""


@dataclass(frozen=True)
class Ladder:
    """The result of a round robin."""

    setting: Setting
    ratings: dict[str, Rating]
    """By name, the strongest first."""
    pairs: dict[tuple[str, str], Match]
    own: dict[str, Match]

    def share(self, name: str, other: str) -> Share:
        """The games that a player won against another."""
        match = self.pairs.get((name, other)) or self.pairs[other, name]
        return match.share(name)

    def overall(self, name: str) -> Share:
        """The share of games that a player won against all others; one half between equals."""
        met = [match for pair, match in self.pairs.items() if name in pair]
        games = sum(match.games for match in met)
        effect = sum(match.games * match.effects[name] for match in met) / games
        return Share(sum(match.wins[name] for match in met), games, effect)

    @property
    def games(self) -> int:
        """All games played."""
        return sum(match.games for match in (*self.pairs.values(), *self.own.values()))

    def as_data(self) -> Plain:
        """The ladder as plain data."""
        return {
            **setting_data(self.setting),
            "players": [
                {
                    "name": name,
                    "rating": round(rating.points, 1),
                    "margin": round(rating.margin, 1),
                    **self.overall(name).as_data(),
                    "own_kind": self.own[name].as_data(),
                }
                for name, rating in self.ratings.items()
            ],
            "pairs": [match.as_data() for match in self.pairs.values()],
        }


@dataclass(frozen=True)
class Challenge:
    """The result of one player against others."""

    setting: Setting
    one: str
    match: Match

    @property
    def share(self) -> Share:
        """The games that the one won."""
        return self.match.share(self.one)

    @property
    def fair(self) -> float:
        """The share that it would win among equals."""
        return self.match.fair(self.one)

    def as_data(self) -> Plain:
        """The challenge as plain data."""
        share = self.share.as_data()
        over = round(self.share.value / self.fair, 4)
        return {
            **setting_data(self.setting),
            "one": self.one,
            **share,
            "fair": round(self.fair, 6),
            "times_fair": over,
            "match": self.match.as_data(),
        }


def setting_data(setting: Setting) -> Plain:
    """What the games had in common, as plain data."""
    return {
        "edition": setting.edition,
        "mode": setting.mode,
        "turns_each": setting.turns,
        "options": dict(setting.options),
    }


def pair_table(name: str, other: str) -> tuple[str, ...]:
    """Two against two."""
    return (name, name, other, other)


def own_table(name: str) -> tuple[str, ...]:
    """A player against its own kind."""
    return (name,) * SEATS


def challenge_table(one: str, others: tuple[str, ...]) -> tuple[str, ...]:
    """One against the others; a single other player takes three seats."""
    return (one, *(others if len(others) > 1 else others * (SEATS - 1)))


def ladder_games(names: Sequence[str], games: int) -> int:
    """The number of games of a ladder, given the number for each pair."""
    met = sum(count_games(pair_table(*pair), games) for pair in combinations(names, 2))
    return met + sum(count_games(own_table(name), -(-games // OWN_SHARE)) for name in names)


def climb(
    setting: Setting,
    names: Sequence[str],
    games: int,
    workers: int = 1,
    report: Report = lambda _: None,
) -> Ladder:
    """Let every player meet every other; ``games`` is the number for each pair."""
    # Every pair has its own deals, so that one lucky deal does not affect the whole ladder.
    pairs = {
        (name, other): play_match(
            setting, pair_table(name, other), games, workers, report, place * games
        )
        for place, (name, other) in enumerate(combinations(names, 2))
    }
    some = -(-games // OWN_SHARE)
    own = {name: play_match(setting, own_table(name), some, workers, report) for name in names}
    wins = np.zeros((len(names), len(names)))
    for (name, other), match in pairs.items():
        # The effective number of games, so that the margins are not too narrow.
        effect = max(match.effects.values())
        wins[names.index(name), names.index(other)] = match.wins[name] / effect
        wins[names.index(other), names.index(name)] = match.wins[other] / effect
    rated = rate(names, wins)
    best_first = sorted(rated, key=lambda name: (-rated[name].points, name))
    return Ladder(setting, {name: rated[name] for name in best_first}, pairs, own)


def challenge(
    setting: Setting,
    one: str,
    others: Sequence[str],
    games: int,
    workers: int = 1,
    report: Report = lambda _: None,
) -> Challenge:
    """Let one player meet others at one table."""
    table = challenge_table(one, tuple(others))
    return Challenge(setting, one, play_match(setting, table, games, workers, report))
