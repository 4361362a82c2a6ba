"""Editions as data: what the boxes contain, and the options a table may set on top."""

from .compile import compile_board
from .effects import parse_effect
from .errors import EditionError, MoneyError, OptionError
from .lane_compile import compile_lane, slope_of
from .lane_model import KNOCKOUT, NOISE_LEVELS, LaneEdition, Space
from .lane_options import (
    LANE_OPTIONS,
    check_lane_options,
    check_lane_seats,
    lane_departures,
    parse_lane_option,
)
from .lane_rules import LANE_FLAGS
from .loader import EDITIONS, AnyEdition, load_edition, load_estate, load_lane_edition
from .model import (
    ESTATE,
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
    "ESTATE",
    "KNOCKOUT",
    "LANE_FLAGS",
    "LANE_OPTIONS",
    "LOCALES",
    "NOISE_LEVELS",
    "OPTIONS",
    "PACK_IDS",
    "UNIT_ID",
    "AnyEdition",
    "Box",
    "Card",
    "Edition",
    "EditionError",
    "Group",
    "LaneEdition",
    "Money",
    "MoneyError",
    "MoneyFormat",
    "Option",
    "OptionError",
    "OptionValue",
    "Piece",
    "Space",
    "Square",
    "Token",
    "Zone",
    "check_lane_options",
    "check_lane_seats",
    "check_options",
    "compile_board",
    "compile_lane",
    "departures",
    "effective_rules",
    "lane_departures",
    "load_edition",
    "load_estate",
    "load_lane_edition",
    "options_source",
    "parse_effect",
    "parse_lane_option",
    "parse_option",
    "slope_of",
    "text_id",
]
