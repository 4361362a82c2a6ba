"""Golden games: whole games by bots as text, every action and every event of it.

The head says what the game is dealt from and who plays, and the position where it does not begin
with the deal; then each action stands on a line of its own, its events indented below it as a name
and numbers; the end says who was worth what.
"""

import json
import random
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from passgo.compiling.targets import COMPILED, load
from passgo.editions.arrays import records
from passgo.estate.formats.wording import new_action
from passgo.estate.policies import policies
from passgo.estate.rules import actions as act
from passgo.estate.rules.state import ROUND_DTYPE
from passgo.game import Game
from passgo.game.records import digest
from tests.playing import usual_parameters
from tests.properties.tables import crowd

FOLDER = Path(__file__).parent
HEAD = "passgo golden 1"
HAMMER_EVERY = 7
TEXT_EVERY = 45
LOST_EVERY = 3


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
    is_late: bool = False
    """True to begin far into a game, where buildings are short; the text holds the position."""

    @property
    def path(self):
        return FOLDER / f"{self.name}.txt"

    def play(self, target=COMPILED):
        """The game, played by its bots."""
        return play(self, target)

    def head(self):
        yield HEAD
        yield f"edition {self.edition}"
        yield f"mode {self.mode}"
        yield f"seed {self.seed}"
        yield "seats " + json.dumps(self.seats)
        yield "options " + json.dumps(self.options)
        yield f"hour {self.hour}"


def start_of(text, target):
    """The game that a golden text begins with."""
    lines = text.splitlines()
    assert lines[0] == HEAD
    position = [line.removeprefix("| ") for line in lines if line.startswith("| ")]
    if position:
        return Game.from_position("\n".join(position) + "\n", target)
    head = dict(line.split(" ", 1) for line in lines[1:7])
    seats, options = json.loads(head["seats"]), json.loads(head["options"])
    return Game.new(
        head["edition"], list(seats), head["mode"], int(head["seed"]), options, target=target
    )


def play(golden, target=COMPILED, limit=3000):
    """Let estate bots play the game; the bank calls the hour and closes the bidding at times."""
    seats = list(golden.seats)
    game = Game.new(golden.edition, seats, golden.mode, golden.seed, golden.options, target=target)
    if golden.is_late:
        game = crowd(game, random.Random(golden.seed))
    seated = [policies.POLICY_NAMES.index(policy) for policy in golden.seats.values()]
    params = [usual_parameters(policy, game.board, golden.seed) for policy in seated]
    dice = random.Random(golden.seed)
    asking = records(1, ROUND_DTYPE)[0]
    action, reason = new_action(), np.zeros(8, np.int64)
    kernel, state = game.kernel, game.state
    decide = load(target, "estate.policies.policies", "decide")
    while not game.is_over and state.number < limit:
        if banks_word(golden, game):
            game.apply("bank", banks_word(golden, game))
            continue
        if units_word(game):
            game.apply(game.turn, units_word(game))
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
    if game.phase == "text" and game.state.number % LOST_EVERY == 0:
        return "text_gone"
    if golden.hour and game.state.turn >= golden.hour and not game.state.time_called:
        return "time_up"
    closes = game.board.auction_timer and game.state.number % HAMMER_EVERY == 0
    return "hammer" if closes and game.phase == "auction" else None


def units_word(game):
    """What the table's own unit shows now, if there is one and anything."""
    texts = game.wording.unit_texts if game.board.manual_dice else ()
    number = int(game.state.number)
    if texts and number % TEXT_EVERY == 0 and game.phase in {"roll", "end"}:
        return {"unit": texts[number % len(texts)]}
    return None


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
        # What a family's messages tell beside is no work of the kernel.
        if event.name in game.family.tables.events:
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
    start = [f"| {line}" for line in (game.start or "").splitlines()]
    return "\n".join([*golden.head(), *start, *body(game)]) + "\n"


def body_of(text):
    """The lines of a golden text from the deal on."""
    lines = text.splitlines()
    return lines[lines.index("deal") :]


def actions_in(text):
    """The seats and actions that a golden text tells, without its events."""
    for line in body_of(text)[1:]:
        if line == "end":
            return
        if not line.startswith(" "):
            seat, _, action = line.partition(": ")
            yield seat, read_action(action)
