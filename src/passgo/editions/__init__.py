"""Editions as data: the boxes, a folder for each, and what their readers share."""

from ..errors import EditionError, MoneyError, OptionError
from .loader import EDITIONS, AnyEdition, find_edition, known_edition, load_edition
from .money import Money, MoneyFormat

__all__ = [
    "EDITIONS",
    "AnyEdition",
    "EditionError",
    "Money",
    "MoneyError",
    "MoneyFormat",
    "OptionError",
    "find_edition",
    "known_edition",
    "load_edition",
]
