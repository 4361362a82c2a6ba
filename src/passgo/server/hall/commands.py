"""Carry out requests at a table that this process leads; a refusal is raised as an error."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from ...bots.names import DEFAULT_PLAYER
from ...protocol import lobby_requests as lobby
from ...protocol import requests as play
from ...protocol.entries import EMOTES, PHRASES, phrase_message
from ...protocol.errors import LobbyError
from ...protocol.incoming import AnyRequest
from ...protocol.limits import HANDOVER_SECONDS
from ...protocol.parts import Part
from ...table import Entry
from ...wire.plain import Json, Plain
from .audience import may_see
from .face import GATHERING, OVER, PLAYING
from .lobby import Lobby
from .naming import clean_words
from .taking_over import find_seat

if TYPE_CHECKING:
    from .leading import Leading

Answer: TypeAlias = Plain | None


async def do_request(leading: "Leading", guest: str, request: AnyRequest) -> Answer:
    """Carry out a guest's request in memory; return its answer, if it has one."""
    done = _DOERS[type(request)](leading, guest, request)
    return await done if isinstance(done, Awaitable) else done


# Requests in a game.


def _act(leading: "Leading", guest: str, request: play.Act) -> None:
    table = leading.playing(guest, request.seat)
    table.act(request.seat, request.action)


def _act_all(leading: "Leading", guest: str, request: play.ActAll) -> None:
    table = leading.playing(guest, request.seat)
    table.act_all(request.seat, request.actions)


def _throw(leading: "Leading", guest: str, request: play.Throw) -> None:
    table = leading.playing(guest, None)
    table.throw(list(request.dice))


def _pass(leading: "Leading", guest: str, request: play.Pass) -> None:
    table = leading.playing(guest, request.seat)
    table.check_asked(request.seat)
    table.go_on(request.seat)


def _habits(leading: "Leading", guest: str, request: play.Habits) -> None:
    table = leading.playing(guest, request.seat)
    sitter = table.sitter(request.seat)
    if request.limit is not None:
        table.limits.wish(request.seat, request.limit)
    given: Plain = {
        "claims": request.claims,
        "rolls": request.rolls,
        "ends": request.ends,
        "hurries": request.hurries,
        "attention": request.attention,
    }
    sitter.habits = replace(
        sitter.habits, **{key: value for key, value in given.items() if value is not None}
    )


def _pause(leading: "Leading", guest: str, request: play.Pause) -> None:
    leading.playing(guest, request.seat).seating.ask_pause(request.seat)


def _resume(leading: "Leading", guest: str, request: play.Resume) -> None:
    leading.playing(guest, request.seat).seating.resume(request.seat)


def _lend(leading: "Leading", guest: str, request: play.Lend) -> None:
    leading.playing(guest, request.seat).seating.lend(request.seat, request.bot)


def _take_back(leading: "Leading", guest: str, request: play.TakeBack) -> None:
    leading.playing(guest, request.seat).seating.take_back(request.seat)


def _watch(leading: "Leading", guest: str, request: play.Watch) -> None:
    leading.playing(guest, None).seating.go_on(request.how)


def _say(leading: "Leading", guest: str, request: play.Say) -> None:
    if (request.phrase is None) == (request.words is None):
        raise LobbyError("phrase_or_words")
    if request.seat is not None:
        leading.check_seat(guest, request.seat)
    elif not may_see(leading.state, guest):
        raise LobbyError("no_watching")
    if request.phrase is not None:
        if request.phrase not in PHRASES:
            raise LobbyError("no_such_phrase", phrase=request.phrase)
        if request.phrase in EMOTES:
            leading.emotes.check(guest, leading.now)
        said = {"phrase": request.phrase, "words": None}
        what: Json = phrase_message(request.phrase)
    else:
        words = clean_words(request.words or "")
        said, what = {"phrase": None, "words": words}, words
    name, args = "watcher_said", {"what": what}
    if request.seat is not None:
        name, args = "said", {"seat": {"seat": request.seat}, **args}
    leading.news.tell(Entry(name, request.seat, args, said=said))


# Requests around the game.


def _sit(leading: "Leading", guest: str, request: lobby.Sit) -> Answer:
    state = leading.state
    if state.phase == OVER:
        raise LobbyError("no_open_place")
    if state.phase == GATHERING:
        where = state.lobby.find_open(request.place)
        leading.settle(*state.lobby.sit(guest, request))
    else:
        where = find_seat(request.place, guest, state.lobby, leading.table_now())
        place = state.lobby.places[where]
        if request.name is not None and request.name != place.name:
            raise LobbyError("name_kept", seat={"seat": place.name})
        leading.table_now().seating.take_over(str(place.name))
        taken = replace(place, guests=(guest,), bot=None, open=False, portrait=request.portrait)
        leading.settle(state.lobby.put(where, taken), [])
    return {"place": where, "seat": leading.state.lobby.places[where].name}


