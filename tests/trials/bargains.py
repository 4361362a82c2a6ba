"""A person who makes random plausible offers in games of bots: what the bots reply, and how fast.

python -m tests.trials.bargains --edition euro --games 20
"""

import argparse
import random
import time
from collections import Counter
from dataclasses import dataclass, field

from passgo.bots.player import Player, seed_for
from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED
from passgo.game import Game

SEATS = ("Ana", "Vasco", "Odile", "Léo")
BOTS = {"Vasco": "shrewd", "Odile": "regular", "Léo": "simple"}
ASKER = "Ana"
SHARES = (0.3, 0.6, 0.9, 1.1, 1.5)
"""Of the printed price: what a person might pay."""
APART = 12
"""Actions between two moments at which the person asks."""


@dataclass
class Tally:
    """What was found."""

    offers: int = 0
    accepted: int = 0
    refused: int = 0
    reasons: Counter = field(default_factory=Counter)
    counters: int = 0
    proposals: int = 0
    fair: int = 0
    seconds: dict = field(default_factory=lambda: {"reply": [], "lot": [], "fair": []})

    def timed(self, what, ask):
        """What an answer is, and how long it took."""
        begun = time.perf_counter()
        answer = ask()
        self.seconds[what].append(time.perf_counter() - begun)
        return answer

    def lines(self):
        """The findings as text."""
        yield f"offers {self.offers}, accepted {self.accepted}, refused {self.refused}"
        reasoned = self.reasons.total()
        yield f"with a reason {reasoned}, with a counter-offer {self.counters}"
        yield f"offers for a lot {self.proposals}, fair ones {self.fair}: all accepted when made"
        yield ", ".join(f"{key} {count}" for key, count in self.reasons.most_common())
        for what, taken in self.seconds.items():
            if taken:
                ordered = sorted(1000 * each for each in taken)
                middle, late = ordered[len(ordered) // 2], ordered[int(0.95 * len(ordered))]
                times = f"median {middle:.1f} ms, 95% {late:.1f} ms, most {ordered[-1]:.1f} ms"
                yield f"{what}: {times}"


def moments(edition, seed, options=None, target=COMPILED, most=40, bots=BOTS):
    """Moments of a game between bots at which the asker may trade, all the same game."""
    game = Game.new(edition, SEATS, seed=seed, options=options or {}, target=target)
    table = StandIns(game, {ASKER: "regular", **bots}, lambda _seat: (3, 4))
    for _ in range(most):
        table.play(APART)
        if game.is_over or game.is_out(ASKER):
            return
        # An older offer would be answered first.
        is_free = not game.view(None)["offers"]
        if is_free and any(_word(choice.action) == "offer" for choice in game.legal(ASKER)):
            yield game


def _word(action):
    return action if isinstance(action, str) else next(iter(action))


def plausible(game, rng, count):
    """Some offers that a person might make: for a lot, cash, a lot of one's own, or both."""
    lots = {}
    for lot in game.view(None)["lots"]:
        if lot["owner"]:
            lots.setdefault(lot["owner"], []).append(lot)
    cash = game.view(ASKER)["you"]["cash"]
    step = game.wording.money(max(int(game.board.salary) // 20, 1))
    others = [seat for seat in BOTS if lots.get(seat)]
    for _ in range(count if others else 0):
        other = rng.choice(others)
        lot = rng.choice(lots[other])["lot"]
        price = game.wording.money(int(game.board.price[lot]))
        give, get = {}, {"lots": [lot]}
        kind = rng.choice(("cash", "lot", "both", "sale"))
        if kind in ("cash", "both"):
            give["cash"] = max(step, int(price * rng.choice(SHARES) / step) * step)
        if kind != "cash" and lots.get(ASKER):
            give["lots"] = [rng.choice(lots[ASKER])["lot"]]
        if kind == "sale" and "lots" in give:
            get = {"cash": max(step, int(price * rng.choice(SHARES) / step) * step)}
        offer = {"offer": {"to": other, "give": give, "get": get}}
        if give.get("cash", 0) <= cash and game.why_not(ASKER, offer) is None:
            yield offer


def asked(game, offer, target=COMPILED, bots=BOTS):
    """A copy of the game with an offer made, and what the bot decides."""
    other = offer["offer"]["to"]
    after = game.fork()
    after.apply(ASKER, offer)
    pondering = Player(bots[other], seed_for(after)).ponder(after, other)
    return after, pondering, pondering.decide(target)


def can_pay(game, offer):
    """Whether the asker has the cash: a bot that cannot see it may ask for more."""
    refusal = game.why_not(ASKER, offer)
    return refusal is None or not game.board.cash_hidden or refusal.code != "not_enough_cash"


def is_taken(game, offer, target=COMPILED, bots=BOTS):
    """Whether an offer is accepted and carried out when it is really made."""
    if game.why_not(ASKER, offer) is not None:
        return False
    after, _, decision = asked(game, offer, target, bots)
    if "accept" not in decision.action:
        return False
    after.apply(offer["offer"]["to"], decision.action)
    return True


def haggle(game, rng, tally, count=4, target=COMPILED):
    """Make some offers at one moment, and check every reply."""
    bargaining = game.family.company.bargaining
    for offer in plausible(game, rng, count):
        tally.offers += 1
        _, pondering, decision = asked(game, offer, target)
        if "accept" in decision.action:
            tally.accepted += 1
            continue
        tally.refused += 1
        reply = tally.timed("reply", lambda: pondering.reply(decision, target))  # noqa: B023
        tally.reasons[reply.why.key] += 1
        if reply.counter is None:
            continue
        tally.counters += 1
        if can_pay(game, reply.counter):
            assert is_taken(game, reply.counter, target), (offer, reply.counter)
    adviser = Player("shrewd", seed_for(game)).ponder(game, ASKER)
    ears = {seat: Player(bot, seed_for(game)).ponder(game, seat) for seat, bot in BOTS.items()}
    ears = {seat: ear for seat, ear in ears.items() if ear.seen is not None}
    owned = [lot for lot in game.view(None)["lots"] if lot["owner"] in ears]
    for lot in rng.sample(owned, min(1, len(owned))):
        ear = ears[lot["owner"]]
        found = tally.timed("lot", lambda: bargaining.for_lot(ear, adviser, lot["lot"], target))  # noqa: B023
        for proposal in found:
            assert is_taken(game, proposal.offer, target), proposal.offer
            tally.proposals += 1
    for proposal in tally.timed("fair", lambda: bargaining.fair(adviser, [*ears.values()], target)):
        assert is_taken(game, proposal.offer, target), proposal.offer
        tally.fair += 1


def study(edition, games, options=None, seed=1):
    """All moments of some games."""
    tally = Tally()
    for number in range(games):
        rng = random.Random(f"{edition} {seed} {number}")
        for game in moments(edition, seed + number, options):
            haggle(game, rng, tally)
    return tally


def main():
    """Print what was found."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--edition", default="euro")
    asks.add_argument("--games", type=int, default=10)
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--hidden", action="store_true", help="with hidden cash")
    chosen = asks.parse_args()
    options = {"cash": "hidden"} if chosen.hidden else {}
    print(f"{chosen.edition}, {chosen.games} games")
    for line in study(chosen.edition, chosen.games, options, chosen.seed).lines():
        print(line)


if __name__ == "__main__":
    main()
