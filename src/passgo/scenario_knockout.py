"""Scenarios of the knockout family: tokens on the lane, a round under way, what must hold.

Sides are named by their colours. A side may be one player, who then has the colour's name too, or
a team, whose members act by their own names.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from .editions import MoneyError
from .errors import ScenarioError
from .game import Event, Game
from .kernel.log import LOG_WIDTH
from .knockout import state as st
from .knockout.landing import space_of
from .knockout_family import LOG_ROWS, playing_order, sides_of
from .targets import load

Fail = Callable[[str], None]

_MICRON = 1000
_SIDE_GIVEN = {"cash", "tokens"}
_GIVEN = {"round", "phase", "pot", "order", "teams"}
_PLACES = {"hand": st.IN_HAND, "jail": st.IN_JAIL, "off": st.OFF}
_NEAR = 2
"""Thousandths of a millimetre within which two places are the same."""


def start(edition: str, content: Mapping[str, Any], target: str) -> Game:
    """The game a scenario begins with: without noise, in the order in which it names the sides."""
    given = content.get("given") or {}
    options: dict[str, Any] = {"noise": "none", **(content.get("options") or {})}
    teams = content.get("teams") or given.get("teams") or {}
    asked = options.get("teams")
    if not teams and isinstance(asked, Mapping) and set(asked) & set(content["players"]):
        teams = options.pop("teams")
    if not isinstance(teams, Mapping):
        raise ScenarioError(f"teams: found {teams!r}, expected colours with their members")
    seats: list[str] = []
    for player in content["players"]:
        members = teams.get(player, [player])
        seats += [members] if isinstance(members, str) else members
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


def first_event(_game: Game) -> int:
    """What resolves by itself when a position is put down belongs to the scenario."""
    return 0


def side_named(game: Game, name: object) -> int | None:
    """The side of a colour or of a member; None if there is none of that name."""
    sides = sides_of(game)
    if name in sides:
        return sides.index(str(name))
    if name in game.seats:
        return int(game.board.side_of[game.seats.index(str(name))])
    return None


def place(game: Game, given: Mapping[str, Any]) -> None:
    """Put a position on the lane and let resolve what needs no choice."""
    state = game.state
    sides = int(game.board.sides)
    state.order[:sides] = range(sides)
    for key, entry in given.items():
        side = side_named(game, key)
        if side is not None:
            place_side(game, side, f"given.{key}", entry)
        elif key not in _GIVEN:
            known = ", ".join([*sides_of(game), *sorted(_GIVEN)])
            raise ScenarioError(f"given: found {key!r}, expected {known}")
    place_round(game, given)
    place_order(game, given.get("order"))
    state.bank = -(int(sum(state.cash)) + int(state.pot))
    name_sliders(game)
    log = np.zeros((LOG_ROWS, LOG_WIDTH), np.int64)
    if given.get("phase", "slide") == "score":
        load(game.kernel.target, "knockout.scoring", "begin_scoring")(state, log)
    load(game.kernel.target, "knockout.step", "settle")(game.board, state, log)
    events = game.family.tables.events
    names = tuple(events)
    for row in log[1 : int(log[0, 0]) + 1].tolist():
        fields = dict(zip(events[names[row[0]]], row[1:], strict=False))
        game.events.append(Event(names[row[0]], fields, 0))


def place_round(game: Game, given: Mapping[str, Any]) -> None:
    """The round's number and the pot."""
    number = given.get("round", 1)
    sides = int(game.board.sides)
    if type(number) is not int or not 1 <= number <= sides:
        raise ScenarioError(f"given.round: found {number!r}, expected 1 to {sides}")
    game.state.round_no = number
    game.state.turned = number - 1
    phase = given.get("phase", "slide")
    if phase not in {"slide", "score"}:
        raise ScenarioError(f"given.phase: found {phase!r}, expected slide or score")
    if "pot" in given:
        game.state.pot = money(game, "given.pot", given["pot"])


def place_order(game: Game, order: Any) -> None:
    """The turn order of the round, where it is not that of the players."""
    if order is None:
        return
    sides = [side_named(game, name) for name in order] if isinstance(order, list) else []
    if sorted(side for side in sides if side is not None) != list(range(int(game.board.sides))):
        raise ScenarioError(f"given.order: found {order!r}, expected every side once")
    game.state.order[: len(sides)] = sides


