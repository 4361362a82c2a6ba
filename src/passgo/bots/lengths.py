"""How long games take, in turns of all players together: measured once and stored.

A page tells people before a game how long theirs may take; that cannot be measured while they wait.
``python -m tests.lab.write_lengths`` plays the games again.
"""

import json
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("lengths.json")


@dataclass(frozen=True)
class Length:
    """The games of one kind of table: a quarter is shorter than ``low``, a quarter longer than
    ``high``."""

    seats: int
    bot: str
    """Everybody at the table plays like this bot."""
    low: int
    median: int
    high: int
    actions: float
    """Actions of one turn on average."""


@cache
def lengths(edition: str, mode: str) -> tuple[Length, ...]:
    """What is known of an edition in a mode; nothing of a box from outside."""
    games: list[dict[str, Any]] = _written()["games"]
    names = tuple(field.name for field in fields(Length))
    return tuple(
        Length(**{name: game[name] for name in names})
        for game in games
        if (game["edition"], game["mode"]) == (edition, mode)
    )


@cache
def _written() -> dict[str, Any]:
    table: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return table
