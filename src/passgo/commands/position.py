"""``passgo position``: the position in which a recorded game ends."""

from .arguments import RecordFile


def position(record: RecordFile) -> None:
    """Print the position in which a recorded game ends."""
    from ..terminal.saving import replay_file

    print(replay_file(record).position())
