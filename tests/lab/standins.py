"""An arena without rules, whose games are known in advance, to test matches."""

import numpy as np

from passgo.lab.arena import Series


class StandIn:
    """The strongest player wins every game; equals share; weak players never finish."""

    family = "stand-in"

    def __init__(self, strengths):
        self.strengths = strengths
        self.seen = []
        self.fault_at = None

    def editions(self):
        return ("nowhere",)

    def players(self):
        return tuple(self.strengths)

    def modes(self, edition):
        return ("standard",)

    def seats(self, edition):
        return 2, 8

    def usual_turns(self, edition, mode):
        return 10

    def read_option(self, text):
        name, _, value = text.partition("=")
        return name, value

    def check(self, setting):
        pass

    def fault_name(self, fault):
        return f"fault {fault}"

    def play(self, setting, seating, first, count):
        deals = range(first, first + count)
        self.seen += [(deal, tuple(seating)) for deal in deals]
        strongest = max(self.strengths[name] for name in seating)
        mask = sum(
            1 << seat
            for seat, name in enumerate(seating)
            if strongest > 0 and self.strengths[name] == strongest
        )
        faults = np.array([deal == self.fault_at for deal in deals], np.int64)
        return Series(
            winners=np.full(count, mask, np.int64),
            turns=np.array(deals, np.int64) + 1,
            actions=np.full(count, 7, np.int64),
            decisions=np.tile(np.arange(1, len(seating) + 1), (count, 1)),
            faults=faults,
            seconds=0.5,
        )
