"""Open matters as data, with one form for each kind."""

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from ..edition.model import PACK_IDS
from ..formats.wording import lots_in
from ..rules import state as st
from ..rules.appraise import S_TABLE
from ..rules.events import REASON_NAMES, REASON_RENT, SORT_HOTEL, SORT_NAMES
from .eyes import Eyes
from .needs import need_of

if TYPE_CHECKING:
    from .matter_models import (
        AskedLot,
        EstateSale,
        Flow,
        Matter,
        Need,
        Question,
        Settlement,
        Sort,
        ZoneSeats,
    )

Facts = list[list[int]]
Row = list[int]


def tell_matter(eyes: Eyes, state: SimpleNamespace, facts: Facts, row: Row) -> "Matter":
    """One open matter."""
    tell = _TELLERS.get(row[st.M_KIND])
    if tell is None:
        return _waiting(eyes, row)
    return tell(eyes, state, facts, row)


def _purchase(eyes: Eyes, _state: SimpleNamespace, _facts: Facts, row: Row) -> "Matter":
    """A lot offered at its price."""
    price = row[st.M_AMOUNT] * eyes.unit
    seat = eyes.seat_name(row[st.M_SEAT])
    return {"kind": "buy", "seat": seat, "lot": row[st.M_LOT], "price": price}


def _auction(eyes: Eyes, state: SimpleNamespace, _facts: Facts, row: Row) -> "Matter":
    """What is up for auction, the highest bid, who may still bid, and whom it would help most."""
    board = eyes.game.board
    lot, leader = row[st.M_LOT], row[st.M_OTHER]
    bid, step = row[st.M_AMOUNT] * eyes.unit, int(board.auction_step) * eyes.unit
    return {
        "kind": "auction",
        "sort": cast("Sort", SORT_NAMES[row[st.M_REASON]]),
        "lot": None if lot < 0 else lot,
        "bid": None if leader < 0 else bid,
        "bidder": eyes.name(leader),
        "bidders": eyes.names(row[st.M_MASK]),
        "least": row[st.M_LEAST] * eyes.unit if leader < 0 else bid + step,
        "step": step,
        "timer": bool(board.auction_timer),
        "need": _need(eyes, state, lot, row[st.M_MASK]),
    }


def _need(eyes: Eyes, state: SimpleNamespace, lot: int, mask: int) -> "Need | None":
    """Whom the lot helps most of those who may still bid; null for a building."""
    if lot < 0:
        return None
    owner, among = tuple(state.owner), [s for s in range(len(eyes.seats)) if mask >> s & 1]
    made_of = owner, lot, mask
    return eyes.kept.part("need", made_of, lambda: need_of(eyes, state, lot, among))


def _debt(eyes: Eyes, state: SimpleNamespace, _facts: Facts, row: Row) -> "Matter":
    """Who owes whom what and why, and what is offered in kind."""
    by, reason, unit = row[st.M_SEAT], row[st.M_REASON], eyes.unit
    settlement: Settlement | None = None
    if row[st.M_OPEN]:
        settlement = {"cash": row[st.M_CASH] * unit, "lots": lots_in(row[st.M_LOTS])}
    missing = max(0, row[st.M_AMOUNT] - state.cash[by]) * unit
    return {
        "kind": "debt",
        "by": eyes.seat_name(by),
        "to": eyes.name(row[st.M_OTHER]),
        "amount": row[st.M_AMOUNT] * unit,
        "missing": None if eyes.hides_cash else missing,
        "reason": REASON_NAMES[reason],
        "lot": row[st.M_LOT] if reason == REASON_RENT else None,
        "settlement": settlement,
    }


def _shortage(eyes: Eyes, state: SimpleNamespace, _facts: Facts, row: Row) -> "Matter":
    """What is short, and who is still asked; wishes are each seat's own."""
    sort = row[st.M_REASON]
    return {
        "kind": "shortage",
        "by": eyes.seat_name(row[st.M_SEAT]),
        "sort": "hotel" if sort == SORT_HOTEL else "house",
        "stock": state.hotels if sort == SORT_HOTEL else state.houses,
        "asked": eyes.names(row[st.M_MASK]),
        "auctions": row[st.M_CASH] if row[st.M_OPEN] else None,
    }


def _question(eyes: Eyes, _state: SimpleNamespace, _facts: Facts, row: Row) -> "Question":
    """Mortgaged lots received, each to be redeemed or kept as it is."""
    asked: list[AskedLot] = []
    for lot in lots_in(row[st.M_MASK]):
        redeem, keep = eyes.mortgage_costs(lot, row[st.M_LEAST])
        asked.append({"lot": lot, "redeem": redeem, "keep": keep})
    return {"kind": "keep", "seat": eyes.seat_name(row[st.M_SEAT]), "lots": asked}


def _card_choice(eyes: Eyes, _state: SimpleNamespace, _facts: Facts, row: Row) -> "Matter":
    """A card that says to pay or to draw another."""
    return {
        "kind": "choice",
        "seat": eyes.seat_name(row[st.M_SEAT]),
        "amount": row[st.M_AMOUNT] * eyes.unit,
        "pack": PACK_IDS[row[st.M_LOT]],
    }


