"""Story, verification and replay over HTTP, of tables and of record files."""

import copy
import gzip
import json
import re
import shutil
from functools import cache

import pytest

from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED
from passgo.editions import EDITIONS, PACKAGED, load_edition
from passgo.game import Game
from passgo.game.fair import fair_part, seed_of
from passgo.game.records import record_of
from passgo.protocol.changes import patch
from passgo.protocol.http import GameStory, Replay, Verification
from passgo.protocol.limits import RECORD_ACTIONS
from passgo.server.app import create_app
from passgo.server.retold import retell
from passgo.server.settings import Settings
from passgo.story import story_of
from tests.server.http.test_routes import client_of, is_problem
from tests.server.serving import FREE

SEATS = ["Ana", "Bob", "Cleo"]
BOTS = {"estate": "simple", "knockout": "random"}
SECRET = "5e" * 32


@cache
def played(edition, count=40):
    """The record of some actions of bots, with the proof of its dice."""
    seed = seed_of(SECRET, [(seat, "") for seat in SEATS])
    game = Game.new(edition, SEATS, seed=seed, target=COMPILED)
    bot = BOTS[game.family.name]
    bots = StandIns(game, dict.fromkeys(SEATS, bot))
    bots.play(count)
    return record_of(game, {"Bob": bot, "Cleo": "somebody"}, fair_part(game, SECRET, {}))


async def replayed(client, record):
    answer = await client.post("/api/replay", json=record)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("edition", EDITIONS())
def test_a_record_is_told_moment_by_moment(edition):
    record = played(edition)
    shown = json.loads(gzip.decompress(retell(record, COMPILED, PACKAGED).replay))
    Replay.model_validate(shown)
    assert [step["number"] for step in shown["steps"]] == list(range(len(record["actions"]) + 1))
    assert shown["players"] == {"Bob": record["players"]["Bob"]}, "only bots of ours are named"
    assert shown["story"] == story_of(record, COMPILED)
    assert (shown["verification"]["state"], shown["seconds"]) == ("holds", None)
    game = Game.replay(record, COMPILED)
    view = shown["first"]
    for step in shown["steps"]:
        view = patch(view, step["changes"])
    assert {**view, "you": None} == json.loads(json.dumps(game.view(None)))
    events = [event for step in shown["steps"] for event in step["events"]]
    assert events == json.loads(json.dumps([event.wire() for event in game.events]))
    times = [step["time"] for step in shown["steps"]]
    assert times == sorted(times)


def test_a_record_of_other_rules_is_told_as_far_as_they_agree():
    record = copy.deepcopy(played("euro"))
    record["rules"] = record["rules"] - 1
    record["marks"] = record["marks"][:-4] + "0000"
    shown = json.loads(gzip.decompress(retell(record, COMPILED, PACKAGED).replay))
    last = len(record["actions"])
    assert shown["story"]["parted"] == last
    assert shown["steps"][-1]["number"] == last - 1
    assert shown["verification"]["state"] == "open"


def test_a_long_game_travels_small():
    """A hundred bytes an action, packed; a page fetches a whole game at once."""
    record = played("euro", 400)
    assert len(retell(record, COMPILED, PACKAGED).replay) < 100 * len(record["actions"])


async def test_what_is_packed_is_sent_so_to_those_who_can_read_it(ana):
    record = played("euro")
    answer = await ana.post("/api/replay", json=record, headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    plain = await ana.post("/api/replay", json=record, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()


async def test_a_wrong_roll_is_named(ana):
    record = copy.deepcopy(played("euro"))
    number, first, second = record["fair"]["rolls"][3]
    record["fair"]["rolls"][3] = [number, first % 6 + 1, second]
    found = (await replayed(ana, record))["verification"]
    wrong = [check for check in found["checks"] if check["state"] == "wrong"]
    assert (found["state"], wrong[0]["text"]) == ("wrong", "verify-roll-wrong")
    assert wrong[0]["args"]["action"] == number


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda record: record.pop("seed"), "found no seed"),
        (lambda record: record.update(edition="nowhere"), "nowhere"),
        (lambda record: record.update(passgo=99), "format version"),
        (lambda record: record["actions"].insert(4, ["Ana", "dance"]), "dance"),
        (lambda record: record["actions"].insert(4, ["Nobody", "roll"]), "Nobody"),
        (lambda record: record.update(marks=record["marks"] + "00"), "After action"),
    ],
)
async def test_what_is_wrong_with_a_record_is_said(ana, damage, why):
    record = copy.deepcopy(played("euro"))
    damage(record)
    answer = await ana.post("/api/replay", json=record)
    assert is_problem(answer, 422, "bad_record")
    assert why in answer.json()["detail"]


