"""Wake a table from the store: load its last snapshot and replay the entries after it."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace

from msgspec import structs

from ...editions import PACKAGED, AnyEdition, EditionRegistry
from ...errors import EditionError, IllegalAction, PassgoError
from ...families import find_family
from ...game import Event, Game, Written
from ...game.records import digest_of
from ...table.entries import ACTED, STARTED, Entry
from ..store import Snapshot, Store, TableRow
from .face import GATHERING
from .lobby import Lobby
from .table_state import TableState

logger = logging.getLogger(__name__)
_BREATH = 16
"""Actions replayed in one go, before other tasks get their turn."""


class Damaged(PassgoError):
    """A log that cannot be replayed although the rules are the same."""


class NoEdition(Damaged):
    """The edition of a table is not available, or the name belongs to another one."""

    def __init__(self, edition: str, error: EditionError) -> None:
        """Name the edition, and say what was found instead."""
        super().__init__(str(error))
        self.edition = edition


def box_of(lobby: Lobby) -> AnyEdition:
    """The edition of a table; NoEdition if it is not available."""
    try:
        return lobby.box
    except EditionError as error:
        raise NoEdition(lobby.edition, error) from None


async def wake(
    store: Store,
    code: str,
    target_of: Callable[[str], str],
    recent: int,
    editions: EditionRegistry = PACKAGED,
) -> tuple[TableState, TableRow, list[Entry]]:
    """The state of a table, from its row and its whole log."""
    row = await store.load_table(code)
    entries = await store.entries(code, upto=row.number)
    state = TableState(
        code=code,
        phase=row.phase,
        lobby=Lobby.from_body(row.body, editions),
        secret=row.secret,
        number=row.number,
        face=row.face,
        recent=deque(maxlen=recent),
    )
    family = box_of(state.lobby).family
    if row.phase == GATHERING:
        state.tell(entries)
        return state, row, entries
    await _replay(state, entries, await store.snapshot(code), target_of(family))
    return state, row, entries


async def _replay(
    state: TableState, entries: Sequence[Entry], snapshot: Snapshot | None, target: str
) -> None:
    """Replay from the snapshot; if that is damaged, from the start of the game."""
    if snapshot is not None and snapshot.number >= state.lobby.skipped:
        try:
            await _play_on(state, entries, snapshot, target)
        except Damaged as error:
            logger.warning("table %s is played again from its log: %s", state.code, error)
            state.recent.clear()
        else:
            return
    await _play_on(state, entries, None, target)


async def _play_on(
    state: TableState, entries: Sequence[Entry], snapshot: Snapshot | None, target: str
) -> None:
    """Set up the game, and replay the actions since; Damaged if that fails."""
    lobby = state.lobby
    game = _stood(state, entries, snapshot, target)
    after = lobby.skipped if snapshot is None else snapshot.number
    state.game = game
    dealt, game.events = list(game.events), []
    for count, entry in enumerate(entries):
        if entry.number <= after:
            continue
        events: Sequence[Event] = dealt if entry.name == STARTED else ()
        if entry.name == ACTED:
            try:
                events = play(game, entry)
            except Damaged:
                if lobby.rules == find_family(game.edition.family).rules_version:
                    raise
                _go_on_from(state, _kept(state, entries, snapshot, entry, target), entries)
                return
        state.tell([structs.replace(entry, events=events)])
        if count % _BREATH == 0:
            await asyncio.sleep(0)


def _stood(
    state: TableState, entries: Sequence[Entry], snapshot: Snapshot | None, target: str
) -> Game:
    """The game from a snapshot, or from its start, with what its players had done by then."""
    lobby = state.lobby
    if snapshot is not None:
        if snapshot.digest not in {None, digest_of(snapshot.position)}:
            raise Damaged("the snapshot's position differs from its digest")
        game = _read(snapshot.position, lobby, target)
        if game.setting() != state.deal(target).setting() or game.seed != state.seed:
            raise Damaged("the snapshot belongs to another game")
    elif lobby.start is not None:
        game = _read(lobby.start, lobby, target)
    else:
        game = state.deal(target)
    game.start = lobby.start
    if snapshot is None:
        return game
    past = [
        entry
        for entry in entries
        if lobby.skipped < entry.number <= snapshot.number and entry.name == ACTED
    ]
    done = [_done(entry) for entry in past]
    game.actions = [(game.seat(seat), action) for seat, action in done]
    game.marks = [str(entry.mark) for entry in past]
    is_known = snapshot.number <= state.number and snapshot.actions == len(past)
    if not is_known or (past and game.mark() != game.marks[-1]):
        raise Damaged(f"the snapshot of entry {snapshot.number} differs from the log")
    return game


def _read(position: str, lobby: Lobby, target: str) -> Game:
    """A game from a stored position; Damaged if it cannot be read, for any reason."""
    try:
        return Game.from_position(position, target, editions=lobby.editions)
    except Exception as error:
        raise Damaged(f"a stored position cannot be read: {error}") from error


def _kept(
    state: TableState,
    entries: Sequence[Entry],
    snapshot: Snapshot | None,
    parted: Entry,
    target: str,
) -> str:
    """The last stored position from before the rules changed."""
    if snapshot is not None:
        return snapshot.position
    game = _stood(state, entries, None, target)
    for entry in entries:
        if state.lobby.skipped < entry.number < parted.number and entry.name == ACTED:
            play(game, entry)
    return game.position()


def play(game: Game, entry: Entry) -> list[Event]:
    """Replay a stored action; Damaged if the result differs from the log."""
    try:
        events = game.apply(*_done(entry))
    except IllegalAction as refusal:
        raise Damaged(f"entry {entry.number}: refused: {refusal}") from None
    game.events.clear()
    if game.marks[-1] != entry.mark:
        raise Damaged(f"entry {entry.number}: its replay gives another state")
    return events


def _done(entry: Entry) -> tuple[str, Written]:
    """The seat and its action."""
    if entry.seat is None or entry.action is None:
        raise Damaged(f"entry {entry.number}: it names no action")
    return entry.seat, entry.action


def _go_on_from(state: TableState, position: str, entries: Sequence[Entry]) -> None:
    """Continue from the last stored position, because the rules have changed.

    The leader stores this change; until then nothing of it is stored.
    """
    assert state.game is not None
    state.game = _read(position, state.lobby, state.game.kernel.target)
    state.game.events.clear()
    state.recent.clear()
    state.lobby = replace(
        state.lobby,
        start=position,
        skipped=entries[-1].number + 1,
        rules=state.game.family.rules_version,
    )
