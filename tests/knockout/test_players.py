"""Players that aim, the balance they keep, and the terminal's table."""

from io import StringIO

import numpy as np
import pytest
from rich.console import Console

from passgo import Game
from passgo.bots import aiming_policy, careless_policy, lane_policies
from passgo.bots.reasons import REASON_WORDS
from passgo.cli import main
from passgo.editions import OptionError
from passgo.knockout_wording import new_slide
from passgo.lab import balance, lane_bench
from passgo.targets import COMPILED, INTERPRETED, load
from passgo.terminal.keyboard import EndOfInput
from passgo.terminal.lane_table import play_lane
from passgo.terminal.wishes import Wishes


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


@pytest.mark.parametrize("module", [aiming_policy, careless_policy], ids=["aiming", "careless"])
def test_a_policy_leaves_what_it_sees_and_needs_nothing_hidden(module):
    name = module.__name__.removeprefix("passgo.")
    decide = load(COMPILED, name, "decide")
    params = np.array(aiming_policy.DEFAULTS, np.int64)
    game = Game.new("knockout", 3, seed=6, target=COMPILED)
    for number in range(30):
        seat = game.seat(game.to_act[0])
        answers = []
        for seed in (0, 99):
            other = game.fork()
            other.state.seed[:] = seed
            seen = other.seen(seat)
            before = seen.tobytes()
            action = new_slide()
            decide(game.board, seen, seat, params, action, np.zeros(REASON_WORDS, np.int64))
            assert seen.tobytes() == before
            answers.append(action.tobytes())
        assert answers[0] == answers[1]
        game.apply_record(seat, action)
        if game.is_over or number > 30:
            break


def test_a_policy_decides_the_same_interpreted_and_compiled():
    game = Game.new("knockout", 2, seed=2, options={"noise": "none"}, target=COMPILED)
    params = np.array(aiming_policy.DEFAULTS, np.int64)
    for _ in range(4):
        seat = game.seat(game.to_act[0])
        found = []
        for target in (INTERPRETED, COMPILED):
            action = new_slide()
            decide = load(target, "bots.aiming_policy", "decide")
            decide(
                game.board, game.seen(seat), seat, params, action, np.zeros(REASON_WORDS, np.int64)
            )
            found.append(action.tobytes())
        assert found[0] == found[1]
        game.apply_record(seat, action)


def test_the_lines_of_the_balance_are_drawn_up():
    lines = balance.fairness(balance.play(8, "casual"))
    assert [line.name for line in lines][1:3] == ["tokens out", "takeouts"]
    wins = balance.skill(8, 0, 1)
    assert sum(wins.values()) == pytest.approx(1)


def test_slides_are_fast():
    assert lane_bench.slides_per_second(0.2) > 20_000


class Answers:
    """A keyboard that answers from a list, then for ever with something that moves on."""

    def __init__(self, *answers):
        self.answers = list(answers)

    def ask(self, _question):
        if not self.answers:
            raise EndOfInput
        return self.answers.pop(0)


def heard(keyboard, **wishes):
    console = Console(record=True, width=100, file=StringIO())
    code = play_lane(Wishes(edition="knockout", **wishes), console, keyboard)
    return code, console.export_text()


def test_a_game_at_the_terminal(tmp_path):
    record = tmp_path / "game.json"
    answers = Answers("what", "900 0 1", "150 0 0.911", *["150 0 2.2"] * 30)
    code, said = heard(answers, players=2, seed="3", record=record, lang="en")
    assert code == 0
    assert "That is no answer to this." in said
    assert "900 mm is too far to the side" in said
    assert "rests on Vermont Avenue" in said or "slides" in said
    assert "?" in said
    assert record.is_file()
    assert main(["replay", str(record), "--lang", "en"]) == 0
    assert main(["replay", str(record), "--position"]) == 0


def test_opponents_are_those_that_were_asked_for_and_say_why():
    answers = Answers("150 0 0.911", "150 0 1.2")
    code, said = heard(answers, seats="ana,bob:shrewd,cid:novice", seed="3", lang="en", why=True)
    assert code == 0
    assert said.count("Why: ") >= 2
    with pytest.raises(OptionError, match=r"bob:thrifty.*name:regular"):
        heard(Answers(), seats="ana,bob:thrifty")


def test_a_game_is_taken_up_again_with_opponents(tmp_path):
    record = tmp_path / "game.json"
    heard(Answers("150 0 0.911"), seats="ana,bob:novice", seed="3", record=record)
    code, said = heard(Answers("150 0 0.911"), resume=record, name="ana", lang="en")
    assert code == 0
    assert "Bob slides" in said


def test_the_terminal_speaks_french():
    _, said = heard(Answers(), players=2, seed="3", lang="fr")
    assert "Au-dessus du stationnement gratuit" in said


def test_the_command_draws_a_slide(capsys, tmp_path):
    assert main(["slide", "--x", "150", "--speed", "2", "--token", "150,400"]) == 0
    assert capsys.readouterr().out.startswith("<svg")
    out = tmp_path / "slide.svg"
    assert main(["slide", "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8").rstrip().endswith("</svg>")
    assert main(["slide", "--x", "5"]) == 2
    assert main(["slide", "--token", "here"]) == 2
    assert main(["slide", "--token", "150,400", "--token", "155,400"]) == 2


def test_the_command_reports_the_balance(capsys):
    assert main(["balance", "--games", "4", "--json"]) in {0, 1}
    assert '"wins"' in capsys.readouterr().out
