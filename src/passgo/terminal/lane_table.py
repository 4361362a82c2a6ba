"""A knockout game at the terminal: welcome, game, goodbye, and the record that is left."""

import os
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..bots.names import DEFAULT_PLAYER, LANE_PLAYER_NAMES
from ..bots.player import Decision
from ..bots.standin import StandIns
from ..editions import EDITIONS, KNOCKOUT, LaneEdition, OptionError, load_edition, parse_lane_option
from ..game import Event, Game
from ..knockout_texts import QUIET, LaneTexts
from ..texts import Texts, pick_locale
from .keyboard import EndOfInput, Keyboard, Typed
from .lane_board import show_lane
from .lane_person import LanePerson
from .person import Stop
from .rules_played import plain
from .saving import FileTrouble, replay_file, save_record
from .seats import Seated, parse_seats, seat_all
from .warming import warm_opponents
from .wishes import CommandError, Wishes, parse_seed, seed_text

INTERRUPTED = 130
DEFAULT_OPPONENTS = 3


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
        if person not in game.seats:
            raise OptionError("--name", repr(person), f"one of {', '.join(game.seats)}")
        return game, [Seated(s) if s == person else Seated(s, DEFAULT_PLAYER) for s in game.seats]
    edition = load_edition(wishes.edition or KNOCKOUT)
    assert isinstance(edition, LaneEdition)
    options = dict(parse_lane_option(text) for text in wishes.options)
    seed = None if wishes.seed is None else parse_seed(wishes.seed)
    seated = _seat(wishes, edition, texts)
    names = [seat.name for seat in seated]
    return Game.new(edition, names, wishes.mode or "standard", seed, options), seated


def _seat(wishes: Wishes, edition: LaneEdition, texts: Texts) -> list[Seated]:
    if wishes.seats is not None:
        return parse_seats(wishes.seats, LANE_PLAYER_NAMES)
    least, most = edition.players
    count = 1 + DEFAULT_OPPONENTS if wishes.players is None else wishes.players
    if not least <= count <= most:
        raise CommandError(
            "cli-error-players", edition=edition.id, least=least, most=most, count=count
        )
    bots = [bot.strip() for bot in texts.get("cli-bot-names").split(",")]
    return seat_all(wishes.name or texts.get("cli-default-name"), count - 1, bots)


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
        self.seated = seated
        self.words = LaneTexts(texts, game)
        self.console = console
        self.keyboard = keyboard
        self.wishes = wishes
        self.person = LanePerson(game, self.words, console, keyboard, self.save_as)
        bots = [seat for seat in seated if not seat.is_person]
        self.bots = StandIns(game, {seat.name: seat.kind for seat in bots})

    def say(self, text_id: str, style: str = "", **values: str | int) -> None:
        """Print a text."""
        self.console.print(Text(self.words.texts.get(text_id, **values), style=style))

    def tell(self, events: list[Event]) -> None:
        """Tell what happened, but for what only a picture shows."""
        for event in events:
            if event.name in {"slid", "scoring_started", "round_started"}:
                self.console.print()
            if event.name not in QUIET:
                self.console.print(Text("  " + self.words.event(event.name, event.fields)))

    def spend(self) -> int:
        """Play, and say goodbye however it ends."""
        self._open()
        code = 0
        try:
            if self.bots.players:
                warm_opponents(self.console, self.words.texts)
            while not self.game.is_over:
                self.turn()
            self._close()
        except EndOfInput:
            self.say("cli-goodbye")
        except Stop:
            self._stop()
        except KeyboardInterrupt:
            self.console.print()
            self.say("cli-stopped")
            code = INTERRUPTED
        if self.wishes.record is not None:
            self._save(self.wishes.record)
        return code

    def turn(self) -> None:
        """Let whoever is asked act."""
        name = self.game.to_act[0]
        if name in self.bots.players:
            decision = self.bots.decide(name)
            assert decision is not None
            self.tell(self.bots.round.apply(name, decision.action))
            self.give_reason(decision)
        else:
            self.tell(self.game.apply(name, self.person.choose(name)))

    def give_reason(self, decision: Decision) -> None:
        """Say why a bot did that, where the table wants to hear it."""
        if self.wishes.why:
            why = self.words.reason(decision.reason, decision.parameters)
            self.console.print(Text(f"  {self.words.texts.get('cli-why', why=why)}", "dim italic"))

    def _open(self) -> None:
        texts, game = self.words.texts, self.game
        self.console.print()
        mode = texts.get(f"cli-mode-{game.mode}")
        title = texts.get("edition-title")
        self.say("cli-edition-shown", "bold", edition=title, mode=mode)
        sides = [self.words.side(side) for side in range(int(game.board.sides))]
        self.say("cli-players", seats=texts.list(sides))
        self.say("cli-seed-shown", "dim", seed=seed_text(game.seed))
        parts = [
            texts.get(
                "cli-departure",
                option=name,
                value=plain(game.settled[name]),
                printed=plain(game.edition.rules[game.mode][name]),
            )
            for name in game.departures
        ]
        if parts:
            self.say("cli-departures", "dim", departures=", ".join(parts))
        else:
            self.say("cli-departures-none", "dim")
        self.tell(game.events if not game.actions else game.events[-1:])

    def _close(self) -> None:
        game = self.game
        show_lane(self.console, game, self.words)
        self.say("cli-game-over", "bold")
        people = [seat.name for seat in self.seated if seat.is_person]
        if people == list(game.winners):
            self.say("cli-you-win", "bold green")
        else:
            seats = self.words.texts.list(list(game.winners))
            self.say("cli-winner", "bold", seats=seats, count=len(game.winners))

    def _stop(self) -> None:
        """Stopped by choice: offer to keep the record."""
        if self.wishes.record is None:
            try:
                name = self.keyboard.ask(Text(self.words.texts.get("cli-ask-keep") + " "))
            except EndOfInput:
                name = ""
            if name:
                self.save_as(name)
        self.say("cli-stopped")

    def save_as(self, name: str) -> None:
        """Write the record to a file the player names; a file that cannot be written is said."""
        try:
            self._save(Path(name).expanduser())
        except FileTrouble as trouble:
            self.say(trouble.text_id, "yellow", **trouble.words)

    def _save(self, path: Path) -> None:
        save_record(self.game, path)
        self.say("cli-record-saved", path=str(path))
