"""How long a game takes when one person does what the hint says, against a table of bots alone.

``python -m tests.trials.hinted --games 200`` plays whole games over ``Table`` with its own clock:
the person is asked when the table waits for it, asks the adviser as the page does, and sends the
action back. Every game is also played with the same bot in that seat.
"""

import argparse
import json
from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from passgo import Game
from passgo.bots.advice import waits_for
from passgo.bots.names import ADVISER
from passgo.bots.player import Player, seed_for
from passgo.table import Customs, Table
from passgo.table.doing import word_of

PERSON = "ana"
SEATS = (PERSON, "bob", "cid", "dan")
MOST_TURNS = 1_200
"""Few games last longer, and some of those never end."""


@dataclass
class Played:
    """One game: how long it took, and what the seat did."""

    turns: int
    is_over: bool
    won: bool
    done: Counter = field(default_factory=Counter)
    """The words of the actions of the first seat."""
    others: Counter = field(default_factory=Counter)
    trades: Counter = field(default_factory=Counter)
    """Trades that were made, by whether the first seat took part."""


class Clock:
    """The time of a table that nobody waits for."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def play(number, edition, bot, *, hinted, quick=False, target="compiled"):
    """Play one deal; ``hinted`` puts a person who follows hints in the first seat."""
    game = Game.new(edition, SEATS, seed=number, target=target)
    bots = dict.fromkeys(SEATS[1:], bot)
    if not hinted:
        bots[PERSON] = ADVISER
    clock = Clock()
    # With a pace the table comes back after each action, so that an endless game can be left.
    table = Table(game, bots, clock, Customs(pace=0.5))
    found = Played(0, is_over=False, won=False)

    def hear(entry):
        if entry.action is None:
            return
        tally = found.done if entry.seat == PERSON else found.others
        tally[word_of(entry.action)] += 1
        for event in entry.events:
            if event.name == "offer_accepted":
                found.trades[0 in (event.fields["seat"], event.fields["other"])] += 1

    table.listen(hear)
    adviser = Player(ADVISER, seed_for(game))
    while not game.is_over and game.state.turn < MOST_TURNS:
        table.tick()
        if game.is_over:
            break
        if PERSON in table.waiting and table.sitters[PERSON].player is None:
            answer(table, adviser, clock, quick=quick)
            continue
        if table.seating.held is not None:
            # The person is out and watches the others play on.
            table.seating.go_on("watch")
            continue
        wait = table.due()
        if wait is None:
            break
        clock.now += wait
    found.turns = int(game.state.turn)
    found.is_over = game.is_over
    found.won = PERSON in (game.winners if game.is_over else ())
    return found


def answer(table, adviser, clock, *, quick):
    """Do what the hint says; where it says wait, let the others go on.

    A person who is too quick does not wait for the answer to an offer.
    """
    if not quick and waits_for(table.game, PERSON) is not None:
        clock.now += table.due() or 0.0
        return
    decision = adviser.ponder(table.game, PERSON).decide()
    if decision is None:
        table.go_on(PERSON)
    else:
        table.act(PERSON, decision.action)


def told(name, games):
    """The figures of some games in one line."""
    turns = [game.turns for game in games]
    cut = sum(not game.is_over for game in games)
    low, mid, high, late = np.percentile(turns, (25, 50, 75, 90))
    wins = sum(game.won for game in games) / len(games)
    done, others, trades = Counter(), Counter(), Counter()
    for game in games:
        done.update(game.done)
        others.update(game.others)
        trades.update(game.trades)
    each = {word: round(n / len(games), 1) for word, n in done.most_common(14)}
    rest = {word: round(n / len(games) / 3, 1) for word, n in others.most_common(14)}
    return (
        f"{name}: turns {mid:.0f} (half {low:.0f}-{high:.0f}, one in ten {late:.0f}), "
        f"mean {np.mean(turns):.0f}, cut {cut}, wins {wins:.1%}, "
        f"trades {trades[True] / len(games):.2f} with it, "
        f"{trades[False] / len(games):.2f} without\n"
        f"   it {json.dumps(each)}\n   others {json.dumps(rest)}"
    )


def main():
    """Play and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--edition", default="euro")
    parser.add_argument("--bot", default="regular")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--ways", help="some of them, separated by commas")
    asked = parser.parse_args()
    deals = range(asked.first, asked.first + asked.games)
    ways = {
        "bots": {"hinted": False},
        "too quick for answers": {"hinted": True, "quick": True},
        "hinted": {"hinted": True},
    }
    for name in asked.ways.split(",") if asked.ways else ways:
        games = [play(n, asked.edition, asked.bot, **ways[name]) for n in deals]
        print(told(name, games), flush=True)


if __name__ == "__main__":
    main()
