"""Labels of choices: the text and its terms, the deed, the price, the other player."""

from types import SimpleNamespace

from ...wire.plain import JsonMapping
from ...wire.terms import Term, listed, message, named, seat
from ..edition.model import PACK_IDS
from ..rules import state as st
from ..rules.actions import ACTION_NAMES
from ..rules.appraise import A_COST, A_HOTEL, A_LOT, A_SEAT
from .eyes import Eyes
from .matters import seats_in

Label = tuple[str, dict[str, Term]]
Limits = JsonMapping | None


class Labels:
    """The words for one seat's actions at one moment."""

    def __init__(self, eyes: Eyes, state: SimpleNamespace, number: int, phase: str) -> None:
        """Read the game as this seat sees it."""
        self.eyes = eyes
        self.words = eyes.words
        self.state = state
        self.number = number
        self.phase = phase
        self.top = state.matters[state.depth - 1] if state.depth else [0] * st.M_WIDTH

    def label(self, action: SimpleNamespace, facts: list[int], limits: Limits) -> Label:
        """The text of an action and its terms; limits are given where it is still a form."""
        word = ACTION_NAMES[action.kind]
        maker = _MAKERS.get(word)
        if maker is None:
            return f"action-{word.replace('_', '-')}", {}
        return maker(self, action, facts, limits)

    def sum(self, facts: list[int]) -> Term:
        """What an action costs or brings, without its sign."""
        return self.words.money(abs(facts[A_COST]))

    def is_settlement(self) -> bool:
        """Whether this seat is asked about lots offered in payment."""
        return (
            self.phase == "debt"
            and self.top[st.M_OPEN] == 1
            and self.top[st.M_OTHER] == self.number
        )

    def roll(self, _action: SimpleNamespace, _facts: list[int], _limits: Limits) -> Label:
        """A throw: for the order, for a price, in jail, again, or simply."""
        if self.phase in {"order", "price"}:
            return f"action-roll-{self.phase}", {}
        if self.state.jail[self.number]:
            return "action-roll-jail", {}
        return ("action-roll-again" if self.state.throws else "action-roll"), {}

    def buy(self, _action: SimpleNamespace, facts: list[int], _limits: Limits) -> Label:
        """Buy the lot offered."""
        lot = self.words.square(self.top[st.M_LOT])
        return "action-buy", {"lot": lot, "amount": self.sum(facts)}

    def decline(self, _action: SimpleNamespace, _facts: list[int], _limits: Limits) -> Label:
        """Leave it to the auction, or to the next who stops there."""
        text = "action-decline-free" if self.eyes.game.board.no_auctions else "action-decline"
        return text, {"lot": self.words.square(self.top[st.M_LOT])}

    def bid(self, action: SimpleNamespace, _facts: list[int], limits: Limits) -> Label:
        """A bid, or what may be bid."""
        if limits is None:
            return "action-bid", {"amount": self.words.money(action.amount)}
        return "action-bid-range", {
            "least": {"money": limits["least"]},
            "most": {"money": limits["most"]},
        }

    def drop(self, _action: SimpleNamespace, _facts: list[int], _limits: Limits) -> Label:
        """No bid, or no wish."""
        return ("action-pass-shortage" if self.phase == "shortage" else "action-pass"), {}

    def claim(self, _action: SimpleNamespace, facts: list[int], _limits: Limits) -> Label:
        """A rent to ask for."""
        return "action-claim", {
            "other": self.words.seat(facts[A_SEAT]),
            "lot": self.words.square(facts[A_LOT]),
            "amount": self.sum(facts),
        }

    def raised(self, action: SimpleNamespace, facts: list[int], _limits: Limits) -> Label:
        """A building, or several, to build or to ask for."""
        word = ACTION_NAMES[action.kind]
        if action.count > 1:
            lots = [self.words.square(lot) for lot in action.lots[: action.count]]
            return f"action-{word}-lots", {"lots": listed(lots)}
        text = f"action-{word}-hotel" if facts[A_HOTEL] else f"action-{word}"
        args: dict[str, Term] = {"lot": self.words.square(action.lots[0])}
        if word == "build":
            args["amount"] = self.sum(facts)
        return text, args

    def sell(self, action: SimpleNamespace, facts: list[int], _limits: Limits) -> Label:
        """One building, or all of a group."""
        lot, amount = action.lots[0], self.sum(facts)
        if action.count > 1:
            group = named("group", str(self.eyes.group_of[lot]))
            return "action-sell-group", {"group": group, "amount": amount}
        text = "action-sell-hotel" if facts[A_HOTEL] else "action-sell"
        return text, {"lot": self.words.square(lot), "amount": amount}

    def swap(self, action: SimpleNamespace, facts: list[int], _limits: Limits) -> Label:
        """A hotel for houses."""
        if action.count > 1:
            return self.raised(action, facts, None)
        lot = self.words.square(action.lots[0])
        return "action-swap", {"lot": lot, "amount": self.sum(facts)}

    def mortgage(self, action: SimpleNamespace, facts: list[int], _limits: Limits) -> Label:
        """Raise money on a lot, or lift its mortgage."""
        lot = self.words.square(action.lot)
        text = f"action-{ACTION_NAMES[action.kind]}"
        return text, {"lot": lot, "amount": self.sum(facts)}

    def keep(self, _action: SimpleNamespace, facts: list[int], _limits: Limits) -> Label:
        """Leave mortgages as they are."""
        rows = [
            row
            for row in self.state.matters[: self.state.depth]
            if row[st.M_KIND] == st.PHASE_KEEP and row[st.M_SEAT] == self.number
        ]
        return "action-keep", {
            "lots": self.words.lots(rows[-1][st.M_MASK]),
            "amount": self.sum(facts),
        }

    def offer(self, action: SimpleNamespace, _facts: list[int], limits: Limits) -> Label:
        """A trade, or the players it may be offered to."""
        other = self.words.seat(action.seat)
        if limits is not None:
            return "action-offer-to", {"other": other}
        give = self.words.goods(action.give_cash, action.give_lots, action.give_cards)
        get = self.words.goods(action.get_cash, action.get_lots, action.get_cards)
        return "action-offer-terms", {"other": other, "give": give, "get": get}

    def accept(self, _action: SimpleNamespace, facts: list[int], _limits: Limits) -> Label:
        """An offer, or a settlement, to agree to."""
        top, goods, other = self.top, self.words.goods, facts[A_SEAT]
        if self.is_settlement():
            give = goods(top[st.M_CASH], top[st.M_LOTS], 0)
            return "action-accept-settlement", {"give": give, "other": self.words.seat(other)}
        row = self.state.offers[other]
        return "action-accept", {
            "other": self.words.seat(other),
            "give": goods(row[st.O_GIVE_CASH], row[st.O_GIVE_LOTS], row[st.O_GIVE_CARDS]),
            "get": goods(row[st.O_GET_CASH], row[st.O_GET_LOTS], row[st.O_GET_CARDS]),
        }

    def reject(self, _action: SimpleNamespace, facts: list[int], _limits: Limits) -> Label:
        """An offer, or a settlement, to turn down."""
        text = "action-reject-settlement" if self.is_settlement() else "action-reject"
        return text, {"other": self.words.seat(facts[A_SEAT])}

    def withdraw(self, _action: SimpleNamespace, _facts: list[int], _limits: Limits) -> Label:
        """The seat's offer to take back."""
        return "action-withdraw", {
            "other": self.words.seat(self.state.offers[self.number][st.O_TO])
        }

    def fine(self, _action: SimpleNamespace, facts: list[int], _limits: Limits) -> Label:
        """The price of leaving jail."""
        return "action-fine", {"amount": self.sum(facts)}

    def card(self, action: SimpleNamespace, _facts: list[int], _limits: Limits) -> Label:
        """A release card; the oldest where none is named."""
        pack = action.pack
        if pack < 0:
            holders, since = self.state.release_holder, self.state.release_since
            held = [p for p in range(len(PACK_IDS)) if holders[p] == self.number]
            pack = min(held, key=lambda p: since[p])
        return "action-card", {"pack": self.words.pack(pack)}

    def pay(self, _action: SimpleNamespace, facts: list[int], _limits: Limits) -> Label:
        """A card's price, a debt, or a rent that nobody has asked for."""
        if self.phase == "choice" and self.top[st.M_SEAT] == self.number:
            return "action-pay", {"amount": self.sum(facts)}
        other = self.words.seat(facts[A_SEAT])
        return "action-pay-debt", {"other": other, "amount": self.sum(facts)}

    def draw(self, _action: SimpleNamespace, _facts: list[int], _limits: Limits) -> Label:
        """Another card instead."""
        return "action-draw", {"pack": self.words.pack(self.top[st.M_LOT])}

    def settle(self, action: SimpleNamespace, _facts: list[int], limits: Limits) -> Label:
        """Lots in payment."""
        if limits is not None:
            return "action-settle", {}
        give = self.words.goods(action.give_cash, action.give_lots, 0)
        return "action-settle-goods", {"give": give}

    def zone(self, action: SimpleNamespace, _facts: list[int], _limits: Limits) -> Label:
        """A zone, and the players in it."""
        inside = seats_in(self.eyes, self.state, action.lot)
        who: Term = listed(seat(name) for name in inside)
        if not inside:
            who = message("in-zone-nobody")
        zone = named("zone", self.eyes.zones[action.lot])
        return "action-zone", {"zone": message("in-zone", {"zone": zone, "seats": who})}

    def next_lot(self, _action: SimpleNamespace, facts: list[int], _limits: Limits) -> Label:
        """Where going on leads."""
        return "action-next-lot", {"lot": self.words.square(facts[A_LOT])}

    def force(self, action: SimpleNamespace, _facts: list[int], limits: Limits) -> Label:
        """One lot for another's."""
        if limits is not None:
            return "action-force", {}
        lot, other = self.words.square(action.lot), self.words.square(action.amount)
        return "action-force-lots", {"lot": lot, "other_lot": other}

    def unit(self, action: SimpleNamespace, _facts: list[int], _limits: Limits) -> Label:
        """What the unit of a real table showed."""
        text = self.eyes.unit_texts[action.lot]
        return "action-unit-text", {"text": named("card", text)}


_MAKERS = {
    "roll": Labels.roll,
    "buy": Labels.buy,
    "decline": Labels.decline,
    "bid": Labels.bid,
    "pass": Labels.drop,
    "claim": Labels.claim,
    "build": Labels.raised,
    "want": Labels.raised,
    "sell": Labels.sell,
    "swap": Labels.swap,
    "mortgage": Labels.mortgage,
    "redeem": Labels.mortgage,
    "keep": Labels.keep,
    "offer": Labels.offer,
    "accept": Labels.accept,
    "reject": Labels.reject,
    "withdraw": Labels.withdraw,
    "fine": Labels.fine,
    "card": Labels.card,
    "pay": Labels.pay,
    "draw": Labels.draw,
    "settle": Labels.settle,
    "zone": Labels.zone,
    "next_lot": Labels.next_lot,
    "force": Labels.force,
    "unit": Labels.unit,
}
