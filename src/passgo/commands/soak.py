"""``passgo soak``: random games, or the bots' games, with every action checked."""

from collections import Counter
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import ENDLESS, Code, NamedEdition, NamedMode, StudySeed, about
from .printing import make_console

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console
    from rich.progress import TaskID


def soak(
    edition: NamedEdition = None,
    mode: NamedMode = None,
    actions: Annotated[int, typer.Option(min=1, max=ENDLESS, help=about("actions"))] = 1_000_000,
    games: Annotated[int, typer.Option(min=0, max=ENDLESS, help=about("games"))] = 10_000,
    seed: StudySeed = 0,
    bots: Annotated[bool, typer.Option("--bots", help=about("soak-bots"))] = False,
    code: Code = None,
) -> None:
    """Play random games for a long time, checking every action."""
    console = make_console()
    if code:
        raise typer.Exit(shake_outside(console, edition, mode, actions, seed, code))
    if bots:
        raise typer.Exit(shake_bots(console, edition, mode, actions, seed))
    raise typer.Exit(shake_games(console, edition, mode, actions, games, seed))


def shake_games(
    console: "Console", edition: str | None, mode: str | None, actions: int, games: int, seed: int
) -> int:
    """Shake every edition and mode; 0, or 1 after printing what was violated."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from ..lab.soak import soak as shake
    from ..lab.soak import tables

    chosen = list(tables(edition, mode))
    replays = -(-games // len(chosen))
    problems = 0
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} actions"),
        TextColumn("{task.fields[games]} games"),
        TimeElapsedColumn(),
    )
    ended: Counter[TaskID] = Counter()
    with Progress(*columns, console=console) as progress:
        for table in chosen:
            bar = progress.add_task(table.name, total=actions, games=0)

            def report(done: int, finished: int, bar: "TaskID" = bar) -> None:
                ended[bar] += finished
                progress.update(bar, advance=done, games=ended[bar])

            tally = shake(table, actions, replays, seed, report)
            stack = f"stack at most {tally.deepest} deep, " if tally.deepest else ""
            progress.console.print(
                f"{table.name}: {tally.actions:,} actions in {tally.games:,} games "
                f"({tally.finished:,} finished), {tally.replayed:,} replayed from their records, "
                f"{len(tally.kinds)} kinds of action, {stack}"
                f"{len(tally.problems)} violations"
            )
            for problem in tally.problems:
                progress.console.print(f"  {problem}", style="red")
            problems += len(tally.problems)
    return 1 if problems else 0


def shake_bots(
    console: "Console", edition: str | None, mode: str | None, decisions: int, seed: int
) -> int:
    """Shake the bots of every edition and mode; 0, or 1 after printing what was violated."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
    from rich.table import Table

    from ..bots.names import PLAYER_NAMES
    from ..lab.bot_soak import soak_bots
    from ..lab.tables import modes_of

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} decisions"),
        TimeElapsedColumn(),
    )
    shown = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    shown.add_column("table", no_wrap=True)
    for head in ("decisions", "actions", "games", "ended", "trades", "reasons", "faults"):
        shown.add_column(head, justify="right", no_wrap=True)
    chosen = modes_of(edition, mode)
    problems: list[str] = []
    with Progress(*columns, console=console) as progress:
        for name, played in chosen:
            bar = progress.add_task(f"{name} {played}", total=decisions)

            def report(done: int, bar: "TaskID" = bar) -> None:
                progress.update(bar, advance=done)

            tally = soak_bots(name, played, decisions, seed, report)
            problems += tally.problems
            figures = (tally.decisions, tally.actions, tally.games, tally.finished, tally.trades)
            shown.add_row(
                f"{name} {played}",
                *(f"{figure:,}" for figure in figures),
                str(len(tally.reasons)),
                str(len(tally.problems)),
            )
    console.print(shown)
    for problem in problems:
        console.print(f"  {problem}", style="red")
    console.print(f"{', '.join(PLAYER_NAMES)}: {len(problems)} violations")
    return 1 if problems else 0


def shake_outside(
    console: "Console",
    edition: str | None,
    mode: str | None,
    decisions: int,
    seed: int,
    code: list[str],
) -> int:
    """Shake the players of some code; 0, or 1 after printing what was violated."""
    from ..bots.code import load_code
    from ..bots.forfeit import STAND_IN
    from ..lab.outside_soak import soak_outside
    from ..lab.tables import modes_of
    from ..terminal.progress import bar

    load_code(code)
    problems: list[str] = []
    for name, played in modes_of(edition, mode):
        done = 0
        with bar(console, f"{name} {played}") as show:

            def report(more: int, show: "Callable[[int, int], None]" = show) -> None:
                nonlocal done
                done += more
                show(min(done, decisions), decisions)

            tally = soak_outside(name, played, decisions, seed, report)
        problems += tally.problems
        for player, count in tally.decisions.items():
            forfeits = tally.forfeits[player]
            console.print(
                f"{name} {played}: {player}: {count:,} decisions in {tally.games:,} games, "
                f"{forfeits:,} forfeited to {STAND_IN}"
            )
            if player in tally.complaints:
                console.print(f"  {tally.complaints[player]}", style="yellow", soft_wrap=True)
    for problem in problems:
        console.print(f"  {problem}", style="red")
    return 1 if problems else 0
