"""An arena where plain players can sit: each game is played over ``Game``, one action at a time.

The deals, the seatings and the chance of the packaged players are those of the compiled loops.
"""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..bots.player import Player
from ..bots.registry import PLAYERS
from ..bots.standin import StandIns
from ..compiling.targets import COMPILED
from ..editions import load_edition
from ..game import Game
from .arena import Arena, Series, Setting

if TYPE_CHECKING:
    from ..families.records import Numbers

_WORD = 32


def has_plain(names: Sequence[str]) -> bool:
    """Whether one of the players is a Python function, which no compiled loop can call."""
    return any(PLAYERS.is_plain(name) for name in names)


def play_one_by_one(
    arena: Arena, setting: Setting, seating: Sequence[str], first: int, count: int
) -> Series:
    """Play games number ``first`` and following of the seed, as ``Arena.play`` does."""
    begin = time.process_time()
    seats = len(seating)
    winners, turns, actions = (np.zeros(count, np.int64) for _ in range(3))
    decisions: Numbers = np.zeros((count, seats), np.int64)
    forfeits = dict.fromkeys(seating, 0)
    complaints: dict[str, str] = {}
    for place in range(count):
        game, players = _play(arena, setting, seating, first + place)
        for winner in game.winners:
            winners[place] |= 1 << game.seat(winner)
        turns[place], actions[place] = arena.count_turns(game), game.number
        for seat, player in enumerate(players):
            decisions[place, seat] = player.asked
            forfeits[player.name] += player.forfeits.total()
            if player.complaint is not None:
                complaints.setdefault(player.name, player.complaint.detail)
    none: Numbers = np.zeros(count, np.int64)
    seconds = time.process_time() - begin
    return Series(winners, turns, actions, decisions, none, seconds, forfeits, complaints)


def _play(
    arena: Arena, setting: Setting, seating: Sequence[str], number: int
) -> tuple[Game, list[Player]]:
    """Play one game to its end or until it is cut."""
    seed = number | setting.seed << _WORD
    edition = load_edition(setting.edition)
    game = Game.new(edition, len(seating), setting.mode, seed, setting.options, COMPILED)
    players = [Player(name, seed) for name in seating]
    bots = StandIns(game, dict(zip(game.seats, players, strict=True)))
    turns = setting.turns * len(seating)
    while not game.is_over and not arena.is_cut(game, turns):
        if not bots.play(1):
            break
    return game, players
