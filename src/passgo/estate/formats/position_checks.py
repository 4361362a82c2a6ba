"""Consistency checks of a position: numbers that are each in range but impossible together."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...families.records import Numbers
from ..edition.model import PACK_IDS
from ..rules import state as st
from ..rules.events import SORT_HOUSE
from ..rules.turn import TO_THROW
from ..typed import edition_of
from .wording import lots_in

if TYPE_CHECKING:
    from ...game import Game

_WAITING = {
    st.AUTO_MOVE,
    st.AUTO_RETURN_CARD,
    st.AUTO_EACH,
    st.AUTO_ESTATE,
    st.AUTO_TEXTS,
    st.AUTO_RESUME,
    st.AUTO_DUE,
    st.AUTO_NEXT_LOT,
}
_OUTLIVE = {st.AUTO_ESTATE, st.PHASE_SHORTAGE, st.PHASE_AUCTION, st.AUTO_TEXTS}


class Impossible(ValueError):
    """An inconsistency in a position, and the keyword of the line that has it."""

    def __init__(self, line: str, found: str, expected: str) -> None:
        """Keep the line's keyword."""
        self.line = line
        super().__init__(f"{line}: found {found}, expected {expected}")


def check_position(game: "Game") -> Impossible | None:
    """What is impossible about the state of a game just read, if anything is."""
    try:
        for check in _CHECKS:
            check(game)
    except Impossible as problem:
        return problem
    return None


def _require(holds: object, line: str, found: str, expected: str) -> None:
    if not holds:
        raise Impossible(line, found, expected)


def _is_in(game: "Game", seat: int) -> bool:
    return 0 <= seat < len(game.seats) and game.state.out[seat] == 0


def _check_seats(game: "Game") -> None:
    state, board = game.state, game.board
    survivors = sum(_is_in(game, seat) for seat in range(len(game.seats)))
    is_over = state.phase == st.PHASE_OVER
    least = 1 if is_over else 2
    _require(survivors >= least, "seat", f"{survivors} in the game", f"{least} or more")
    for seat, name in enumerate(game.seats):
        jail, at = int(state.jail[seat]), int(state.at[seat])
        _require(jail <= board.jail_max_turns, "seat", f"{name} jail {jail}", "an earlier turn")
        in_jail = jail == 0 or at == board.jail_square
        _require(in_jail, "seat", f"{name} in jail at {at}", f"at {int(board.jail_square)}")
        if state.out[seat] == 0:
            continue
        holds = state.cash[seat] or jail or seat in state.owner or seat in state.release_holder
        _require(not holds, "seat", f"{name} out, but owning something", "nothing")


def _check_turn(game: "Game") -> None:
    state = game.state
    begun = state.phase not in {st.PHASE_ROLL, st.PHASE_END} or state.turn > 0
    _require(begun, "turn", "number 0", "1 or more once the first seat is chosen")
    early = state.phase != st.PHASE_ORDER or state.turn == 0
    _require(early, "turn", f"number {state.turn}", "0 during the throws for the first turn")
    waits = state.phase != st.PHASE_ORDER or TO_THROW in state.order_total[: len(game.seats)]
    _require(waits, "turn", "phase order with every throw made", "a seat with order to_throw")
    _require(state.time_called == 0 or game.board.timed, "turn", "time_called", "a timed game")
    thrown = state.phase != st.PHASE_END or state.throws > 0 or state.out[state.mover]
    # A text of the unit can send the mover to jail before any throw, which ends the turn.
    thrown = thrown or game.board.pack_size[st.UNIT] > 0
    _require(thrown, "turn", "phase end without a throw", "throws 1 or more")
    is_over = state.phase == st.PHASE_OVER
    _require(is_over == (state.winners != 0), "turn", "winners", "winners exactly when over")
    for seat in range(len(game.seats)):
        won = int(state.winners) >> seat & 1
        _require(not won or _is_in(game, seat), "winners", game.seats[seat], "a seat in the game")
    if is_over:
        is_open = state.depth or state.claim_count or sum(state.wish_count)
        is_open = is_open or (state.offers[:, st.O_TO] >= 0).any()
        _require(not is_open, "turn", "an open matter", "none in a game that is over")
    elif state.depth == 0 and state.phase != st.PHASE_ORDER:
        mover = int(state.mover)
        _require(_is_in(game, mover), "turn", f"mover {game.seats[mover]}, out", "a seat still in")


