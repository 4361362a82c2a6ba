"""Golden games: whole games by bots as text, every action and every event of it.

The head says what the game is dealt from and who plays; then each action stands on a line of its
own, its events indented below it as a name and numbers; the end says who was worth what.
"""

import json
import random
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from passgo.bots import policies, simple_policy
from passgo.estate import actions as act
from passgo.estate.state import ROUND_DTYPE
from passgo.game import Game
from passgo.records import digest
from passgo.targets import COMPILED, load
from passgo.wording import new_action

FOLDER = Path(__file__).parent
HEAD = "passgo golden 1"
HAMMER_EVERY = 7


@dataclass(frozen=True)
class Golden:
    """What a golden game is played from."""

    name: str
    edition: str
    mode: str
    seed: int
    seats: dict[str, str]
    """Seat to the policy that plays it."""
    options: dict[str, object] = field(default_factory=dict)
    hour: int = 0
    """The turn in which the bank calls time; 0 for never."""

    @property
    def path(self):
        return FOLDER / f"{self.name}.txt"

    def head(self):
        yield HEAD
        yield f"edition {self.edition}"
        yield f"mode {self.mode}"
        yield f"seed {self.seed}"
        yield "seats " + json.dumps(self.seats)
        yield "options " + json.dumps(self.options)
        yield f"hour {self.hour}"


def read_head(text):
    """The golden that a text says it is, under the name of its file."""
    lines = text.splitlines()
    assert lines[0] == HEAD
    entries = dict(line.split(" ", 1) for line in lines[1:7])
    return {
        "edition": entries["edition"],
        "mode": entries["mode"],
        "seed": int(entries["seed"]),
        "seats": json.loads(entries["seats"]),
        "options": json.loads(entries["options"]),
        "hour": int(entries["hour"]),
    }


def play(golden, target=COMPILED, limit=3000):
    """Let the bots play the game; the bank calls the hour and closes the bidding at times."""
    seats = list(golden.seats)
    game = Game.new(golden.edition, seats, golden.mode, golden.seed, golden.options, target=target)
    seated = [policies.POLICY_NAMES.index(policy) for policy in golden.seats.values()]
    params = np.zeros((len(seats), policies.PARAMETERS), np.int64)
    for seat, policy in enumerate(seated):
        if policy == policies.SIMPLE:
            params[seat, : simple_policy.PARAMETERS] = simple_policy.DEFAULTS
        else:
            params[seat, 0] = golden.seed
    dice = random.Random(golden.seed)
    asking = np.zeros(1, ROUND_DTYPE).view(np.recarray)[0]
    action, reason = new_action(), np.zeros(4, np.int64)
    kernel, state = game.kernel, game.state
    decide = load(target, "bots.policies", "decide")
    while not game.is_over and state.number < limit:
        if banks_word(golden, game):
            game.apply("bank", banks_word(golden, game))
            continue
        seat = int(kernel.next_asked(state, asking, kernel.to_act(game.board, state)))
        decide(seated[seat], game.board, state, seat, params[seat], action, reason)
        if action.kind == act.WAIT:
            continue
        if action.kind == act.ROLL and game.board.manual_dice:
            action.dice[0], action.dice[1] = dice.randint(1, 6), dice.randint(1, 6)
        game.apply_record(seat, action)
        kernel.note_answer(state, asking, seat, action)
    return game


def banks_word(golden, game):
    """What the bank says now, if anything."""
    if golden.hour and game.state.turn >= golden.hour and not game.state.time_called:
        return "time_up"
    closes = game.board.auction_timer and game.state.number % HAMMER_EVERY == 0
    return "hammer" if closes and game.phase == "auction" else None


def write_action(action):
    if isinstance(action, str):
        return action
    [(word, detail)] = action.items()
    return f"{word} {json.dumps(detail, separators=(',', ':'))}"


def read_action(text):
    word, _, detail = text.partition(" ")
    return {word: json.loads(detail)} if detail else word


def write_event(event):
    return " ".join(["  " + event.name, *map(str, event.fields.values())])


def body(game):
    """The lines of a game after its head."""
    told = {number: [] for number in range(len(game.actions) + 1)}
    for event in game.events:
        told[event.action].append(write_event(event))
    yield "deal"
    yield from told[0]
    for number, (seat, action) in enumerate(game.actions, 1):
        name = "bank" if seat < 0 else game.seats[seat]
        yield f"{name}: {write_action(action)}"
        yield from told[number]
    yield "end"
    for name in game.seats:
        yield f"wealth {name} {game.wealth(name)}"
    yield "winners " + " ".join(game.winners)
    yield f"digest {digest(game)}"


def text_of(golden, game):
    return "\n".join([*golden.head(), *body(game)]) + "\n"


def actions_in(text):
    """The seats and actions that a golden text tells, without its events."""
    for line in text.splitlines()[7:]:
        if line == "end":
            return
        if line != "deal" and not line.startswith(" "):
            seat, _, action = line.partition(": ")
            yield seat, read_action(action)
