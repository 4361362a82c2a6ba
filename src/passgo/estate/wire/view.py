"""The public part of a view: what all players and onlookers see.

It is read from a state in which everything hidden has been concealed, so that nothing can leak
by mistake. Money is as printed, seats are names, squares are numbers: indexes into the squares
of the box.
"""

from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from ...wire.terms import message
from ...wire.version import WIRE_VERSION
from ..edition.model import PACK_IDS, UNIT_ID
from ..formats.wording import lots_in
from ..rules import state as st
from ..rules.appraise import S_REDEEM, S_RENT, S_TABLE, S_WEALTH
from .eyes import Eyes
from .matters import tell_matter

if TYPE_CHECKING:
    from ...wire.models import MessageModel
    from .models import Bank, Claim, EstateGame, Goods, LotView, Offer, SeatView, Turn, Unit

_DEADLINES = ("next_throw", "next_player", "second_player")


def public_view(eyes: Eyes, state: SimpleNamespace, facts: list[list[int]]) -> "EstateGame":
    """Return the public view; parts that have not changed are the same objects as before."""
    part, phase = eyes.kept.part, st.PHASE_NAMES[facts[S_TABLE][0]]
    matters = [tell_matter(eyes, state, facts, row) for row in reversed(state.matters)]
    return {
        "version": WIRE_VERSION,
        "number": state.number,
        "phase": phase,
        "phase_text": part("phase", phase, lambda: _phase_text(phase)),
        "turn": _turn(eyes, state),
        "to_act": to_act_of(eyes, state, facts),
        "seats": [_seat(eyes, state, facts, seat) for seat in range(len(eyes.seats))],
        "lots": _lots(eyes, state, facts),
        "bank": _bank(eyes, state),
        "packs": _packs(eyes, state),
        "unit": part("unit", None, lambda: _unit(eyes)),
        "matter": matters[0] if matters else None,
        "below": matters[1:],
        "claims": _claims(eyes, state),
        "offers": _offers(eyes, state),
        "winners": part("winners", state.winners, lambda: eyes.names(state.winners)),
    }


def _phase_text(phase: str) -> "MessageModel":
    return cast("MessageModel", message(f"phase-{phase}"))


def to_act_of(eyes: Eyes, state: SimpleNamespace, facts: list[list[int]]) -> list[str]:
    """The seats that owe a decision, from the mover on."""
    mover, mask = state.mover, facts[S_TABLE][1]
    return eyes.kept.part("to_act", (mover, mask), lambda: _in_order(eyes, mover, mask))


def _in_order(eyes: Eyes, mover: int, mask: int) -> list[str]:
    """The seats of a mask, from the mover on."""
    count = len(eyes.seats)
    order = [(mover + step) % count for step in range(count)]
    return [eyes.seats[seat] for seat in order if mask >> seat & 1]


def _turn(eyes: Eyes, state: SimpleNamespace) -> "Turn":
    """Whose turn it is, and how far it has come."""
    return {
        "number": state.turn,
        "mover": eyes.name(state.mover) if state.turn else None,
        "phase": st.PHASE_NAMES[state.phase],
        "dice": state.dice if any(state.dice) else None,
        "doubles": state.doubles,
        "throws": state.throws,
        "time_called": bool(state.time_called),
    }


def _bank(eyes: Eyes, state: SimpleNamespace) -> "Bank":
    """The buildings the bank has left, and the pot."""
    houses, hotels, pot = state.houses, state.hotels, state.pot * eyes.unit

    def make() -> "Bank":
        return {"houses": houses, "hotels": hotels, "pot": pot}

    return eyes.kept.part("bank", (houses, hotels, pot), make)


def _packs(eyes: Eyes, state: SimpleNamespace) -> dict[str, int]:
    """How many cards each pack has."""
    counts = {name: state.pack_count[number] for number, name in eyes.packs}
    return eyes.kept.part("packs", tuple(state.pack_count), lambda: counts)


def _unit(eyes: Eyes) -> "Unit | None":
    """The electronic unit: how likely a card withdrawn brings a text."""
    board = eyes.game.board
    if UNIT_ID not in eyes.edition.decks:
        return None
    number, out_of = int(board.random_chance_num), int(board.random_chance_den)
    return {"random_chance": str(number) if out_of == 1 else f"{number}/{out_of}"}


def _seat(eyes: Eyes, state: SimpleNamespace, facts: list[list[int]], seat: int) -> "SeatView":
    """One seat: its cash and wealth where all may see them, its place, its lots and cards."""
    purse = None if eyes.hides_cash else (state.cash[seat], facts[S_WEALTH][seat])
    where = state.at[seat], state.jail[seat], state.out[seat], state.order_total[seat]
    cards = tuple(name for n, name in enumerate(PACK_IDS) if state.release_holder[n] == seat)
    made_of = purse, where, _held(eyes, state)[seat], cards
    return eyes.kept.part(("seat", seat), made_of, partial(_make_seat, eyes, seat, *made_of))


