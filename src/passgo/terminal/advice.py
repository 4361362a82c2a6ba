"""What the bots at a terminal say for themselves: why they act, and what they would do."""

from rich.text import Text

from ..bots.names import ADVISER, PLAYER_NAMES
from ..bots.player import Decision, Player, seed_for
from ..game import Game
from .sayings import say_action
from .voice import Voice

UNSAID = frozenset({"obliged"})
"""Reasons that nobody needs to hear."""


def reason_line(voice: Voice, decision: Decision) -> str | None:
    """Why a bot does something, or None where there is nothing to say."""
    if decision.reason in UNSAID:
        return None
    why = voice.texts.reason(decision.reason, decision.parameters, voice.names)
    return voice.get("cli-why", why=why)


def give_hint(game: Game, seat: str, voice: Voice) -> None:
    """Say what the adviser would do in a person's place."""
    decision = Player(ADVISER, seed_for(game)).choose(game, seat)
    if decision is None:
        voice.say("cli-hint-wait", "cyan", bot=ADVISER)
        return
    action = say_action(game, seat, voice, decision.action)
    why = voice.texts.reason(decision.reason, decision.parameters, voice.names)
    voice.say("cli-hint", "cyan", bot=ADVISER, action=action, why=why)


def show_bots(voice: Voice) -> None:
    """Print who can be asked to play."""
    for name in PLAYER_NAMES:
        line = Text(f"  {name:<9}", style="bold")
        line.append(voice.get(f"cli-bot-{name}"), style="not bold")
        voice.console.print(line)
