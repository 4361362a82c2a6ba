"""Payments and dice of a story."""

from collections.abc import Sequence

from ..wire.forms import Plain
from .family_story import BANK, Line, Throw, Transfer

LARGEST = 5
"""The number of single payments listed."""
_SIDES = 6
_FEWEST = 2
"""Pips of two dice."""


def payments(transfers: Sequence[Transfer], lines: Sequence[Line], unit: int) -> list[Plain]:
    """The sums between every two lines that paid each other, including the bank."""
    sums: dict[tuple[int, int], int] = {}
    for paid in transfers:
        pair = paid.payer, paid.payee
        sums[pair] = sums.get(pair, 0) + paid.amount
    return [
        {"from": _name(lines, payer), "to": _name(lines, payee), "amount": amount * unit}
        for (payer, payee), amount in sorted(sums.items())
        if amount
    ]


def largest(transfers: Sequence[Transfer], lines: Sequence[Line], unit: int) -> list[Plain]:
    """The largest single payments between players, the largest first."""
    between = [paid for paid in transfers if BANK not in (paid.payer, paid.payee)]
    between.sort(key=lambda paid: (-paid.amount, paid.event.action))
    return [
        {
            "number": paid.event.action,
            "from": _name(lines, paid.payer),
            "to": _name(lines, paid.payee),
            "amount": paid.amount * unit,
            "text": paid.event.text,
            "args": dict(paid.event.args),
        }
        for paid in between[:LARGEST]
    ]


def _name(lines: Sequence[Line], line: int) -> str | None:
    return None if line < 0 else lines[line].seat


def dice(throws: Sequence[Throw], lines: Sequence[Line]) -> Plain | None:
    """How often each face and sum was rolled, with the expected number; None without dice."""
    real = [throw for throw in throws if all(1 <= die <= _SIDES for die in throw.dice)]
    if not real:
        return None
    sums = range(_FEWEST, 2 * _SIDES + 1)
    ways = {pips: _SIDES - abs(pips - _SIDES - 1) for pips in sums}
    count = len(real)
    return {
        "throws": count,
        "faces": [sum(throw.dice.count(face) for throw in real) for face in range(1, _SIDES + 1)],
        "sums": [sum(sum(throw.dice) == pips for throw in real) for pips in sums],
        "sums_expected": [round(count * ways[pips] / _SIDES**2, 2) for pips in sums],
        "doubles": sum(_is_double(throw) for throw in real),
        "doubles_expected": round(count / _SIDES, 2),
        "seats": [_of_line(line, [t for t in real if t.line == n]) for n, line in enumerate(lines)],
    }


def _of_line(line: Line, throws: Sequence[Throw]) -> Plain:
    return {
        "seat": line.seat,
        "throws": len(throws),
        "pips": sum(sum(throw.dice) for throw in throws),
        "doubles": sum(_is_double(throw) for throw in throws),
    }


def _is_double(throw: Throw) -> bool:
    return throw.dice[0] == throw.dice[1]