def _price(eyes: Eyes, _state: SimpleNamespace, _facts: Facts, row: Row) -> "Matter":
    """A throw that prices a utility."""
    return {
        "kind": "price",
        "seat": eyes.seat_name(row[st.M_SEAT]),
        "owner": eyes.seat_name(row[st.M_OTHER]),
        "lot": row[st.M_LOT],
        "per_pip": row[st.M_AMOUNT] * eyes.unit,
    }


def _zone(eyes: Eyes, state: SimpleNamespace, facts: Facts, row: Row) -> "Matter":
    """A token on a zone square: the zones to name, the next unowned lot, lots to force."""
    board, square = eyes.game.board, row[st.M_LOT]
    zones: list[ZoneSeats] = []
    for number, zone in enumerate(eyes.zones):
        inside = seats_in(eyes, state, number)
        if inside or board.zone_empty_choice:
            zones.append({"zone": zone, "seats": inside})
    lot, give, take = facts[S_TABLE][2:5]
    # A lot under the hammer is nobody's: nothing can be forced before it is sold.
    is_sold_out = all(state.owner[each] >= 0 for each in lots_in(board.lots_mask))
    is_open = is_sold_out and board.forced_deal and give and take
    return {
        "kind": "zone",
        "seat": eyes.seat_name(row[st.M_SEAT]),
        "square": square,
        "zone": eyes.zone_name(eyes.zone_of[square]),
        "zones": zones,
        "next_lot": None if lot < 0 else lot,
        "force": {"give": lots_in(give), "take": lots_in(take)} if is_open else None,
    }


def seats_in(eyes: Eyes, state: SimpleNamespace, zone: int) -> list[str]:
    """The seats whose token stands in a zone."""
    return [
        name
        for seat, name in enumerate(eyes.seats)
        if not state.out[seat] and eyes.zone_of[state.at[seat]] == zone
    ]


def _text(eyes: Eyes, _state: SimpleNamespace, _facts: Facts, row: Row) -> "Matter":
    """A text on the unit's screen; one that a scenario wrote out has no id."""
    number = row[st.M_TEXT + st.E_CARD] - 1
    text = None if number < 0 else eyes.unit_texts[number]
    return {"kind": "text", "seat": eyes.seat_name(row[st.M_SEAT]), "text": text}


def _due(eyes: Eyes, row: Row) -> "Matter":
    """A sum that waits behind what its debtor owed before."""
    reason = row[st.M_REASON]
    return {
        "kind": "due",
        "by": eyes.seat_name(row[st.M_SEAT]),
        "to": eyes.name(row[st.M_OTHER]),
        "amount": row[st.M_AMOUNT] * eyes.unit,
        "reason": REASON_NAMES[reason],
        "lot": row[st.M_LOT] if reason == REASON_RENT else None,
    }


def _estate(seat: str, row: Row) -> "EstateSale":
    """Lots of a bankrupt still to be auctioned."""
    return {"kind": "estate", "seat": seat, "lots": lots_in(row[st.M_MASK])}


def _waiting(eyes: Eyes, row: Row) -> "Matter":
    """A matter that needs no answer and goes on when those above it are settled."""
    kind, seat = row[st.M_KIND], eyes.seat_name(row[st.M_SEAT])
    if kind == st.AUTO_MOVE:
        return {"kind": "move", "seat": seat, "pips": row[st.M_AMOUNT]}
    if kind == st.AUTO_RETURN_CARD:
        pack = PACK_IDS[row[st.M_LOT]]
        card = eyes.edition.decks[pack][row[st.M_LEAST]].id
        return {"kind": "return_card", "seat": seat, "pack": pack, "card": card}
    if kind == st.AUTO_EACH:
        does: Flow = "collect" if row[st.M_REASON] == st.COLLECT_EACH else "pay"
        amount, left = row[st.M_AMOUNT] * eyes.unit, eyes.names(row[st.M_MASK])
        return {"kind": "each", "seat": seat, "does": does, "amount": amount, "left": left}
    if kind == st.AUTO_TEXTS:
        # What the texts say, and whom they will bring together, is not known yet.
        return {"kind": "texts", "seat": seat, "left": eyes.names(row[st.M_MASK])}
    if kind == st.AUTO_RESUME:
        return {"kind": "resume", "seat": seat, "pips": row[st.M_AMOUNT]}
    if kind == st.AUTO_DUE:
        return _due(eyes, row)
    if kind == st.AUTO_NEXT_LOT:
        return {"kind": "next_lot", "seat": seat}
    return _estate(seat, row)


_TELLERS = {
    st.PHASE_BUY: _purchase,
    st.PHASE_AUCTION: _auction,
    st.PHASE_DEBT: _debt,
    st.PHASE_SHORTAGE: _shortage,
    st.PHASE_KEEP: _question,
    st.PHASE_CHOICE: _card_choice,
    st.PHASE_PRICE: _price,
    st.PHASE_ZONE: _zone,
    st.PHASE_TEXT: _text,
}
