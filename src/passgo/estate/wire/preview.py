"""A preview: what an action would cost and change, before it is taken.

It uses only what the seat may see and the amounts of the rules, and draws nothing: where chance
decides, the cost is unknown.
"""

from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from ...families.records import ActionRecord, StateRecord
from ...wire.forms import Plain, Written
from ...wire.look import Seat
from ...wire.plain import JsonMapping
from ..edition.model import PACK_IDS
from ..formats.wording import lots_in
from ..rules import actions as act
from ..rules import state as st
from ..rules.appraise import A_COST, A_LEVEL, A_LOT, A_REDEEM, A_RENT_AFTER, S_RENT
from ..rules.lots import set_owner
from ..rules.mortgage import mortgaged_among
from .choices import cost_of
from .eyes import Eyes
from .planning import PLANS, Planning

if TYPE_CHECKING:
    from ...wire.models import RefusalModel
    from .models import Completed, Fee, Preview, RentChange, Step, Trade, Worth

_LISTS = frozenset({act.BUILD, act.WANT, act.SELL, act.SWAP})
_SINGLE = frozenset({act.MORTGAGE, act.REDEEM})
_DEALS = frozenset({act.OFFER, act.ACCEPT, act.SETTLE})


def blank_preview() -> "Preview":
    """An empty preview."""
    return {
        "refusal": None,
        "cost": None,
        "cash_after": None,
        "missing_after": None,
        "steps": [],
        "lots": [],
        "trade": None,
    }


BLANK: JsonMapping = MappingProxyType(blank_preview())
"""The same, to read."""


def preview(eyes: Eyes, seat: Seat, action: Written) -> "Preview":
    """Preview an action, or say why it would be refused."""
    game = eyes.game
    number, record = game.read_action(seat, action)
    found = blank_preview()
    eyes.seen(number)
    seen = eyes.shown
    kind = int(record.kind)
    if kind in PLANS and number >= 0:
        found["lots"] = Planning(eyes, seen, number, record).describe_lots()
    refusal = game.refusal_in(seen, number, record)
    if refusal is not None:
        found["refusal"] = cast("RefusalModel", refusal.wire())
        return found
    if number < 0:
        return found
    prefixes = _prefixes(record) if kind in _LISTS else [record]
    facts = eyes.appraise(number, prefixes)
    cost = cost_of(eyes, facts[-1])
    if kind in _LISTS or kind in _SINGLE:
        found["steps"] = _steps(eyes, facts)
    if kind == act.BID:
        cost = -int(record.amount) * eyes.unit
    fees = 0
    if kind in _DEALS:
        trade, cost = _trade(eyes, seen, number, record)
        found["trade"] = trade
        fees = sum(fee["amount"] for fee in trade["fees"] if fee["seat"] == eyes.seats[number])
    if cost is not None:
        found["cost"] = cost
        found["cash_after"], found["missing_after"] = _after(eyes, number, cost, fees)
    return found


def cash_after(eyes: Eyes, seat: int, cost: int) -> Plain:
    """A seat's cash after this cost, and what a debtor would still lack."""
    eyes.seen(seat)
    after, missing = _after(eyes, seat, cost)
    return {"cash_after": after, "missing_after": missing}


def _after(eyes: Eyes, seat: int, cost: int, fees: int = 0) -> tuple[int, int | None]:
    """The cash after this cost; a debtor cannot pay a debt with what fees take from it next."""
    after = int(eyes.shown.cash[seat]) * eyes.unit + cost
    return after, _missing(eyes, eyes.shown, seat, after - fees)


def _prefixes(record: ActionRecord) -> list[ActionRecord]:
    """The order up to each of its lots."""
    found = []
    for count in range(1, int(record.count) + 1):
        part = record.copy()
        part.count = count
        found.append(part)
    return found


def _steps(eyes: Eyes, facts: list[list[int]]) -> "list[Step]":
    """A running receipt: each lot with what it costs and what a visitor pays afterwards."""
    steps: list[Step] = []
    cost, redeem = 0, 0
    for row in facts:
        steps.append(
            {
                "lot": row[A_LOT],
                "level": row[A_LEVEL],
                "cost": (row[A_COST] - cost) * eyes.unit,
                "redeem": (row[A_REDEEM] - redeem) * eyes.unit,
                "rent_after": row[A_RENT_AFTER] * eyes.unit,
            }
        )
        cost, redeem = row[A_COST], row[A_REDEEM]
    return steps


def _missing(eyes: Eyes, seen: StateRecord, seat: int, after: int) -> int | None:
    """What a debtor would still lack."""
    top = seen.matters[int(seen.depth) - 1]
    if not seen.depth or int(top[st.M_KIND]) != st.PHASE_DEBT or int(top[st.M_SEAT]) != seat:
        return None
    return max(0, int(top[st.M_AMOUNT]) * eyes.unit - after)


