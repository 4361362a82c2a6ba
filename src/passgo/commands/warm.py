"""``passgo warm``: the rules are compiled in advance, so that no game waits for it."""

import subprocess
from typing import Annotated

import typer

from .arguments import TEXTS, about
from .printing import make_console


def warm(
    loops: Annotated[bool, typer.Option("--loops", help=about("loops"))] = False,
) -> None:
    """Compile the rules into the cache, or say that they are there already.

    The loops that shake and measure them cost little more in the same go, and much on their own.
    """
    from ..compiling.cache import cache_dir, watch_compilation
    from ..families import FAMILIES
    from ..terminal.progress import bar
    from ..terminal.warming import STAMP, compile_beside, compile_part

    console = make_console()
    stamp = cache_dir() / (f"{STAMP}-loops" if loops else STAMP)
    if stamp.exists():
        console.print(TEXTS.get("cli-warm-already"))
        return
    console.print(TEXTS.get("cli-warm-now"))
    first, *others = FAMILIES
    # Each family in a process of its own: a compiler uses one core.
    what = "loops" if loops else "rules"
    children = [compile_beside(family, what) for family in others]
    with bar(console, TEXTS.get("cli-warm-what")) as report, watch_compilation(report):
        compile_part(first, what)
        for child in children:
            if child.wait():
                raise subprocess.CalledProcessError(child.returncode, child.args)
    (cache_dir() / STAMP).touch()
    stamp.touch()
    console.print(TEXTS.get("cli-warm-done"))
