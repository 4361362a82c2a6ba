"""Readers for the values of scenario files.

A reader takes the place, the value found there and the values allowed; ScenarioError says all
three.
"""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from ..editions import MoneyError
from ..errors import ScenarioError, shown
from ..wire.plain import Json

if TYPE_CHECKING:
    from ..game import Game

_STATED = 300
"""The longest statement that a failure repeats."""


def wrong(where: str, found: object, expected: str) -> ScenarioError:
    """The error for a value that is not in the right form."""
    return ScenarioError(f"{where}: found {shown(found)}, expected {expected}")


def stated(value: object) -> str:
    """A statement or an action of a scenario, as a failure repeats it."""
    return value if isinstance(value, str) else shown(value, _STATED)


def a_list(where: str, written: object, expected: str = "a list") -> list[Json]:
    """A list; empty if nothing is written."""
    if written is None:
        return []
    if not isinstance(written, list):
        raise wrong(where, written, expected)
    return written


def a_table(where: str, written: object, known: Collection[str] = ()) -> Mapping[Json, Json]:
    """A table, with known keys only if any are given."""
    keys = ", ".join(known)
    if not isinstance(written, Mapping):
        raise wrong(where, written, f"a table of {keys}" if keys else "a table")
    for key in written:
        if known and key not in known:
            raise wrong(where, key, keys)
    return written


def a_word(where: str, written: object, known: Collection[str]) -> str:
    """One of the words known."""
    if not isinstance(written, str) or written not in known:
        raise wrong(where, written, ", ".join(known))
    return written


def a_whole(where: str, written: object, least: int, most: int) -> int:
    """A whole number within bounds; true is not 1."""
    if type(written) is not int or not least <= written <= most:
        raise wrong(where, written, f"{least} to {most}")
    return written


def a_flag(where: str, written: object) -> bool:
    """True or false."""
    if type(written) is not bool:
        raise wrong(where, written, "true or false")
    return written


def names(where: str, written: object) -> set[str]:
    """A name or a list of names, as a set."""
    found: set[str] = set()
    for name in written if isinstance(written, list) else [written]:
        if not isinstance(name, str):
            raise wrong(where, name, "a name or a list of names")
        found.add(name)
    return found


def a_sum(game: "Game", where: str, written: object) -> int:
    """A sum of printed money, in units."""
    try:
        return game.edition.money.parse_money(written)
    except MoneyError as error:
        raise ScenarioError(f"{where}: {error}") from None
