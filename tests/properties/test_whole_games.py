"""Whole games by a state machine: all invariants hold after every possible action."""

import random

import numpy as np
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from passgo.compiling.targets import COMPILED, INTERPRETED, load
from passgo.editions.arrays import records
from passgo.errors import IllegalAction
from passgo.estate.formats.wording import new_action
from passgo.estate.policies import policies
from passgo.estate.rules import actions as act
from passgo.estate.rules.state import ROUND_DTYPE, SQUARES
from passgo.game import Game
from passgo.game.records import dump_record, parse_record
from passgo.table.doing import word_of
from tests.playing import random_action, usual_parameters
from tests.properties.hidden import assert_view_is_blind
from tests.properties.ledger import Ledger
from tests.properties.tables import TABLES, crowd, fitting, tables
from tests.properties.trial import Trial
from tests.properties.universe import Universe, assert_legal_is_all

WORDS = st.integers(0, 2**32 - 1)
BIG = 2**63 - 1
ODD_NUMBERS = (-BIG - 1, -(2**40), -2, -1, 0, 1, 2, 39, 40, 41, 48, 49, 1000, 2**40, BIG)
"""Numbers that are at the edges of something."""

BUSINESS = {"resign", "offer", "withdraw", "undo"}
"""What a seat may do and still owe its decision."""


class Table(RuleBasedStateMachine):
    """A game at which anything may be said at any time; subclasses say which box and mode."""

    edition = ""
    mode = ""
    game: Game

    @initialize(data=st.data(), seed=st.integers(0, 2**128 - 1), is_late=st.booleans())
    def deal(self, data, seed, is_late):
        seats, base, extra = data.draw(tables(self.edition, self.mode))
        options = fitting(self.edition, self.mode, base, extra)
        self.game = Game.new(self.edition, seats, self.mode, seed, options, COMPILED)
        if is_late:
            self.game = crowd(self.game, random.Random(seed))
        self.universe = Universe(self.game)
        self.trial = Trial(self.game)
        self.ledger, self.told = Ledger(self.game), len(self.game.events)
        self.asking = records(1, ROUND_DTYPE)[0]

    @rule(word=WORDS)
    def somebody_speaks_up(self, word):
        rng = random.Random(word)
        chosen = None if self.game.is_over else random_action(self.game, rng)
        if chosen is None:
            return
        if chosen[1] == "undo":
            self.game.apply(*chosen)
            return
        number, record = self.game.read_action(*chosen)
        written = self.game.wording.write(record)
        again = self.game.read_action(chosen[0], written)[1]
        assert again.tobytes() == record.tobytes()
        assert self.game.wording.write(again) == written
        try:
            self.game.apply_record(number, record)
        except IllegalAction:
            # What an offer's limits do not say: the fee on mortgages, help to a debtor.
            assert record.kind == act.OFFER

    @rule(word=WORDS, count=st.integers(1, 120), policy=st.sampled_from(policies.POLICY_NAMES))
    def bots_play_on(self, word, count, policy):
        number = policies.POLICY_NAMES.index(policy)
        params = usual_parameters(number, self.game.board, word)
        play_on(self.game, self.asking, number, params, random.Random(word), count)

    @rule(word=WORDS)
    def somebody_talks_nonsense(self, word):
        self.trial.put(self.game.state_bytes())
        rng = random.Random(word)
        for _ in range(20):
            seat = rng.choice([-2, -1, 8, 9, *range(len(self.game.seats))])
            self.trial.attempt(seat, nonsense(rng))

    @rule(action=st.sampled_from(["hammer", "text_gone", "time_up"]), word=WORDS)
    def the_bank_speaks(self, action, word):
        # The hour ends a game, so it comes seldom.
        if action != "time_up" or word % 4 == 0:
            self.trial.put(self.game.state_bytes())
            record = self.game.wording.read(action)
            if self.trial.attempt(act.BANK, record) == 0:
                self.game.apply("bank", action)

    @rule(word=WORDS)
    def the_unit_shows_a_text(self, word):
        game = self.game
        texts = game.wording.unit_texts
        if texts:
            self.trial.put(game.state_bytes())
            rng = random.Random(word)
            seat = rng.randrange(len(game.seats))
            written = {"unit": rng.choice(texts)}
            if self.trial.attempt(seat, game.wording.read(written)) == 0:
                game.apply(seat, written)

    @rule(word=WORDS)
    def legal_is_sound_and_complete(self, word):
        self.trial.put(self.game.state_bytes())
        owing = [self.game.seat(name) for name in self.game.to_act]
        seats = range(len(self.game.seats))
        for seat in {*owing[:2], random.Random(word).choice(seats)}:
            assert_legal_is_all(self.game, self.universe, self.trial, seat)

    @rule(word=WORDS)
    def views_tell_nothing_hidden(self, word):
        rng = random.Random(word)
        for seat in {-1, rng.randrange(len(self.game.seats))}:
            assert_view_is_blind(self.game, seat, rng)

    @rule()
    def a_position_says_it_all(self):
        text = self.game.position()
        again = Game.from_position(text, COMPILED)
        assert again.state_bytes() == self.game.state_bytes()
        assert again.position() == text

    @invariant()
    def every_law_holds(self):
        assert self.trial.laws.broken(self.game.state) == []

    @invariant()
    def events_say_who_has_what(self):
        self.ledger.hear(self.game.events[self.told :])
        self.told = len(self.game.events)
        assert self.ledger.differs(self.game.state) == []

    @invariant()
    def whoever_is_to_act_can(self):
        game = self.game
        assert bool(game.to_act) != game.is_over
        for seat in game.to_act:
            words = {word_of(choice.action) for choice in game.legal(seat)}
            assert words - BUSINESS, (seat, words)

    def teardown(self):
        if not hasattr(self, "game"):
            return
        record = parse_record(dump_record(self.game.record()))
        again = Game.replay(record, COMPILED)
        assert again.state_bytes() == self.game.state_bytes()
        assert again.record() == self.game.record()
        assert again.events == self.game.events
        if len(self.game.actions) < 60:
            assert Game.replay(record, INTERPRETED).state_bytes() == self.game.state_bytes()


