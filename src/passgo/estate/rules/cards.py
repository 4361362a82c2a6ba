"""Drawing a card and obeying it (CARD)."""

from ...kernel.bits import lowest
from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import BANK, NOBODY
from .matters import open_matter, pop_matter, push_matter
from .money import charge, give_from_bank
from .movement import arrive, drop_move, move_back, move_forward, send_to_jail
from .state import (
    ADVANCE_TO,
    ADVANCE_TO_NEAREST,
    AUTO_EACH,
    AUTO_RETURN_CARD,
    COLLECT,
    COLLECT_EACH,
    E_AMOUNT,
    E_HOTEL,
    E_KIND,
    E_MULTIPLIER,
    E_SALARY,
    E_TARGET,
    EFFECT_WIDTH,
    GO_BACK,
    GO_BACK_TO,
    HOTEL,
    JAIL_FREE,
    LEAVE_JAIL,
    M_AMOUNT,
    M_LEAST,
    M_LOT,
    M_MASK,
    M_REASON,
    M_SEAT,
    MOVING_EFFECTS,
    PAY_BANK,
    PAY_EACH,
    PAY_OR_DRAW,
    PHASE_CHOICE,
    PLANNED,
    REPAIRS,
    SQUARES,
    TO_JAIL,
    UNIT,
)


@rule
def take_top_card(state, pack: int) -> int:
    """Take the top card off a pack."""
    card = state.pack[pack, 0]
    take_card(state, pack, 0)
    return card


@rule
def take_card(state, pack: int, place: int) -> None:
    """Take one card out of a pack; those below move up."""
    for below in range(place, state.pack_count[pack] - 1):
        state.pack[pack, below] = state.pack[pack, below + 1]
    state.pack_count[pack] -= 1
    state.pack[pack, state.pack_count[pack]] = 0


@rule
def return_card(state, log, pack: int, card: int) -> None:
    """Put a card at the bottom of its pack (CARD-03, CARD-04, CARD-07)."""
    state.pack[pack, state.pack_count[pack]] = card
    state.pack_count[pack] += 1
    note(log, ev.CARD_RETURNED, pack, card, 0, 0, 0, 0, 0)


@rule
def return_release_card(board, state, log, pack: int) -> None:
    """Put a pack's release card, used or left behind, back under its pack."""
    state.release_holder[pack] = NOBODY
    state.release_since[pack] = 0
    return_card(state, log, pack, board.release_card[pack])


@rule
def hold_release_card(board, state, log, seat: int, pack: int) -> None:
    """Give a seat a pack's release card, from any place in the pack."""
    for place in range(state.pack_count[pack]):
        if state.pack[pack, place] == board.release_card[pack]:
            take_card(state, pack, place)
            break
    state.release_holder[pack] = seat
    state.release_since[pack] = state.number
    note(log, ev.CARD_KEPT, seat, pack, 0, 0, 0, 0, 0)


@rule
def draw_card(board, state, log, seat: int, pack: int) -> None:
    """Draw the top card and obey it; a card planned by a scenario comes first."""
    if state.planned_count[pack] > 0:
        planned = state.planned[pack, 0, E_KIND] != 0
        if planned:
            obey(board, state, log, seat, pack, -1, state.planned[pack, 0])
        forget_planned(state, pack)
        if planned:
            return
    if state.pack_count[pack] == 0:
        return
    card = take_top_card(state, pack)
    if board.effect[pack, card, E_KIND] == JAIL_FREE:
        note(log, ev.CARD_DRAWN, seat, pack, card, JAIL_FREE, 0, 0, 0)
        hold_release_card(board, state, log, seat, pack)
        return
    if board.card_return_after == 1:
        row = push_matter(state, AUTO_RETURN_CARD, seat, 0, pack, 0, 0)
        state.matters[row, M_LEAST] = card
    else:
        return_card(state, log, pack, card)
    obey(board, state, log, seat, pack, card, board.effect[pack, card])


@rule
def forget_planned(state, pack: int) -> None:
    """Strike the first planned card of a pack."""
    for row in range(PLANNED - 1):
        for column in range(EFFECT_WIDTH):
            state.planned[pack, row, column] = state.planned[pack, row + 1, column]
    for column in range(EFFECT_WIDTH):
        state.planned[pack, PLANNED - 1, column] = 0
    state.planned_count[pack] -= 1


