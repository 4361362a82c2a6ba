"""One game at the terminal from start to end, for any family."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from ..errors import IllegalAction
from ..game import Written
from ..table import Entry, Table, TableError
from .advice import Adviser
from .hangup import HUNG_UP, INTERRUPTED, Hangup
from .keeping import Keeper
from .keyboard import Edited, EndOfInput, Overtaken
from .lending import Lending
from .opening import open_table, sum_up
from .person import HandOver, Person, Stop
from .play_options import PlayOptions
from .questions import Back
from .saving import FileTrouble, save_record
from .screen import GameScreen
from .voice import has_money, reason_of

_UNTOLD = frozenset(
    {"thinking", "throw_asked", "went_on", "held_out", "held_away", "held_unwatched"}
)
"""The news of the table that is shown in another way, or not at all."""
_WAYS = ("watch", "skip", "stop")
_NEVER_STUCK = 0.05
_SKIPPED = 200
"""The number of unseen bot actions between two messages about them."""


class Sitting:
    """Welcome, game, goodbye, and the record that is left."""

    def __init__(
        self,
        play_options: PlayOptions,
        table: Table,
        screen: GameScreen,
        adviser: Adviser,
        keeper: Keeper | None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Prepare the table; ``sleep`` waits for real seconds."""
        self.play_options = play_options
        self.table = table
        self.game = table.game
        self.screen = screen
        self.voice = screen.voice
        self.adviser = adviser
        self.keeper = keeper
        self.sleep = sleep
        self.people = {
            sitter.seat: Person(sitter.seat, table, screen, adviser, self.save_as)
            for sitter in table.sitters.values()
            if sitter.is_person
        }
        self.lending = Lending(table, screen)
        self._purses = dict(screen.purses())
        self.voice.is_explaining = play_options.why
        table.listen(self._hear)
        if isinstance(screen.keyboard, Edited):
            screen.keyboard.meanwhile = self._pass_time

    def spend(self) -> int:
        """Play, and say goodbye at any end; return the exit code."""
        code = 0
        try:
            open_table(self.screen, self.table, is_resumed=bool(self.game.actions))
            self.play()
            self._close()
        except EndOfInput:
            self._leave("cli-goodbye")
        except Stop:
            self._leave("cli-stopped")
        except KeyboardInterrupt:
            self.voice.console.print()
            self._leave("cli-stopped")
            code = INTERRUPTED
        except Hangup:
            with suppress(OSError):
                self._leave("cli-stopped")
            code = HUNG_UP
        finally:
            if self.keeper is not None:
                self.keeper.release()
        if self.play_options.record is not None:
            self._save(self.play_options.record)
        return code

    def play(self) -> None:
        """Play until the game is over."""
        while not self.game.is_over:
            self.serve()

    def serve(self) -> None:
        """Run one step: a bot's action, a question to a person, or a wait."""
        table = self.table
        if self.lending.ask_back():
            return
        thought = table.next_thought()
        if thought is not None:
            table.settle(thought, self.adviser.decide(thought))
        elif self.game.is_over:
            return
        elif table.throw_for is not None:
            self._throw(table.throw_for)
        elif table.seating.held is not None:
            self._ask_to_go_on()
        elif table.waiting and not self._bots_come_first():
            self._ask(table.waiting[0])
        else:
            self.sleep(max(table.due() or 0.0, _NEVER_STUCK))

    def _bots_come_first(self) -> bool:
        """Whether bots act soon, so that no person is asked first, except before the hammer."""
        due = self.table.due()
        is_soon = due is not None and due <= self.table.seating.pace
        return is_soon and "hammer" not in self.table.bank.at

    def _ask(self, seat: str) -> None:
        """Ask a person, and do what is answered."""
        if self.keeper is not None:
            self.keeper.note_position()
        try:
            actions = self.people[seat].choose()
        except HandOver as handed:
            self.lending.lend(seat, handed.bot)
            return
        except Overtaken:
            return
        if not actions:
            self.table.go_on(seat)
        for action in actions:
            if not self._act(seat, action):
                return
        if self.keeper is not None:
            self.keeper.sync()

    def _act(self, seat: str, action: Written) -> bool:
        """Take an action, unless something happened first; whether it was taken."""
        try:
            self.table.act(seat, action)
        except IllegalAction as wrong:
            self.voice.refuse(wrong.refusal.wire())
            return False
        except TableError as wrong:
            self.voice.refuse(wrong.wire())
            return False
        return True

    def _throw(self, seat: str) -> None:
        """Throw real dice for a bot."""
        self.voice.say("cli-throw-for", seat=seat)
        with suppress(Back):
            dice = self.screen.questions.dice()
            assert isinstance(dice, dict)
            self.table.throw(dice["roll"])

    def _ask_to_go_on(self) -> None:
        """No person plays any more: ask whether to watch the bots, skip to the end, or stop."""
        voice = self.voice
        voice.say_message({"text": f"table-held-{self.table.seating.held}", "args": {}}, "cyan")
        for number, way in enumerate(_WAYS, 1):
            voice.show(Text(f"  {number:>2}  {voice.get(f'cli-out-{way}')}"), 6)
        question = Text(voice.get("cli-choose-default", action=voice.get("cli-out-watch")) + " ")
        typed = self.screen.keyboard.ask(question).strip() or "1"
        if typed in {"3", "q", "0"}:
            raise Stop
        if typed not in {"1", "2"}:
            voice.complain("cli-not-a-choice", typed=typed, most=len(_WAYS))
            return
        self.table.seating.go_on(_WAYS[int(typed) - 1])

    def _hear(self, entry: Entry) -> None:
        """Show what has happened at the table."""
        if entry.name == "acted" and self.table.seating.watching == "skip":
            self._skip()
        elif entry.name == "acted":
            self.voice.tell(entry.events, reason_of(entry.why))
            if entry.reply is not None:
                for said in (entry.reply["says"], entry.reply["why"]):
                    self.voice.say_message(said, "cyan")
            if any(has_money(event.args) for event in entry.events):
                self._tell_cash()
        elif entry.name not in _UNTOLD:
            self.voice.say_message({"text": entry.text, "args": entry.args}, "cyan")
            if entry.name == "forfeited":
                self.voice.show(Text(f"  {self.table.forfeits.last}", style="dim"), 0)

    def _skip(self) -> None:
        """Show only from time to time that the bots still play."""
        if self.table.number % _SKIPPED == 0:
            self.voice.say("cli-skipping", "dim", count=self.table.number)

    def _tell_cash(self) -> None:
        """Show whose money has changed; nothing where cash is hidden."""
        before, self._purses = self._purses, dict(self.screen.purses())
        parts = []
        for name, now in self._purses.items():
            was = before.get(name)
            if now is None or was is None or was == now:
                continue
            sign = "+" if now > was else ""
            parts.append(f"{name} {self.voice.money(now)} ({sign}{self.voice.money(now - was)})")
        if parts:
            dot = f" {self.voice.signs.dot} "
            self.voice.show(Text(f"     {dot.join(parts)}", style="dim"))

    def _pass_time(self) -> bool:
        """Run the table's clock while a person thinks; whether the question has changed."""
        if self.table.due() != 0 or self.table.seating.held is not None:
            return False
        before = self.table.number
        self.table.tick()
        return self.table.number != before

    def save_as(self, name: str) -> None:
        """Write the record to a file the player names; a file that cannot be written is said."""
        try:
            self._save(Path(name).expanduser())
        except FileTrouble as trouble:
            self.voice.complain(trouble.text_id, **trouble.words)

    def _save(self, path: Path) -> None:
        bots = {s.seat: s.bot for s in self.table.sitters.values() if s.bot is not None}
        save_record(self.game, path, bots)
        self.voice.say("cli-record-saved", path=str(path))

    def _close(self) -> None:
        sum_up(self.screen, self.table)
        if self.keeper is None:
            return
        try:
            path = self.keeper.finish()
        except FileTrouble as trouble:
            self.voice.complain(trouble.text_id, **trouble.words)
            return
        self.voice.say("cli-record-kept", "dim", path=str(path))

    def _leave(self, text_id: str) -> None:
        """Leave before the end: the game is kept."""
        if self.keeper is not None:
            self.keeper.close()
        self.voice.say(text_id)
        if self.keeper is not None:
            self.voice.say("cli-kept", "dim")
