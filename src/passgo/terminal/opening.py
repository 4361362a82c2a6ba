"""The first and the last output of a sitting: the game, its players, and the winner."""

from math import ceil

from rich.text import Text

from ..table import Table
from .play_options import seed_text
from .screen import GameScreen


def open_table(screen: GameScreen, table: Table, *, is_resumed: bool) -> None:
    """Show the game, its players and its rules, and the board."""
    voice, game = screen.voice, screen.game
    title, mode = voice.get("edition-title"), voice.get(f"cli-mode-{game.mode}")
    voice.console.print()
    voice.say("cli-edition-shown", "bold", edition=title, mode=mode)
    voice.say("cli-players", seats=voice.texts.list(_who(screen, table)))
    voice.say("cli-seed-shown", "dim", seed=seed_text(game.seed))
    voice.show(Text(screen.departures(), style="dim"), 0)
    seconds = table.bank.wire()["hour"]
    if seconds is not None:
        agreed = int(str(game.settled["time_limit"]))
        minutes = ceil(seconds / 60) if is_resumed else agreed
        voice.say("cli-time-limit", "dim", minutes=minutes)
    people = [sitter.seat for sitter in table.sitters.values() if sitter.is_person]
    screen.show(people[0] if people else None)
    if is_resumed:
        voice.say("cli-gone-on", "dim", count=len(game.actions))
    last = game.events[-1].action if game.events else 0
    voice.tell(event for event in game.events if event.action == last)


def _who(screen: GameScreen, table: Table) -> list[str]:
    """The names of all players; which are bots, and which one is "you"."""
    sitters = table.sitters.values()
    is_alone = sum(sitter.is_person for sitter in sitters) == 1
    who = []
    for sitter in sitters:
        if sitter.bot is not None:
            bot = screen.voice.bot(sitter.bot)
            who.append(f"{sitter.seat} ({screen.voice.get('cli-computer', bot=bot)})")
        elif is_alone:
            who.append(f"{sitter.seat} ({screen.voice.get('cli-you')})")
        else:
            who.append(sitter.seat)
    return who


def sum_up(screen: GameScreen, table: Table) -> None:
    """Show that the game is over, who has won, and the wealth of all."""
    voice, game = screen.voice, screen.game
    voice.console.print()
    voice.say("cli-game-over", "bold")
    people = [sitter.seat for sitter in table.sitters.values() if sitter.is_person]
    if people == list(game.winners):
        voice.say("cli-you-win", "bold green")
    else:
        seats = voice.texts.list(list(game.winners))
        voice.say("cli-winner", "bold", seats=seats, count=len(game.winners))
    screen.sum_up()
