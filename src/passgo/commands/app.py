"""The ``passgo`` command: its commands put together, and what becomes of their errors.

Whatever goes wrong is one line on standard error and exit code 2.
"""

import os
import sys
from collections.abc import Sequence

import typer

from ..terminal.hangup import INTERRUPTED
from ..terminal.signs import make_streams_plain
from .arguments import TEXTS, about
from .balance import balance
from .bots import bots
from .complaints import complain, in_words, is_told, texts_for
from .editions import editions
from .explain import explain
from .gpu_check import gpu_check
from .ladder import ladder
from .options import options
from .play import play
from .position import position
from .replay import replay
from .rules import rules
from .scenario import scenario
from .schema import schema
from .serve import serve
from .slide import slide
from .soak import soak
from .story import story
from .tables import tables
from .translated import make_app
from .verify import verify
from .warm import warm

app = make_app(
    TEXTS,
    help=TEXTS.get("cli-about"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(help=about("play"))(play)
app.command(help=TEXTS.get("server-about"))(serve)
app.command(help=about("scenario"))(scenario)
app.command(help=about("rules"))(rules)
app.command(help=about("replay"))(replay)
app.command(help=about("story"))(story)
app.command(help=about("explain"))(explain)
app.command(help=about("verify"))(verify)
app.command(help=about("position"))(position)
app.command(help=about("schema"))(schema)
app.command(help=about("options"))(options)
app.command(help=about("bots"))(bots)
app.command(help=about("ladder"))(ladder)
app.command(help=about("warm"))(warm)
app.command(help=about("soak"))(soak)
app.command(help=about("balance"))(balance)
app.command(help=about("slide"))(slide)
app.command("gpu-check", help=about("gpu-check"))(gpu_check)
app.add_typer(editions, name="editions")
app.add_typer(tables, name="tables")


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
