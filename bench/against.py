"""The same games on another revision: has the kernel become slower?

Two processes alternately replay the same actions, so that other load on the machine affects both
equally, and no player's thinking is counted; each pair of neighbouring runs gives one ratio, and
their median is the result. Needs the git checkout of the sources.
"""

import io
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from passgo.compiling.cache import cache_dir
from passgo.errors import PassgoError

HERE = Path(__file__).parents[1]
"""The checkout of these sources."""
ROUNDS = 25
GAMES = 40
SECONDS = 0.3

# Passed to a child process on its command line: it must run on sources older than this file, so it
# only uses the deal and the replay, which every revision has.
_MEASURE = """
import json, sys, time
import numpy as np
try:
    from passgo.estate.studies import batch
    from passgo.compiling.targets import COMPILED, load
except ImportError:
    # Revisions in which both stood elsewhere.
    from passgo.estate import batch
    from passgo.game.targets import COMPILED, load
from passgo.estate.policies import policies
LOOP = "estate.loops.shaking"
folder, editions, seats, seconds = json.loads(sys.argv[1])
again = load(COMPILED, LOOP, "play_again")
refusal = batch.scratch()[2]

def dealt(edition, seed):
    table = batch.deal(edition, "standard", 1, seats, policies.SIMPLE, seed)
    return table.board, table.states

games = {}
for edition in editions:
    games[edition] = []
    with np.load(f"{folder}/{edition}.npz") as kept:
        for seed in range(len(kept) // 2):
            board, start = dealt(edition, seed)
            actions = kept[f"actions{seed}"].view(np.recarray)
            games[edition].append((board, start, actions, kept[f"seats{seed}"]))
def replay(game, count):
    board, start, actions, seats = game
    state = start.copy().view(np.recarray)
    begin = time.perf_counter()
    again(board, state[0], actions, seats, count, batch.NO_LOG, refusal)
    spent = time.perf_counter() - begin
    assert state[0].number - start[0].number == count, "a refused action"
    return spent

for line in sys.stdin:
    rates = {}
    for edition in editions:
        done = spent = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            for game in games[edition]:
                # What the call itself costs is not the kernel's.
                spent += replay(game, len(game[2])) - replay(game, 0)
                done += len(game[2])
        rates[edition] = done / spent
    print(json.dumps(rates), flush=True)
"""


def unpack(revision: str) -> Path:
    """The sources of a git revision, stored in the cache; the folder that contains ``src``."""
    git = ["git", "-C", str(HERE)]
    try:
        asked = subprocess.run(
            [*git, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}"],
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        raise PassgoError("bench --against needs git, which is not installed here") from None
    if asked.returncode != 0:
        raise PassgoError(
            f"bench --against: git knows no revision {revision!r}; give a commit, a branch or a tag"
        )
    folder = cache_dir().parent / "against" / asked.stdout.strip()
    if not folder.exists():
        packed = subprocess.run(
            [*git, "archive", asked.stdout.strip(), "src"], capture_output=True, check=True
        )
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(folder, filter="data")
    return folder


def has_edition(revision: str, edition: str) -> bool:
    """Whether a revision knows an edition."""
    return (unpack(revision) / "src" / "passgo" / "editions" / edition).is_dir()


class Runner:
    """A process that plays with the sources of one folder."""

    def __init__(self, folder: Path, cache: Path | None, program: str, words: object) -> None:
        """Start it; the program gets the words, and answers each JSON line with one."""
        environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
        if cache is not None:
            environment["PASSGO_CACHE_DIR"] = str(cache)
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, json.dumps(words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def run(self, asked: object) -> Any:
        """Send it a line, and return its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise PassgoError(
                f"bench --against: a measuring process ended with {self.process.wait()}; its "
                "message is above. Revisions without a batch.py cannot be measured."
            )
        return json.loads(line)

    def stop(self) -> None:
        """Let the process end."""
        self.process.communicate()


def write_games(edition: str, folder: Path, record: Callable[[str, int], Any]) -> int:
    """Record games of an edition for both to replay; returns the number of seats."""
    kept: dict[str, Any] = {}
    seats = 0
    for seed in range(GAMES):
        _, start, actions, actors = record(edition, seed)
        kept[f"actions{seed}"], kept[f"seats{seed}"] = actions, actors
        seats = int(start[0].seats)
    np.savez(folder / f"{edition}.npz", **kept)
    return seats


def measure(
    revision: str,
    editions: list[str],
    record: Callable[[str, int], Any],
    say: Callable[[str], None],
) -> dict[str, dict[str, float]]:
    """For each edition the actions a second here and there, and here as a share of there."""
    folder = unpack(revision)
    found: list[tuple[dict[str, float], dict[str, float]]] = []
    with TemporaryDirectory() as games, ExitStack() as running:
        say("recording games")
        seats = max(write_games(edition, Path(games), record) for edition in editions)
        words = [games, editions, seats, SECONDS]
        here = Runner(HERE, None, _MEASURE, words)
        running.callback(here.stop)
        there = Runner(folder, folder / "cache", _MEASURE, words)
        running.callback(there.stop)
        say("loading both kernels")
        here.run(0)
        there.run(0)
        for number in range(ROUNDS):
            say(f"round {number + 1} of {ROUNDS}")
            # The order alternates, so that a machine that slows down favours neither.
            first, second = (there, here) if number % 2 else (here, there)
            one, other = first.run(number), second.run(number)
            found.append((other, one) if number % 2 else (one, other))
    return {
        edition: {
            "here": median(mine[edition] for mine, _ in found),
            "there": median(other[edition] for _, other in found),
            "ratio": median(mine[edition] / other[edition] for mine, other in found),
        }
        for edition in editions
    }
