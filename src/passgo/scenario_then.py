"""Checks what a scenario states against the game."""

from collections.abc import Callable, Mapping
from typing import Any

from .editions import PACK_IDS
from .errors import ScenarioError
from .estate import state as st
from .estate.actions import NOBODY
from .estate.events import EVENT_NAMES
from .game import Game

Fail = Callable[[str], None]


def verify(game: Game, then: Any, first_event: int, fail: Fail) -> None:
    """Check every statement of a ``then``; each that does not hold is one call of ``fail``."""
    if not isinstance(then, Mapping):
        raise ScenarioError(f"then: found {then!r}, expected a table")
    for key, expected in then.items():
        if key in game.seats:
            verify_seat(game, game.seats.index(key), key, expected, fail)
            continue
        check = _CHECKS.get(key)
        if check is None:
            known = ", ".join([*game.seats, *_CHECKS, "events"])
            if key != "events":
                raise ScenarioError(f"then: found {key!r}, expected {known}")
            verify_events(game, expected, first_event, fail)
            continue
        found = check(game, expected)
        if found is not None:
            fail(f"{key}: found {found}, expected {expected}")


def _is(found: Any, expected: Any) -> Any:
    """Nothing if the two are equal, else what was found."""
    return None if found == expected else found


def _turn(game: Game, expected: Any) -> Any:
    return _is(game.turn, expected)


def _phase(game: Game, expected: Any) -> Any:
    return _is(game.phase, expected)


def _to_act(game: Game, expected: Any) -> Any:
    names = expected if isinstance(expected, list) else [expected]
    return None if set(game.to_act) == set(names) else list(game.to_act)


def _bank(game: Game, expected: Any) -> Any:
    found = {key: int(game.state[key]) for key in expected}
    return _is(found, dict(expected))


def youngest_matter(game: Game, kind: int) -> Any:
    """The youngest open matter of a kind: a debt may lie on top of an auction, or under one."""
    for row in reversed(range(int(game.state.depth))):
        if game.state.matters[row, st.M_KIND] == kind:
            return game.state.matters[row]
    return None


def _auction(game: Game, expected: Any) -> Any:
    matter = youngest_matter(game, st.PHASE_AUCTION)
    if matter is None:
        return None if expected is None else "no auction"
    if expected is None:
        return "an auction"
    leader = int(matter[st.M_OTHER])
    lot = int(matter[st.M_LOT])
    found = {
        "lot": lot if lot >= 0 else None,
        "bid": game.wording.money(matter[st.M_AMOUNT]),
        "bidder": None if leader == NOBODY else game.seats[leader],
    }
    wanted = dict(expected)
    if isinstance(wanted.get("lot"), int | str):
        wanted["lot"] = game.wording.square("auction.lot", wanted["lot"])
    if isinstance(wanted.get("bid"), str):
        wanted["bid"] = game.wording.money(game.edition.money.parse_money(wanted["bid"]))
    if wanted.get("bid", 0) is None:
        wanted["bid"] = 0
    return None if all(found.get(key) == wanted[key] for key in wanted) else found


def _debt(game: Game, expected: Any) -> Any:
    matter = youngest_matter(game, st.PHASE_DEBT)
    if matter is None:
        return None if expected is None else "no debt"
    if expected is None:
        return "a debt"
    creditor = int(matter[st.M_OTHER])
    found = {
        "by": game.seats[int(matter[st.M_SEAT])],
        "to": "bank" if creditor == NOBODY else game.seats[creditor],
        "amount": game.wording.money(matter[st.M_AMOUNT]),
    }
    wanted = dict(expected)
    if "amount" in wanted:
        wanted["amount"] = game.wording.money(game.edition.money.parse_money(wanted["amount"]))
    return None if all(found.get(key) == wanted[key] for key in wanted) else found


def _claims(game: Game, expected: Any) -> Any:
    found = [
        {
            "on": int(row[st.C_LOT]),
            "by": game.seats[int(row[st.C_OWNER])],
            "from": game.seats[int(row[st.C_TENANT])],
            "amount": game.wording.money(row[st.C_AMOUNT]),
        }
        for row in game.state.claims[: int(game.state.claim_count)]
    ]
    wanted = []
    for claim in expected or []:
        entry = dict(claim)
        if "on" in entry:
            entry["on"] = game.wording.square("claims.on", entry["on"])
        if "amount" in entry:
            entry["amount"] = game.wording.money(game.edition.money.parse_money(entry["amount"]))
        wanted.append(entry)
    if len(wanted) != len(found):
        return found
    left = list(found)
    for entry in wanted:
        match = next((c for c in left if all(c.get(k) == v for k, v in entry.items())), None)
        if match is None:
            return found
        left.remove(match)
    return None


