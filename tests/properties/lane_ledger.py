"""What the events of a knockout game add up to, told a second time and apart from the kernel."""

EARNED = {"property_collected", "bonus_collected", "house_doubled"}
TO_POT = {"fee_paid", "tax_paid"}


class LaneLedger:
    """Purses, pot and bank from the very first event on."""

    def __init__(self, game):
        self.cash = [0] * len(game.state.cash)
        self.bank = self.pot = 0

    def hear(self, events):
        """Take in what one action led to."""
        for event in events:
            self._take(event.name, event.fields)

    def _take(self, name, fields):
        side, amount = fields.get("side"), fields.get("amount", 0)
        if name in EARNED:
            self.cash[side] += amount
            self.bank -= amount
        elif name in TO_POT:
            self.cash[side] -= amount
            self.pot += amount
        elif name == "pot_filled":
            self.pot += amount
            self.bank -= amount
        elif name == "pot_shared":
            self.cash[side] += amount
            self.pot -= amount
        elif name == "side_left":
            self.cash[side] -= amount
            self.bank += amount
        elif name in {"pot_left", "cash_counted"}:
            held = self.pot if name == "pot_left" else self.cash[side]
            assert held == amount, (name, held, amount)

    def differs(self, state):
        """Where the state differs, in words."""
        told = {
            "cash": (self.cash, state.cash),
            "the bank": ([self.bank], [state.bank]),
            "the pot": ([self.pot], [state.pot]),
        }
        return [
            f"{what}: the events say {mine}, the state {list(map(int, theirs))}"
            for what, (mine, theirs) in told.items()
            if mine != [int(number) for number in theirs]
        ]
