"""Turning points: where the chances to win, and the money in play, shifted most.

A chance is estimated from how everybody stands, by squares: whoever has twice as much is four
times as likely to win. It is a yardstick for telling a story, not a forecast.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ..game import Event
from ..wire.forms import Plain
from ..wire.terms import Message, message, share
from .family_story import Line, named

MOST = 5
"""Turning points of a story."""
_WHOLE = 1000


def chances(
    prospects: Sequence[int], out: Sequence[bool], winners: Sequence[bool] | None = None
) -> list[float]:
    """Each line's chance to win; who has won has all of it."""
    if winners is not None and any(winners):
        return [is_winner / sum(winners) for is_winner in winners]
    pairs = zip(prospects, out, strict=True)
    weights = [0.0 if gone else float(max(worth, 1)) ** 2 for worth, gone in pairs]
    total = sum(weights)
    return [weight / total for weight in weights] if total else [0.0] * len(weights)


@dataclass(frozen=True)
class Point:
    """What one action did to the chances."""

    number: int
    time: int
    line: int
    """Whose chance moved most."""
    shift: float
    moved: float
    """The largest change of somebody's wealth, as a share of all there is."""
    headline: Event
    asides: tuple[Message, ...]

    @property
    def weight(self) -> float:
        """How much of a turning point it is: a great loss counts when all is decided too."""
        return abs(self.shift) + self.moved


def moved(before: Sequence[int], after: Sequence[int]) -> float:
    """The largest change of somebody's wealth, as a share of all there is."""
    changes = [abs(now - then) for now, then in zip(after, before, strict=True)]
    return max(changes) / max(sum(before), sum(after), 1)


def headline(events: Sequence[Event], ranks: dict[str, int]) -> Event | None:
    """The event an action is remembered by: the weightiest, and of equals the dearest."""
    told = [event for event in events if event.told and event.name in ranks]
    if not told:
        return None
    return min(told, key=lambda event: (ranks[event.name], -event.fields.get("amount", 0)))


def choose(points: Sequence[Point]) -> list[Point]:
    """The points that moved most, no more than one in a turn or round, in order of time."""
    ranked = sorted(points, key=lambda point: (-point.weight, point.number))
    found: list[Point] = []
    for point in ranked:
        if len(found) < MOST and all(point.time != other.time for other in found):
            found.append(point)
    # A short game, such as one of a few rounds, has several in one.
    found += [point for point in ranked if point not in found][: MOST - len(found)]
    return sorted(found, key=lambda point: point.number)


def wire(point: Point, lines: Sequence[Line], period: str) -> Plain:
    """A turning point as plain data: what happened, and a note on what it did."""
    line, shift = lines[point.line], round(point.shift * _WHOLE)
    about = {"time": point.time, "seat": named(line), "share": share(shift)}
    return {
        "number": point.number,
        "time": point.time,
        "seat": line.seat,
        "shift": shift,
        "text": point.headline.text,
        "args": dict(point.headline.args),
        "asides": list(point.asides),
        "note": message(f"story-shift-{period}", about),
    }