def _held(eyes: Eyes, state: SimpleNamespace) -> list[tuple[int, ...]]:
    """The lots of each seat."""
    owner = tuple(state.owner)

    def make() -> list[tuple[int, ...]]:
        seats = range(len(eyes.seats))
        return [tuple(square for square in eyes.lots if owner[square] == seat) for seat in seats]

    return eyes.kept.part("held", owner, make)


def _make_seat(
    eyes: Eyes,
    seat: int,
    purse: tuple[int, int] | None,
    where: tuple[int, int, int, int],
    lots: tuple[int, ...],
    cards: tuple[str, ...],
) -> "SeatView":
    at, jail, out, order = where
    return {
        "seat": eyes.seats[seat],
        "cash": None if purse is None else purse[0] * eyes.unit,
        "wealth": None if purse is None else purse[1] * eyes.unit,
        "at": at,
        "zone": None if out else eyes.zone_name(eyes.zone_of[at]),
        "jail": jail,
        "out": bool(out),
        "lots": list(lots),
        "cards": list(cards),
        "order": order if order > 0 else None,
    }


def _lots(eyes: Eyes, state: SimpleNamespace, facts: list[list[int]]) -> "list[LotView]":
    """The lots: owner, buildings, and what a visitor or the owner would pay."""
    columns = state.owner, state.level, state.mortgaged, facts[S_REDEEM], facts[S_RENT]

    def make() -> "list[LotView]":
        part, numbers = eyes.kept.part, list(zip(*columns, strict=True))
        return [
            part(("lot", lot), numbers[lot], partial(_make_lot, eyes, lot, *numbers[lot]))
            for lot in eyes.lots
        ]

    return eyes.kept.part("lots", tuple(map(tuple, columns)), make)


def _make_lot(
    eyes: Eyes, lot: int, owner: int, level: int, mortgaged: int, redeem: int, rent: int
) -> "LotView":
    return {
        "lot": lot,
        "owner": eyes.name(owner),
        "level": level,
        "mortgaged": bool(mortgaged),
        "redeem": redeem * eyes.unit if redeem >= 0 else None,
        "rent": rent * eyes.unit if rent >= 0 else None,
        "per_pip": eyes.per_pip[lot],
    }


def _claim(eyes: Eyes, row: list[int]) -> "Claim":
    """A rent that is due and not yet asked for."""
    return {
        "on": row[st.C_LOT],
        "by": eyes.seat_name(row[st.C_OWNER]),
        "from": eyes.seat_name(row[st.C_TENANT]),
        "amount": row[st.C_AMOUNT] * eyes.unit,
        "turn": row[st.C_TURN],
        "until": _DEADLINES[int(eyes.game.board.rent_claim_deadline)],
    }


def _claims(eyes: Eyes, state: SimpleNamespace) -> "list[Claim]":
    """The rents that are due and not yet asked for."""
    rows = state.claims
    return eyes.kept.part(
        "claims", tuple(map(tuple, rows)), lambda: [_claim(eyes, row) for row in rows]
    )


def _offers(eyes: Eyes, state: SimpleNamespace) -> "list[Offer]":
    """The open offers, oldest first."""
    rows = state.offers
    made = sorted((row[st.O_NUMBER], by) for by, row in enumerate(rows) if row[st.O_TO] >= 0)
    open_rows = tuple((by, tuple(rows[by])) for _, by in made)
    return eyes.kept.part(
        "offers", open_rows, lambda: [_offer(eyes, by, row) for by, row in open_rows]
    )


def _offer(eyes: Eyes, by: int, row: Sequence[int]) -> "Offer":
    return {
        "from": eyes.seats[by],
        "to": eyes.seat_name(row[st.O_TO]),
        "give": write_side(eyes, row, st.O_GIVE_CASH, st.O_GIVE_LOTS, st.O_GIVE_CARDS),
        "get": write_side(eyes, row, st.O_GET_CASH, st.O_GET_LOTS, st.O_GET_CARDS),
    }


def write_side(eyes: Eyes, row: Sequence[int], cash: int, lots: int, cards: int) -> "Goods":
    """One side of an offer with every field, empty ones too, so that its form never varies."""
    packs = [name for number, name in enumerate(PACK_IDS) if row[cards] >> number & 1]
    return {"cash": row[cash] * eyes.unit, "lots": lots_in(row[lots]), "cards": packs}
