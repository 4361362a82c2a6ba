"""Options of a table: conveniences, other readings of a book, and house rules.

An option overrides a rule flag of an edition and is declared with it, or it sets something
outside the rules. Options are checked like edition files: one line says which option is wrong,
what was given and what would be right. Their texts are in options.fr.ftl and options.en.ftl
under ``option-<name>``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ...editions.phrases import Phrase
from ...editions.values import FlagValue, OneOf, Spec, Whole
from ..rules.state import SEATS
from .flag import AtTable, Flag, OptionValue
from .flags import FLAGS

__all__ = ["OPTIONS", "Option", "OptionValue", "SeatName", "options_source"]


@dataclass(frozen=True)
class SeatName:
    """A seat, by number or by name."""

    def allows(self, value: object) -> bool:
        """Say whether ``value`` has the form of a seat; the table checks that the seat exists."""
        return (type(value) is int and 0 <= value < SEATS) or (
            isinstance(value, str) and value != ""
        )

    def expected(self) -> str:
        """Say in words what is allowed."""
        return Phrase("seat-or-name", most=SEATS - 1)


@dataclass(frozen=True)
class Option:
    """One option: its allowed values and what they change."""

    name: str
    spec: Spec | SeatName
    flag: str = ""
    """The rule flag it sets; none for an option outside the rules."""
    as_flag: Mapping[OptionValue, FlagValue] = field(default_factory=dict)
    """The flag's value for each option value, where they differ."""
    default: OptionValue | None = None
    """The default when the option is not given; none where the edition decides."""
    is_convenience: bool = False
    """True where every value follows the printed rules."""
    never_departs: tuple[OptionValue, ...] = ()
    """Values that follow the printed book, where an edition plays our ruling."""
    needs: str = ""
    """The flag that must be on, or not ``none``, for the option to mean anything."""
    fields: tuple[str, ...] = ()
    """The fields of the board record that it sets."""

    @property
    def text_id(self) -> str:
        """Return the Fluent id of the option's text."""
        return "option-" + self.name.replace("_", "-")

    def flag_value(self, value: OptionValue) -> FlagValue:
        """Return the flag's value for a value of the option."""
        return self.as_flag.get(value, value)


_AT_TABLE = (
    Option(
        "dice",
        OneOf(("auto", "manual")),
        default="auto",
        is_convenience=True,
        fields=("manual_dice",),
    ),
    Option("banker", SeatName(), default=0, is_convenience=True, fields=("banker",)),
    Option(
        "cash",
        OneOf(("public", "hidden")),
        default="public",
        is_convenience=True,
        fields=("cash_hidden",),
    ),
    Option("time_limit", Whole(1, 24 * 60), is_convenience=True),
)
"""The options outside the rules: conveniences of any table."""

_FIRST = (
    "rent_claims",
    "dice",
    "auction",
    "banker",
    "cash",
    "time_limit",
    "timed",
    "random_chance",
)
"""The most used options, listed before the rest."""


def _of(flag: Flag, option: AtTable) -> Option:
    """Return the option that sets a flag."""
    return Option(
        name=option.name or flag.name,
        spec=option.spec or flag.spec,
        flag=flag.name,
        as_flag=option.as_flag,
        default=option.default,
        never_departs=option.never_departs,
        needs=option.needs,
        fields=(*flag.columns, *option.also),
    )


def _declared() -> dict[str, Option]:
    of_flags = [_of(flag, flag.option) for flag in FLAGS.values() if flag.option is not None]
    found = {option.name: option for option in (*_AT_TABLE, *of_flags)}
    return {name: found[name] for name in (*_FIRST, *found)}


_HERE = Path(__file__).parent

OPTIONS: dict[str, Option] = _declared()
"""Every option, in the order in which forms list them."""


def options_source(locale: str) -> str:
    """Return the Fluent source of the options' texts."""
    return (_HERE / f"options.{locale}.ftl").read_text(encoding="utf-8")
