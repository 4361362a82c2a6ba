"""A player of the roster, for any seat of any game at any moment.

It keeps nothing between two questions: what it must remember stands in the game, so that it can
take a seat over in the middle of anything, and somebody else can go on after it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np

from ..editions import OptionError
from ..game import Game, SeatName, Written
from ..game.targets import COMPILED, load
from ..kernel.reason import R_FIRST, R_KEY, REASON_WORDS
from ..wire.forms import Reason
from .company import Bot, find_company
from .names import DEFAULT_PLAYER, PLAYER_NAMES


@dataclass(frozen=True)
class Decision:
    """What a player does, and why."""

    action: Written
    """As ``Game.apply`` takes it. Where dice are thrown by hand a throw still lacks its faces."""
    reason: str
    """A key of the family's: ``REASON_NAMES``, or ``LANE_REASON_NAMES``."""
    parameters: Mapping[str, int]
    """What the reason is about, by name; money in units."""
    why: Reason
    """The reason as a message."""


class Player:
    """Plays like one of the roster."""

    def __init__(self, name: str = DEFAULT_PLAYER, seed: int = 0) -> None:
        """Choose a player by name; the seed is for what it leaves to chance."""
        if name not in PLAYER_NAMES:
            raise OptionError("player", repr(name), " or ".join(PLAYER_NAMES))
        self.name = name
        self.seed = seed

    def bot_for(self, game: Game) -> Bot:
        """What this player is in a game's family; OptionError if nobody there has its name."""
        bots = find_company(game.family.name).bots
        if self.name not in bots:
            raise OptionError(
                "player", repr(self.name), f"{' or '.join(bots)} in {game.edition.id}"
            )
        return bots[self.name]

    def choose(self, game: Game, seat: SeatName) -> Decision | None:
        """What this seat does now, decided out of what it may see; None is to wait."""
        bot, company = self.bot_for(game), find_company(game.family.name)
        number = game.seat(seat)
        if number < 0 or game.is_over or game.state.out[number]:
            return None
        params = company.parameters(bot, game.board, number, self.seed)
        record, reason = company.new_action(), np.zeros(REASON_WORDS, np.int64)
        target = COMPILED if bot.is_heavy else game.kernel.target
        decide = load(target, company.policies, "decide")
        decide(bot.policy, game.board, game.seen(number), number, params, record, reason)
        if record.kind == company.wait:
            return None
        key = company.reasons[int(reason[R_KEY])]
        names = company.reason_parameters[key]
        words = {name: int(reason[R_FIRST + place]) for place, name in enumerate(names)}
        why = game.messages.reason(key, words)
        return Decision(game.wording.write(record), key, words, why)


def seed_for(game: Game) -> int:
    """A seed for a game's players: the same game has the same ones, and it tells them nothing."""
    return int.from_bytes(blake2b(game.seed.to_bytes(16, "big"), digest_size=8).digest(), "big")