async def test_a_record_never_names_a_folder_of_the_server(ana, tmp_path):
    """The answer is the same for a folder, an edition's folder and nothing at all."""
    shutil.copytree(load_edition("euro").folder, tmp_path / "own")
    told = set()
    for name in (tmp_path, tmp_path / "own", tmp_path / "nowhere", "/etc"):
        named = {**played("euro"), "edition": str(name)}
        moved = {**named, "start": named["end"].replace("edition euro", f"edition {name}")}
        for record in (named, moved):
            answer = await ana.post("/api/replay", json=record)
            assert is_problem(answer, 422, "bad_record")
            told.add(re.sub(r"found '[^',]*'?", "", answer.json()["detail"]))
    assert len(told) == 2, "one for records, one for the positions they start from"


@pytest.mark.parametrize("edition", ["/etc", "FOLDER"])
async def test_a_table_never_plays_a_folder_of_the_server(ana, tmp_path, edition):
    shutil.copytree(load_edition("euro").folder, tmp_path / "own")
    wanted = {"edition": str(tmp_path / "own")[-40:] if edition == "FOLDER" else edition}
    answer = await ana.post("/api/tables", json=wanted)
    assert is_problem(answer, 409, "option")
    assert answer.json()["args"]["name"] == "edition"
    assert (await ana.get("/api/editions/%2Fetc")).status_code == 404


@pytest.mark.parametrize("body", [b"", b"[]", b"7", b"\xff\xfe", b"{" * 3000, b'{"a": 1, "a": 2}'])
async def test_what_is_no_record_is_refused(ana, body):
    assert is_problem(await ana.post("/api/replay", content=body), 422, "bad_record")


async def test_a_record_may_be_larger_than_other_bodies_and_not_too_large(ana):
    record = copy.deepcopy(played("euro"))
    record["actions"] *= 1 + RECORD_ACTIONS // len(record["actions"])
    assert len(json.dumps(record)) > Settings().body_bytes
    assert is_problem(await ana.post("/api/replay", json=record), 413, "long_record")
    large = b" " * (Settings().record_bytes + 1)
    assert is_problem(await ana.post("/api/replay", content=large), 413, "too_big")


async def test_strangers_and_the_hasty_are_held_back(tmp_path, stranger):
    record = played("knockout")
    assert is_problem(await stranger.post("/api/replay", json=record), 401, "no_key")
    limits = {**FREE, "replays_per_hour": 4}
    made = create_app(Settings(database=str(tmp_path / "h.sqlite"), **limits))
    async with made.router.lifespan_context(made), client_of(made) as client:
        await client.post("/api/me")
        assert (await client.post("/api/replay", json=record)).status_code == 200
        answer = await client.post("/api/replay", json=record)
        assert is_problem(answer, 429, "too_fast")
        assert int(answer.headers["retry-after"]) > 0


async def finished(client):
    """The code of a table whose only person has left a game of two."""
    wanted = {"edition": "euro", "name": "Ana", "seats": [{"bot": "simple"}]}
    code = (await client.post("/api/tables", json=wanted)).json()["code"]
    early = await client.get(f"/api/tables/{code}/story")
    assert is_problem(early, 409, "not_over")
    assert (await client.post(f"/api/tables/{code}/start")).status_code == 200
    request = {"type": "act", "id": "1", "seat": "Ana", "action": "resign"}
    answer = await client.post(f"/api/tables/{code}/requests", json=request)
    assert answer.status_code == 200, answer.text
    return code


async def test_a_table_tells_its_story_when_the_game_is_over(ana):
    code = await finished(ana)
    told = (await ana.get(f"/api/tables/{code}/story")).json()
    GameStory.model_validate(told)
    record = (await ana.get(f"/api/tables/{code}/record")).json()
    assert told["story"] == story_of(record)
    assert told["seconds"] >= 0
    found = (await ana.get(f"/api/tables/{code}/verification")).json()
    Verification.model_validate(found)
    assert found == told["verification"]
    assert found["state"] == "holds"
    shown = (await ana.get(f"/api/tables/{code}/replay")).json()
    again = await replayed(ana, record)
    assert {**shown, "seconds": None} == again, "a record downloaded in one place opens in another"
    assert is_problem(await ana.get("/api/tables/BCDFGHJ/replay"), 404, "no_such_table")


async def test_a_list_says_how_far_games_have_come_and_which_seat_is_ones_own(app, ana):
    wanted = {"edition": "euro", "name": "Ana", "seats": [{"bot": "simple", "name": "Bo"}]}
    code = (await ana.post("/api/tables", json=wanted)).json()["code"]
    (line,) = (await ana.get("/api/tables")).json()["tables"]
    assert (line["mine"], line["face"]["progress"]) == (["Ana"], None)
    await ana.post(f"/api/tables/{code}/start")
    (line,) = (await ana.get("/api/tables")).json()["tables"]
    assert line["face"]["progress"]["cash"] == {"Ana": 1500, "Bo": 1500}
    assert line["face"]["progress"]["period"] == "turn"
    async with client_of(app) as other:
        await other.post("/api/me")
        assert (await other.get("/api/tables")).json()["tables"] == []
