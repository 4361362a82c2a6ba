"""Where throws of the dice end on a board: what the exact chain and a simulation have in common."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Protocol

from ..wire.plain import Plain

JAIL = "10J"
"""The row of a token in jail; the square of the jail itself is for visitors."""
PAY, STAY = "pay", "stay"
JAIL_PLANS = (PAY, STAY)
"""Pay the fine before the next throw, or throw for a double as long as the book allows."""
Z95 = 1.959964


@dataclass(frozen=True)
class Ground:
    """What is walked on: an edition's board under one table's rules."""

    edition: str
    mode: str = "standard"
    jail: str = PAY
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Landing:
    """One place and the share of throws that end there."""

    square: str
    """The number of the square; ``10J`` is in jail, whatever the jail's own number."""
    name: str
    """The id of its text."""
    share: float
    found: float | None = None
    """The share in the simulation, …"""
    error: float | None = None
    """… and its standard error."""

    @property
    def percent(self) -> float:
        """The share in per cent."""
        return 100 * self.share

    @property
    def margin(self) -> float | None:
        """Half the 95 % interval of the simulated share."""
        return None if self.error is None else Z95 * self.error

    @property
    def distance(self) -> float | None:
        """How many standard errors the simulation is away; none without a simulation."""
        if self.found is None or self.error is None:
            return None
        return (self.found - self.share) / self.error if self.error else 0.0

    def as_data(self) -> Plain:
        """The row as plain data."""
        row: Plain = {"square": self.square, "percent": round(self.percent, 6)}
        if self.found is not None and self.margin is not None:
            row["simulated"] = round(100 * self.found, 6)
            row["margin"] = round(100 * self.margin, 6)
        return row


class LandingStudy(Protocol):
    """The part of a family that knows where tokens come to rest."""

    def chain(self, ground: Ground) -> list[Landing]:
        """The exact shares, in the order of the board, in jail last."""
        ...

    def simulate(self, ground: Ground, rolls: int, seed: int) -> Sequence[Sequence[int]]:
        """Throws that end on each square (in jail last), in parts of equal length."""
        ...


def compare(exact: Sequence[Landing], parts: Sequence[Sequence[int]]) -> list[Landing]:
    """The exact shares beside those of a simulation.

    Throws that follow each other are not independent, so the errors come from the spread of the
    parts' shares.
    """
    rolls = [sum(part) for part in parts]
    together: list[Landing] = []
    for number, row in enumerate(exact):
        shares = [part[number] / total for part, total in zip(parts, rolls, strict=True)]
        mean = sum(shares) / len(shares)
        spread = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
        error = sqrt(spread / len(shares))
        together.append(Landing(row.square, row.name, row.share, mean, error))
    return together
