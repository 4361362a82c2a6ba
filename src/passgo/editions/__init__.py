"""Editions as data: one folder per edition, and the code their readers share."""

from ..errors import EditionError, MoneyError, OptionError
from .identity import EditionRef
from .loader import EDITIONS, AnyEdition
from .money import Money, MoneyFormat
from .registry import (
    PACKAGED,
    EditionRegistry,
    Editions,
    Only,
    load_edition,
    local_editions,
    ref_of,
)

__all__ = [
    "EDITIONS",
    "PACKAGED",
    "AnyEdition",
    "EditionError",
    "EditionRef",
    "EditionRegistry",
    "Editions",
    "Money",
    "MoneyError",
    "MoneyFormat",
    "Only",
    "OptionError",
    "load_edition",
    "local_editions",
    "ref_of",
]
