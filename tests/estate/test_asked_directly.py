"""Rules asked directly: what no wording can say, and what one answer of a scenario cannot show."""

import numpy as np
import pytest

from passgo.editions.arrays import records
from passgo.estate.formats.scenario_given import place
from passgo.estate.formats.wording import new_action
from passgo.estate.rules import actions as act
from passgo.estate.rules import refusals as no
from passgo.estate.rules import state as st
from passgo.estate.rules.cards import forget_planned
from passgo.estate.rules.debt import answers_settlement
from passgo.estate.rules.round import note_answer
from passgo.game import Game
from passgo.kernel.log import NO_LOG

SEATS = ["ana", "bob", "cid"]


def table(edition="euro", given=None, **options):
    """A turn of ana's in which nothing is open."""
    game = Game.new(edition, SEATS, seed=1, options={"dice": "manual", **options})
    place(game, given or {})
    return game


@pytest.mark.parametrize(("zone", "code"), [(-1, no.NO_SUCH_ZONE), (st.ZONES, no.NO_SUCH_ZONE)])
def test_there_are_so_many_zones_to_name(zone, code):
    game = table("revolution", zone_empty_choice="allowed")
    game.state.depth = 1
    game.state.matters[0, st.M_KIND] = st.PHASE_ZONE
    action = new_action()
    action.kind, action.lot = act.ZONE, zone
    refusal = np.zeros(4, np.int64)
    assert game.kernel.check(game.board, game.state, 0, action, refusal) == code
    action.lot = st.ZONES - 1
    assert game.kernel.check(game.board, game.state, 0, action, refusal) == no.ACCEPTED


def test_planned_cards_move_up_one_by_one():
    state = table().state
    for row in range(st.PLANNED):
        state.planned[1, row] = row + 1
    state.planned_count[1] = st.PLANNED
    for struck in range(1, st.PLANNED + 1):
        forget_planned(state, 1)
        left = list(range(struck + 1, st.PLANNED + 1))
        assert state.planned[1, :, 0].tolist() == left + struck * [0]
        assert (state.planned[1, :, 0] == state.planned[1].T).all()
        assert state.planned_count[1] == len(left)


def test_who_has_made_an_offer_is_not_asked_again_and_who_received_it_is():
    game = table()
    asking = records(1, st.ROUND_DTYPE)[0]
    asking.asked = 0b100
    action = new_action()
    action.kind, action.seat = act.OFFER, 2
    note_answer(game.state, asking, 1, action)
    assert (asking.asked, asking.free) == (0b010, 1)


def test_a_debtor_elsewhere_is_named_when_others_may_not_trade():
    game = table(given={"turn": "bob", "bob": {"at": 1, "cash": 20}})
    game.apply("bob", {"roll": [1, 2]})
    assert game.phase == "debt"
    answer = game.why_not("cid", {"offer": {"to": "ana", "give": {"cash": 5}, "get": {"cards": 1}}})
    assert (answer.code, answer.parameters) == ("not_with_debtor", {"debtor": 1})


@pytest.mark.parametrize("cash", ["public", "hidden"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_nothing_of_what_is_to_come_and_of_the_others_only_what_is_public(seat, cash):
    game = table(cash=cash)
    state = game.state
    for name in ("seed", "drawn", "planned", "planned_count", "texts"):
        state[name] = 3
    state.depth = 1
    state.matters[0, st.M_KIND], state.matters[0, st.M_LOTS] = st.AUTO_TEXTS, 6
    state.wish[:3], state.wish_count[:3] = 5, 2
    state.cash[:3], state.bank = [100, 200, 300], 400
    seen = game.seen(seat)
    for name in ("seed", "drawn", "planned", "planned_count", "texts"):
        assert not np.any(seen[name]), name
    assert seen.matters[0, st.M_LOTS] == 0
    others = [other for other in range(3) if other != seat]
    assert not seen.wish[others].any()
    assert not seen.wish_count[others].any()
    assert (seen.wish[seat] == 5).all()
    assert seen.wish_count[seat] == 2
    is_hidden = cash == "hidden"
    assert (seen.cash[others] == (0 if is_hidden else state.cash[others])).all()
    assert seen.cash[seat] == state.cash[seat]
    assert seen.bank == (0 if is_hidden else 400)


@pytest.mark.parametrize(("is_shared", "phase"), [(1, st.PHASE_AUCTION), (0, st.PHASE_BUY)])
def test_a_lot_to_which_two_are_sent_is_shared_only_where_the_box_says_so(is_shared, phase):
    given = {"ana": {"at": 0}, "bob": {"at": 11}, "cid": {"at": 13}}
    game = table("revolution", {**given, "next_cards": {"unit": ["ev05", "ev05"]}}, random_chance=0)
    game.apply("ana", {"roll": [3, 4]})
    board = game.board.copy()
    board.chance_multi_unowned = is_shared
    action, refusal = new_action(), np.zeros(4, np.int64)
    action.kind, action.lot = act.ZONE, 1
    assert game.kernel.step(board, game.state, 0, action, NO_LOG, refusal) == 0
    assert game.kernel.current_phase(game.state) == phase
    assert game.state.at[:3].tolist() == ([7, 24, 24] if is_shared else [7, 24, 13])


def test_only_a_debt_has_a_settlement_to_answer():
    """Of a text that waits to be heeded the same columns hold the effect."""
    state = table("revolution").state
    state.depth = 1
    state.matters[0] = 1
    for kind, is_answer in ((st.PHASE_DEBT, True), (st.PHASE_TEXT, False)):
        state.matters[0, st.M_KIND] = kind
        assert answers_settlement(state, 1, act.NOBODY) == is_answer
