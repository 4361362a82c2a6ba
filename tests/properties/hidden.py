"""What a seat may not know, changed at random: nothing it sees may change with it."""

import numpy as np

from passgo.compiling.targets import load
from passgo.editions.arrays import records
from passgo.estate.formats.wording import new_action
from passgo.estate.roster import ROSTER, parameters
from passgo.estate.rules import state as st
from passgo.estate.rules.actions import ACTION_DTYPE, LIST_MAX
from passgo.estate.rules.wishes import HOTEL_WISH
from passgo.kernel.reason import REASON_WORDS
from tests.properties.trial import Trial

WORD = 1 << 32
BLANK = new_action()
ACTIONS = records(1, ACTION_DTYPE)
"""Room for the action of the bot that is asked."""


def permute_hidden(game, state, seat, rng):
    """Change in a state all that a seat cannot see: chance, packs, others' wishes and cash."""
    for word in range(4):
        state.seed[word] = rng.randrange(WORD)
    for stream in range(st.STREAMS):
        state.drawn[stream] = rng.randrange(1 << 40)
    for pack in range(st.PACKS):
        count = int(state.pack_count[pack])
        cards = state.pack[pack][:count].tolist()
        rng.shuffle(cards)
        state.pack[pack][:count] = cards
    for awaiting in range(int(state.seats)):
        if state.texts[awaiting].any():
            text = rng.randrange(int(game.board.pack_size[st.UNIT]))
            state.texts[awaiting] = game.board.effect[st.UNIT, text]
            state.texts[awaiting, st.E_CARD] = text + 1
    is_call = any(row[st.M_KIND] == st.PHASE_SHORTAGE for row in state.matters[: int(state.depth)])
    for other in range(int(state.seats)):
        if other == seat or state.out[other]:
            continue
        if is_call:
            permute_wishes(state, other, rng)
        if game.board.cash_hidden:
            state.cash[other] = rng.randrange(5000)


def permute_wishes(state, seat, rng):
    count = rng.randrange(5)
    state.wish[seat] = 0
    for item in range(count):
        state.wish[seat, item] = rng.choice([1, 3, 6, 39, 39 + HOTEL_WISH])
    state.wish_count[seat] = min(count, LIST_MAX)


def assert_view_is_blind(game, seat, rng):
    """A seat's view, and the state as it sees it, do not change with what it cannot see."""
    # What can be taken back is forgotten when a state is loaded, as it is below.
    game.steps.clear()
    other = Twin(game)
    permute_hidden(game, other.state, seat, rng)
    assert other.bytes != game.state_bytes(), "nothing was hidden"
    mine, twin = game.seen(seat), other.seen(seat)
    assert mine.tobytes() == twin.tobytes()
    number = None if seat < 0 else seat
    shown = game.view(number)
    before = game.state_bytes()
    game.load_state(other.bytes)
    try:
        assert game.view(number) == shown
    finally:
        game.load_state(before)
    if seat >= 0:
        assert_bots_are_blind(game, seat, other.state)


def assert_bots_are_blind(game, seat, shuffled, names=tuple(ROSTER), seeds=(5,)):
    """A bot does the same with the true state, with what it may see, and with another hidden part.

    Studies hand it the state itself, so it must not look where it may not.
    """
    states = (game.state, game.seen(seat), shuffled)
    before = [state.tobytes() for state in states]
    decide = load(game.kernel.target, "estate.policies.policies", "decide")
    for name in names:
        for seed in seeds:
            params = parameters(ROSTER[name], game.board, seed)
            asked = (decide, ROSTER[name].policy, game.board, seat, params)
            assert len({decision(*asked, state) for state in states}) == 1, name
    assert [state.tobytes() for state in states] == before, "a bot left a trace"


class Twin(Trial):
    """A copy of a game's state to be changed by hand."""

    @property
    def bytes(self):
        return self._states.tobytes()

    def seen(self, seat):
        copy = self._states.copy()[0]
        self.kernel.conceal(self.board, copy, seat)
        return copy


def decision(decide, policy, board, seat, params, state):
    """What a bot does in a state and why, as bytes."""
    ACTIONS[:] = BLANK
    reason = np.zeros(REASON_WORDS, np.int64)
    decide(policy, board, state, seat, params, ACTIONS[0], reason)
    # The first words are scratch for the rules.
    return ACTIONS.tobytes() + reason[4:].tobytes()
