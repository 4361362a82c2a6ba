"""Interruptions: a socket that reconnects, a server that stops, a second server."""

import asyncio
import signal

import pytest
import websockets
from sqlalchemy import create_engine, select

from passgo.game import Game
from passgo.server.store.schema import tables
from tests.server.serving import process, serving
from tests.server.sockets.test_playing import Player, compiled, play_together
from tests.server.store.making import age
from tests.waiting import HANG


async def test_who_comes_back_hears_the_rest(tmp_path):
    async with serving(tmp_path / "t") as server:
        ana = await server.guest()
        code = await ana.make(seats=[{"bot": "simple"}])
        async with ana.seat(code) as talk:
            player = Player(talk)
            await talk.request("start")
            await player.play(3)
            last = player.number
        async with ana.seat(code) as talk:
            player = Player(talk)
            await player.play(2)
            missed = player.number - last
        async with ana.seat(code, last=last) as talk:
            heard = [entry["number"] for entry in talk.whole["recent"]]
            assert heard == list(range(last + 1, talk.whole["number"] + 1))
            assert missed <= len(heard)
            assert not talk.whole["gap"]
        async with ana.seat(code, last=10**6) as talk:
            assert talk.whole["number"] < 10**6
        await ana.close()


async def test_a_request_sent_twice_happens_once(tmp_path):
    async with serving(tmp_path / "t") as server:
        ana = await server.guest()
        code = await ana.make()
        async with ana.seat(code) as talk:
            first = await talk.request("say", id="same", seat="Ana", words="hello")
            again = await talk.request("say", id="same", seat="Ana", words="hello")
            assert first == again
        answer = await ana.http.post(
            f"/api/tables/{code}/requests",
            json={"type": "say", "id": "same", "seat": "Ana", "words": "hello"},
        )
        assert answer.json() == first
        other = await ana.http.post(
            f"/api/tables/{code}/requests",
            json={"type": "say", "id": "same", "seat": "Ana", "words": "something else"},
        )
        assert (other.status_code, other.json()["code"]) == (409, "id_used")
        await ana.close()


async def test_nobody_acts_for_another(tmp_path):
    async with serving(tmp_path / "t") as server:
        ana, eve = await server.guest(), await server.guest()
        code = await ana.make(seats=[{"bot": "simple"}])
        async with ana.seat(code) as talk, eve.seat(code) as spy:
            await talk.request("start")
            for request in (
                {"type": "act", "seat": "Ana", "action": "roll"},
                {"type": "lend", "seat": "Ana"},
                {"type": "stand", "place": 0},
                {"type": "handover", "place": 0},
                {"type": "say", "seat": "Ana", "phrase": "hello"},
            ):
                assert (await spy.request(**request))["type"] == "refused", request
            assert spy.whole["document"]["you"] == {}
            assert all(message.get("document", {"you": {}})["you"] == {} for message in spy.heard)
            assert "passgo" not in str(spy.heard)
            assert eve.key not in str(talk.heard)
        for guest in (ana, eve):
            await guest.close()


async def test_a_seat_is_handed_to_another_device_once(tmp_path):
    async with serving(tmp_path / "t") as server:
        ana, phone, eve = [await server.guest() for _ in range(3)]
        code = await ana.make()
        given = await ana.http.post(f"/api/tables/{code}/handover", json={"place": 0})
        handover = given.json()["answer"]["handover"]
        taken = await phone.http.post("/api/handover", json={"code": handover})
        assert taken.json()["code"] == code
        again = await eve.http.post("/api/handover", json={"code": handover})
        assert (again.status_code, again.json()["code"]) == (409, "no_such_handover")
        async with phone.seat(code) as talk:
            assert talk.whole["mine"] == ["Ana"]
        for guest in (ana, phone, eve):
            await guest.close()


async def test_a_server_that_stops_sends_everybody_on_and_loses_nothing(tmp_path):
    async with process(tmp_path / "t.sqlite") as server:
        ana = await server.guest()
        code = await ana.make(seats=[{"bot": "simple"}])
        async with ana.seat(code) as talk:
            player = Player(talk)
            await talk.request("start")
            await player.play(4)
            server.child.send_signal(signal.SIGTERM)
            with pytest.raises(websockets.ConnectionClosed) as caught:
                await talk.hear("never")
            assert caught.value.rcvd.code == 1012
            assert any(m["type"] == "trouble" and m["code"] == "restarting" for m in talk.heard)
    assert server.code == 0
    assert ana.key not in server.log
    assert code not in server.log
    async with process(tmp_path / "t.sqlite") as server:
        ana.running = server
        async with ana.seat(code, last=player.number) as talk:
            assert talk.whole["number"] >= player.number
            assert talk.whole["mine"] == ["Ana"]
    await ana.close()


def let_leader_lapse(url, code):
    """End the lease of the server that leads a table."""
    engine = create_engine(url)
    leader = select(tables.c.leader).where(tables.c.code == code)
    with engine.begin() as connection:
        age(connection, connection.execute(leader).scalar_one(), 1_000)
    engine.dispose()


async def test_two_servers_share_one_table(postgres_url):
    patient = {"lease_seconds": 10 * HANG}
    async with process(postgres_url, **patient) as one, process(postgres_url, **patient) as two:
        ana = await one.guest()
        bob = await two.guest()
        code = await ana.make(seats=[{"bot": None}])
        joined = await bob.http.post(f"/api/tables/{code}/seats", json={"name": "Bob"})
        assert joined.status_code == 200, joined.text
        async with ana.seat(code) as first, bob.seat(code) as second:
            players = [Player(first), Player(second)]
            assert (await first.request("start"))["type"] == "done"
            async with asyncio.timeout(HANG):
                await play_together(players, 12)
            one.child.send_signal(signal.SIGKILL)
            await one.child.wait()
            await asyncio.to_thread(let_leader_lapse, postgres_url, code)
            ana.running = two
            async with asyncio.timeout(HANG), ana.seat(code, last=players[0].number) as again:
                returned = Player(again)
                assert returned.number >= players[0].number, "what was told is there"
                await play_together([returned, players[1]], 12)
                assert returned.number > players[0].number
        for guest in (ana, bob):
            await guest.close()


async def test_a_record_over_http_is_a_game(tmp_path):
    async with serving(tmp_path / "t", warm=True) as server:
        await compiled(server.services.hall.thinkers)
        ana = await server.guest()
        code = await ana.make("knockout", seats=[{"bot": "simple"}])
        early = await ana.http.get(f"/api/tables/{code}/record")
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        async with ana.seat(code) as talk:
            player = Player(talk)
            await talk.request("start")
            await player.play(2)
            await player.leave()
        record = (await ana.http.get(f"/api/tables/{code}/record")).json()
        assert Game.replay(record).is_over
        await ana.close()
