"""A player that only presses the big button: what a child who touches nothing else achieves.

``python -m tests.trials.presser --games 1200`` seats it against three regulars, in every seat
equally often. An offer is opened and its main answer taken, a way out of a debt is done step by
step, and in an auction the table bids one step above the others for as long as the button says so.
The compiled loops measure the same player faster: the adviser with ``asks=0``.
"""

import argparse

from passgo import Game
from passgo.bots.standin import StandIns
from passgo.lab.intervals import Share
from passgo.table.doing import word_of

SEATS = ("ana", "bob", "cid", "dan")
MOST_TURNS = 2_000
"""A game that lasts longer is lost."""


def press(choices):
    """The action behind the main choice; None where there is no big button."""
    main = next((choice for choice in choices if choice["main"]), None)
    if main is None:
        return None
    if word_of(main["action"]) == "bid":
        return {"bid": main["limits"]["least"]}
    return main["action"]


def play(number, bot, edition, target="compiled"):
    """Play one deal; who won, and how long it took."""
    game = Game.new(edition, SEATS, seed=number, target=target)
    child = SEATS[number % len(SEATS)]
    bots = StandIns(game, {seat: bot for seat in SEATS if seat != child})
    while not game.is_over and game.state.turn < MOST_TURNS:
        bots.play(most=50)
        if bots.waiting is None:
            continue
        action = press(game.look().choices(child))
        if action is not None:
            bots.apply(child, action)
        elif child in game.to_act:
            raise AssertionError(f"deal {number}: no big button, but a decision is owed")
    won = game.is_over and child in game.winners
    return won / max(1, len(game.winners)), int(game.state.turn)


def main():
    """Play, and print as the games go on."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--edition", default="euro")
    parser.add_argument("--against", default="regular")
    asked = parser.parse_args()
    won = 0.0
    for number in range(asked.games):
        won += play(number, asked.against, asked.edition)[0]
        if (number + 1) % 40 == 0 or number + 1 == asked.games:
            low, high = Share(won, number + 1).interval
            share = won / (number + 1)
            print(f"{number + 1} games: {share:.1%} ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
