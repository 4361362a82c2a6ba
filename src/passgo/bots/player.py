"""A player of the roster, for any seat of any game at any moment.

It keeps nothing between two questions: what it must remember stands in the game, so that it can
take a seat over in the middle of anything, and somebody else can go on after it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np

from ..compiling.targets import COMPILED, load
from ..editions import OptionError
from ..families.records import Numbers, StateRecord
from ..game import Game, SeatName, Written
from ..kernel.reason import R_FIRST, R_KEY, REASON_WORDS
from ..wire.forms import Reason
from .company import Bot
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
        bots = game.family.company.bots
        if self.name not in bots:
            raise OptionError(
                "player", repr(self.name), f"{' or '.join(bots)} in {game.edition.id}"
            )
        return bots[self.name]

    def choose(self, game: Game, seat: SeatName) -> Decision | None:
        """What this seat does now, decided out of what it may see; None is to wait."""
        return self.ponder(game, seat).decide()

    def ponder(self, game: Game, seat: SeatName) -> "Pondering":
        """The same decision ready to be taken, here or on another thread."""
        number = game.seat(seat)
        bot = self.bot_for(game)
        if number < 0 or game.is_over or game.is_out(number):
            return Pondering(game, bot, number, None, None)
        params = game.family.company.parameters(bot, game.board, number, self.seed)
        return Pondering(game, bot, number, game.seen(number), params)


@dataclass(frozen=True)
class Pondering:
    """A decision to be taken: it holds a copy of what its seat sees, and touches nothing else."""

    game: Game
    """Asked only for what never changes in a game."""
    bot: Bot
    seat: int
    seen: StateRecord | None
    """None where the seat has nothing to decide any more."""
    params: Numbers | None

    def decide(self, target: str | None = None) -> Decision | None:
        """What the seat does; None is to wait. Any target decides the same, sooner or later."""
        if self.seen is None:
            return None
        game, company = self.game, self.game.family.company
        record, reason = company.new_action(), np.zeros(REASON_WORDS, np.int64)
        usual = COMPILED if self.bot.is_heavy else game.kernel.target
        decide = load(target or usual, company.policies, "decide")
        decide(self.bot.policy, game.board, self.seen, self.seat, self.params, record, reason)
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
