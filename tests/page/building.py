"""The page that is looked at: built from the sources as they are, once for all workers of a run."""

import fcntl
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
INDEX = ROOT / "src" / "passgo" / "server" / "static" / "index.html"
LONGEST = 600
"""Seconds after which a build hangs."""
LEFT_OUT = {"node_modules", "made", "fixtures", "tests"}


def sources():
    """What the page is made of."""
    for path in WEB.iterdir():
        if path.name not in LEFT_OUT:
            yield from (path.rglob("*") if path.is_dir() else [path])
    yield from (ROOT / "src" / "passgo").rglob("*.ftl")


def is_stale():
    """Whether there is no page, or one older than its sources."""
    if not INDEX.is_file():
        return True
    built = INDEX.stat().st_mtime
    return any(path.stat().st_mtime > built for path in sources() if path.is_file())


def build_page():
    """Build it where it is stale; two workers do not build at once."""
    with (Path(tempfile.gettempdir()) / "passgo-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_stale():
            subprocess.run(
                [sys.executable, str(ROOT / "hatch_build.py")],
                check=True,
                cwd=ROOT,
                timeout=LONGEST,
            )
