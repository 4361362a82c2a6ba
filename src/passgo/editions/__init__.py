"""Editions as data: what the boxes contain, and the options a table may set on top."""

from .compile import compile_board
from .effects import parse_effect
from .errors import EditionError, MoneyError, OptionError
from .loader import EDITIONS, load_edition
from .model import (
    LOCALES,
    PACK_IDS,
    UNIT_ID,
    Box,
    Card,
    Edition,
    Group,
    Piece,
    Square,
    Token,
    Zone,
    text_id,
)
from .money import Money, MoneyFormat
from .options import OPTIONS, Option, OptionValue, options_source
from .settle import check_options, departures, effective_rules, parse_option

__all__ = [
    "EDITIONS",
    "LOCALES",
    "OPTIONS",
    "PACK_IDS",
    "UNIT_ID",
    "Box",
    "Card",
    "Edition",
    "EditionError",
    "Group",
    "Money",
    "MoneyError",
    "MoneyFormat",
    "Option",
    "OptionError",
    "OptionValue",
    "Piece",
    "Square",
    "Token",
    "Zone",
    "check_options",
    "compile_board",
    "departures",
    "effective_rules",
    "load_edition",
    "options_source",
    "parse_effect",
    "parse_option",
    "text_id",
]
