"""Write a game as a readable position, and read it back to the same bytes.

A position holds everything, the seed and the order of the packs included, so it must not be
shown to players. What follows from the rest (the bank's account, the number of bankruptcies) is
not written.
"""

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ...editions import Editions, Only
from ...errors import PositionError
from ...families.records import Numbers
from ...game.position_head import head_lines
from ..edition.model import PACK_IDS
from ..rules import state as st
from ..rules.wishes import HOTEL_WISH
from ..typed import edition_of
from .position_checks import check_position
from .position_forms import (
    SOURCE,
    Field,
    LotSet,
    Misread,
    Names,
    SeatName,
    quote_name,
    write_fields,
)
from .position_lines import (
    BANK,
    CLAIM,
    COUNTS,
    DRAWN,
    EFFECT,
    MATTERS,
    OFFER,
    PLANNED,
    PROPOSAL,
    RELEASE,
    SEAT,
    SEAT_FIELDS,
    TURN,
)
from .position_reader import Reader

if TYPE_CHECKING:
    from ...game import Game

_OWNER = SeatName("bank")


def position_text(game: "Game") -> str:
    """Write a game as readable text that ``parse_position`` can read.

    The text is read back with all checks before it is returned: a state that a
    position cannot express, or that the reader would refuse, is an error.
    """
    try:
        text = "\n".join(_write(game)) + "\n"
        reader = Reader(text)
        again = reader.game(type(game), game.kernel.target, Only(game.edition))
        reader.fill(again)
        _check(reader, again)
    except (Misread, PositionError) as error:
        raise PositionError(f"position: cannot be written: {error}") from None
    if again.state_bytes() != game.state_bytes():
        field = next(key for key in st.STATE_DTYPE.names or () if differs(again, game, key))
        raise PositionError(f"position: cannot be written: {field} holds what no line says")
    return text


def differs(one: "Game", other: "Game", field: str) -> bool:
    """Whether a field of the state differs between two games."""
    return bool(np.any(one.state[field] != other.state[field]))


def _write(game: "Game") -> Iterator[str]:
    state = game.state
    names = Names(edition_of(game), game.seats)
    yield from head_lines(game)
    yield f"mode {game.mode}"
    for name, value in game.options.items():
        yield f"option {name} {json.dumps(value)}"
    yield f"seed {game.seed:032x}"
    yield _join("drawn", names, DRAWN, list(state.drawn))
    turn = [state.turn, state.mover, state.phase, *state.dice]
    turn += [state.doubles, state.throws, state.time_called]
    yield _join("turn", names, TURN, turn)
    yield _join("counts", names, COUNTS, [state.number, state.offer_number, state.deepest])
    yield _join("bank", names, BANK, [state.houses, state.hotels, state.pot])
    for seat, name in enumerate(game.seats):
        values = [state[key][seat] for key in SEAT_FIELDS]
        yield _join(f"seat {quote_name(name)}", names, SEAT, values)
    yield from _write_lots(game, names)
    if state.received:
        yield f"received {LotSet().write(names, int(state.received))}"
    yield from _write_packs(game, names)
    for seat, name in enumerate(game.seats):
        if state.texts[seat].any():
            yield _write_effect(f"text {quote_name(name)}", names, state.texts[seat])
    for row in state.claims[: int(state.claim_count)]:
        yield _join("claim", names, CLAIM, list(row))
    yield from _write_offers(game, names)
    for row in state.matters[: int(state.depth)]:
        yield _write_matter(names, row)
    for seat, name in enumerate(game.seats):
        wishes = state.wish[seat][: int(state.wish_count[seat])]
        if len(wishes):
            yield f"wish {quote_name(name)} [{' '.join(map(_write_wish, wishes))}]"
    if state.winners:
        yield f"winners [{' '.join(map(quote_name, game.winners))}]"


def _join(start: str, names: Names, fields: Sequence[Field], values: Sequence[int]) -> str:
    named = {field.key: int(value) for field, value in zip(fields, values, strict=True)}
    return f"{start} {write_fields(names, fields, named)}".rstrip()


