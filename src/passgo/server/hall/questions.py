"""Answers to questions about a table; they change nothing."""

from typing import TYPE_CHECKING, cast

from ...bots.advice import because_of, waits_for
from ...bots.player import AnyPondering, Decision, Player, Pondering, seed_for
from ...bots.price import Price, is_bidding
from ...game import Game
from ...protocol import questions as asked
from ...protocol.errors import LobbyError
from ...table.entries import ACTED, STARTED
from ...wire.forms import Written
from ...wire.plain import Plain, plain
from ..past import Moment, advise, hear_again, moment_of
from ..work.budgets import HINT, PREVIEW
from ..work.workplace import Asker
from .answers import REFUSALS, refused
from .asking import charged, game_for
from .bargains import bargain
from .record import played
from .table_state import TableState

if TYPE_CHECKING:
    from ...protocol.entries import EntryModel
    from ...protocol.outgoing import Hinted, Pong, Previewed, Told
    from ...wire.models import EventModel, MessageModel, ReasonModel
    from .room import Room


async def answer(room: "Room", asker: Asker, question: asked.Question) -> Plain:
    """The answer to a question, or its refusal; expensive questions wait their turn."""
    try:
        if isinstance(question, asked.AskPreview):
            return await _preview(room, asker, question)
        if isinstance(question, asked.AskHint):
            return await _hint(room, asker, question)
        if isinstance(question, asked.AskWorth):
            return await _worth(room, asker, question)
        if isinstance(question, asked.AskDeed):
            return await _deed(room, asker, question)
        if isinstance(question, asked.AskBargain | asked.AskForLot | asked.AskFair):
            return await bargain(room, asker, question)
        if isinstance(question, asked.AskStory):
            return await _story(room, asker, question)
    except REFUSALS as error:
        return refused(question.id, error)
    pong: Pong = {"type": "pong", "id": question.id, "now": round(room.hall.clock(), 3)}
    return plain(pong)


async def _preview(room: "Room", asker: Asker, question: asked.AskPreview) -> Plain:
    previews = room.hall.work.previews
    with charged(previews, asker, PREVIEW) as meter:
        async with previews.place(asker), room.lock:
            state = (await room.enter()).state
            game = game_for(state, asker.guest, question.seat)
            with meter.running():
                preview = game.preview(question.seat, question.action)
    message: Previewed = {"type": "previewed", "id": question.id, "preview": preview}
    return plain(message)


async def _deed(room: "Room", asker: Asker, question: asked.AskDeed) -> Plain:
    previews = room.hall.work.previews
    with charged(previews, asker, PREVIEW) as meter:
        async with previews.place(asker), room.lock:
            state = (await room.enter()).state
            game = game_for(state, asker.guest, question.seat)
            with meter.running():
                facts = game.look().deed(question.seat, question.lot)
    if facts is None:
        raise LobbyError("no_lot")
    return {"type": "deed_told", "id": question.id, "facts": facts}


async def _hint(room: "Room", asker: Asker, question: asked.AskHint) -> Plain:
    with charged(room.hall.work.hints, asker, HINT) as meter:
        async with room.lock:
            state = (await room.enter()).state
            game = game_for(state, asker.guest, question.seat)
            if game.is_over or game.is_out(question.seat):
                raise LobbyError("no_hint", seat={"seat": question.seat})
            if not room.hall.can_think(game):
                raise LobbyError("no_hint", seat={"seat": question.seat})
            hint: Hinted = {
                "type": "hinted",
                "id": question.id,
                "bot": question.bot,
                "action": None,
                "called": None,
                "reason": None,
                "cost": None,
            }
            answering = waits_for(game, question.seat)
            if any(place.bot and place.name == answering for place in state.lobby.places):
                hint["reason"] = cast("ReasonModel", because_of(str(answering)).wire())
                return plain(hint)
            with meter.running():
                pondering = Player(question.bot, seed_for(game)).ponder(game, question.seat)
                moment = moment_of(game, room.hall.editions)
            number = state.number
        decision = await _advice(room, asker, question, pondering, moment)
        async with room.lock:
            current = (await room.enter()).state
            if current.number != number or current.game is None:
                raise LobbyError("no_hint", seat={"seat": question.seat})
            if decision is not None:
                with meter.running():
                    called = current.game.describe(question.seat, decision.action)
                    hint["action"] = decision.action
                    hint["called"] = cast("MessageModel", called)
                    hint["reason"] = cast("ReasonModel", decision.why.wire())
                    hint["cost"] = _cost(current.game, question.seat, decision.action)
    return plain(hint)


