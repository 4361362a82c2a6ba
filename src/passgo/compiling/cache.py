"""The cache of compiled kernels, and how it is filled.

Numba's disk cache does not notice a changed callee in another file, so the name of the folder
contains a hash of every compiled file: changed sources get an empty folder. Numba itself is
imported only when the first kernel is loaded.
"""

import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

from .rooms import COMPILED_ROOMS, ROOT

F = TypeVar("F", bound=Callable[..., Any])

_COMPILER_FILES = (
    "cache.py",
    "conditions.py",
    "entry_points.py",
    "lowering.py",
    "shelf.py",
    "traffic.json",
    "traffic.py",
)
"""The files next to this one that define how rules are compiled."""
_FOLDERS_KEPT = 3
_KNOWN_NUMBA = "0.68."
"""``entry_points.py`` builds on the inner parts of this release; others compile as Numba does."""

# Without fast-math, and with NumPy's division, so that every target gives the same numbers. Without
# Numba's runtime, because kernels allocate nothing: this avoids reference counting, a tenth of the
# time, and makes an accidental allocation an error here too, not only on CUDA.
_OPTIONS = {"nogil": True, "fastmath": False, "error_model": "numpy", "_nrt": False}

_rules: set[str] = set()
"""Qualified names of the functions that are or will be compiled."""


@cache
def kernel_hash() -> str:
    """Hash of what determines the compiled kernels: sources and versions of the tools."""
    from importlib.metadata import version

    digest = blake2b(digest_size=8)
    root = ROOT
    sources = [Path(__file__).with_name(name) for name in _COMPILER_FILES]
    for name in COMPILED_ROOMS:
        if not (root / name).is_dir():
            raise FileNotFoundError(f"{root / name}: a folder of compiled sources is gone")
        sources += sorted((root / name).rglob("*.py"))
    for source in sources:
        content = source.read_bytes()
        digest.update(f"{source.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    python = f"{sys.implementation.cache_tag} {sys.version_info}"
    digest.update(f"{version('numba')} {version('numpy')} {python}".encode())
    return digest.hexdigest()


@cache
def cache_dir() -> Path:
    """Folder of the current kernels, made if needed; all but the last three used are removed."""
    name = f"kernel-{kernel_hash()}"
    folder = None
    for base in _preferred_bases():
        folder = _writable(base / name)
        if folder is not None:
            break
    if folder is None:
        folder = _temporary_base() / name
        folder.mkdir(exist_ok=True)
    os.utime(folder)
    _forget_old(folder)
    return folder


def count_rules() -> int:
    """The number of functions given to the compiler so far."""
    return len(_rules)


def compiling_rule(function: F) -> F:
    """Compile a kernel function with Numba at its first call, or load it from the cache."""
    import numba
    from numba.core import config

    settings: Any = config
    _rules.add(_name(function))
    if settings.DISABLE_JIT or not numba.__version__.startswith(_KNOWN_NUMBA):
        return cast(F, _compiled(function))
    from .entry_points import EntryPointCompiler, Rule

    rule = Rule(function, _OPTIONS, lambda: _compiled(function, pipeline_class=EntryPointCompiler))
    return cast(F, rule)


def _compiled(function: Callable[..., Any], **how: Any) -> Any:
    """Pass a function to Numba, to be cached in our folder."""
    from numba import njit
    from numba.core import config

    # Numba resets these settings when the environment changes, so they are set every time; the
    # second is only for our functions.
    settings: Any = config
    settings.CACHE_DIR = str(cache_dir())
    compiler: Any = njit
    before = getattr(settings, "CACHE_LOCATOR_CLASSES", "")
    settings.CACHE_LOCATOR_CLASSES = f"{__package__}.shelf.Shelf"
    try:
        return compiler(cache=True, **_OPTIONS, **how)(function)
    finally:
        settings.CACHE_LOCATOR_CLASSES = before


@contextmanager
def watch_compilation(report: Callable[[int, int], None]) -> Iterator[None]:
    """Call ``report(done, total)`` each time a kernel function has been compiled.

    Functions from the cache are not reported; a function compiled for several types of argument
    counts once.
    """
    from numba.core import event

    done: set[str] = set()

    class Watcher(event.Listener):  # type: ignore[misc]  # Numba is untyped here.
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            name = _name(event.data["dispatcher"].py_func)
            if name in _rules and name not in done:
                done.add(name)
                report(len(done), len(_rules))

    with event.install_listener("numba:compile", Watcher()):
        yield


def _name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _preferred_bases() -> Iterator[Path]:
    """Places for the cache, best first; empty and relative names are ignored."""
    own = os.environ.get("PASSGO_CACHE_DIR")
    if own:
        yield Path(own).absolute()
    shared = os.environ.get("XDG_CACHE_HOME")
    if shared and Path(shared).is_absolute():
        yield Path(shared) / "passgo"
    try:
        home = Path.home()
    except RuntimeError:
        return
    # An empty HOME reads as the root folder, which is not a home.
    if home != Path(home.anchor):
        yield home / ".cache" / "passgo"


def _writable(folder: Path) -> Path | None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK | os.X_OK) else None


def _temporary_base() -> Path:
    """The user's own temporary folder.

    A cached kernel is code: a folder that another user owns or may write to is not trusted.
    """
    user = os.getuid() if hasattr(os, "getuid") else 0
    base = Path(tempfile.gettempdir()) / f"passgo-{user}"
    try:
        base.mkdir(mode=0o700, exist_ok=True)
        status = base.lstat()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="passgo-"))
    is_own = stat.S_ISDIR(status.st_mode) and status.st_uid == user
    if is_own and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return base
    return Path(tempfile.mkdtemp(prefix="passgo-"))


def _forget_old(present: Path) -> None:
    """Remove the kernels of earlier sources, except the last few used."""
    used: list[tuple[float, Path]] = []
    for folder in present.parent.glob("kernel-*"):
        try:
            used.append((folder.stat().st_mtime, folder))
        except OSError:
            continue  # Another process has just removed it.
    used.sort(reverse=True)
    for _, folder in used[_FOLDERS_KEPT:]:
        if folder != present:
            shutil.rmtree(folder, ignore_errors=True)
