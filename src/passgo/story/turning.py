"""Turning points: where the chances to win, and wealth, changed most.

A chance is estimated from the square of each standing: with twice as much, a player is four times
as likely to win. This is a measure for choosing what to tell, not a forecast.
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
    """Each line's chance to win; a winner's is 1."""
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
    """The line whose chance changed most."""
    shift: float
    moved: float
    """The largest change of a line's wealth, as a share of all wealth."""
    headline: Event
    asides: tuple[Message, ...]

    @property
    def weight(self) -> float:
        """The weight of a turning point: a large loss counts even when the game is decided."""
        return abs(self.shift) + self.moved


def moved(before: Sequence[int], after: Sequence[int]) -> float:
    """The largest change of a line's wealth, as a share of all wealth."""
    changes = [abs(now - then) for now, then in zip(after, before, strict=True)]
    return max(changes) / max(sum(before), sum(after), 1)


def headline(events: Sequence[Event], ranks: dict[str, int]) -> Event | None:
    """The event that describes an action: the most important, then the largest sum."""
    told = [event for event in events if event.told and event.name in ranks]
    if not told:
        return None
    return min(told, key=lambda event: (ranks[event.name], -event.fields.get("amount", 0)))


def choose(points: Sequence[Point]) -> list[Point]:
    """The points with the largest changes, at most one in a turn or round, in order of time."""
    ranked = sorted(points, key=lambda point: (-point.weight, point.number))
    found: list[Point] = []
    for point in ranked:
        if len(found) < MOST and all(point.time != other.time for other in found):
            found.append(point)
    # A game of few rounds has several in one round.
    found += [point for point in ranked if point not in found][: MOST - len(found)]
    return sorted(found, key=lambda point: point.number)


def wire(point: Point, lines: Sequence[Line], period: str) -> Plain:
    """A turning point as plain data: the event, and a note on its effect."""
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
