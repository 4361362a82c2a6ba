"""Which field of the board record each rule flag sets, and with what number.

A flag that stands in no table here is one that all boxes share or that the kernel need not ask.
"""

from collections.abc import Mapping

from ...editions.values import FlagValue
from ..rules import state as st

_NO_YES: Mapping[FlagValue, int] = {False: 0, True: 1}

MONEY_FIELDS = {
    "start_cash": "start_cash",
    "salary": "salary",
    "jail_fine": "jail_fine",
    "auction_min": "auction_min",
    "auction_step": "auction_step",
    "interest_unit": "interest_rounding",
}

NUMBER_FIELDS = {
    "houses_total": "houses_total",
    "hotels_total": "hotels_total",
    "jail_max_turns": "jail_max_turns",
    "houses_before_hotel": "houses_before_hotel",
    "interest_percent": "mortgage_interest",
    "deal_titles": "deal_titles",
}

CODED_FIELDS: dict[str, tuple[str, Mapping[FlagValue, int]]] = {
    "order_from_banker": ("start_throw_order", {"any": 0, "banker_first": 1}),
    "start_tie_rethrow": ("start_tie", {"lowest_seat": 0, "rethrow": 1}),
    "salary_on_landing": ("salary_on_landing", _NO_YES),
    "salary_backward": ("salary_backward", _NO_YES),
    "rent_auto": ("rent_claim_mode", {"manual": 0, "auto": 1}),
    "rent_claim_deadline": (
        "rent_claim_deadline",
        {
            "next_throw": st.CLAIM_NEXT_THROW,
            "next_player": st.CLAIM_NEXT_PLAYER,
            "second_player": st.CLAIM_SECOND_PLAYER,
        },
    ),
    "double_rent_full_group": ("double_rent_full_group", _NO_YES),
    "double_rent_with_mortgage": ("double_rent_with_mortgage", _NO_YES),
    "mortgaged_station_counts": ("mortgaged_station_counts", _NO_YES),
    "utility_by_dice": ("utility_rent", {"title": 0, "dice": 1}),
    "utility_reroll_on_card": ("utility_reroll_on_card", _NO_YES),
    "card_return_after": ("card_return_timing", {"none": 0, "before": 0, "after": 1}),
    "jail_fine_idle": ("jail_fine_timing", {"before_throw": 0, "idle": 1}),
    "jail_double_rerolls": ("jail_double_rerolls", _NO_YES),
    "late_card": ("late_card", _NO_YES),
    "auction_timer": ("auction_timer", {"none": 0, "random": 1}),
    "auction_cap_raisable": ("auction_bid_cap", {"cash": 0, "raisable": 1}),
    "build_any_moment": ("build_window", {"own_or_between": 0, "any": 1}),
    "sell_own_turn": ("sell_window", {"any": 0, "own_or_between": 1}),
    "trade_own_turn": ("trade_window", {"any": 0, "own_or_between": 1}),
    "even_build": ("even_build", _NO_YES),
    "even_sell": (
        "even_sell",
        {False: st.EVEN_SELL_NO, True: st.EVEN_SELL_YES, "houses": st.EVEN_SELL_HOUSES},
    ),
    "hotels_sold_together": ("hotel_sale_scope", {"single": 0, "group": 1}),
    "hotel_downgrade": ("hotel_downgrade", _NO_YES),
    "build_blocked_by_group": ("build_blocked_by_group_mortgage", {"lot": 0, "group": 1}),
    "shortage_floor_printed": ("shortage_auction_floor", {"none": 0, "lowest_printed": 1}),
    "mortgage_bare_group": ("mortgage_requires_bare_group", _NO_YES),
    "mortgage_only_for_debt": ("mortgage_condition", {"any": 0, "debt": 1}),
    "transfer_sale": (
        "mortgage_transfer_sale",
        {
            "free": st.TRANSFER_FREE,
            "fee_twice": st.TRANSFER_FEE_TWICE,
            "fee_once": st.TRANSFER_FEE_ONCE,
        },
    ),
    "transfer_estate": (
        "mortgage_transfer_estate",
        {"free": st.ESTATE_FREE, "fee": st.ESTATE_FEE},
    ),
    "estate_clears_mortgage": ("estate_to_bank", {"auction_mortgaged": 0, "auction_clear": 1}),
    "debt_in_kind": ("debt_in_kind", {"none": 0, "any_mix": 1, "half_cash": 2}),
    "no_rescue": (
        "no_rescue",
        {"off": st.RESCUE_ALLOWED, "gifts": st.RESCUE_NO_GIFTS, "all": st.RESCUE_NEVER},
    ),
    "end_after_bankruptcies": (
        "end_condition",
        {"last_survivor": 0, "agreed_time": 0, "first_bankruptcy": 1, "second_bankruptcy": 2},
    ),
    "timed": ("time_limit", {"none": 0, "agreed": 1}),
    "tie_most_cash": ("tie_rule", {"none": 0, "joint": 0, "most_cash": 1}),
    "free_parking_pot": ("free_parking_pot", _NO_YES),
    "zone_move_may_buy": ("zone_move_may_buy", _NO_YES),
    "zone_empty_choice": ("zone_empty_choice", {"none": 0, "refused": 0, "allowed": 1}),
    "forced_deal": ("forced_deal", _NO_YES),
    "forced_deal_protects_sets": ("forced_deal_protects", {"none": 0, "colours": 0, "sets": 1}),
    "chance_multi_unowned": ("chance_multi_unowned", {"none": 0, "auction": 1}),
    "random_chance_payer": ("random_chance_target", {"none": 0, "payee": 0, "payer": 1}),
}


def fields_of(flag: str) -> tuple[str, ...]:
    """Return the board fields that a rule flag sets."""
    coded = {field: source for field, (source, _) in CODED_FIELDS.items()}
    fields = {**MONEY_FIELDS, **NUMBER_FIELDS, **coded}
    return tuple(field for field, source in fields.items() if source == flag)
