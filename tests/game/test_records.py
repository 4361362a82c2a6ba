"""Records: written, read, replayed to the same bytes; any damage is refused in one line."""

import copy
import json
import random
import re
from functools import cache
from pathlib import Path

import pytest

from passgo.compiling.targets import COMPILED
from passgo.editions import PACKAGED, load_edition, local_editions
from passgo.errors import PassgoError, RecordError
from passgo.game import Game
from passgo.game.records import dump_record, go_on, parse_record
from passgo.game.verifying import verify
from passgo.story import frames, story_of
from tests.editions.copies import copy_of
from tests.playing import TABLES, new_table, play


def played(edition="euro", mode="standard", dice="auto", seed=2, count=150, target=COMPILED):
    game = new_table(edition, mode, dice, seed, target)
    for _ in play(game, random.Random(seed), count):
        pass
    return game


@pytest.mark.parametrize(("edition", "mode", "dice"), TABLES)
def test_a_record_replays_to_the_same_bytes(edition, mode, dice):
    game = played(edition, mode, dice, seed=(1 << 100) + 3)
    record = game.record()
    text = dump_record(record)
    assert parse_record(text) == record
    assert dump_record(parse_record(text)) == text
    again = Game.replay(parse_record(text))
    assert again.state_bytes() == game.state_bytes()
    assert again.events == game.events
    assert again.record() == record


def test_the_text_has_an_action_a_line():
    game = played(count=40)
    lines = dump_record(game.record()).splitlines()
    assert len(lines) == len(game.actions) + 15
    assert json.loads(dump_record(game.record()))["seats"] == list(game.seats)


def test_a_game_without_actions_has_a_record():
    game = new_table("euro", seed=3)
    assert Game.replay(parse_record(dump_record(game.record()))).state_bytes() == game.state_bytes()


def test_the_bank_has_its_line():
    game = new_table("euro", "timed", seed=3)
    game.apply("bank", "time_up")
    assert game.record()["actions"] == [["bank", "time_up"]]
    assert Game.replay(game.record()).state_bytes() == game.state_bytes()


@cache
def good():
    return played(count=60).record()


def damaged(change):
    record = copy.deepcopy(good())
    change(record)
    return record


WRONG = [
    (lambda r: r.pop("seed"), "found no seed"),
    (lambda r: r.pop("digest"), "found no digest"),
    (lambda r: r.pop("passgo"), "passgo: found None, expected format version 1 to 3"),
    (lambda r: r.update(passgo=4), "passgo: found 4"),
    (lambda r: r.update(passgo=True), "passgo: found true"),
    (lambda r: r.update(colour="red"), "found 'colour'"),
    (lambda r: r.update({1 << 20_000: 1}), "found a value too large to show"),
    (lambda r: r.update(edition="mars"), "found 'mars 1a9ab8d9…', expected atlantic, deska"),
    (lambda r: r.update(edition="x" * 5000), "expected atlantic, deska"),
    (lambda r: r.pop("edition_digest"), "found no edition_digest"),
    (lambda r: r.update(edition_digest=7), "edition_digest: found 7, expected 32 hexadecimal"),
    (lambda r: r.update(edition_digest="A" * 32), "expected 32 hexadecimal digits"),
    (
        lambda r: r.update(edition_digest="0" * 32),
        "edition: euro: found 1a9ab8d9…, expected 00000000…, the edition this was played with",
    ),
    (lambda r: r.update(edition=["euro"]), "expected an edition's name"),
    (lambda r: r.update(mode="quick"), "mode: found 'quick'"),
    (lambda r: r.update(options={"dise": "auto"}), "expected an option such as dice"),
    (lambda r: r.update(options=[]), "expected a table of options"),
    (lambda r: r.update(seats=["ana"]), "found 1 player"),
    (lambda r: r.update(seats=["ana", "ana"]), "names that are all different"),
    (lambda r: r.update(seats=["ana", 7]), "seats: found 7"),
    (lambda r: r.update(seats="ana"), "expected a list of names"),
    (lambda r: r.update(seed="-1"), "hexadecimal"),
    (lambda r: r.update(seed="f" * 33), "hexadecimal"),
    (lambda r: r.update(seed=7), "hexadecimal"),
    (lambda r: r.update(actions={}), "expected a list of actions"),
    (lambda r: r["actions"].insert(0, "roll"), "actions[0]: found 'roll'"),
    (lambda r: r["actions"].insert(0, ["ana"]), "actions[0]"),
    (lambda r: r["actions"].insert(0, ["eve", "roll"]), "actions[0]: seat: found 'eve'"),
    (lambda r: r["actions"].insert(0, ["ana", "dance"]), "actions[0]: action: found 'dance'"),
    (lambda r: r["actions"].insert(0, ["ana", {"bid": []}]), "actions[0]: bid: money"),
    (lambda r: r["actions"].insert(0, ["ana", {"bid": 10**23}]), "actions[0]: bid: money"),
    (lambda r: r["actions"].insert(0, ["ana", "buy"]), "refused: not_now"),
    (lambda r: r["actions"].pop(), "four hexadecimal digits for each action"),
    (lambda r: (r["actions"].pop(), r.pop("marks")), "digest: found"),
    (lambda r: r.update(marks="zz" * 2 * len(r["actions"])), "marks: found"),
    (lambda r: r.update(marks="0000" * len(r["actions"])), "as it is marked"),
    (lambda r: r.update(rules="two"), "expected a version of the rules"),
    (lambda r: r.update(players={"zoe": "novice"}), "expected a seat and who played it"),
    (lambda r: r.pop("end"), "found no end"),
    (lambda r: r.update(digest="0" * 32), "digest: found"),
    (lambda r: r.update(digest=None), "digest: found None"),
    (lambda r: r.update(start="x"), "start: position: line 1"),
    (lambda r: r.update(start=None), "expected a position's text"),
    (lambda r: r.update(start=new_table("deska").position()), "edition: found 'euro'"),
]


