"""A player of the roster, for any seat of any game at any moment.

It keeps nothing between two questions: what it must remember stands in the game, so that it can
take a seat over in the middle of anything, and somebody else can go on after it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np

from ..editions import OptionError
from ..estate.actions import WAIT
from ..game import Game, SeatName
from ..targets import load
from ..wording import Written, new_action
from . import policies
from .names import DEFAULT_PLAYER, PLAYER_NAMES
from .reasons import R_FIRST, R_KEY, REASON_NAMES, REASON_PARAMETERS, REASON_WORDS
from .roster import ROSTER, parameters


@dataclass(frozen=True)
class Decision:
    """What a player does, and why."""

    action: Written
    """As ``Game.apply`` takes it. Where dice are thrown by hand a throw still lacks its faces."""
    reason: str
    """A key of ``REASON_NAMES``."""
    parameters: Mapping[str, int]
    """What the reason is about, by name; money in units."""


class Player:
    """Plays like one of the roster."""

    def __init__(self, name: str = DEFAULT_PLAYER, seed: int = 0) -> None:
        """Choose a player by name; the seed is for what it leaves to chance."""
        if name not in ROSTER:
            raise OptionError("player", repr(name), " or ".join(PLAYER_NAMES))
        self.name = name
        self.seed = seed
        self._bot = ROSTER[name]

    def choose(self, game: Game, seat: SeatName) -> Decision | None:
        """What this seat does now, decided out of what it may see; None is to wait."""
        number = game.seat(seat)
        if number < 0 or game.is_over or game.state.out[number]:
            return None
        params = parameters(self._bot, game.board, self.seed)
        record, reason = new_action(), np.zeros(REASON_WORDS, np.int64)
        decide = load(game.kernel.target, "bots.policies", "decide")
        seen = game.seen(number)
        decide(self._bot.policy, game.board, seen, number, params, record, reason)
        if record.kind == WAIT:
            return None
        key = REASON_NAMES[int(reason[R_KEY])]
        if key == "none" and self._bot.policy == policies.RANDOM:
            key = "by_chance"
        names = REASON_PARAMETERS[key]
        words = {name: int(reason[R_FIRST + place]) for place, name in enumerate(names)}
        return Decision(game.wording.write(record), key, words)


def seed_for(game: Game) -> int:
    """A seed for a game's players: the same game has the same ones, and it tells them nothing."""
    return int.from_bytes(blake2b(game.seed.to_bytes(16, "big"), digest_size=8).digest(), "big")