def _check_lots(game: "Game") -> None:
    state, board = game.state, game.board
    levels, pledged, fees = (state[key].tolist() for key in ("level", "mortgaged", "fee_paid"))
    for lot, owner in enumerate(state.owner.tolist()):
        level, mortgaged = levels[lot], pledged[lot]
        if level:
            is_street = board.kind[lot] == st.STREET and owner >= 0
            _require(is_street, "lots", f"a building on {lot}", "buildings on owned streets")
            _require(not mortgaged, "lots", f"{lot} built and mortgaged", "one of the two")
            tall = level == st.HOTEL or level <= board.houses_before_hotel
            _require(tall, "lots", f"{level} houses on {lot}", f"{board.houses_before_hotel}")
        _require(mortgaged or not fees[lot], "lots", f"{lot}-paid", "a mortgaged lot")
    for lot in lots_in(state.received):
        fits = board.redeem_on_receipt and state.owner[lot] >= 0 and state.mortgaged[lot]
        _require(
            fits,
            "received",
            f"lot {lot}",
            "mortgaged lots of players, if they may be redeemed at once",
        )
    for key in ("houses", "hotels"):
        total = int(board[f"{key}_total"])
        _require(state[key] <= total, "bank", f"{key} {state[key]}", f"{total} at most")


def _check_packs(game: "Game") -> None:
    """Every card is exactly once in its pack, in a hand, or waiting to be put back."""
    state, board = game.state, game.board
    for pack, name in enumerate(PACK_IDS):
        if name not in edition_of(game).decks:
            continue
        cards = [int(card) for card in state.pack[pack][: int(state.pack_count[pack])]]
        if state.release_holder[pack] >= 0:
            _require(board.release_card[pack] >= 0, "release", name, "a pack with such a card")
            cards.append(int(board.release_card[pack]))
            since = int(state.release_since[pack])
            _require(since <= state.number, "release", f"since {since}", f"{state.number} at most")
        cards += [
            int(row[st.M_LEAST])
            for row in _matters(game)
            if row[st.M_KIND] == st.AUTO_RETURN_CARD and row[st.M_LOT] == pack
        ]
        deck = edition_of(game).decks[name]
        missing = [deck[card].id for card in range(len(deck)) if cards.count(card) != 1]
        found = f"{name} {missing[0]} not once" if missing else ""
        _require(not missing, "pack", found, "every card once, in the pack, held or drawn")
        _require(len(cards) == len(deck), "pack", f"{len(cards)} {name} cards", f"{len(deck)}")


def _check_claims(game: "Game") -> None:
    state = game.state
    for row in state.claims[: int(state.claim_count)]:
        tenant, owner = int(row[st.C_TENANT]), int(row[st.C_OWNER])
        fits = tenant != owner and _is_in(game, tenant) and _is_in(game, owner)
        _require(fits, "claim", f"seats {tenant} and {owner}", "two seats still in")
        gone = [s for s in range(len(game.seats)) if row[st.C_THROWN] >> s & 1 and state.out[s]]
        _require(not gone, "claim", f"seats {gone}, out", "seats still in")
        turn = int(row[st.C_TURN])
        _require(turn <= state.turn, "claim", f"turn {turn}", f"{int(state.turn)} at most")


def _check_offers(game: "Game") -> None:
    state = game.state
    numbers: set[int] = set()
    for proposer in range(len(game.seats)):
        to, number = int(state.offers[proposer, st.O_TO]), int(state.offers[proposer, st.O_NUMBER])
        if to < 0:
            continue
        fits = to != proposer and _is_in(game, to) and _is_in(game, proposer)
        _require(fits, "offer", f"seats {proposer} and {to}", "two seats still in")
        new = number <= state.offer_number and number not in numbers
        _require(new, "offer", f"number {number}", f"each once, {state.offer_number} at most")
        numbers.add(number)


def _matters(game: "Game") -> list[Numbers]:
    return list(game.state.matters[: int(game.state.depth)])


def _check_matters(game: "Game") -> None:
    state = game.state
    deepest = int(state.deepest)
    _require(state.depth <= deepest, "counts", f"deepest {deepest}", f"{state.depth} or more")
    matters = _matters(game)
    for place, row in enumerate(matters):
        below = matters[place - 1] if place else None
        # A question further down is checked again when it comes up.
        _check_matter(game, row, below, is_top=place == len(matters) - 1)
    if state.depth:
        kind = int(state.matters[state.depth - 1, st.M_KIND])
        _require(kind not in _WAITING, "matter", "no seat asked", "a last matter that asks a seat")
    if not game.is_over:
        owing = int(game.kernel.to_act(game.board, state))
        asked = [seat for seat in range(st.SEATS) if owing >> seat & 1]
        fits = asked and all(_is_in(game, seat) for seat in asked)
        line = "matter" if state.depth else "turn"
        _require(fits, line, f"seats {asked} to act", "seats still in the game")


