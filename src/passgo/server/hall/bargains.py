"""Answers to questions about offers: what bots would say to them, and which they would take."""

from typing import TYPE_CHECKING, TypeAlias

from ...bots.haggling import Haggling, Question, haggling
from ...compiling.targets import COMPILED
from ...errors import IllegalAction
from ...game import Game
from ...protocol import questions as asked
from ...protocol.errors import LobbyError
from ...wire.plain import Plain
from ..past import Moment, haggle, moment_of
from ..work.budgets import BARGAIN
from ..work.workplace import Asker
from .asking import charged, game_for
from .table_state import TableState

if TYPE_CHECKING:
    from .room import Room

AboutOffers: TypeAlias = asked.AskBargain | asked.AskForLot | asked.AskFair


async def bargain(room: "Room", asker: Asker, question: AboutOffers) -> Plain:
    """What bots would say, found where it delays no other client."""
    with charged(room.hall.work.hints, asker, BARGAIN) as meter:
        async with room.lock:
            state = (await room.enter()).state
            game = game_for(state, asker.guest, question.seat)
            if game.is_over or game.is_out(question.seat) or not room.hall.can_think(game):
                raise LobbyError("no_hint", seat={"seat": question.seat})
            with meter.running():
                prepared = haggling(game, _question(state, game, question))
                moment = moment_of(game, room.hall.editions)
            number = state.number
        if prepared is None:
            raise LobbyError("no_hint", seat={"seat": question.seat})
        found = await _found(room, asker, prepared, moment)
    return {"type": "bargained", "id": question.id, "number": number, **found}


def _question(state: TableState, game: Game, question: AboutOffers) -> Question:
    """The question as bots are asked it; IllegalAction if the offer could not be made."""
    bots = {str(place["name"]): place["bot"] for place in state.face["seats"] if place["bot"]}
    if isinstance(question, asked.AskForLot):
        return Question(question.seat, bots, lot=question.lot)
    if isinstance(question, asked.AskFair):
        return Question(question.seat, bots)
    refusal = game.why_not(question.seat, question.offer)
    if refusal is not None:
        raise IllegalAction(refusal)
    return Question(question.seat, bots, offer=question.offer)


async def _found(room: "Room", asker: Asker, prepared: Haggling, moment: Moment) -> Plain:
    """The answer, from a thread, or from another process while the rules are not compiled."""
    work, thinkers = room.hall.work, room.hall.thinkers
    if thinkers.target(prepared.asker.game.family.name) == COMPILED:
        async with work.hints.place(asker):
            return await work.hints.run(asker, thinkers.measure(prepared.answer))
    async with work.questions.place(asker):
        return await work.questions.do(asker, haggle, moment, prepared.question)
