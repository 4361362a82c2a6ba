"""Rent: what a visitor owes, and until when its owner may ask (RENT, UTIL, STATION).

The amount is fixed when the visitor lands (SP-15) and is owed to the owner at that moment
(SP-16). With manual claims it waits until the owner claims it.
"""

from ...kernel.bits import lowest
from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import NOBODY, NOWHERE
from .lots import count_in_group, group_mask
from .matters import has_room
from .money import charge
from .state import (
    C_AMOUNT,
    C_LOT,
    C_OWNER,
    C_TENANT,
    C_THROWN,
    C_TURN,
    C_WIDTH,
    CLAIM_NEXT_THROW,
    CLAIM_SECOND_PLAYER,
    CLAIMS,
    SEATS,
    STATION,
    STREET,
)


@rule
def doubled_streets(board, state) -> int:
    """The streets whose bare rent is doubled: those of full groups."""
    if board.double_rent_full_group == 0:
        return 0
    streets = state.whole & board.streets_mask
    if board.double_rent_with_mortgage == 0:
        mortgaged = streets & state.pledged
        while mortgaged != 0:
            mask = group_mask(board, lowest(mortgaged))  # RENT-07
            streets &= ~mask
            mortgaged &= ~mask
    return streets


@rule
def street_rent(board, state, lot: int, doubled: int) -> int:
    """The rent on the deed for the lot's level; doubled on a bare lot of these."""
    level = state.level[lot]
    rent = board.rent[lot, level]
    if level == 0 and (doubled >> lot) & 1:
        return 2 * rent
    return rent


@rule
def rent_due(board, state, lot: int, pips: int, multiplier: int) -> int:
    """The rent of an owned lot for a visitor who threw ``pips``.

    A card's own multiplier prevails over the book's at a utility (SP-22); 0 means it has none.
    """
    if board.kind[lot] == STREET:
        if (state.whole >> lot) & 1 == 0:
            return street_rent(board, state, lot, 0)
        return street_rent(board, state, lot, doubled_streets(board, state))
    owner = state.owner[lot]
    if board.kind[lot] == STATION:
        counts = board.mortgaged_station_counts == 1
        return board.rent[lot, count_in_group(board, state, owner, lot, counts) - 1]
    figure = board.rent[lot, count_in_group(board, state, owner, lot, True) - 1]
    if board.utility_by_dice == 0:
        return figure
    if multiplier > 0:
        return multiplier * pips
    return figure * pips


@rule
def visit_rent(board, state, lot: int, pips: int, multiplier: int) -> int:
    """The same for a visit: at a station a card may multiply the rent (CARD-09)."""
    rent = rent_due(board, state, lot, pips, multiplier)
    if multiplier > 0 and board.kind[lot] == STATION:
        return multiplier * rent
    return rent


@rule
def owe_rent(board, state, log, tenant: int, owner: int, lot: int, amount: int) -> None:
    """Let the rent fall due: collected at once, or left for the owner to claim."""
    note(log, ev.RENT_DUE, tenant, owner, lot, amount, 0, 0, 0)
    row = state.claim_count
    if board.rent_auto == 1 or row == CLAIMS:
        charge(board, state, log, tenant, owner, amount, ev.REASON_RENT, lot)
        return
    claims = state.claims
    claims[row, C_TENANT] = tenant
    claims[row, C_OWNER] = owner
    claims[row, C_LOT] = lot
    claims[row, C_AMOUNT] = amount
    claims[row, C_TURN] = state.turn
    claims[row, C_THROWN] = 0
    state.claim_count = row + 1


@rule
def remove_claim(state, row: int) -> None:
    """Remove a claim; those after it move up, so the oldest stays first."""
    claims = state.claims
    for below in range(row, state.claim_count - 1):
        for column in range(C_WIDTH):
            claims[below, column] = claims[below + 1, column]
    state.claim_count -= 1
    for column in range(C_WIDTH):
        claims[state.claim_count, column] = 0


@rule
def remove_claims_of(state, seat: int) -> None:
    """Remove every claim by or on a seat that has left the game (SP-18).

    Towards the deadline of the others its throws no longer count (RENT-03).
    """
    row = 0
    while row < state.claim_count:
        if state.claims[row, C_OWNER] == seat or state.claims[row, C_TENANT] == seat:
            remove_claim(state, row)
        else:
            state.claims[row, C_THROWN] &= ~(1 << seat)
            row += 1


@rule
def count_seats(mask: int) -> int:
    """How many seats a mask holds."""
    count = 0
    for seat in range(SEATS):
        count += (mask >> seat) & 1
    return count


@rule
def is_late(board, state, row: int) -> bool:
    """Whether the throw being made now ends this claim (RENT-03, RENT-04, RENT-05)."""
    if board.rent_claim_deadline == CLAIM_NEXT_THROW:
        return True
    if state.claims[row, C_TURN] == state.turn:
        return False
    if board.rent_claim_deadline == CLAIM_SECOND_PLAYER:
        return count_seats(state.claims[row, C_THROWN]) >= 2
    return True


@rule
def age_claims(board, state, log) -> None:
    """Count a moving throw or a try in jail against every open claim."""
    first_throw = state.throws == 0
    row = 0
    while row < state.claim_count:
        claims = state.claims
        if first_throw and claims[row, C_TURN] != state.turn:
            claims[row, C_THROWN] |= 1 << state.mover
        if is_late(board, state, row):
            note(
                log,
                ev.RENT_LOST,
                claims[row, C_OWNER],
                claims[row, C_TENANT],
                claims[row, C_LOT],
                claims[row, C_AMOUNT],
                0,
                0,
                0,
            )
            remove_claim(state, row)
        else:
            row += 1


@rule
def claim_row(state, owner: int, tenant: int, lot: int) -> int:
    """The oldest open claim that fits, or −1; NOBODY and NOWHERE fit any."""
    for row in range(state.claim_count):
        if owner != NOBODY and state.claims[row, C_OWNER] != owner:
            continue
        if tenant != NOBODY and state.claims[row, C_TENANT] != tenant:
            continue
        if lot != NOWHERE and state.claims[row, C_LOT] != lot:
            continue
        return row
    return -1


@rule
def check_claim(board, state, seat: int, action, refusal) -> int:
    """A rent may be claimed at any moment until its deadline."""
    if claim_row(state, seat, action.seat, action.lot) < 0:
        return refuse(refusal, no.NO_CLAIM, 0, 0)
    if not has_room(state):
        return refuse(refusal, no.TOO_MANY_MATTERS, 0, 0)
    return no.ACCEPTED


@rule
def do_claim(board, state, seat: int, action, log) -> None:
    """Demand a rent."""
    collect_claim(board, state, log, claim_row(state, seat, action.seat, action.lot))


@rule
def collect_claim(board, state, log, row: int) -> None:
    """Turn a claim into a payment, or into a debt on the spot (SP-18)."""
    tenant = state.claims[row, C_TENANT]
    owner = state.claims[row, C_OWNER]
    lot = state.claims[row, C_LOT]
    amount = state.claims[row, C_AMOUNT]
    remove_claim(state, row)
    note(log, ev.RENT_CLAIMED, owner, tenant, lot, amount, 0, 0, 0)
    charge(board, state, log, tenant, owner, amount, ev.REASON_RENT, lot)