def play_on(game, asking, policy, params, rng, count):
    """Let bots answer the polled round; all their decisions must be accepted."""
    kernel, state = game.kernel, game.state
    decide = load(kernel.target, "estate.policies.policies", "decide")
    action, reason = new_action(), np.zeros(8, np.int64)
    asked = 0
    while not game.is_over and count > 0 and asked < 2000:
        asked += 1
        if game.board.auction_timer and game.phase == "auction" and rng.random() < 0.1:
            game.apply("bank", "hammer")
            continue
        owing = kernel.to_act(game.board, state)
        seat = int(kernel.next_asked(state, asking, owing))
        decide(policy, game.board, state, seat, params, action, reason)
        if action.kind == act.WAIT:
            assert not owing >> seat & 1, "a seat that owed a decision gave none"
            continue
        if action.kind == act.ROLL and game.board.manual_dice:
            action.dice[0], action.dice[1] = rng.randint(1, 6), rng.randint(1, 6)
        game.apply_record(seat, action)
        kernel.note_answer(state, asking, seat, action)
        count -= 1


def nonsense(rng):
    """An action of any kind, filled with anything."""
    action = new_action()
    action.kind = rng.randrange(-1, len(act.ACTION_NAMES) + 2)
    fields = ("lot", "seat", "amount", "pack", "count", "give_cash", "get_cash", "give_lots")
    for field in (*fields, "get_lots", "give_cards", "get_cards"):
        if rng.random() < 0.5:
            near = rng.randrange(-2, 50)
            action[field] = rng.choice([near, near, 1 << (near % 40), rng.choice(ODD_NUMBERS)])
    for die in range(2):
        action.dice[die] = rng.choice([0, 0, 1, 6, 7, -1, BIG])
    for item in range(rng.randrange(5)):
        action.lots[item] = rng.choice([rng.randrange(SQUARES), rng.choice(ODD_NUMBERS)])
    return action


@pytest.mark.parametrize(("edition", "mode"), TABLES)
def test_whole_games(edition, mode):
    made = type(f"{edition}_{mode}", (Table,), {"edition": edition, "mode": mode})
    run_state_machine_as_test(made)