def _write_offers(game: "Game", names: Names) -> Iterator[str]:
    state = game.state
    for proposer, name in enumerate(game.seats):
        if state.offers[proposer, st.O_TO] >= 0:
            yield _join(f"offer {quote_name(name)}", names, OFFER, list(state.offers[proposer]))
        for row in state.proposals[proposer]:
            if row.any():
                yield _join(f"proposal {quote_name(name)}", names, PROPOSAL, list(row))


def _write_lots(game: "Game", names: Names) -> Iterator[str]:
    """One line for each owner and group; the bank's lots only where one is not as in the box."""
    state = game.state
    owners = state.owner.tolist()
    marks = list(
        zip(*(state[key].tolist() for key in ("level", "mortgaged", "fee_paid")), strict=True)
    )
    for owner in range(-1, len(game.seats)):
        for group in edition_of(game).groups.values():
            held = [lot for lot in group.squares if owners[lot] == owner]
            if owner < 0:
                held = [lot for lot in held if any(marks[lot][:2])]
            if held:
                items = " ".join(_write_lot(lot, *marks[lot]) for lot in held)
                yield f"lots {_OWNER.write(names, owner)} {group.id} {items}"


def _write_lot(lot: int, level: int, mortgaged: int, fee_paid: int) -> str:
    text = str(lot)
    if level:
        text += "+hotel" if level == st.HOTEL else f"+{level}"
    if mortgaged:
        text += "-mortgaged"
    if fee_paid:
        text += "-paid"
    return text


def _write_packs(game: "Game", names: Names) -> Iterator[str]:
    state = game.state
    for pack, name in enumerate(PACK_IDS):
        if name not in edition_of(game).decks:
            continue
        deck = edition_of(game).decks[name]
        cards = [deck[card].id for card in state.pack[pack][: int(state.pack_count[pack])]]
        yield f"pack {name} {' '.join(cards)}".rstrip()
        if state.release_holder[pack] >= 0:
            held = [state.release_holder[pack], state.release_since[pack]]
            yield _join(f"release {name}", names, RELEASE, held)
    for source in range(st.SOURCES):
        for row in state.planned[source][: int(state.planned_count[source])]:
            yield _write_effect(f"planned {SOURCE.write(names, source)}", names, row)


def _write_effect(start: str, names: Names, row: Numbers) -> str:
    kind = EFFECT.write(names, int(row[st.E_KIND]))
    return _join(f"{start} {kind}", names, PLANNED, list(row[st.E_KIND + 1 :]))


def _write_matter(names: Names, row: Numbers) -> str:
    kind = int(row[st.M_KIND])
    for name, form in MATTERS.items():
        if form.kind != kind:
            continue
        for column in range(st.M_KIND + 1, st.M_WIDTH):
            if column not in form.fields and row[column] != form.fixed.get(column, 0):
                raise Misread(f"{name} with {row[column]} in column {column}", "nothing there")
        fields = list(form.fields.values())
        return _join(f"matter {name}", names, fields, [row[column] for column in form.fields])
    raise Misread(f"matter {kind}", "a matter that can wait")


def _write_wish(wish: int) -> str:
    return f"{wish - HOTEL_WISH}+hotel" if wish >= HOTEL_WISH else str(wish)


def parse_position(cls: "type[Game]", text: str, target: str, editions: Editions) -> "Game":
    """Parse a position into a game; PositionError if it cannot be read."""
    if not isinstance(text, str):
        raise PositionError(f"position: found {type(text).__name__}, expected text")
    reader = Reader(text)
    game = reader.game(cls, target, editions)
    reader.fill(game)
    _check(reader, game)
    game.start = text
    return game


def _check(reader: Reader, game: "Game") -> None:
    """Refuse a game just read whose state is impossible."""
    problem = check_position(game)
    if problem is not None:
        raise PositionError(f"position: line {reader.line_of(problem.line)}: {problem}")
