"""What the events of a game add up to, told a second time and apart from the kernel.

``docs/formats.md`` says which events move money, deeds and buildings; nothing else may.
"""

from passgo.estate.rules import events as ev
from passgo.estate.rules import state as st

PAID = {"bank_paid", "tax_paid", "title_dealt", "lot_bought", "lot_redeemed"}
BUILT = {"house_built", "hotel_built"}
EARNED = {"salary_paid", "bank_received", "lot_mortgaged", "pot_taken"}
SOLD = {"house_sold", "hotel_sold", "hotel_swapped"}
BETWEEN = {"rent_paid", "player_paid", "settlement_accepted"}
POT_REASONS = {ev.REASON_CARD, ev.REASON_FINE}
"""Why what the bank is paid goes to the pot, where there is one."""
BANK = -1


class Ledger:
    """The purses, deeds and buildings of a game as its events tell them."""

    def __init__(self, game):
        state = game.state
        self.has_pot = bool(game.board.free_parking_pot)
        self.cash = [int(cash) for cash in state.cash]
        self.bank = int(state.bank)
        self.pot = int(state.pot)
        self.owner = [int(owner) for owner in state.owner]
        self.level = [int(level) for level in state.level]

        self._before = {}
        """The buildings before each action, for what is taken back."""

    def hear(self, events):
        """Take in what happened."""
        for event in events:
            self._before.setdefault(event.action, list(self.level))
            self._take(event.name, event.fields)

    def differs(self, state):
        """Where the state differs, in words."""
        told = {
            "cash": (self.cash, state.cash),
            "the bank": ([self.bank], [state.bank]),
            "the pot": ([self.pot], [state.pot]),
            "owners": (self.owner, state.owner),
            "buildings": (self.level, state.level),
        }
        return [
            f"{what}: the events say {mine}, the state {list(map(int, theirs))}"
            for what, (mine, theirs) in told.items()
            if mine != [int(number) for number in theirs]
        ]

    def _take(self, name, fields):
        seat, amount = fields.get("seat"), fields.get("amount", 0)
        if name in PAID | BUILT:
            self._pay(seat, amount, by_pot=self._goes_to_pot(name, fields))
        elif name in EARNED | SOLD:
            self._pay(seat, -amount, by_pot=name == "pot_taken")
        elif name in BETWEEN:
            self.cash[seat] -= amount
            self.cash[fields["other"]] += amount
        elif name == "offer_accepted":
            change = fields["get_cash"] - fields["give_cash"]
            self.cash[seat] += change
            self.cash[fields["other"]] -= change
        elif name == "taken_back":
            self._pay(seat, -amount, by_pot=False)
            self.level = self._before[fields["number"]]
        if name in {"lot_bought", "title_dealt", "auction_won"} and fields["lot"] >= 0:
            # The winner of a building also gets its lot in an event.
            if name != "auction_won" or fields["sort"] < ev.SORT_HOUSE:
                self.owner[fields["lot"]] = seat
        elif name == "lot_transferred":
            assert self.owner[fields["lot"]] == seat, "a deed that was another's"
            self.owner[fields["lot"]] = fields["other"]
        if name in BUILT | SOLD | {"buildings_taken"}:
            self._build(name, fields)

    def _pay(self, seat, amount, *, by_pot):
        self.cash[seat] -= amount
        if by_pot:
            self.pot += amount
        else:
            self.bank += amount

    def _goes_to_pot(self, name, fields):
        if not self.has_pot:
            return False
        return name == "tax_paid" or (name == "bank_paid" and fields["reason"] in POT_REASONS)

    def _build(self, name, fields):
        lot = fields["lot"]
        if name == "buildings_taken":
            assert self.level[lot] == fields["level"], "other buildings than stood there"
            self.level[lot] = 0
        elif name == "hotel_built":
            self.level[lot] = st.HOTEL
        elif name == "hotel_sold":
            self.level[lot] = 0
        else:
            self.level[lot] = fields["level"]
