"""Why a player of this family does what it does: keys with what each is about."""

from typing import Final

NONE: Final = 0
OBLIGED: Final = 1
CLAIMS_RENT: Final = 2
COMPLETES_GROUP: Final = 3
WORTH_ITS_PRICE: Final = 4
TOO_DEAR: Final = 5
KEEPS_CASH: Final = 6
CHEAPER_AT_AUCTION: Final = 7
DENIES_RIVAL: Final = 8
WORTH_THE_BID: Final = 9
OUTBID: Final = 10
BUILDS_INCOME: Final = 11
RAISES_TO_BUILD: Final = 12
RAISES_TO_BUY: Final = 13
LIFTS_MORTGAGE: Final = 14
RAISES_TO_PAY: Final = 15
PAYS: Final = 16
CANNOT_PAY: Final = 17
TRADE_GAINS: Final = 18
TRADE_LOSES: Final = 19
PROPOSES_GAIN: Final = 20
LEAVES_JAIL_TO_BUY: Final = 21
SAFER_IN_JAIL: Final = 22
TAKES_SCARCE: Final = 23
SETTLES: Final = 24
KEEPS_MORTGAGE: Final = 25
DRAWS: Final = 26
GOES_FOR_LOT: Final = 27
NAMES_ZONE: Final = 28
FORCES_DEAL: Final = 29
BY_CHANCE: Final = 30
FREES_ITSELF: Final = 31
OFFERS_IN_KIND: Final = 32
SHORT_OF_CASH: Final = 33
PRICES_GAIN: Final = 34
PRICES_LOSE: Final = 35
NEVER_TRADES: Final = 36
USES_CARD: Final = 37
TRIES_DICE: Final = 38
SETTLES_SHORT: Final = 39
AWAITS_ESTATE: Final = 40
LAST_RIVAL: Final = 41
SHORT_OF_FEES: Final = 42

REASON_NAMES = (
    "none",
    "obliged",
    "claims_rent",
    "completes_group",
    "worth_its_price",
    "too_dear",
    "keeps_cash",
    "cheaper_at_auction",
    "denies_rival",
    "worth_the_bid",
    "outbid",
    "builds_income",
    "raises_to_build",
    "raises_to_buy",
    "lifts_mortgage",
    "raises_to_pay",
    "pays",
    "cannot_pay",
    "trade_gains",
    "trade_loses",
    "proposes_gain",
    "leaves_jail_to_buy",
    "safer_in_jail",
    "takes_scarce",
    "settles",
    "keeps_mortgage",
    "draws",
    "goes_for_lot",
    "names_zone",
    "forces_deal",
    "by_chance",
    "frees_itself",
    "offers_in_kind",
    "short_of_cash",
    "prices_gain",
    "prices_lose",
    "never_trades",
    "uses_card",
    "tries_dice",
    "settles_short",
    "awaits_estate",
    "last_rival",
    "short_of_fees",
)

REASON_PARAMETERS: dict[str, tuple[str, ...]] = {
    "none": (),
    "obliged": (),
    "claims_rent": ("seat", "amount"),
    "completes_group": ("lot", "amount"),
    "worth_its_price": ("lot", "amount"),
    "too_dear": ("lot", "amount"),
    "keeps_cash": ("amount",),
    "cheaper_at_auction": ("lot", "amount"),
    "denies_rival": ("lot", "seat"),
    "worth_the_bid": ("lot", "amount"),
    "outbid": ("lot", "amount"),
    "builds_income": ("lot", "amount"),
    "raises_to_build": ("lot", "other_lot"),
    "raises_to_buy": ("lot", "other_lot"),
    "lifts_mortgage": ("lot", "amount"),
    "raises_to_pay": ("lot", "amount"),
    "pays": ("amount",),
    "cannot_pay": ("amount",),
    "trade_gains": ("seat", "per_mille"),
    "trade_loses": ("seat", "per_mille"),
    "proposes_gain": ("seat", "per_mille"),
    "leaves_jail_to_buy": ("count",),
    "safer_in_jail": ("amount",),
    "takes_scarce": ("lot",),
    "settles": ("amount",),
    "keeps_mortgage": (),
    "draws": (),
    "goes_for_lot": ("lot",),
    "names_zone": ("zone",),
    "forces_deal": ("lot", "other_lot"),
    "by_chance": (),
    "frees_itself": (),
    "offers_in_kind": ("seat", "amount"),
    "short_of_cash": ("lot", "amount"),
    "prices_gain": ("seat", "amount"),
    "prices_lose": ("seat", "amount"),
    "never_trades": (),
    "uses_card": (),
    "tries_dice": (),
    "settles_short": ("amount",),
    "awaits_estate": ("seat", "amount"),
    "last_rival": ("seat",),
    "short_of_fees": (),
}
"""What each key is about, in the order of its parameters; amounts are money."""