def place_side(game: Game, side: int, where: str, entry: Any) -> None:
    """One side's cash and tokens."""
    if not isinstance(entry, Mapping) or set(entry) - _SIDE_GIVEN:
        raise ScenarioError(f"{where}: found {entry!r}, expected cash and tokens")
    if "cash" in entry:
        game.state.cash[side] = money(game, f"{where}.cash", entry["cash"])
    tokens = entry.get("tokens") or []
    if not isinstance(tokens, list) or len(tokens) > st.TOKENS_EACH:
        raise ScenarioError(f"{where}.tokens: found {tokens!r}, expected up to {st.TOKENS_EACH}")
    for number, written in enumerate(tokens):
        place_token(game, side * st.TOKENS_EACH + number, f"{where}.tokens", written)


def place_token(game: Game, token: int, where: str, written: Any) -> None:
    """One token: on a space, at a place in millimetres, in jail, off or in hand."""
    state = game.state
    if isinstance(written, str) and written in _PLACES:
        state.where[token] = _PLACES[written]
        return
    if isinstance(written, Mapping):
        x, y = point(where, written)
        lane = game.edition.lane
        if not (0 <= x <= lane.width * _MICRON and 0 <= y <= lane.length * _MICRON):
            raise ScenarioError(f"{where}: found {written!r}, expected a place on the lane")
    else:
        space = game.wording.space(where, written)
        x, y = (round(at * _MICRON) for at in game.edition.spaces[space].centre)
    state.where[token] = st.ON_BOARD
    state.x[token], state.y[token] = x, y


def point(where: str, written: Mapping[str, Any]) -> tuple[int, int]:
    """A place in millimetres, as the kernel's thousandths."""
    if set(written) != {"x", "y"} or not all(type(v) in {int, float} for v in written.values()):
        raise ScenarioError(f"{where}: found {written!r}, expected x and y in millimetres")
    return round(written["x"] * _MICRON), round(written["y"] * _MICRON)


def name_sliders(game: Game) -> None:
    """Say who of a team slid which token: by turns, as if they had been slid in this order."""
    state, board = game.state, game.board
    for side in range(int(board.sides)):
        slid = 0
        for token in range(side * st.TOKENS_EACH, (side + 1) * st.TOKENS_EACH):
            if state.where[token] == st.IN_HAND:
                continue
            member = (slid + int(state.round_no) - 1) % int(board.member_count[side])
            state.slid_by[token] = state.last_slider[side] = board.members[side, member]
            slid += 1


def money(game: Game, where: str, written: Any) -> int:
    """A sum of printed money in units."""
    try:
        return int(game.edition.money.parse_money(written))
    except MoneyError as error:
        raise ScenarioError(f"{where}: {error}") from None


def count_all(game: Game) -> dict[str, int]:
    """Money in all hands, which no action changes."""
    state = game.state
    return {"money": int(sum(state.cash)) + int(state.bank) + int(state.pot)}


def verify(game: Game, then: Any, first: int, fail: Fail) -> None:
    """Check every statement of a ``then``; each that does not hold is one call of ``fail``."""
    if not isinstance(then, Mapping):
        raise ScenarioError(f"then: found {then!r}, expected a table")
    for key, expected in then.items():
        side = side_named(game, key)
        if side is not None:
            verify_side(game, side, str(key), expected, fail)
        elif key == "events":
            verify_events(game, expected, first, fail)
        elif key in _CHECKS:
            found = _CHECKS[key](game, expected)
            if found is not None:
                fail(f"{key}: found {found}, expected {expected}")
        else:
            known = ", ".join([*sides_of(game), *_CHECKS, "events"])
            raise ScenarioError(f"then: found {key!r}, expected {known}")


def verify_side(game: Game, side: int, name: str, expected: Any, fail: Fail) -> None:
    """Check the cash and the tokens of a side."""
    if not isinstance(expected, Mapping) or set(expected) - _SIDE_GIVEN:
        raise ScenarioError(f"then.{name}: found {expected!r}, expected cash and tokens")
    if "cash" in expected:
        found = int(game.state.cash[side])
        if found != money(game, f"then.{name}.cash", expected["cash"]):
            fail(f"{name}.cash: found {game.wording.money(found)}, expected {expected['cash']}")
    if "tokens" in expected:
        verify_tokens(game, side, name, expected["tokens"], fail)


