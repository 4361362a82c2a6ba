"""A person who is elsewhere hears of their turn; one who only watches takes a bot's seat."""

import struct
import xml.etree.ElementTree as ET

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

from passgo.server.push.keys import new_key, point_of
from passgo.server.push.pusher import message_of

from .driver import Driver
from .serving import PageServer
from .tables import make_table, request
from .test_installed import until, worker_of

HIDE = """(on) => {
  const is = (name, value) =>
    Object.defineProperty(document, name, { configurable: true, get: () => value });
  is("hidden", on);
  is("visibilityState", on ? "hidden" : "visible");
  document.dispatchEvent(new Event("visibilitychange"));
}"""
POINT = list(point_of(generate_private_key(SECP256R1()).public_key()))
SUBSCRIBED = f"""
  let known = null;
  PushManager.prototype.getSubscription = async () => known;
  PushManager.prototype.subscribe = async ({{ applicationServerKey }}) => (known = {{
    endpoint: "https://push.example.org/bob",
    options: {{ applicationServerKey: new Uint8Array({POINT}).buffer }},
    given: applicationServerKey,
    getKey: (name) => new Uint8Array(name === "auth" ? 16 : {POINT}).buffer,
    unsubscribe: async () => (known = null) === null,
  }});
"""
"""A browser's push service is on the internet, where this one cannot go."""
SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, tag }) => [title, body, tag]))"""


@pytest.fixture
def calling(built_page, monkeypatch):
    """A server that can call people."""
    monkeypatch.setenv("PASSGO_PUSH_KEY", new_key())
    monkeypatch.setenv("PASSGO_PUSH_CONTACT", "mailto:ana@example.org")
    running = PageServer().start()
    yield running
    running.close()


def sit_beside_ana(visit, base):
    """A game of Ana, who has no window, and Bob's device; the table's code."""
    ana, bob = visit(base=base), visit(base=base, lang="fr")
    code = make_table(ana, "euro", bots=(None,), start=False, customs={"absence": None})
    assert bob.request.post("/api/me").ok
    assert bob.request.post(f"/api/tables/{code}/seats", data={"name": "Bob"}).ok
    request(ana, code, type="start")
    return ana, bob, code


def play_until_bob(ana, code):
    """Ana plays until the table waits for Bob."""
    for number in range(60):
        if "Bob" in ana.request.get(f"/api/tables/{code}").json()["face"]["waiting"]:
            return
        for word in ("roll", "buy", "decline", "pass", "end", "pay"):
            sent = {"type": "act", "id": f"{number}-{word}", "seat": "Ana", "action": word}
            if ana.request.post(f"/api/tables/{code}/requests", data=sent).ok:
                break
    raise AssertionError("it is never Bob's turn")


def test_whoever_went_elsewhere_is_asked_once_and_then_called(calling, visit):
    ana, bob, code = sit_beside_ana(visit, calling.url)
    bob.add_init_script(SUBSCRIBED)
    page = bob.new_page()
    driver = Driver(page)
    page.goto(f"/t/{code}")
    driver.wait(lambda: driver.document is not None, what="the table")
    icon = page.locator("link[rel='icon']")
    until(page, lambda: page.title() == f"À vous\u202f! Table {code}")
    assert icon.get_attribute("href") == "./icon-turn.svg"
    worker_of(page)
    # Nobody is asked for anything on arrival, nor when it is their own turn that they leave.
    page.evaluate(HIDE, True)
    page.evaluate(HIDE, False)
    request(bob, code, type="act", seat="Bob", action="roll")
    until(page, lambda: page.title() == f"Table {code}")
    assert icon.get_attribute("href") == "./icon.svg"
    question = page.locator("[data-asks-to-call]")
    assert question.count() == 0
    page.evaluate(HIDE, True)
    page.evaluate(HIDE, False)
    question.wait_for()
    bob.grant_permissions(["notifications"])
    with page.expect_response("**/api/push/subscriptions") as told:
        page.get_by_role("button", name="Oui, prévenez-moi").click()
    assert told.value.json() == {"subscribed": True}
    question.wait_for(state="detached")

    page.evaluate(HIDE, True)
    play_until_bob(ana, code)
    said = ["À vous de jouer\u202f!", f"La table {code} vous attend.", code]
    until(page, lambda: page.evaluate(SHOWN) == [said])
    page.evaluate(HIDE, False)
    until(page, lambda: page.evaluate(SHOWN) == [])

    # The server's message, as the browser hands it to the page's worker.
    devtools = bob.new_cdp_session(page)
    workers = []

    def note(found):
        workers.extend(found["registrations"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", note)
    devtools.send("ServiceWorker.enable")
    until(page, lambda: workers)
    sent = {
        "origin": calling.url,
        "registrationId": workers[-1]["registrationId"],
        "data": message_of(code, "fr").body.decode(),
    }
    devtools.send("ServiceWorker.deliverPushMessage", sent)
    until(page, lambda: page.evaluate(SHOWN) == [said])


def test_a_watcher_takes_a_bots_seat_and_saves_the_result(visit, server):
    ana, eve = visit(), visit(phone=True)
    code = make_table(ana, "euro", bots=("simple",), take_over=True)
    page = eve.new_page()
    driver = Driver(page)
    page.goto(f"/t/{code}")
    driver.wait(lambda: driver.document is not None, what="the table")
    (bot,) = (seat["name"] for seat in driver.table["seats"] if seat["bot"])
    page.locator(f"[data-mat='{bot}']").first.click()
    page.locator("[data-take-seat]").click()
    driver.wait(lambda: driver.mine == [bot], what="the seat")
    page.locator("[data-take-seat]").wait_for(state="detached")
    request(ana, code, type="act", seat="Ana", action="resign")
    driver.wait(lambda: driver.is_over, what="the end")
    page.goto(f"/t/{code}/end")
    page.locator("[data-opens='share']").click()
    with page.expect_download() as saved:
        page.locator("[data-share='png']").click()
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack("!II", picture[16:24]) == (1080, 1350)
    with page.expect_download() as saved:
        page.locator("[data-share='svg']").click()
    drawn = saved.value.path().read_text(encoding="utf-8")
    words = [each.text for each in ET.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]
    assert f"{bot} wins!" in words
    assert "Ana" in words
    # Nothing is loaded from elsewhere.
    assert drawn.count("url(") == drawn.count('url("data:') + drawn.count("url(#")
    assert "href" not in drawn
