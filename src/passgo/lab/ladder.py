"""The ladder: who is stronger than whom at a table of four, and by how much.

Every pair meets two against two, in all six orders round the table. Were one to sit down with
three of another, each pair would need two matches whose fair shares differ; two against two, the
share of wins reads like that of a duel. And if each of four players wins in proportion to its
strength, the two of strength a beat the two of strength b in a/(a + b) of the games, which is what
the ratings rest on. Each player also sits down with three of its own kind, which tells how long
its games are and how fast it decides.
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
"""Among its own kind a player plays a fourth of the games it plays with each other."""


@dataclass(frozen=True)
class Ladder:
    """What came of a round robin."""

    setting: Setting
    ratings: dict[str, Rating]
    """By name, the strongest first."""
    pairs: dict[tuple[str, str], Match]
    own: dict[str, Match]

    def share(self, name: str, other: str) -> Share:
        """The games that a player won from another."""
        match = self.pairs.get((name, other)) or self.pairs[other, name]
        return match.share(name)

    def overall(self, name: str) -> Share:
        """The games that a player won from all others; between equals, one half."""
        met = [match for pair, match in self.pairs.items() if name in pair]
        games = sum(match.games for match in met)
        effect = sum(match.games * match.effects[name] for match in met) / games
        return Share(sum(match.wins[name] for match in met), games, effect)

    @property
    def games(self) -> int:
        """All games played."""
        return sum(match.games for match in (*self.pairs.values(), *self.own.values()))

    def as_data(self) -> Plain:
        """The ladder for a file."""
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
    """What came of one player against others."""

    setting: Setting
    one: str
    match: Match

    @property
    def share(self) -> Share:
        """The games that the one won."""
        return self.match.share(self.one)

    @property
    def fair(self) -> float:
        """What it would win among equals."""
        return self.match.fair(self.one)

    def as_data(self) -> Plain:
        """The challenge for a file."""
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
    """What the games shared, for a file."""
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
    """A player among its own kind."""
    return (name,) * SEATS


def challenge_table(one: str, others: tuple[str, ...]) -> tuple[str, ...]:
    """One against the others; a single other sits there three times."""
    return (one, *(others if len(others) > 1 else others * (SEATS - 1)))


def ladder_games(names: Sequence[str], games: int) -> int:
    """How many games a ladder takes in all, with so many for each pair."""
    met = sum(count_games(pair_table(*pair), games) for pair in combinations(names, 2))
    return met + sum(count_games(own_table(name), -(-games // OWN_SHARE)) for name in names)


def climb(
    setting: Setting,
    names: Sequence[str],
    games: int,
    workers: int = 1,
    report: Report = lambda _: None,
) -> Ladder:
    """Let everyone meet everyone; ``games`` are for each pair."""
    # Every pair has deals of its own, so that no luck of the deal runs through the whole ladder.
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
        # As many games as they are worth, so that the margins are not too narrow.
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
