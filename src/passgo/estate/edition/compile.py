"""Turns an edition, a mode and options into the kernel's board record."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np

from ...editions.arrays import records, with_attributes
from ..rules import state as st
from .effects import effect_row
from .flags import FLAGS
from .model import PACK_IDS, UNIT_ID, Edition
from .settle import check_options, effective_rules

TIMER_LEAST, TIMER_MOST = 13, 50
"""The range, in seconds, from which the length of a timed auction is drawn (SP-42)."""


def compile_board(
    edition: Edition,
    mode: str = "standard",
    options: Mapping[str, object] | None = None,
    seats: Sequence[str] = (),
) -> np.record:
    """Return the board record on which the kernel plays this game; money in units."""
    settled = check_options(edition, mode, options, seats)
    rules = effective_rules(edition, mode, options)
    board: np.record = np.frombuffer(
        printed_board(edition), with_attributes(st.BOARD_DTYPE)
    ).copy()[0]
    for flag in FLAGS.values():
        numbers = flag.numbers(rules[flag.name], edition.money.to_unit)
        for column, number in zip(flag.columns, numbers, strict=True):
            board[column] = number
    board["banker"] = settled["banker"]
    board["manual_dice"] = int(settled["dice"] == "manual")
    board["cash_hidden"] = int(settled["cash"] == "hidden")
    board["timer_least"], board["timer_most"] = TIMER_LEAST, TIMER_MOST
    return board


@lru_cache(maxsize=16)
def printed_board(edition: Edition) -> bytes:
    """Return the part that no mode or option changes: the squares and the cards."""
    board: np.record = records(1, st.BOARD_DTYPE)[0]
    _write_squares(board, edition)
    _write_decks(board, edition)
    return board.tobytes()


def _write_squares(board: np.record, edition: Edition) -> None:
    to_unit = edition.money.to_unit
    numbers = {name: number for number, name in enumerate(edition.groups)}
    board["group"][:] = board["pack_of"][:] = board["zone_of"][:] = -1
    for number, zone in enumerate(edition.zones.values()):
        board["zone_of"][zone.first : zone.last + 1] = number
    for number, square in enumerate(edition.squares):
        bit = 1 << number
        board["kind"][number] = st.SQUARE_KINDS.index(square.kind)
        board["tax"][number] = to_unit(square.tax)
        if square.pack:
            board["pack_of"][number] = PACK_IDS.index(square.pack)
        if square.kind == "jail":
            board["jail_square"] = number
        if not square.is_lot:
            continue
        group = numbers[square.group]
        board["group"][number] = group
        board["group_mask"][group] |= bit
        board["group_lots"][group, board["group_size"][group]] = number
        board["group_size"][group] += 1
        board["lots_mask"] |= bit
        if square.kind == "street":
            board["streets_mask"] |= bit
        board["price"][number] = to_unit(square.price)
        board["house_cost"][number] = to_unit(square.house_cost)
        board["hotel_cost"][number] = to_unit(square.hotel_cost)
        board["mortgage_value"][number] = to_unit(square.mortgage)
        for place, rent in enumerate(square.dice or square.rents):
            board["rent"][number, place] = to_unit(rent)


def _write_decks(board: np.record, edition: Edition) -> None:
    board["release_card"][:] = -1
    # The unit comes after the packs, as state.UNIT says.
    for source, name in enumerate((*PACK_IDS, UNIT_ID)):
        deck = edition.deck(name)
        board["pack_size"][source] = len(deck)
        for number, card in enumerate(deck):
            row = effect_row(card.kind, card.fields, edition.money.to_unit)
            board["effect"][source, number] = row
            if row[st.E_KIND] == st.JAIL_FREE:
                board["release_card"][source] = number
