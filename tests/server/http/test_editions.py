"""Editions over HTTP: the packaged ones, and those that the administrator has added."""

import json

import pytest
from fluent.runtime import FluentBundle, FluentResource

from passgo.editions import EDITIONS, load_edition
from passgo.server.app import create_app
from passgo.server.settings import SettingError, Settings, read_settings
from passgo.texts import LOCALES, Texts
from tests.editions.copies import copy_of, put
from tests.server.http.test_replays import played, replayed
from tests.server.http.test_routes import client_of, is_problem
from tests.server.serving import FREE


@pytest.fixture
def added(tmp_path, monkeypatch):
    """The folder of an edition that the administrator has added."""
    data = tmp_path / "data" / "editions"
    data.mkdir(parents=True)
    folder = copy_of("euro", data).rename(data / "mybox")
    put(folder, "rules.toml", "salary = 200", "salary = 300")
    put(folder, "box.toml", "order = 1", "order = 0")
    monkeypatch.setenv("PASSGO_DATA_DIR", str(tmp_path / "data"))
    return folder


async def names(client):
    return [line["edition"] for line in (await client.get("/api/editions")).json()]


async def test_the_list_has_all_that_a_shelf_shows_in_its_order(stranger):
    listed = (await stranger.get("/api/editions")).json()
    assert {line["edition"] for line in listed} == set(EDITIONS())
    assert [line["order"] for line in listed] == sorted(line["order"] for line in listed)
    for line in listed:
        box = load_edition(line["edition"])
        assert (line["digest"], line["family"]) == (box.digest, box.family)
        assert (line["modes"], line["players"]) == (list(box.modes), list(box.players))
        assert (line["palette"], line["cover"]) == (dict(box.palette), box.display.cover)
        assert (line["minutes"], line["official"]) == (box.display.minutes, box.display.official)
        for locale in LOCALES:
            texts = Texts(locale, box)
            assert line["titles"][locale] == texts.get("edition-title")
            assert line["characters"][locale] == texts.get("edition-character")


@pytest.mark.parametrize("edition", EDITIONS())
@pytest.mark.parametrize("locale", LOCALES)
async def test_the_texts_say_what_the_file_says(stranger, edition, locale):
    data = (await stranger.get(f"/api/editions/{edition}/texts/{locale}")).json()
    said = {entry[0]: entry for entry in data}
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(load_edition(edition).texts[locale]))
    for name, value, *attributes in data:
        message = bundle.get_message(name)
        assert in_words(value, said) == bundle.format_pattern(message.value)[0]
        shown = {key: in_words(each, said) for key, each in (attributes or [{}])[0].items()}
        expected = {key: bundle.format_pattern(each)[0] for key, each in message.attributes.items()}
        assert shown == expected
    assert len(said) > 40


def in_words(value, said):
    """A text as a page shows it."""
    if isinstance(value, str):
        return value
    words = []
    for part in value:
        if isinstance(part, str):
            words.append(part)
        elif part["type"] == "str":
            words.append(part["value"])
        else:
            entry = said[part["name"]]
            words.append(in_words(entry[2][part["attr"]] if part["attr"] else entry[1], said))
    return "".join(words)


async def test_texts_are_kept_as_long_as_they_are_the_same(stranger):
    line = next(
        line for line in (await stranger.get("/api/editions")).json() if line["edition"] == "euro"
    )
    address = "/api/editions/euro/texts/en"
    answer = await stranger.get(address)
    tag = answer.headers["etag"]
    assert tag == f'"{line["texts"]["en"]}"'
    assert answer.headers["cache-control"] == "no-cache"
    kept = await stranger.get(f"{address}?v={line['texts']['en']}")
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert kept.content == answer.content
    other = await stranger.get(f"{address}?v={line['texts']['fr']}")
    assert other.headers["cache-control"] == "no-cache"
    for known in (tag, f'"x", W/{tag}'):
        same = await stranger.get(address, headers={"If-None-Match": known})
        assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", tag)
    assert (await stranger.get(address, headers={"If-None-Match": '"x"'})).status_code == 200


