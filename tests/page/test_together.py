"""Several people: by link on two devices, on another in an auction, on one screen."""

from collections import Counter

from tests.shots.moments import Moment, laid

from .driver import Driver
from .middles import lay
from .playing import play_on
from .tables import make_table, open_table, request

SHORTAGE = Moment(
    "euro",
    ("cash 600 at 20", "cash 600 at 10", "cash 600 at 12", "cash 600 at 22"),
    ("Ana brown 1 3", "Vasco red 21 23 24", "Odile light_blue 6 8 9", "Léo orange 16 18 19"),
    (("Vasco", {"build": [21]}),),
    houses=1,
)
"""Three others are asked whether they want the last house too."""


def test_two_devices_and_one_comes_back_on_another(visit):
    ana, bob = visit(), visit(lang="fr")
    code = make_table(ana, "euro", bots=["simple", None], start=False)
    here = open_table(ana, code)
    there = sit_by_link(bob, code)
    here.wait(lambda: here.table["seats"][2]["name"] == there.mine[0], what="the guest")
    here.press("[data-start='start']")
    for driver in (here, there):
        driver.wait(lambda driver=driver: driver.game is not None, what="the game")
    to_an_auction(here, there)

    there.press("[data-opens='menu']")
    there.press("[data-menu='device']")
    there.page.wait_for_selector("[data-handover]")
    handover = there.page.get_attribute("[data-handover]", "data-handover")
    seat = there.mine
    there.page.close()

    phone = visit(phone=True, lang="fr")
    page = phone.new_page()
    again = Driver(page)
    page.goto(f"/take/{handover}")
    again.wait(lambda: again.document is not None, what="the table on the phone")
    assert again.mine == seat
    assert again.game["matter"]["kind"] == "auction"
    again.settle()
    before = len(again.sent)
    again.press("[data-card=step]")
    again.press("[data-action='bid']")
    request, answer, _ = again.acted(before)
    assert "bid" in request["action"]
    assert answer["type"] == "done"


def sit_by_link(context, code):
    """Follow a link and sit down."""
    driver = open_table(context, code)
    driver.press("[data-start='sit']")
    driver.wait(lambda: driver.mine, what="the seat")
    return driver


def to_an_auction(here, there):
    """Play until a lot is auctioned and the guest is asked; no player here buys."""
    for _ in range(120):
        asked = there.wait(lambda: who_is_asked(here, there), "somebody to be asked")
        if is_asked_to_bid(there):
            there.settle()
            return
        move(asked)
    raise AssertionError("no auction in 120 moves")


def who_is_asked(here, there):
    """The page at which a player must act; none while a bot does."""
    for driver in (there, here):
        if driver.rests and any(seat in driver.game["to_act"] for seat in driver.mine):
            return driver
    return None


def is_asked_to_bid(driver):
    """Whether this page is the next to bid; what another page knows may be old."""
    matter = driver.game["matter"]
    is_auction = matter is not None and matter["kind"] == "auction"
    return is_auction and driver.mine[0] in driver.game["to_act"]


def move(driver):
    """The big button, but let others have a lot."""
    driver.settle()
    before = len(driver.sent)
    hook = "[data-action='\"decline\"']" if driver.game["phase"] == "buy" else "[data-main]"
    driver.press(hook)
    driver.acted(before)


def test_four_people_on_one_screen(visit):
    page = visit().new_page()
    driver = Driver(page)
    page.goto("/new/euro")
    driver.wait(lambda: driver.document is not None, what="the table")
    for place in (1, 2, 3):
        page.locator(f"[data-chair='{place}'] button").click()
        driver.press("[data-chair-do='open']")
        driver.wait(lambda place=place: driver.table["seats"][place]["open"], what="a free chair")
        page.locator(f"[data-chair='{place}'] button").click()
        driver.press("[data-chair-do='here']")
        driver.press("[data-welcome-play]")
        driver.wait(lambda place=place: len(driver.mine) == place + 1, what="a neighbour")
    driver.press("[data-start='start']")
    driver.wait(lambda: driver.game is not None, what="the game")
    acted = Counter()
    play_on(driver, 30, each=lambda shown: acted.update([shown["seat"]]))
    assert set(acted) == set(driver.mine)


def test_whoever_is_picked_in_a_shortage_stays_when_another_answers(visit, server):
    here, elsewhere = visit(), visit()
    seats = [{"bot": "simple", "name": "Vasco"}, {}, {}]
    code = make_table(here, "euro", seats=seats, start=False)
    request(here, code, type="sit", place=2, name="Odile")
    assert elsewhere.request.post("/api/me").ok
    request(elsewhere, code, type="sit", place=3, name="Léo")
    request(here, code, type="start")
    code = lay(server.database, code, laid(SHORTAGE))
    driver = open_table(here, code)
    driver.press("[data-pass-to='Ana'] button")
    driver.press("[data-speak-for='Odile']")
    driver.press("[data-pass-to='Odile'] button")
    number = driver.settle()["number"]
    request(elsewhere, code, type="act", seat="Léo", action="pass")
    driver.wait(lambda: driver.number > number, what="the other's answer")
    shown = driver.settle()
    assert (shown["seat"], shown["passes"]) == ("Odile", False)
    before = len(driver.sent)
    driver.press("[data-action='\"pass\"']")
    said, answer, _ = driver.acted(before)
    assert (said["seat"], answer["type"]) == ("Odile", "done")
