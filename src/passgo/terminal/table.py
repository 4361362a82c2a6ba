"""The table: asks each seat in turn, plays the bank's part, and tells what happens.

The order of asking is the polled round of the rules (``estate/round.py``). The bank speaks when
real time has passed: it ends a timed game and brings down the hammer where auctions have a timer.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..estate.round import open_round
from ..estate.state import ROUND_DTYPE
from ..game import Event, Game
from ..wording import Written
from .forms import Forms
from .keyboard import Keyboard
from .menu import detail_of, word_of
from .opponents import Opponent
from .person import Habits, Person
from .seats import Seated
from .voice import Voice


class Table:
    """One game being played at a terminal."""

    def __init__(
        self,
        game: Game,
        seated: Sequence[Seated],
        voice: Voice,
        keyboard: Keyboard,
        habits: Habits,
    ) -> None:
        """Seat everybody."""
        self.game = game
        self.voice = voice
        self.keyboard = keyboard
        self.clock = habits.clock
        self.people: Mapping[str, Person] = {
            seat.name: Person(game, seat.name, voice, keyboard, habits)
            for seat in seated
            if seat.is_person
        }
        self.opponents: Mapping[str, Opponent] = {
            seat.name: Opponent(seat.kind, game.seed) for seat in seated if not seat.is_person
        }
        self._asking: Any = np.zeros(1, ROUND_DTYPE).view(np.recarray)[0]
        open_round(self._asking)
        self._offered: list[str] = []
        """Seats that have just been made an offer and are asked next."""
        self._ends_at = self._end_of_time()
        self._hammer_at: float | None = None

    def play(self) -> None:
        """Play until the game is over, or until an answer stops it."""
        while not self.game.is_over:
            self.play_once()

    def play_once(self) -> None:
        """Ask one seat, and apply what it does."""
        self.let_bank_speak()
        seat = self._next_seat()
        if seat is None:
            return
        action = self._decide(seat)
        if action is None:
            return
        if seat in self.people:
            self.let_bank_speak()
            # The hammer may have fallen while the person was thinking.
            refusal = self.game.why_not(seat, action)
            if refusal is not None:
                self.voice.refuse(refusal)
                return
        self._apply(seat, action)

    def let_bank_speak(self) -> None:
        """Call time and bring down the hammer when their moment has come."""
        now = self.clock()
        if self._ends_at is not None and now >= self._ends_at:
            self._ends_at = None
            if self.game.why_not("bank", "time_up") is None:
                self._tell("bank", "time_up")
        if self._hammer_at is not None and now >= self._hammer_at:
            self._hammer_at = None
            if self.game.why_not("bank", "hammer") is None:
                self._tell("bank", "hammer")

    def _decide(self, seat: str) -> Written | None:
        owes = seat in self.game.to_act
        if seat in self.people:
            person = self.people[seat]
            return person.choose() if owes or person.wants_asking() else None
        action = self.opponents[seat].choose(self.game, seat)
        if action == "roll" and self.game.settled.get("dice") == "manual":
            self.voice.say("cli-throw-for", seat=seat)
            return Forms(self.game, seat, self.voice, self.keyboard).dice()
        return action

    def _next_seat(self) -> str | None:
        if self._offered:
            return self._offered.pop(0)
        kernel, state = self.game.kernel, self.game.state
        owing = kernel.to_act(self.game.board, state)
        seat = int(kernel.next_asked(state, self._asking, owing))
        return None if seat < 0 else self.game.seats[seat]

    def _apply(self, seat: str, action: Written) -> None:
        number, record = self.game.read_action(seat, action)
        self._tell(seat, action)
        self.game.kernel.note_answer(self.game.state, self._asking, number, record)
        if seat in self.people:
            # The bound on free actions is there for opponents; a person may do as much as it likes.
            self._asking.free = 0
        if word_of(action) == "offer" and not self.game.is_over:
            other = str(detail_of(action)["to"])
            self._offered.append(other)
            self._asking.asked |= 1 << self.game.seat(other)

    def _tell(self, seat: str, action: Written) -> None:
        events = self.game.apply(seat, action)
        self.voice.tell(events)
        self._set_hammer(events)

    def _set_hammer(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.name == "auction_opened" and event.fields["seconds"]:
                self._hammer_at = self.clock() + event.fields["seconds"]
            elif event.name in {"auction_won", "auction_unsold"}:
                self._hammer_at = None

    def _end_of_time(self) -> float | None:
        """When a timed game ends; the minutes are one of its options."""
        minutes = self.game.settled.get("time_limit")
        return None if minutes is None else self.clock() + 60 * float(minutes)
