"""The table: asks each seat in turn, plays the bank's part, and tells what happens.

The order of asking is the polled round of the rules (``estate/rules/round.py``). The bank speaks
when real time has passed: it ends a timed game and brings down the hammer where auctions have a
timer.
"""

from collections.abc import Mapping, Sequence

from ...bots.standin import StandIns
from ...game import Event, Game, Written
from ..advice import HandOver, reason_line
from ..keyboard import Keyboard
from ..seats import Seated
from .forms import Forms
from .person import Habits, Person, Stop
from .voice import Voice

_UNWATCHED = 100
"""Turns that bots play among themselves before somebody is asked whether to go on: their game may
never end."""


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
        bots = {seat.name: seat.kind for seat in seated if not seat.is_person}
        self.bots = StandIns(game, bots)
        self._asked_back: dict[str, int] = {}
        """Seats left to a bot, and the last turn in which their person was asked about it."""
        self._watched_turn = int(game.state.turn)
        """The last turn in which somebody was at the keyboard."""
        self._ends_at = self._end_of_time()
        self._hammer_at: float | None = None

    def play(self) -> None:
        """Play until the game is over, or until an answer stops it."""
        while not self.game.is_over:
            self._ask_to_go_on()
            self.play_once()

    def play_once(self) -> None:
        """Ask one seat, and apply what it does."""
        self.let_bank_speak()
        seat = self.bots.round.next_seat()
        if seat is None:
            return
        if seat in self._asked_back:
            self._ask_back(seat)
        if seat in self.bots.players:
            self._let_play(seat)
            return
        person = self.people[seat]
        if seat not in self.game.to_act and not person.wants_asking():
            return
        self._watched_turn = int(self.game.state.turn)
        try:
            action = person.choose()
        except HandOver as wish:
            self._leave_to(seat, wish.bot)
            return
        if action is None:
            return
        self.let_bank_speak()
        # The hammer may have fallen while the person was thinking.
        refusal = self.game.why_not(seat, action)
        if refusal is not None:
            self.voice.refuse(refusal)
            return
        self._tell(seat, action)

    def _ask_to_go_on(self) -> None:
        """Now and then, where only bots are left to play, ask whether anybody still watches."""
        turn = int(self.game.state.turn)
        if turn - self._watched_turn < _UNWATCHED:
            return
        self._watched_turn = turn
        forms = Forms(self.game, self.game.turn, self.voice, self.keyboard)
        if not forms.confirm("cli-watch-on", usually=True):
            raise Stop

    def _let_play(self, seat: str) -> None:
        """Let the bot of a seat act, and say why if the table wants to hear it."""
        decision = self.bots.decide(seat)
        if decision is None:
            return
        action = decision.action
        if action == "roll" and self.game.board.manual_dice:
            self.voice.say("cli-throw-for", seat=seat)
            action = Forms(self.game, seat, self.voice, self.keyboard).dice()
        self._tell(seat, action, reason_line(self.voice, decision))

    def _leave_to(self, seat: str, bot: str) -> None:
        """Let a bot go on in a person's seat; before its next turn the person is asked."""
        self.bots.take_over(seat, bot)
        self._asked_back[seat] = int(self.game.state.turn)
        self.voice.say("cli-left-now", "cyan", seat=seat, bot=bot)
        if seat in self.game.to_act:
            self._let_play(seat)

    def _ask_back(self, seat: str) -> None:
        """Before a turn of a seat that was left to a bot, ask its person what now."""
        state = self.game.state
        turn = int(state.turn)
        is_opening = self.game.turn == seat and self.game.phase == "roll" and not state.throws
        if not is_opening or self._asked_back[seat] == turn:
            return
        self._asked_back[seat] = self._watched_turn = turn
        try:
            answer = self.people[seat].takes_back(self.bots.players[seat].name)
        except HandOver as wish:
            self.bots.take_over(seat, wish.bot)
            answer = "on"
        if answer != "on":
            del self._asked_back[seat]
        if answer == "back":
            self.bots.hand_back(seat)

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

    def _tell(self, seat: str, action: Written, why: str | None = None) -> None:
        by_person = seat not in self.bots.players
        events = self.bots.round.apply(seat, action, by_person=by_person)
        self.voice.tell(events, why)
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
