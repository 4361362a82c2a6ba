"""What the bots at a terminal say for themselves: why they act, and what they would do."""

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..bots.names import ADVISER, DEFAULT_PLAYER
from ..bots.player import Decision, Player, seed_for
from ..game import Game
from ..texts import Texts
from .estate.voice import Voice
from .knockout.voice import LaneVoice
from .tellers import Teller

UNSAID = frozenset({"obliged"})
"""Reasons that nobody needs to hear."""


class HandOver(Exception):
    """A player wants a bot to go on in this seat."""

    def __init__(self, bot: str) -> None:
        """Name the bot."""
        super().__init__(bot)
        self.bot = bot


def hand_over(wanted: str, known: Sequence[str], complain: Callable[..., None]) -> None:
    """Leave the seat to a bot, if there is one of that name; no name is the usual one."""
    if wanted and wanted not in known:
        complain("cli-no-such-bot", typed=wanted, known=", ".join(known))
        return
    raise HandOver(wanted or DEFAULT_PLAYER)


def reason_line(voice: Voice, decision: Decision) -> str | None:
    """Why a bot does something, or None where there is nothing to say."""
    if decision.reason in UNSAID:
        return None
    return voice.get("cli-why", why=voice.texts.say(decision.why.wire()))


def hint(game: Game, seat: str, texts: Texts, teller: Teller) -> str:
    """What the adviser would do in a person's place."""
    decision = Player(ADVISER, seed_for(game)).choose(game, seat)
    if decision is None:
        return texts.get("cli-hint-wait", bot=ADVISER)
    action = teller.action(seat, decision.action)
    return texts.get("cli-hint", bot=ADVISER, action=action, why=teller.why(decision))


def show_bots(console: Console, texts: Texts, names: Sequence[str], family: str) -> None:
    """Print who can be asked to play; ``family`` is what the ids of their texts begin with."""
    console.print(Text(texts.get("cli-bots-listed")))
    table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
    for name in names:
        table.add_row(Text(name, style="bold"), Text(texts.get(f"{family}-bot-{name}")))
    console.print(table)


def switch_reasons(voice: Voice | LaneVoice, shown: int) -> None:
    """Show from now on why bots act, or no longer; the last ``shown`` events' reasons too."""
    voice.is_explaining = not voice.is_explaining
    if not voice.is_explaining:
        voice.say("cli-why-off")
        return
    voice.say("cli-why-on")
    voice.tell_again(shown)
