"""What holds in every state of every game, told a second time and apart from the kernel."""

from passgo.estate import state as st

ONE_MATTER_KINDS = {st.AUTO_LAND, st.AUTO_TEXT}
"""Matters that are settled within one action and never wait between two."""


def broken_laws(board, state):
    """The laws that do not hold, in words."""
    return [
        name
        for name, holds in (
            ("money adds up", money_adds_up),
            ("nobody's cash is below zero", nobody_is_below_zero),
            ("lots have owners who are in the game", lots_have_owners),
            ("buildings are those of the box", buildings_add_up),
            ("buildings stand where they may", buildings_stand_well),
            ("cards are all there, each once", cards_add_up),
            ("those who are out hold nothing", the_absent_hold_nothing),
            ("open matters are in order", matters_are_in_order),
            ("the game is over exactly when somebody has won", ends_with_winners),
        )
        if not holds(board, state)
    ]


def money_adds_up(_, state):
    return sum(state.cash.tolist()) + int(state.bank) + int(state.pot) == 0 <= int(state.pot)


def nobody_is_below_zero(_, state):
    return min(state.cash.tolist()) >= 0


def lots_have_owners(board, state):
    count = int(state.seats)
    for square, owner in enumerate(state.owner.tolist()):
        is_lot = int(board.lots_mask) >> square & 1
        if owner != -1 and not (is_lot and 0 <= owner < count and state.out[owner] == 0):
            return False
        if (state.mortgaged[square] or state.level[square]) and not is_lot:
            return False
    return True


def buildings_add_up(board, state):
    levels = state.level.tolist()
    houses = int(state.houses) + sum(level for level in levels if level < st.HOTEL)
    hotels = int(state.hotels) + levels.count(st.HOTEL)
    return (
        min(int(state.houses), int(state.hotels), *levels) >= 0
        and houses == int(board.houses_total)
        and hotels == int(board.hotels_total)
    )


def buildings_stand_well(board, state):
    """On streets of a group in one hand, unmortgaged, and even where both books of it say so."""
    top = int(board.houses_before_hotel)
    is_even = board.even_build == 1 and board.even_sell == st.EVEN_SELL_YES
    for group in range(st.GROUPS):
        lots = board.group_lots[group][: int(board.group_size[group])].tolist()
        levels = [int(state.level[lot]) for lot in lots]
        if not any(levels):
            continue
        if len({int(state.owner[lot]) for lot in lots}) > 1 or state.owner[lots[0]] < 0:
            return False
        if any(state.mortgaged[lot] and state.level[lot] for lot in lots):
            return False
        if any(board.kind[lot] != st.STREET for lot in lots):
            return False
        if any(level > top and level != st.HOTEL for level in levels):
            return False
        ranks = [top + 1 if level == st.HOTEL else level for level in levels]
        if is_even and max(ranks) - min(ranks) > 1:
            return False
    return True


def cards_add_up(board, state):
    matters = state.matters[: int(state.depth)].tolist()
    for pack in range(st.PACKS):
        cards = state.pack[pack][: int(state.pack_count[pack])].tolist()
        if state.release_holder[pack] >= 0:
            cards.append(int(board.release_card[pack]))
        cards += [
            row[st.M_LEAST]
            for row in matters
            if row[st.M_KIND] == st.AUTO_RETURN_CARD and row[st.M_LOT] == pack
        ]
        if sorted(cards) != list(range(int(board.pack_size[pack]))):
            return False
    return True


def the_absent_hold_nothing(_, state):
    owners, holders = state.owner.tolist(), state.release_holder.tolist()
    claims = state.claims[: int(state.claim_count)].tolist()
    for seat in range(st.SEATS):
        if seat < state.seats and state.out[seat] == 0:
            continue
        if state.cash[seat] or state.jail[seat] or seat in owners or seat in holders:
            return False
        if state.offers[seat, st.O_TO] != -1 or seat in state.offers[:, st.O_TO].tolist():
            return False
        if any(seat in (row[st.C_TENANT], row[st.C_OWNER]) for row in claims):
            return False
        if state.wish_count[seat]:
            return False
    return True


def matters_are_in_order(board, state):
    """Within bounds, and nothing left in the bytes where nothing is."""
    depth, claims = int(state.depth), int(state.claim_count)
    if not 0 <= depth <= int(state.deepest) <= st.DEPTH or not 0 <= claims <= st.CLAIMS:
        return False
    if state.matters[depth:].any() or state.claims[claims:].any():
        return False
    if any(state.wish[seat][int(state.wish_count[seat]) :].any() for seat in range(st.SEATS)):
        return False
    if any(row[st.C_AMOUNT] <= 0 for row in state.claims[:claims].tolist()):
        return False
    if any(jail and at != board.jail_square for jail, at in zip(state.jail, state.at, strict=True)):
        return False
    return not any(
        row[st.M_KIND] in ONE_MATTER_KINDS for row in state.matters[:depth].tolist()
    )


def ends_with_winners(_, state):
    playing = [seat for seat in range(int(state.seats)) if state.out[seat] == 0]
    if state.phase != st.PHASE_OVER:
        return state.winners == 0 and len(playing) >= 2
    winners = {seat for seat in range(st.SEATS) if int(state.winners) >> seat & 1}
    return bool(winners) and winners <= set(playing) and state.depth == 0