def _winner(game: Game, expected: Any) -> Any:
    if expected is None:
        return list(game.winners) or None
    names = expected if isinstance(expected, list) else [expected]
    return None if set(game.winners) == set(names) else list(game.winners)


def _over(game: Game, expected: Any) -> Any:
    return _is(game.is_over, expected)


def _packs(game: Game, expected: Any) -> Any:
    found = {name: int(game.state.pack_count[PACK_IDS.index(name)]) for name in expected}
    return _is(found, dict(expected))


_CHECKS: dict[str, Callable[[Game, Any], Any]] = {
    "turn": _turn,
    "phase": _phase,
    "to_act": _to_act,
    "bank": _bank,
    "auction": _auction,
    "debt": _debt,
    "claims": _claims,
    "winner": _winner,
    "over": _over,
    "packs": _packs,
}


def verify_events(game: Game, expected: Any, first_event: int, fail: Fail) -> None:
    """The named events must occur in this order among those of the scenario."""
    names = [event.name for event in game.events[first_event:]]
    place = 0
    for name in expected:
        if name not in EVENT_NAMES:
            raise ScenarioError(f"then.events: found {name!r}, expected an event's name")
        if name not in names[place:]:
            fail(f"events: found {names}, expected {name} next of {list(expected)}")
            return
        place = names.index(name, place) + 1


def verify_seat(game: Game, seat: int, name: str, expected: Any, fail: Fail) -> None:
    """Check what is stated of one seat."""
    if not isinstance(expected, Mapping):
        raise ScenarioError(f"then.{name}: found {expected!r}, expected a table")
    for key, value in expected.items():
        read = _SEAT_CHECKS.get(key)
        if read is None:
            known = ", ".join(_SEAT_CHECKS)
            raise ScenarioError(f"then.{name}: found {key!r}, expected {known}")
        found = read(game, seat, value)
        if found is not None:
            fail(f"{name}.{key}: found {found}, expected {value}")


def _cash(game: Game, seat: int, expected: Any) -> Any:
    wanted = game.edition.money.parse_money(expected)
    found = int(game.state.cash[seat])
    return None if found == wanted else game.wording.money(found)


def _at(game: Game, seat: int, expected: Any) -> Any:
    return _is(int(game.state.at[seat]), game.wording.square("at", expected))


def _jail(game: Game, seat: int, expected: Any) -> Any:
    return _is(int(game.state.jail[seat]), expected)


def owned(game: Game, seat: int) -> set[int]:
    """The squares a seat owns."""
    return {square for square, owner in enumerate(game.state.owner) if owner == seat}


def squares(game: Game, listed: Any) -> set[int]:
    """A set of squares given by number or id."""
    return {game.wording.square("lots", square) for square in listed or []}


def _owns(game: Game, seat: int, expected: Any) -> Any:
    found = owned(game, seat)
    return None if found == squares(game, expected) else sorted(found)


def _has(game: Game, seat: int, expected: Any) -> Any:
    found = owned(game, seat)
    return None if squares(game, expected) <= found else sorted(found)


def _mortgaged(game: Game, seat: int, expected: Any) -> Any:
    found = {square for square in owned(game, seat) if game.state.mortgaged[square]}
    return None if found == squares(game, expected) else sorted(found)


def _buildings(game: Game, seat: int, expected: Any) -> Any:
    found = {
        square: "hotel" if level == st.HOTEL else int(level)
        for square, level in enumerate(game.state.level)
        if level and game.state.owner[square] == seat
    }
    wanted = {
        game.wording.square("buildings", square): level
        for square, level in (expected or {}).items()
        if level != 0
    }
    return None if found == wanted else found


def _cards(game: Game, seat: int, expected: Any) -> Any:
    held = {
        name: 1 for pack, name in enumerate(PACK_IDS) if game.state.release_holder[pack] == seat
    }
    if isinstance(expected, Mapping):
        wanted = {name: count for name, count in expected.items() if count}
        return None if held == wanted else held
    return _is(len(held), expected)


def _out(game: Game, seat: int, expected: Any) -> Any:
    return _is(bool(game.state.out[seat]), expected)


def _wealth(game: Game, seat: int, expected: Any) -> Any:
    wanted = game.wording.money(game.edition.money.parse_money(expected))
    return _is(game.wealth(seat), wanted)


_SEAT_CHECKS: dict[str, Callable[[Game, int, Any], Any]] = {
    "cash": _cash,
    "at": _at,
    "jail": _jail,
    "owns": _owns,
    "has": _has,
    "mortgaged": _mortgaged,
    "buildings": _buildings,
    "cards": _cards,
    "out": _out,
    "wealth": _wealth,
}
