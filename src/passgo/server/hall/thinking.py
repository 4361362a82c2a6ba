"""Where bots think: on threads beside the event loop, in compiled code once it is there."""

import asyncio
import logging
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from ...bots.names import DEFAULT_PLAYER
from ...bots.player import Decision, Player, Pondering, seed_for
from ...editions import load_edition
from ...game.cache import cache_dir
from ...game.rooms import FAMILIES, family_part
from ...game.targets import COMPILED, INTERPRETED
from ...table import Thought

logger = logging.getLogger(__name__)
_STAMP = "warm"


class Thinkers:
    """Threads for bots, and which kernels are compiled and loaded."""

    def __init__(self, threads: int, slow: float) -> None:
        """Begin without compiled kernels; ``slow`` is what a heavy bot may take without them."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="thinking")
        self._slow = slow
        self._warm: set[str] = set()
        self._took: dict[str, float] = {}

    def target(self, edition: str) -> str:
        """What a game of an edition runs on from now on."""
        return COMPILED if load_edition(edition).family in self._warm else INTERPRETED

    @property
    def is_warm(self) -> bool:
        """Whether everything is compiled and loaded."""
        return self._warm == set(FAMILIES)

    async def warm(self) -> None:
        """Load the compiled kernels, compiling them in another process first where need be."""
        for family in FAMILIES:
            if not _is_compiled(family):
                command = [sys.executable, "-m", __name__, family]
                child = await asyncio.create_subprocess_exec(
                    *command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
                )
                if await child.wait():
                    logger.error("the rules of %s could not be compiled", family)
                    continue
            await asyncio.get_running_loop().run_in_executor(self._pool, _load, family)
            self._warm.add(family)

    async def decide(self, thought: Thought) -> Decision | None:
        """What a bot does; a heavy one that is not compiled yet may be too slow, and another is
        asked."""
        loop = asyncio.get_running_loop()
        game = thought.pondering.game
        if game.family.name in self._warm or not thought.pondering.bot.is_heavy:
            return await loop.run_in_executor(self._pool, thought.decide)
        if self._took.get(thought.bot, 0.0) > self._slow:
            usual = Player(DEFAULT_PLAYER, seed_for(game)).ponder(game, thought.seat)
            return await loop.run_in_executor(self._pool, usual.decide, INTERPRETED)
        decision = await loop.run_in_executor(self._pool, thought.decide, INTERPRETED)
        self._took[thought.bot] = max(thought.took, self._took.get(thought.bot, 0.0))
        return decision

    async def ponder(self, pondering: Pondering) -> Decision | None:
        """A bot's advice."""
        family = pondering.game.family.name
        target = COMPILED if family in self._warm else INTERPRETED
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, pondering.decide, target)

    def close(self) -> None:
        """Let the threads end."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _is_compiled(family: str) -> bool:
    folder = cache_dir()
    return (folder / _STAMP).exists() or (folder / f"{_STAMP}-{family}").exists()


def _load(family: str) -> None:
    """Call everything once that a game or a bot calls."""
    family_part(family, "warming").warm()


def main(family: str) -> None:
    """Compile beside a server, without taking its time."""
    os.nice(10)
    _load(family)
    (cache_dir() / f"{_STAMP}-{family}").touch()


if __name__ == "__main__":
    main(sys.argv[1])
