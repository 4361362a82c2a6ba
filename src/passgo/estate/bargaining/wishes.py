"""Offers that a bot would take: others with the same wish, for a lot, and fair ones to suggest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ...bots.bargaining import Proposal
from ...wire.terms import Message, Term, message
from ..policies.worth import STREET_GROUPS
from ..rules.state import GROUPS
from .facts import completed, free_to_trade, groups_in, held, mask_of
from .prices import fitting, printed
from .reasons import goods, group_term
from .terms import Terms, bits

if TYPE_CHECKING:
    from .ear import Ear

MOST = 3
"""Offers in an answer."""
_TRIED = 12
"""Sets of lots that are tried for one wish."""


class Asking:
    """One who asks, with the eyes of a careful player in that seat."""

    def __init__(self, adviser: Ear) -> None:
        """Take the adviser's ear in the seat of the one who asks."""
        self.adviser = adviser
        self.seat = adviser.seat

    def is_fair(self, bot: Ear, terms: Terms) -> bool:
        """Whether a careful player would agree to these terms with a bot."""
        return self.adviser.accepts(bot.seat, terms.mirrored())

    def can_pay(self, terms: Terms) -> bool:
        """Whether the asker has the cash now."""
        return terms.give_cash <= int(self.adviser.state.cash[self.seat])


def other_offers(
    bot: Ear, asking: Asking, offer: Terms, known: tuple[Terms, ...] = ()
) -> list[Proposal]:
    """Other offers with the same wish that the bot would take, beside those that are known."""
    if offer.get_lots or offer.get_cards:
        found = _prices_for(bot, asking, offer)
    else:
        found = _lots_for(bot, asking, offer)
    return _best(bot, asking, (terms for terms in found if terms not in known))


def offers_for_lot(bot: Ear, asking: Asking, lot: int) -> list[Proposal]:
    """Offers for one lot that its owner would take."""
    return other_offers(bot, asking, Terms(get_lots=1 << lot))


def fair_offers(asking: Asking, bots: Iterable[Ear]) -> list[Proposal]:
    """Offers that both sides value as a gain: one for each bot at most."""
    found: list[tuple[tuple[int, int], Proposal]] = []
    for bot in bots:
        best: tuple[tuple[int, int], Proposal] | None = None
        for wish in _shared(bot, asking.seat):
            for terms in _prices_for(bot, asking, Terms(get_lots=wish), bot_likes=True):
                if not (asking.can_pay(terms) and asking.is_fair(bot, terms)):
                    continue
                rank = _rank(bot, asking, terms)
                if best is None or rank < best[0]:
                    why = _why(bot, asking.seat, terms)
                    best = rank, _proposal(bot, terms, is_fair=True, why=why)
        if best is not None:
            found.append(best)
    return [proposal for _, proposal in sorted(found, key=lambda each: each[0])[:MOST]]


def _shared(bot: Ear, asker: int) -> Iterator[int]:
    """Lots of the bot's in street groups that the asker has begun."""
    mine, theirs = held(bot, asker), free_to_trade(bot, bot.seat)
    for group in range(STREET_GROUPS):
        mask = mask_of(bot, group)
        if mine & mask and theirs & mask:
            yield theirs & mask


def _prices_for(
    bot: Ear, asking: Asking, offer: Terms, *, bot_likes: bool = False
) -> Iterator[Terms]:
    """The wish for cash alone, and for each set of lots with the cash that it takes."""
    wish = Terms(get_lots=offer.get_lots, get_cards=offer.get_cards)
    worth = printed(bot, offer.get_lots)
    enough: list[int] = []
    for lots in (0, *_sets(bot, asking.seat, offer, bot_likes=bot_likes)):
        if any(lots & less == less for less in enough):
            continue
        terms = fitting(bot, asking.seat, wish.giving(lots))
        if terms is None:
            continue
        if lots and terms.net <= 0:
            enough.append(lots)
        # With more cash back than the wish is worth it would be a sale, not a price for the wish.
        if terms != offer and -terms.net <= worth and asking.can_pay(terms):
            yield terms


