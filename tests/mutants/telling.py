"""What a run shows while it works."""

import os

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Telling:
    """A bar for each part of the work, with the time that is left."""

    def __init__(self):
        # Tests that look at what is printed meet nothing of this.
        self.console = Console(file=os.fdopen(os.dup(2), "w"))
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.console,
        )
        self.task = None

    def __enter__(self):
        self.progress.start()
        return self

    def __exit__(self, *error):
        self.progress.stop()

    def begin(self, what, count):
        """A new part, of so many steps."""
        self.task = self.progress.add_task(what, total=count) if count else None

    def step(self):
        """One step is done."""
        if self.task is not None:
            self.progress.advance(self.task)
