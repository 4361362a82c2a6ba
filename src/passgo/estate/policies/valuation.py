"""The worth of lots and release cards to a player who thinks in printed prices."""

from ...kernel.bits import lowest
from ...kernel.rule import rule
from ..rules.lots import lots_of
from ..rules.state import PACKS

CARD_PER_CENT = 80
"""A release card is worth most of the fine it saves."""


@rule
def completes(board, owned: int, lot: int) -> bool:
    """Whether these lots include the whole group of this one."""
    return board.group_mask[board.group[lot]] & ~owned == 0


@rule
def cards_worth(board, cards: int) -> int:
    """The worth of release cards, the same for every player."""
    total = 0
    for pack in range(PACKS):
        if (cards >> pack) & 1:
            total += board.jail_fine * CARD_PER_CENT // 100
    return total


@rule
def goods_worth(board, seen, seat: int, lots: int, cards: int) -> int:
    """The worth of lots and cards to a seat; a lot that completes a group counts twice."""
    total = cards_worth(board, cards)
    if lots == 0:
        return total
    owned = lots_of(seen, seat) | lots
    while lots != 0:
        lot = lowest(lots)
        lots &= lots - 1
        value = board.price[lot]
        if seen.mortgaged[lot] == 1:
            value -= board.mortgage_value[lot]
        total += value
        if completes(board, owned, lot):
            total += value
    return total


@rule
def help_given(board, seen, other: int, lots: int) -> int:
    """What it costs to complete another player's group."""
    if lots == 0:
        return 0
    owned = lots_of(seen, other) | lots
    total = 0
    while lots != 0:
        lot = lowest(lots)
        lots &= lots - 1
        if completes(board, owned, lot):
            total += board.price[lot]
    return total
