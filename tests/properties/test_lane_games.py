"""Whole knockout games by a state machine: the invariants hold after every possible action."""

import random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from passgo.bots.names import LANE_PLAYER_NAMES
from passgo.bots.player import Player
from passgo.compiling.targets import COMPILED, INTERPRETED
from passgo.game import Game
from passgo.game.records import dump_record, parse_record
from passgo.knockout.formats.wording import new_slide
from passgo.knockout.rules import actions as act
from passgo.knockout.rules.state import STREAMS
from passgo.table.doing import word_of
from tests.properties.lane_laws import LaneLaws
from tests.properties.lane_tables import LANE_TABLES, lane_tables
from tests.properties.lane_universe import assert_lane_legal_is_all
from tests.properties.trial import Trial

WORDS = st.integers(0, 2**32 - 1)
BIG = 2**63 - 1
ODD_NUMBERS = (-BIG - 1, -(2**40), -2, -1, 0, 1, 3, 4, 5, 33, 48, 1000, 2**40, BIG)
TABLES = LANE_TABLES


class LaneTable(RuleBasedStateMachine):
    """A game at which anything may be said at any time; subclasses say which box and mode."""

    edition = ""
    mode = ""
    game: Game

    @initialize(table=lane_tables(), seed=st.integers(0, 2**128 - 1))
    def deal(self, table, seed):
        seats, options = table
        self.game = Game.new(self.edition, seats, self.mode, seed, options, COMPILED)
        self.trial = Trial(self.game, LaneLaws)

    @rule(word=WORDS)
    def somebody_acts(self, word):
        if self.game.is_over:
            return
        rng = random.Random(word)
        seat, action = random_lane_action(self.game, rng)
        record = self.game.read_action(seat, action)[1]
        written = self.game.wording.write(record)
        again = self.game.read_action(seat, written)[1]
        assert again.tobytes() == record.tobytes()
        assert self.game.wording.write(again) == written
        self.game.apply_record(self.game.seat(seat), record)

    @rule(word=WORDS)
    def somebody_leaves(self, word):
        # Leaving ends games, so it comes seldom.
        game = self.game
        playing = [n for n in range(len(game.seats)) if not game.state.out[n]]
        if word % 3 == 0 and not game.is_over:
            game.apply(random.Random(word).choice(playing), "resign")

    @rule(
        word=WORDS,
        count=st.integers(1, 30),
        name=st.sampled_from(LANE_PLAYER_NAMES),
    )
    def bots_play_on(self, word, count, name):
        play_on(self.game, name, word, count if name == "random" else 3)

    @rule(word=WORDS)
    def somebody_talks_nonsense(self, word):
        self.trial.put(self.game.state_bytes())
        rng = random.Random(word)
        for _ in range(20):
            seat = rng.choice([-2, -1, 8, 9, *range(len(self.game.seats))])
            self.trial.attempt(seat, lane_nonsense(rng))

    @rule(word=WORDS)
    def legal_is_sound_and_complete(self, word):
        self.trial.put(self.game.state_bytes())
        owing = [self.game.seat(name) for name in self.game.to_act]
        for seat in {*owing, random.Random(word).randrange(len(self.game.seats))}:
            assert_lane_legal_is_all(self.game, self.trial, seat)

    @rule(word=WORDS)
    def views_show_the_table_and_no_more(self, word):
        rng = random.Random(word)
        seat = rng.choice([None, *range(len(self.game.seats))])
        assert_lane_view(self.game, seat, rng)

    @rule()
    def a_position_says_it_all(self):
        text = self.game.position()
        again = Game.from_position(text, COMPILED)
        assert again.state_bytes() == self.game.state_bytes()
        assert again.position() == text

    @rule(word=WORDS)
    def a_fork_goes_its_own_way(self, word):
        if self.game.is_over:
            return
        before = self.game.state_bytes()
        seat, action = random_lane_action(self.game, random.Random(word))
        one, other = self.game.fork(INTERPRETED), self.game.fork()
        assert one.apply(seat, action) == other.apply(seat, action)
        assert one.state_bytes() == other.state_bytes() != before
        assert self.game.state_bytes() == before

    @invariant()
    def every_law_holds(self):
        assert self.trial.laws.broken(self.game.state) == []

    @invariant()
    def only_whoever_is_asked_can_do_more_than_leave(self):
        game = self.game
        assert bool(game.to_act) != game.is_over
        for number, seat in enumerate(game.seats):
            words = {word_of(choice.action) for choice in game.legal(seat)}
            if game.is_over or game.state.out[number]:
                assert words == set()
            else:
                assert "resign" in words
                assert bool(words - {"resign"}) == (seat in game.to_act)

    def teardown(self):
        if not hasattr(self, "game"):
            return
        record = parse_record(dump_record(self.game.record()))
        again = Game.replay(record, COMPILED)
        assert again.state_bytes() == self.game.state_bytes()
        assert again.record() == self.game.record()
        assert again.events == self.game.events
        if len(self.game.actions) < 60:
            plain = Game.replay(record, INTERPRETED)
            assert plain.state_bytes() == self.game.state_bytes()
            assert plain.events == self.game.events


