"""Options of a table: conveniences, other readings of a book, and house rules.

An option sets a rule flag on top of an edition, or something the rules do not speak of. Options
are checked like edition files: one line says which option is wrong, what was given and what would
be right. Their texts are in options.fr.ftl and options.en.ftl under ``option-<name>``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from ...editions.phrases import Phrase
from ...editions.values import YES_NO, FlagValue, Odds, OneOf, Spec, Sum, Whole
from ..rules.state import SEATS
from .fields import fields_of
from .flags import FLAGS

OptionValue: TypeAlias = bool | int | float | str


@dataclass(frozen=True)
class SeatName:
    """A seat, by number or by name."""

    def allows(self, value: object) -> bool:
        """Say whether ``value`` can be a seat; whether it is one, the table knows."""
        return (type(value) is int and 0 <= value < SEATS) or (
            isinstance(value, str) and value != ""
        )

    def expected(self) -> str:
        """Say in words what is allowed."""
        return Phrase("seat-or-name", most=SEATS - 1)


@dataclass(frozen=True)
class Option:
    """One option: what it may be set to and what that changes."""

    name: str
    spec: Spec | SeatName
    flag: str = ""
    """The rule flag it sets; none for what the rules do not speak of."""
    as_flag: Mapping[OptionValue, FlagValue] = field(default_factory=dict)
    """The flag's value for each of the option's, where they are not the same."""
    default: OptionValue | None = None
    """What holds when the option is not given; nothing where the edition decides."""
    is_convenience: bool = False
    """True where the printed rules are played whatever it is set to."""
    never_departs: tuple[OptionValue, ...] = ()
    """Values under which the printed rules are played, whatever the book says."""
    needs: str = ""
    """The flag that must be on, or not ``none``, for the option to mean anything."""
    own_fields: tuple[str, ...] = ()
    """Board fields it sets without a flag."""

    @property
    def fields(self) -> tuple[str, ...]:
        """Return the fields of the board record that it sets."""
        return self.own_fields or fields_of(self.flag)

    @property
    def text_id(self) -> str:
        """Return the Fluent id of the option's text."""
        return "option-" + self.name.replace("_", "-")

    def flag_value(self, value: OptionValue) -> FlagValue:
        """Return what the option's flag becomes."""
        return self.as_flag.get(value, value)


def _flag(name: str, *choices: str, needs: str = "") -> Option:
    """Return an option that sets the flag of the same name, to any or only to these values."""
    return Option(name, OneOf(choices) if choices else FLAGS[name], flag=name, needs=needs)


_ALL = (
    # How the table plays.
    Option(
        "rent_claims",
        OneOf(("auto", "manual")),
        flag="rent_claim_mode",
        default="auto",
        is_convenience=True,
    ),
    Option(
        "dice",
        OneOf(("auto", "manual")),
        default="auto",
        is_convenience=True,
        own_fields=("manual_dice",),
    ),
    Option(
        "auction",
        OneOf(("passes", "timer")),
        flag="auction_timer",
        as_flag={"passes": "none", "timer": "random"},
        default="passes",
        # AUCTION-06: where players take turns, passing stands for the clock.
        never_departs=("passes",),
    ),
    Option("banker", SeatName(), default=0, is_convenience=True, own_fields=("banker",)),
    Option(
        "cash",
        OneOf(("public", "hidden")),
        default="public",
        is_convenience=True,
        own_fields=("cash_hidden",),
    ),
    Option("time_limit", Whole(1, 24 * 60), is_convenience=True),
    Option("timed", YES_NO, flag="time_limit", as_flag={True: "agreed", False: "none"}),
    Option(
        "random_chance",
        Odds(),
        flag="random_chance_p",
        own_fields=("random_chance_num", "random_chance_den"),
    ),
    # Set-up.
    Option("players_min", Whole(2, SEATS), flag="players_min"),
    Option("start_cash", Sum(0), flag="start_cash"),
    _flag("start_tie"),
    # Salary and parking.
    Option("salary", Sum(0), flag="salary"),
    _flag("salary_backward"),
    _flag("free_parking_pot"),
    # Auctions.
    _flag("auction_min"),
    _flag("auction_step"),
    _flag("auction_bid_cap"),
    # Rent and cards.
    _flag("rent_claim_deadline"),
    _flag("double_rent_with_mortgage"),
    _flag("mortgaged_station_counts"),
    _flag("card_return_timing", "before", "after", needs="card_return_timing"),
    # Jail.
    _flag("jail_fine_timing"),
    _flag("jail_double_rerolls"),
    _flag("late_card"),
    # Buildings.
    _flag("build_window"),
    _flag("build_blocked_by_group_mortgage"),
    _flag("houses_before_hotel"),
    _flag("even_sell"),
    _flag("hotel_sale_scope"),
    _flag("hotel_downgrade"),
    _flag("shortage_auction_floor"),
    # Mortgages.
    _flag("mortgage_condition"),
    _flag("mortgage_requires_bare_group"),
    _flag("interest_rounding"),
    _flag("mortgage_transfer_sale"),
    _flag("mortgage_transfer_estate"),
    # Debts, bankruptcy and the end.
    Option(
        "strict_half",
        YES_NO,
        flag="debt_in_kind",
        as_flag={True: "half_cash", False: "any_mix"},
    ),
    _flag("no_rescue"),
    Option(
        "estate_auction_clears_mortgage",
        YES_NO,
        flag="estate_to_bank",
        as_flag={True: "auction_clear", False: "auction_mortgaged"},
    ),
    _flag("tie_rule", "joint", "most_cash"),
    # Zones and the electronic unit.
    _flag("zone_move_may_buy", needs="zones"),
    _flag("zone_empty_choice", "allowed", "refused", needs="zones"),
    _flag("forced_deal_protects", "colours", "sets", needs="forced_deal"),
    _flag("random_chance_target", "payee", "payer", needs="random_chance_target"),
)

_HERE = Path(__file__).parent

OPTIONS: dict[str, Option] = {option.name: option for option in _ALL}
"""Every option, in the order in which a table would list them."""


def options_source(locale: str) -> str:
    """Return the Fluent source of the options' texts."""
    return (_HERE / f"options.{locale}.ftl").read_text(encoding="utf-8")
