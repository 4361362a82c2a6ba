"""How a bid is called: in jumps that follow from the printed price and not from the limit.

A jump goes to the next rung of a ladder that everybody can work out: three quarters of the price,
the price, then a share of the bid each time. So a bidder shows only that the rung is worth it.
Where the limit lies below the rung, the jump is halved until it fits, and now and then it is halved
although it would fit: a short step need not mean that the limit is near.
"""

from typing import Final

from ...kernel.rng import random_word
from ...kernel.rule import rule
from ..rules.auction import means
from ..rules.matters import debt_row
from ..rules.state import M_MASK

_WORD: Final = 0xFFFFFFFF
SHORTENED: Final = 4
"""One jump in so many is halved without need."""


@rule
def called(
    board, seen, seat: int, least: int, limit: int, price: int, share: int, is_short: bool
) -> int:
    """The sum to bid, from the least up to the limit; ``share`` is the step beyond the price."""
    jump = next_rung(least, price, share) - least
    if is_short:
        jump //= 2
    while least + jump > limit:
        jump //= 2
    if board.cash_hidden == 0:
        # Nobody bids more than the richest of the others could top.
        jump = min(jump, max(richest_other(board, seen, seat) - least, 0))
    return least + jump - jump % board.auction_step


@rule
def is_shortened(seen, seat: int, seed: int, seed_high: int) -> bool:
    """Whether a player shortens its jump this time; its seed, the seat and the action decide."""
    word = random_word(seed & _WORD, seed_high & _WORD, seen.number & _WORD, seat, 19, 23)
    return word % SHORTENED == 0


@rule
def next_rung(least: int, price: int, share: int) -> int:
    """The first rung of the ladder above the least bid."""
    if 4 * least < 3 * price:
        return 3 * price // 4
    if least < price:
        return price
    return least + least * share // 100


@rule
def richest_other(board, seen, seat: int) -> int:
    """What the richest of the others still in the bidding can bid."""
    most = 0
    bidders = seen.matters[seen.depth - 1, M_MASK]
    for other in range(seen.seats):
        if other != seat and (bidders >> other) & 1 and debt_row(seen, other) < 0:
            most = max(most, means(board, seen, other))
    return most