async def _worth(room: "Room", asker: Asker, question: asked.AskWorth) -> Plain:
    with charged(room.hall.work.hints, asker, HINT) as meter:
        async with room.lock:
            game = game_for((await room.enter()).state, asker.guest, question.seat)
            if not is_bidding(game, question.seat) or not room.hall.can_think(game):
                raise LobbyError("no_hint", seat={"seat": question.seat})
            with meter.running():
                pondering = Player(question.bot, seed_for(game)).ponder(game, question.seat)
        price: Price | None = None
        if isinstance(pondering, Pondering):
            async with room.hall.work.hints.place(asker):
                job = room.hall.thinkers.price(pondering)
                price = await room.hall.work.hints.run(asker, job)
    amount, why = (None, None) if price is None else (price.amount, price.why.wire())
    told = {"bot": question.bot, "amount": amount, "reason": why}
    return {"type": "valued", "id": question.id, **told}


async def _advice(
    room: "Room", asker: Asker, question: asked.AskHint, pondering: AnyPondering, moment: Moment
) -> Decision | None:
    """What a bot would do, computed where it delays no other client."""
    work, thinkers = room.hall.work, room.hall.thinkers
    if thinkers.is_slow(pondering):
        async with work.questions.place(asker):
            return await work.questions.do(asker, advise, moment, question.bot, question.seat)
    async with work.hints.place(asker):
        return await work.hints.run(asker, thinkers.ponder(pondering))


def _cost(game: Game, seat: str, action: Written) -> int | None:
    for choice in game.look().choices(seat):
        if choice["action"] == action:
            cost: int | None = choice["cost"]
            return cost
    return None


async def _story(room: "Room", asker: Asker, question: asked.AskStory) -> Plain:
    state, questions = await room.state(), room.hall.work.questions
    if not state.lobby.watch and not state.lobby.held_by(asker.guest):
        raise LobbyError("no_watching")
    most = question.after + room.hall.limits.story
    upto = min(state.number, most if question.upto is None else min(question.upto, most))
    # Encoded already.
    told = cast("list[EntryModel]", state.between(question.after, upto))
    if len(told) < upto - question.after:
        async with questions.place(asker):
            told = await _played_again(room, state, asker, question.after, upto)
    message: Told = {"type": "told", "id": question.id, "entries": told}
    return plain(message)


async def _played_again(
    room: "Room", state: TableState, asker: Asker, after: int, upto: int
) -> "list[EntryModel]":
    """Entries with their events, from replaying the game up to them."""
    entries = await room.hall.store.entries(room.code, 0, upto)
    heard = [entry for entry in entries if entry.name in {STARTED, ACTED}]
    first = sum(entry.number <= after for entry in heard)
    events: list[list[Plain]] = []
    if len(heard) > first and state.game is not None:
        past, target = (
            played(state.lobby, state.secret, entries),
            state.game.kernel.target,
        )
        events = await room.hall.work.questions.do(asker, hear_again, past, first, target)
    # Actions played under other rules have no events.
    told = dict(zip((entry.number for entry in heard[first:]), events, strict=False))
    return [
        {**entry.told(), "events": cast("list[EventModel]", told.get(entry.number, []))}
        for entry in entries
        if entry.number > after
    ]
