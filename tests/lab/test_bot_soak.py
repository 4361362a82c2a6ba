"""The soak of the bots finds nothing, and finds what is there."""

import io

import pytest
from rich.console import Console

from passgo.commands.soak import shake_bots
from passgo.compiling.targets import INTERPRETED
from passgo.estate.loops import bot_shaking
from passgo.estate.policies import policies
from passgo.estate.rules import actions as act
from passgo.estate.rules.state import PHASE_ROLL
from passgo.estate.rules.trade import offer_to
from passgo.estate.studies import bot_soak as estate_bot_soak
from passgo.kernel.bot_shaking import FAULT_NAMES, FAULT_REFUSED
from passgo.kernel.reason import R_KEY
from passgo.knockout.loops import bot_shaking as lane_bot_shaking
from passgo.knockout.policies import policies as lane_policies
from passgo.knockout.studies import bot_soak as lane_bot_soak
from passgo.lab import bot_soak
from tests.own_rules import OWN_RULES


@pytest.mark.parametrize("edition", OWN_RULES)
def test_a_small_soak_holds(edition):
    done = []
    tally = bot_soak.soak_bots(edition, "standard", 20_000, 2, done.append)
    assert tally.problems == []
    assert tally.decisions >= 20_000
    assert sum(done) == tally.decisions
    assert tally.trades > 0
    assert len(tally.reasons) > 15


def refused(board, seen, seat, action, reason):
    action.kind = act.HAMMER


def waits(board, seen, seat, action, reason):
    action.kind = act.WAIT


def takes_losses(board, seen, seat, action, reason):
    proposer = offer_to(seen, seat, act.NOBODY)
    if proposer >= 0:
        action.kind = act.ACCEPT
        action.seat = proposer
    elif seen.phase == PHASE_ROLL and seen.turn > 0 and seat == seen.mover:
        # Something for nothing, from the next seat.
        action.kind = act.OFFER
        action.seat = (seat + 1) % seen.seats
        action.get_cash = 50


def babbles(board, seen, seat, action, reason):
    reason[R_KEY] = 99


def peeks(board, seen, seat, action, reason):
    if seen.seed[1]:
        action.kind = act.WAIT


@pytest.mark.parametrize(
    ("vice", "words"),
    [
        (refused, "was refused"),
        (waits, "gave none"),
        (takes_losses, "calls a loss"),
        (babbles, "reason that is none"),
        (peeks, "saw the whole table"),
    ],
)
def test_a_bot_with_a_vice_is_found_out(monkeypatch, vice, words):
    def decide(policy, board, seen, seat, params, action, reason):
        policies.decide(policy, board, seen, seat, params, action, reason)
        vice(board, seen, seat, action, reason)

    monkeypatch.setattr(estate_bot_soak, "COMPILED", INTERPRETED)
    monkeypatch.setattr(estate_bot_soak, "MIXES", (("shrewd",),))
    monkeypatch.setattr(bot_shaking, "decide", decide)
    tally = bot_soak.soak_bots("euro", "standard", 1000, 2, lambda done: None)
    assert len(tally.problems) == 1
    assert words in tally.problems[0]
    assert "shrewd" in tally.problems[0]


def test_a_small_soak_of_the_knockout_bots_holds():
    done = []
    tally = bot_soak.soak_bots("knockout", "standard", 6_000, 2, done.append)
    assert tally.problems == []
    assert sum(done) == tally.decisions >= 6_000
    assert tally.finished == tally.games
    assert len(tally.reasons) > 12


def slides_too_hard(seen, action):
    action.speed = 99_999


def keeps_quiet(seen, action):
    action.kind = 0


def counts_on_the_seed(seen, action):
    action.x += int(seen.seed[1])


def scribbles(seen, action):
    seen.saved[0, 0] = 1


@pytest.mark.parametrize(
    ("vice", "words"),
    [
        (slides_too_hard, "was refused"),
        (keeps_quiet, "gave none"),
        (counts_on_the_seed, "saw the whole table"),
        (scribbles, "left a trace"),
    ],
)
def test_a_knockout_bot_with_a_vice_is_found_out(monkeypatch, vice, words):
    def decide(policy, board, seen, seat, params, action, reason):
        lane_policies.decide(policy, board, seen, seat, params, action, reason)
        vice(seen, action)

    monkeypatch.setattr(lane_bot_soak, "COMPILED", INTERPRETED)
    monkeypatch.setattr(lane_bot_soak, "MIXES", (("regular",),))
    monkeypatch.setattr(lane_bot_shaking, "decide", decide)
    tally = bot_soak.soak_bots("knockout", "standard", 100, 2, lambda done: None)
    assert len(tally.problems) == 1
    assert words in tally.problems[0]
    assert "regular" in tally.problems[0]


@pytest.mark.slow
def test_a_million_decisions_of_the_knockout_bots():
    tally = bot_soak.soak_bots("knockout", "standard", 1_000_000, 5, lambda done: None)
    assert tally.problems == []


def test_faults_have_names():
    assert estate_bot_soak.name_fault(FAULT_REFUSED) == FAULT_NAMES[0]
    assert estate_bot_soak.name_fault(1) == "money does not add up"


def test_the_report_is_a_table_and_an_exit_code(monkeypatch):
    console = Console(file=io.StringIO(), width=120)
    assert shake_bots(console, "euro", "short", 500, seed=1) == 0
    said = console.file.getvalue()
    assert "euro short" in said
    assert "0 violations" in said
    monkeypatch.setattr(
        bot_soak,
        "soak_bots",
        lambda *_: bot_soak.Tally(problems=["euro short: a bot's action was refused"]),
    )
    assert shake_bots(console, "euro", "short", 500, seed=1) == 1
    assert "refused" in console.file.getvalue()
