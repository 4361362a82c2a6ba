"""A knockout game at the terminal, and its bots."""

import os
from pathlib import Path

from rich.console import Console

from ...bots.names import LANE_PLAYER_NAMES
from ...bots.standin import StandIns
from ...editions import EDITIONS, load_edition
from ...game import Game
from ...knockout.edition.model import KNOCKOUT, LaneEdition
from ...knockout.edition.options import parse_lane_option
from ...texts import Texts, pick_locale
from ..advice import HandOver
from ..keyboard import Keyboard
from ..rules_played import lane_departures_text
from ..seats import DEFAULT_OPPONENTS, Seated, parse_seats, seat_again, seat_all
from ..sitting import Sitting
from ..warming import warm_opponents
from ..wishes import CommandError, Wishes, parse_seed
from .board import show_lane
from .person import LanePerson
from .voice import LaneVoice
from .words import LaneWords


def is_lane(wishes: Wishes) -> bool:
    """Whether the edition asked for is of this family."""
    return wishes.edition is not None and (
        wishes.edition in EDITIONS(KNOCKOUT)
        or (Path(wishes.edition).is_dir() and load_edition(wishes.edition).family == KNOCKOUT)
    )


def play_lane(
    wishes: Wishes, console: Console, keyboard: Keyboard, resumed: Game | None = None
) -> int:
    """Play a new game, or go on with one, and return the exit code."""
    locale = pick_locale(wishes.lang, os.environ)
    if resumed is not None:
        game, seated = resumed, seat_again(resumed.seats, wishes.name)
    else:
        game, seated = _deal(wishes, Texts(locale))
    voice = LaneVoice(console, LaneWords(Texts(locale, game.edition), game))
    return LaneSitting(wishes, game, seated, voice, keyboard).spend()


def _deal(wishes: Wishes, texts: Texts) -> tuple[Game, list[Seated]]:
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


class LaneSitting(Sitting):
    """A game of slides."""

    def __init__(
        self,
        wishes: Wishes,
        game: Game,
        seated: list[Seated],
        voice: LaneVoice,
        keyboard: Keyboard,
    ) -> None:
        """Prepare the table."""
        super().__init__(wishes, game, seated, voice, keyboard)
        self.voice = voice
        voice.is_explaining = wishes.why
        self.person = LanePerson(game, voice, keyboard, self.save_as)
        bots = [seat for seat in seated if not seat.is_person]
        self.bots = StandIns(game, {seat.name: seat.kind for seat in bots})
        self._asked_back: dict[str, int] = {}
        """Seats left to a bot, and the action before which their person was last asked."""

    def play(self) -> None:
        """Play until the game is over."""
        self._warm()
        while not self.game.is_over:
            self.turn()

    def departures(self) -> str:
        """The printed rules, or what differs from them."""
        return lane_departures_text(self.game, self.voice.texts)

    def show(self) -> None:
        """Leave the lane to whoever is asked first, who is shown it then."""

    def sum_up(self) -> None:
        """Show the lane and what everybody has."""
        show_lane(self.voice.console, self.game, self.voice.words)

    def turn(self) -> None:
        """Let whoever is asked act."""
        name = self.game.to_act[0]
        self._ask_back(name)
        if name in self.bots.players:
            self._let_play(name)
            return
        try:
            action = self.person.choose(name)
        except HandOver as wish:
            self._leave_to(name, wish.bot)
            return
        self.voice.tell(self.game.apply(name, action))

    def _let_play(self, name: str) -> None:
        """Let the bot of a seat act, and say why if the table wants to hear it."""
        decision = self.bots.decide(name)
        assert decision is not None
        self.voice.tell(self.bots.round.apply(name, decision.action), decision)

    def _leave_to(self, name: str, bot: str) -> None:
        """Let a bot go on in a person's seat; before its next turn the person is asked."""
        self.bots.take_over(name, bot)
        self._warm()
        self._asked_back[name] = len(self.game.actions)
        self.voice.say("cli-left-now", "cyan", seat=name, bot=bot)

    def _ask_back(self, name: str) -> None:
        """Before a turn of a seat that was left to a bot, ask its person what now."""
        now = len(self.game.actions)
        if self.game.phase != "slide" or self._asked_back.get(name, now) == now:
            return
        self._asked_back[name] = now
        try:
            answer = self.person.takes_back(name, self.bots.players[name].name)
        except HandOver as wish:
            self.bots.take_over(name, wish.bot)
            answer = "on"
        if answer != "on":
            del self._asked_back[name]
        if answer == "back":
            self.bots.hand_back(name)

    def _warm(self) -> None:
        """Compile what bots need before one is asked."""
        if self.bots.players:
            warm_opponents(self.voice.console, self.voice.texts)
