"""Passing the start is reported as one move, followed by the salary."""

import pytest

from passgo.editions import EDITIONS
from passgo.estate.edition.model import ESTATE
from passgo.estate.rules.events import REASON_DICE
from passgo.game import Game

LAST = 38
TABLES = [(edition, {}) for edition in EDITIONS(ESTATE)]
TABLES += [("revolution", {"random_chance": odds}) for odds in (0, "1/999999")]


def pass_start(edition, throw, options):
    """The events of a throw just before the start."""
    game = Game.new(edition, ["ana", "bob", "cid"], seed=3, options={"dice": "manual", **options})
    for seat, dice in (("ana", [6, 6]), ("bob", [1, 2]), ("cid", [1, 3])):
        game.apply(seat, {"roll": dice})
    game.state.at[0] = LAST
    return game, game.apply("ana", {"roll": throw})


@pytest.mark.proves("SALARY-01")
@pytest.mark.parametrize(("edition", "options"), TABLES)
@pytest.mark.parametrize("throw", [[1, 1], [2, 3], [4, 6]])
def test_one_move_and_then_the_salary(edition, options, throw):
    game, events = pass_start(edition, throw, options)
    told = [event for event in events if event.name in {"moved", "salary_paid"}]
    assert [event.name for event in told] == ["moved", "salary_paid"]
    assert told[0].fields == {
        "seat": 0,
        "from_square": LAST,
        "to_square": (LAST + sum(throw)) % 40,
        "steps": sum(throw),
        "reason": REASON_DICE,
    }
    assert told[1].fields == {"seat": 0, "amount": game.board.salary}


@pytest.mark.proves("ECHANCE-03", editions=("revolution",))
def test_a_text_that_strikes_on_the_start_stops_the_token_there():
    _, events = pass_start("revolution", [2, 3], {"random_chance": 1})
    names = [event.name for event in events]
    first = names.index("moved")
    assert names[first : first + 3] == ["moved", "salary_paid", "text_shown"]
    assert events[first].fields["to_square"] == 0
    assert events[first].fields["steps"] == 40 - LAST