def _check_matter(game: "Game", row: Numbers, below: Numbers | None, *, is_top: bool) -> None:
    kind, seat, other = int(row[st.M_KIND]), int(row[st.M_SEAT]), int(row[st.M_OTHER])
    state = game.state
    if kind not in _OUTLIVE:
        _require(_is_in(game, seat), "matter", game.seats[seat], "a seat still in the game")
    if kind in {st.PHASE_AUCTION, st.PHASE_SHORTAGE, st.AUTO_EACH, st.AUTO_TEXTS}:
        asked = [name for s, name in enumerate(game.seats) if int(row[st.M_MASK]) >> s & 1]
        fits = all(_is_in(game, game.seats.index(name)) for name in asked)
        _require(fits, "matter", ", ".join(asked), "seats still in the game")
    if kind in {st.PHASE_DEBT, st.AUTO_DUE}:
        fits = other != seat and (other < 0 or _is_in(game, other))
        _require(
            fits and row[st.M_AMOUNT] > 0, "matter", "such a debt", "a sum owed to another seat"
        )
        offered = row[st.M_OPEN] or not (row[st.M_CASH] or row[st.M_LOTS])
        payable = not row[st.M_OPEN] or other >= 0
        _require(offered and payable, "matter", "such a settlement", "an open one to a player")
    elif kind == st.PHASE_BUY:
        lot = int(row[st.M_LOT])
        _require(state.owner[lot] < 0, "matter", f"lot {lot}, owned", "a lot of the bank")
    elif kind == st.PHASE_KEEP and is_top:
        lots = lots_in(row[st.M_MASK])
        held = lots and all(state.owner[lot] == seat and state.mortgaged[lot] for lot in lots)
        _require(held, "matter", f"keep {lots}", "mortgaged lots of the seat asked")
    elif kind == st.PHASE_ZONE:
        square = int(row[st.M_LOT])
        is_zone = game.board.kind[square] == st.TRANSPORT_ZONE
        _require(is_zone, "matter", f"a zone to choose on {square}", "a zone square")
    elif kind == st.PHASE_TEXT:
        fits = game.board.chance_text_waits and row[st.M_TEXT + st.E_KIND]
        _require(fits, "matter", "a text to heed", "an effect, if texts can be lost")
    elif kind == st.AUTO_ESTATE:
        lots = lots_in(row[st.M_MASK])
        unsold = all(state.owner[lot] < 0 for lot in lots)
        _require(unsold, "matter", f"estate {lots}", "lots of the bank")
    elif kind == st.PHASE_AUCTION:
        _check_auction(game, row, below)


def _check_auction(game: "Game", row: Numbers, below: Numbers | None) -> None:
    lot, leader = int(row[st.M_LOT]), int(row[st.M_OTHER])
    if row[st.M_REASON] < SORT_HOUSE:
        fits = lot >= 0 and game.state.owner[lot] < 0
        _require(fits, "matter", f"an auction of {lot}", "a lot of the bank")
    else:
        _require(lot < 0, "matter", f"a building for lot {lot}", "no lot before it is won")
        called = (
            below is not None
            and below[st.M_KIND] == st.PHASE_SHORTAGE
            and below[st.M_REASON] == row[st.M_REASON]
            and below[st.M_OPEN] == 1
        )
        _require(called, "matter", "an auction of a building", "an answered shortage below it")
    bid = int(row[st.M_AMOUNT])
    fits = bid == 0 if leader < 0 else bid > 0 and int(row[st.M_MASK]) >> leader & 1
    _require(fits, "matter", f"bid {bid}", "a bid and one of the bidders, or neither")


def _check_texts(game: "Game") -> None:
    """Exactly the seats with a text drawn and not yet shown have a text stored."""
    drawn = 0
    for row in _matters(game):
        if row[st.M_KIND] == st.AUTO_TEXTS:
            drawn |= int(row[st.M_CASH])
    for seat, name in enumerate(game.seats):
        has_text = bool(game.state.texts[seat].any())
        found = f"{name} with{'' if has_text else 'out'} a text"
        expected = "texts exactly for the seats drawn"
        _require(has_text == bool(drawn >> seat & 1), "text", found, expected)
    is_open = any(row[st.M_KIND] == st.AUTO_TEXTS for row in _matters(game))
    sent = [name for seat, name in enumerate(game.seats) if game.state.sent[seat]]
    _require(is_open or not sent, "seat", f"{', '.join(sent)} sent", "none, unless texts are shown")


def _check_wishes(game: "Game") -> None:
    state = game.state
    if sum(state.wish_count) == 0:
        return
    called = any(row[st.M_KIND] == st.PHASE_SHORTAGE for row in _matters(game))
    _require(called, "wish", "wishes", "a shortage in progress")


_CHECKS: tuple[Callable[["Game"], None], ...] = (
    _check_seats,
    _check_turn,
    _check_lots,
    _check_packs,
    _check_claims,
    _check_offers,
    _check_matters,
    _check_texts,
    _check_wishes,
)
