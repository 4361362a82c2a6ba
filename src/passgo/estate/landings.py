"""How often tokens stop on each square of the packaged boards: measured once and stored.

A walk long enough to be accurate takes a compiler, or minutes. With these numbers a person can
start a game against a thinking player at once. ``python -m tests.bots.write_landings`` updates
them, and a test measures the boards again.
"""

import json
from functools import cache
from hashlib import blake2b
from pathlib import Path

import numpy as np

from ..families.records import BoardRecord, Numbers

FILE = Path(__file__).with_name("landings.json")

_TELLING = (
    "kind",
    "pack_of",
    "zone_of",
    "jail_square",
    "effect",
    "pack_size",
    "release_card",
    "card_return_after",
    "jail_fine_idle",
    "jail_max_turns",
    "jail_double_rerolls",
    "late_card",
    "zone_move_may_buy",
    "zone_empty_choice",
    "chance_multi_unowned",
    "random_chance_num",
    "random_chance_den",
    "random_chance_payer",
)
"""The flags and columns that decide where a token goes; prices and cash do not."""


def way_of(board: BoardRecord) -> str:
    """A short key for how tokens move round a board: equal for tables with the same movement."""
    digest = blake2b(digest_size=8)
    for field in _TELLING:
        digest.update(np.asarray(board[field]).tobytes())
    return digest.hexdigest()


def known_landings(board: BoardRecord) -> Numbers | None:
    """Stops on each square in a million turns of one player, or None for a board never walked."""
    found = _written().get(way_of(board))
    return None if found is None else np.array(found, np.int64)


@cache
def _written() -> dict[str, list[int]]:
    table: dict[str, list[int]] = json.loads(FILE.read_text(encoding="utf-8"))
    return table
