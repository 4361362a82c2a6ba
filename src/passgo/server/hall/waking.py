"""A table out of what is stored: from its last snapshot on, by playing what came after it again."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace

from ...game import Event, Game
from ...game.errors import IllegalAction, PassgoError
from ...game.families import find_family
from ..store import Entry, Snapshot, Store, TableRow
from .entries import ACTED, tell
from .face import GATHERING
from .lobby import Lobby
from .standing import Standing

_BREATH = 16
"""Actions replayed at a stretch, before others get their turn."""


class Damaged(PassgoError):
    """A log that the rules cannot play again although they are the same."""


async def wake(
    store: Store, code: str, target_of: Callable[[str], str], recent: int
) -> tuple[Standing, TableRow, list[Entry]]:
    """How a table stands; with its row and its whole log."""
    row = await store.load_table(code)
    entries = await store.entries(code, upto=row.number)
    standing = Standing(
        code=code,
        phase=row.phase,
        lobby=Lobby.from_body(row.body),
        secret=row.secret,
        number=row.number,
        face=row.face,
        recent=deque(maxlen=recent),
    )
    if row.phase == GATHERING:
        standing.recent.extend(tell(entry) for entry in entries)
        return standing, row, entries
    target = target_of(standing.lobby.edition)
    await _replay(standing, entries, await store.snapshot(code), target)
    return standing, row, entries


async def _replay(
    standing: Standing, entries: Sequence[Entry], snapshot: Snapshot | None, target: str
) -> None:
    """Set the game up as the snapshot has it, and play on from there."""
    lobby = standing.lobby
    skipped = lobby.skipped
    if snapshot is not None and snapshot.number >= skipped:
        game = Game.from_position(snapshot.position, target)
        after = snapshot.number
    elif lobby.start is not None:
        game, after = Game.from_position(lobby.start, target), skipped
    else:
        game, after = standing.deal(target), 0
    game.start = lobby.start
    past = [entry for entry in entries if skipped < entry.number <= after and entry.name == ACTED]
    game.actions = [(game.seat(entry.body["seat"]), entry.body["action"]) for entry in past]
    game.marks = [str(entry.body["mark"]) for entry in past]
    standing.game = game
    dealt, game.events = list(game.events), []
    for count, entry in enumerate(entries):
        if entry.number <= after:
            continue
        events: Sequence[Event] = dealt if entry.name == "started" else ()
        if entry.name == ACTED:
            try:
                events = play(game, entry)
            except Damaged:
                if lobby.rules == find_family(game.edition.family).rules_version:
                    raise
                _go_on_from(standing, snapshot, entries, target)
                return
        standing.recent.append(tell(entry, events))
        if count % _BREATH == 0:
            await asyncio.sleep(0)


def play(game: Game, entry: Entry) -> list[Event]:
    """Do a stored action again; Damaged where it does not leave the table as it did."""
    try:
        events = game.apply(entry.body["seat"], entry.body["action"])
    except IllegalAction as refusal:
        raise Damaged(f"entry {entry.number}: refused: {refusal}") from None
    game.events.clear()
    if game.marks[-1] != entry.body["mark"]:
        raise Damaged(f"entry {entry.number}: it leaves the table otherwise than it did")
    return events


def _go_on_from(
    standing: Standing, snapshot: Snapshot | None, entries: Sequence[Entry], target: str
) -> None:
    """The rules have changed: the game goes on from the last position that was kept.

    The leader writes down that this is so; until then nothing of it is stored.
    """
    game = standing.deal(target)
    position = game.position() if snapshot is None else snapshot.position
    standing.game = Game.from_position(position, target)
    standing.game.events.clear()
    standing.recent.clear()
    standing.lobby = replace(
        standing.lobby,
        start=position,
        skipped=entries[-1].number + 1,
        rules=standing.game.family.rules_version,
    )
