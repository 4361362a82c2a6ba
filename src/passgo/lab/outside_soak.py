"""The soak of players from outside: mixed tables, played over ``Game``, every decision checked.

What the rules refuse is forfeited and counted, not a fault of ours; a game that does not replay to
the same bytes is one.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from ..bots.player import Player
from ..bots.registry import PLAYERS
from ..bots.standin import StandIns
from ..compiling.targets import COMPILED
from ..editions import load_edition
from ..families import find_family
from ..game import Game

ACTIONS_PER_GAME = 2_000
COMPANIONS = ("random", "novice", "simple")
"""Packaged players at the same tables, which every family has."""
_MINUTES = 60
_WORD = 32


@dataclass
class OutsideTally:
    """What the soak of one edition and mode has seen of players from outside."""

    decisions: Counter[str] = field(default_factory=Counter)
    """How often each was asked."""
    forfeits: Counter[str] = field(default_factory=Counter)
    complaints: dict[str, str] = field(default_factory=dict)
    """What went wrong the first time, by name."""
    games: int = 0
    problems: list[str] = field(default_factory=list)


def soak_outside(
    edition: str, mode: str, decisions: int, seed: int, report: Callable[[int], None]
) -> OutsideTally:
    """Let each player from outside take its part of so many decisions; ``report`` hears of them."""
    family = find_family(load_edition(edition).family)
    names = [player.name for player in PLAYERS.outside(family.name)]
    tally = OutsideTally()
    each = -(-decisions // max(len(names), 1))
    while any(tally.decisions[name] < each for name in names) and not tally.problems:
        before = tally.decisions.total()
        _play(edition, mode, names, seed, tally)
        tally.games += 1
        report(tally.decisions.total() - before)
    return tally


def _play(edition: str, mode: str, names: list[str], seed: int, tally: OutsideTally) -> None:
    """Play one game, replay it, and count."""
    number, box = tally.games, load_edition(edition)
    reader = find_family(box.family).editions
    least, most = reader.player_range(box, mode)
    options = dict.fromkeys(reader.needed_options(box, mode), _MINUTES)
    own_seed = number | seed << _WORD
    game = Game.new(box, least + number % (most - least + 1), mode, own_seed, options, COMPILED)
    players = [
        Player(_name_at(place + number, names), own_seed) for place in range(len(game.seats))
    ]
    StandIns(game, dict(zip(game.seats, players, strict=True))).play(ACTIONS_PER_GAME)
    if Game.replay(game.record(), COMPILED).state_bytes() != game.state_bytes():
        tally.problems.append(f"{edition} {mode}, seed {seed}, game {number}: replays otherwise")
    for player in players:
        if player.name not in names:
            continue
        tally.decisions[player.name] += player.asked
        tally.forfeits[player.name] += player.forfeits.total()
        if player.complaint is not None:
            tally.complaints.setdefault(player.name, player.complaint.detail)


def _name_at(place: int, names: list[str]) -> str:
    """A player from outside at every other place, and one of the packaged beside it."""
    chosen = COMPANIONS if place % 2 else names
    return chosen[place // 2 % len(chosen)]
