"""How long auctions between bots are, and what their winners pay.

``python -m tests.trials.auctions --games 400`` plays whole games, compiled, and reads every auction
of a lot in their logs.
"""

import argparse
from collections import defaultdict

import numpy as np

from passgo.compiling.targets import COMPILED, load
from passgo.estate.policies.notes import NOTE_WORDS
from passgo.estate.rules import events as ev
from passgo.estate.studies.batch import deal, scratch
from passgo.kernel.log import LOG_WIDTH

TABLES = (
    ("novice",) * 4,
    ("regular",) * 4,
    ("shrewd",) * 4,
    ("shrewd", "regular", "novice", "simple"),
)
ROWS = 400
"""Room in the log for the events of one action."""
TURNS = 1000
"""An undecided game is cut after so many turns of each player."""


def auctions(board, rows):
    """The auctions of one game: the printed price, the number of bids, the sum paid or None."""
    bids = lot = None
    for kind, first, second, third, *_ in rows:
        if kind == ev.AUCTION_OPENED:
            bids, lot = 0, first if second == ev.SORT_LOT else None
        elif kind == ev.BID_MADE and bids is not None:
            bids += 1
        elif kind in (ev.AUCTION_WON, ev.AUCTION_UNSOLD) and bids is not None:
            if lot is not None:
                yield int(board.price[lot]), bids, third if kind == ev.AUCTION_WON else None
            bids = None


def told(batch, game, play):
    """The events of one game, action by action."""
    asking, action, refusal = scratch()
    log, notes = np.zeros((ROWS, LOG_WIDTH), np.int64), np.zeros(NOTE_WORDS, np.int64)
    faults, asked = np.zeros(1, np.int64), np.zeros((1, batch.seats), np.int64)
    state, turns = batch.states[game : game + 1], TURNS * batch.seats
    before = -1
    while state[0].number != before:
        before = int(state[0].number)
        play(
            *(batch.board, state, asking, batch.policies, batch.params, action, log, refusal),
            *(notes, turns, before + 1, faults, asked),
        )
        assert not faults.any()
        assert not log[0, 1], "the log is too short"
        yield from log[1 : int(log[0, 0]) + 1].tolist()


def played(edition, players, games, seed):
    """All auctions of some games."""
    batch = deal(edition, "standard", games, len(players), players, seed)
    play = load(COMPILED, "estate.loops.play", "play_batch")
    for game in range(games):
        yield from auctions(batch.board, told(batch, game, play))


def main():
    """Print the figures of every table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="euro")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for players in TABLES:
        found = defaultdict(list)
        for price, bids, paid in played(asked.edition, players, asked.games, asked.seed):
            found[price].append((bids, paid))
        bids = [bid for rows in found.values() for bid, _ in rows]
        shares = [paid / price for price, rows in found.items() for _, paid in rows if paid]
        unsold = sum(paid is None for rows in found.values() for _, paid in rows)
        print(f"{asked.edition}, {', '.join(players)}: {len(bids)} auctions, {unsold} unsold")
        if not bids:
            continue
        half, most, nearly = np.percentile(bids, (50, 90, 99))
        print(f"  bids: {np.mean(bids):.2f}; of 100: 50 ≤ {half:g}, 90 ≤ {most:g}, 99 ≤ {nearly:g}")
        print(f"  paid, of the price: {np.mean(shares):.3f}, median {np.median(shares):.3f}")
        for price in sorted(found):
            count = [bid for bid, _ in found[price]]
            paid = [sum_ for _, sum_ in found[price] if sum_]
            print(
                f"  {price:>9,}: {len(count):>6} auctions, {np.mean(count):.2f} bids,"
                f" paid {np.mean(paid) if paid else 0:,.0f}"
            )


if __name__ == "__main__":
    main()
