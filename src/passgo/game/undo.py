"""Undo a seat's own buildings and mortgages, until anything else happens (ADR 13).

The kernel knows nothing of it. Each step keeps the bytes from before it; the written action
``undo`` puts them in place again and is an action of the game like any other. What can be taken
back is a table of the family, and never what used chance or revealed something else.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..families.records import StateRecord
from ..wire.forms import Event, Refusal
from ..wire.terms import Message, Term, listed, message, money
from ..wire.terms import seat as seat_term

if TYPE_CHECKING:
    from .game import Game

TAKEN_BACK = "taken_back"
"""The name of the event."""


@dataclass(frozen=True)
class Step:
    """One action that can be taken back."""

    seat: int
    number: int
    """Which action of the game it was, counted from 1."""
    before: bytes
    events: tuple[Event, ...]


class Steps:
    """What can be taken back at one table, the last step on top; all of it is one seat's."""

    def __init__(self, game: "Game", steps: Sequence[Step] = ()) -> None:
        """Begin with nothing, or with what a game that was forked had."""
        self._game = game
        self._steps = list(steps)

    def __len__(self) -> int:
        """How many steps can be taken back in a row."""
        return len(self._steps)

    def __iter__(self) -> Iterator[Step]:
        """The steps, the oldest first."""
        return iter(self._steps)

    def clear(self) -> None:
        """Something else has happened."""
        self._steps.clear()

    def note(self, seat: int, before: bytes, events: Sequence[Event]) -> None:
        """An action has been accepted: it can be taken back, or nothing can any more."""
        if not self._is_undoable(before, events):
            self._steps.clear()
            return
        if self._steps and self._steps[-1].seat != seat:
            self._steps.clear()
        number = len(self._game.actions)
        self._steps.append(Step(seat, number, before, tuple(events)))

    def _is_undoable(self, before: bytes, events: Sequence[Event]) -> bool:
        game = self._game
        written = game.actions[-1][1]
        word = written if isinstance(written, str) else next(iter(written))
        tells = game.family.undoable.get(word)
        if tells is None or any(event.name not in tells for event in events):
            return False
        # A draw that struck nobody is a secret too: it says that the next moment is safe.
        drawn = self._read(before)["drawn"]
        return bool((drawn == game.state["drawn"]).all())

    def _read(self, content: bytes) -> StateRecord:
        """The record of a state in these bytes."""
        return np.frombuffer(content, self._game.family.tables.state_dtype)[0]

    def last(self, seat: int) -> Step | None:
        """What a seat would take back now."""
        if not self._steps or self._steps[-1].seat != seat:
            return None
        return self._steps[-1]

    def refusal(self, seat: int) -> Refusal | None:
        """Why a seat can take nothing back; None if it can."""
        if self.last(seat) is not None:
            return None
        if not self._steps or seat < 0:
            return Refusal("nothing_to_undo", {}, "undo-refused-nothing")
        owner = self._steps[-1].seat
        terms = {"seat": seat_term(self._game.seats[owner])}
        return Refusal("undo_not_yours", {"seat": owner}, "undo-refused-not-yours", terms)

    def take_back(self, seat: int) -> Event:
        """Put back the bytes from before a seat's last step; only actions go on being counted."""
        game, step = self._game, self._steps[-1]
        args = self._args(step)
        left = self._steps[:-1]
        count, cash = int(game.state.number) + 1, int(game.state.cash[seat])
        game.load_state(step.before)
        game.state.number = count
        self._steps = left
        fields = {"seat": seat, "number": step.number, "amount": int(game.state.cash[seat]) - cash}
        about: dict[str, Term] = {"seat": seat_term(game.seats[seat]), **args}
        return Event(TAKEN_BACK, fields, len(game.actions) + 1, "undo-event", about)

    def label(self, seat: int) -> Message:
        """What taking back the last step is called."""
        step = self.last(seat)
        return message("undo-action", self._args(step) if step else {"what": listed([])})

    def cost(self, seat: int) -> int:
        """What taking back the last step changes in one's cash, as printed."""
        step = self.last(seat)
        if step is None:
            return 0
        game = self._game
        cash = int(self._read(step.before)["cash"][seat])
        return game.wording.money(cash - int(game.state.cash[seat]))

    def _args(self, step: Step) -> dict[str, Term]:
        cost = self.cost(step.seat)
        return {
            "what": _what(step.events),
            "amount": money(abs(cost)),
            "flow": "in" if cost >= 0 else "out",
            "number": step.number,
        }


def _what(events: Sequence[Event]) -> Term:
    """What was done, with a text for each kind of event."""
    kinds: dict[str, list[Term]] = {}
    for event in events:
        kinds.setdefault(event.name, []).append(event.args["lot"])
    found: list[Term] = []
    for name, lots in kinds.items():
        places = [lot for n, lot in enumerate(lots) if lot not in lots[:n]]
        about: dict[str, Term] = {"lots": listed(places), "count": len(lots)}
        found.append(message(f"undone-{name.replace('_', '-')}", about))
    return listed(found)
