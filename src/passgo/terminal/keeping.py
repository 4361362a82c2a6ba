"""Autosave of games: a file that grows by a line for each action, so that nothing is lost.

The first line is the head of a record. Then come actions, further state of the table, and from
time to time the position, from which a game continues if the rules have changed since. Only the
last line can be incomplete after a crash, and its action had not been shown yet. A game that is
over, or put away, becomes a normal record.
"""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TextIO

from ..editions import EDITIONS
from ..editions.data_folder import data_folder
from ..errors import PassgoError, PositionError, RecordError, RulesChanged
from ..game import Game, Written
from ..game.records import GameRecord, check_form, digest_of, do_again, go_on
from ..table import Table
from ..wire.plain import JsonMapping, Plain
from .saving import FileTrouble, editions_for, make_record, save_record

KEPT = 1
"""The version of such files."""
SUFFIX = ".game"
_UNSTEADY = ("spent", "news", "clocks")
"""The fields of a table that change every second and are not written."""


def games_dir() -> Path:
    """The folder of the games, created if it is missing."""
    folder = data_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileTrouble("cli-error-cannot-write", folder, error.strerror or "") from None
    return folder


class Keeper:
    """Writes the file of one game while it is played."""

    def __init__(self, table: Table, path: Path | None = None) -> None:
        """Start a new file, or continue one that holds the game up to now."""
        self.table = table
        self.game = table.game
        self.path = path or _new_path(self.game)
        self._written = len(self.game.actions)
        self._table: Plain | None = None
        head = make_record(self.game, self.path, self.players()) if path is None else None
        self._file = open(self.path, "a", encoding="utf-8")  # noqa: SIM115 (open all game long)
        try:
            _lock(self._file)
        except FileTrouble:
            self._file.close()
            raise
        if head is not None:
            self._begin(head)
        else:
            _cut_torn_line(self.path)
            self.note()
        table.listen(lambda _: self.note())
        self.sync()

    def _begin(self, record: GameRecord) -> None:
        head = {key: record[key] for key in record if key not in {"actions", "marks"}}
        first: Plain = {"kept": KEPT, "record": head}
        if self.game.edition.id not in EDITIONS():
            # An edition played from a folder is loaded from there again.
            first["folder"] = str(self.game.edition.folder.absolute())
        self._write(first)
        for number in range(len(self.game.actions)):
            self._write(self._action(number))
        self.note()
        self.note_position()

    def players(self) -> dict[str, str]:
        """The bots at the table by seat."""
        sitters = self.table.sitters.values()
        return {sitter.seat: sitter.bot for sitter in sitters if sitter.bot is not None}

    def note(self) -> None:
        """Write what has happened since the last call."""
        for number in range(self._written, len(self.game.actions)):
            self._write(self._action(number))
        self._written = len(self.game.actions)
        memory = self.table.memory()
        steady = {key: value for key, value in memory.items() if key not in _UNSTEADY}
        if steady != self._table:
            self._table = json.loads(json.dumps(steady))
            self._write({"table": memory, "players": self.players()})

    def note_position(self) -> None:
        """Write the position before a person is asked, because the answer may take long."""
        # If no position can express the state, the actions still hold the game.
        with suppress(PositionError):
            self._write({"end": self.game.position(), "spent": self.table.hours.now})
        self.sync()

    def release(self) -> None:
        """Close the file without writing, in every case."""
        self._file.close()

    def finish(self) -> Path:
        """Turn the file into a record; where it is. FileTrouble leaves the file as it is."""
        self.release()
        path = self.path.with_suffix(".json")
        save_record(self.game, path, self.players())
        self.path.unlink(missing_ok=True)
        return path

    def close(self) -> None:
        """Leave the file for another day."""
        self.note()
        self.note_position()
        self.release()

    def _action(self, number: int) -> Plain:
        seat, action = self.game.actions[number]
        by = "bank" if seat < 0 else self.game.seats[seat]
        return {"n": number + 1, "by": by, "do": action, "mark": self.game.marks[number]}

    def _write(self, line: JsonMapping) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
        # Flushed data survives any end of the program.
        self._file.flush()

    def sync(self) -> None:
        """Sync the file to disk, so that it survives a power cut; slow on some disks."""
        os.fsync(self._file.fileno())