def random_lane_action(game, rng):
    """A seat that is asked, and one of its actions with any possible aim; it does not leave."""
    [seat] = game.to_act
    kinds = {}
    for choice in game.legal(seat):
        kinds.setdefault(word_of(choice.action), []).append(choice)
    kinds.pop("resign")
    choice = rng.choice(kinds[rng.choice(sorted(kinds))])
    if not isinstance(choice.action, dict) or "slide" not in choice.action:
        return seat, choice.action
    aim = {"token": choice.action["slide"]["token"]}
    for key, (least, most) in choice.limits.items():
        if key != "angle":
            aim[key] = round(rng.uniform(least, most), {"x": 1, "slope": None}.get(key, 3))
    return seat, {"slide": aim}


def play_on(game, name, word, count):
    """Let bots answer; all their decisions must be accepted."""
    for _ in range(count):
        if game.is_over:
            return
        seat = game.to_act[0]
        game.apply(seat, Player(name, word).choose(game, seat).action)


def lane_nonsense(rng):
    """An action of any kind, filled with anything."""
    action = new_slide()
    action.kind = rng.randrange(-1, len(act.ACTION_NAMES) + 2)
    for field in ("token", "x", "y", "slope", "speed", "space", "spare"):
        if rng.random() < 0.6:
            near = {"x": 3200, "speed": 3000, "slope": 4000}.get(field, 40)
            action[field] = rng.choice([rng.randrange(-4, near), rng.choice(ODD_NUMBERS)])
    return action


def assert_lane_view(game, seat, rng):
    """A view tells where every token and all money is, and nothing of the generator."""
    view = game.view(seat)
    state = game.state
    for number, side in enumerate(view["sides"]):
        assert side["cash"] == game.edition.money.from_unit(int(state.cash[number]))
        for token, shown in enumerate(side["tokens"], 4 * number):
            if shown["where"] == "board":
                assert round(shown["x"] * 1000) == state.x[token]
                assert round(shown["y"] * 1000) == state.y[token]
    assert view["pot"] == game.edition.money.from_unit(int(state.pot))
    assert view["pot"] % 50 == 0
    assert view["to_act"] == list(game.to_act)
    before = game.state_bytes()
    for word in range(4):
        state.seed[word] = rng.randrange(1 << 32)
    for stream in range(STREAMS):
        state.drawn[stream] = rng.randrange(1 << 40)
    changed, seen = game.view(seat), game.seen(-1 if seat is None else seat).tobytes()
    game.load_state(before)
    assert changed == view
    assert seen == game.seen(-1 if seat is None else seat).tobytes()


@pytest.mark.parametrize(("edition", "mode"), TABLES)
def test_whole_lane_games(edition, mode):
    made = type(f"{edition}_{mode}", (LaneTable,), {"edition": edition, "mode": mode})
    run_state_machine_as_test(made)
