"""Measure how long games take, for ``bots/lengths.json``: ``python -m tests.lab.write_lengths``.

Every edition and mode without a clock, two to eight seats, all seats played by one of three
characters, whole games in compiled loops. A game that is cut counts as long as it was, so that it
stays among the longest. Of a lane, whose bots think long and whose games have a fixed number of
rounds, fewer games are played.
"""

import argparse
import json
import sys

import numpy as np

from passgo.bots.lengths import FILE
from passgo.editions import load_edition
from passgo.families import FAMILIES, find_family
from passgo.lab.arena import Setting

BOTS = ("novice", "regular", "shrewd")
GAMES = 1200
LANE_GAMES = {"novice": 60, "regular": 12}
"""Its strongest player takes minutes for a game."""
SEED = 22


def kinds():
    """Every kind of table: its arena, edition, mode, seats, bot and number of games."""
    for family in FAMILIES:
        arena = find_family(family).arena
        counts = LANE_GAMES if arena.family == "knockout" else dict.fromkeys(BOTS, GAMES)
        for edition in arena.editions():
            box = load_edition(edition)
            for mode in arena.modes(edition):
                if mode == "timed":
                    continue
                least, most = find_family(family).editions.player_range(box, mode)
                for seats in range(least, most + 1):
                    for bot, games in counts.items():
                        yield arena, edition, mode, seats, bot, games


def measure(arena, edition, mode, seats, bot, games):
    """The quartiles of turns, and the actions of a turn."""
    setting = Setting(edition, mode, arena.usual_turns(edition, mode), SEED)
    played = arena.play(setting, (bot,) * seats, 0, games)
    low, median, high = (round(float(at)) for at in np.percentile(played.turns, (25, 50, 75)))
    return {
        "edition": edition,
        "mode": mode,
        "seats": seats,
        "bot": bot,
        "games": games,
        "low": low,
        "median": median,
        "high": high,
        "actions": round(float(played.actions.sum() / played.turns.sum()), 2),
    }


def main():
    """Play all of them and write the file, one line for each kind of table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", help="one edition; the others stay as they are written")
    only = parser.parse_args().only
    found = []
    if only and FILE.exists():
        found = [row for row in json.loads(FILE.read_text())["games"] if row["edition"] != only]
    for kind in kinds():
        if only in (None, kind[1]):
            found.append(measure(*kind))
            print(found[-1], file=sys.stderr)
    found.sort(key=lambda row: (row["edition"], row["mode"], row["seats"], BOTS.index(row["bot"])))
    how = "turns of all players; all seats play like one bot; python -m tests.lab.write_lengths"
    lines = ",\n".join(f"  {json.dumps(row)}" for row in found)
    FILE.write_text(f'{{"how": {json.dumps(how)}, "seed": {SEED}, "games": [\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
