"""Hide what a seat may not know, in a copy of the state.

A player sees the board, all deeds and, unless the table hides it, all cash. No player sees the
generator, the order of the packs, or what others wished for in a shortage call.
"""

from ...kernel.rule import rule
from .actions import LIST_MAX
from .state import (
    AUTO_TEXTS,
    EFFECT_WIDTH,
    M_KIND,
    M_LOTS,
    PACK_MAX,
    PACKS,
    PLANNED,
    SEATS,
    SOURCES,
    STREAMS,
)


@rule
def conceal(board, state, seat: int) -> None:
    """Hide, in a copy of the state, what this seat may not see."""
    for word in range(4):
        state.seed[word] = 0
    for stream in range(STREAMS):
        state.drawn[stream] = 0
    for pack in range(PACKS):
        sort_pack(state, pack)
    for source in range(SOURCES):
        hide_planned(state, source)
    for row in range(SEATS + 1):
        for column in range(EFFECT_WIDTH):
            state.texts[row, column] = 0
    for row in range(state.depth):
        if state.matters[row, M_KIND] == AUTO_TEXTS:
            # No player may know where the texts drawn will send their seats.
            state.matters[row, M_LOTS] = 0
    for other in range(state.seats):
        if other == seat:
            continue
        for item in range(LIST_MAX):
            state.wish[other, item] = 0
        state.wish_count[other] = 0
        if board.cash_hidden == 1:
            state.cash[other] = 0
            state.bank = 0


@rule
def sort_pack(state, pack: int) -> None:
    """Put a pack in the order of the box: its cards are public, their order is not."""
    place = 0
    for card in range(PACK_MAX):
        for other in range(place, state.pack_count[pack]):
            if state.pack[pack, other] == card:
                state.pack[pack, other] = state.pack[pack, place]
                state.pack[pack, place] = card
                place += 1
                break


@rule
def hide_planned(state, pack: int) -> None:
    """Hide the cards a scenario has put on top."""
    for row in range(PLANNED):
        for column in range(EFFECT_WIDTH):
            state.planned[pack, row, column] = 0
    state.planned_count[pack] = 0