@pytest.mark.parametrize(("change", "message"), WRONG)
def test_a_damaged_record_is_refused_in_one_line(change, message):
    with pytest.raises(RecordError) as caught:
        Game.replay(damaged(change))
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith("record: ")


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", "[" * 100_000, "9" * 5000, "{}"])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert "\n" not in str(caught.value)


def test_a_key_that_stands_twice_is_damage():
    text = dump_record(good()).replace('"mode"', '"mode": "short",\n "mode"', 1)
    with pytest.raises(RecordError, match="a key twice"):
        parse_record(text)


def test_changed_characters_are_noticed():
    """A changed character is refused, or changes only what does not bear on the game."""
    rng = random.Random(6)
    text = dump_record(good())
    noticed = []
    for _ in range(150):
        place = rng.randrange(len(text))
        changed = text[:place] + chr(ord(text[place]) ^ (1 << rng.randrange(7))) + text[place + 1 :]
        try:
            game = Game.replay(parse_record(changed))
        except PassgoError as error:
            noticed.append(str(error))
            continue
        assert game.record()["digest"] == good()["digest"]
    assert len(noticed) > 100
    assert not [text for text in noticed if "\n" in text]


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """An edition in a folder of this machine, as its records name it."""
    copy_of("euro", tmp_path).rename(tmp_path / "own")
    monkeypatch.chdir(tmp_path)
    return "own"


READERS = {
    "replay": Game.replay,
    "go on": lambda record, **how: go_on(Game, record, **how),
    "story": story_of,
    "frames": lambda record, **how: list(frames(record, **how)),
    "position": lambda record, **how: Game.from_position(record["end"], **how),
}


@pytest.mark.parametrize("reader", READERS)
def test_a_folder_is_an_edition_only_where_that_is_said(elsewhere, reader):
    game = Game.new(load_edition(Path(elsewhere)), seed=3)
    game.apply(game.to_act[0], "roll")
    record = game.record()
    assert READERS[reader](record, editions=local_editions(paths=True))
    assert READERS[reader](record, editions=PACKAGED.with_folder(Path(elsewhere)))
    for editions in (None, PACKAGED):
        with pytest.raises(PassgoError, match="deska, disney, euro") as refused:
            READERS[reader](record, editions=editions)
        assert "folder" not in str(refused.value)
    verdict = verify(record)
    assert (verdict.first_wrong.name, verdict.game) == ("actions", None)


@pytest.mark.parametrize("start", [False, True])
def test_nobody_learns_from_a_record_which_folders_there_are(elsewhere, tmp_path, start):
    record = dict(played(count=5).record())
    told = set()
    for name in (str(tmp_path / "own"), str(tmp_path / "nowhere"), str(tmp_path)):
        found = {**record, "edition": name}
        if start:
            found["start"] = record["end"].replace("edition euro", f"edition {name}")
        with pytest.raises(RecordError) as refused:
            Game.replay(found)
        told.add(re.sub("found '[^']*'", "", str(refused.value)))
    assert len(told) == 1
