"""The lines of a position: which fields each has, and where the state stores them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..rules import state as st
from ..rules.events import REASON_NAMES, SORT_NAMES
from .position_forms import (
    FLAG,
    PACK,
    Field,
    LotSet,
    Number,
    OneOf,
    PackSet,
    SeatName,
    SeatSet,
    SquareNumber,
    Sum,
    UnitText,
    one_of,
)

ORDER = OneOf({-2: "not_running", -1: "to_throw", **{n: str(n) for n in range(13)}})
"""What a seat threw for the first turn; 0 when that is over."""

TURN = (
    Field("number", Number()),
    Field("mover", SeatName()),
    Field("phase", one_of(st.PHASE_NAMES[: st.PHASE_OVER + 1])),
    Field("die1", Number(0, 6), 0),
    Field("die2", Number(0, 6), 0),
    Field("doubles", Number(0, 2), 0),
    Field("throws", Number(), 0),
    Field("time_called", FLAG, 0),
)
COUNTS = (
    Field("actions", Number()),
    Field("offers", Number(), 0),
    Field("deepest", Number(0, st.DEPTH), 0),
)
DRAWN = tuple(Field(key, Number(), 0) for key in ("dice", "packs", "unit", "aim", "policy"))
BANK = (
    Field("houses", Number()),
    Field("hotels", Number()),
    Field("pot", Sum(), 0),
)
SEAT = (
    Field("cash", Sum()),
    Field("at", SquareNumber(is_lot=False)),
    Field("jail", Number(0, 3), 0),
    Field("order", ORDER, 0),
    Field("out", FLAG, 0),
    Field("last_offer", Number(), 0),
    Field("sent", SquareNumber(), 0),
)
SEAT_FIELDS = ("cash", "at", "jail", "order_total", "out", "offer_turn", "sent")
"""The fields of the state that a seat's line holds, in its order."""

RELEASE = (
    Field("holder", SeatName()),
    Field("since", Number(-st.PACKS)),
)
PLANNED = (
    Field("amount", Number(), 0),
    Field("hotel", Number(), 0),
    Field("target", Number(0, st.SQUARES - 1), 0),
    Field("salary", Number(0, 1), 0),
    Field("multiplier", Number(), 0),
    Field("id", UnitText(), 0),
)
"""The columns of an effect after its kind, in the kernel's own numbers; the id of a unit's text."""

EFFECT = one_of(st.EFFECT_KINDS)

CLAIM = (
    Field("from", SeatName()),
    Field("by", SeatName()),
    Field("on", SquareNumber()),
    Field("amount", Sum()),
    Field("turn", Number(1)),
    Field("thrown", SeatSet(), 0),
)
"""In the order of a claim's columns."""

OFFER = (
    Field("to", SeatName()),
    Field("give_cash", Sum(), 0),
    Field("get_cash", Sum(), 0),
    Field("give_lots", LotSet(), 0),
    Field("get_lots", LotSet(), 0),
    Field("give_cards", PackSet(), 0),
    Field("get_cards", PackSet(), 0),
    Field("number", Number(1)),
)
"""In the order of an offer's columns."""

PROPOSAL = (
    Field("what", Number(0, 1 << 62)),
    Field("cash", Number(-(10**12)), 0),
    Field("turn", Number()),
)
"""An offer made earlier, in the order of its columns."""


@dataclass(frozen=True)
class MatterForm:
    """How an open matter of one kind is written; a column that is not named is zero."""

    kind: int
    fields: Mapping[int, Field]
    fixed: Mapping[int, int] = field(default_factory=dict)


_SORT = one_of(SORT_NAMES)
_REASON = one_of(REASON_NAMES)
_TERMS = one_of(("fee_twice", "fee_once", "fee_paid"), st.TERMS_FEE_TWICE)
_EACH = OneOf({st.COLLECT_EACH: "collect", st.PAY_EACH: "pay"})

