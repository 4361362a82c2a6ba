"""Scenarios of the knockout family: tokens on the lane, a round in progress, what must hold.

Sides are named by their colours. A side may be one player, who then has the colour's name too, or
a team, whose members act by their own names.
"""

from collections import Counter
from collections.abc import Callable, Mapping

import numpy as np

from ...compiling.targets import load
from ...game import Game
from ...kernel.log import LOG_WIDTH
from ...scenario.forms import a_list, a_sum, a_table, a_whole, a_word, names, stated, wrong
from ...wire.plain import Json, JsonMapping, Plain
from ..rules import state as st
from ..rules.landing import space_of
from ..sides import playing_order, sides_of
from ..tables import LOG_ROWS
from ..typed import edition_of, wording_of
from .wording import read_number

Fail = Callable[[str], None]

_MICRON = 1000
_SIDE_GIVEN = ("cash", "tokens")
_GIVEN = ("order", "phase", "pot", "round", "teams")
_PARTS = ("slide", "score")
_PLACES = {"hand": st.IN_HAND, "jail": st.IN_JAIL, "off": st.OFF}
_FAR = 10**6
"""The largest place in a scenario, in millimetres."""
_NEAR = 2
"""Thousandths of a millimetre within which two places are the same."""


def start(edition: str, content: JsonMapping, target: str) -> Game:
    """The game a scenario begins with: without noise, in the order in which it names the sides."""
    given = content.get("given") or {}
    options: Plain = {"noise": "none", **(content.get("options") or {})}
    teams = content.get("teams") or given.get("teams") or {}
    asked = options.get("teams")
    if not teams and isinstance(asked, Mapping) and set(asked) & set(content["players"]):
        teams = options.pop("teams")
    a_table("teams", teams)
    seats: list[str] = []
    for player in content["players"]:
        members = teams.get(player, player)
        where = f"teams.{player}"
        seats += (
            [members] if isinstance(members, str) else a_list(where, members, "a list of names")
        )
    if teams:
        options = {"teams": dict(teams), "small_teams": True, **options}
    game = Game.new(
        edition,
        seats,
        content.get("mode", "standard"),
        seed=content.get("seed", 0),
        options=options,
        target=target,
    )
    game.events.clear()
    place(game, given)
    return game


def first_event(game: Game) -> int:
    """The first event of a scenario: events that its own position causes belong to it."""
    del game
    return 0


def side_named(game: Game, name: object) -> int | None:
    """The side of a colour or of a member; None if there is none of that name."""
    sides = sides_of(game)
    if name in sides:
        return sides.index(str(name))
    if name in game.seats:
        return int(game.board.side_of[game.seats.index(str(name))])
    return None


def place(game: Game, given: JsonMapping) -> None:
    """Set up a position on the lane and settle what needs no choice."""
    state = game.state
    sides = int(game.board.sides)
    state.order[:sides] = range(sides)
    for key, value in given.items():
        side = side_named(game, key)
        if side is not None:
            place_side(game, side, f"given.{key}", value)
        elif key not in _GIVEN:
            raise wrong("given", key, ", ".join([*sides_of(game), *_GIVEN]))
    place_round(game, given)
    place_order(game, given.get("order"))
    state.bank = -(int(sum(state.cash)) + int(state.pot))
    name_sliders(game)
    game.before = game.state_bytes()
    log = np.zeros((LOG_ROWS, LOG_WIDTH), np.int64)
    if given.get("phase", "slide") == "score":
        load(game.kernel.target, "knockout.rules.scoring", "begin_scoring")(state, log)
    load(game.kernel.target, "knockout.rules.step", "settle")(game.board, state, log)
    events = game.family.tables.events
    names = tuple(events)
    batch = [
        (names[row[0]], dict(zip(events[names[row[0]]], row[1:], strict=False)))
        for row in log[1 : int(log[0, 0]) + 1].tolist()
    ]
    game.events += game.messages.events(batch, 0)


def place_round(game: Game, given: JsonMapping) -> None:
    """The round's number and the pot."""
    number = a_whole("given.round", given.get("round", 1), 1, int(game.board.sides))
    game.state.round_no = number
    game.state.turned = number - 1
    a_word("given.phase", given.get("phase", "slide"), _PARTS)
    if "pot" in given:
        game.state.pot = a_sum(game, "given.pot", given["pot"])