@dataclass
class Kept:
    """The content of an autosave file."""

    path: Path
    record: Plain = field(default_factory=dict)
    """The game up to the last position in the file."""
    later: list[tuple[str, Written, str]] = field(default_factory=list)
    """The actions since: seat, action, and the mark after it."""
    memory: Plain | None = None
    players: dict[str, str] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """How many actions it holds."""
        return len(self.record["actions"]) + len(self.later)

    def play_again(self) -> tuple[Game, RulesChanged | None]:
        """The game as it was left, and where the rules have changed since.

        Where they have, it is left where today's rules would first play otherwise. FileTrouble
        where it cannot be played again.
        """
        try:
            return self._play_again()
        except PassgoError as error:
            raise FileTrouble("cli-error-record", self.path, str(error)) from None

    def _play_again(self) -> tuple[Game, RulesChanged | None]:
        replayed = go_on(Game, self.record, editions=editions_for(self.path))
        first = len(self.record["actions"])
        for count, (by, action, mark) in enumerate(self.later):
            try:
                do_again(replayed.game, self.record, first + count, (by, action), mark)
            except RulesChanged as parted:
                agreed, _ = replace(self, later=self.later[:count])._play_again()
                return agreed, replayed.parted or parted
        return replayed.game, replayed.parted


def is_kept(path: Path) -> bool:
    """Whether a file is an autosave file rather than a record."""
    return path.suffix == SUFFIX


def read_kept(path: Path) -> Kept:
    """Read such a file; FileTrouble where it is none."""
    kept = Kept(path)
    actions: list[tuple[str, Written]] = []
    marks: list[str] = []
    try:
        for line in _lines(path):
            if "kept" in line:
                kept.record = line["record"]
                kept.players = kept.record.pop("players", {})
            elif "do" in line:
                # An interruption between writing and noting leaves an action in the file twice.
                if line["n"] == len(actions) + 1:
                    actions.append((line["by"], line["do"]))
                    marks.append(line["mark"])
            elif "end" in line:
                _note_end(kept, line, actions, marks)
            else:
                kept.memory, kept.players = line["table"], line["players"]
        first = len(kept.record["actions"])
        kept.later = [
            (*action, mark) for action, mark in zip(actions[first:], marks[first:], strict=True)
        ]
        check_form(kept.record)
    except (KeyError, TypeError, ValueError, RecordError) as error:
        why = str(error) if isinstance(error, RecordError) else "not a kept game"
        raise FileTrouble("cli-error-record", path, why) from None
    except OSError as error:
        raise FileTrouble("cli-error-cannot-read", path, error.strerror or "") from None
    return kept


def folder_kept(path: Path) -> Path | None:
    """The folder that the edition of a kept game came from; None where the file says none."""
    if not is_kept(path):
        return None
    try:
        first = next(_lines(path), {})
    except (OSError, ValueError):
        return None
    folder = first.get("folder") if isinstance(first, dict) else None
    return Path(folder) if isinstance(folder, str) and folder else None


def _note_end(
    kept: Kept, line: JsonMapping, actions: list[tuple[str, Written]], marks: list[str]
) -> None:
    kept.record |= {
        "actions": list(actions),
        "marks": "".join(marks),
        "end": line["end"],
        "digest": digest_of(line["end"]),
    }
    if kept.memory is not None:
        kept.memory["spent"] = line["spent"]


def _lines(path: Path) -> Iterator[Plain]:
    for text in path.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True):
        if text.endswith("\n"):
            yield json.loads(text)


def _cut_torn_line(path: Path) -> None:
    """Remove an incomplete last line."""
    content = path.read_bytes()
    os.truncate(path, content.rfind(b"\n") + 1)


def _new_path(game: Game) -> Path:
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    name = f"{stamp}-{Path(game.edition.id).name}"
    path = games_dir() / f"{name}{SUFFIX}"
    number = 1
    while path.exists() or path.with_suffix(".json").exists():
        number += 1
        path = games_dir() / f"{name}-{number}{SUFFIX}"
    return path


def last_kept() -> Path | None:
    """The file of the last unfinished game that no process is playing now."""
    folder = data_folder() / "games"
    files = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in files if not _is_locked(path)), None)


def put_away(path: Path) -> Path:
    """Make an unfinished game a record, which is not offered any more."""
    kept = read_kept(path)
    game, _ = kept.play_again()
    record = path.with_suffix(".json")
    save_record(game, record, kept.players)
    path.unlink(missing_ok=True)
    return record


def _lock(file: TextIO) -> None:
    """Lock the file so that no other process resumes the game, where the system supports it."""
    try:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError:
        raise FileTrouble("cli-error-played-now", Path(file.name)) from None


def _is_locked(path: Path) -> bool:
    with open(path, "a", encoding="utf-8") as file:
        try:
            _lock(file)
        except FileTrouble:
            return True
    return False
