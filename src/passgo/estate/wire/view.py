"""The public part of a view: what everybody at the table sees, onlookers too.

It is read off a state in which everything hidden has been concealed from everybody, so that
nothing can be told by mistake. Money is as printed, seats are names, squares are numbers: places in
the squares of the box.
"""

from types import SimpleNamespace

from ...wire.forms import Plain
from ...wire.version import WIRE_VERSION
from ..edition.model import PACK_IDS, UNIT_ID
from ..formats.wording import lots_in
from ..rules import state as st
from ..rules.appraise import S_REDEEM, S_RENT, S_TABLE, S_WEALTH
from .eyes import Eyes
from .matters import tell_matter

_DEADLINES = ("next_throw", "next_player", "second_player")


def public_view(eyes: Eyes, state: SimpleNamespace, facts: list[list[int]]) -> Plain:
    """Everything but the part of a seat."""
    phase = st.PHASE_NAMES[facts[S_TABLE][0]]
    rows = state.matters[: state.depth]
    matters = [tell_matter(eyes, state, facts, row) for row in reversed(rows)]
    return {
        "version": WIRE_VERSION,
        "number": state.number,
        "phase": phase,
        "phase_text": {"text": f"phase-{phase}", "args": {}},
        "turn": _turn(eyes, state),
        "to_act": in_order(eyes, state, facts[S_TABLE][1]),
        "seats": [_seat(eyes, state, facts, seat) for seat in range(len(eyes.seats))],
        "lots": _lots(eyes, state, facts),
        "bank": {
            "houses": state.houses,
            "hotels": state.hotels,
            "pot": state.pot * eyes.unit,
        },
        "packs": {name: state.pack_count[number] for number, name in eyes.packs},
        "unit": _unit(eyes),
        "matter": matters[0] if matters else None,
        "below": matters[1:],
        "claims": [_claim(eyes, row) for row in state.claims[: state.claim_count]],
        "offers": _offers(eyes, state),
        "winners": eyes.names(state.winners),
    }


def in_order(eyes: Eyes, state: SimpleNamespace, mask: int) -> list[str]:
    """The seats of a mask, from the mover on."""
    count = len(eyes.seats)
    order = [(state.mover + step) % count for step in range(count)]
    return [eyes.seats[seat] for seat in order if mask >> seat & 1]


def _turn(eyes: Eyes, state: SimpleNamespace) -> Plain:
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


def _unit(eyes: Eyes) -> Plain | None:
    """The electronic unit: how likely a card withdrawn brings a text."""
    board = eyes.game.board
    if UNIT_ID not in eyes.edition.decks:
        return None
    number, out_of = int(board.random_chance_num), int(board.random_chance_den)
    return {"random_chance": str(number) if out_of == 1 else f"{number}/{out_of}"}


def _seat(eyes: Eyes, state: SimpleNamespace, facts: list[list[int]], seat: int) -> Plain:
    """One seat: its cash and wealth where all may see them, its place, its lots and cards."""
    shown = not eyes.hides_cash
    order, at, is_out = state.order_total[seat], state.at[seat], bool(state.out[seat])
    owner = state.owner
    return {
        "seat": eyes.seats[seat],
        "cash": state.cash[seat] * eyes.unit if shown else None,
        "wealth": facts[S_WEALTH][seat] * eyes.unit if shown else None,
        "at": at,
        "zone": None if is_out else eyes.zone_name(eyes.zone_of[at]),
        "jail": state.jail[seat],
        "out": is_out,
        "lots": [square for square in eyes.lots if owner[square] == seat],
        "cards": [name for n, name in enumerate(PACK_IDS) if state.release_holder[n] == seat],
        "order": order if order > 0 else None,
    }


def _lots(eyes: Eyes, state: SimpleNamespace, facts: list[list[int]]) -> list[Plain]:
    """The lots: whose they are, what stands there, what a visitor or the owner would pay."""
    rents, redeems, shown = facts[S_RENT], facts[S_REDEEM], eyes.lots_shown
    owners, levels, mortgaged = state.owner, state.level, state.mortgaged
    found = []
    for lot in eyes.lots:
        numbers = owners[lot], levels[lot], mortgaged[lot], redeems[lot], rents[lot]
        last = shown.get(lot)
        if last is None or last[0] != numbers:
            last = shown[lot] = numbers, _lot(eyes, lot, *numbers)
        found.append(last[1])
    return found


def _lot(eyes: Eyes, lot: int, owner: int, level: int, mortgaged: int, *costs: int) -> Plain:
    redeem, rent = costs
    return {
        "lot": lot,
        "owner": eyes.name(owner),
        "level": level,
        "mortgaged": bool(mortgaged),
        "redeem": redeem * eyes.unit if redeem >= 0 else None,
        "rent": rent * eyes.unit if rent >= 0 else None,
        "per_pip": eyes.per_pip[lot],
    }


def _claim(eyes: Eyes, row: list[int]) -> Plain:
    """A rent that is due and not yet asked for."""
    return {
        "on": row[st.C_LOT],
        "by": eyes.name(row[st.C_OWNER]),
        "from": eyes.name(row[st.C_TENANT]),
        "amount": row[st.C_AMOUNT] * eyes.unit,
        "turn": row[st.C_TURN],
        "until": _DEADLINES[int(eyes.game.board.rent_claim_deadline)],
    }


def _offers(eyes: Eyes, state: SimpleNamespace) -> list[Plain]:
    """The open offers, oldest first."""
    rows = state.offers[: len(eyes.seats)]
    made = sorted((row[st.O_NUMBER], by) for by, row in enumerate(rows) if row[st.O_TO] >= 0)
    return [
        {
            "from": eyes.seats[by],
            "to": eyes.name(rows[by][st.O_TO]),
            "give": write_side(eyes, rows[by], st.O_GIVE_CASH, st.O_GIVE_LOTS, st.O_GIVE_CARDS),
            "get": write_side(eyes, rows[by], st.O_GET_CASH, st.O_GET_LOTS, st.O_GET_CARDS),
        }
        for _, by in made
    ]


def write_side(eyes: Eyes, row: list[int], cash: int, lots: int, cards: int) -> Plain:
    """One side of an offer, whole: nothing is left out, so that it always looks the same."""
    packs = [name for number, name in enumerate(PACK_IDS) if row[cards] >> number & 1]
    return {"cash": row[cash] * eyes.unit, "lots": lots_in(row[lots]), "cards": packs}
