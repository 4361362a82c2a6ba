"""Write and read record files. Writing is atomic: a file is complete or absent."""

import errno
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import PassgoError, PositionError
from ..game.records import GameRecord
from ..wire.plain import Plain

if TYPE_CHECKING:
    from ..editions import EditionRegistry
    from ..game import Game


class FileTrouble(PassgoError):
    """A file that cannot be read or written: a text of the command line, with its words."""

    def __init__(self, text_id: str, path: Path, why: str = "") -> None:
        """Name the text, the file, and what the system or the content says."""
        super().__init__(f"{path}: {why}" if why else str(path))
        self.text_id = text_id
        self.words = {"path": str(path), "why": why} if why else {"path": str(path)}


def check_writable(path: Path) -> None:
    """Refuse, before a game begins, a file that could not be written at its end."""
    folder = path.absolute().parent
    if path.is_dir():
        raise FileTrouble("cli-error-cannot-write", path, os.strerror(errno.EISDIR))
    if not folder.is_dir():
        raise FileTrouble("cli-error-cannot-write", path, os.strerror(errno.ENOENT))
    if not os.access(folder, os.W_OK | os.X_OK):
        raise FileTrouble("cli-error-cannot-write", path, os.strerror(errno.EACCES))


def write_whole(path: Path, content: str) -> None:
    """Write a temporary file next to the target, then rename it."""
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.absolute().parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(content)
        # mkstemp makes a file for its owner alone; a record is as open as any other new file.
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(temporary, 0o666 & ~mask)
        os.replace(temporary, path)
    except OSError as error:
        if temporary is not None and os.path.exists(temporary):
            os.unlink(temporary)
        raise FileTrouble("cli-error-cannot-write", path, error.strerror or str(error)) from None


def save_record(game: "Game", path: Path, bots: Mapping[str, str]) -> None:
    """Write the record of a game; the bots are given by seat."""
    from ..game.records import dump_record

    write_whole(path, dump_record(make_record(game, path, bots)))


def make_record(game: "Game", path: Path, bots: Mapping[str, str]) -> Plain:
    """The record of a game, for a file; FileTrouble where no position can say how it stands."""
    try:
        return game.record(bots)
    except PositionError as error:
        raise FileTrouble("cli-error-cannot-write", path, str(error)) from None


def read_record(path: Path) -> GameRecord:
    """The record in a file, its form checked; a game kept as it goes has one too."""
    from ..errors import RecordError
    from ..game.records import parse_record
    from .keeping import is_kept, read_kept

    if is_kept(path):
        kept = read_kept(path)
        return kept.play_again()[0].record(kept.players)
    try:
        return parse_record(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise FileTrouble("cli-error-no-file", path) from None
    except IsADirectoryError:
        raise FileTrouble("cli-error-folder", path) from None
    except UnicodeDecodeError:
        raise FileTrouble("cli-error-record", path, "not text, expected JSON") from None
    except OSError as error:
        raise FileTrouble("cli-error-cannot-read", path, error.strerror or str(error)) from None
    except RecordError as error:
        raise FileTrouble("cli-error-record", path, str(error)) from None


def editions_for(path: Path) -> "EditionRegistry":
    """Where the edition of a record may be: among this user's, or in a folder by its path.

    A kept game also says from which folder it was played.
    """
    from ..editions import local_editions
    from .keeping import folder_kept

    editions = local_editions(paths=True)
    folder = folder_kept(path)
    return editions if folder is None else editions.with_folder(folder)


def replay_file(path: Path) -> "Game":
    """The game that a record file holds, played again to its end."""
    from ..editions import EditionError, MoneyError, OptionError
    from ..game import Game

    record = read_record(path)
    try:
        return Game.replay(record, editions=editions_for(path))
    except (PassgoError, EditionError, OptionError, MoneyError) as error:
        raise FileTrouble("cli-error-record", path, str(error)) from None
