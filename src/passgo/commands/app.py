"""The ``passgo`` command: its commands by name, and what becomes of their errors.

Of a command nothing but a line of help is known here: its module is read when it is called, so that
nothing waits for the others. Whatever goes wrong is one line on standard error and exit code 2.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand
from typer.main import get_command

from ..terminal.hangup import INTERRUPTED
from ..terminal.signs import make_streams_plain
from .arguments import TEXTS, about
from .complaints import complain, in_words, is_told, texts_for
from .translated import make_app

COMMANDS = (
    "play",
    "serve",
    "scenario",
    "rules",
    "replay",
    "story",
    "explain",
    "verify",
    "position",
    "schema",
    "editions",
    "options",
    "bots",
    "ladder",
    "warm",
    "soak",
    "simulate",
    "report",
    "landing",
    "balance",
    "slide",
    "gpu-check",
    "tables",
)
"""Every command, in the order of the help; its module has its name."""


class Unread(TyperCommand):
    """A command as the help lists it; its module is read when it is called."""

    def make_context(self, info_name: str | None, args: list[str], *more: Any, **extra: Any) -> Any:
        """Let the command itself read its arguments."""
        return read_command(str(self.name)).make_context(info_name, args, *more, **extra)


def read_command(name: str) -> Any:
    """A command with all that it takes."""
    attribute = name.replace("-", "_")
    found = getattr(import_module(f".{attribute}", __package__), attribute)
    if isinstance(found, typer.Typer):
        return get_command(found)
    alone = make_app(TEXTS)
    alone.command(name, help=about(name))(found)
    return get_command(alone)


def _unread() -> None:
    """Stand for what a command does until it is read."""


app = make_app(TEXTS, help=TEXTS.get("cli-about"))
for _name in COMMANDS:
    app.command(_name, cls=Unread, help=about(_name))(_unread)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    make_streams_plain({"out": sys.stdout, "err": sys.stderr})
    try:
        code = app(given, prog_name="passgo", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        print(texts_for(given).get("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the output has gone; nothing more can be said on it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 1
    except Exception as error:
        if hasattr(error, "format_message"):
            from .misuse import usage

            return complain(given, usage(error, given, texts_for(given)))
        if not is_told(error):
            raise
        return complain(given, in_words(error, texts_for(given)))
