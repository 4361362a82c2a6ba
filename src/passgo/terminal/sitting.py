"""One game at the terminal from the first word to the last, whatever its family."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from ..game import Game
from .complaints import INTERRUPTED
from .estate.person import Stop
from .estate.voice import Voice
from .keyboard import EndOfInput, Keyboard
from .knockout.voice import LaneVoice
from .saving import FileTrouble, save_record
from .seats import Seated
from .wishes import Wishes, seed_text


class Sitting(ABC):
    """Welcome, game, goodbye, and the record that is left."""

    def __init__(
        self,
        wishes: Wishes,
        game: Game,
        seated: Sequence[Seated],
        speaker: Voice | LaneVoice,
        keyboard: Keyboard,
    ) -> None:
        """Prepare the table."""
        self.wishes = wishes
        self.game = game
        self.seated = seated
        self.speaker = speaker
        self.keyboard = keyboard

    @abstractmethod
    def play(self) -> None:
        """Play until the game is over."""

    @abstractmethod
    def departures(self) -> str:
        """One sentence: the printed rules, or what differs from them."""

    @abstractmethod
    def show(self) -> None:
        """Show the board as it lies there when people sit down."""

    @abstractmethod
    def sum_up(self) -> None:
        """Show how things stand at the end."""

    def spend(self) -> int:
        """Play, and say goodbye however it ends; the exit code."""
        self._open()
        code = 0
        try:
            self.play()
            self._close()
        except EndOfInput:
            self.speaker.say("cli-goodbye")
        except Stop:
            self._stop()
        except KeyboardInterrupt:
            self.speaker.console.print()
            self.speaker.say("cli-stopped")
            code = INTERRUPTED
        if self.wishes.record is not None:
            self._save(self.wishes.record)
        return code

    def save_as(self, name: str) -> None:
        """Write the record to a file the player names; a file that cannot be written is said."""
        try:
            self._save(Path(name).expanduser())
        except FileTrouble as trouble:
            self.speaker.complain(trouble.text_id, **trouble.words)

    def _save(self, path: Path) -> None:
        save_record(self.game, path)
        self.speaker.say("cli-record-saved", path=str(path))

    def _open(self) -> None:
        speaker, game = self.speaker, self.game
        title = speaker.get("edition-title")
        mode = speaker.get(f"cli-mode-{game.mode}")
        speaker.console.print()
        speaker.say("cli-edition-shown", "bold", edition=title, mode=mode)
        speaker.say("cli-players", seats=speaker.texts.list(self._who()))
        speaker.say("cli-seed-shown", "dim", seed=seed_text(game.seed))
        speaker.console.print(Text(self.departures(), style="dim"))
        if "time_limit" in game.settled:
            speaker.say("cli-time-limit", "dim", minutes=int(str(game.settled["time_limit"])))
        self.show()
        speaker.tell(game.events if not game.actions else game.events[-1:])

    def _who(self) -> list[str]:
        """Everybody's name; who is the computer, and who is meant by "you"."""
        is_alone = sum(seat.is_person for seat in self.seated) == 1
        who = []
        for seat in self.seated:
            what = self.speaker.get("cli-you" if seat.is_person else "cli-computer", bot=seat.kind)
            is_plain = seat.is_person and not is_alone
            who.append(seat.name if is_plain else f"{seat.name} ({what})")
        return who

    def _close(self) -> None:
        speaker, game = self.speaker, self.game
        speaker.console.print()
        speaker.say("cli-game-over", "bold")
        people = [seat.name for seat in self.seated if seat.is_person]
        if people == list(game.winners):
            speaker.say("cli-you-win", "bold green")
        else:
            seats = speaker.texts.list(list(game.winners))
            speaker.say("cli-winner", "bold", seats=seats, count=len(game.winners))
        self.sum_up()

    def _stop(self) -> None:
        """Stopped by choice: offer to keep the record."""
        if self.wishes.record is None:
            question = Text(self.speaker.get("cli-ask-keep") + " ")
            try:
                name = self.keyboard.ask(question)
            except EndOfInput:
                name = ""
            if name:
                self.save_as(name)
        self.speaker.say("cli-stopped")
