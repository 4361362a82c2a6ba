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
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from ..game.rooms import FAMILIES, family_part
from .gpu import has_device
from .kernels import compile_kernels

if TYPE_CHECKING:
    from rich.console import Console


def timed(action: Callable[[], Any]) -> float:
    """Seconds an action takes."""
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


def start_seconds(*words: str, times: int = 5) -> float:
    """Median seconds that a command takes from start to end."""
    command = [sys.executable, "-m", "passgo", *words]
    environment = {**os.environ, "NO_COLOR": "1"}

    def run() -> None:
        subprocess.run(command, check=True, capture_output=True, env=environment)

    return statistics.median(timed(run) for _ in range(times))


def load_seconds(cache: str | None = None) -> float:
    """Seconds a new process takes until its first game has begun, with a cache of its own or ours.

    Out of ours the compiled rules are loaded; into an empty one they are compiled first.
    """
    code = "from passgo.estate import batch; batch.warm()"
    command = [sys.executable, "-c", code]
    environment = dict(os.environ)
    if cache is not None:
        environment["PASSGO_CACHE_DIR"] = cache
    return timed(lambda: subprocess.run(command, check=True, capture_output=True, env=environment))


def measure(quick: bool, say: Callable[[str], None]) -> dict[str, float]:
    """All figures, by name."""
    seconds = 0.5 if quick else 3.0
    figures: dict[str, float] = {}
    for family in FAMILIES:
        figures |= family_part(family, "bench").measure(seconds, say)
    if has_device():
        compile_kernels(say)
        for family in FAMILIES:
            figures |= family_part(family, "gpu").measure(seconds, say)
    say("start-up")
    figures["help_seconds"] = start_seconds("--help")
    figures["load_compiled_seconds"] = load_seconds()
    if not quick:
        say("compiling what a game needs, into an empty cache")
        with TemporaryDirectory() as empty:
            figures["first_game_cold_seconds"] = load_seconds(empty)
    return figures


def shown(value: float) -> str:
    """A figure for the table."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def compare(revision: str, say: Callable[[str], None]) -> dict[str, float]:
    """The kernels against another revision's, of every family that can be compared."""
    figures: dict[str, float] = {}
    for family in FAMILIES:
        figures |= family_part(family, "bench").compare(revision, say)
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
