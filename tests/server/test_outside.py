"""Players from outside on a server: those that the administrator lists, and no other."""

import asyncio
import logging

import pytest

from passgo.bots import player as players
from passgo.errors import CommandError
from passgo.server.app import create_app
from passgo.server.settings import Settings, read_settings
from tests.bots.outside import Sleeper, add
from tests.documents import ROOT, blocks
from tests.server.serving import process, serving
from tests.server.sockets.test_playing import Player
from tests.waiting import HANG

pytestmark = pytest.mark.usefixtures("own_players")
MIXED = """
from passgo.players import player
@player("raiser", title="Raiser")
def decide(view, choices):
    raise KeyError("nothing")
@player("babbler", title="Babbler")
def babble(view, choices):
    return {"sing": "a song"}
"""


@pytest.fixture
def mine(tmp_path):
    """The player of the documents, in a file."""
    snippets = blocks(ROOT / "docs" / "bots.md", "python")
    path = tmp_path / "mybot.py"
    path.write_text(next(block.text for block in snippets if "@player" in block.text))
    return path


@pytest.fixture
def faulty(tmp_path):
    path = tmp_path / "faulty.py"
    path.write_text(MIXED)
    return path


async def play(running, *bots, actions=12):
    """Play a while against some bots; the entries that people were told."""
    ana = await running.guest()
    code = await ana.make("euro", mode="short", seats=[{"bot": bot} for bot in bots])
    async with ana.seat(code) as talk:
        person = Player(talk)
        assert (await talk.request("start"))["type"] == "done"
        async with asyncio.timeout(HANG):
            await person.play(actions)
        updates = [message for message in talk.heard if message["type"] == "update"]
        # On a slow machine notices say that a player is thinking.
        assert not [message for message in talk.heard if message["type"] == "trouble"]
        return person, [entry for message in updates for entry in message["entries"]]


async def test_a_listed_player_is_offered_and_plays(tmp_path, mine):
    async with serving(tmp_path / "tables.sqlite", players=str(mine)) as running:
        ana = await running.guest()
        form = (await ana.http.get("/api/editions/euro")).json()
        assert form["bots"][-1] == {
            "name": "mine",
            "title": None,
            "text": None,
            "called": "My bot",
            "heavy": False,
        }
        lane = (await ana.http.get("/api/editions/knockout")).json()
        assert "mine" not in {bot["name"] for bot in lane["bots"]}
        person, entries = await play(running, "mine")
        seat = next(s["name"] for s in person.document["table"]["seats"] if s["bot"])
        assert any(entry["seat"] == seat and entry["by"] == "bot" for entry in entries)
        assert not [entry for entry in entries if entry["name"] == "forfeited"]


async def test_players_that_forfeit_are_named_and_the_table_goes_on(tmp_path, faulty, caplog):
    async with serving(tmp_path / "tables.sqlite", players=str(faulty)) as running:
        with caplog.at_level(logging.WARNING, "passgo"):
            person, entries = await play(running, "raiser", "babbler")
    told = [entry for entry in entries if entry["name"] == "forfeited"]
    assert {(e["args"]["bot"]["words"], e["args"]["why"]) for e in told} == {
        ("Raiser", "raised"),
        ("Babbler", "nonsense"),
    }
    assert len(told) == 2
    assert person.acted == 12
    assert "player raiser forfeited a decision: KeyError: 'nothing' (faulty.py" in caplog.text


async def test_a_player_that_sleeps_does_not_stop_the_server(tmp_path, monkeypatch):
    sleeper = Sleeper()
    monkeypatch.setattr(players.ASKER, "wait", sleeper.asker().wait)
    add("sleepy", sleeper.decide)
    async with serving(tmp_path / "tables.sqlite") as running:
        person, entries = await play(running, "sleepy", "novice")
    sleeper.wake()
    assert person.acted == 12
    told = [entry["args"]["why"] for entry in entries if entry["name"] == "forfeited"]
    assert told == ["late"]


async def test_a_player_that_is_not_listed_is_refused(tmp_path):
    async with serving(tmp_path / "tables.sqlite") as running:
        ana = await running.guest()
        wanted = {"edition": "euro", "name": "Ana", "seats": [{"bot": "mine"}]}
        answer = await ana.http.post("/api/tables", json=wanted)
        assert answer.status_code in {400, 409, 422}


async def test_the_command_lists_players_and_a_process_with_a_sleeper_ends(tmp_path):
    """The threads of players are daemons: nothing waits for one that does not come back."""
    path = tmp_path / "sleepy.py"
    path.write_text(
        "import threading\nfrom passgo.players import player\n"
        '@player("sleepy")\ndef decide(view, choices):\n    threading.Event().wait()\n'
    )
    async with process(tmp_path / "tables.sqlite", "--code", str(path)) as running:
        ana = await running.guest()
        code = await ana.make("euro", seats=[{"bot": "sleepy"}])
        async with ana.seat(code) as talk:
            assert (await talk.request("start"))["type"] == "done"


def test_players_are_a_setting(mine):
    settings = read_settings({"PASSGO_PLAYERS": f" {mine}, more "})
    assert settings.player_list == (str(mine), "more")
    with pytest.raises(CommandError, match="players-error-none"):
        create_app(Settings(players="nowhere.py"))
