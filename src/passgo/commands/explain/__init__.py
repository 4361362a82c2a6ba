"""``passgo explain``: what a bot would have done in a recorded game, and why."""

from typing import Annotated

import typer

from ...bots.names import ADVISER, PLAYER_NAMES
from ..arguments import AsJson, Lang, RecordFile, about, word
from ..printing import as_json, make_console


def explain(
    record: RecordFile,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help=about("at"))] = None,
    seat: Annotated[str | None, typer.Option(metavar=word("name"), help=about("seat"))] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar=word("name"),
            help=about("bot", bots=", ".join(PLAYER_NAMES), usual=ADVISER),
        ),
    ] = None,
    every: Annotated[bool, typer.Option("--all", help=about("all"))] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Say what a bot would have done in a recorded game, and why."""
    from .opinions import Question
    from .telling import opinions_data, tell

    question = Question(record, at, seat, bot, every)
    if json:
        print(as_json(opinions_data(question, lang)))
    else:
        tell(question, lang, make_console())
