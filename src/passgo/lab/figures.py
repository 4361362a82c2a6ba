"""Numbers as people of each language write them."""

from ..texts import Locale

_THIN = "\u202f"
_FIXED = "\u00a0"


def whole(value: float, locale: Locale) -> str:
    """A whole number with separated thousands."""
    text = f"{value:,.0f}"
    return text.replace(",", _THIN) if locale == "fr" else text


def decimal(value: float, locale: Locale, places: int = 1) -> str:
    """A number with decimals."""
    text = f"{value:,.{places}f}"
    return text.replace(",", _THIN).replace(".", ",") if locale == "fr" else text


def percent(value: float, locale: Locale, places: int = 1) -> str:
    """A share as a percentage."""
    number = decimal(100 * value, locale, places)
    return f"{number}{_FIXED}%" if locale == "fr" else f"{number}%"


def percents(low: float, high: float, locale: Locale, places: int = 1) -> str:
    """An interval of shares."""
    return f"{decimal(100 * low, locale, places)}–{percent(high, locale, places)}"
