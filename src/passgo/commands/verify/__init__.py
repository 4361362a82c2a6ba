"""``passgo verify``: whether the dice of a recorded game were fair."""

from typing import Annotated

import typer

from ..arguments import AsJson, Lang, RecordFile, about
from ..printing import make_console


def verify(
    record: RecordFile,
    commitment: Annotated[str | None, typer.Option(metavar="HEX", help=about("commitment"))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Check that the dice of a recorded game were fair."""
    from .report import verify_file

    raise typer.Exit(verify_file(record, commitment, lang, make_console(), is_json=json))
