"""``passgo balance``: whether the lane of Knockout is fair."""

from typing import Annotated

import typer

from .arguments import MANY, AsJson, StudySeed, about
from .printing import make_console


def balance(
    games: Annotated[int, typer.Option(min=4, max=MANY, help=about("games"))] = 2_000,
    seed: StudySeed = 0,
    workers: Annotated[int, typer.Option(min=1, help=about("threads"))] = 1,
    json: AsJson = False,
) -> None:
    """Let aiming players play knockout and say whether the lane is fair."""
    from ..knockout.studies import balance as study

    raise typer.Exit(study.main(make_console(), games, seed, workers, json))
