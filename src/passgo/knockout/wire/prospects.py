"""What a property would pay a token on it, if the round were scored with all others unmoved.

Told only where it is not what is printed: a property already counted pays nothing more, and one
that was still missing completes a set.
"""

from types import SimpleNamespace

from ...wire.forms import Plain
from ..rules.state import PROPERTY, TOKENS_EACH
from ..rules.turns import is_gone
from .eyes import Eyes


def prospects_of(eyes: Eyes, state: SimpleNamespace, seat: int) -> list[Plain]:
    """The properties at which a token of this seat would not simply bring what they print."""
    side = eyes.side_of[seat]
    before, own = _counted(eyes, state, side)
    found = (_prospect(eyes, space, before, own) for space in range(len(eyes.spaces)))
    return [prospect for prospect in found if prospect is not None]


def _counted(eyes: Eyes, state: SimpleNamespace, side: int) -> tuple[int, int]:
    """Properties that sides earlier in the order collect for, and those of this side."""
    before = 0
    for other in state.order[: eyes.lane.sides]:
        if other == side:
            break
        if not is_gone(eyes.lane, state, other):
            before |= _lie_on(state, other)
    return before, _lie_on(state, side) & ~before


def _lie_on(state: SimpleNamespace, side: int) -> int:
    """The spaces that tokens of a side are on, as a mask."""
    first = side * TOKENS_EACH
    spaces = {space for space in state.space[first : first + TOKENS_EACH] if space >= 0}
    return sum(1 << space for space in spaces)


def _prospect(eyes: Eyes, space: int, before: int, own: int) -> Plain | None:
    lane, unit = eyes.lane, eyes.unit
    if lane.kind[space] != PROPERTY:
        return None
    pays = not (before | own) >> space & 1
    group = lane.group[space]
    mask = lane.group_mask[group] & ~(1 << space)
    completes = pays and own & mask == mask
    if pays and not completes:
        return None
    return {
        "space": eyes.spaces[space],
        "pays": lane.value[space] * unit if pays else 0,
        "completes": eyes.groups[group] if completes else None,
        "bonus": lane.bonus[group] * unit if completes else 0,
    }
