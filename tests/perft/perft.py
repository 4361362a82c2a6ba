"""Counts every line of play from a position, to a depth: choices of those who are to act, and dice.

One ply is one action. A throw is 21 plies, one for each roll that differs, with weights in 36ths;
the order of the packs is given. Of a bid only the least counts; offers and resignations are left
out, for they are open at nearly every moment. A game that is over is a leaf at any depth.

A file holds positions, a blank line between them::

    id       who throws first
    edition  euro
    players  [ana, bob]
    given    {phase: order}
    perft    1 42     # either throws
    perft    2 882    # then the other

``mode``, ``options`` and ``when`` (actions that lead on from the position) may be there too; all
but the id are YAML. Lines ``deep`` are like ``perft``, for depths that take minutes.
"""

from dataclasses import dataclass, field

import numpy as np
from ruamel.yaml import YAML

from passgo.compiling.targets import COMPILED
from passgo.editions.arrays import records
from passgo.estate.formats.scenario_given import place
from passgo.estate.formats.wording import new_action
from passgo.estate.policies.random_policy import oblige
from passgo.estate.rules import actions as act
from passgo.estate.rules.legal import CHOICE_ROWS, CHOICE_WIDTH, L_KIND
from passgo.estate.rules.state import PHASE_OVER, STATE_DTYPE
from passgo.game import Game
from passgo.game.chances import OUTCOMES36, by_hand, chances, rolls
from passgo.kernel.log import LOG_WIDTH
from passgo.kernel.reason import REASON_WORDS

KEYS = {"id", "edition", "mode", "players", "options", "given", "when"}
LEFT_OUT = {act.RESIGN, act.OFFER}


@dataclass
class Position:
    """A position and the counts that are expected of it."""

    where: str
    entries: dict = field(default_factory=dict)
    counts: dict = field(default_factory=dict)
    deep: dict = field(default_factory=dict)

    def game(self):
        """The position on the table, its dice thrown by hand."""
        entries = self.entries
        options = {"rent_claims": "auto", **entries.get("options", {}), "dice": "manual"}
        mode = entries.get("mode", "standard")
        game = Game.new(entries["edition"], entries["players"], mode, 0, options, COMPILED)
        place(game, entries["given"])
        for item in entries.get("when", []):
            [(seat, action)] = item.items()
            game.apply(seat, action)
        return by_hand(game)


def read_positions(path):
    """The positions of a file."""
    found = []
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if not lines:
            continue
        position = Position(f"{path.name}: {lines[0].split(maxsplit=1)[1]}")
        for line in lines:
            key, rest = line.split(maxsplit=1)
            if key in {"perft", "deep"}:
                depth, nodes = rest.split("#")[0].split()
                counts = position.counts if key == "perft" else position.deep
                counts[int(depth)] = int(nodes)
            else:
                assert key in KEYS, line
                value = rest if key == "id" else YAML(typ="safe", pure=True).load(rest)
                position.entries[key] = value
        found.append(position)
    return found


class Walker:
    """Walks a game's lines of play on copies of its bytes."""

    def __init__(self, game):
        self.game = game
        self.kernel = game.kernel
        self.board = game.board
        self._states = records(1, STATE_DTYPE)
        self.state = self._states[0]
        self.rows = np.zeros((CHOICE_ROWS, CHOICE_WIDTH), np.int64)
        self.log = np.zeros((0, LOG_WIDTH), np.int64)
        self.refusal = np.zeros(REASON_WORDS, np.int64)
        self.scratch = new_action()

    def put(self, content):
        self._states[:] = np.frombuffer(content, STATE_DTYPE)

    def moves(self):
        """Every ply from here: seat, action, weight in 36ths (0 for a choice)."""
        owing = int(self.kernel.to_act(self.board, self.state))
        for seat in range(len(self.game.seats)):
            if not owing >> seat & 1:
                continue
            count = int(
                self.kernel.legal(
                    self.board, self.state, seat, self.rows, self.scratch, self.refusal
                )
            )
            for row in range(count):
                if self.rows[row, L_KIND] in LEFT_OUT:
                    continue
                action = new_action()
                self.kernel.choose(self.board, self.state, self.rows, row, action)
                if action.kind == act.ROLL:
                    yield from ((seat, thrown(dice), weight) for dice, weight in rolls())
                else:
                    yield seat, action, 0

    def step(self, seat, action):
        code = self.kernel.step(self.board, self.state, seat, action, self.log, self.refusal)
        assert code == 0
        return self._states.tobytes()

    def count(self, content, depth):
        """How many lines of play there are to a depth."""
        self.put(content)
        if depth == 0 or self.state.phase == PHASE_OVER:
            return 1
        moves = list(self.moves())
        if depth == 1:
            return len(moves)
        total = 0
        for seat, action, _ in moves:
            self.put(content)
            total += self.count(self.step(seat, action), depth - 1)
        return total

    def weigh(self, content, throws):
        """The weights of all rolls, summed, along so many throws with every choice made for us."""
        for _ in range(1000):
            self.put(content)
            if throws == 0 or self.state.phase == PHASE_OVER:
                return OUTCOMES36**throws
            owing = int(self.kernel.to_act(self.board, self.state))
            seat = (owing & -owing).bit_length() - 1
            oblige(self.board, self.state, seat, self.scratch, self.refusal)
            if self.scratch.kind == act.ROLL:
                break
            content = self.step(seat, self.scratch)
        self.game.load_state(content)
        total = 0
        for dice, weight in chances(self.game):
            self.put(content)
            total += weight * self.weigh(self.step(seat, thrown(dice)), throws - 1)
        return total


def thrown(dice):
    """The throw of these dice."""
    action = new_action()
    action.kind = act.ROLL
    action.dice[0], action.dice[1] = dice
    return action