def _trade(eyes: Eyes, seen: StateRecord, seat: int, record: ActionRecord) -> "tuple[Trade, int]":
    """Both sides of a deal, the groups it completes, what it earns and costs, and the cash."""
    other, give, get = _sides(eyes, seen, seat, record)
    owners = seen.owner.tolist()
    after = list(owners)
    for lots, taker in ((give[1], other), (get[1], seat)):
        for lot in lots_in(lots):
            after[lot] = taker
    received = ((seat, get[1]), (other, give[1]))
    fees = [fee for who, lots in received if (fee := _fee(eyes, seen, who, lots))]
    deal: Trade = {
        "give": _goods(eyes, *give),
        "get": _goods(eyes, *get),
        "completes": _completed(eyes, owners, after),
        "rents": _rents(eyes, seen, owners, after),
        "fees": fees,
    }
    return deal, (get[0] - give[0]) * eyes.unit


def _fee(eyes: Eyes, seen: StateRecord, seat: int, lots: int) -> "Fee | None":
    """What mortgaged lots cost their receiver: kept as they are, or lifted at once."""
    mortgaged = lots_in(int(mortgaged_among(seen, lots)))
    if not mortgaged:
        return None
    terms = int(eyes.game.board.transfer_sale)
    costs = [eyes.mortgage_costs(lot, terms) for lot in mortgaged]
    is_free = terms == st.TRANSFER_FREE
    return {
        "seat": eyes.seats[seat],
        "lots": mortgaged,
        "amount": 0 if is_free else sum(keep for _, keep in costs),
        "redeem": sum(redeem for redeem, _ in costs),
    }


def _sides(
    eyes: Eyes, seen: StateRecord, seat: int, record: ActionRecord
) -> tuple[int, tuple[int, int, int], tuple[int, int, int]]:
    """The partner, and what the seat gives and gets: cash, lots and cards."""
    kind, top = int(record.kind), seen.matters[int(seen.depth) - 1]
    if kind == act.OFFER:
        give = (int(record.give_cash), int(record.give_lots), int(record.give_cards))
        get = (int(record.get_cash), int(record.get_lots), int(record.get_cards))
        return int(record.seat), give, get
    if kind == act.SETTLE:
        return int(top[st.M_OTHER]), (int(record.give_cash), int(record.give_lots), 0), (0, 0, 0)
    in_debt = seen.depth and int(top[st.M_KIND]) == st.PHASE_DEBT
    if in_debt and top[st.M_OPEN] and top[st.M_OTHER] == seat:
        return int(top[st.M_SEAT]), (0, 0, 0), (int(top[st.M_CASH]), int(top[st.M_LOTS]), 0)
    proposer = eyes.concerned()
    row = [int(number) for number in seen.offers[proposer]]
    give = (row[st.O_GET_CASH], row[st.O_GET_LOTS], row[st.O_GET_CARDS])
    get = (row[st.O_GIVE_CASH], row[st.O_GIVE_LOTS], row[st.O_GIVE_CARDS])
    return proposer, give, get


def _goods(eyes: Eyes, cash: int, lots: int, cards: int) -> "Worth":
    """One side, with its worth by printed prices."""
    squares = eyes.edition.squares
    named = lots_in(lots)
    packs = [pack for number, pack in enumerate(PACK_IDS) if cards >> number & 1]
    value = cash * eyes.unit + sum(squares[lot].price for lot in named)
    return {"cash": cash * eyes.unit, "lots": named, "cards": packs, "value": value}


def _completed(eyes: Eyes, before: list[int], after: list[int]) -> "list[Completed]":
    """The groups that a player would newly own whole."""
    found: list[Completed] = []
    for group in eyes.edition.groups.values():
        was, now = ({owners[lot] for lot in group.squares} for owners in (before, after))
        owner = after[group.squares[0]]
        if len(now) == 1 and owner >= 0 and was != now:
            found.append({"seat": eyes.seats[owner], "group": group.id})
    return found


def _rents(
    eyes: Eyes, seen: StateRecord, before: list[int], after: list[int]
) -> "list[RentChange]":
    """The lots on which a visitor would pay another rent, each with who would own it."""
    was, now = _surveyed(eyes, seen, before), _surveyed(eyes, seen, after)
    _surveyed(eyes, seen, before)
    return [
        {
            "lot": lot,
            "seat": eyes.seats[after[lot]],
            "before": was[lot] * eyes.unit,
            "after": now[lot] * eyes.unit,
            "per_pip": eyes.per_pip[lot],
        }
        for lot in eyes.lots
        if was[lot] >= 0 and was[lot] != now[lot]
    ]


def _surveyed(eyes: Eyes, seen: StateRecord, owners: list[int]) -> list[int]:
    """What visitors would pay if the lots were these owners'."""
    for lot in eyes.lots:
        set_owner(eyes.game.board, seen, lot, owners[lot])
    return eyes.survey_seen()[S_RENT]
