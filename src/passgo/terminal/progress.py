"""A progress bar for long tasks, shown only on a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console

Report = Callable[[int, int], None]


@contextmanager
def bar(console: Console, what: str = "") -> Iterator[Report]:
    """Yield a function that takes how many of how many are done.

    The bar goes to standard error, so that a report stays clean, and leaves nothing behind.
    """
    if not console.is_terminal:
        yield lambda done, total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True) as progress:
        task = progress.add_task("", total=None)

        def report(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield report
