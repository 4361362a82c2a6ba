"""What everybody can see of the lots in an offer: whose colours it makes, breaks or stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..formats.wording import lots_in
from ..policies.worth import STREET_GROUPS
from ..rules.legal import built_groups
from ..rules.state import GROUPS

if TYPE_CHECKING:
    from .ear import Ear

STATIONS = STREET_GROUPS
"""The group of the stations."""


def held(ear: Ear, seat: int) -> int:
    """The lots of a seat."""
    return int(ear.state.held[seat])


def mask_of(ear: Ear, group: int) -> int:
    """The lots of a group."""
    return int(ear.board.group_mask[group])


def groups_in(ear: Ear, lots: int) -> list[int]:
    """The groups of some lots."""
    return sorted({int(ear.board.group[lot]) for lot in lots_in(lots)})


def free_to_trade(ear: Ear, seat: int) -> int:
    """The lots of a seat whose groups carry no building."""
    return held(ear, seat) & ~int(built_groups(ear.board, ear.state))


def completed(ear: Ear, owned: int, gained: int) -> int | None:
    """The first street group that these lots make whole with what was gained."""
    for group in groups_in(ear, gained):
        if group < STREET_GROUPS and mask_of(ear, group) & ~owned == 0:
            return group
    return None


def stopped(ear: Ear, proposer: int, lots: int) -> tuple[int, int] | None:
    """Who has all the rest of a group that the bot keeps from it, and that group."""
    for group in groups_in(ear, lots):
        rest = mask_of(ear, group) & ~held(ear, ear.seat)
        if group >= STREET_GROUPS or rest == 0:
            continue
        for other in range(int(ear.state.seats)):
            is_third = other not in (ear.seat, proposer) and not ear.state.out[other]
            if is_third and rest & ~held(ear, other) == 0:
                return other, group
    return None


def broken(ear: Ear, lots: int) -> int | None:
    """The first group that the bot would lose a whole of, or one station or utility fewer of."""
    mine = held(ear, ear.seat)
    for group in groups_in(ear, lots):
        mask = mask_of(ear, group)
        if mask & ~mine == 0:
            return group
    for group in groups_in(ear, lots):
        has_more = mine & mask_of(ear, group) & ~lots != 0
        if group >= STREET_GROUPS and has_more:
            return group
    return None


def liked(ear: Ear, proposer: int, besides: int) -> int:
    """Lots of the proposer's in groups that the bot has begun: what it would rather have."""
    mine, theirs = held(ear, ear.seat), free_to_trade(ear, proposer) & ~besides
    found: list[tuple[int, int]] = []
    for group in range(GROUPS):
        mask = mask_of(ear, group)
        part = theirs & mask
        if mine & mask and part:
            left = mask & ~mine & ~part
            found.append((left.bit_count(), part))
    found.sort()
    return found[0][1] if found else 0
