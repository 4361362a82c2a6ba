"""The table: accepts requests of seats, lets bots and the bank act on time, and reports entries."""

from collections.abc import Mapping, Sequence

from ..bots.bargaining import Reply
from ..bots.forfeit import STAND_IN
from ..bots.player import Decision, Player, seed_for
from ..editions import OptionError
from ..game import Game
from ..wire.forms import UNDO, Written
from ..wire.plain import JsonMapping, Plain
from .bank import Bank
from .customs import Customs
from .decisions import DecisionClocks
from .doing import habitual, word_of
from .entries import ACTED, PLAN, Entry
from .forfeits import Forfeits
from .hours import Clock, Hours
from .limits import Limits
from .manners import Manners, turned_down
from .news import Listener, News
from .seating import Seating
from .sitters import Sitter, TableError, bot_term, remembered, sit_down
from .thought import Thought

_SLOW = 0.1
"""Seconds of thinking after which people should see that a player is thinking."""
_ANSWERS = frozenset({"accept", "reject", "claim", "heed"})


class Table:
    """One game with people and bots in its seats.

    Call ``act`` for a seat's action, ``tick`` whenever ``due`` has come, and ``listen`` to receive
    all entries. To think elsewhere, take ``next_thought`` and pass its answer to ``settle``.
    """

    def __init__(
        self,
        game: Game,
        bots: Mapping[str, str],
        clock: Clock,
        customs: Customs | None = None,
        memory: JsonMapping | None = None,
        news: News | None = None,
    ) -> None:
        """Seat bots by name and people everywhere else; ``memory`` restores an earlier table.

        A caller that numbers the entries passes ``news``.
        """
        self.game = game
        self.customs = customs or Customs()
        self.hours = Hours(clock, 0.0 if memory is None else float(memory["spent"]))
        number = 0 if memory is None else int(memory["news"])
        self.news = news or News(lambda: self.hours.now, number)
        self.sitters = sit_down(game.seats, bots, claims=self.customs.claims)
        if memory is not None:
            self.sitters = {kept["seat"]: remembered(kept) for kept in memory["sitters"]}
        self.clocks = DecisionClocks(self.hours, self.customs, self.sitters)
        self.bank = Bank(game, self.hours, self.customs, self._bank_acts, self._warn)
        self.seating = Seating(self)
        self.limits = Limits(self)
        self.round = game.family.round(game)
        self.throw_for: str | None = None
        """The bot whose real dice a person must throw for it."""
        self._pending: str | None = None
        self._asked: dict[str, tuple[int, float]] = {}
        """People asked about something optional: at which action, and when."""
        self._let_pass: dict[str, int] = {}
        """People who let the game continue, and at which action."""
        self._acted_at = self.hours.now
        self._took: dict[str, float] = {}
        self._players: dict[str, Player] = {}
        self.forfeits = Forfeits(game, self.news)
        self.manners = Manners(game)
        self._hushed: dict[str, tuple[int, int]] = {}
        """Bots that would have nagged: at which action, and how often."""
        if memory is not None:
            self._recall(memory)
        if memory is None:
            for sitter in self.sitters.values():
                self.player(sitter.player)
        self._watch()

    def _recall(self, memory: JsonMapping) -> None:
        for kept in memory["sitters"]:
            self.sitters[kept["seat"]].bank = float(kept["bank"])
        self.bank.remember(memory["bank"])
        self.clocks.remember(memory["clocks"])
        self.seating.remember(memory["seating"])
        self.limits.remember(memory.get("limits", {}))
        if "manners" in memory:
            self.manners.remember(memory["manners"])
        if self.seating.is_paused:
            self.hours.stop()

    def memory(self) -> Plain:
        """State of the table, without the game, to restore it later."""
        return {
            "spent": self.hours.now,
            "news": self.news.number,
            "sitters": [sitter.memory() for sitter in self.sitters.values()],
            "bank": self.bank.memory(),
            "clocks": self.clocks.memory(),
            "seating": self.seating.memory(),
            "limits": self.limits.memory(),
            "manners": self.manners.memory(),
        }

    def listen(self, listener: Listener) -> None:
        """Register a listener for all entries from now on."""
        self.news.listen(listener)

    # Requests of people.

    def act(self, seat: str, action: Written, by: str = "person") -> Entry:
        """Do a person's action; IllegalAction or TableError if the rules or the table refuse it."""
        sitter = self.sitter(seat)
        self.seating.check_running()
        if sitter.player is not None:
            raise TableError("seat_with_bot", seat={"seat": seat}, bot=bot_term(sitter.player))
        while self.bank.speak():
            # The hammer may have fallen while the person was thinking.
            pass
        self.manners.check(seat, action)
        entry = self._apply(seat, action, by)
        self.limits.note(seat, action)
        return entry

    def act_all(self, seat: str, actions: Sequence[Written]) -> None:
        """Do several actions of a person as one press; the error of the first that is refused.

        What stands before it is done, and the rest is left.
        """
        for action in actions:
            self.act(seat, action, PLAN)

    def check_asked(self, seat: str) -> None:
        """Refuse ``go_on`` if the table is not waiting for the seat: TableError."""
        if self.seating.is_running and not self.game.is_over:
            # A person who has just joined an old table may not have been asked yet.
            self._next_bot()
        if self.sitter(seat).player is not None or seat not in self._asked:
            raise TableError("nobody_waits_for", seat={"seat": seat})

    def go_on(self, seat: str) -> None:
        """Let the game continue, for a person who owes nothing."""
        self.sitter(seat)
        self._let_pass[seat] = self.number
        self._asked.pop(seat, None)

    def throw(self, dice: list[int]) -> Entry:
        """Report the dice thrown by hand for the bot that waits for them."""
        if self.throw_for is None:
            raise TableError("nobody_to_throw_for")
        seat = self.throw_for
        entry = self._apply(seat, {"roll": dice}, "bot")
        self.throw_for = None
        return entry

    @property
    def number(self) -> int:
        """The number of actions in the game so far."""
        return len(self.game.actions)

    def sitter(self, seat: str) -> Sitter:
        """The sitter of a seat; TableError if there is no such seat."""
        if seat not in self.sitters:
            raise TableError("no_such_seat", seat=seat, seats={"list": [*self.sitters]})
        return self.sitters[seat]

    # What happens without a request.

    def tick(self) -> None:
        """Do everything that is due, thinking on this thread."""
        while (thought := self.next_thought()) is not None:
            self.settle(thought, thought.decide())

    def next_thought(self) -> Thought | None:
        """Do what is due and needs no thinking; return the next thought, if there is one."""
        while not self.game.is_over and self.throw_for is None:
            if self.seating.stand_in() or self.seating.hold():
                continue
            if not self.seating.is_running:
                return None
            if self.bank.speak() or self._bid_to_limit() or self._do_habits():
                continue
            late = self.clocks.run_out()
            if late is not None:
                self._tell("time_out", late)
                return self._thought(late, self.customs.stand_in, "clock")
            seat = self._next_bot()
            if seat is None or self.hours.now < self._acted_at + self.seating.pace:
                return None
            return self._thought(seat, str(self.sitters[seat].player), "bot")
        return None

    def settle(self, thought: Thought, decision: Decision | None) -> None:
        """Do what a bot decided, unless the game has changed meanwhile."""
        self._took[thought.bot] = max(thought.took, self._took.get(thought.bot, 0.0))
        is_stale = thought.number != self.number or self.game.is_over
        sitter = self.sitters[thought.seat]
        if is_stale or not self.seating.is_running:
            return
        if thought.by == "bot" and sitter.player != thought.asked:
            return
        if self.forfeits.note(thought, decision):
            self._pending = thought.seat if thought.by == "bot" else None
            return
        if decision is not None and self._would_nag(thought, decision):
            return
        self._pending = None
        if decision is None:
            return
        if decision.action == "roll" and self.game.settled.get("dice") == "manual":
            self.throw_for = thought.seat
            self._tell("throw_asked", thought.seat)
            return
        reply = thought.reply or self._unexplained(thought, decision)
        self._apply(thought.seat, decision.action, thought.by, decision, reply)

    def _would_nag(self, thought: Thought, decision: Decision) -> bool:
        """Whether a bot asks a person too often for the same; then it is asked again, hushed."""
        seat = thought.seat
        if not self.manners.is_nagging(seat, decision.action, self._people):
            return False
        number, count = self._hushed.get(seat, (self.number, 0))
        self._hushed[seat] = self.number, 1 + (count if number == self.number else 0)
        self._pending = seat if thought.by == "bot" else None
        return True

    def _unexplained(self, thought: Thought, decision: Decision) -> Reply | None:
        """The reply of a player from outside, which gives no reason of its own."""
        bargaining = self.game.family.company.bargaining
        if bargaining is None or turned_down(decision.action) not in thought.persons:
            return None
        return bargaining.unexplained(self.game, self.game.seat(thought.seat), decision.action)

    def due(self) -> float | None:
        """Seconds until ``tick`` has something to do; None if it needs a request."""
        if self.game.is_over or self.throw_for is not None:
            return None
        moments = [self.seating.next_moment()]
        if self.seating.is_running:
            moments += [self.bank.next_moment(), self.clocks.next_moment(), self._answers_end()]
            moments.append(self.limits.next_moment())
            if self._next_bot() is not None:
                moments.append(self._acted_at + self.seating.pace)
        waits = [self.hours.until(moment) for moment in moments if moment is not None]
        return min(waits, default=None)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The people for whom the table waits: first decisions, then optional answers."""
        owing = [seat for seat in self._owing if self.sitters[seat].player is None]
        return (*owing, *(seat for seat in self._asked if seat not in owing))

    @property
    def _owing(self) -> tuple[str, ...]:
        """The seats that owe a decision, computed once for each state of the game."""
        return self.game.look().to_act

    def wire(self) -> Plain:
        """The public part of the table beside the game."""
        return {
            "seats": [sitter.wire() for sitter in self.sitters.values()],
            "waiting": list(self.waiting),
            "throw_for": self.throw_for,
            **self.seating.wire(),
            "clocks": {**self.bank.wire(), "decisions": self.clocks.wire()},
            "banks": {s.seat: s.bank for s in self.sitters.values() if s.is_person},
        }

    def deadlines(self) -> Plain:
        """The clocks of ``wire`` as readings of the clock, which stay the same as time passes."""
        return {**self.bank.deadlines(), "decisions": self.clocks.deadlines()}

    # Implementation.

    def seats_changed(self) -> None:
        """Forget the pending question: another player has taken over a seat."""
        self._pending = None
        self._asked.clear()
        self.throw_for = None if self.throw_for is None else self._still_throws(self.throw_for)
        self._watch()

    def _still_throws(self, seat: str) -> str | None:
        return None if self.sitters[seat].player is None else seat

    def _tell(self, name: str, seat: str) -> None:
        self.news.tell(Entry(name, seat, {"seat": {"seat": seat}}))

    def player(self, bot: str | None) -> Player | None:
        """A bot by name; OptionError if no bot of that name plays this game."""
        if bot is None:
            return None
        if bot not in self._players:
            player = Player(bot, seed_for(self.game))
            player.bot_for(self.game)
            self._players[bot] = player
        return self._players[bot]

    def _bank_acts(self, action: str) -> None:
        self._apply("bank", action, "bank")

    def _warn(self) -> None:
        self.news.tell(Entry("hammer_soon", args={"seconds": round(self.customs.warning)}))

    def _apply(
        self,
        seat: str,
        action: Written,
        by: str,
        decision: Decision | None = None,
        reply: Reply | None = None,
    ) -> Entry:
        """Apply an action with the rules, and report what happened."""
        people = self._people
        events = self.round.apply(seat, action, by_person=by in {"person", "habit", PLAN})
        self._acted_at = self.hours.now
        self._pending = None
        self._asked.clear()
        undone = events[0].fields["number"] if action == UNDO else None
        self.clocks.decided(seat, self.number, undone)
        self.manners.hear(seat, action, people)
        if not self.game.can_undo:
            self.clocks.settled()
        self.bank.hear(events)
        self.limits.hear(events)
        acted = Entry(
            ACTED,
            seat,
            by=by,
            action=action,
            mark=self.game.marks[-1],
            events=events,
            why=decision,
            reply=None if reply is None else reply.wire(),
        )
        entry = self.news.tell(acted)
        self._watch()
        return entry

    def _watch(self) -> None:
        if self.game.is_over:
            self.clocks.watch([])
            return
        self.clocks.watch([seat for seat in self._owing if self.sitters[seat].player is None])

    def _bid_to_limit(self) -> bool:
        """Take one action for a limit in an auction; return whether there was one."""
        found = self.limits.next_action(self._owing)
        if found is None or self.game.why_not(*found) is not None:
            return False
        # As the person's own, so that nobody learns of the limit.
        self._apply(*found, "person")
        return True

    def _do_habits(self) -> bool:
        """Take one action of a seat's habits; return whether there was one."""
        owing = self._owing
        for sitter in self.sitters.values():
            if sitter.player is not None or self.game.is_out(sitter.seat):
                continue
            action = habitual(self.game, sitter, owes=sitter.seat in owing)
            if action is not None and self.game.why_not(sitter.seat, action) is None:
                self._apply(sitter.seat, action, "habit")
                return True
        return False

    def _thought(self, seat: str, bot: str, by: str) -> Thought:
        player = self._decider(seat, bot)
        is_heavy = player.bot_for(self.game).is_heavy
        slow = self._took.get(player.name, 2 * _SLOW if is_heavy else 0.0) > _SLOW
        if slow:
            self.news.mention(Entry("thinking", seat, {"seat": {"seat": seat}}))
        pondering = player.ponder(self.game, seat, is_hushed=self._hushes(seat) > 0)
        persons = frozenset(name for name, is_person in self._people.items() if is_person)
        return Thought(seat, bot, player.name, by, self.number, pondering, persons, slow)

    @property
    def _people(self) -> dict[str, bool]:
        """Whether each seat is played by a person now."""
        return {seat: sitter.player is None for seat, sitter in self.sitters.items()}

    def _hushes(self, seat: str) -> int:
        """How often a bot would have nagged at this moment of the game."""
        number, count = self._hushed.get(seat, (-1, 0))
        return count if number == self.number else 0

    def _decider(self, seat: str, bot: str) -> Player:
        """The player that decides now for a seat: its bot, or the stand-in."""
        # A bot that offers the same although it is hushed does so by chance.
        if not self.forfeits.is_forfeited(seat) and self._hushes(seat) <= 1:
            try:
                player = self.player(bot)
            except OptionError:
                # A stored table may have a bot whose code is not loaded any more.
                self.forfeits.note_gone(seat, bot)
            else:
                assert player is not None
                return player
        stand_in = self.player(STAND_IN)
        assert stand_in is not None
        return stand_in

    def _next_bot(self) -> str | None:
        """The bot to ask now; None while people must answer first."""
        if self._pending is not None:
            return self._pending
        if any(self._is_asked(seat) for seat in self._asked):
            # A second call must not skip the seat that is asked.
            return None
        while (seat := self.round.next_seat()) is not None:
            if self.sitters[seat].player is not None:
                self._pending = seat
                return seat
            if seat in self._owing:
                # People and bots who owe a decision at the same time answer in any order.
                others = [s for s in self._owing if self.sitters[s].player is not None]
                self._pending = others[0] if others and not self._asked else None
                return self._pending
            if self._is_asked(seat):
                self._asked.setdefault(seat, (self.number, self.hours.now))
                return None
        return None

    def _is_asked(self, seat: str) -> bool:
        """Whether bots wait until a person has answered or let the game continue."""
        if self._let_pass.get(seat) == self.number:
            return False
        end = self._answer_end(seat)
        if end is not None and self.hours.now >= end:
            return False
        attention = self.sitters[seat].habits.attention
        if attention == "always" or (attention == "turns" and self._is_between_turns()):
            return True
        choices = self.game.look().choices(seat)
        return any(word_of(choice["action"]) in _ANSWERS for choice in choices)

    def _answer_end(self, seat: str) -> float | None:
        number, since = self._asked.get(seat, (-1, 0.0))
        if self.customs.answer is None or number != self.number:
            return None
        return since + self.customs.answer

    def _answers_end(self) -> float | None:
        ends = [self._answer_end(seat) for seat in self._asked]
        return min((end for end in ends if end is not None), default=None)

    def _is_between_turns(self) -> bool:
        return self.game.phase == "roll" and not self.game.view(None)["turn"]["throws"]