def _lots_for(bot: Ear, asking: Asking, offer: Terms) -> Iterator[Terms]:
    """The cash that is asked for, for other lots."""
    for lots in _sets(bot, asking.seat, offer, bot_likes=False):
        terms = offer.giving(lots)
        if bot.accepts(asking.seat, terms):
            yield terms


def _sets(bot: Ear, asker: int, offer: Terms, *, bot_likes: bool) -> list[int]:
    """What the asker might give: single lots, a lot more than offered, two of a kind.

    No whole colour is broken up, and of two lots alike the cheaper one is tried.
    """
    mine, theirs = held(bot, asker), held(bot, bot.seat)
    spare = free_to_trade(bot, asker)
    found: list[int] = []
    for group in range(GROUPS):
        mask = mask_of(bot, group)
        lots = sorted(bits(spare & mask), key=lambda one: printed(bot, one))
        if not lots or (mask & ~mine == 0 and group < STREET_GROUPS):
            continue
        if bot_likes and not theirs & mask:
            continue
        found.append(lots[0])
        if len(lots) > 1:
            found.append(lots[0] | lots[1])
    if offer.give_lots:
        found += [offer.give_lots | lots for lots in found if not lots & offer.give_lots]
    found = [lots for lots in found if lots != offer.give_lots and not lots & offer.get_lots]
    return sorted(dict.fromkeys(found), key=lambda lots: (printed(bot, lots), lots))[:_TRIED]


def _best(bot: Ear, asking: Asking, found: Iterable[Terms]) -> list[Proposal]:
    """The best few for the asker, no two of them about the same groups."""
    ranked = sorted(
        ((not asking.is_fair(bot, terms), _cost(bot, terms), terms) for terms in found),
    )
    chosen: list[Proposal] = []
    seen: set[tuple[int, ...]] = set()
    for is_unfair, _, terms in ranked:
        kind = tuple(groups_in(bot, terms.give_lots))
        if kind not in seen and len(chosen) < MOST:
            seen.add(kind)
            chosen.append(_proposal(bot, terms, is_fair=not is_unfair))
    return chosen


def _cost(bot: Ear, terms: Terms) -> int:
    """What the asker gives by printed prices."""
    return printed(bot, terms.give_lots) + terms.net


def _rank(bot: Ear, asking: Asking, terms: Terms) -> tuple[int, int]:
    """First what completes a colour for the asker, then what is cheap."""
    owned = held(bot, asking.seat) & ~terms.give_lots | terms.get_lots
    is_whole = completed(bot, owned, terms.get_lots) is not None
    return (0 if is_whole else 1), _cost(bot, terms)


def _why(bot: Ear, asker: int, terms: Terms) -> Message:
    """Why to make an offer: what the bot lacks, or what the asker would have."""
    theirs = held(bot, bot.seat)
    other: Term = {"seat": bot.game.seats[bot.seat]}
    for group in groups_in(bot, terms.give_lots):
        if theirs & mask_of(bot, group):
            return message("bargain-fair-needs", {"seat": other, "group": group_term(bot, group)})
    owned = held(bot, asker) & ~terms.give_lots | terms.get_lots
    group_done = completed(bot, owned, terms.get_lots)
    if group_done is not None:
        return message("bargain-fair-completes", {"group": group_term(bot, group_done)})
    return message("bargain-fair-both", {"seat": other})


def _proposal(bot: Ear, terms: Terms, *, is_fair: bool, why: Message | None = None) -> Proposal:
    """Terms as an offer, with words for both sides."""
    game = bot.game
    return Proposal(
        offer=terms.written(bot.game, bot.seat),
        gives=message(
            "bargain-goods",
            {"goods": goods(game, terms.give_cash, terms.give_lots, terms.give_cards)},
        ),
        gets=message(
            "bargain-goods",
            {"goods": goods(game, terms.get_cash, terms.get_lots, terms.get_cards)},
        ),
        is_fair=is_fair,
        why=why,
    )
