"""From a turn at a table to the browser of a person elsewhere, through a real push service."""

import asyncio
import json
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from py_vapid import Vapid02

from passgo.server.push.keys import new_key
from passgo.server.store.subscriptions import MOST_FAILURES, MOST_OF_GUEST
from tests.server.push.browser import Browser, push_service
from tests.server.serving import serving
from tests.waiting import until

CALLING = {"push_contact": "mailto:ana@example.org", "push_local": True}
CUSTOMS = {"pace": 0, "absence": None}
FRENCH = {"title": "À vous de jouer\u202f!", "body": "La table {} vous attend."}


@asynccontextmanager
async def calling(url, **more):
    """A server that calls people as soon as they are gone."""
    async with serving(url, push_key=new_key(), **CALLING, **more) as running:
        hall = running.services.hall
        hall.limits = replace(hall.limits, grace=0)
        yield running


async def subscribe(guest, service, path, browser, locale="fr"):
    body = {"endpoint": service.base + path, "keys": browser.keys(), "locale": locale}
    answer = await guest.http.post("/api/push/subscriptions", json=body)
    assert answer.json() == {"subscribed": True}, answer.text


async def id_of(running, guest):
    header = (b"authorization", f"Bearer {guest.key}".encode())
    return (await running.services.keys.find({"headers": [header]})).id


async def stored(running, guest):
    found = await running.services.store.subscriptions_of(await id_of(running, guest))
    return [each.endpoint for each in found]


async def away_from_a_table(running, bob):
    """A table of Ana's at which Bob sits, and is not."""
    ana = await running.guest()
    code = await ana.make(seats=[{"bot": None}], customs=CUSTOMS)
    taken = await bob.http.post(f"/api/tables/{code}/seats", json={"name": "Bob"})
    assert taken.status_code == 200, taken.text
    assert (await ana.http.post(f"/api/tables/{code}/start")).status_code == 200
    return ana, code


async def act(guest, code, seat, action):
    body = {"type": "act", "id": f"{seat}-{json.dumps(action)}", "seat": seat, "action": action}
    answer = await guest.http.post(f"/api/tables/{code}/requests", json=body)
    assert answer.status_code == 200, answer.text


async def test_a_call_reaches_the_browser_and_says_no_more_than_whose_turn_it_is(store_url):
    browser = Browser()
    async with push_service() as service, calling(store_url) as running:
        bob = await running.guest()
        shown = (await bob.http.get("/api/push")).json()["key"]
        await subscribe(bob, service, "/bob", browser)
        _, code = await away_from_a_table(running, bob)
        await until(lambda: service.received)
        await running.services.pusher.settled()
        expected = {"code": code, **FRENCH, "body": FRENCH["body"].format(code)}
        assert service.messages(browser, "/bob") == [expected]
        (_, headers, _) = service.received[0]
        assert Vapid02.verify(headers["authorization"])
        assert headers["authorization"].endswith(f"k={shown}")


async def test_gone_and_failing_browsers_are_forgotten(store_url):
    browser = Browser()
    async with push_service() as service, calling(store_url, pushes_per_hour=0) as running:
        bob = await running.guest()
        await subscribe(bob, service, "/gone", browser)
        await subscribe(bob, service, "/bob", browser)
        service.status = 500
        for left in range(MOST_FAILURES, 0, -1):
            assert len(await stored(running, bob)) == (2 if left == MOST_FAILURES else 1)
            running.services.pusher.call(await id_of(running, bob), "K7QX2MP")
            await running.services.pusher.settled()
        assert await stored(running, bob) == []


async def test_a_slow_browser_holds_up_neither_others_nor_the_game(tmp_path, monkeypatch):
    browser = Browser()
    async with push_service() as service, calling(tmp_path / "t.sqlite") as running:
        bob = await running.guest()
        await subscribe(bob, service, "/slow", browser)
        await subscribe(bob, service, "/bob", browser)
        ana, code = await away_from_a_table(running, bob)
        await until(lambda: service.messages(browser, "/bob"))
        await act(ana, code, "Ana", "roll")
        assert not service.silent.is_set()
        # The server stops here although a message is on its way.


async def test_a_full_queue_and_a_guest_called_too_often_drop_calls(tmp_path, monkeypatch):
    monkeypatch.setattr("passgo.server.push.pusher.QUEUED", 2)
    async with calling(tmp_path / "t.sqlite", pushes_per_hour=8) as running:
        pusher = running.services.pusher
        noted = []
        pusher.note = noted.append
        # Nothing is taken from the queue before this test waits.
        for _ in range(3):
            pusher.call("ana", "K7QX2MP")
        assert noted == ["limited"]
        for name in ("bob", "cid"):
            pusher.call(name, "K7QX2MP")
        assert noted == ["limited", "dropped", "dropped"]
        await pusher.settled()


async def test_a_guest_has_few_subscriptions_and_can_end_them(store_url):
    browser = Browser()
    async with push_service() as service, calling(store_url) as running:
        bob, eve = await running.guest(), await running.guest()
        for number in range(MOST_OF_GUEST + 1):
            await subscribe(bob, service, f"/{number}", browser)
        kept = {f"{service.base}/{number}" for number in range(1, MOST_OF_GUEST + 1)}
        assert set(await stored(running, bob)) == kept
        ended = {"endpoint": f"{service.base}/3"}
        await eve.http.post("/api/push/unsubscribe", json=ended)
        assert set(await stored(running, bob)) == kept
        answer = await bob.http.post("/api/push/unsubscribe", json=ended)
        assert answer.json() == {"subscribed": False}
        assert set(await stored(running, bob)) == kept - {ended["endpoint"]}
        # A browser belongs to the guest who used it last.
        await subscribe(eve, service, "/4", browser)
        assert await stored(running, eve) == [f"{service.base}/4"]
        assert f"{service.base}/4" not in await stored(running, bob)


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://127.0.0.1/a"},
        {"endpoint": "http://push.example.org/a"},
        {"keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        {"keys": {"p256dh": Browser().keys()["p256dh"], "auth": "AAAA"}},
        {"more": 1},
    ],
)
async def test_a_wrong_subscription_is_refused(tmp_path, change):
    body = {"endpoint": "https://push.example.org/a", "keys": Browser().keys(), "locale": "fr-CA"}
    async with serving(
        tmp_path / "t.sqlite", push_key=new_key(), push_contact="https://example.org"
    ) as running:
        bob = await running.guest()
        answer = await bob.http.post("/api/push/subscriptions", json=body | change)
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
        assert (await bob.http.post("/api/push/subscriptions", json=body)).status_code == 200


async def test_without_a_key_nothing_is_sent(tmp_path):
    async with serving(tmp_path / "t.sqlite") as running:
        bob = await running.guest()
        assert (await bob.http.get("/api/push")).json() == {"key": None}
        body = {"endpoint": "https://push.example.org/a", "keys": Browser().keys()}
        answer = await bob.http.post("/api/push/subscriptions", json=body)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_push")
        assert running.services.hall.call_guest is None


async def test_subscriptions_of_an_address_are_limited(tmp_path):
    body = {"endpoint": "https://push.example.org/a", "keys": Browser().keys()}
    async with serving(
        tmp_path / "t.sqlite",
        push_key=new_key(),
        subscriptions_per_hour=8,
        push_contact="https://example.org",
    ) as running:
        bob = await running.guest()
        asked = [bob.http.post("/api/push/subscriptions", json=body) for _ in range(3)]
        found = sorted(answer.status_code for answer in await asyncio.gather(*asked))
        assert found == [200, 200, 429]
