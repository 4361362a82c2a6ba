"""Checks the ``then`` part of a scenario against the game."""

from collections.abc import Callable, Mapping

from ...families.records import Numbers
from ...game import Game
from ...scenario.forms import a_list, a_sum, a_table, a_word, names, stated, wrong
from ...wire.plain import Json, Plain
from ..edition.model import PACK_IDS
from ..rules import state as st
from ..rules.actions import NOBODY
from ..rules.events import EVENT_NAMES
from ..typed import wording_of

Fail = Callable[[str], None]
_SQUARES = "a list of squares"


def verify(game: Game, then: object, first_event: int, fail: Fail) -> None:
    """Check every statement of a ``then``; each that does not hold is one call of ``fail``."""
    for key, expected in a_table("then", then).items():
        if key in game.seats:
            verify_seat(game, game.seats.index(key), key, expected, fail)
        elif key == "events":
            verify_events(game, expected, first_event, fail)
        elif key in _CHECKS:
            found = _CHECKS[key](game, f"then.{key}", expected)
            if found is not None:
                fail(f"{key}: found {found}, expected {stated(expected)}")
        else:
            raise wrong("then", key, ", ".join([*game.seats, *_CHECKS, "events"]))


def _is(found: object, expected: object) -> object:
    """Nothing if the two are equal, else what was found."""
    return None if found == expected else found


def _turn(game: Game, _where: str, expected: Json) -> object:
    return _is(game.turn, expected)


def _phase(game: Game, _where: str, expected: Json) -> object:
    return _is(game.phase, expected)


def _to_act(game: Game, where: str, expected: Json) -> object:
    return None if set(game.to_act) == names(where, expected) else list(game.to_act)


def _bank(game: Game, where: str, expected: Json) -> object:
    wanted = dict(a_table(where, expected, ("houses", "hotels")))
    return _is({key: int(game.state[key]) for key in wanted}, wanted)


def printed(game: Game, where: str, written: object) -> int:
    """Normalise a sum to printed money."""
    return int(game.wording.money(a_sum(game, where, written)))


def youngest_matter(game: Game, kind: int) -> Numbers | None:
    """The youngest open matter of a kind: a debt may be above or below an auction."""
    for row in reversed(range(int(game.state.depth))):
        if game.state.matters[row, st.M_KIND] == kind:
            matter: Numbers = game.state.matters[row]
            return matter
    return None


def _auction(game: Game, where: str, expected: Json) -> object:
    wanted = _read_auction(game, where, expected)
    matter = youngest_matter(game, st.PHASE_AUCTION)
    if matter is None or wanted is None:
        return _missing(matter, wanted, "auction")
    leader = int(matter[st.M_OTHER])
    lot = int(matter[st.M_LOT])
    found = {
        "lot": lot if lot >= 0 else None,
        "bid": game.wording.money(matter[st.M_AMOUNT]),
        "bidder": None if leader == NOBODY else game.seats[leader],
    }
    return None if all(found[key] == wanted[key] for key in wanted) else found


def _read_auction(game: Game, where: str, expected: object) -> Plain | None:
    if expected is None:
        return None
    wanted = dict(a_table(where, expected, ("lot", "bid", "bidder")))
    if wanted.get("lot") is not None:
        wanted["lot"] = wording_of(game).square(f"{where}.lot", wanted["lot"])
    if "bid" in wanted:
        bid = wanted["bid"]
        wanted["bid"] = 0 if bid is None else printed(game, f"{where}.bid", bid)
    return wanted


def _missing(matter: Numbers | None, wanted: object, name: str) -> str | None:
    """The error where a matter is missing, or is open but stated to be missing."""
    if matter is None:
        return None if wanted is None else f"no {name}"
    return f"an open {name}"


def _debt(game: Game, where: str, expected: Json) -> object:
    wanted = None if expected is None else dict(a_table(where, expected, ("by", "to", "amount")))
    if wanted is not None and "amount" in wanted:
        wanted["amount"] = printed(game, f"{where}.amount", wanted["amount"])
    matter = youngest_matter(game, st.PHASE_DEBT)
    if matter is None or wanted is None:
        return _missing(matter, wanted, "debt")
    creditor = int(matter[st.M_OTHER])
    found = {
        "by": game.seats[int(matter[st.M_SEAT])],
        "to": "bank" if creditor == NOBODY else game.seats[creditor],
        "amount": game.wording.money(matter[st.M_AMOUNT]),
    }
    return None if all(found[key] == wanted[key] for key in wanted) else found


