"""A knockout game at the terminal: aim by numbers, the lane drawn as text."""

import os
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.text import Text

from ..bots import aiming_policy
from ..editions import EDITIONS, KNOCKOUT, LaneEdition, load_edition, parse_lane_option
from ..errors import ActionError, IllegalAction
from ..game import Event, Game
from ..knockout_texts import QUIET, LaneTexts
from ..knockout_wording import new_slide
from ..targets import COMPILED, load
from ..texts import Texts, pick_locale
from .keyboard import EndOfInput, Keyboard, Typed
from .lane_board import lane_text, purses_text
from .saving import replay_file, save_record
from .seats import Seated, parse_seats, seat_all
from .wishes import Wishes, parse_seed, seed_text

INTERRUPTED = 130
DEFAULT_OPPONENTS = 3
_AIM = 3


def is_lane(wishes: Wishes) -> bool:
    """Whether what is asked for is a game of this family."""
    if wishes.resume is not None:
        return replay_file(wishes.resume).family.name == KNOCKOUT
    return wishes.edition is not None and (
        wishes.edition in EDITIONS(KNOCKOUT)
        or (Path(wishes.edition).is_dir() and load_edition(wishes.edition).family == KNOCKOUT)
    )


def play_lane(wishes: Wishes, console: Console, keyboard: Keyboard | None = None) -> int:
    """Play a game and return the exit code: 0, or 130 when it was interrupted."""
    texts = Texts(pick_locale(wishes.lang, os.environ))
    game, seated = _deal(wishes, texts)
    texts = Texts(texts.locale, game.edition)
    return LaneTable(game, seated, texts, console, keyboard or Typed(console), wishes).spend()


def _deal(wishes: Wishes, texts: Texts) -> tuple[Game, list[Seated]]:
    if wishes.resume is not None:
        game = replay_file(wishes.resume)
        person = wishes.name or game.seats[0]
        return game, [Seated(s) if s == person else Seated(s, "simple") for s in game.seats]
    edition = load_edition(wishes.edition or KNOCKOUT)
    assert isinstance(edition, LaneEdition)
    if wishes.seats is not None:
        seated = parse_seats(wishes.seats)
    else:
        others = DEFAULT_OPPONENTS if wishes.players is None else wishes.players - 1
        bots = [bot.strip() for bot in texts.get("cli-bot-names").split(",")]
        seated = seat_all(wishes.name or texts.get("cli-default-name"), others, bots)
    options = dict(parse_lane_option(text) for text in wishes.options)
    seed = None if wishes.seed is None else parse_seed(wishes.seed)
    names = [seat.name for seat in seated]
    return Game.new(edition, names, wishes.mode or "standard", seed, options), seated


class Opponent:
    """An aiming player, compiled; its trials run on a copy of what it may see."""

    def __init__(self, game: Game) -> None:
        """Take the board of a game."""
        self.game = game
        self.decide: Any = load(COMPILED, "bots.aiming_policy", "decide")
        self.params = np.array(aiming_policy.DEFAULTS, np.int64)
        self.refusal = np.zeros(4, np.int64)

    def action(self, seat: int) -> Any:
        """What the seat does now."""
        action = new_slide()
        self.decide(self.game.board, self.game.seen(seat), seat, self.params, action, self.refusal)
        return action


class LaneTable:
    """One game from the first word to the last."""

    def __init__(
        self,
        game: Game,
        seated: list[Seated],
        texts: Texts,
        console: Console,
        keyboard: Keyboard,
        wishes: Wishes,
    ) -> None:
        """Prepare the table."""
        self.game = game
        self.people = {seat.name for seat in seated if seat.is_person}
        self.words = LaneTexts(texts, game)
        self.console = console
        self.keyboard = keyboard
        self.wishes = wishes
        self.opponent = Opponent(game)

    def say(self, text_id: str, style: str = "", **values: str | int) -> None:
        """Print a text."""
        self.console.print(Text(self.words.texts.get(text_id, **values), style=style))

    def tell(self, events: list[Event]) -> None:
        """Tell what happened, but for what only a picture shows."""
        for event in events:
            if event.name not in QUIET:
                self.console.print(Text("  " + self.words.event(event.name, event.fields)))

    def show(self) -> None:
        """Draw the lane and the purses."""
        self.console.print(lane_text(self.game), end="")
        self.console.print(purses_text(self.game, self.words), end="")
        pot = self.words.money(int(self.game.state.pot))
        self.say("knockout-pot-shown", "dim", amount=pot)

    def spend(self) -> int:
        """Play, and say goodbye however it ends."""
        self.say("cli-seed-shown", "dim", seed=seed_text(self.game.seed))
        self.tell(self.game.events if not self.game.actions else self.game.events[-1:])
        code = 0
        try:
            while not self.game.is_over:
                self.turn()
            self.show()
        except EndOfInput:
            self.say("cli-goodbye")
        except KeyboardInterrupt:
            self.console.print()
            self.say("cli-stopped")
            code = INTERRUPTED
        if self.wishes.record is not None:
            save_record(self.game, self.wishes.record)
            self.say("cli-record-saved", path=str(self.wishes.record))
        return code

    def turn(self) -> None:
        """Let whoever is asked act."""
        name = self.game.to_act[0]
        if name not in self.people:
            seat = self.game.seat(name)
            self.tell(self.game.apply_record(seat, self.opponent.action(seat)))
            return
        self.show()
        while True:
            phase = self.words.texts.get(f"knockout-phase-{self.game.phase}")
            question = self.words.texts.get("knockout-ask", seat=name, what=phase)
            self.console.print(Text(question, style="bold"))
            self.say(f"knockout-how-{self.game.phase}", "dim")
            answer = self.keyboard.ask(Text("> "))
            try:
                self.tell(self.game.apply(name, self.read(answer)))
                return
            except IllegalAction as refusal:
                self.say_line(self.words.refusal(refusal.code, refusal.parameters))
            except (ActionError, ValueError):
                self.say("knockout-not-understood", "yellow")

    def say_line(self, line: str) -> None:
        """Print why an answer will not do."""
        self.console.print(Text(line, style="yellow"))

    def read(self, answer: str) -> str | dict[str, Any]:
        """An answer as an action: three numbers are an aim, anything else is a word and a space."""
        parts = answer.replace(",", " ").split()
        if not parts:
            raise ActionError("nothing")
        if self.game.phase in {"slide", "again", "chance"} and len(parts) >= _AIM:
            x, angle, speed = (float(part) for part in parts[:_AIM])
            aim: dict[str, Any] = {"x": x, "angle": angle, "speed": speed}
            if len(parts) > _AIM:
                aim["token"] = int(parts[_AIM])
            return {"slide": aim}
        if self.game.phase in {"railroad", "house"} and parts[0] != "stay":
            return {self.game.phase: parts[-1]}
        return parts[0]
