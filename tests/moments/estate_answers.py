"""The answers of the estate kernel: bids, offers and orders, costs, rents, the polled round."""

from functools import cache

import numpy as np

from passgo.editions.arrays import records
from passgo.estate.formats.wording import new_action
from passgo.estate.rules import actions as act
from passgo.estate.rules.appraise import APPRAISAL_WIDTH, SURVEY_ROWS
from passgo.estate.rules.legal import CHOICE_ROWS
from passgo.estate.rules.state import ROUND_DTYPE, SQUARES
from tests.moments.answers import BANK, Answers

FEW = 3
"""So many lots of each owner are named."""
ASKED = 5
"""So many answers of the polled round are asked for."""
BUILDINGS = (act.BUILD, act.SELL, act.SWAP, act.WANT)
LOTS = (act.MORTGAGE, act.REDEEM, act.NEXT_LOT, act.CLAIM, act.ZONE, act.UNIT_TEXT)
NAMING = (act.ACCEPT, act.REJECT, act.CLAIM)


class EstateAnswers(Answers):
    """Asks the estate kernel."""

    def odd_actions(self, seat):
        if seat == BANK:
            yield from (made(kind) for kind in range(act.KINDS))
            return
        owners = self.trial.owner.tolist()
        own = [lot for lot, owner in enumerate(owners) if owner == seat]
        others = [lot for lot, owner in enumerate(owners) if owner not in {act.NOBODY, seat}]
        named = [*own[:FEW], *own[FEW:][-FEW:], *others[:FEW], 1, -1, SQUARES]
        yield from (made(kind) for kind in range(-1, act.KINDS + 1))
        yield from (made(act.ROLL, dice=dice) for dice in ((1, 1), (2, 5), (7, 1), (6, 0)))
        for lot in named:
            yield from (made(kind, lot=lot) for kind in LOTS)
            yield from (made(kind, lots=(lot,)) for kind in BUILDINGS)
        yield from self.orders(own)
        for other in range(-1, int(self.trial.seats) + 1):
            yield from (made(kind, seat=other) for kind in NAMING)
            if other >= 0:
                yield from self.offers(seat, other, own, others)
        yield from (made(act.CARD, pack=pack) for pack in range(-1, 4))
        yield from self.sums(seat, own)
        for give in [0, *own[:FEW]]:
            yield from (made(act.FORCE, lot=give, amount=take) for take in [0, *others[:FEW]])

    def orders(self, own):
        """Orders of more than one building: as neighbours on the board would be built on."""
        for kind in BUILDINGS:
            yield made(kind, lots=tuple(own[:FEW]))
            yield made(kind, lots=tuple(own[-FEW:]))
            yield from (made(kind, lots=(lot, lot)) for lot in own[:FEW])
            yield made(kind, lots=tuple(lot for lot in own[:FEW] for _ in range(5)))

    def sums(self, seat, own):
        """Bids and settlements at the limits of a seat's cash and of the highest bid."""
        cash = int(self.trial.cash[seat])
        matter = self.trial.matters[max(int(self.trial.depth) - 1, 0)]
        due = int(matter[4])
        for amount in {-1, 0, 1, due - 1, due, due + 1, due + 10, cash - 1, cash, cash + 1}:
            yield made(act.BID, amount=amount)
        for amount in (-1, 0, 1, due, cash, cash + 1):
            yield made(act.SETTLE, give_cash=amount)
            yield made(act.SETTLE, give_cash=amount, give_lots=mask(own))
            yield made(act.SETTLE, give_cash=amount, give_lots=mask(own[:1]))

    def offers(self, seat, other, own, others):
        """Offers between two seats: little, all and too much of what either has."""
        cash = int(self.trial.cash[seat])
        asked = int(self.trial.cash[other]) if other < self.trial.seats else 0
        theirs = [lot for lot in others if self.trial.owner[lot] == other]
        pledged = [lot for lot in own if self.trial.mortgaged[lot]]
        yield made(act.OFFER, seat=other, give_cash=1)
        yield made(act.OFFER, seat=other, get_cash=1)
        yield made(act.OFFER, seat=other, give_cash=1, get_cash=1)
        yield made(act.OFFER, seat=other, give_cash=cash, get_cash=asked)
        yield made(act.OFFER, seat=other, give_cash=cash + 1, get_lots=mask(theirs[:1]))
        yield made(act.OFFER, seat=other, give_lots=mask(own[:1]), get_cash=asked + 1)
        yield made(act.OFFER, seat=other, give_lots=mask(own[:1]), get_cash=1)
        yield made(act.OFFER, seat=other, give_lots=mask(own[-1:]), get_lots=mask(theirs[-1:]))
        yield made(act.OFFER, seat=other, give_lots=mask(own), give_cash=cash)
        yield made(act.OFFER, seat=other, give_lots=mask(pledged), get_cash=asked)
        yield made(act.OFFER, seat=other, get_lots=mask(theirs[:2]), give_cash=cash)
        for card in (1, 2, 3):
            yield made(act.OFFER, seat=other, give_cards=card, get_cash=1)
            yield made(act.OFFER, seat=other, get_cards=card, give_cash=1)

    def show(self, seat, seen, choices):
        """Costs and changes of every choice, the visible table, and the seats to ask."""
        facts = np.zeros((CHOICE_ROWS, APPRAISAL_WIDTH), np.int64)
        self.kernel.appraise(self.board, seen, seat, choices, len(choices), facts)
        self.digests["shown"].update(facts[: len(choices)].tobytes())
        table = np.zeros((SURVEY_ROWS, SQUARES), np.int64)
        self.kernel.survey(self.board, seen, table)
        self.digests["shown"].update(table.tobytes())
        asking = records(1, ROUND_DTYPE)[0]
        owing = int(self.kernel.to_act(self.board, self.trial))
        for action in choices[:ASKED]:
            asked = int(self.kernel.next_asked(self.trial, asking, owing))
            self.note("shown", asked)
            if asked >= 0:
                self.kernel.note_answer(self.trial, asking, asked, action)
        self.digests["shown"].update(asking.tobytes())


def mask(squares):
    """A set of squares."""
    return sum(1 << square for square in set(squares))


@cache
def made(kind, dice=(0, 0), lots=(), **fields):
    """An action of a kind that names no more than is said."""
    action = new_action()
    action.kind = kind
    action.dice[0], action.dice[1] = dice
    for field, value in fields.items():
        action[field] = value
    action.count = len(lots)
    for place, lot in enumerate(lots):
        action.lots[place] = lot
    return action
