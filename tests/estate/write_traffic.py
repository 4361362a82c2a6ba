"""Plays games and counts which way rules go: ``python -m tests.estate.write_traffic``.

Takes as long as a cold compile. Worth while when rules have changed so much that games became
slower, needed when one of those counted has another name.
"""

import json
import os
import tempfile

import numpy as np
from llvmlite import ir

from passgo.compiling import lowering, traffic
from passgo.compiling.conditions import conditions_of

GAMES = 60
SEED = 2_718
PLAYERS = ("simple", "regular", "shrewd")
ENTRY_POINTS = (
    "estate.loops.play.deal_batch",
    "estate.loops.play.play_batch",
    "estate.loops.tallied.play_and_tally",
)
_NUMBER = ir.IntType(64)


class Tally:
    """Counts calls and jumps of every rule that is lowered while it watches."""

    def __init__(self):
        self.counts = np.zeros(1 << 16, np.int64)
        self.places = []
        self.used = 0

    def watch(self, rule, function, jumps):
        """Have a lowered rule count itself."""
        numbers = conditions_of(rule, len(jumps))
        assert numbers is not None, f"{rule} has other jumps than conditions"
        self.places.append((rule, self.used, numbers))
        # Before the branches, which may begin the function.
        builder = ir.IRBuilder(function.blocks[0])
        builder.position_at_start(function.blocks[0])
        self._add(builder, ir.Constant(_NUMBER, 0))
        self.used += 1
        for branch, *_ in jumps:
            builder.position_before(branch)
            self._add(builder, builder.zext(branch.operands[0], _NUMBER))
            self.used += 2

    def _add(self, builder, offset):
        first = self.counts.ctypes.data + 8 * self.used
        place = builder.add(builder.shl(offset, ir.Constant(_NUMBER, 3)), _NUMBER(first))
        cell = builder.inttoptr(place, _NUMBER.as_pointer())
        builder.store(builder.add(builder.load(cell), _NUMBER(1)), cell)

    def found(self):
        """Rule to its counts; of a rule lowered for several types, those called most."""
        rules = {}
        for rule, first, numbers in self.places:
            calls, *ways = self.counts[first : first + 1 + 2 * len(numbers)].tolist()
            if calls <= rules.get(rule, [0])[0]:
                continue
            row = [0] * (2 * len(set(numbers)))
            for place, number in enumerate(numbers):
                row[2 * number] += ways[2 * place]
                row[2 * number + 1] += ways[2 * place + 1]
            rules[rule] = [calls, *row]
        return dict(sorted(rules.items()))


def play():
    """The games in which rules are counted: every edition with every player, and like for like."""
    from bench import like_for_like
    from passgo.editions import EDITIONS
    from passgo.estate.studies import batch, study
    from passgo.lab.arena import Setting

    for edition in EDITIONS("estate"):
        for player in PLAYERS:
            games = batch.deal(edition, "standard", GAMES, 4, (player,) * 4, SEED)
            batch.play(games, 20_000, turns=1_000)
    batch.play(like_for_like.deal(GAMES, 4), 8_000, turns=401)
    for edition in EDITIONS("estate"):
        for player in PLAYERS:
            setting = Setting(edition, "standard", 1_000, SEED)
            study.play(setting, (player,) * 4, 0, GAMES, lines=False)


def main():
    tally = Tally()
    lowering.tell = tally.watch
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PASSGO_CACHE_DIR"] = folder
        play()
    found = tally.found()
    lines = ",\n".join(f"  {json.dumps(rule)}: {json.dumps(row)}" for rule, row in found.items())
    text = f'{{\n "entry_points": {json.dumps(ENTRY_POINTS)},\n "rules": {{\n{lines}\n }}\n}}\n'
    traffic.FILE.write_text(text, encoding="utf-8")
    print(f"{len(found)} rules")


if __name__ == "__main__":
    main()
