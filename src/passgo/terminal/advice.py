"""Bots at the terminal: their list, their hints and their moves."""

from collections.abc import Callable, Sequence

from rich.table import Table
from rich.text import Text

from ..bots.names import ADVISER, DEFAULT_PLAYER
from ..bots.player import Decision, Player, seed_for
from ..compiling.targets import INTERPRETED
from ..table import Thought
from .screen import GameScreen
from .voice import Voice, reason_of
from .warming import Warming

PATIENCE = 3.0
"""The longest thinking time, in seconds, that people wait for while bots are being compiled."""


class Adviser:
    """Asks bots for hints and for their moves, without waiting for the compiler."""

    def __init__(self, screen: GameScreen, warming: Warming) -> None:
        """Use this screen."""
        self.screen = screen
        self.game = screen.game
        self.voice = screen.voice
        self.warming = warming
        self._said: set[str] = set()
        self._took: dict[str, float] = {}
        """Seconds that heavy bots took for a decision that was not compiled."""

    def decide(self, thought: Thought) -> Decision | None:
        """A bot's decision; uncompiled heavy bots think slowly, or another bot decides."""
        if not thought.pondering.bot.is_heavy or self.warming.is_ready():
            return self._say_thinking(thought, thought.decide)
        if self._took.get(thought.bot, 0.0) > PATIENCE:
            self._say_once("cli-lighter", bot=self.voice.bot(DEFAULT_PLAYER))
            usual = Player(DEFAULT_PLAYER, seed_for(self.game)).ponder(self.game, thought.seat)
            return self._say_thinking(thought, lambda: usual.decide(INTERPRETED))
        self._say_once("cli-warming")
        decision = self._say_thinking(thought, lambda: thought.decide(INTERPRETED))
        self._took[thought.bot] = max(thought.took, self._took.get(thought.bot, 0.0))
        return decision

    def _say_thinking(
        self, thought: Thought, decide: Callable[[], Decision | None]
    ) -> Decision | None:
        """Let a bot think; if that takes a while, show which bot is thinking."""
        if not (thought.is_slow and self.voice.console.is_terminal):
            return decide()
        message = self.voice.get("table-thinking", seat=thought.seat)
        with self.voice.console.status(message, spinner="line"):
            return decide()

    def _say_once(self, text_id: str, **words: str) -> None:
        if text_id not in self._said:
            self.voice.say(text_id, "dim", **words)
        self._said.add(text_id)

    def advise(self, seat: str) -> None:
        """Show the hint of the adviser for a person's seat."""
        player = Player(ADVISER, seed_for(self.game))
        target = None
        if player.bot_for(self.game).is_heavy and not self.warming.is_ready():
            player, target = Player(DEFAULT_PLAYER, seed_for(self.game)), INTERPRETED
        decision = player.ponder(self.game, seat).decide(target)
        self.voice.show(Text(self._hint(seat, player.name, decision), style="cyan"), 0)

    def _hint(self, seat: str, name: str, decision: Decision | None) -> str:
        bot, get = self.voice.bot(name), self.voice.get
        if decision is None:
            return get("cli-hint-wait", bot=bot)
        action = self.screen.describe(seat, decision.action)
        why = reason_of(decision)
        if why is None:
            return get("cli-hint-only", bot=bot, action=action)
        return get("cli-hint", bot=bot, action=action, why=self.voice.texts.say(why))


def show_bots(voice: Voice, names: Sequence[str], family: str) -> None:
    """Print the bots that can play; ``family`` is the prefix of the ids of their texts."""
    voice.say("cli-bots-listed")
    table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
    for name in names:
        typed = Text(voice.bot_typed(name), style="bold")
        text_id = f"{family}-bot-{name}"
        known = voice.texts.has(text_id)
        table.add_row(typed, Text(voice.get(text_id if known else "bot-outside")))
    voice.console.print(table)
