"""What is said of wrong options in every family."""

from collections.abc import Iterable, Sequence

from ..errors import OptionError
from .phrases import Phrase


def seat_count_error(edition: str, count: int, least: int, most: int) -> OptionError:
    """Say that an edition is not played by so many."""
    expected = Phrase("players-in", least=least, most=most, edition=edition)
    return OptionError("seats", Phrase("players", count=count), expected)


def option_hint(close: Sequence[str], known: Iterable[str]) -> Phrase:
    """Name the option that was perhaps meant, or all there are."""
    if close:
        return Phrase("option-such-as", close=close[0])
    return Phrase("one-of", names=", ".join(known))
