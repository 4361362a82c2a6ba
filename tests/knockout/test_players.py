"""Players that aim, and the balance they keep."""

import json

import numpy as np
import pytest

from bench import knockout as lane_bench
from passgo import Game
from passgo.commands.app import main
from passgo.compiling.targets import COMPILED, INTERPRETED, load
from passgo.kernel.reason import REASON_WORDS
from passgo.knockout.formats.wording import new_slide
from passgo.knockout.policies import aiming_policy
from passgo.knockout.policies import policies as lane_policies
from passgo.knockout.studies import balance


@pytest.mark.parametrize("policy", [lane_policies.CARELESS, lane_policies.AIMING])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 8])
def test_games_of_the_policies_end_without_a_fault(policy, seats):
    played = balance.play(3, "casual", seats, policy)
    assert played.faults == 0
    assert (played.states.winners > 0).all()


def test_the_answer_does_not_depend_on_the_number_of_workers():
    one = balance.play(120, "casual", policy=lane_policies.CARELESS)
    two = balance.play(120, "casual", policy=lane_policies.CARELESS, workers=2)
    assert one.states.tobytes() == two.states.tobytes()
    assert (one.tally == two.tally).all()


def test_aiming_beats_not_aiming():
    aimed = balance.play(10, "casual").states.cash.mean()
    careless = balance.play(10, "casual", policy=lane_policies.CARELESS).states.cash.mean()
    assert aimed > careless


@pytest.mark.parametrize("policy", [lane_policies.AIMING, lane_policies.CARELESS])
def test_a_policy_leaves_what_it_sees_and_needs_nothing_hidden(policy):
    decide = load(COMPILED, "knockout.policies.policies", "decide")
    params = np.array(aiming_policy.DEFAULTS, np.int64)
    game = Game.new("knockout", 3, seed=6, target=COMPILED)
    for _ in range(30):
        seat = game.seat(game.to_act[0])
        answers = []
        for seed in (0, 99):
            other = game.fork()
            other.state.seed[:] = seed
            seen = other.seen(seat)
            before = seen.tobytes()
            action = new_slide()
            reason = np.zeros(REASON_WORDS, np.int64)
            decide(policy, game.board, seen, seat, params, action, reason)
            assert seen.tobytes() == before
            answers.append(action.tobytes())
        assert answers[0] == answers[1]
        game.apply_record(seat, action)
    assert len(game.actions) == 30


def test_a_policy_decides_the_same_interpreted_and_compiled():
    game = Game.new("knockout", 2, seed=2, options={"noise": "none"}, target=COMPILED)
    params = np.array(aiming_policy.DEFAULTS, np.int64)
    for _ in range(4):
        seat = game.seat(game.to_act[0])
        found = []
        for target in (INTERPRETED, COMPILED):
            action = new_slide()
            decide = load(target, "knockout.policies.policies", "decide")
            reason = np.zeros(REASON_WORDS, np.int64)
            decide(lane_policies.AIMING, game.board, game.seen(seat), seat, params, action, reason)
            found.append(action.tobytes())
        assert found[0] == found[1]
        game.apply_record(seat, action)


def test_the_lines_of_the_balance_are_drawn_up():
    played = balance.play(8, "casual")
    lines = {line.name: line.value for line in balance.fairness(played)}
    assert lines["tokens out"] == played.states.left_board.sum() / (8 * 4 * 4 * 4)
    assert 0 < lines["takeouts"] < 1


def test_a_steadier_hand_wins_more_often():
    wins = balance.skill(40, 0, 1)
    assert wins["expert"] > wins["casual"]
    assert wins["skilled"] > wins["child"]


@pytest.mark.parametrize(("value", "holds"), [(0.1, False), (0.2, True), (0.3, True), (0.4, False)])
def test_a_line_holds_between_its_bounds(value, holds):
    assert balance.Line("a share", value, 0.2, 0.3).holds == holds


def test_slides_are_counted():
    assert lane_bench.slides_per_second(0.01) > 0


def test_the_command_draws_a_slide(capsys, tmp_path):
    assert main(["slide", "--x", "150", "--speed", "2", "--token", "150,400"]) == 0
    assert capsys.readouterr().out.startswith("<svg")
    out = tmp_path / "slide.svg"
    assert main(["slide", "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8").rstrip().endswith("</svg>")
    assert main(["slide", "--x", "5"]) == 2
    assert main(["slide", "--token", "here"]) == 2
    assert main(["slide", "--token", "150,400", "--token", "155,400"]) == 2


@pytest.mark.parametrize("bonus", [0.4, 0.5])
def test_the_command_says_whether_the_balance_holds(capsys, monkeypatch, bonus):
    found = balance.Line("dark blue share of bonus income", bonus, 0, 0.4)
    monkeypatch.setattr(balance, "fairness", lambda played: [found])
    monkeypatch.setattr(balance, "skill", lambda *_: {"expert": 0.6, "child": 0.4})
    code = main(["balance", "--games", "4", "--json"])
    said = json.loads(capsys.readouterr().out)
    assert said["dark blue share of bonus income"] == bonus
    assert (said["holds"], code) == ((True, 0) if bonus == 0.4 else (False, 1))
