"""What a bot would bid at most in the auction that is open, and why: advice for a person."""

from dataclasses import dataclass

import numpy as np

from ..compiling.targets import INTERPRETED, load
from ..game import Game
from ..kernel.reason import R_FIRST, R_KEY, REASON_WORDS
from ..wire.forms import Reason
from .company import Bot
from .player import Pondering

_AUCTION = "auction"


@dataclass(frozen=True)
class Price:
    """A sum and its reason; less than the least bid where the bot would pass."""

    amount: int
    """Printed money."""
    why: Reason


def price_of(pondering: Pondering) -> Price | None:
    """The price of a seat that is about to decide; None where the bot has none.

    It is found interpreted: it is asked for once in an auction, and compiling it would take longer.
    """
    game, bot = pondering.game, pondering.bot
    if pondering.seen is None or not isinstance(bot, Bot):
        return None
    company, reason = game.family.company, np.zeros(REASON_WORDS, np.int64)
    price = load(INTERPRETED, company.policies, "price")
    found = price(bot.policy, game.board, pondering.seen, pondering.seat, pondering.params, reason)
    if found < 0:
        return None
    key = company.reasons[int(reason[R_KEY])]
    names = company.reason_parameters[key]
    words = {name: int(reason[R_FIRST + place]) for place, name in enumerate(names)}
    return Price(game.wording.money(int(found)), game.messages.reason(key, words))


def is_bidding(game: Game, seat: str) -> bool:
    """Whether a seat may still get what is up for auction."""
    if game.is_over or game.phase != _AUCTION:
        return False
    bidders: list[str] = game.look().public["matter"]["bidders"]
    return seat in bidders
