"""How the dice fell, counted: each face, each sum, and how likely such counts are by chance."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import erfc, exp, factorial, gamma, pow, sqrt

from ..wire.plain import Plain

FACES = tuple(range(1, 7))
SUMS = tuple(range(2, 13))
_LEAST = 1.0
_USUAL = 5.0
_FEW = 0.2
"""Cochran's rule: no count is expected below 1, and at most a fifth of them below 5."""


@dataclass(frozen=True)
class Tally:
    """How often each value came, and how often it was to be expected."""

    values: tuple[int, ...]
    counts: tuple[int, ...]
    expected: tuple[float, ...]

    @property
    def chi_square(self) -> float:
        """How far the counts are from those expected."""
        pairs = zip(self.counts, self.expected, strict=True)
        return sum((count - wanted) ** 2 / wanted for count, wanted in pairs if wanted)

    @property
    def chance(self) -> float | None:
        """How often fair dice stray at least so far; None where there are too few to say."""
        low = sum(wanted < _USUAL for wanted in self.expected)
        if min(self.expected) < _LEAST or low > _FEW * len(self.expected):
            return None
        return chi_square_tail(self.chi_square, len(self.values) - 1)

    def wire(self) -> Plain:
        """The tally as plain data."""
        return {
            "counts": dict(zip(map(str, self.values), self.counts, strict=True)),
            "expected": [round(wanted, 3) for wanted in self.expected],
            "chi_square": round(self.chi_square, 4),
            "p": None if self.chance is None else round(self.chance, 4),
        }


def tally_faces(throws: Sequence[tuple[int, int]]) -> Tally:
    """How often each face of a die came up."""
    share = 2 * len(throws) / len(FACES)
    return _tally((die for throw in throws for die in throw), FACES, [share] * len(FACES))


def tally_sums(throws: Sequence[tuple[int, int]]) -> Tally:
    """How often two dice made each sum."""
    ways = [len(FACES) - abs(total - 7) for total in SUMS]
    expected = [len(throws) * way / 36 for way in ways]
    return _tally((first + second for first, second in throws), SUMS, expected)


def _tally(found: Iterable[int], values: tuple[int, ...], expected: Sequence[float]) -> Tally:
    counted = Counter(found)
    return Tally(values, tuple(counted[value] for value in values), tuple(expected))


def chi_square_tail(found: float, freedom: int) -> float:
    """How likely a chi-square of so many degrees of freedom is at least what was found."""
    half = found / 2
    if freedom % 2 == 0:
        return exp(-half) * sum(half**k / factorial(k) for k in range(freedom // 2))
    terms = (pow(half, k - 0.5) / gamma(k + 0.5) for k in range(1, (freedom + 1) // 2))
    return erfc(sqrt(half)) + exp(-half) * sum(terms)
