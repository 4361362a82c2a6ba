"""``passgo balance``: whether the lane of Knockout is fair."""

from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import MANY, AsJson, StudySeed, about
from .printing import make_console

if TYPE_CHECKING:
    from ..knockout.studies.balance import Balance


def balance(
    games: Annotated[int, typer.Option(min=4, max=MANY, help=about("games"))] = 2_000,
    seed: StudySeed = 0,
    workers: Annotated[int, typer.Option(min=1, help=about("threads"))] = 1,
    json: AsJson = False,
) -> None:
    """Let aiming players play knockout and say whether the lane is fair."""
    from json import dumps

    from ..knockout.studies.balance import weigh

    console = make_console()
    with console.status("playing"):
        found = weigh(games, seed, workers)
    if json:
        print(dumps(found.as_data()))
    else:
        _show(found)
    raise typer.Exit(0 if found.holds else 1)


def _show(found: "Balance") -> None:
    from rich.table import Table

    from ..knockout.studies.balance import PROTOTYPE_WINS

    table = Table(title=f"Knockout, {found.games} games at casual noise, seed {found.seed}")
    for name in ("figure", "found", "expected", "prototype", ""):
        table.add_column(name)
    for line in found.lines:
        wanted = f"{line.least:.0%} to {line.most:.0%}"
        before = "" if line.prototype is None else f"{line.prototype:.0%}"
        verdict = "holds" if line.holds else "FAILS"
        table.add_row(line.name, f"{line.value:.1%}", wanted, before, verdict)
    for level, share in found.wins.items():
        table.add_row(f"wins of {level}", f"{share:.1%}", "", f"{PROTOTYPE_WINS[level]:.0%}", "")
    verdict = "holds" if found.is_ordered else "FAILS"
    table.add_row("a steadier hand wins more often", "", "", "", verdict)
    make_console().print(table)
