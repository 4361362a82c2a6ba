"""What a lot means now: who needs it, what it is for a seat, how far away everybody is."""

from ...families.records import StateRecord
from ...wire.forms import Plain, Written
from ..rules.state import SQUARES
from .eyes import Eyes

_DICE = 6
_THROWS = _DICE * _DICE


def deed_facts(eyes: Eyes, seat: int, lot: int) -> Plain:
    """What this seat may know of a lot."""
    seen = eyes.seen(seat)
    owner = int(seen.owner[lot])
    group = eyes.group_of[lot]
    lots = [other for other in eyes.lots if eyes.group_of[other] == group]
    rest = [other for other in lots if other != lot]
    needs = _who_needs(eyes, seen, owner, rest)
    mine = sum(int(seen.owner[other]) == seat for other in rest)
    is_stopped = needs is not None and needs["completes"] and needs["seat"] != eyes.seats[seat]
    ahead = (lot - int(seen.at[seat])) % SQUARES
    price = int(eyes.game.board.price[lot])
    facts: Plain = {
        "lot": lot,
        "owner": eyes.name(owner),
        "needs": needs,
        "yours": {"count": mine + 1, "size": len(lots)},
        "stops": needs["seat"] if is_stopped and needs is not None else None,
        "tokens": _tokens(eyes, seen, lot),
        "throw": None if int(seen.jail[seat]) else _throw(ahead),
        "cash_after": (int(seen.cash[seat]) - price) * eyes.unit if owner < 0 else None,
        "refusal": None,
    }
    if owner >= 0 and owner != seat:
        asks: Written = {"offer": {"to": eyes.seats[owner], "give": {}, "get": {"lots": [lot]}}}
        number, record = eyes.game.read_action(seat, asks)
        refusal = eyes.game.refusal_in(seen, number, record)
        facts["refusal"] = None if refusal is None else refusal.wire()
    return facts


def _who_needs(eyes: Eyes, seen: StateRecord, owner: int, rest: list[int]) -> Plain | None:
    """The player that has most of the rest of a group."""
    best: Plain | None = None
    for other in range(int(seen.seats)):
        held = [lot for lot in rest if int(seen.owner[lot]) == other]
        if other == owner or not held or int(seen.out[other]):
            continue
        if best is None or len(held) > len(best["lots"]):
            best = {
                "seat": eyes.seats[other],
                "lots": held,
                "completes": len(held) == len(rest),
            }
    return best


def _tokens(eyes: Eyes, seen: StateRecord, lot: int) -> list[Plain]:
    """How many squares every token has to go, the nearest first."""
    found = [
        {"seat": eyes.seats[seat], "squares": (lot - int(seen.at[seat])) % SQUARES}
        for seat in range(int(seen.seats))
        if not int(seen.out[seat])
    ]
    return sorted(found, key=lambda each: each["squares"])


def _throw(ahead: int) -> Plain | None:
    """The throw that leads there at once, and how many of all throws make it."""
    ways = sum(1 <= ahead - die <= _DICE for die in range(1, _DICE + 1))
    return {"sum": ahead, "ways": ways, "of": _THROWS} if ways else None
