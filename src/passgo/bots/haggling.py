"""Questions about offers: prepared from what the seats see, answered on another thread."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..game import Game, SeatName
from ..wire.forms import Written
from ..wire.plain import Plain
from .bargaining import Bargaining
from .names import ADVISER
from .player import Player, Pondering, seed_for


@dataclass(frozen=True)
class Question:
    """What a person wants to know: of an offer, of a lot, or whom to make a fair offer."""

    seat: str
    """The seat that asks."""
    bots: Mapping[str, str]
    """The bots that play other seats now, by seat."""
    offer: Written | None = None
    lot: int | None = None


@dataclass(frozen=True)
class Haggling:
    """One such question, with everything that its answer needs."""

    question: Question
    bargaining: Bargaining
    asker: Pondering
    """A careful player in the seat that asks."""
    bots: Mapping[str, Pondering]
    owner: str | None
    """Who has the lot, or gets the offer."""
    is_fair_only: bool

    def answer(self, target: str) -> Plain:
        """The reply of a bot, and the offers that bots would take."""
        asked, bargaining = self.question, self.bargaining
        found: Plain = {
            "other": self.owner,
            "accepted": None,
            "reply": None,
            "offers": [],
            "likes": None,
        }
        bot = self.bots.get(self.owner or "")
        if self.is_fair_only:
            offers = bargaining.fair(self.asker, list(self.bots.values()), target)
        elif bot is None:
            return found
        elif asked.offer is not None:
            reply = bargaining.weigh(bot, self.asker.seat, asked.offer, target)
            found |= {"accepted": reply is None, "reply": None if reply is None else reply.wire()}
            counter = None if reply is None else reply.counter
            offers = bargaining.others(bot, self.asker, asked.offer, counter, target)
        else:
            offers = bargaining.for_lot(bot, self.asker, asked.lot or 0, target)
            found["likes"] = bargaining.likes(bot, self.asker.seat, target)
        return found | {"offers": [offer.wire() for offer in offers]}


def haggling(game: Game, question: Question) -> Haggling | None:
    """Prepare an answer; None where nothing is traded, or the seat is out."""
    bargaining = game.family.company.bargaining
    asker = _pondering(game, ADVISER, question.seat)
    if bargaining is None or asker is None:
        return None
    is_fair_only, owner = False, None
    if question.offer is not None:
        owner = bargaining.partner(game, question.offer)
    elif question.lot is not None:
        owner = bargaining.owner(game, question.lot)
    else:
        is_fair_only = True
    wanted = question.bots if is_fair_only else {owner: question.bots.get(owner or "")}
    bots = {
        seat: pondering
        for seat, bot in wanted.items()
        if seat is not None
        and bot is not None
        and seat != question.seat
        and (pondering := _pondering(game, bot, seat)) is not None
    }
    return Haggling(question, bargaining, asker, bots, owner, is_fair_only)


def _pondering(game: Game, bot: str, seat: SeatName) -> Pondering | None:
    """A bot in a seat that is still in the game, unless it is a plain player."""
    pondering = Player(bot, seed_for(game)).ponder(game, seat)
    if not isinstance(pondering, Pondering) or pondering.seen is None:
        return None
    return pondering
