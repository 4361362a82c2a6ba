"""A person at a knockout table: shown the lane, asked where to aim and what to do."""

from collections.abc import Callable

from rich.text import Text

from ...bots.names import LANE_PLAYER_NAMES
from ...game import Game
from ...game.errors import ActionError, IllegalAction
from ...game.families import Choice, Written
from ..advice import hand_over, hint, show_bots, switch_reasons
from ..estate.person import LOG_SHOWN, Stop
from ..keyboard import Keyboard, line_number
from ..tellers import LaneTeller
from ..warming import warm_opponents
from .aims import read_answer
from .board import show_lane
from .voice import LaneVoice
from .words import action_parts

_ASKED_BACK = ("on", "back", "end")


class LanePerson:
    """Asks whoever sits at the keyboard."""

    def __init__(
        self,
        game: Game,
        voice: LaneVoice,
        keyboard: Keyboard,
        save: Callable[[str], None],
    ) -> None:
        """Sit down; ``save`` writes the record to a file that is named."""
        self.game = game
        self.voice = voice
        self.words = voice.words
        self.keyboard = keyboard
        self.save = save

    def choose(self, name: str) -> Written:
        """What this seat does: something the rules accept."""
        self._show_lane()
        listed = self._ask(name)
        while True:
            answer = self._listen()
            if self._obey(name, answer):
                continue
            try:
                action = read_answer(self.words, answer, listed)
                refusal = self.game.why_not(name, action)
                if refusal is not None:
                    raise IllegalAction(refusal)
            except IllegalAction as wrong:
                line = self.words.texts.say(wrong.refusal.wire())
                self.voice.console.print(Text(line, style="yellow"))
            except (ActionError, ValueError):
                self.voice.complain("knockout-not-understood")
            else:
                if action != "resign" or self._is_sure():
                    return action

    def takes_back(self, name: str, bot: str) -> str:
        """Ask whoever left the seat to a bot what now: ``on``, ``back`` or ``end``."""
        self._show_lane()
        self.voice.say("cli-left", "bold", seat=name, bot=bot)
        for number, what in enumerate(_ASKED_BACK, 1):
            self._list(number, self.voice.get(f"cli-left-{what}", bot=bot))
        while True:
            answer = self._listen()
            chosen = line_number(answer or "1", 1, len(_ASKED_BACK))
            if chosen is not None:
                return _ASKED_BACK[chosen - 1]
            if not self._obey(name, answer):
                self.voice.complain("cli-not-a-choice", typed=answer, most=len(_ASKED_BACK))

    def _listen(self) -> str:
        return self.keyboard.ask(Text("> ")).strip()

    def _show_lane(self) -> None:
        show_lane(self.voice.console, self.game, self.words)

    def _list(self, number: int, line: str) -> None:
        self.voice.console.print(Text(f"  {number:>2}  {line}"))

    def _ask(self, name: str) -> list[Choice]:
        """Say what is asked, and list what a number may choose."""
        self.voice.say(f"knockout-phase-{self.game.phase}", "bold", seat=name)
        listed = listed_choices(self.game, name)
        for number, choice in enumerate(listed, 1):
            self._list(number, self.words.action(name, choice.action))
        if self.game.phase in {"slide", "again", "chance"}:
            self.voice.say("knockout-how-slide", "dim")
        self.voice.say("knockout-keys", "dim")
        return listed

    def _is_sure(self) -> bool:
        get = self.voice.get
        question = f"{get('cli-sure-resign')} ({get('cli-yes-no')}) "
        answer = self.keyboard.ask(Text(question)).strip().lower()
        return answer in {get("cli-yes-letter"), get("cli-yes")}

    def _obey(self, name: str, answer: str) -> bool:
        """Do what a letter or a word asks for; whether it is one."""
        word, _, rest = answer.partition(" ")
        rest = rest.strip()
        doers: dict[str, Callable[[], None]] = {
            "h": self._help,
            "?": self._help,
            "l": self._show_lane,
            "y": lambda: switch_reasons(self.voice, LOG_SHOWN),
            "i": lambda: self._give_hint(name),
            "bot": lambda: hand_over(rest.lower(), LANE_PLAYER_NAMES, self.voice.complain),
            "s": lambda: self._save(rest),
            "q": self._stop,
        }
        doer = doers.get(word.lower())
        if doer is None:
            return False
        doer()
        return True

    def _help(self) -> None:
        self.voice.say("knockout-help", "", **self.words.limits())
        show_bots(self.voice.console, self.words.texts, LANE_PLAYER_NAMES, "knockout")

    def _stop(self) -> None:
        raise Stop

    def _give_hint(self, name: str) -> None:
        texts = self.words.texts
        warm_opponents(self.voice.console, texts)
        line = hint(self.game, name, texts, LaneTeller(texts, self.game))
        self.voice.console.print(Text(line, style="cyan"))

    def _save(self, name: str) -> None:
        default = f"passgo-{self.game.edition.id}.json"
        question = Text(self.voice.get("cli-ask-file", path=default) + " ")
        self.save(name or self.keyboard.ask(question).strip() or default)


def listed_choices(game: Game, name: str) -> list[Choice]:
    """What is chosen by number: all but slides and leaving; one Railroad token at a time."""
    found = []
    first = None
    for choice in game.legal(name):
        word, detail = action_parts(choice.action)
        if word in {"slide", "resign"}:
            continue
        if game.phase == "railroad":
            first = detail.get("token") if first is None else first
            if detail.get("token") != first:
                continue
        found.append(choice)
    return found
