"""Bargaining of the estate family behind the ``Bargaining`` protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...bots.bargaining import Proposal, Reply
from ...bots.company import Bot
from ...errors import ActionError
from ...wire.terms import Message, message
from ..policies.policies import RANDOM
from ..rules.actions import NOBODY, REJECT
from ..rules.state import O_TO, P_TURN, P_WHAT, SQUARES
from ..typed import wording_of
from .ear import Ear
from .facts import liked
from .reasons import lots_term, reason, sells_nothing
from .replies import reply_to
from .terms import terms_in, terms_of
from .wishes import Asking, fair_offers, offers_for_lot, other_offers

if TYPE_CHECKING:
    from ...bots.player import Pondering
    from ...families.records import StateRecord
    from ...game import Game
    from ...wire.forms import Written

_HUSHED = 2
"""Offers after which a bot makes no more in a turn."""


def reply(bot: Pondering, decided: Written, target: str) -> Reply | None:
    """What a bot says with a decision; None unless it turns down an offer."""
    ear = _ear(bot, target)
    if ear is None or bot.seen is None:
        return None
    proposer = _turned_down(bot.game, bot.seen, bot.seat, decided)
    return None if proposer is None else reply_to(ear, proposer, terms_in(bot.seen, proposer))


def weigh(bot: Pondering, asker: int, offer: Written, target: str) -> Reply | None:
    """What a bot would say to an offer that is not made yet; None if it would take it."""
    ear = _ear(bot, target)
    _, terms = terms_of(bot.game, offer)
    return None if ear is None or ear.accepts(asker, terms) else reply_to(ear, asker, terms)


def partner(game: Game, offer: Written) -> str | None:
    """To whom an offer is made."""
    to, _ = terms_of(game, offer)
    return game.seats[to] if 0 <= to < len(game.seats) else None


def owner(game: Game, lot: int) -> str | None:
    """Who has a lot; ActionError if there is no such lot."""
    if not 0 <= lot < SQUARES or not int(game.board.lots_mask) >> lot & 1:
        raise ActionError(f"lot: found {lot}, expected a square that can be owned")
    number = int(game.state.owner[lot])
    return None if number < 0 else game.seats[number]


def unexplained(game: Game, seat: int, decided: Written) -> Reply | None:
    """The reply of a player that gives no reason."""
    proposer = _turned_down(game, game.state, seat, decided)
    if proposer is None:
        return None
    return Reply(
        to=game.seats[proposer],
        says=message("bargain-no"),
        short=message("bargain-short-no"),
        why=reason("by_itself"),
        offer=terms_in(game.state, proposer).written(game, seat),
        counter=None,
        adds=None,
        likes=None,
    )


def others(
    bot: Pondering, asker: Pondering, offer: Written, counter: Written | None, target: str
) -> list[Proposal]:
    """Offers with the same wish that a bot would take, beside its counter-offer."""
    ear, asking = _weighing(bot, target), _asking(asker, target)
    if ear is None or asking is None:
        return []
    _, terms = terms_of(bot.game, offer)
    known = () if counter is None else (terms_of(bot.game, counter)[1],)
    return other_offers(ear, asking, terms, known)


def for_lot(bot: Pondering, asker: Pondering, lot: int, target: str) -> list[Proposal]:
    """Offers for a lot that its owner would take."""
    ear, asking = _weighing(bot, target), _asking(asker, target)
    return [] if ear is None or asking is None else offers_for_lot(ear, asking, lot)


def likes(bot: Pondering, asker: int, target: str) -> Message | None:
    """Lots of the asker's in a group that a bot has begun."""
    ear = _weighing(bot, target)
    lots = 0 if ear is None or sells_nothing(ear) else liked(ear, asker, 0)
    goods = {"goods": lots_term(bot.game, lots)}
    return message("bargain-goods", goods) if lots else None


def fair(asker: Pondering, bots: Sequence[Pondering], target: str) -> list[Proposal]:
    """Offers that both sides would value as a gain."""
    asking = _asking(asker, target)
    ears = [ear for bot in bots if (ear := _weighing(bot, target)) is not None]
    return [] if asking is None else fair_offers(asking, ears)


def hush(seen: StateRecord, seat: int) -> None:
    """Let a seat believe that it has made all its offers of this turn."""
    seen.offer_turn[seat] = seen.turn
    for row in range(_HUSHED):
        seen.proposals[seat, row, P_WHAT] = 0
        seen.proposals[seat, row, P_TURN] = seen.turn


def _turned_down(game: Game, state: StateRecord, seat: int, decided: Written) -> int | None:
    """Whose open offer to a seat a decision turns down."""
    record = wording_of(game).read(decided)
    proposer = int(record.seat)
    if int(record.kind) != REJECT or proposer == NOBODY:
        return None
    return proposer if int(state.offers[proposer, O_TO]) == seat else None


def _ear(bot: Pondering, target: str) -> Ear | None:
    """The ear of a packaged player or a character; a plain player is not asked beforehand."""
    if not isinstance(bot.bot, Bot) or bot.seen is None:
        return None
    return Ear(bot, bot.bot, target)


def _weighing(bot: Pondering, target: str) -> Ear | None:
    """The ear of a bot whose answer is no accident."""
    ear = _ear(bot, target)
    return None if ear is None or ear.bot.policy == RANDOM else ear


def _asking(asker: Pondering, target: str) -> Asking | None:
    ear = _ear(asker, target)
    return None if ear is None else Asking(ear)
