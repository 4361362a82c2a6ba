"""Frames: a record moment by moment, for the replay viewer."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..compiling.targets import INTERPRETED
from ..editions import Editions
from ..game import Event, Game, Written
from ..game.records import GameRecord, moments
from ..wire.forms import Plain


@dataclass(frozen=True)
class Frame:
    """One moment: the action, its events, and the public view after it."""

    number: int
    """The action it follows; 0 is the set-up."""
    seat: str | None
    """The seat that acted; None is the bank, or the set-up."""
    action: Written | None
    events: tuple[Event, ...]
    view: Plain
    """Complete, and shared with other frames; the sender computes what changed."""

    def wire(self, *, with_view: bool = True) -> Plain:
        """The frame as plain data."""
        return {
            "number": self.number,
            "seat": self.seat,
            "action": self.action,
            "events": [event.wire() for event in self.events],
            "view": self.view if with_view else None,
        }


def frames(
    record: GameRecord, target: str = INTERPRETED, *, editions: Editions | None = None
) -> Iterator[Frame]:
    """Every moment of a record from its set-up on.

    RecordError where the record is damaged, RulesChanged where today's rules differ from the
    record; the frames before it are valid.
    """
    told = 0
    for game in moments(Game, record, target, editions):
        events, told = tuple(game.events[told:]), len(game.events)
        number = len(game.actions)
        seat, action = game.actions[-1] if number else (-1, None)
        name = game.seats[seat] if seat >= 0 else None
        yield Frame(number, name, action, events, game.view(None))
