"""The least that a bot would take, found by asking it again and again.

More cash never makes an offer worse to the one who gets it, so the least sum is found by halving.
It is a whole number of the steps that people say, rounded up: no sum is better for the asker than
the bot's own limit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..formats.wording import lots_in

if TYPE_CHECKING:
    from .ear import Ear
    from .terms import Terms

_STEPS = 20
"""Steps in a salary: the sums that bots name are multiples of these."""


def step_of(ear: Ear) -> int:
    """The step of the sums that people say."""
    return max(int(ear.board.salary) // _STEPS, 1)


def least_net(ear: Ear, proposer: int, terms: Terms, refused: int, most: int) -> int | None:
    """The least cash that the bot takes, in steps above a sum that it refuses; at most this."""
    step = step_of(ear)
    low, high = 0, (most - refused) // step
    if high < 1 or not ear.accepts(proposer, terms.paying(refused + high * step)):
        return None
    while high - low > 1:
        middle = (low + high) // 2
        if ear.accepts(proposer, terms.paying(refused + middle * step)):
            high = middle
        else:
            low = middle
    return refused + high * step


def dearer(ear: Ear, proposer: int, terms: Terms) -> Terms | None:
    """The same goods for the least additional cash that the bot takes; None if none is enough."""
    if ear.hides_cash and terms.net < 0:
        # Naming a smaller sum might tell how much it has: it pays nothing instead.
        free = terms.paying(0)
        if ear.accepts(proposer, free):
            return free
        terms = free
    net = least_net(ear, proposer, terms, terms.net, ear.purse_of(proposer))
    return None if net is None else terms.paying(net)


def cheaper(ear: Ear, proposer: int, terms: Terms) -> Terms | None:
    """The same for less cash from the proposer, as far as the bot takes it; None if it does not."""
    if not ear.accepts(proposer, terms):
        return None
    step = step_of(ear)
    lowest = 0 if ear.hides_cash else -ear.purse_of(ear.seat)
    beyond = terms.net - ((terms.net - lowest) // step + 1) * step
    net = least_net(ear, proposer, terms, beyond, terms.net)
    return terms if net is None else terms.paying(net)


def fitting(ear: Ear, proposer: int, goods: Terms) -> Terms | None:
    """These goods for the least cash that the bot takes; it may pay some itself."""
    bare = goods.paying(0)
    if ear.accepts(proposer, bare):
        return cheaper(ear, proposer, bare)
    net = least_net(ear, proposer, bare, 0, ear.purse_of(proposer))
    return None if net is None else bare.paying(net)


def printed(ear: Ear, lots: int) -> int:
    """The printed prices of some lots."""
    return sum(int(ear.board.price[lot]) for lot in lots_in(lots))
