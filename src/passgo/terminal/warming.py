"""Compile the rules ahead of time, so that players do not wait for it later."""

import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console

from ..compiling.cache import cache_dir, watch_compilation
from ..families import find_family
from ..texts import Texts
from .progress import bar

STAMP = "warm"
"""A file in the cache that marks that all the rules are compiled."""


def _stamp(family: str) -> Path:
    return cache_dir() / f"{STAMP}-{family}"


def compile_part(family: str, what: str) -> None:
    """Compile the rules of a family, or its loops too."""
    warming = find_family(family).warming
    warming.warm()
    if what == "loops":
        warming.warm_loops()


def compile_beside(family: str, what: str) -> "subprocess.Popen[bytes]":
    """Let another process compile something of a family."""
    command = [sys.executable, "-m", "passgo.terminal.warming", family, what]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


class Warming:
    """Compiles the heavy bots of a family: at once, or while people already play."""

    def __init__(self, family: str, console: Console, texts: Texts, *, in_background: bool) -> None:
        """Begin only when ``start`` is called."""
        self.family = family
        self.console = console
        self.texts = texts
        self.in_background = in_background
        self._child: subprocess.Popen[bytes] | None = None

    def is_done(self) -> bool:
        """Whether the cache holds what heavy bots need."""
        return self.has_rules() or _stamp(self.family).exists()

    def has_rules(self) -> bool:
        """Whether the cache holds all the rules, so that nothing is compiled when they are used."""
        return (cache_dir() / STAMP).exists()

    def start(self) -> None:
        """Let another process compile, if it is needed and a person would have to wait."""
        if self.is_done() or not self.in_background or self._child is not None:
            return
        command = [sys.executable, "-m", "passgo.terminal.warming", self.family, "bots"]
        quiet = subprocess.DEVNULL
        # It continues after the end of the game, so that the next one finds it done.
        self._child = subprocess.Popen(
            command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
        )

    def is_ready(self) -> bool:
        """Whether a heavy bot may be asked now; compiles first where no person has to wait."""
        if self.is_done():
            return True
        if self.in_background:
            self.start()
            return False
        self.console.print(self.texts.get("cli-warm-now"), highlight=False)
        what = self.texts.get("cli-warm-what")
        with bar(self.console, what) as report, watch_compilation(report):
            warm_bots(self.family)
        return True


def warm_bots(family: str) -> None:
    """Compile what the heavy bots of a family need, and note that it is done."""
    find_family(family).warming.warm_bots()
    _stamp(family).touch()


def main(family: str, what: str) -> None:
    """Compile, beside another process: rules, loops too, or what heavy bots need in a game."""
    if what == "bots":
        os.nice(10)
        warm_bots(family)
        return
    compile_part(family, what)


if __name__ == "__main__":
    main(*sys.argv[1:])
