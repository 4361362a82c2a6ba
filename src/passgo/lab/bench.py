"""The benchmarks: how fast the rules run, in one table and one flat file of named figures.

Machines differ and are shared, so what counts are ratios within one run: compiled against
interpreted, on the very same actions.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..editions import EDITIONS
from ..estate import batch
from ..estate.edition.loader import load_estate
from ..estate.policies import policies
from ..estate.rules.actions import ACTION_DTYPE
from ..estate.rules.state import BOARD_DTYPE, STATE_DTYPE
from ..game import Game
from ..game.records import dump_record
from ..game.targets import COMPILED, INTERPRETED, load
from ..kernel.log import NO_LOG
from ..knockout import bench as lane_bench
from . import against

if TYPE_CHECKING:
    from rich.console import Console

SEATS = 4
TURNS = 1_000
"""A game of the simple players that is still undecided then is cut."""


def timed(action: Callable[[], Any]) -> float:
    """Seconds an action takes."""
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


def recorded_game(edition: str, seed: int) -> tuple[Any, Any, Any, Any]:
    """A game of simple players: its board, its first state, its actions and who took them."""
    games = batch.deal(edition, "standard", 1, SEATS, policies.SIMPLE, seed)
    start = games.states.copy()
    asking, action, refusal = batch.scratch()
    step = load(COMPILED, "estate.loops.play", "ask_and_step")
    played: list[Any] = []
    seats: list[int] = []
    while True:
        fault = step(
            games.board,
            games.states[0],
            asking[0],
            games.policies,
            games.params[0],
            action[0],
            NO_LOG,
            refusal,
        )
        if fault != 0 or games.states[0].turn > TURNS:
            break
        played.append(action.copy())
        seats.append(int(asking[0].number))
    actions = np.concatenate(played).view(np.recarray)
    return games.board, start, actions, np.array(seats, np.int64)


def actions_per_second(edition: str, seconds: float) -> tuple[float, float]:
    """Actions a second, interpreted and compiled, over the same recorded game."""
    board, start, actions, seats = recorded_game(edition, 7)
    _, _, refusal = batch.scratch()
    rates = []
    for target in (INTERPRETED, COMPILED):
        again = load(target, "estate.loops.shaking", "play_again")
        state = start.copy().view(np.recarray)
        again(board, state[0], actions, seats, 1, NO_LOG, refusal)
        done = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            state = start.copy().view(np.recarray)
            again(board, state[0], actions, seats, len(actions), NO_LOG, refusal)
            done += len(actions)
        rates.append(done / (time.perf_counter() - begin))
    return rates[0], rates[1]


def games_per_second(edition: str, mode: str, policy: int, seconds: float) -> dict[str, float]:
    """Whole games a second on one core, dealt and played, with their length and how many ended."""
    play = load(COMPILED, "estate.loops.play", "play_turns")
    asking, action, refusal = batch.scratch()
    games = turns = actions = finished = 0
    spent = 0.0
    while spent < seconds:
        begin = time.perf_counter()
        dealt = batch.deal(edition, mode, 200, SEATS, policy, 11, first=games)
        for number in range(len(dealt.states)):
            asking[0].asked = asking[0].free = 0
            play(
                dealt.board,
                dealt.states[number],
                asking[0],
                dealt.policies,
                dealt.params[number],
                action[0],
                NO_LOG,
                refusal,
                TURNS,
            )
        spent += time.perf_counter() - begin
        games += len(dealt.states)
        turns += int(dealt.states.turn.sum())
        actions += int(dealt.states.number.sum())
        finished += int((dealt.states.phase == 3).sum())
    return {
        "games_per_second": games / spent,
        "actions_per_second": actions / spent,
        "turns_per_game": turns / games,
        "share_finished": finished / games,
    }


def start_seconds(*words: str, times: int = 5) -> float:
    """Median seconds that a command takes from start to end."""
    command = [sys.executable, "-m", "passgo", *words]
    environment = {**os.environ, "NO_COLOR": "1"}

    def run() -> None:
        subprocess.run(command, check=True, capture_output=True, env=environment)

    return statistics.median(timed(run) for _ in range(times))


def load_seconds() -> float:
    """Seconds a new process takes to load the compiled rules from the cache and play an action."""
    code = "from passgo.lab import batch; batch.warm()"
    command = [sys.executable, "-c", code]
    return timed(lambda: subprocess.run(command, check=True, capture_output=True))


def record_bytes(edition: str) -> int:
    """Bytes of the record of a whole game of simple players."""
    board, start, actions, seats = recorded_game(edition, 7)
    del board
    game = Game.new(edition, SEATS, seed=7 << 32, target=COMPILED)
    game.load_state(start.tobytes())
    for seat, action in zip(seats, actions, strict=True):
        game.apply_record(int(seat), action)
    return len(dump_record(game.record()).encode())


def measure(quick: bool, say: Callable[[str], None]) -> dict[str, float]:
    """All figures, by name."""
    seconds = 0.5 if quick else 3.0
    figures: dict[str, float] = {}
    say("loading the compiled rules")
    batch.warm()
    load(COMPILED, "estate.loops.shaking", "play_again")
    figures["state_bytes"] = STATE_DTYPE.itemsize
    figures["board_bytes"] = BOARD_DTYPE.itemsize
    figures["action_bytes"] = ACTION_DTYPE.itemsize
    say("actions a second")
    slow, fast = actions_per_second("euro", seconds)
    figures["interpreted_actions_per_second"] = slow
    figures["compiled_actions_per_second"] = fast
    figures["compiled_over_interpreted"] = fast / slow
    for edition in EDITIONS("estate"):
        for mode in load_estate(edition).modes:
            say(f"whole games, {edition} {mode}")
            for name, value in games_per_second(edition, mode, policies.SIMPLE, seconds).items():
                figures[f"{edition}_{mode}_simple_{name}"] = value
    say("random games")
    for name, value in games_per_second("euro", "standard", policies.RANDOM, seconds).items():
        figures[f"euro_standard_random_{name}"] = value
    say("slides")
    figures |= lane_bench.measure(seconds)
    say("start-up")
    figures["help_seconds"] = start_seconds("--help")
    figures["load_compiled_seconds"] = load_seconds()
    figures["record_bytes_of_a_game"] = record_bytes("euro")
    return figures


def shown(value: float) -> str:
    """A figure for the table."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def compare(revision: str, say: Callable[[str], None]) -> dict[str, float]:
    """The kernel against another revision's, in turns, on every edition that both have."""
    editions = [name for name in EDITIONS("estate") if against.has_edition(revision, name)]
    figures: dict[str, float] = {}
    for edition, rates in against.measure(revision, editions, recorded_game, say).items():
        figures[f"{edition}_actions_per_second_here"] = rates["here"]
        figures[f"{edition}_actions_per_second_there"] = rates["there"]
        figures[f"{edition}_here_over_there"] = rates["ratio"]
    return figures


def main(
    console: "Console", out: Path | None = None, quick: bool = False, revision: str | None = None
) -> int:
    """Measure, print a table, and write the figures where asked."""
    from rich.table import Table

    with console.status("measuring") as status:

        def say(what: str) -> None:
            status.update(f"measuring: {what}")

        figures = compare(revision, say) if revision is not None else measure(quick, say)
    table = Table(title="Passgo benchmarks, one core")
    table.add_column("figure")
    table.add_column("value", justify="right")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), shown(value))
    console.print(table)
    if out is not None:
        rounded = {name: round(value, 4) for name, value in figures.items()}
        out.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")
        console.print(f"Written to {out}.")
    return 0