@pytest.mark.parametrize("path", ["mars/texts/en", "euro/texts/de", "euro/texts/..%2ffr", "mars"])
async def test_what_is_not_there_is_no_page(stranger, path):
    assert is_problem(await stranger.get(f"/api/editions/{path}"), 404, "no_such_page")


async def test_an_added_edition_is_listed_played_recorded_and_replayed(added, ana):
    assert (await names(ana))[0] == "mybox"
    line, euro = (await ana.get("/api/editions")).json()[:2]
    assert (line["official"], line["cover"]) == (False, "euro")
    assert line["digest"] == load_edition(added).digest != euro["digest"]
    wanted = {"edition": "mybox", "name": "Ana", "seats": [{"bot": "simple"}]}
    code = (await ana.post("/api/tables", json=wanted)).json()["code"]
    assert (await ana.post(f"/api/tables/{code}/start")).status_code == 200
    request = {"type": "act", "id": "1", "seat": "Ana", "action": "resign"}
    assert (await ana.post(f"/api/tables/{code}/requests", json=request)).status_code == 200
    record = (await ana.get(f"/api/tables/{code}/record")).json()
    assert (record["edition"], record["edition_digest"]) == ("mybox", line["digest"])
    assert (await ana.get(f"/api/tables/{code}/verification")).json()["state"] == "holds"
    shown = await replayed(ana, record)
    assert shown["story"]["setting"]["edition_digest"] == line["digest"]


async def test_a_record_of_another_edition_of_the_name_is_refused(added, ana):
    record = json.loads(json.dumps(played("euro"))) | {"edition": "mybox"}
    answer = await ana.post("/api/replay", json=record)
    assert is_problem(answer, 422, "bad_record")
    assert "edition: mybox: found" in answer.json()["detail"]
    assert "the edition this was played with" in answer.json()["detail"]


async def test_a_changed_edition_is_shown_as_it_is_now(added, ana):
    before = (await ana.get("/api/editions")).json()[0]
    put(added, "texts.en.ftl", "edition-title = Euro (1999)", "edition-title = My own box")
    after = (await ana.get("/api/editions")).json()[0]
    assert (after["titles"]["en"], after["digest"]) == ("My own box", before["digest"])
    assert after["texts"]["en"] != before["texts"]["en"]
    assert after["texts"]["fr"] == before["texts"]["fr"]
    assert "My own box" in (await ana.get("/api/editions/mybox/texts/en")).text


async def test_a_broken_edition_is_left_out_and_tells_strangers_nothing(added, ana):
    put(added, "board.toml", "price = 60", "price = 'sixty'")
    assert "mybox" not in await names(ana)
    assert is_problem(await ana.get("/api/editions/mybox"), 404, "no_such_page")
    answer = await ana.post("/api/tables", json={"edition": "mybox"})
    assert is_problem(answer, 409, "option")
    assert str(added.parent) not in answer.text
    record = json.loads(json.dumps(played("euro"))) | {"edition": "mybox"}
    answer = await ana.post("/api/replay", json=record)
    assert is_problem(answer, 422, "bad_record")
    assert str(added.parent) not in answer.text


async def test_a_server_may_have_the_packaged_editions_alone(added, tmp_path):
    settings = read_settings(
        {"PASSGO_EDITIONS_ALLOWED": "packaged"}, database=str(tmp_path / "p.sqlite"), **FREE
    )
    made = create_app(settings)
    async with made.router.lifespan_context(made), client_of(made) as client:
        await client.post("/api/me")
        assert sorted(await names(client)) == list(EDITIONS())
        assert is_problem(await client.get("/api/editions/mybox"), 404, "no_such_page")
        answer = await client.post("/api/tables", json={"edition": "mybox"})
        assert is_problem(answer, 409, "option")
        assert answer.json()["args"]["found"] == "'mybox'"
        record = json.loads(json.dumps(played("euro"))) | {"edition": "mybox"}
        answer = await client.post("/api/replay", json=record)
        assert is_problem(answer, 422, "bad_record")


def test_what_is_allowed_is_one_of_two_words():
    with pytest.raises(SettingError, match="PASSGO_EDITIONS_ALLOWED: found 'all', expected added"):
        Settings(editions_allowed="all")