def place_order(game: Game, order: object) -> None:
    """The turn order of the round, where it is not that of the players."""
    if order is None:
        return
    sides = [side_named(game, name) for name in a_list("given.order", order, "a list of sides")]
    if len(sides) != int(game.board.sides) or set(sides) != set(range(len(sides))):
        raise wrong("given.order", order, "every side once")
    game.state.order[: len(sides)] = sides


def place_side(game: Game, side: int, where: str, holdings: object) -> None:
    """One side's cash and tokens."""
    holdings = a_table(where, holdings, _SIDE_GIVEN)
    if "cash" in holdings:
        game.state.cash[side] = a_sum(game, f"{where}.cash", holdings["cash"])
    expected = f"a list of up to {st.TOKENS_EACH} places"
    tokens = a_list(f"{where}.tokens", holdings.get("tokens"), expected)
    if len(tokens) > st.TOKENS_EACH:
        raise wrong(f"{where}.tokens", tokens, expected)
    for number, written in enumerate(tokens):
        place_token(game, side * st.TOKENS_EACH + number, f"{where}.tokens", written)


def place_token(game: Game, token: int, where: str, written: object) -> None:
    """One token: on a space, at a place in millimetres, in jail, off or in hand."""
    state = game.state
    if isinstance(written, str) and written in _PLACES:
        state.where[token] = _PLACES[written]
        return
    if isinstance(written, Mapping):
        x, y = point(where, written)
        lane = edition_of(game).lane
        if not (0 <= x <= lane.width * _MICRON and 0 <= y <= lane.length * _MICRON):
            raise wrong(where, written, "a place on the lane")
    else:
        space = wording_of(game).space(where, written)
        x, y = (round(at * _MICRON) for at in edition_of(game).spaces[space].centre)
    state.where[token] = st.ON_BOARD
    state.x[token], state.y[token] = x, y


def point(where: str, written: JsonMapping) -> tuple[int, int]:
    """A place in millimetres, as the kernel's thousandths."""
    if set(written) != {"x", "y"}:
        raise wrong(where, written, "x and y in millimetres")
    x, y = (read_number(f"{where}.{key}", written[key]) for key in ("x", "y"))
    if max(abs(x), abs(y)) > _FAR:
        raise wrong(where, written, "a place on the lane")
    return round(x * _MICRON), round(y * _MICRON)


def name_sliders(game: Game) -> None:
    """Note which team member slid which token: in turn, as if slid in this order."""
    state, board = game.state, game.board
    for side in range(int(board.sides)):
        slid = 0
        for token in range(side * st.TOKENS_EACH, (side + 1) * st.TOKENS_EACH):
            if state.where[token] == st.IN_HAND:
                continue
            member = (slid + int(state.round_no) - 1) % int(board.member_count[side])
            state.slid_by[token] = state.last_slider[side] = board.members[side, member]
            slid += 1


def count_all(game: Game) -> dict[str, int]:
    """Money in all hands, which no action changes."""
    state = game.state
    return {"money": int(sum(state.cash)) + int(state.bank) + int(state.pot)}


def verify(game: Game, then: object, first_event: int, fail: Fail) -> None:
    """Check every statement of a ``then``; each that does not hold is one call of ``fail``."""
    for key, expected in a_table("then", then).items():
        side = side_named(game, key)
        if side is not None:
            verify_side(game, side, str(key), expected, fail)
        elif key == "events":
            verify_events(game, expected, first_event, fail)
        elif key in _CHECKS:
            found = _CHECKS[key](game, f"then.{key}", expected)
            if found is not None:
                fail(f"{key}: found {found}, expected {stated(expected)}")
        else:
            raise wrong("then", key, ", ".join([*sides_of(game), *_CHECKS, "events"]))


def verify_side(game: Game, side: int, name: str, expected: Json, fail: Fail) -> None:
    """Check the cash and the tokens of a side."""
    expected = a_table(f"then.{name}", expected, _SIDE_GIVEN)
    if "cash" in expected:
        found = int(game.state.cash[side])
        if found != a_sum(game, f"then.{name}.cash", expected["cash"]):
            wanted = stated(expected["cash"])
            fail(f"{name}.cash: found {game.wording.money(found)}, expected {wanted}")
    if "tokens" in expected:
        verify_tokens(game, side, name, expected["tokens"], fail)


