"""How long the story of a game takes: ``python -m tests.trials.telling``."""

import time

from passgo.bots.names import DEFAULT_PLAYER
from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED
from passgo.editions import EDITIONS
from passgo.game import Game
from passgo.story import story_of

LONG = 2000
"""Actions after which a game of bots is long enough for a story."""


def story_seconds(edition):
    """Seconds that the story of a game takes, for 500 of its actions."""
    game = Game.new(edition, 3, seed=5, target=COMPILED)
    bots = StandIns(game, dict.fromkeys(game.seats, DEFAULT_PLAYER))
    for _ in range(LONG // 100):
        bots.play(100)
    record = game.record()
    # The first time loads what is compiled.
    story_of(record, COMPILED)
    begun = time.perf_counter()
    story_of(record, COMPILED)
    return (time.perf_counter() - begun) * 500 / len(game.actions)


def main():
    """Tell one of each edition."""
    for edition in EDITIONS():
        print(f"the story of 500 actions of {edition}: {story_seconds(edition):.2f} s", flush=True)


if __name__ == "__main__":
    main()