@rule
def obey(board, state, log, seat: int, pack: int, card: int, effect) -> None:
    """Carry out a card's effect; a player cannot refuse it (CARD-02)."""
    kind = effect[E_KIND]
    amount = effect[E_AMOUNT]
    target = effect[E_TARGET]
    if pack != UNIT:
        note(log, ev.CARD_DRAWN, seat, pack, card, kind, amount, target, 0)
    if moves_token(kind):
        drop_move(state, seat)
    if kind == ADVANCE_TO or kind == ADVANCE_TO_NEAREST:
        if kind == ADVANCE_TO_NEAREST:
            target = next_of_kind(board, state.at[seat], target)
        leave_jail_quietly(state, seat)
        steps = (target - state.at[seat]) % SQUARES
        pays = effect[E_SALARY] == 1
        move_forward(board, state, log, seat, steps, ev.REASON_CARD, pays)
        arrive(state, seat, 1, effect[E_MULTIPLIER])
    elif kind == GO_BACK or kind == GO_BACK_TO:
        steps = amount
        if kind == GO_BACK_TO:
            steps = (state.at[seat] - target) % SQUARES
        leave_jail_quietly(state, seat)
        move_back(board, state, log, seat, steps)
        arrive(state, seat, 1, effect[E_MULTIPLIER])
    elif kind == TO_JAIL:
        send_to_jail(board, state, log, seat, ev.REASON_CARD)
    elif kind == JAIL_FREE and pack != UNIT:
        if board.release_card[pack] >= 0 and state.release_holder[pack] == NOBODY:
            hold_release_card(board, state, log, seat, pack)
    elif kind == REPAIRS:
        bill = repair_bill(state, seat, amount, effect[E_HOTEL])
        charge(board, state, log, seat, BANK, bill, ev.REASON_CARD, 0)
    elif kind == PAY_BANK:
        charge(board, state, log, seat, BANK, amount, ev.REASON_CARD, 0)
    elif kind == COLLECT:
        give_from_bank(state, seat, amount)
        note(log, ev.BANK_RECEIVED, seat, amount, ev.REASON_CARD, 0, 0, 0, 0)
    elif kind == COLLECT_EACH or kind == PAY_EACH:
        row = push_matter(state, AUTO_EACH, seat, 0, 0, amount, kind)
        state.matters[row, M_MASK] = others_of(state, seat)
    elif kind == PAY_OR_DRAW:
        open_matter(state, log, PHASE_CHOICE, seat, 0, target, amount, 0)
    elif kind == LEAVE_JAIL and state.jail[seat] > 0:
        state.jail[seat] = 0
        note(log, ev.JAIL_LEFT, seat, ev.REASON_CARD, 0, 0, 0, 0, 0)


@rule
def moves_token(kind: int) -> bool:
    """Whether an effect takes the token elsewhere."""
    return (MOVING_EFFECTS >> kind) & 1 == 1


@rule
def leave_jail_quietly(state, seat: int) -> None:
    """A token that a text moves away is no longer in jail: the order is obeyed (ECHANCE-06)."""
    state.jail[seat] = 0


@rule
def next_of_kind(board, origin: int, kind: int) -> int:
    """The next square of a kind, going forward."""
    for steps in range(1, SQUARES):
        square = (origin + steps) % SQUARES
        if board.kind[square] == kind:
            return square
    return origin


@rule
def others_of(state, seat: int) -> int:
    """The mask of the other seats still in the game."""
    mask = 0
    for other in range(state.seats):
        if other != seat and state.out[other] == 0:
            mask |= 1 << other
    return mask


@rule
def repair_bill(state, seat: int, per_house: int, per_hotel: int) -> int:
    """The bill for each house and hotel; a hotel counts as a hotel, not as five houses (SP-26)."""
    bill = 0
    built = state.held[seat] & state.built
    while built != 0:
        level = state.level[lowest(built)]
        built &= built - 1
        if level == HOTEL:
            bill += per_hotel
        else:
            bill += per_house * level
    return bill


@rule
def settle_each(board, state, log) -> None:
    """Take the next payment of a card that concerns all others, clockwise (SP-10, SP-11)."""
    row = state.depth - 1
    drawer = state.matters[row, M_SEAT]
    if state.matters[row, M_MASK] == 0:
        pop_matter(state)
        return
    other = drawer
    for step in range(1, state.seats):
        other = (drawer + step) % state.seats
        if (state.matters[row, M_MASK] >> other) & 1:
            break
    state.matters[row, M_MASK] &= ~(1 << other)
    amount = state.matters[row, M_AMOUNT]
    if state.matters[row, M_REASON] == COLLECT_EACH:
        charge(board, state, log, other, drawer, amount, ev.REASON_CARD, 0)
    else:
        charge(board, state, log, drawer, other, amount, ev.REASON_CARD, 0)


@rule
def settle_return_card(state, log) -> None:
    """A card obeyed first goes under its pack when its effect has ended (CARD-04)."""
    row = state.depth - 1
    pack = state.matters[row, M_LOT]
    card = state.matters[row, M_LEAST]
    pop_matter(state)
    return_card(state, log, pack, card)


@rule
def check_choice(board, state, seat: int, refusal) -> int:
    """Only the drawer of a card that leaves a choice answers it."""
    if state.matters[state.depth - 1, M_SEAT] != seat:
        return refuse(refusal, no.NOT_ASKED, PHASE_CHOICE, 0)
    return no.ACCEPTED


@rule
def pay_choice(board, state, seat: int, log) -> None:
    """Pay rather than draw."""
    amount = state.matters[state.depth - 1, M_AMOUNT]
    pop_matter(state)
    charge(board, state, log, seat, BANK, amount, ev.REASON_CARD, 0)


@rule
def draw_choice(board, state, seat: int, log) -> None:
    """Draw rather than pay."""
    pack = state.matters[state.depth - 1, M_LOT]
    pop_matter(state)
    draw_card(board, state, log, seat, pack)
