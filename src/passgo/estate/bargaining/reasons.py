"""Why a bot turns an offer down, in the order in which people say it.

A reason is a fact that everybody sees and that the bot's policy weighs. It contains no worth, no
limit and nothing of a purse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...wire.forms import Reason
from ...wire.terms import Message, Term, listed, named
from ..formats.wording import lots_in
from ..policies import policies, simple_policy, traits
from ..rules.matters import debt_row
from ..typed import edition_of
from ..wire.messages import EstateMessages
from .facts import broken, completed, held, mask_of, stopped

if TYPE_CHECKING:
    from ...game import Game
    from .ear import Ear
    from .terms import Terms

_TWO = 2


def reason(key: str, **args: Term) -> Reason:
    """A reason with its sentence."""
    return Reason(key, f"bargain-why-{key.replace('_', '-')}", args)


def why_not(ear: Ear, proposer: int, terms: Terms, better: Terms | None) -> Reason:
    """Why the bot refuses; ``better`` is its counter-offer, if it has one."""
    fixed = _by_nature(ear)
    if fixed is not None:
        return fixed
    of_lots = _of_lots(ear, proposer, terms)
    if of_lots is not None:
        return of_lots
    return _of_price(ear, terms, better) or _of_moment(ear, terms)


def _of_price(ear: Ear, terms: Terms, better: Terms | None) -> Reason | None:
    """The reason that is in the price, where there is one."""
    if better is None:
        return None
    if terms.net < 0 and better.give_lots == terms.give_lots:
        return reason("keeps_cash")
    if not terms.get_lots:
        return reason("too_little")
    return reason("too_low", lots=lots_term(ear.game, terms.get_lots))


def _of_moment(ear: Ear, terms: Terms) -> Reason:
    """Where no price is enough: a debt, the last two players, or what is not for sale."""
    if _owes(ear):
        return reason("needs_cash")
    if _players(ear) == _TWO and ear.bot.policy == policies.THINKING:
        return reason("last_two")
    if terms.get_lots:
        return reason("not_for_sale", lots=lots_term(ear.game, terms.get_lots))
    return reason("not_wanted")


def _by_nature(ear: Ear) -> Reason | None:
    """The reason of a bot that weighs nothing."""
    if ear.bot.policy == policies.RANDOM:
        return reason("by_chance")
    return reason("never_trades") if sells_nothing(ear) else None


def sells_nothing(ear: Ear) -> bool:
    """Whether the bot turns down every offer."""
    if ear.bot.policy != policies.SIMPLE:
        return False
    return int(ear.params[simple_policy.SELLING_PRICE]) == 0


def _of_lots(ear: Ear, proposer: int, terms: Terms) -> Reason | None:
    """The reasons that lie in the lots that the bot would give."""
    game, wanted = ear.game, terms.get_lots
    after = held(ear, proposer) | wanted
    group = completed(ear, after & ~terms.give_lots, wanted)
    if group is not None:
        lots = lots_term(game, wanted & mask_of(ear, group))
        return reason("completes_yours", lots=lots, group=group_term(ear, group))
    found = stopped(ear, proposer, wanted) if _minds_others(ear) else None
    if found is not None:
        other, group = found
        return reason(
            "stops_somebody",
            seat={"seat": game.seats[other]},
            group=group_term(ear, group),
            lots=lots_term(game, wanted & mask_of(ear, group)),
        )
    group = broken(ear, wanted)
    if group is None:
        return None
    is_whole = mask_of(ear, group) & ~held(ear, ear.seat) == 0
    key = "breaks_mine" if is_whole else "one_fewer"
    lots = lots_term(game, wanted & mask_of(ear, group))
    return reason(key, lots=lots, group=group_term(ear, group))


def _minds_others(ear: Ear) -> bool:
    """Whether the bot values a lot more because another player lacks only that."""
    return ear.bot.policy == policies.THINKING and int(ear.params[traits.HOLDOUT]) > 0


def _owes(ear: Ear) -> bool:
    """Whether the bot must raise money for a debt."""
    return int(debt_row(ear.state, ear.seat)) >= 0


def _players(ear: Ear) -> int:
    """How many seats are still in the game."""
    state = ear.state
    return sum(not state.out[seat] for seat in range(int(state.seats)))


def lots_term(game: Game, lots: int) -> Term:
    """Some lots, by name."""
    squares = edition_of(game).squares
    return listed({"square": squares[lot].id} for lot in lots_in(lots))


def group_term(ear: Ear, group: int) -> Message:
    """A group, by name."""
    first = lots_in(mask_of(ear, group))[0]
    return named("group", str(edition_of(ear.game).squares[first].group))


def words_of(game: Game) -> EstateMessages:
    """The maker of a game's terms."""
    words = game.messages
    assert isinstance(words, EstateMessages)
    return words


def goods(game: Game, cash: int, lots: int, cards: int) -> Term:
    """Cash, lots and cards, by name."""
    return words_of(game).goods(cash, lots, cards)
