"""Make a whole story by playing its record once."""

from collections.abc import Sequence

from ..compiling.targets import INTERPRETED
from ..editions import Editions, Only
from ..errors import RulesChanged
from ..game import Event, Game
from ..game.records import GameRecord, moments
from ..game.undo import TAKEN_BACK
from ..wire.forms import Plain
from ..wire.terms import message, money
from ..wire.version import WIRE_VERSION
from . import money as sums
from .family_story import Fact, Throw, Transfer
from .turning import Point, chances, choose, headline, moved, wire


def story_of(
    record: GameRecord | Game, target: str = INTERPRETED, *, editions: Editions | None = None
) -> Plain:
    """The story of a record, or of a game with its actions, as plain data (``StoryModel``).

    It shows everything that happened, hidden cash too, so use it for finished games. If the rules
    have changed since, it ends at the first difference.
    """
    if isinstance(record, Game):
        # The caller's game already has its edition.
        return story_of(record.record(), target, editions=Only(record.edition))
    teller: Teller | None = None
    parted = None
    try:
        for game in moments(Game, record, target, editions):
            if teller is None:
                teller = Teller(game)
            else:
                teller.hear()
    except RulesChanged as changed:
        parted = changed.action
    assert teller is not None
    return {**teller.story(), "parted": parted}


class Teller:
    """Follows one game and collects what its story needs."""

    def __init__(self, game: Game) -> None:
        """Begin at the first moment."""
        self.game = game
        self.part = game.family.story(game)
        self.lines = self.part.lines()
        self._ranks = {name: rank for rank, name in enumerate(self.part.headlines)}
        self._told = len(game.events)
        self._view = game.view(None)
        wealth = self.part.wealth()
        self._wealth = wealth
        self._prospects = self.part.prospects(self._view, wealth)
        self._chances = chances(self._prospects, self.part.out(self._view))
        self._out_at: dict[int, tuple[int, int]] = {}
        self._undone: set[int] = set()
        self._points: list[Point] = []
        self._transfers: list[Transfer] = self.part.transfers(game.events)
        self._throws: list[Throw] = []
        start = max(0, self.part.time(self._view) - 1)
        self._chart: dict[int, tuple[int, list[int]]] = {start: (0, wealth)}
        """Turn or round to its last action and everyone's wealth then."""

    def hear(self) -> None:
        """Process the last action."""
        game, part = self.game, self.part
        events = game.events[self._told :]
        self._told = len(game.events)
        number = len(game.actions)
        before, view = self._view, game.view(None)
        wealth = part.wealth()
        prospects, out = part.prospects(view, wealth), part.out(view)
        gains = [now - then for now, then in zip(prospects, self._prospects, strict=True)]
        part.took(game.actions[-1][0], events, gains)
        self._transfers += part.transfers(events)
        self._throws += part.throws(events)
        self._undone |= {event.fields["number"] for event in events if event.name == TAKEN_BACK}
        now = chances(prospects, out, self._winners())
        self._turn(number, events, now, wealth, view)
        for line, is_out in enumerate(out):
            if is_out and line not in self._out_at:
                self._out_at[line] = number, part.time(before)
        # The action that ends a turn or a round belongs to it, although the next has begun.
        self._chart[max(part.time(before), *self._chart)] = number, wealth
        self._view, self._prospects, self._wealth = view, prospects, wealth

    def _winners(self) -> list[bool] | None:
        if not self.game.is_over:
            return None
        winners = set(self.game.winners)
        return [bool(winners & set(line.members)) for line in self.lines]

    def _turn(
        self,
        number: int,
        events: Sequence[Event],
        now: list[float],
        wealth: Sequence[int],
        view: Plain,
    ) -> None:
        """Collect an action as a possible turning point."""
        shifts = [new - old for new, old in zip(now, self._chances, strict=True)]
        line = max(range(len(shifts)), key=lambda place: abs(shifts[place]))
        self._chances = now
        event = headline(events, self._ranks)
        if event is None or not shifts[line]:
            return
        time, share = self.part.time(self._view), moved(self._wealth, wealth)
        asides = tuple(self.part.asides(self._view, view))
        self._points.append(Point(number, time, line, shifts[line], share, event, asides))

    def story(self) -> Plain:
        """The story as plain data."""
        game, part, lines = self.game, self.part, self.lines
        unit = game.wording.money(1)
        points = [point for point in self._points if point.number not in self._undone]
        lasting = [event for event in game.events if event.action not in self._undone]
        return {
            "version": WIRE_VERSION,
            "setting": game.setting(),
            "over": game.is_over,
            "winners": list(game.winners),
            "length": {"actions": len(game.actions), "times": max(self._chart)},
            "period": part.period,
            "times": [{"time": time, "number": at} for time, (at, _) in self._chart.items()],
            "wealth": [self._line(place) for place in range(len(lines))],
            "turning_points": [wire(point, lines, part.period) for point in choose(points)],
            "payments": sums.payments(self._transfers, lines, unit),
            "largest": sums.largest(self._transfers, lines, unit),
            "dice": sums.dice(self._throws, lines),
            "facts": [
                {
                    "seat": line.seat,
                    "facts": [_fact(f) for f in part.facts(place, lasting, self._view)],
                }
                for place, line in enumerate(lines)
            ],
        }

    def _line(self, place: int) -> Plain:
        line, out = self.lines[place], self._out_at.get(place)
        return {
            "seat": line.seat,
            "members": list(line.members),
            "values": [wealth[place] for _, wealth in self._chart.values()],
            "out": None if out is None else {"number": out[0], "time": out[1]},
        }


def _fact(fact: Fact) -> Plain:
    term = money(fact.value) if fact.is_sum else fact.value
    about = message(f"story-fact-{fact.key.replace('_', '-')}", {"value": term})
    return {"key": fact.key, "value": fact.value, **about}
