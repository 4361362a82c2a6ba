"""What may be asked of a table; answers change nothing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...bots.player import Player, seed_for
from ...game import Game
from ...protocol import questions as asked
from ...protocol.errors import LobbyError
from ..store import Entry
from .entries import ACTED, plain
from .leading import REFUSALS, refused
from .standing import Standing
from .waking import Damaged, play

if TYPE_CHECKING:
    from .room import Room


async def answer(room: "Room", guest: str, question: Any) -> dict[str, Any]:
    """The answer to a question, or why there is none."""
    try:
        if isinstance(question, asked.AskPreview):
            return await _preview(room, guest, question)
        if isinstance(question, asked.AskHint):
            return await _hint(room, guest, question)
        if isinstance(question, asked.AskStory):
            return await _story(room, guest, question)
    except REFUSALS as error:
        return refused(question.id, error)
    return {"type": "pong", "id": question.id, "now": round(room.hall.clock(), 3)}


def _game_for(standing: Standing, guest: str, seat: str) -> Game:
    """The game, for somebody who holds a seat."""
    if standing.game is None:
        raise LobbyError("not_playing")
    for place in standing.lobby.places:
        if place.name == seat and guest in place.guests:
            return standing.game
    raise LobbyError("not_your_seat", seat={"seat": seat})


async def _preview(room: "Room", guest: str, question: asked.AskPreview) -> dict[str, Any]:
    async with room.lock:
        standing = (await room.enter()).standing
        game = _game_for(standing, guest, question.seat)
        preview = game.preview(question.seat, question.action)
    return {"type": "previewed", "id": question.id, "preview": preview}


async def _hint(room: "Room", guest: str, question: asked.AskHint) -> dict[str, Any]:
    async with room.lock:
        standing = (await room.enter()).standing
        game = _game_for(standing, guest, question.seat)
        if game.is_over or game.is_out(question.seat):
            raise LobbyError("no_hint", seat={"seat": question.seat})
        pondering = Player(question.bot, seed_for(game)).ponder(game, question.seat)
        number = standing.number
    decision = await room.hall.thinkers.ponder(pondering)
    told: dict[str, Any] = {"action": None, "called": None, "reason": None, "cost": None}
    async with room.lock:
        current = (await room.enter()).standing
        if current.number != number or current.game is None:
            raise LobbyError("no_hint", seat={"seat": question.seat})
        if decision is not None:
            told["action"] = decision.action
            told["called"] = current.game.describe(question.seat, decision.action)
            told["reason"] = decision.why.wire()
            told["cost"] = _cost(current.game, question.seat, decision.action)
    return {"type": "hinted", "id": question.id, "bot": question.bot, **told}


def _cost(game: Game, seat: str, action: Any) -> Any:
    for choice in game.look().choices(seat):
        if choice["action"] == action:
            return choice["cost"]
    return None


async def _story(room: "Room", guest: str, question: asked.AskStory) -> dict[str, Any]:
    standing = await room.standing()
    if not standing.lobby.watch and not standing.lobby.held_by(guest):
        raise LobbyError("no_watching")
    most = question.after + room.hall.customary.story
    upto = min(standing.number, most if question.upto is None else min(question.upto, most))
    entries = await room.hall.store.entries(room.code, 0, upto)
    told = await room.hall.in_thread(retell, standing, entries, question.after)
    return {"type": "told", "id": question.id, "entries": told}


def retell(standing: Standing, entries: Sequence[Entry], after: int) -> list[dict[str, Any]]:
    """Entries as they were told, by playing the game again; what other rules played has no events.

    It reads of the standing only what never changes once the game is on.
    """
    game, told = None, []
    for entry in entries:
        events: Any = ()
        if entry.name == "started":
            game = standing.deal(_target_of(standing))
            events, game.events = list(game.events), []
        elif entry.name == ACTED and game is not None:
            try:
                events = play(game, entry)
            except Damaged:
                game = None
        if entry.number > after:
            told.append(plain(entry, events))
    return told


def _target_of(standing: Standing) -> str:
    assert standing.game is not None
    target: str = standing.game.kernel.target
    return target
