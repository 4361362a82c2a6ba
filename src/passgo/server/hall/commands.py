"""Carry out wishes at a table that this process leads; a refusal is raised as an error."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from ...bots.names import DEFAULT_PLAYER
from ...protocol import lobby_wishes as lobby
from ...protocol import wishes as play
from ...protocol.entries import PHRASES, phrase_message
from ...protocol.errors import LobbyError
from ...protocol.incoming import AnyWish
from ...protocol.limits import HANDOVER_SECONDS
from ...protocol.parts import Part
from ...table import Entry
from ...wire.plain import Json, Plain
from .audience import may_see
from .face import GATHERING, OVER, PLAYING
from .lobby import Lobby
from .naming import clean_words

if TYPE_CHECKING:
    from .leading import Leading

Answer: TypeAlias = Plain | None


async def do_wish(leading: "Leading", guest: str, wish: AnyWish) -> Answer:
    """Carry out a guest's wish in memory; return its answer, if it has one."""
    done = _DOERS[type(wish)](leading, guest, wish)
    return await done if isinstance(done, Awaitable) else done


# Wishes in a game.


def _act(leading: "Leading", guest: str, wish: play.Act) -> None:
    table = leading.playing(guest, wish.seat)
    table.act(wish.seat, wish.action)


def _throw(leading: "Leading", guest: str, wish: play.Throw) -> None:
    table = leading.playing(guest, None)
    table.throw(list(wish.dice))


def _pass(leading: "Leading", guest: str, wish: play.Pass) -> None:
    table = leading.playing(guest, wish.seat)
    table.check_asked(wish.seat)
    table.go_on(wish.seat)


def _habits(leading: "Leading", guest: str, wish: play.Habits) -> None:
    sitter = leading.playing(guest, wish.seat).sitter(wish.seat)
    given: Plain = {
        "claims": wish.claims,
        "rolls": wish.rolls,
        "limit": wish.limit,
        "attention": wish.attention,
    }
    sitter.habits = replace(
        sitter.habits, **{key: value for key, value in given.items() if value is not None}
    )


def _pause(leading: "Leading", guest: str, wish: play.Pause) -> None:
    leading.playing(guest, wish.seat).seating.ask_pause(wish.seat)


def _resume(leading: "Leading", guest: str, wish: play.Resume) -> None:
    leading.playing(guest, wish.seat).seating.resume(wish.seat)


def _lend(leading: "Leading", guest: str, wish: play.Lend) -> None:
    leading.playing(guest, wish.seat).seating.lend(wish.seat, wish.bot)


def _take_back(leading: "Leading", guest: str, wish: play.TakeBack) -> None:
    leading.playing(guest, wish.seat).seating.take_back(wish.seat)


def _watch(leading: "Leading", guest: str, wish: play.Watch) -> None:
    leading.playing(guest, None).seating.go_on(wish.how)


def _say(leading: "Leading", guest: str, wish: play.Say) -> None:
    if (wish.phrase is None) == (wish.words is None):
        raise LobbyError("phrase_or_words")
    if wish.seat is not None:
        leading.check_seat(guest, wish.seat)
    elif not may_see(leading.state, guest):
        raise LobbyError("no_watching")
    if wish.phrase is not None:
        if wish.phrase not in PHRASES:
            raise LobbyError("no_such_phrase", phrase=wish.phrase)
        said = {"phrase": wish.phrase, "words": None}
        what: Json = phrase_message(wish.phrase)
    else:
        words = clean_words(wish.words or "")
        said, what = {"phrase": None, "words": words}, words
    name, args = "watcher_said", {"what": what}
    if wish.seat is not None:
        name, args = "said", {"seat": {"seat": wish.seat}, **args}
    leading.news.tell(Entry(name, wish.seat, args, said=said))


# Wishes around the game.


def _sit(leading: "Leading", guest: str, wish: lobby.Sit) -> Answer:
    state = leading.state
    if state.phase == OVER:
        raise LobbyError("no_open_place")
    where = state.lobby.find_open(wish.place)
    if state.phase == GATHERING:
        leading.settle(*state.lobby.sit(guest, where, wish.name, wish.luck))
    else:
        place = state.lobby.places[where]
        if wish.name is not None and wish.name != place.name:
            raise LobbyError("name_kept", seat={"seat": place.name})
        leading.table_now().seating.take_over(str(place.name))
        taken = replace(place, guests=(guest,), bot=None, open=False)
        leading.settle(state.lobby.put(where, taken), [])
    return {"place": where, "seat": leading.state.lobby.places[where].name}


def _stand(leading: "Leading", guest: str, wish: lobby.Stand) -> None:
    state = leading.state
    place = state.lobby.check_holder(guest, wish.place)
    if state.phase == GATHERING:
        leading.settle(*state.lobby.stand(guest, wish.place))
        return
    left = tuple(other for other in place.guests if other != guest)
    kept = replace(place, guests=left)
    if not left:
        if state.phase == PLAYING:
            leading.table_now().seating.give_up(str(place.name), DEFAULT_PLAYER)
        kept = replace(place, guests=(), bot=DEFAULT_PLAYER, open=state.phase == PLAYING)
    after = state.lobby.put(wish.place, kept)
    told: list[Entry] = []
    if state.phase == OVER:
        told = [Entry("stood", place.name, {"seat": {"seat": place.name}})]
    if guest == after.host and not after.held_by(guest):
        after, more = after.pass_host(other for _, other in after.holders)
        told += more
    leading.settle(after, told)


def _rename(leading: "Leading", guest: str, wish: lobby.Rename) -> None:
    leading.settle(*leading.gathering().rename(guest, wish.place, wish.name))


def _seat_bot(leading: "Leading", guest: str, wish: lobby.SeatBot) -> None:
    leading.settle(*leading.gathering().seat_bot(guest, wish.place, wish.bot, wish.name))


def _open_seat(leading: "Leading", guest: str, wish: lobby.OpenSeat) -> None:
    leading.settle(*leading.gathering().open_seat(guest, wish.place))


def _remove_seat(leading: "Leading", guest: str, wish: lobby.RemoveSeat) -> None:
    leading.settle(*leading.gathering().remove_seat(guest, wish.place))


def _luck(leading: "Leading", guest: str, wish: lobby.GiveLuck) -> None:
    leading.settle(*leading.gathering().give_luck(guest, wish.place, wish.luck))


def _change(leading: "Leading", guest: str, wish: lobby.Change) -> None:
    leading.settle(*leading.gathering().change(guest, wish))


def _start(leading: "Leading", guest: str, wish: lobby.Start) -> None:
    ready: Lobby = leading.gathering().ready(guest)
    leading.begin(ready)


async def _rematch(leading: "Leading", guest: str, wish: lobby.Rematch) -> Answer:
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


async def _handover(leading: "Leading", guest: str, wish: lobby.Handover) -> Answer:
    leading.state.lobby.check_holder(guest, wish.place)
    code, until = await leading.make_handover(wish.place, HANDOVER_SECONDS)
    return {"handover": code, "until": until}


_DOERS: dict[type[Part], Callable[..., Answer | Awaitable[Answer]]] = {
    play.Act: _act,
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
