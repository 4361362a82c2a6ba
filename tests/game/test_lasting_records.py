"""Records outlive the program that wrote them: other columns, other rules, older formats."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from passgo import scenario
from passgo.compiling.targets import INTERPRETED
from passgo.errors import PositionError, RecordError, RulesChanged
from passgo.game import Game
from passgo.game.position_head import without_digest
from passgo.game.records import digest_of, go_on, parse_record, play_again
from tests.estate.test_positions import OVER_IN_A_ZONE
from tests.game.test_records import played
from tests.scenes import read_scenes

RECORDS = Path(__file__).parent / "records"
OLD = sorted(RECORDS.glob("*-1.json"))
SECOND = sorted(RECORDS.glob("*-2.json"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_record_of_the_first_format_opens(path):
    record = parse_record(path.read_text(encoding="utf-8"))
    replayed = play_again(Game, record)
    if replayed.parted is not None:
        assert replayed.parted.played_by == 1
        assert replayed.parted.action == len(replayed.game.actions) + 1
    else:
        assert len(replayed.game.actions) == len(record["actions"])


def test_most_records_of_the_first_format_play_to_their_end():
    records = [parse_record(path.read_text(encoding="utf-8")) for path in OLD]
    assert len(records) >= 4
    assert sum(play_again(Game, record).parted is None for record in records) >= 3


PARTED = {
    "deska-2": (115, "no_offer"),
    "disney-2": (11, "nothing_to_undo"),
    "euro-debtor-2": (3, "debtor_raises_cash"),
    "revolution-2": (138, "no_offer"),
}
"""Where rules 3 refuse what rules 2 took: an offer lapsed, or a debtor gave cash away.

These players mortgage and trade at random; between people and bots both are seldom.
"""


@pytest.mark.parametrize("path", SECOND, ids=lambda path: path.stem)
def test_a_record_by_the_second_rules_opens(path):
    record = parse_record(path.read_text(encoding="utf-8"))
    assert (record["passgo"], record["rules"]) == (2, 2)
    replayed = play_again(Game, record)
    if path.stem not in PARTED:
        assert replayed.parted is None
        assert without_digest(replayed.game.position()) == record["end"]
        return
    action, code = PARTED[path.stem]
    assert (replayed.parted.played_by, replayed.parted.action) == (2, action)
    assert replayed.game.why_not(*record["actions"][action - 1]).code == code
    assert without_digest(go_on(Game, record).game.position()) == record["end"]


@pytest.mark.parametrize("edition", ["euro", "revolution"])
def test_a_record_replays_under_a_state_with_a_foreign_column(monkeypatch, edition):
    """A column in the middle moves every byte behind it; the game is the same."""
    game = played(edition, count=120)
    record = json.loads(json.dumps(game.record()))
    fields = [(name, *form[:1]) for name, form in game.family.tables.state_dtype.fields.items()]
    fields.insert(len(fields) // 2, ("weather", np.dtype("<i8")))
    wider = np.dtype(fields, align=True)
    assert wider.itemsize > game.family.tables.state_dtype.itemsize
    monkeypatch.setattr(game.family, "tables", replace(game.family.tables, state_dtype=wider))
    again = Game.replay(record)
    assert len(again.state_bytes()) > len(game.state_bytes())
    assert again.record() == record


def other_rules(monkeypatch, version):
    family = played(count=1).family
    monkeypatch.setattr(type(family), "rules_version", version)


def test_a_record_by_other_rules_that_change_nothing_replays(monkeypatch):
    game = played(count=80)
    record = game.record()
    other_rules(monkeypatch, 9)
    assert Game.replay(record).position() == game.position()


def test_a_record_by_changed_rules_says_where_it_parts(monkeypatch):
    """The first different mark shows where the present rules differ."""
    record = played(count=80).record()
    other_rules(monkeypatch, 9)
    place = 4 * 51
    record["marks"] = record["marks"][:place] + "beef" + record["marks"][place + 4 :]
    with pytest.raises(RulesChanged) as parted:
        Game.replay(record)
    words = "played by rules 3, this is 9: its end differs from action 52 on"
    assert words in str(parted.value)
    assert isinstance(parted.value, RecordError)


def test_a_refusal_by_changed_rules_says_where_too(monkeypatch):
    record = played(count=80).record()
    other_rules(monkeypatch, 9)
    record["actions"][30] = ["bank", "hammer"]
    with pytest.raises(RulesChanged, match="from action 31 on"):
        Game.replay(record)


def test_the_same_rules_find_the_same_thing_to_be_damage():
    record = played(count=80).record()
    place = 4 * 51
    record["marks"] = record["marks"][:place] + "beef" + record["marks"][place + 4 :]
    with pytest.raises(RecordError, match=r"actions\[51\].*as it is marked") as error:
        Game.replay(record)
    assert not isinstance(error.value, RulesChanged)


def test_a_parted_game_goes_on_from_where_its_players_left_it(monkeypatch):
    game = played(count=80)
    record = game.record()
    other_rules(monkeypatch, 9)
    record["actions"][30] = ["bank", "hammer"]
    gone_on = go_on(Game, record)
    assert gone_on.parted is not None
    assert gone_on.game.position() == game.position()
    assert gone_on.game.record()["start"] == game.position()


def over_in_a_zone(folder):
    """A finished game, and its record with the end that rules 2 gave it: a text is left over."""
    path = folder / "over.yaml"
    path.write_text(OVER_IN_A_ZONE, encoding="utf-8")
    [scene] = read_scenes(path)
    game = scenario.start(scene, INTERPRETED)
    game.start = before = game.position()
    for item in scene.content["when"]:
        before = game.position()
        [(seat, action)] = item.items()
        game.apply(seat, action)
    assert game.is_over
    left = [line for line in before.splitlines() if line.startswith("text ")]
    assert left
    record = game.record()
    end = "\n".join([record["end"].rstrip(), *left, ""])
    return game, {**record, "rules": 2, "end": end, "digest": digest_of(end)}


def test_a_finished_game_whose_end_no_reader_takes_is_as_its_actions_leave_it(tmp_path):
    game, record = over_in_a_zone(tmp_path)
    with pytest.raises(PositionError):
        Game.from_position(record["end"])
    gone_on = go_on(Game, record)
    assert gone_on.game.state_bytes() == game.state_bytes()
    assert gone_on.game.actions == game.actions
    assert (gone_on.parted.played_by, gone_on.parted.action) == (2, len(game.actions) + 1)


def test_an_end_no_reader_takes_is_damage_where_the_actions_were_not_all_played(tmp_path):
    _, record = over_in_a_zone(tmp_path)
    record["actions"][-1] = ["bank", "hammer"]
    with pytest.raises(RecordError, match="record: end: position: "):
        go_on(Game, record)


def test_a_record_remembers_who_played():
    game = played(count=10)
    first, second, *_ = game.seats
    record = game.record({second: "shrewd"})
    assert record["players"][second] == "shrewd"
    assert record["players"][first] == "person"
    assert Game.replay(record).position() == record["end"]
