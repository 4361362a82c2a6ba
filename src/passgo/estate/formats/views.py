"""Views: what one seat, or an onlooker, may know of a game, as plain data.

Everything is read off the concealed state (``Game.seen``), so that nothing hidden can be told by
mistake. Money is as printed, seats are names, squares are numbers.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..edition.model import PACK_IDS, UNIT_ID
from ..edition.options import OPTIONS
from ..rules import state as st
from ..rules.events import REASON_NAMES, REASON_RENT, SORT_HOTEL, SORT_NAMES
from ..rules.mortgage import asked_cost, interest, redeem_cost
from ..rules.rent import rent_due
from ..rules.wishes import HOTEL_WISH
from ..rules.zones import is_protected, next_unowned, seats_in_zone
from .wording import lots_in

if TYPE_CHECKING:
    from ...game import Choice, Game

VERSION = 1
_DEADLINES = ("next_throw", "next_player", "second_player")

Plain = dict[str, Any]


def view_of(game: "Game", seat: int | None) -> Plain:
    """What a seat sees; an onlooker (None) sees what everybody does."""
    number = -1 if seat is None else seat
    return _View(game, number).build()


class _View:
    """One look at a game, from one seat."""

    def __init__(self, game: "Game", seat: int) -> None:
        """Take the state as this seat may know it."""
        self.game = game
        self.seat = seat
        self.state = game.seen(seat)
        self.hides_cash = bool(game.board.cash_hidden)

    def build(self) -> Plain:
        """The whole view."""
        game, state = self.game, self.state
        matters = [self.matter(state.matters[row]) for row in range(int(state.depth))][::-1]
        return {
            "view": VERSION,
            "edition": game.edition.id,
            "mode": game.mode,
            "options": self.options(),
            "departures": list(game.departures),
            "seat": self.name(self.seat),
            "phase": st.PHASE_NAMES[int(game.kernel.current_phase(state))],
            "turn": self.turn(),
            "to_act": self.to_act(),
            "seats": [self.one_seat(number) for number in range(len(game.seats))],
            "lots": [self.lot(square) for square in lots_in(game.board.lots_mask)],
            "bank": {
                "houses": int(state.houses),
                "hotels": int(state.hotels),
                "pot": self.money(state.pot),
            },
            "packs": self.packs(),
            "unit": self.unit(),
            "matter": matters[0] if matters else None,
            "below": matters[1:],
            "claims": [self.claim(state.claims[row]) for row in range(int(state.claim_count))],
            "offers": self.offers(),
            "winners": self.names(state.winners),
            "legal": self.legal(),
        }

    def money(self, units: int) -> int:
        """A sum as printed."""
        return int(self.game.wording.money(units))

    def name(self, seat: int, nobody: str | None = None) -> str | None:
        """A seat's name; what stands for −1 is the caller's to say."""
        return nobody if seat < 0 else self.game.seats[int(seat)]

    def names(self, mask: int) -> list[str]:
        """The names in a mask of seats."""
        return [name for seat, name in enumerate(self.game.seats) if int(mask) >> seat & 1]

    def options(self) -> Plain:
        """The options that are set to something else than when nothing is said."""
        settled = self.game.settled
        return {name: value for name, value in settled.items() if value != OPTIONS[name].default}

    def turn(self) -> Plain:
        """Whose turn it is, and how far it has come."""
        state = self.state
        dice = [int(die) for die in state.dice]
        return {
            "number": int(state.turn),
            "mover": self.name(state.mover) if state.turn else None,
            "phase": st.PHASE_NAMES[int(state.phase)],
            "dice": dice if any(dice) else None,
            "doubles": int(state.doubles),
            "throws": int(state.throws),
            "time_called": bool(state.time_called),
        }

    def to_act(self) -> list[str]:
        """The seats that owe a decision, in order from the mover."""
        mask = int(self.game.kernel.to_act(self.game.board, self.state))
        count = len(self.game.seats)
        order = [(int(self.state.mover) + step) % count for step in range(count)]
        return [self.game.seats[seat] for seat in order if mask >> seat & 1]

    def packs(self) -> dict[str, int]:
        """How many cards lie in each pack of the box."""
        decks, counts = self.game.edition.decks, self.state.pack_count
        return {name: int(counts[n]) for n, name in enumerate(PACK_IDS) if name in decks}

    def unit(self) -> Plain | None:
        """The electronic unit: how likely a card withdrawn brings a text."""
        if UNIT_ID not in self.game.edition.decks:
            return None
        number, out_of = int(self.game.board.random_chance_num), self.game.board.random_chance_den
        return {"random_chance": number if out_of == 1 else f"{number}/{out_of}"}

    def sees_cash(self, seat: int) -> bool:
        """Whether this look shows a seat's cash."""
        return not self.hides_cash or seat == self.seat

    def one_seat(self, seat: int) -> Plain:
        """One seat: its cash and wealth where they may be seen, its place, its lots and cards."""
        game, state = self.game, self.state
        shown = self.sees_cash(seat)
        wealth = game.kernel.wealth(game.board, state, seat)
        order = int(state.order_total[seat])
        return {
            "name": game.seats[seat],
            "cash": self.money(state.cash[seat]) if shown else None,
            "wealth": self.money(wealth) if shown else None,
            "at": int(state.at[seat]),
            "zone": None if state.out[seat] else self.zone_name(game.board.zone_of[state.at[seat]]),
            "jail": int(state.jail[seat]),
            "out": bool(state.out[seat]),
            "lots": [square for square in range(st.SQUARES) if state.owner[square] == seat],
            "cards": [n for p, n in enumerate(PACK_IDS) if state.release_holder[p] == seat],
            "order": order if order > 0 else None,
        }

    def lot(self, square: int) -> Plain:
        """One lot: whose it is, what stands on it, and what a visitor or its owner would pay."""
        game, state = self.game, self.state
        owner, mortgaged = int(state.owner[square]), bool(state.mortgaged[square])
        rent = None
        if owner >= 0 and not mortgaged:
            rent = self.money(rent_due(game.board, state, square, 1, 0))
        is_utility = game.board.kind[square] == st.UTILITY
        by_dice = bool(is_utility and game.board.utility_by_dice)
        cost = self.money(redeem_cost(game.board, state, square)) if mortgaged else None
        return {
            "lot": square,
            "owner": self.name(owner),
            "level": int(state.level[square]),
            "mortgaged": mortgaged,
            "redeem": cost,
            "rent": rent,
            "per_pip": by_dice,
        }

    def matter(self, row: Any) -> Plain:
        """One open matter, told by its kind."""
        tell = {
            st.PHASE_BUY: self.purchase,
            st.PHASE_AUCTION: self.auction,
            st.PHASE_DEBT: self.debt,
            st.PHASE_SHORTAGE: self.shortage,
            st.PHASE_KEEP: self.question,
            st.PHASE_CHOICE: self.card_choice,
            st.PHASE_PRICE: self.price,
            st.PHASE_ZONE: self.zone,
        }
        return tell.get(int(row[st.M_KIND]), self.waiting)(row)

    def purchase(self, row: Any) -> Plain:
        """A lot offered at its price."""
        price = self.money(row[st.M_AMOUNT])
        seat = self.name(row[st.M_SEAT])
        return {"kind": "buy", "seat": seat, "lot": int(row[st.M_LOT]), "price": price}

    def question(self, row: Any) -> Plain:
        """Mortgaged lots received, each to be redeemed or kept as it is."""
        seat = self.name(row[st.M_SEAT])
        return {"kind": "keep", "seat": seat, "lots": self.asked_lots(row)}

    def card_choice(self, row: Any) -> Plain:
        """A card that says to pay or to draw another."""
        amount = self.money(row[st.M_AMOUNT])
        pack = PACK_IDS[int(row[st.M_LOT])]
        return {
            "kind": "choice",
            "seat": self.name(row[st.M_SEAT]),
            "amount": amount,
            "pack": pack,
        }

    def price(self, row: Any) -> Plain:
        """A throw that prices a utility."""
        return {
            "kind": "price",
            "seat": self.name(row[st.M_SEAT]),
            "owner": self.name(row[st.M_OTHER]),
            "lot": int(row[st.M_LOT]),
            "per_pip": self.money(row[st.M_AMOUNT]),
        }

    def zone_name(self, zone: int) -> str | None:
        """A zone's id; corners are in none."""
        return self.game.wording.zones[int(zone)] if zone >= 0 else None

    def zone(self, row: Any) -> Plain:
        """A pawn on a zone square: the zones to name, the next unowned lot, lots to force."""
        board, state = self.game.board, self.state
        seat, square = int(row[st.M_SEAT]), int(row[st.M_LOT])
        zones = []
        for number, zone in enumerate(self.game.wording.zones):
            inside = seats_in_zone(board, state, number)
            if inside or board.zone_empty_choice:
                zones.append({"zone": zone, "seats": self.names(inside)})
        lot = int(next_unowned(board, state, int(state.at[seat])))
        return {
            "kind": "zone",
            "seat": self.name(seat),
            "square": square,
            "zone": self.zone_name(board.zone_of[square]),
            "zones": zones,
            "next_lot": None if lot < 0 else lot,
            "force": self.forced(seat) if lot < 0 and board.forced_deal else None,
        }

    def forced(self, seat: int) -> Plain | None:
        """What a seat could give and take in a forced deal; nothing where it has no access."""
        board, state = self.game.board, self.state
        open_lots = [lot for lot in lots_in(board.lots_mask) if not is_protected(board, state, lot)]
        give = [lot for lot in open_lots if state.owner[lot] == seat]
        take = [lot for lot in open_lots if state.owner[lot] != seat]
        return {"give": give, "take": take} if give and take else None

    def waiting(self, row: Any) -> Plain:
        """A matter that asks nobody and goes on when those above it are settled."""
        kind = int(row[st.M_KIND])
        seat = self.name(row[st.M_SEAT])
        if kind == st.AUTO_MOVE:
            return {"kind": "move", "seat": seat, "pips": int(row[st.M_AMOUNT])}
        if kind == st.AUTO_RETURN_CARD:
            pack = PACK_IDS[int(row[st.M_LOT])]
            card = self.game.edition.decks[pack][int(row[st.M_LEAST])].id
            return {"kind": "return_card", "seat": seat, "pack": pack, "card": card}
        if kind == st.AUTO_EACH:
            does = "collect" if row[st.M_REASON] == st.COLLECT_EACH else "pay"
            amount = self.money(row[st.M_AMOUNT])
            left = self.names(row[st.M_MASK])
            return {"kind": "each", "seat": seat, "does": does, "amount": amount, "left": left}
        if kind == st.AUTO_TEXTS:
            # What the texts say, and whom they will bring together, is not known yet.
            return {"kind": "texts", "by": seat, "left": self.names(row[st.M_MASK])}
        if kind == st.AUTO_RESUME:
            return {"kind": "resume", "seat": seat, "pips": int(row[st.M_AMOUNT])}
        return {"kind": "estate", "of": seat, "lots": lots_in(row[st.M_MASK])}

    def auction(self, row: Any) -> Plain:
        """What is up for auction, the highest bid, and who may still bid."""
        board = self.game.board
        lot, leader = int(row[st.M_LOT]), int(row[st.M_OTHER])
        bid = self.money(row[st.M_AMOUNT])
        step = self.money(board.auction_step)
        return {
            "kind": "auction",
            "sort": SORT_NAMES[int(row[st.M_REASON])],
            "lot": None if lot < 0 else lot,
            "bid": None if leader < 0 else bid,
            "bidder": self.name(leader),
            "bidders": self.names(row[st.M_MASK]),
            "least": self.money(row[st.M_LEAST]) if leader < 0 else bid + step,
            "step": step,
            "timer": bool(board.auction_timer),
        }

    def debt(self, row: Any) -> Plain:
        """Who owes whom what and why, and what is offered in kind."""
        by, reason = int(row[st.M_SEAT]), int(row[st.M_REASON])
        settlement = None
        if row[st.M_OPEN]:
            settlement = {"cash": self.money(row[st.M_CASH]), "lots": lots_in(row[st.M_LOTS])}
        missing = max(0, int(row[st.M_AMOUNT]) - int(self.state.cash[by]))
        return {
            "kind": "debt",
            "by": self.name(by),
            "to": self.name(row[st.M_OTHER], "bank"),
            "amount": self.money(row[st.M_AMOUNT]),
            "missing": self.money(missing) if self.sees_cash(by) else None,
            "reason": REASON_NAMES[reason],
            "lot": int(row[st.M_LOT]) if reason == REASON_RENT else None,
            "settlement": settlement,
        }

    def shortage(self, row: Any) -> Plain:
        """What is short, who is still asked, and what this seat itself has wished for."""
        sort = int(row[st.M_REASON])
        wishes: list[Plain] = []
        if self.seat >= 0:
            own = self.state.wish[self.seat][: int(self.state.wish_count[self.seat])]
            wishes = [
                {"lot": int(wish) % HOTEL_WISH, "sort": "hotel" if wish >= HOTEL_WISH else "house"}
                for wish in own
            ]
        return {
            "kind": "shortage",
            "by": self.name(row[st.M_SEAT]),
            "sort": SORT_NAMES[sort],
            "stock": int(self.state.hotels if sort == SORT_HOTEL else self.state.houses),
            "asked": self.names(row[st.M_MASK]),
            "auctions": int(row[st.M_CASH]) if row[st.M_OPEN] else None,
            "wishes": wishes,
        }

    def asked_lots(self, row: Any) -> list[Plain]:
        """The mortgaged lots a seat is asked about, and what either answer costs."""
        board, terms = self.game.board, int(row[st.M_LEAST])
        return [
            {
                "lot": lot,
                "redeem": self.money(asked_cost(board, lot, terms)),
                "keep": 0 if terms == st.TERMS_FEE_PAID else self.money(interest(board, lot)),
            }
            for lot in lots_in(row[st.M_MASK])
        ]

    def claim(self, row: Any) -> Plain:
        """A rent that is due and not yet asked for."""
        return {
            "on": int(row[st.C_LOT]),
            "by": self.name(row[st.C_OWNER]),
            "from": self.name(row[st.C_TENANT]),
            "amount": self.money(row[st.C_AMOUNT]),
            "turn": int(row[st.C_TURN]),
            "until": _DEADLINES[int(self.game.board.rent_claim_deadline)],
        }

    def offers(self) -> list[Plain]:
        """The open offers, oldest first."""
        write = self.game.wording.write_side
        rows = self.state.offers[: len(self.game.seats)]
        made = [(int(row[st.O_NUMBER]), by) for by, row in enumerate(rows) if row[st.O_TO] >= 0]
        return [
            {
                "from": self.game.seats[by],
                "to": self.name(rows[by][st.O_TO]),
                "give": write(*rows[by][[st.O_GIVE_CASH, st.O_GIVE_LOTS, st.O_GIVE_CARDS]]),
                "get": write(*rows[by][[st.O_GET_CASH, st.O_GET_LOTS, st.O_GET_CARDS]]),
            }
            for _, by in sorted(made)
        ]

    def legal(self) -> list[Plain]:
        """What the seat may do now, as far as it can know."""
        if self.seat < 0:
            return []
        state = self.state
        if self.hides_cash:
            state = self.game.seen(self.seat)
        return [self.choice(choice) for choice in self.game.choices_in(state, self.seat)]

    def choice(self, choice: "Choice") -> Plain:
        """One choice as data; the cash of others has no limit where it is out of sight."""
        if choice.limits is None:
            return {"action": choice.action}
        limits: Mapping[str, Any] = choice.limits
        if self.hides_cash and "get" in limits:
            limits = {**limits, "get": {**limits["get"], "cash": None}}
        return {"action": choice.action, "limits": dict(limits)}
