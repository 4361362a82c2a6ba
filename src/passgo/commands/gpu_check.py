"""``passgo gpu-check``: games on a CUDA device, compared with the processor's."""

import os
from typing import Annotated

import typer

from .arguments import ENDLESS, NamedEdition, NamedMode, about
from .printing import make_console


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
    from ..lab import gpu as lab

    console = make_console()
    code = lab.main(console, edition=edition, mode=mode, games=games, actions=actions)
    raise typer.Exit(code)
