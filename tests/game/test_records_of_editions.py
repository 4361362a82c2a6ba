"""Records and positions say which edition they are of, and no other is taken for it."""

import json
import random

import pytest

from passgo.editions import PACKAGED, EditionRef, Only, load_edition, local_editions, ref_of
from passgo.errors import EditionChanged, PassgoError, PositionError, RecordError, RulesChanged
from passgo.game import Game
from passgo.game.position_head import without_digest
from passgo.game.records import VERSION, dump_record, go_on, parse_record, play_again
from passgo.game.verifying import verify
from tests.editions.copies import copy_of, put
from tests.playing import play


def box(folder, name="mybox", salary=200, of="euro"):
    """An edition like a packaged one, but for its name and its salary."""
    folder.mkdir(exist_ok=True)
    copy = copy_of(of, folder).rename(folder / name)
    if salary != 200:
        put(copy, "rules.toml", "salary = 200", f"salary = {salary}")
    return copy


def played(folder, count=60):
    game = Game.new(load_edition(folder), ["ana", "bob"], seed=5)
    for _ in play(game, random.Random(5), count):
        pass
    return game


def written(game):
    return parse_record(dump_record(json.loads(json.dumps(game.record()))))


def test_a_record_and_a_position_name_the_edition_with_its_digest(tmp_path):
    game = played(box(tmp_path, salary=300))
    record = written(game)
    digest = game.edition.digest
    assert (record["passgo"], record["edition"]) == (VERSION, "mybox")
    assert record["edition_digest"] == digest != load_edition("euro").digest
    assert game.position().startswith(f"passgo position 2\nedition mybox {digest}\n")
    assert game.setting()["edition_digest"] == digest
    again = Game.replay(record, editions=Only(game.edition))
    assert again.state_bytes() == game.state_bytes()
    assert again.record() == game.record()


def test_another_edition_of_the_name_is_refused_in_a_sentence_that_helps(tmp_path):
    game = played(box(tmp_path / "one", salary=300))
    other = load_edition(box(tmp_path / "other", salary=400))
    meant, found = game.edition.digest[:8], other.digest[:8]
    said = (
        f"edition: mybox: found {found}…, expected {meant}…, the edition this was played with: "
        "run passgo editions add for it, or put its folder in PASSGO_EDITIONS"
    )
    with pytest.raises(RecordError) as refused:
        Game.replay(game.record(), editions=Only(other))
    assert str(refused.value) == f"record: {said}"
    with pytest.raises(PositionError) as refused:
        Game.from_position(game.position(), editions=Only(other))
    assert str(refused.value) == f"position: line 2: {said}"


def test_an_edition_that_is_not_here_is_refused_too(tmp_path):
    game = played(box(tmp_path, salary=300))
    with pytest.raises(RecordError, match=r"found 'mybox .*deska, disney, euro") as refused:
        Game.replay(game.record())
    assert "passgo editions add" in str(refused.value)


def test_of_two_with_one_name_the_one_that_is_meant_is_found(tmp_path, monkeypatch):
    first, second = tmp_path / "first", tmp_path / "second"
    games = [played(box(first, salary=300)), played(box(second, salary=400))]
    monkeypatch.setenv("PASSGO_EDITIONS", f"{first}:{second}")
    for game in games:
        assert Game.replay(game.record()).state_bytes() == game.state_bytes()
        assert Game.from_position(game.position()).edition.digest == game.edition.digest
    assert local_editions().load("mybox").digest == games[0].edition.digest


def test_a_folder_cannot_take_the_name_of_a_packaged_edition(tmp_path, monkeypatch):
    folder = box(tmp_path, "euro", salary=300)
    with pytest.raises(PassgoError) as refused:
        load_edition(folder)
    assert str(refused.value) == (
        f"{folder}: name: found 'euro', expected another name, because Passgo has its own"
        " edition euro: rename the folder"
    )
    monkeypatch.setenv("PASSGO_EDITIONS", str(tmp_path))
    assert load_edition("euro") is PACKAGED.load("euro")


def test_a_record_without_a_digest_is_of_a_packaged_edition(tmp_path):
    game = played(load_edition("euro").folder)
    record = {**game.record(), "passgo": 2, "end": without_digest(game.position())}
    del record["edition_digest"]
    assert Game.replay(record).state_bytes() == game.state_bytes()
    assert verify(record).game.state_bytes() == game.state_bytes()
    assert [check.state for check in verify(record).checks if check.name == "end"] == ["holds"]
    record["edition_digest"] = game.edition.digest
    with pytest.raises(RecordError, match="found 'edition_digest', expected only passgo"):
        Game.replay(record)


def corrected(folder, old):
    """The same folder, its data corrected by an author who says so."""
    put(folder, "box.toml", "order = ", f'supersedes = ["{old.digest}"]\norder = ')
    return load_edition(folder)


def test_a_corrected_edition_opens_what_was_played_before(tmp_path):
    """A price that the game never came to: it plays on to the same end."""
    folder = box(tmp_path)
    game = played(folder, 30)
    assert not [event for event in game.events if event.fields.get("lot") == 39]
    put(folder, "board.toml", "rents = [50, 200, 600", "rents = [50, 210, 600")
    with pytest.raises(RecordError, match="the edition this was played with"):
        Game.replay(game.record(), editions=Only(load_edition(folder)))
    now = corrected(folder, game.edition)
    assert now.digest != game.edition.digest
    again = Game.replay(game.record(), editions=Only(now))
    assert without_digest(again.position()) == without_digest(game.position())
    assert again.record()["edition_digest"] == now.digest
    verdict = verify(game.record(), editions=Only(now))
    assert verdict.first_wrong is None
    begun = Game.from_position(game.position(), editions=Only(now))
    again = Game.replay(
        {**begun.record(), "edition_digest": game.edition.digest}, editions=Only(now)
    )
    assert again.edition is now


def test_where_the_correction_plays_otherwise_is_said(tmp_path):
    folder = box(tmp_path)
    game = played(folder)
    first = next(n for n, (_, action) in enumerate(game.actions, 1) if action == "buy")
    put(folder, "rules.toml", "start_cash = 1500", "start_cash = 1490")
    put(folder, "box.toml", "{ value = 10, count = 2 }", "{ value = 10, count = 1 }")
    now = corrected(folder, game.edition)
    with pytest.raises(RulesChanged) as parted:
        Game.replay(game.record(), editions=Only(now))
    assert first > 1
    assert isinstance(parted.value, EditionChanged)
    old, new = game.edition.digest[:8], now.digest[:8]
    assert str(parted.value) == (
        f"record: played with edition mybox {old}…, this is {new}…: "
        "its end differs from action 1 on"
    )
    assert play_again(Game, game.record(), editions=Only(now)).parted is not None
    gone_on = go_on(Game, game.record(), editions=Only(now))
    assert gone_on.game.state_bytes() == game.state_bytes()
    checks = {check.name: check for check in verify(game.record(), editions=Only(now)).checks}
    assert checks["actions"].found["text"] == "verify-edition-changed"
    assert checks["actions"].state == "open"


def test_a_ref_finds_its_edition_among_the_packaged_and_no_other():
    euro = load_edition("euro")
    assert PACKAGED.find(ref_of(euro)) is euro
    assert PACKAGED.find(EditionRef("euro")) is euro
    with pytest.raises(PassgoError, match="belongs to another version of Passgo"):
        PACKAGED.find(EditionRef("euro", "0" * 32))
