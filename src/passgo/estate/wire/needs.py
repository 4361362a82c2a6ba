"""Whom a lot helps most, and what it completes: a sentence that follows from public facts."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from ...wire.terms import listed, message, named, seat, square
from .eyes import Eyes

if TYPE_CHECKING:
    from .matter_models import Need


def need_of(eyes: Eyes, state: SimpleNamespace, lot: int, among: Sequence[int]) -> "Need":
    """The seat of some that has most of a lot's group, and what the lot would be for it."""
    group = eyes.group_of[lot]
    mates = [one for one in eyes.lots if one != lot and eyes.group_of[one] == group]
    held = {who: [one for one in mates if state.owner[one] == who] for who in among}
    best = max(held, key=lambda who: len(held[who]), default=None)
    about = {"lot": square(eyes.edition.squares[lot].id), "group": named("group", str(group))}
    if best is None or not held[best]:
        is_new = all(state.owner[one] < 0 for one in mates)
        told = message("need-nobody" if is_new else "need-others", about)
        return cast("Need", {"seat": None, "lots": [], **told})
    lots = held[best]
    about |= {
        "seat": seat(eyes.seats[best]),
        "lots": listed(square(eyes.edition.squares[one].id) for one in lots),
    }
    if len(lots) < len(mates):
        about |= {"count": len(lots) + 1, "size": len(mates) + 1}
    text = "need-completes" if len(lots) == len(mates) else "need-some"
    return cast("Need", {"seat": eyes.seats[best], "lots": lots, **message(text, about)})
