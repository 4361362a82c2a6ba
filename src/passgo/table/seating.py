"""Seats lent to bots, absent people, pauses, and tables without active people."""

from typing import TYPE_CHECKING

from ..bots.names import DEFAULT_PLAYER
from ..wire.plain import JsonMapping, Plain
from ..wire.terms import Term
from .entries import Entry
from .sitters import Habits, Sitter, TableError, bot_term

if TYPE_CHECKING:
    from .table import Table

WATCHING = ("watch", "skip")
"""How people who are out watch the rest: at the table's pace, or at once."""


_PATIENCE = 4000
"""How many more actions bots play for people who are out: most games end within them."""
_HELD = {"out": "held_out", "away": "held_away", "unwatched": "held_unwatched"}
"""Why a table is on hold, and the entry that says so."""


class Seating:
    """Who is present, and whether the table runs."""

    def __init__(self, table: "Table") -> None:
        """Start with all people present."""
        self.table = table
        self.is_paused = False
        self.wants_pause: set[str] = set()
        self.held: str | None = None
        """Why bots wait although the rules do not require it: ``out``, ``away``, ``unwatched``."""
        self.watching: str | None = None
        """The choice of people who are out: one of ``WATCHING``."""
        self._watched_at = 0
        """The number of actions when a person last played or watched."""

    @property
    def is_running(self) -> bool:
        """Whether players may act."""
        return not self.is_paused and self.held is None

    @property
    def pace(self) -> float:
        """Seconds between two actions of bots."""
        playing = self._playing()
        all_hurry = all(self.table.sitters[seat].habits.hurries for seat in playing)
        if self.watching == "skip" or (playing and all_hurry):
            return 0.0
        return self.table.customs.pace

    def check_running(self) -> None:
        """Refuse requests at a paused table."""
        if self.is_paused:
            raise TableError("paused")

    # Lending seats and taking them back.

    def lend(self, seat: str, bot: str = DEFAULT_PLAYER) -> None:
        """Let a bot play a person's seat until the person takes it back."""
        sitter = self._person(seat)
        self.table.player(bot)
        sitter.lent_to = bot
        self.table.limits.forget(seat)
        self.table.seats_changed()
        self._tell("left_to", seat, bot=bot_term(bot))

    def take_back(self, seat: str) -> None:
        """Give a lent seat back to its person."""
        sitter = self._person(seat)
        if sitter.lent_to is None:
            raise TableError("seat_not_lent", seat={"seat": seat})
        sitter.lent_to = None
        self.table.seats_changed()
        self._tell("taken_back", seat)

    def give_up(self, seat: str, bot: str = DEFAULT_PLAYER) -> None:
        """Give a person's seat to a bot permanently."""
        sitter = self._person(seat)
        self.table.player(bot)
        sitter.bot, sitter.lent_to, sitter.stand_in, sitter.away_since = bot, None, None, None
        self.wants_pause.discard(seat)
        self.table.limits.forget(seat)
        self.table.seats_changed()
        self._tell("given_up", seat, bot=bot_term(bot))

    def take_over(self, seat: str) -> None:
        """Give a bot's seat to a person."""
        sitter = self.table.sitter(seat)
        if sitter.is_person:
            raise TableError("seat_taken", seat={"seat": seat})
        customs = self.table.customs
        sitter.bot, sitter.habits, sitter.bank = None, Habits(claims=customs.claims), customs.bank
        # The bots may have waited for a person to sit down.
        self.held = None
        self.note_watched()
        self.table.seats_changed()
        self._tell("seat_taken", seat)

    # Absent people.

    def leave(self, seat: str) -> None:
        """Record that a person has left; after a while a stand-in plays."""
        sitter = self._person(seat)
        if sitter.away_since is not None:
            return
        sitter.away_since = self.table.hours.now
        seconds = self.table.customs.absence
        name = "away" if seconds is None else "away_for"
        self._tell(name, seat, **({} if seconds is None else {"seconds": round(seconds)}))

    def come_back(self, seat: str) -> None:
        """Record that a person is back, and give back the seat at once."""
        sitter = self._person(seat)
        if sitter.away_since is None:
            return
        sitter.away_since = sitter.stand_in = None
        if self.held in {"away", "unwatched"}:
            self.held = None
        self.note_watched()
        self.table.seats_changed()
        self._tell("came_back", seat)

    def stand_in(self) -> bool:
        """Seat one stand-in that is due; return whether there was one."""
        for sitter in self.table.sitters.values():
            moment = self._stands_in_at(sitter)
            if moment is not None and moment <= self.table.hours.now:
                sitter.stand_in = self.table.customs.stand_in
                self.table.seats_changed()
                self._tell("stood_in", sitter.seat, bot=bot_term(sitter.stand_in))
                return True
        return False

    def _stands_in_at(self, sitter: Sitter) -> float | None:
        seconds = self.table.customs.absence
        if seconds is None or sitter.away_since is None or sitter.player is not None:
            return None
        return sitter.away_since + seconds

    # Pauses.

    def ask_pause(self, seat: str) -> None:
        """Record that a person wants a break; it begins when all active people want one."""
        self._person(seat)
        if self.is_paused or seat in self.wants_pause:
            return
        self.wants_pause.add(seat)
        self._tell("pause_asked", seat)
        if self._playing() <= self.wants_pause:
            self.is_paused = True
            self.table.hours.stop()
            self._tell("paused")

    def resume(self, seat: str) -> None:
        """End a pause: one person is enough. Also withdraws a request for a break."""
        self._person(seat)
        self.wants_pause.discard(seat)
        if not self.is_paused:
            return
        self.is_paused = False
        self.wants_pause.clear()
        self.table.hours.go_on()
        self._tell("resumed", seat)

    # Tables where only bots are left.

    def hold(self) -> bool:
        """Hold a table where people sat and none plays any more; whether it has just stopped."""
        people = [sitter for sitter in self.table.sitters.values() if sitter.is_person]
        if self.held is not None or not people:
            return False
        why = self._why_hold(people)
        if why is None:
            return False
        self.held = why
        self._tell(_HELD[why])
        return True

    def _why_hold(self, people: list[Sitter]) -> str | None:
        game = self.table.game
        playing = [sitter for sitter in people if not game.is_out(sitter.seat)]
        if not playing:
            if self.watching and self._unwatched < _PATIENCE + self.table.customs.unwatched:
                return None
            # The remaining bots may never finish: watchers are asked again.
            self.watching = None
            return "out"
        if all(sitter.away_since is not None for sitter in people):
            return "away"
        if any(sitter.player is None for sitter in playing):
            self.note_watched()
            return None
        return "unwatched" if self._unwatched >= self.table.customs.unwatched else None

    def go_on(self, how: str = "watch") -> None:
        """Let people who no longer play watch the rest, at the table's pace or at once."""
        if how not in WATCHING:
            raise TableError("no_such_way", found=how, known={"list": [*WATCHING]})
        self.watching = how
        self.held = None
        self.note_watched()
        self._tell("went_on")

    @property
    def _unwatched(self) -> int:
        """Actions since a person last played or asked to continue."""
        return self.table.number - self._watched_at

    def note_watched(self) -> None:
        """Record that a person is watching."""
        self._watched_at = self.table.number

    def _playing(self) -> set[str]:
        """The people who are in the game and present."""
        return {
            sitter.seat
            for sitter in self.table.sitters.values()
            if sitter.is_person
            and sitter.away_since is None
            and not self.table.game.is_out(sitter.seat)
        }

    def _person(self, seat: str) -> Sitter:
        sitter = self.table.sitter(seat)
        if not sitter.is_person:
            raise TableError("seat_of_bot", seat={"seat": seat}, bot=bot_term(str(sitter.bot)))
        return sitter

    def _tell(self, name: str, seat: str | None = None, **args: Term) -> None:
        if seat is not None:
            args["seat"] = {"seat": seat}
        self.table.news.tell(Entry(name, seat, args))

    def next_moment(self) -> float | None:
        """The moment when the next stand-in takes a seat."""
        moments = [self._stands_in_at(sitter) for sitter in self.table.sitters.values()]
        return min((moment for moment in moments if moment is not None), default=None)

    def wire(self) -> Plain:
        """Whether the table is running, and who wants a break."""
        return {
            "paused": self.is_paused,
            "wants_pause": sorted(self.wants_pause),
            "held": self.held,
            "watching": self.watching,
        }

    def memory(self) -> Plain:
        """State to store, for ``remember``."""
        return {**self.wire(), "watched_at": self._watched_at}

    def remember(self, memory: JsonMapping) -> None:
        """Restore the state that ``memory`` stored."""
        self.is_paused = bool(memory["paused"])
        self.wants_pause = set(memory["wants_pause"])
        self.held = memory["held"]
        self.watching = memory["watching"]
        self._watched_at = int(memory["watched_at"])
