"""Whole games on another revision: how much faster is a table, and is it the same game?

Two processes alternately deal and play the same games; each pair of neighbouring runs gives one
ratio, and their median is the result. The games must end in the same state: every column that both
know is compared.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from statistics import median
from typing import Any

from passgo.estate.studies.gpu import PLAYERS

from .against import HERE, Runner, unpack

ROUNDS = 15
GAMES = 100
SEATS = 4
TURNS = 1_000
ACTIONS_A_TURN = 20

# Passed to a child process on its command line: it must run on sources older than this file.
_PLAY = """
import hashlib, json, sys, time
import numpy as np
try:
    from passgo.estate.studies import batch
except ImportError:
    # Revisions in which it stood elsewhere.
    from passgo.estate import batch
seats, turns, actions = json.loads(sys.argv[1])
for line in sys.stdin:
    edition, player, games, first = json.loads(line)
    dealt = batch.deal(edition, "standard", games, seats, [player] * seats, 11, first=first)
    begin = time.process_time()
    faults = batch.play(dealt, actions, turns=turns)
    spent = time.process_time() - begin
    assert faults == 0, "a fault"
    columns = {
        name: hashlib.blake2b(np.ascontiguousarray(dealt.states[name]).tobytes()).hexdigest()
        for name in dealt.states.dtype.names
    }
    print(json.dumps([games / spent, columns]), flush=True)
"""


@dataclass
class Contest:
    """The results of the games of one table on both."""

    edition: str
    player: str
    pairs: list[tuple[float, float]]
    """Games a second of processor time, here and there, in neighbouring runs."""
    differing: set[str]
    """Columns of the state that both know and that differ."""

    def figures(self) -> Iterator[tuple[str, float]]:
        """The medians, by name."""
        name = f"{self.edition}_{self.player}"
        yield f"{name}_games_per_second_here", median(here for here, _ in self.pairs)
        yield f"{name}_games_per_second_there", median(there for _, there in self.pairs)
        yield f"{name}_here_over_there", median(here / there for here, there in self.pairs)
        yield f"{name}_columns_that_differ", float(len(self.differing))


def play_in_turns(here: Runner, there: Runner, edition: str, player: str) -> Contest:
    """Let both play the same games, each as often first as second."""
    contest = Contest(edition, player, [], set())
    for number in range(ROUNDS):
        asked = (edition, player, GAMES, GAMES * number)
        runners = (there, here) if number % 2 else (here, there)
        answers: dict[Runner, Any] = {runner: runner.run(asked) for runner in runners}
        (mine, columns), (other, columns_there) = answers[here], answers[there]
        contest.pairs.append((mine, other))
        shared = columns.keys() & columns_there.keys()
        contest.differing |= {name for name in shared if columns[name] != columns_there[name]}
    return contest


def measure(revision: str, editions: list[str], say: Callable[[str], None]) -> list[Contest]:
    """Every edition with four of each of the players, here and at a revision."""
    folder = unpack(revision)
    words = (SEATS, TURNS, ACTIONS_A_TURN * TURNS)
    found = []
    with ExitStack() as running:
        here = Runner(HERE, None, _PLAY, words)
        running.callback(here.stop)
        there = Runner(folder, folder / "cache", _PLAY, words)
        running.callback(there.stop)
        for runner in (here, there):
            say("loading both kernels")
            runner.run((editions[0], PLAYERS[0], 1, 0))
        for edition in editions:
            for player in PLAYERS:
                say(f"whole games, {edition}, {player}")
                found.append(play_in_turns(here, there, edition, player))
    return found