def verify_tokens(game: Game, side: int, name: str, expected: Any, fail: Fail) -> None:
    """Check where a side's tokens are, in any order."""
    tokens = list(range(side * st.TOKENS_EACH, (side + 1) * st.TOKENS_EACH))
    wanted: Counter[str] = Counter()
    for written in expected:
        if isinstance(written, Mapping):
            x, y = point(f"then.{name}.tokens", written)
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
            space = game.wording.space(f"then.{name}.tokens", written)
            wanted[game.edition.space_name(space)] += 1
    found = Counter(token_place(game, token) for token in tokens)
    if found != wanted:
        fail(f"{name}.tokens: found {sorted(found.elements())}, expected {expected}")


def token_place(game: Game, token: int) -> str:
    """Where a token is: a space, jail, off or hand."""
    where = int(game.state.where[token])
    if where != st.ON_BOARD:
        return st.PLACE_NAMES[where]
    return str(game.edition.space_name(int(space_of(game.board, game.state, token))))


def verify_events(game: Game, expected: Any, first: int, fail: Fail) -> None:
    """Check that events happened in this order, others between them or not."""
    known = game.family.tables.events
    happened = iter(event.name for event in game.events[first:])
    for name in expected:
        if name not in known:
            raise ScenarioError(f"events: found {name!r}, expected one of {', '.join(known)}")
        if name not in happened:
            fail(f"events: found no {name} in its place, expected {expected}")
            return


def _is(found: Any, expected: Any) -> Any:
    """Nothing if the two are equal, else what was found."""
    return None if found == expected else found


def _phase(game: Game, expected: Any) -> Any:
    """What is asked, or the part of the round it is asked in."""
    part = st.PART_NAMES[int(game.state.part)]
    return None if expected in {game.phase, part} else game.phase


def _order(game: Game, expected: Any) -> Any:
    sides = sides_of(game)
    order = playing_order(game, game.state)
    named = [side_named(game, name) for name in expected]
    return None if named == order else [sides[side] for side in order]


def _collected(game: Game, expected: Any) -> Any:
    found: dict[str, list[str]] = {}
    for name, spaces in expected.items():
        side = side_named(game, name)
        if side is None:
            raise ScenarioError(f"collected: found {name!r}, expected a side")
        mask = int(game.state.collected[side])
        ids = [space.id for number, space in enumerate(game.edition.spaces) if mask >> number & 1]
        wanted = {game.edition.space_name(game.wording.space("collected", s)) for s in spaces}
        if set(ids) != wanted:
            found[str(name)] = ids
    return found or None


def _winner(game: Game, expected: Any) -> Any:
    names = [] if expected is None else expected if isinstance(expected, list) else [expected]
    sides = sides_of(game)
    mask = int(game.state.winning)
    found = {sides[side] for side in range(len(sides)) if mask >> side & 1}
    wanted = set(names)
    return None if wanted in (found, set(game.winners)) else sorted(found)


def _acting(game: Game, expected: Any) -> Any:
    names = expected if isinstance(expected, list) else [expected]
    if set(game.to_act) == set(names):
        return None
    sides = sides_of(game)
    acting = {sides[int(game.board.side_of[game.seat(name)])] for name in game.to_act}
    return None if acting == set(names) else list(game.to_act)


def _pot(game: Game, expected: Any) -> Any:
    found = int(game.state.pot)
    wanted = money(game, "then.pot", expected)
    return None if found == wanted else game.wording.money(found)


_CHECKS: dict[str, Callable[[Game, Any], Any]] = {
    "round": lambda game, expected: _is(int(game.state.round_no), expected),
    "phase": _phase,
    "pot": _pot,
    "order": _order,
    "collected": _collected,
    "winner": _winner,
    "over": lambda game, expected: _is(game.is_over, expected),
    "turn": _acting,
    "to_act": _acting,
}

__all__ = ["count_all", "first_event", "start", "verify"]