def _claims(game: Game, where: str, expected: Json) -> object:
    found = [
        {
            "on": int(row[st.C_LOT]),
            "by": game.seats[int(row[st.C_OWNER])],
            "from": game.seats[int(row[st.C_TENANT])],
            "amount": game.wording.money(row[st.C_AMOUNT]),
        }
        for row in game.state.claims[: int(game.state.claim_count)]
    ]
    wanted = [
        _read_claim(game, where, claim) for claim in a_list(where, expected, "a list of claims")
    ]
    if len(wanted) != len(found):
        return found
    left = list(found)
    for claim in wanted:
        match = next((c for c in left if all(c[k] == v for k, v in claim.items())), None)
        if match is None:
            return found
        left.remove(match)
    return None


def _read_claim(game: Game, where: str, claim: object) -> Plain:
    read = dict(a_table(where, claim, ("on", "by", "from", "amount")))
    if "on" in read:
        read["on"] = wording_of(game).square(f"{where}.on", read["on"])
    if "amount" in read:
        read["amount"] = printed(game, f"{where}.amount", read["amount"])
    return read


def _winner(game: Game, where: str, expected: Json) -> object:
    if expected is None:
        return list(game.winners) or None
    return None if set(game.winners) == names(where, expected) else list(game.winners)


def _over(game: Game, _where: str, expected: Json) -> object:
    return _is(game.is_over, expected)


def _packs(game: Game, where: str, expected: Json) -> object:
    wanted = dict(a_table(where, expected, PACK_IDS))
    return _is({name: int(game.state.pack_count[PACK_IDS.index(name)]) for name in wanted}, wanted)


_CHECKS: dict[str, Callable[[Game, str, Json], object]] = {
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


def verify_events(game: Game, expected: object, first_event: int, fail: Fail) -> None:
    """The named events must occur in this order among those of the scenario."""
    happened = [event.name for event in game.events[first_event:]]
    place = 0
    for name in a_list("then.events", expected, "a list of events"):
        a_word("then.events", name, EVENT_NAMES)
        if name not in happened[place:]:
            fail(f"events: found {happened}, expected {name} next of {stated(expected)}")
            return
        place = happened.index(name, place) + 1


def verify_seat(game: Game, seat: int, name: str, expected: object, fail: Fail) -> None:
    """Check what is stated of one seat."""
    for key, value in a_table(f"then.{name}", expected, _SEAT_CHECKS).items():
        found = _SEAT_CHECKS[key](game, seat, f"then.{name}.{key}", value)
        if found is not None:
            fail(f"{name}.{key}: found {found}, expected {stated(value)}")


def _cash(game: Game, seat: int, where: str, expected: Json) -> object:
    wanted = a_sum(game, where, expected)
    found = int(game.state.cash[seat])
    return None if found == wanted else game.wording.money(found)


def _at(game: Game, seat: int, where: str, expected: Json) -> object:
    return _is(int(game.state.at[seat]), wording_of(game).square(where, expected))


def _jail(game: Game, seat: int, _where: str, expected: Json) -> object:
    return _is(int(game.state.jail[seat]), expected)


def owned(game: Game, seat: int) -> set[int]:
    """The squares a seat owns."""
    return {square for square, owner in enumerate(game.state.owner) if owner == seat}


def squares(game: Game, where: str, listed: object) -> set[int]:
    """A set of squares given by number or id."""
    return {wording_of(game).square(where, square) for square in a_list(where, listed, _SQUARES)}


def _owns(game: Game, seat: int, where: str, expected: Json) -> object:
    found = owned(game, seat)
    return None if found == squares(game, where, expected) else sorted(found)


def _has(game: Game, seat: int, where: str, expected: Json) -> object:
    found = owned(game, seat)
    return None if squares(game, where, expected) <= found else sorted(found)


def _mortgaged(game: Game, seat: int, where: str, expected: Json) -> object:
    found = {square for square in owned(game, seat) if game.state.mortgaged[square]}
    return None if found == squares(game, where, expected) else sorted(found)


def _buildings(game: Game, seat: int, where: str, expected: Json) -> object:
    found = {
        square: "hotel" if level == st.HOTEL else int(level)
        for square, level in enumerate(game.state.level)
        if level and game.state.owner[square] == seat
    }
    stands = {} if expected is None else a_table(where, expected)
    wanted = {
        wording_of(game).square(where, square): level
        for square, level in stands.items()
        if level != 0
    }
    return None if found == wanted else found


def _cards(game: Game, seat: int, where: str, expected: Json) -> object:
    held = {
        name: 1 for pack, name in enumerate(PACK_IDS) if game.state.release_holder[pack] == seat
    }
    if isinstance(expected, Mapping):
        held_of = a_table(where, expected, PACK_IDS)
        wanted = {name: count for name, count in held_of.items() if count}
        return None if held == wanted else held
    return _is(len(held), expected)


def _out(game: Game, seat: int, _where: str, expected: Json) -> object:
    return _is(bool(game.state.out[seat]), expected)


def _wealth(game: Game, seat: int, where: str, expected: Json) -> object:
    return _is(game.wealth(seat), printed(game, where, expected))


_SEAT_CHECKS: dict[str, Callable[[Game, int, str, Json], object]] = {
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
