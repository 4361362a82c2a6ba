"""``passgo soak``: random games, or the bots' games, with every action checked."""

from typing import Annotated

import typer

from .arguments import ENDLESS, NamedEdition, NamedMode, StudySeed, about
from .printing import make_console


def soak(
    edition: NamedEdition = None,
    mode: NamedMode = None,
    actions: Annotated[int, typer.Option(min=1, max=ENDLESS, help=about("actions"))] = 1_000_000,
    games: Annotated[int, typer.Option(min=0, max=ENDLESS, help=about("games"))] = 10_000,
    seed: StudySeed = 0,
    bots: Annotated[bool, typer.Option("--bots", help=about("soak-bots"))] = False,
) -> None:
    """Play random games for a long time, checking every action."""
    if bots:
        from ..lab import bot_soak

        code = bot_soak.main(make_console(), edition, mode, decisions=actions, seed=seed)
        raise typer.Exit(code)
    from ..lab import soak as lab

    console = make_console()
    code = lab.main(console, edition=edition, mode=mode, actions=actions, games=games, seed=seed)
    raise typer.Exit(code)
