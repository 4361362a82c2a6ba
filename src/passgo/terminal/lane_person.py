"""A person at a knockout table: shown the lane, asked where to aim and what to do."""

import math
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.text import Text

from ..editions import Space
from ..errors import ActionError, IllegalAction
from ..family import Choice, Written
from ..game import Game
from ..knockout_texts import LaneTexts, action_parts
from .keyboard import Keyboard
from .lane_board import show_lane
from .person import Stop

_AIM = 3
_MILLI = 1000


class LanePerson:
    """Asks whoever sits at the keyboard."""

    def __init__(
        self,
        game: Game,
        words: LaneTexts,
        console: Console,
        keyboard: Keyboard,
        save: Callable[[str], None],
    ) -> None:
        """Sit down; ``save`` writes the record to a file that is named."""
        self.game = game
        self.words = words
        self.console = console
        self.keyboard = keyboard
        self.save = save

    def say(self, text_id: str, style: str = "", **values: str | int) -> None:
        """Print a text."""
        self.console.print(Text(self.words.texts.get(text_id, **values), style=style))

    def choose(self, name: str) -> Written:
        """What this seat does: something the rules accept."""
        show_lane(self.console, self.game, self.words)
        listed = self._ask(name)
        while True:
            answer = self.keyboard.ask(Text("> ")).strip()
            if self._obey(answer):
                continue
            try:
                action = self.read(answer, listed)
                refusal = self.game.why_not(name, action)
                if refusal is not None:
                    raise IllegalAction(refusal.code, refusal.parameters)
            except IllegalAction as wrong:
                line = self.words.refusal(wrong.code, wrong.parameters)
                self.console.print(Text(line, style="yellow"))
            except (ActionError, ValueError):
                self.say("knockout-not-understood", "yellow")
            else:
                if action != "resign" or self._is_sure():
                    return action

    def _ask(self, name: str) -> list[Choice]:
        """Say what is asked, and list what a number may choose."""
        phase = self.words.texts.get(f"knockout-phase-{self.game.phase}")
        self.say("knockout-ask", "bold", seat=name, what=phase)
        listed = listed_choices(self.game, name)
        for number, choice in enumerate(listed, 1):
            self.console.print(Text(f"  {number:>2}  {self.words.action(choice.action)}"))
        if self.game.phase in {"slide", "again", "chance"}:
            self.say("knockout-how-slide", "dim")
        self.say("knockout-keys", "dim")
        return listed

    def _is_sure(self) -> bool:
        texts = self.words.texts
        question = f"{texts.get('cli-sure-resign')} ({texts.get('cli-yes-no')}) "
        answer = self.keyboard.ask(Text(question)).strip().lower()
        return answer in {texts.get("cli-yes-letter"), texts.get("cli-yes")}

    def _obey(self, answer: str) -> bool:
        """Do what a letter asks for; whether it is one."""
        letter, _, rest = answer.partition(" ")
        if letter in {"?", "h"}:
            self.say("knockout-help")
        elif letter == "l":
            show_lane(self.console, self.game, self.words)
        elif letter == "s":
            default = f"passgo-{self.game.edition.id}.json"
            question = Text(self.words.texts.get("cli-ask-file", path=default) + " ")
            self.save(rest.strip() or self.keyboard.ask(question).strip() or default)
        elif letter == "q":
            raise Stop
        else:
            return False
        return True

    def read(self, answer: str, listed: list[Choice]) -> Written:
        """An answer as an action: the number of a line, numbers of an aim, a space, or a word."""
        if answer.isascii() and answer.isdigit():
            if not 1 <= int(answer[:9]) <= len(listed):
                raise ActionError(f"line: found {answer}, expected 1 to {len(listed)}")
            return listed[int(answer) - 1].action
        is_slide = self.game.phase in {"slide", "again", "chance"}
        numbers = numbers_in(answer)
        if is_slide and len(numbers) >= _AIM:
            aim: dict[str, Any] = dict(zip(("x", "angle", "speed"), numbers, strict=False))
            if len(numbers) > _AIM:
                aim["token"] = int(numbers[_AIM])
            return {"slide": aim}
        if answer in {"pay", "stay", "retry", "resign"}:
            return answer
        space = self._space(answer)
        if is_slide:
            return {"slide": aim_at(self.game, space)}
        return {self.game.phase: space.id}

    def _space(self, answer: str) -> Space:
        """The one space that an answer names, by its id or by its name or part of it."""
        wanted = " ".join(answer.casefold().replace("_", " ").split())
        spaces = self.game.edition.spaces
        names = [
            {space.id.replace("_", " "), self.words.space(number).casefold()}
            for number, space in enumerate(spaces)
        ]
        exact = [space for space, known in zip(spaces, names, strict=True) if wanted in known]
        near = [
            space
            for space, known in zip(spaces, names, strict=True)
            if wanted and any(wanted in name for name in known)
        ]
        for found in (exact, near):
            if len(found) == 1:
                return found[0]  # type: ignore[no-any-return]
        raise ActionError(f"space: found {answer!r}, expected the name of one")


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


def numbers_in(answer: str) -> list[float]:
    """The numbers of an answer that is nothing but numbers; a comma is a point, or parts them."""
    parts = answer.replace(";", " ").split()
    if len(parts) < _AIM:
        parts = answer.replace(",", " ").split()
    try:
        return [float(part.rstrip(",").replace(",", ".")) for part in parts]
    except ValueError:
        return []


def aim_at(game: Game, space: Space) -> dict[str, float]:
    """The aim of a steady hand on an empty lane at the middle of a space, as straight as can be."""
    lane = game.edition.lane
    left, right = lane.launch_x
    to_x, to_y = space.centre
    x = min(max(to_x, left), right)
    across, along = to_x - x, to_y - lane.launch_y
    speed = math.sqrt(2 * lane.deceleration * math.hypot(across, along)) / _MILLI
    least, most = (limit / _MILLI for limit in lane.speed)
    return {
        "x": round(x, 1),
        "angle": math.degrees(math.atan2(across, along)),
        "speed": round(min(max(speed, least), most), 3),
    }
