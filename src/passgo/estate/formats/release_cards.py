"""The release cards a seat holds, and which of them a plain number means."""

from ...families.records import StateRecord
from ..edition.model import PACK_IDS


def cards_meant(state: StateRecord, seat: int, asked: int) -> int:
    """A mask of packs; where only a number was written, the cards held longest."""
    if asked >= 0:
        return asked
    packs = [p for p in range(len(PACK_IDS)) if state.release_holder[p] == seat]
    packs.sort(key=lambda pack: int(state.release_since[pack]))
    packs += [p for p in range(len(PACK_IDS)) if p not in packs]
    return sum(1 << pack for pack in packs[:-asked])


def packs_of(state: StateRecord, seat: int) -> list[str]:
    """The packs whose release card a seat holds."""
    return [name for pack, name in enumerate(PACK_IDS) if state.release_holder[pack] == seat]
