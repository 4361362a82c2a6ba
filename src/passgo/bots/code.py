"""Loads the code of players: a Python file, or a package that announces players by entry points."""

import importlib.util
import sys
import traceback
from collections.abc import Callable, Iterable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from ..errors import CommandError, OptionError, PassgoError
from .registry import PLAYERS

GROUP = "passgo.players"
"""The group of entry points; each names a module whose loading registers players."""


def load_code(sources: Iterable[str | Path]) -> None:
    """Register the players of files, and of entry points by name; an error says what is wrong.

    If one of them cannot be loaded, nothing is registered.
    """
    kept = PLAYERS.kept()
    try:
        for source in sources:
            _load(str(source))
    except BaseException:
        PLAYERS.restore(kept)
        raise


def _load(source: str) -> None:
    before = len(PLAYERS.kept())
    announced = {each.name: each for each in entry_points(group=GROUP)}
    path = Path(source)
    if path.is_file():
        _run(source, lambda: _run_file(path))
    elif source in announced:
        _run(source, lambda: _load_entry(announced[source]))
    else:
        known = ", ".join(announced) or "none"
        raise CommandError("players-error-none", source=source, known=known)
    if len(PLAYERS.kept()) == before:
        raise CommandError("players-error-empty", source=source)


def _load_entry(entry: EntryPoint) -> None:
    entry.load()


def _run(source: str, load: Callable[[], None]) -> None:
    try:
        load()
    except OptionError as error:
        raise OptionError(f"{source}: {error.name}", error.found, error.expected) from error
    except PassgoError as error:
        raise CommandError("players-error-code", source=source, why=str(error)) from error
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        line = error.lineno if isinstance(error, SyntaxError) else where.lineno
        what = error.msg if isinstance(error, SyntaxError) else str(error)
        why = f"{type(error).__name__}: {what} ({line})"
        raise CommandError("players-error-code", source=source, why=why) from error


def _run_file(path: Path) -> None:
    """Run a file as a module of its own, which other modules cannot be mistaken for."""
    name = f"passgo_player_{path.stem}_{abs(hash(path.resolve())):x}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise CommandError("players-error-none", source=str(path), known=".py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