def _stand(leading: "Leading", guest: str, request: lobby.Stand) -> None:
    state = leading.state
    place = state.lobby.check_holder(guest, request.place)
    if state.phase == GATHERING:
        leading.settle(*state.lobby.stand(guest, request.place))
        return
    left = tuple(other for other in place.guests if other != guest)
    kept = replace(place, guests=left)
    if not left:
        if state.phase == PLAYING:
            leading.table_now().seating.give_up(str(place.name), DEFAULT_PLAYER)
        kept = replace(place, guests=(), bot=DEFAULT_PLAYER, open=state.phase == PLAYING)
    after = state.lobby.put(request.place, kept)
    told: list[Entry] = []
    if state.phase == OVER:
        told = [Entry("stood", place.name, {"seat": {"seat": place.name}})]
    if guest == after.host and not after.held_by(guest):
        after, more = after.pass_host(other for _, other in after.holders)
        told += more
    leading.settle(after, told)


def _rename(leading: "Leading", guest: str, request: lobby.Rename) -> None:
    leading.settle(*leading.gathering().rename(guest, request.place, request.name))


def _dress(leading: "Leading", guest: str, request: lobby.Dress) -> None:
    state = leading.state
    if state.phase == OVER:
        raise LobbyError("not_playing")
    after = state.lobby.dress(guest, request.place, request.portrait, request.token)
    leading.settle(after, [])


def _seat_bot(leading: "Leading", guest: str, request: lobby.SeatBot) -> None:
    leading.settle(*leading.gathering().seat_bot(guest, request.place, request.bot, request.name))


def _open_seat(leading: "Leading", guest: str, request: lobby.OpenSeat) -> None:
    leading.settle(*leading.gathering().open_seat(guest, request.place))


def _remove_seat(leading: "Leading", guest: str, request: lobby.RemoveSeat) -> None:
    leading.settle(*leading.gathering().remove_seat(guest, request.place))


def _luck(leading: "Leading", guest: str, request: lobby.GiveLuck) -> None:
    leading.settle(*leading.gathering().give_luck(guest, request.place, request.luck))


def _change(leading: "Leading", guest: str, request: lobby.Change) -> None:
    if leading.state.phase == PLAYING and request.is_only("take_over"):
        leading.settle(*leading.state.lobby.change(guest, request))
        return
    leading.settle(*leading.gathering().change(guest, request))


def _start(leading: "Leading", guest: str, request: lobby.Start) -> None:
    ready: Lobby = leading.gathering().ready(guest)
    leading.begin(ready)


async def _rematch(leading: "Leading", guest: str, request: lobby.Rematch) -> Answer:
    state = leading.state
    if state.phase != OVER:
        raise LobbyError("not_over")
    if not state.lobby.held_by(guest):
        raise LobbyError("not_seated")
    if state.lobby.rematch is None:
        code = await leading.make_rematch()
        told = Entry("rematch", None, {"code": code})
        leading.settle(replace(state.lobby, rematch=code), [told])
    return {"rematch": leading.state.lobby.rematch}


async def _handover(leading: "Leading", guest: str, request: lobby.Handover) -> Answer:
    leading.state.lobby.check_holder(guest, request.place)
    code, until = await leading.make_handover(request.place, HANDOVER_SECONDS)
    return {"handover": code, "until": until}


_DOERS: dict[type[Part], Callable[..., Answer | Awaitable[Answer]]] = {
    play.Act: _act,
    play.ActAll: _act_all,
    play.Throw: _throw,
    play.Pass: _pass,
    play.Say: _say,
    play.Habits: _habits,
    play.Pause: _pause,
    play.Resume: _resume,
    play.Lend: _lend,
    play.TakeBack: _take_back,
    play.Watch: _watch,
    lobby.Sit: _sit,
    lobby.Rename: _rename,
    lobby.Dress: _dress,
    lobby.Stand: _stand,
    lobby.SeatBot: _seat_bot,
    lobby.OpenSeat: _open_seat,
    lobby.RemoveSeat: _remove_seat,
    lobby.GiveLuck: _luck,
    lobby.Change: _change,
    lobby.Start: _start,
    lobby.Rematch: _rematch,
    lobby.Handover: _handover,
}
