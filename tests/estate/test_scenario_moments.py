"""Menus and previews at every moment of the scenarios, which reach what random play does not.

What a scenario sees accepted was offered, what it sees refused was not; what is offered is
accepted, costs what was said and changes what was said.
"""

import numpy as np
import pytest

from passgo.compiling.targets import COMPILED
from passgo.errors import PassgoError
from passgo.estate.wire.choices import word_of
from passgo.kernel.log import NO_LOG
from passgo.scenario import start
from tests.scenes import FILES, SCENARIOS, read_scenes

RANGES = {"bid", "offer", "settle", "force", "unit", "roll"}
UNSURE = {"claim", "build", "end"}
"""A tenant may be short of cash, a building short in the bank, a rent asked for at the end."""
SURE = {"fine", "keep", "end", "decline", "pass", "card", "withdraw", "force", "pay", "buy"}
SURE |= {"build", "sell", "swap", "mortgage", "redeem", "claim", "accept", "undo", "reject"}
"""What is said of these is a sum, of others nothing: chance or another decides."""
ESTATE_FILES = [path for path in FILES if path.parent.name != "knockout"]
BUILDING = {"build", "sell", "swap", "mortgage", "redeem"}


def name(path):
    return path.relative_to(SCENARIOS).as_posix()


def own_scenes(path):
    """The scenarios of a file that begin a game, each in the first of its editions."""
    found = {}
    for scene in read_scenes(path):
        if not scene.content.get("refused_new"):
            found.setdefault(scene.number, scene)
    return found.values()


def moments(scene):
    """Each moment of a scenario and what comes next: seat, action, and whether it is refused."""
    game = start(scene, COMPILED)
    for item in scene.content.get("when") or []:
        [(seat, action)] = item.items()
        if seat == "then":
            continue
        refused = isinstance(action, dict) and "refused" in action
        said = action["refused"] if refused else action
        if seat in game.seats:
            yield game, seat, said, refused
        if not refused:
            game.apply(seat, said)


def is_listed(game, seat, action, choices):
    """Whether some choice is this action; None where that cannot be told from its text."""
    try:
        number, record = game.read_action(seat, action)
    except PassgoError:
        return None
    written = game.wording.write(record)
    word = written if isinstance(written, str) else next(iter(written))
    listed = [choice for choice in choices if word_of({"action": choice.action}) == word]
    if word in {"build", "want", "sell", "swap"} and record.count > 1:
        return None
    if word in {"roll", "claim", "accept", "reject", "card", "unit"}:
        return bool(listed) if isinstance(action, str) or word == "roll" else None
    if word in RANGES:
        return bool(listed) and fits(game, word, written[word], listed)
    del number
    return any(choice.action == written for choice in listed)


def fits(game, word, detail, listed):
    """Whether the details of an action are within the limits of its choice."""
    if word == "bid":
        return listed[0].limits["least"] <= detail <= listed[0].limits["most"]
    if word == "force":
        limits = listed[0].limits
        return detail["give"] in limits["give"] and detail["take"] in limits["take"]
    if word == "settle":
        return holds(listed[0].limits, detail)
    # Cash against cash is its difference, and of a debtor's nothing else is listed.
    given, got = (dict(detail.get(side) or {}) for side in ("give", "get"))
    both = min(given.get("cash", 0), got.get("cash", 0))
    for goods in (given, got):
        goods["cash"] = goods.get("cash", 0) - both
    for choice in listed:
        if choice.action["offer"]["to"] == detail["to"]:
            return holds(choice.limits["give"], given) and holds(choice.limits["get"], got)
    return False


def holds(limits, goods):
    """Whether one side of a deal is within its limits."""
    return (
        goods.get("cash", 0) <= limits["cash"]
        and set(goods.get("lots", [])) <= set(limits["lots"])
        and set(goods.get("cards", {})) <= set(limits.get("cards", []))
    )


@pytest.mark.parametrize("path", ESTATE_FILES, ids=name)
def test_what_is_accepted_was_offered_and_what_is_offered_is_accepted(path):
    for scene in own_scenes(path):
        for game, seat, action, refused in moments(scene):
            choices = game.legal(seat)
            listed = is_listed(game, seat, action, choices)
            if word_of({"action": action}) not in RANGES or not refused:
                assert listed is None or listed == (not refused), (scene.name, seat, action)
            for choice in choices:
                if word_of({"action": choice.action}) not in {"offer", "unit"}:
                    assert game.why_not(seat, choice.action) is None, (scene.name, choice)


class Trying:
    """What a seat sees, and what it would see after an action."""

    def __init__(self, game, seat):
        self.game = game
        self.number = game.seat(seat)
        self.board = game.board.copy()
        self.board.random_chance_num = 0
        self.unit = game.edition.money.unit
        self.facts = np.zeros((4, 40), np.int64)

    def after(self, action):
        """What it would see, and the rents; the unit is silent."""
        number, record = self.game.read_action(self.number, action)
        seen = self.game.seen(number)
        code = self.game.kernel.step(
            self.board, seen, number, record, NO_LOG, np.zeros(4, np.int64)
        )
        assert code == 0, action
        return seen, self.rents(seen)

    def rents(self, seen):
        """What visitors would pay, by lot."""
        self.game.kernel.survey(self.board, seen, self.facts)
        return (np.maximum(self.facts[0], 0) * self.unit).tolist()


@pytest.mark.parametrize("path", ESTATE_FILES, ids=name)
def test_what_is_shown_of_a_choice_is_what_it_does(path):
    for scene in own_scenes(path):
        for game, seat, _, _ in moments(scene):
            trying = Trying(game, seat)
            seen = game.seen(trying.number)
            cash, depth = int(seen.cash[trying.number]), int(seen.depth)
            before = trying.rents(seen)
            for choice in game.look().choices(seat):
                word, cost, effect = word_of(choice), choice["cost"], choice["effect"]
                if word in {"offer", "unit", "settle", "undo"}:
                    continue
                where = (scene.name, seat, choice["action"])
                assert (cost is not None) == (word in SURE), where
                later, rents = trying.after(choice["action"])
                # With more on the table, one thing settled settles others.
                is_alone = depth <= 1 and game.phase != "shortage"
                if cost is not None and word not in UNSURE and is_alone:
                    change = (int(later.cash[trying.number]) - cash) * trying.unit
                    assert change == cost, where
                if effect and word in BUILDING and "lot" in effect:
                    lot = effect["lot"]
                    assert effect["rent_before"] == before[lot], where
                    # Where a building is short, an order opens a call.
                    if int(later.depth) == depth:
                        assert effect["rent_after"] == rents[lot], where
                        assert effect.get("level", int(later.level[lot])) == later.level[lot], where
