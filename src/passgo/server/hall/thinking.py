"""Threads in which bots think, with compiled rules once these are loaded."""

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ...bots.names import DEFAULT_PLAYER
from ...bots.plain_pondering import PlainPondering
from ...bots.player import AnyPondering, Decision, Player, Pondering, seed_for
from ...bots.price import Price, price_of
from ...compiling.cache import cache_dir
from ...compiling.targets import COMPILED, INTERPRETED
from ...families import FAMILIES, find_family
from ...game import Game
from ...table import Thought

_T = TypeVar("_T")
logger = logging.getLogger(__name__)
_STAMP, _WALK = "warm", "warm-loops"
"""The two sets of compiled code: all that a table needs; the walks round unknown boards."""
_ENDED = (-signal.SIGINT, -signal.SIGTERM)
"""Exit codes of a compiler that was stopped by a signal, as when the server is stopped."""
_COMPLAINT = 2000
"""Characters kept of a failed compiler's error output."""


class Thinkers:
    """Threads for bots, and the record of which kernels are compiled and loaded."""

    def __init__(self, threads: int, slow: float) -> None:
        """Start without compiled kernels; a heavy bot may take ``slow`` seconds without them."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="thinking")
        self._slow = slow
        self._warm: set[str] = set()
        self._walking: set[str] = set()
        self._took: dict[str, float] = {}
        self._compilers: set[subprocess.Popen[bytes]] = set()
        self._is_closed = False

    def target(self, family: str) -> str:
        """The target that new games of a family run on."""
        return COMPILED if family in self._warm else INTERPRETED

    @property
    def is_warm(self) -> bool:
        """Whether everything is compiled and loaded."""
        return self._warm == set(FAMILIES)

    async def warm(self) -> None:
        """Load the compiled kernels, compiling them in another process first if needed."""
        for family in FAMILIES:
            if await self._ready(_STAMP, family):
                self._warm.add(family)
            if self._is_closed:
                return

    def knows(self, game: Game) -> bool:
        """Whether bots can play this game at once; if not, ``learn`` comes first."""
        return game.family.name in self._walking or game.family.warming.knows(game)

    async def learn(self, family: str) -> None:
        """Load the code that walks round unknown boards, as ``warm`` loads the rest."""
        if await self._ready(_WALK, family):
            self._walking.add(family)

    async def _ready(self, what: str, family: str) -> bool:
        """Load a set of compiled code, compiling it first if needed; whether it is loaded."""
        if not _is_compiled(what, family):
            code, said = await asyncio.to_thread(self._compile, what, family)
            if self._is_closed or code in _ENDED:
                return False
            if code:
                logger.error("the rules of %s could not be compiled (%d): %s", family, code, said)
                return False
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._pool, _load, what, family)
        return True

    async def decide(self, thought: Thought) -> Decision | None:
        """A bot's decision. A heavy bot that is not compiled yet may be too slow: then another
        one decides.
        """
        loop = asyncio.get_running_loop()
        game = thought.pondering.game
        if isinstance(thought.pondering, PlainPondering):
            # A slow one keeps no other bot waiting.
            return await asyncio.to_thread(thought.decide)
        if game.family.name in self._warm or not thought.pondering.bot.is_heavy:
            return await loop.run_in_executor(self._pool, thought.decide)
        if self._took.get(thought.bot, 0.0) > self._slow:
            usual = Player(DEFAULT_PLAYER, seed_for(game)).ponder(game, thought.seat)
            return await loop.run_in_executor(self._pool, usual.decide, INTERPRETED)
        decision = await loop.run_in_executor(self._pool, thought.decide, INTERPRETED)
        self._took[thought.bot] = max(thought.took, self._took.get(thought.bot, 0.0))
        return decision

    def is_slow(self, pondering: AnyPondering) -> bool:
        """Whether a bot's advice takes so long here that other clients would notice."""
        return pondering.bot.is_heavy and pondering.game.family.name not in self._warm

    async def ponder(self, pondering: AnyPondering) -> tuple[Decision | None, float]:
        """A bot's advice, and the processor seconds it took."""
        family = pondering.game.family.name
        target = COMPILED if family in self._warm else INTERPRETED

        def measured() -> tuple[Decision | None, float]:
            begun = time.thread_time()
            return pondering.decide(target), time.thread_time() - begun

        return await asyncio.get_running_loop().run_in_executor(self._pool, measured)

    async def price(self, pondering: Pondering) -> tuple[Price | None, float]:
        """What a bot would bid at most, and the processor seconds it took."""

        def measured() -> tuple[Price | None, float]:
            begun = time.thread_time()
            return price_of(pondering), time.thread_time() - begun

        return await asyncio.get_running_loop().run_in_executor(self._pool, measured)

    async def measure(self, work: Callable[[str], _T]) -> tuple[_T, float]:
        """The result of some compiled thinking, and the processor seconds it took."""

        def measured() -> tuple[_T, float]:
            begun = time.thread_time()
            return work(COMPILED), time.thread_time() - begun

        return await asyncio.get_running_loop().run_in_executor(self._pool, measured)

    def _compile(self, what: str, family: str) -> tuple[int, str]:
        """Compile in another process; return its exit code and the end of its error output."""
        # Not through the event loop: uvloop passes on the listening socket, and a child that
        # outlives its server would keep the address. In a separate session, Ctrl-C and SIGHUP reach
        # only the server, which ends the child.
        command = [sys.executable, "-m", __name__, what, family, str(os.getpid())]
        quiet, heard = subprocess.DEVNULL, subprocess.PIPE
        with subprocess.Popen(
            command, stdin=quiet, stdout=quiet, stderr=heard, start_new_session=True
        ) as compiler:
            self._compilers.add(compiler)
            if self._is_closed:
                compiler.terminate()
            said = compiler.communicate()[1].decode(errors="replace")
            self._compilers.discard(compiler)
            return compiler.returncode, said[-_COMPLAINT:]

    def close(self) -> None:
        """End the threads, and the compiler without waiting for it; it continues next time."""
        self._is_closed = True
        for compiler in list(self._compilers):
            compiler.terminate()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _is_compiled(what: str, family: str) -> bool:
    folder = cache_dir()
    return (folder / what).exists() or (folder / f"{what}-{family}").exists()


def _load(what: str, family: str) -> None:
    """Call once every function that games and bots call, or that walks round a board."""
    warming = find_family(family).warming
    if what == _WALK:
        warming.warm_walk()
    else:
        warming.warm_table()


def main(what: str, family: str, server: int) -> None:
    """Compile beside a server at low priority, and stop when the server ends."""
    os.nice(10)
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()
    with _alone(family):
        if not _is_compiled(what, family):
            _load(what, family)
            (cache_dir() / f"{what}-{family}").touch()


def _end_with(server: int) -> None:
    while os.getppid() == server:
        time.sleep(1)
    os._exit(1)


@contextlib.contextmanager
def _alone(family: str) -> Iterator[None]:
    """Let one process compile at a time, if the system has file locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(cache_dir() / f"compiling-{family}", "w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