MATTERS: dict[str, MatterForm] = {
    "buy": MatterForm(
        st.PHASE_BUY,
        {
            st.M_SEAT: Field("seat", SeatName()),
            st.M_LOT: Field("lot", SquareNumber()),
            st.M_AMOUNT: Field("price", Sum()),
        },
    ),
    "auction": MatterForm(
        st.PHASE_AUCTION,
        {
            st.M_REASON: Field("sort", _SORT),
            st.M_LOT: Field("lot", SquareNumber(none="none"), -1),
            st.M_AMOUNT: Field("bid", Sum(), 0),
            st.M_OTHER: Field("bidder", SeatName("nobody"), -1),
            st.M_MASK: Field("bidders", SeatSet()),
            st.M_LEAST: Field("least", Sum()),
        },
        {st.M_SEAT: -1},
    ),
    "debt": MatterForm(
        st.PHASE_DEBT,
        {
            st.M_SEAT: Field("by", SeatName()),
            st.M_OTHER: Field("to", SeatName("bank")),
            st.M_AMOUNT: Field("amount", Sum()),
            st.M_REASON: Field("reason", _REASON),
            st.M_LOT: Field("on", SquareNumber(is_lot=False), 0),
            st.M_OPEN: Field("settlement", FLAG, 0),
            st.M_CASH: Field("cash", Sum(), 0),
            st.M_LOTS: Field("lots", LotSet(), 0),
        },
    ),
    "shortage": MatterForm(
        st.PHASE_SHORTAGE,
        {
            st.M_SEAT: Field("by", SeatName()),
            st.M_REASON: Field("sort", OneOf({2: SORT_NAMES[2], 3: SORT_NAMES[3]})),
            st.M_MASK: Field("asked", SeatSet(), 0),
            st.M_OPEN: Field("answered", FLAG, 0),
            st.M_CASH: Field("auctions", Number(), 0),
            st.M_AMOUNT: Field("promised", Number(), 0),
        },
        {st.M_OTHER: -1},
    ),
    "keep": MatterForm(
        st.PHASE_KEEP,
        {
            st.M_SEAT: Field("seat", SeatName()),
            st.M_MASK: Field("lots", LotSet()),
            st.M_LEAST: Field("terms", _TERMS),
        },
    ),
    "choice": MatterForm(
        st.PHASE_CHOICE,
        {
            st.M_SEAT: Field("seat", SeatName()),
            st.M_AMOUNT: Field("amount", Sum()),
            st.M_LOT: Field("pack", PACK),
        },
    ),
    "price": MatterForm(
        st.PHASE_PRICE,
        {
            st.M_SEAT: Field("seat", SeatName()),
            st.M_OTHER: Field("owner", SeatName()),
            st.M_LOT: Field("lot", SquareNumber()),
            st.M_AMOUNT: Field("per_pip", Sum()),
        },
    ),
    "zone": MatterForm(
        st.PHASE_ZONE,
        {
            st.M_SEAT: Field("seat", SeatName()),
            st.M_LOT: Field("square", SquareNumber(is_lot=False)),
        },
        {st.M_OTHER: -1},
    ),
    "text": MatterForm(
        st.PHASE_TEXT,
        {
            st.M_SEAT: Field("seat", SeatName()),
            st.M_TEXT + st.E_KIND: Field("effect", one_of(st.EFFECT_KINDS)),
            **{st.M_TEXT + 1 + place: field for place, field in enumerate(PLANNED)},
            st.M_CASH: Field("by_zone", FLAG, 0),
        },
    ),
    "move": MatterForm(
        st.AUTO_MOVE,
        {st.M_SEAT: Field("seat", SeatName()), st.M_AMOUNT: Field("pips", Number(1, 12))},
    ),
    "return_card": MatterForm(
        st.AUTO_RETURN_CARD,
        {
            st.M_SEAT: Field("seat", SeatName()),
            st.M_LOT: Field("pack", PACK),
            st.M_LEAST: Field("card", Number(0, st.PACK_MAX - 1)),
        },
    ),
    "each": MatterForm(
        st.AUTO_EACH,
        {
            st.M_SEAT: Field("seat", SeatName()),
            st.M_REASON: Field("does", _EACH),
            st.M_AMOUNT: Field("amount", Sum()),
            st.M_MASK: Field("left", SeatSet()),
        },
    ),
    "estate": MatterForm(
        st.AUTO_ESTATE,
        {st.M_SEAT: Field("of", SeatName()), st.M_MASK: Field("lots", LotSet())},
    ),
    "texts": MatterForm(
        st.AUTO_TEXTS,
        {
            st.M_SEAT: Field("by", SeatName()),
            st.M_MASK: Field("left", SeatSet(), 0),
            st.M_CASH: Field("drawn", SeatSet(), 0),
            st.M_LOTS: Field("waiting", LotSet(), 0),
        },
        {st.M_OTHER: -1},
    ),
    "resume": MatterForm(
        st.AUTO_RESUME,
        {st.M_SEAT: Field("seat", SeatName()), st.M_AMOUNT: Field("pips", Number(0, 11), 0)},
    ),
    "due": MatterForm(
        st.AUTO_DUE,
        {
            st.M_SEAT: Field("by", SeatName()),
            st.M_OTHER: Field("to", SeatName("bank")),
            st.M_AMOUNT: Field("amount", Sum()),
            st.M_REASON: Field("reason", _REASON),
            st.M_LOT: Field("on", SquareNumber(is_lot=False), 0),
        },
    ),
    "next_lot": MatterForm(st.AUTO_NEXT_LOT, {st.M_SEAT: Field("seat", SeatName())}),
}
"""Open matters by name. The last eight wait below one that needs an answer."""