def verify_tokens(game: Game, side: int, name: str, expected: Json, fail: Fail) -> None:
    """Check where a side's tokens are, in any order."""
    tokens = list(range(side * st.TOKENS_EACH, (side + 1) * st.TOKENS_EACH))
    wanted: Counter[str] = Counter()
    where = f"then.{name}.tokens"
    for written in a_list(where, expected, "a list of places"):
        if isinstance(written, Mapping):
            x, y = point(where, written)
            for token in tokens:
                near = abs(int(game.state.x[token]) - x) + abs(int(game.state.y[token]) - y)
                if game.state.where[token] == st.ON_BOARD and near <= _NEAR:
                    tokens.remove(token)
                    break
            else:
                fail(f"{name}.tokens: found none at {written}")
        elif written in st.PLACE_NAMES and written != "board":
            wanted[str(written)] += 1
        else:
            space = wording_of(game).space(where, written)
            wanted[edition_of(game).space_name(space)] += 1
    found = Counter(token_place(game, token) for token in tokens)
    if found != wanted:
        fail(f"{name}.tokens: found {sorted(found.elements())}, expected {stated(expected)}")


def token_place(game: Game, token: int) -> str:
    """Where a token is: a space, jail, off or hand."""
    where = int(game.state.where[token])
    if where != st.ON_BOARD:
        return st.PLACE_NAMES[where]
    return str(edition_of(game).space_name(int(space_of(game.board, game.state, token))))


def verify_events(game: Game, expected: Json, first: int, fail: Fail) -> None:
    """Check that events happened in this order, others between them or not."""
    known = game.family.tables.events
    happened = iter(event.name for event in game.events[first:])
    for name in a_list("then.events", expected, "a list of events"):
        a_word("then.events", name, known)
        if name not in happened:
            fail(f"events: found no {name} in its place, expected {stated(expected)}")
            return


def _is(found: object, expected: Json) -> object:
    """Nothing if the two are equal, else what was found."""
    return None if found == expected else found


def _phase(game: Game, _where: str, expected: Json) -> object:
    """What is asked, or the part of the round it is asked in."""
    part = st.PART_NAMES[int(game.state.part)]
    return None if expected in (game.phase, part) else game.phase


def _order(game: Game, where: str, expected: Json) -> object:
    sides = sides_of(game)
    order = playing_order(game, game.state)
    named = [side_named(game, name) for name in a_list(where, expected, "a list of sides")]
    return None if named == order else [sides[side] for side in order]


def _collected(game: Game, where: str, expected: Json) -> object:
    found: dict[str, list[str]] = {}
    for name, spaces in a_table(where, expected).items():
        side = side_named(game, name)
        if side is None:
            raise wrong(where, name, ", ".join(sides_of(game)))
        mask = int(game.state.collected[side])
        ids = [
            space.id for number, space in enumerate(edition_of(game).spaces) if mask >> number & 1
        ]
        listed = a_list(f"{where}.{name}", spaces, "a list of spaces")
        wanted = {wording_of(game).space(f"{where}.{name}", space) for space in listed}
        if set(ids) != {edition_of(game).space_name(space) for space in wanted}:
            found[str(name)] = ids
    return found or None


def _winner(game: Game, where: str, expected: Json) -> object:
    wanted = set() if expected is None else names(where, expected)
    sides = sides_of(game)
    mask = int(game.state.winning)
    found = {sides[side] for side in range(len(sides)) if mask >> side & 1}
    return None if wanted in (found, set(game.winners)) else sorted(found)


def _acting(game: Game, where: str, expected: Json) -> object:
    wanted = names(where, expected)
    if set(game.to_act) == wanted:
        return None
    sides = sides_of(game)
    acting = {sides[int(game.board.side_of[game.seat(name)])] for name in game.to_act}
    return None if acting == wanted else list(game.to_act)


def _pot(game: Game, where: str, expected: Json) -> object:
    found = int(game.state.pot)
    wanted = a_sum(game, where, expected)
    return None if found == wanted else game.wording.money(found)


_CHECKS: dict[str, Callable[[Game, str, Json], object]] = {
    "round": lambda game, _where, expected: _is(int(game.state.round_no), expected),
    "phase": _phase,
    "pot": _pot,
    "order": _order,
    "collected": _collected,
    "winner": _winner,
    "over": lambda game, _where, expected: _is(game.is_over, expected),
    "turn": _acting,
    "to_act": _acting,
}

__all__ = ["count_all", "first_event", "start", "verify"]
