"""Measure a board unknown to the bots before the game, which takes a compiler."""

from ..compiling.cache import watch_compilation
from ..game import Game
from .progress import bar
from .voice import Voice


def learn_board(game: Game, voice: Voice) -> None:
    """Let the bots learn an unknown board, and show why the game waits."""
    bots = game.family.warming
    if bots.knows(game):
        return
    voice.say("cli-learning", "dim")
    with bar(voice.console, voice.get("cli-warm-what")) as report, watch_compilation(report):
        bots.learn(game)
