"""What cards add to the rents of stations and utilities, for players who think.

A visit by a card with a multiple pays a different rent than a visit by the dice. How often such
cards are drawn follows from the stops on the card squares.
"""

from collections.abc import Iterator

import numpy as np

from ..families.records import BoardRecord, Numbers
from .rules.cards import next_of_kind
from .rules.state import (
    ADVANCE_TO_NEAREST,
    E_KIND,
    E_MULTIPLIER,
    E_TARGET,
    MOVING_EFFECTS,
    PACKS,
    STATION,
    UTILITY,
)


def paying_stops(board: BoardRecord, stops: Numbers, held: int) -> Numbers:
    """Stops counted by what they pay an owner of so many of a group: a double rent counts twice."""
    paid = stops.copy()
    for lot, multiple, visits in _visits_by_card(board, stops):
        usual = 1
        if board.kind[lot] == UTILITY:
            usual = int(board.rent[lot, held - 1]) if board.utility_by_dice else 0
        if usual > 0:
            paid[lot] += visits * (multiple - usual) // usual
    return paid


def _visits_by_card(board: BoardRecord, stops: Numbers) -> Iterator[tuple[int, int, int]]:
    """Lots that cards with a multiple of their own lead to, the multiple, and visits so made."""
    for pack in range(PACKS):
        cards = board.effect[pack, : board.pack_size[pack]]
        staying = sum(1 - (MOVING_EFFECTS >> int(kind) & 1) for kind in cards[:, E_KIND])
        for card in cards[cards[:, E_MULTIPLIER] > 0]:
            for origin in np.flatnonzero(board.pack_of == pack).tolist():
                target = int(card[E_TARGET])
                if card[E_KIND] == ADVANCE_TO_NEAREST:
                    target = next_of_kind(board, origin, target)
                if board.kind[target] in {STATION, UTILITY}:
                    # Each card is drawn as often; only those that move no token leave it there.
                    visits = int(stops[origin]) // max(staying, 1)
                    yield target, int(card[E_MULTIPLIER]), visits
