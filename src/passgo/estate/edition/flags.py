"""The rule flags: every row of the rule table, with the values the kernel can play.

A row that all boxes share has one value: an edition must state it, and one that states another is
refused rather than played wrongly.
"""

from ...editions.values import YES_NO, Counts, Odds, OneOf, Spec, Sum, Whole, Words
from ..rules.state import PACK_MAX, PACKS, SEATS

_TRUE = OneOf((True,))
_FALSE = OneOf((False,))

FLAGS: dict[str, Spec] = {
    # The table.
    "players_min": Whole(2, SEATS),
    "players_max": Whole(2, SEATS),
    "direction": OneOf(("board", "arrow", "clockwise")),
    "start_throw_order": OneOf(("any", "banker_first")),
    "start_tie": OneOf(("rethrow", "lowest_seat")),
    "banker_role": OneOf(("engine",)),
    "banker_may_only_bank": OneOf(("above_five_players", "unmentioned")),
    # Money and the bank.
    "money_unit": Whole(1),
    "money_medium": OneOf(("notes", "bank_card")),
    "scale": Whole(1),
    "start_cash": Sum(0),
    "salary": Sum(0),
    "salary_on_landing": YES_NO,
    "salary_backward": YES_NO,
    "bank_money_unlimited": _TRUE,
    "bank_loans": OneOf(("mortgages_only",)),
    "bank_buys_land": _FALSE,
    "player_loans": OneOf(("no_money", "no_money_no_property")),
    # Pieces.
    "ownable_count": Whole(1, 40),
    "utilities_count": Whole(1, 4),
    "houses_total": Whole(0, 1000),
    "hotels_total": Whole(0, 1000),
    "card_packs": Counts(PACKS, PACK_MAX),
    # The throw.
    "doubles": OneOf(("again_third_jails",)),
    # Auctions.
    "auction_on_decline": OneOf(("immediate",)),
    "auction_min": Sum(1),
    "auction_step": Sum(1),
    "auction_timer": OneOf(("none", "random")),
    "auction_bid_cap": OneOf(("cash", "raisable")),
    # Rent.
    "rent_claim_mode": OneOf(("manual", "auto")),
    "rent_claim_deadline": OneOf(("next_throw", "next_player", "second_player")),
    "double_rent_full_group": YES_NO,
    "double_rent_with_mortgage": YES_NO,
    "mortgaged_station_counts": YES_NO,
    "utility_rent": OneOf(("dice", "title")),
    "utility_reroll_on_card": YES_NO,
    # Cards and taxes.
    "card_return_timing": OneOf(("before", "after", "none")),
    "goojf_holdable": YES_NO,
    "tax_mode": OneOf(("printed",)),
    "free_parking_pot": YES_NO,
    # Jail.
    "jail_fine": Sum(0),
    "jail_fine_timing": OneOf(("idle", "before_throw")),
    "jail_exits": Words(("fine", "double"), ("own_card", "bought_card", "chance_text")),
    "jail_max_turns": Whole(1, 3),
    "jail_third_fail": OneOf(("fine_and_move",)),
    "jail_double_rerolls": YES_NO,
    "late_card": YES_NO,
    "jail_collect_rent": _TRUE,
    "jail_business": _TRUE,
    "jail_ends_turn": _TRUE,
    # Building and selling buildings.
    "build_window": OneOf(("own_or_between", "any")),
    "sell_window": OneOf(("own_or_between", "any")),
    "even_build": YES_NO,
    "even_sell": OneOf((True, False, "houses")),
    "build_blocked_by_group_mortgage": OneOf(("group", "lot")),
    "houses_before_hotel": Whole(3, 4),
    "building_resale_ratio": OneOf(("half",)),
    "hotel_resale": OneOf(("half_hotel_half_houses",)),
    "hotel_sale_scope": OneOf(("group", "single")),
    "hotel_downgrade": YES_NO,
    "shortage_auction_trigger": OneOf(("demand_above_stock",)),
    "shortage_auction_floor": OneOf(("lowest_printed", "none")),
    # Trades.
    "trade_window": OneOf(("own_or_between", "any")),
    "trade_contents": Words(("cash", "lots"), ("release_cards",)),
    "no_lot_sale_while_built": _TRUE,
    # Mortgages.
    "mortgage_condition": OneOf(("any", "debt")),
    "mortgage_requires_bare_group": YES_NO,
    "mortgage_interest": Whole(0, 100),
    "interest_rounding": Sum(1),
    "mortgage_transfer_sale": OneOf(("free", "fee_twice", "fee_once")),
    "mortgage_transfer_estate": OneOf(("free", "fee")),
    # Debts and bankruptcy.
    "debt_in_kind": OneOf(("none", "any_mix", "half_cash")),
    "no_rescue": OneOf(("off", "gifts", "all")),
    "estate_buildings": OneOf(("bank_pays_half_to_creditor",)),
    "estate_to_bank": OneOf(("auction_mortgaged", "auction_clear")),
    "estate_to_player": OneOf(("cash_and_titles",)),
    "goojf_estate": OneOf(("pack_or_creditor", "none")),
    "multi_creditor": OneOf(("clockwise",)),
    # Zones and the electronic unit.
    "zones": YES_NO,
    "zone_trigger": OneOf(("zone_squares", "none")),
    "zone_move_direction": OneOf(("clockwise", "none")),
    "zone_move_may_buy": YES_NO,
    "zone_empty_choice": OneOf(("allowed", "refused", "none")),
    "forced_deal": YES_NO,
    "forced_deal_protects": OneOf(("colours", "sets", "none")),
    "forced_deal_mortgage_fee": OneOf(("none",)),
    "random_chance_p": Odds(),
    "random_chance_target": OneOf(("payee", "payer", "none")),
    "random_chance_interrupt": OneOf(("move_resumes", "none")),
    "chance_text_timeout": OneOf(("off", "none")),
    "chance_multi_unowned": OneOf(("auction", "none")),
    # The end.
    "deal_titles": Whole(0, 2),
    "end_condition": OneOf(
        ("last_survivor", "first_bankruptcy", "second_bankruptcy", "agreed_time")
    ),
    "wealth_formula": OneOf(("none", "printed_values")),
    "tie_rule": OneOf(("none", "joint", "most_cash")),
    "time_limit": OneOf(("none", "agreed")),
}

MODES = ("standard", "short", "timed")
"""The ways to play an edition may have; the first is in every box."""
