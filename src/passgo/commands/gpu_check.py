"""``passgo gpu-check``: games on a CUDA device, compared with the processor's."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import ENDLESS, NamedEdition, NamedMode, about
from .printing import make_console

if TYPE_CHECKING:
    from rich.console import Console

NO_DEVICE = 3
"""The exit code where there is no device."""
_SEED = 1
_CHUNK = 100_000
"""Games in one launch."""


def gpu_check(
    games: Annotated[int, typer.Option(min=1, max=ENDLESS, help=about("games"))] = 100_000,
    actions: Annotated[int, typer.Option(min=1, max=ENDLESS, help=about("cut"))] = 5_000,
    edition: NamedEdition = None,
    mode: NamedMode = None,
    simulator: Annotated[bool, typer.Option("--simulator", help=about("simulator"))] = False,
) -> None:
    """Compare games on a CUDA device with the processor's."""
    if simulator:
        # Numba reads this once, when it is loaded.
        os.environ["NUMBA_ENABLE_CUDASIM"] = "1"
    raise typer.Exit(compare_tables(make_console(), edition, mode, games, actions))


def compare_tables(
    console: "Console", edition: str | None, mode: str | None, games: int, actions: int
) -> int:
    """Compare games of every edition and mode; exit code 0, 1 on a difference, 3 with no device."""
    from ..editions import load_edition
    from ..lab import gpu
    from ..lab.kernels import compile_kernels
    from ..lab.tables import modes_of

    tables = modes_of(edition, mode)
    if not gpu.has_device():
        console.print("No CUDA device here: nothing was compared.")
        return NO_DEVICE
    families = sorted({load_edition(name).family for name, _ in tables})
    with console.status("compiling for the device") as status:
        compile_kernels(status.update, families)
    bad = 0
    for name, played in tables:
        differ = faults = done = 0
        while done < games:
            count = min(_CHUNK, games - done)
            wrong, failed = gpu.compare(name, played, count, actions, _SEED + done)
            differ += wrong
            faults += failed
            done += count
        bad += differ + faults
        console.print(
            f"{name} {played}: {done} games, {differ} differ from the processor's, {faults} faults"
        )
    return 1 if bad else 0
