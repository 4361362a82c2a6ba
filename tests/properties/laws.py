"""The invariants of every state of every game, written independently of the kernel."""

from types import SimpleNamespace

from passgo.estate.rules import state as st

ONE_MATTER_KINDS = {st.AUTO_LAND, st.AUTO_TEXT}
"""Matters that are settled within one action and never wait between two."""


def plain(record):
    """A record as plain lists and numbers, which Python reads far faster."""
    return SimpleNamespace(**{key: record[key].tolist() for key in record.dtype.names})


class Laws:
    """The laws of one board."""

    def __init__(self, board):
        self.board = plain(board)

    def broken(self, state):
        """The laws that a state breaks, in words."""
        return broken_laws(self.board, plain(state))


def broken_laws(board, state):
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
    return sum(state.cash) + state.bank + state.pot == 0 <= state.pot


def nobody_is_below_zero(_, state):
    return min(state.cash) >= 0


def lots_have_owners(board, state):
    count = state.seats
    for square, owner in enumerate(state.owner):
        is_lot = board.lots_mask >> square & 1
        if owner != -1 and not (is_lot and 0 <= owner < count and state.out[owner] == 0):
            return False
        if (state.mortgaged[square] or state.level[square]) and not is_lot:
            return False
    return True


def buildings_add_up(board, state):
    levels = state.level
    houses = state.houses + sum(level for level in levels if level < st.HOTEL)
    hotels = state.hotels + levels.count(st.HOTEL)
    return (
        min(state.houses, state.hotels, *levels) >= 0
        and houses == board.houses_total
        and hotels == board.hotels_total
    )


def buildings_stand_well(board, state):
    """On streets of a group in one hand, unmortgaged, and even where both books of it say so."""
    top = board.houses_before_hotel
    is_even = board.even_build == 1 and board.even_sell == st.EVEN_SELL_YES
    for group in range(st.GROUPS):
        lots = board.group_lots[group][: board.group_size[group]]
        levels = [state.level[lot] for lot in lots]
        if not any(levels):
            continue
        if len({state.owner[lot] for lot in lots}) > 1 or state.owner[lots[0]] < 0:
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
    matters = state.matters[: state.depth]
    for pack in range(st.PACKS):
        cards = state.pack[pack][: state.pack_count[pack]]
        if state.release_holder[pack] >= 0:
            cards.append(board.release_card[pack])
        cards += [
            row[st.M_LEAST]
            for row in matters
            if row[st.M_KIND] == st.AUTO_RETURN_CARD and row[st.M_LOT] == pack
        ]
        if sorted(cards) != list(range(board.pack_size[pack])):
            return False
    return True


def the_absent_hold_nothing(_, state):
    owners, holders = state.owner, state.release_holder
    claims = state.claims[: state.claim_count]
    asked = [row[st.O_TO] for row in state.offers]
    for seat in range(st.SEATS):
        if seat < state.seats and state.out[seat] == 0:
            continue
        if state.cash[seat] or state.jail[seat] or seat in owners or seat in holders:
            return False
        if state.offers[seat][st.O_TO] != -1 or seat in asked:
            return False
        if any(seat in (row[st.C_TENANT], row[st.C_OWNER]) for row in claims):
            return False
        if state.wish_count[seat]:
            return False
    return True


def matters_are_in_order(board, state):
    """Within bounds, and unused bytes are zero."""
    depth, claims = state.depth, state.claim_count
    if not 0 <= depth <= state.deepest <= st.DEPTH or not 0 <= claims <= st.CLAIMS:
        return False
    if any(map(any, state.matters[depth:])) or any(map(any, state.claims[claims:])):
        return False
    if any(any(state.wish[seat][state.wish_count[seat] :]) for seat in range(st.SEATS)):
        return False
    if any(row[st.C_AMOUNT] <= 0 for row in state.claims[:claims]):
        return False
    if any(jail and at != board.jail_square for jail, at in zip(state.jail, state.at, strict=True)):
        return False
    return not any(row[st.M_KIND] in ONE_MATTER_KINDS for row in state.matters[:depth])


def ends_with_winners(_, state):
    playing = [seat for seat in range(state.seats) if state.out[seat] == 0]
    if state.phase != st.PHASE_OVER:
        return state.winners == 0 and len(playing) >= 2
    winners = {seat for seat in range(st.SEATS) if state.winners >> seat & 1}
    return bool(winners) and winners <= set(playing) and state.depth == 0
