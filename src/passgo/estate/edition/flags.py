"""The rule flags: one declaration for each row of the rule table.

A declaration lists the clauses that the flag answers, or says that it is a house rule; its
allowed values, and the numbers and columns of the board they compile to; whether a table may set
it, and the default for an edition that does not state it. Its text as an option is
``option-<name>``.

A row that all boxes share has one value: an edition must state it, and one that states another is
refused rather than played wrongly. The kernel does not read a flag without a column.
"""

from ...editions.values import HOUSE_RULE, YES_NO, Counts, Odds, OneOf, Sum, Whole, Words
from ..rules import state as st
from .flag import OPTION, AtTable, Flag, flag

_TRUE = OneOf((True,))
_FALSE = OneOf((False,))

_ALL = (
    # The table.
    flag("players_min", "SETUP-01", Whole(2, st.SEATS), option=OPTION),
    flag("players_max", "COMP-05 SETUP-01", Whole(2, st.SEATS)),
    flag("direction", "TURN-02", OneOf(("board", "arrow", "clockwise"))),
    flag(
        "start_throw_order",
        "SETUP-12",
        {"any": 0, "banker_first": 1},
        "order_from_banker",
    ),
    flag("banker_role", "SETUP-09 BANK-01", OneOf(("engine",))),
    flag("banker_may_only_bank", "BANK-01", OneOf(("above_five_players", "unmentioned"))),
    # Money and the bank.
    flag("money_unit", "SETUP-03 SETUP-04 UNIT-07", Whole(1)),
    flag("money_medium", "SETUP-06 UNIT-03 THEME-10", OneOf(("notes", "bank_card"))),
    flag("scale", "SETUP-02", Whole(1)),
    flag("start_cash", "SETUP-02", Sum(0), "start_cash", option=OPTION),
    flag(
        "start_tie",
        "SETUP-11",
        {"rethrow": 1, "lowest_seat": 0},
        "start_tie_rethrow",
        option=OPTION,
    ),
    flag("salary", "SALARY-01", Sum(0), "salary", option=OPTION),
    flag("salary_on_landing", "SALARY-01", YES_NO, "salary_on_landing"),
    flag("salary_backward", "SALARY-05", YES_NO, "salary_backward", option=OPTION),
    flag("free_parking_pot", "PARK-01", YES_NO, "free_parking_pot", option=OPTION),
    flag("bank_money_unlimited", "BANK-05", _TRUE),
    flag("bank_loans", "BANK-07", OneOf(("mortgages_only",))),
    flag("bank_buys_land", "TRADE-07", _FALSE),
    flag("player_loans", "BANK-08", OneOf(("no_money", "no_money_no_property"))),
    # Pieces.
    flag("ownable_count", "COMP-04", Whole(1, 40)),
    flag("utilities_count", "COMP-04", Whole(1, 4)),
    flag("houses_total", "COMP-01", Whole(0, 1000), "houses_total"),
    flag("hotels_total", "COMP-01", Whole(0, 1000), "hotels_total"),
    flag("card_packs", "COMP-03", Counts(st.PACKS, st.PACK_MAX)),
    # The throw.
    flag("doubles", "TURN-05 TURN-06", OneOf(("again_third_jails",))),
    # Auctions.
    flag("auction_on_decline", "AUCTION-01", OneOf(("immediate",))),
    flag("no_auctions", HOUSE_RULE, YES_NO, "no_auctions", default=False, option=OPTION),
    flag("auction_min", "AUCTION-02 AUCTION-03", Sum(1), "auction_min", option=OPTION),
    flag("auction_step", "AUCTION-03", Sum(1), "auction_step", option=OPTION),
    flag(
        "auction_timer",
        "AUCTION-06 AUCTION-07 UNIT-11",
        {"none": 0, "random": 1},
        "auction_timer",
        option=AtTable(
            "auction",
            OneOf(("passes", "timer")),
            as_flag={"passes": "none", "timer": "random"},
            default="passes",
        ),
    ),
    flag(
        "auction_bid_cap",
        "AUCTION-05",
        {"cash": 0, "raisable": 1},
        "auction_cap_raisable",
        option=OPTION,
    ),
    # Rent.
    flag(
        "rent_claim_mode",
        "RENT-01 RENT-14",
        {"manual": 0, "auto": 1},
        "rent_auto",
        option=AtTable("rent_claims", OneOf(("auto", "manual")), default="auto"),
    ),
    flag(
        "rent_claim_deadline",
        "RENT-03 RENT-04 RENT-05",
        {
            "next_throw": st.CLAIM_NEXT_THROW,
            "next_player": st.CLAIM_NEXT_PLAYER,
            "second_player": st.CLAIM_SECOND_PLAYER,
        },
        "rent_claim_deadline",
        option=OPTION,
    ),
    flag("double_rent_full_group", "RENT-06", YES_NO, "double_rent_full_group"),
    flag(
        "double_rent_with_mortgage",
        "RENT-07 RENT-08 RENT-09",
        YES_NO,
        "double_rent_with_mortgage",
        option=OPTION,
    ),
    flag(
        "mortgaged_station_counts",
        "STATION-02",
        YES_NO,
        "mortgaged_station_counts",
        option=OPTION,
    ),
    flag(
        "utility_rent",
        "UTIL-01 UTIL-02 UTIL-04 UTIL-05",
        {"dice": 1, "title": 0},
        "utility_by_dice",
    ),
    flag("utility_reroll_on_card", "UTIL-03", YES_NO, "utility_reroll_on_card"),
    # Cards and taxes.
    flag(
        "card_return_timing",
        "CARD-03 CARD-04",
        {"before": 0, "after": 1, "none": 0},
        "card_return_after",
        option=AtTable(spec=OneOf(("before", "after")), needs="card_return_timing"),
        lack="lack-packs",
    ),
    flag("goojf_holdable", "CARD-05 CARD-06 JAIL-12", YES_NO),
    flag("tax_mode", "TAX-01", OneOf(("printed",))),
    # Jail.
    flag("jail_fine", "JAIL-05 JAIL-06", Sum(0), "jail_fine"),
    flag(
        "jail_fine_timing",
        "JAIL-05 JAIL-06",
        {"idle": 1, "before_throw": 0},
        "jail_fine_idle",
        option=OPTION,
    ),
    flag(
        "jail_exits",
        "JAIL-07 JAIL-08 JAIL-12",
        Words(("fine", "double"), ("own_card", "bought_card", "chance_text")),
    ),
    flag("jail_max_turns", "JAIL-10", Whole(1, 3), "jail_max_turns"),
    flag("jail_third_fail", "JAIL-11", OneOf(("fine_and_move",))),
    flag("jail_double_rerolls", "JAIL-09", YES_NO, "jail_double_rerolls", option=OPTION),
    flag("late_card", "JAIL-11", YES_NO, "late_card", option=OPTION),
    flag("jail_collect_rent", "JAIL-13", _TRUE),
    flag("jail_business", "JAIL-14", _TRUE),
    flag("jail_ends_turn", "JAIL-02", _TRUE),
    # Building and selling buildings.
    flag(
        "build_window",
        "TURN-08 BUILD-03",
        {"own_or_between": 0, "any": 1},
        "build_any_moment",
        option=OPTION,
    ),
    flag("sell_window", "SELL-03", {"own_or_between": 1, "any": 0}, "sell_own_turn"),
    flag("even_build", "BUILD-04", YES_NO, "even_build"),
    flag(
        "build_blocked_by_group_mortgage",
        "BUILD-06 BUILD-07",
        {"group": 1, "lot": 0},
        "build_blocked_by_group",
        option=OPTION,
    ),
    flag(
        "houses_before_hotel",
        "BUILD-08 HOTEL-01 SHORT-04 TIMED-04",
        Whole(3, 4),
        "houses_before_hotel",
        option=OPTION,
    ),
    flag(
        "even_sell",
        "SELL-04",
        {True: st.EVEN_SELL_YES, False: st.EVEN_SELL_NO, "houses": st.EVEN_SELL_HOUSES},
        "even_sell",
        option=OPTION,
    ),
    flag("building_resale_ratio", "SELL-02", OneOf(("half",))),
    flag("hotel_resale", "SELL-05 SHORT-06", OneOf(("half_hotel_half_houses",))),
    flag(
        "hotel_sale_scope",
        "SELL-06 SELL-08",
        {"group": 1, "single": 0},
        "hotels_sold_together",
        # One by one, hotels are no longer sold evenly, unless the table says so.
        option=AtTable(also=("even_sell",)),
    ),
    flag("hotel_downgrade", "SHORTAGE-02 SELL-07", YES_NO, "hotel_downgrade", option=OPTION),
    flag("shortage_auction_trigger", "SHORTAGE-03", OneOf(("demand_above_stock",))),
    flag(
        "shortage_auction_floor",
        "SHORTAGE-04 SHORTAGE-05",
        {"lowest_printed": 1, "none": 0},
        "shortage_floor_printed",
        option=OPTION,
    ),
    # Trades.
    flag("trade_window", "TRADE-04", {"own_or_between": 1, "any": 0}, "trade_own_turn"),
    flag("trade_contents", "TRADE-01", Words(("cash", "lots"), ("release_cards",))),
    flag("no_lot_sale_while_built", "TRADE-02", _TRUE),
    # Mortgages.
    flag("no_mortgages", HOUSE_RULE, YES_NO, "no_mortgages", default=False, option=OPTION),
    flag(
        "mortgage_condition",
        "MORT-08",
        {"any": 0, "debt": 1},
        "mortgage_only_for_debt",
        option=OPTION,
    ),
    flag("mortgage_requires_bare_group", "MORT-02", YES_NO, "mortgage_bare_group", option=OPTION),
    flag("mortgage_interest", "MORT-05", Whole(0, 100), "interest_percent"),
    flag("interest_rounding", "MORT-06", Sum(1), "interest_unit", option=OPTION),
    flag(
        "mortgage_transfer_sale",
        "MORT-09 MORT-10 MORT-11",
        {
            "free": st.TRANSFER_FREE,
            "fee_twice": st.TRANSFER_FEE_TWICE,
            "fee_once": st.TRANSFER_FEE_ONCE,
        },
        "transfer_sale",
        option=OPTION,
    ),
    flag(
        "mortgage_transfer_estate",
        "MORT-12 BANKRUPT-07 BANKRUPT-08",
        {"free": st.ESTATE_FREE, "fee": st.ESTATE_FEE},
        "transfer_estate",
        option=OPTION,
    ),
    flag("mortgage_received_lift", "MORT-09", {"at_once": 1, "own_turn": 0}, "redeem_on_receipt"),
    # Debts and bankruptcy.
    flag(
        "debt_in_kind",
        "DEBT-02 DEBT-03 DEBT-04 DEBT-05",
        {"none": 0, "any_mix": 1, "half_cash": 2},
        "debt_in_kind",
        option=AtTable("strict_half", YES_NO, as_flag={True: "half_cash", False: "any_mix"}),
    ),
    flag(
        "no_rescue",
        "DEBT-06",
        {"off": st.RESCUE_ALLOWED, "gifts": st.RESCUE_NO_GIFTS, "all": st.RESCUE_NEVER},
        "no_rescue",
        option=OPTION,
    ),
    flag("estate_buildings", "BANKRUPT-05", OneOf(("bank_pays_half_to_creditor",))),
    flag(
        "estate_to_bank",
        "BANKRUPT-02",
        {"auction_mortgaged": 0, "auction_clear": 1},
        "estate_clears_mortgage",
        option=AtTable(
            "estate_auction_clears_mortgage",
            YES_NO,
            as_flag={True: "auction_clear", False: "auction_mortgaged"},
        ),
    ),
    flag("estate_to_player", "BANKRUPT-06", OneOf(("cash_and_titles",))),
    flag("goojf_estate", "BANKRUPT-04", OneOf(("pack_or_creditor", "none"))),
    flag("multi_creditor", "BANKRUPT-09", OneOf(("clockwise",))),
    # The end.
    flag("deal_titles", "SHORT-01 SHORT-03 TIMED-03", Whole(0, 2), "deal_titles", option=OPTION),
    flag(
        "end_condition",
        "GOAL-01 SHORT-07 SHORT-13 SHORT-14",
        {"last_survivor": 0, "first_bankruptcy": 1, "second_bankruptcy": 2, "agreed_time": 0},
        "end_after_bankruptcies",
    ),
    flag(
        "wealth_formula",
        "SHORT-09 SHORT-10 SHORT-11 SHORT-12 SHORT-13 TIMED-02",
        OneOf(("none", "printed_values")),
    ),
    flag(
        "tie_rule",
        "SHORT-12",
        {"none": 0, "joint": 0, "most_cash": 1},
        "tie_most_cash",
        option=AtTable(spec=OneOf(("joint", "most_cash"))),
    ),
    flag(
        "time_limit",
        "TIMED-01",
        {"none": 0, "agreed": 1},
        "timed",
        option=AtTable("timed", YES_NO, as_flag={True: "agreed", False: "none"}),
    ),
    # Zones and the electronic unit; a box without them need not state these flags.
    flag("zones", "ZONE-01 ZONE-02", YES_NO, default=False, lack="lack-zones"),
    flag("zone_trigger", "ZONE-03", OneOf(("zone_squares", "none")), default="none"),
    flag("zone_move_direction", "ZONE-06", OneOf(("clockwise", "none")), default="none"),
    flag(
        "zone_move_may_buy",
        "ZONE-07",
        YES_NO,
        "zone_move_may_buy",
        default=False,
        option=AtTable(needs="zones"),
    ),
    flag(
        "zone_empty_choice",
        "ZONE-04",
        {"allowed": 1, "refused": 0, "none": 0},
        "zone_empty_choice",
        default="none",
        option=AtTable(spec=OneOf(("allowed", "refused")), needs="zones"),
    ),
    flag(
        "forced_deal",
        "ZONE-08 FORCED-01 FORCED-03 FORCED-06",
        YES_NO,
        "forced_deal",
        default=False,
        lack="lack-deals",
    ),
    flag(
        "forced_deal_protects",
        "FORCED-02 FORCED-04",
        {"colours": 0, "sets": 1, "none": 0},
        "forced_deal_protects_sets",
        default="none",
        option=AtTable(spec=OneOf(("colours", "sets")), needs="forced_deal"),
    ),
    flag("forced_deal_mortgage_fee", "FORCED-05", OneOf(("none",)), default="none"),
    flag(
        "random_chance_p",
        "ECHANCE-01",
        Odds(),
        "random_chance_num random_chance_den",
        default=0,
        option=AtTable("random_chance"),
    ),
    flag(
        "random_chance_target",
        "ECHANCE-02",
        {"payee": 0, "payer": 1, "none": 0},
        "random_chance_payer",
        default="none",
        option=AtTable(spec=OneOf(("payee", "payer")), needs="random_chance_target"),
        lack="lack-unit",
    ),
    flag("random_chance_interrupt", "ECHANCE-03", OneOf(("move_resumes", "none")), default="none"),
    flag(
        "chance_text_timeout",
        "ECHANCE-04",
        {"off": 0, "on": 1, "none": 0},
        "chance_text_waits",
        default="none",
        option=AtTable(
            spec=OneOf(("off", "on")),
            # A text lost unread is what the book prints.
            never_departs=("on",),
            needs="chance_text_timeout",
        ),
        lack="lack-unit",
    ),
    flag(
        "chance_multi_unowned",
        "ECHANCE-05",
        {"auction": 1, "none": 0},
        "chance_multi_unowned",
        default="none",
    ),
)

FLAGS: dict[str, Flag] = {one.name: one for one in _ALL}
"""Every flag by its name."""

MODES = ("standard", "short", "timed")
"""The modes an edition may have; every box has the first."""
