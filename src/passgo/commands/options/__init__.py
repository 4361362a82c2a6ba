"""``passgo options``: what a table may change."""

import os
from typing import Annotated

import typer

from ...texts import pick_locale
from ..arguments import AsJson, Lang, about, word
from ..printing import as_json, make_console


def options(
    edition: Annotated[
        str | None, typer.Argument(metavar=f"[{word('edition')}]", help=about("edition"))
    ] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the options of a table."""
    from ...editions import load_edition
    from .listing import options_data, show_options

    locale = pick_locale(lang, os.environ)
    box = None if edition is None else load_edition(edition)
    if json:
        print(as_json(options_data(box, locale)))
    else:
        show_options(make_console(), box, locale)
