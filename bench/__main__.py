"""The benchmarks: how fast the rules run, in one table and one flat file of named figures.

``python -m bench``, in a checkout of the project; ``make bench`` installs what it needs.

Machines differ and are shared, so only ratios within one run are meaningful: compiled against
interpreted, on the same actions.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.table import Table

from passgo.errors import PassgoError
from passgo.estate.studies import gpu as estate_gpu
from passgo.knockout.studies import gpu as knockout_gpu
from passgo.lab.gpu import has_device
from passgo.lab.kernels import compile_kernels
from passgo.terminal.saving import check_writable

from . import estate, knockout


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
    """Seconds a new process takes until its first game has begun, with an empty cache or ours.

    From ours the compiled rules are loaded; with an empty one they are compiled first.
    """
    code = "from passgo.estate.studies import batch; batch.warm()"
    command = [sys.executable, "-c", code]
    environment = dict(os.environ)
    if cache is not None:
        environment["PASSGO_CACHE_DIR"] = cache
    return timed(lambda: subprocess.run(command, check=True, capture_output=True, env=environment))


def measure(quick: bool, say: Callable[[str], None]) -> dict[str, float]:
    """All figures, by name."""
    seconds = 0.5 if quick else 3.0
    figures: dict[str, float] = {}
    figures |= estate.measure(seconds, say)
    figures |= knockout.measure(seconds, say)
    if has_device():
        compile_kernels(say)
        figures |= estate_gpu.measure(seconds, say)
        figures |= knockout_gpu.measure(seconds, say)
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
    if value >= 100:  # noqa: PLR2004 (from here on no digits behind the point)
        return f"{value:,.0f}"
    return f"{value:.3g}"


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the figures as JSON")
    parser.add_argument("--quick", action="store_true", help="half a second for each figure")
    parser.add_argument(
        "--against", metavar="REVISION", help="the kernel beside that git revision's, in turns"
    )
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Measure, print a table, and write the figures if requested."""
    args = read_arguments(words)
    console = Console()
    try:
        if args.out is not None:
            check_writable(args.out)
        with console.status("measuring") as status:

            def say(what: str) -> None:
                status.update(f"measuring: {what}")

            if args.against is not None:
                figures = estate.compare(args.against, say)
            else:
                figures = measure(args.quick, say)
    except PassgoError as error:
        print(error, file=sys.stderr)
        return 2
    table = Table(title="Passgo benchmarks, one core")
    table.add_column("figure")
    table.add_column("value", justify="right")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), shown(value))
    console.print(table)
    if args.out is not None:
        rounded = {name: round(value, 4) for name, value in figures.items()}
        args.out.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")
        console.print(f"Written to {args.out}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
