"""A bot's reply to an offer that it turns down: a sentence, a reason, a counter-offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...bots.bargaining import Reply
from ...wire.plain import Plain
from ...wire.terms import Message, message
from ..formats.wording import lots_in
from ..policies import policies
from ..typed import wording_of
from .facts import free_to_trade, groups_in, held, liked, mask_of
from .prices import cheaper, dearer, printed
from .reasons import goods, lots_term, why_not, words_of
from .terms import Terms, bits

if TYPE_CHECKING:
    from .ear import Ear

_LOTS_TRIED = 4
"""Lots that would do, among which the cheapest is found."""


def reply_to(ear: Ear, proposer: int, terms: Terms) -> Reply:
    """What a bot says to these terms, which it refuses."""
    game = ear.game
    weighs = ear.bot.policy != policies.RANDOM
    counter = counter_to(ear, proposer, terms) if weighs else None
    why = why_not(ear, proposer, terms, counter)
    says, short = _sentences(ear, terms, counter)
    likes = None
    if counter is None and weighs and why.key != "never_trades":
        lots = liked(ear, proposer, terms.give_lots)
        likes = message("bargain-likes", {"lots": lots_term(game, lots)}) if lots else None
    return Reply(
        to=game.seats[proposer],
        says=says,
        short=short,
        why=why,
        offer=terms.written(game, ear.seat),
        counter=None if counter is None else counter.written(game, ear.seat),
        adds=None if counter is None else _added(ear, terms, counter),
        likes=likes,
    )


def counter_to(ear: Ear, proposer: int, terms: Terms) -> Terms | None:
    """The least change that the bot would take: more cash, or else another lot."""
    return dearer(ear, proposer, terms) or with_lot(ear, proposer, terms)


def with_lot(ear: Ear, proposer: int, terms: Terms) -> Terms | None:
    """The same with one more lot of the proposer's and the cash that is right then.

    No whole colour is broken up; of several lots the one that costs the proposer least.
    """
    theirs = held(ear, proposer)
    spare = free_to_trade(ear, proposer) & ~(terms.give_lots | terms.get_lots)
    found: list[tuple[int, Terms]] = []
    for lot in sorted(bits(spare), key=lambda one: printed(ear, one)):
        [group] = groups_in(ear, lot)
        if mask_of(ear, group) & ~theirs == 0:
            continue
        more = cheaper(ear, proposer, terms.giving(terms.give_lots | lot))
        if more is not None:
            found.append((printed(ear, lot) + more.net, more))
        if len(found) == _LOTS_TRIED:
            break
    return min(found)[1] if found else None


def _added(ear: Ear, terms: Terms, counter: Terms) -> Plain:
    """What the counter-offer changes."""
    cash = wording_of(ear.game).money(counter.net - terms.net)
    return {"cash": cash, "lots": lots_in(counter.give_lots & ~terms.give_lots)}


def _sentences(ear: Ear, terms: Terms, counter: Terms | None) -> tuple[Message, Message]:
    """What the bot says, and the same in short."""
    if counter is None:
        return message("bargain-no"), message("bargain-short-no")
    words = words_of(ear.game)
    added = counter.give_lots & ~terms.give_lots
    if added:
        give = {"goods": goods(ear.game, counter.give_cash, counter.give_lots, counter.give_cards)}
        if counter.net < 0:
            give["amount"] = words.money(-counter.net)
            return message("bargain-for-back", give), message("bargain-short-for", give)
        return message("bargain-for", give), message("bargain-short-for", give)
    more = {"amount": words.money(counter.net - terms.net)}
    if terms.net >= 0:
        text = "bargain-add" if counter.get_lots else "bargain-add-deal"
        return message(text, more), message("bargain-short-add", more)
    if counter.net < 0:
        pays = {"amount": words.money(-counter.net)}
        return message("bargain-pay", pays), message("bargain-short-pay", pays)
    if counter.net == 0:
        return message("bargain-no-cash"), message("bargain-short-no-cash")
    pays = {"amount": words.money(counter.net)}
    return message("bargain-turn", pays), message("bargain-short-turn", pays)
