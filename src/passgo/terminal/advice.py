"""What the bots at a terminal say for themselves: who they are, and what they would do."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ..bots.company import find_company
from ..bots.names import ADVISER
from ..bots.player import Decision, Player, seed_for
from ..table import Thought
from .desk import Desk
from .voice import Voice, reason_of
from .warming import Warming


class Adviser:
    """Asks bots for hints and for their moves, and does not let anybody wait for a compiler."""

    def __init__(self, desk: Desk, warming: Warming) -> None:
        """Ask at this desk."""
        self.desk = desk
        self.game = desk.game
        self.voice = desk.voice
        self.warming = warming
        self._is_said = False

    def decide(self, thought: Thought) -> Decision | None:
        """A bot's decision, taken by a lighter one until the heavy ones are compiled."""
        if thought.pondering.bot.is_heavy and not self.warming.is_ready():
            self._say_lighter()
            return self._lightest().choose(self.game, thought.seat)
        if thought.is_slow and self.voice.console.is_terminal:
            message = self.voice.get("table-thinking", seat=thought.seat)
            with self.voice.console.status(message, spinner="line"):
                return thought.decide()
        return thought.decide()

    def _say_lighter(self) -> None:
        if not self._is_said:
            bot = self.voice.bot(self._lightest().name)
            self.voice.say("cli-warming", "dim", bot=bot)
        self._is_said = True

    def _lightest(self) -> Player:
        """The strongest of those who need no compiler."""
        bots = find_company(self.game.family.name).bots
        name = [bot.name for bot in bots.values() if not bot.is_heavy][-1]
        return Player(name, seed_for(self.game))

    def advise(self, seat: str) -> None:
        """Say what the adviser would do in a person's place."""
        player = Player(ADVISER, seed_for(self.game))
        if player.bot_for(self.game).is_heavy and not self.warming.is_ready():
            player = self._lightest()
        decision = player.choose(self.game, seat)
        self.voice.show(Text(self._hint(seat, player.name, decision), style="cyan"), 0)

    def _hint(self, seat: str, name: str, decision: Decision | None) -> str:
        bot, get = self.voice.bot(name), self.voice.get
        if decision is None:
            return get("cli-hint-wait", bot=bot)
        action = self.desk.describe(seat, decision.action)
        why = reason_of(decision)
        if why is None:
            return get("cli-hint-only", bot=bot, action=action)
        return get("cli-hint", bot=bot, action=action, why=self.voice.texts.say(why))


def show_bots(voice: Voice, names: Sequence[str], family: str) -> None:
    """Print who can be asked to play; ``family`` is what the ids of their texts begin with."""
    voice.say("cli-bots-listed")
    table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
    for name in names:
        typed = Text(voice.bot_typed(name), style="bold")
        table.add_row(typed, Text(voice.get(f"{family}-bot-{name}")))
    voice.console.print(table)
