"""Golden games are read, never written: played again they must be the same to the last event."""

import pytest

from passgo.compiling.targets import COMPILED, INTERPRETED
from passgo.estate.rules.actions import ACTION_NAMES
from passgo.knockout.rules.actions import ACTION_NAMES as LANE_ACTION_NAMES
from tests.goldens.golden import actions_in, body, body_of, start_of, text_of
from tests.goldens.played import ESTATE_GOLDENS, GOLDENS, LANE_GOLDENS

MOST_BYTES = 64_000


def ids(golden):
    return golden.name


@pytest.mark.parametrize("golden", GOLDENS, ids=ids)
def test_the_actions_told_lead_to_the_events_told(golden):
    """The rules alone: the text's own actions, interpreted, whoever chose them."""
    text = golden.path.read_text(encoding="utf-8")
    game = start_of(text, INTERPRETED)
    for seat, action in actions_in(text):
        game.apply(seat, action)
    assert list(body(game)) == body_of(text)


@pytest.mark.parametrize("golden", GOLDENS, ids=ids)
def test_the_bots_would_play_it_again(golden):
    """The bots too: ``make goldens`` would change nothing."""
    text = golden.path.read_text(encoding="utf-8")
    assert text_of(golden, golden.play(COMPILED)) == text


@pytest.mark.parametrize("golden", GOLDENS, ids=ids)
def test_a_golden_is_a_whole_game_of_modest_size(golden):
    text = golden.path.read_text(encoding="utf-8")
    assert len(text) < MOST_BYTES
    assert text.splitlines()[:7] == list(golden.head())
    winners = [line for line in text.splitlines() if line.startswith("winners ")]
    assert len(winners) == 1


@pytest.mark.parametrize(
    ("goldens", "names"),
    [(ESTATE_GOLDENS, ACTION_NAMES), (LANE_GOLDENS, LANE_ACTION_NAMES)],
    ids=["estate", "knockout"],
)
def test_every_kind_of_action_is_played(goldens, names):
    """Where bots have changed their ways, other seeds may have to be found."""
    played = set()
    for golden in goldens:
        text = golden.path.read_text(encoding="utf-8")
        actions = [action for _, action in actions_in(text)]
        played |= {a if isinstance(a, str) else next(iter(a)) for a in actions}
    assert played == set(names) - {"wait"}
