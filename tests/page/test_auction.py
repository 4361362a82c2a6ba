"""Auctions in one tap: how high one goes, the limit that the table keeps to, and how it ends."""

from .auctions import open_offer, to_auction
from .tables import request

VILNIUS, PARIS, BERLIN = 1, 37, 39


def limit_of(driver, seat="Ana"):
    return driver.document["you"][seat].get("limit")


def test_a_limit_in_one_tap_wins_the_lot(visit, server):
    context = visit()
    driver = open_offer(context, server, VILNIUS, owned=[("Ana", [3])])
    to_auction(driver)
    page = driver.page
    page.wait_for_selector("[data-card=good][aria-checked=true]")
    page.keyboard.press("3")
    page.wait_for_selector("[data-card=all][aria-checked=true]")
    page.focus("[data-limit-slider]")
    most = int(page.input_value("[data-limit-slider]"))
    for key in ("ArrowLeft", "PageDown"):
        page.keyboard.press(key)
    driver.wait(lambda: int(page.input_value("[data-limit-slider]")) == most - 11, "the slider")
    page.keyboard.press("2")
    page.wait_for_selector("[data-card=good][aria-checked=true]")
    assert "Space" in page.get_attribute("[data-main]", "aria-keyshortcuts")
    before = len(driver.sent)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    wished, answer, _ = driver.acted(before)
    assert wished["type"] == "habits"
    assert answer["type"] == "done"
    driver.wait(lambda: driver.game["phase"] != "auction", "the end of the auction")
    page.wait_for_selector("[data-sold=Ana]")
    assert len(driver.sent) == before + 1
    assert driver.game["lots"][0]["owner"] == "Ana"


def test_who_is_topped_may_go_on_and_who_leads_is_asked_before_a_pass(visit, server):
    context = visit()
    customs = {"warning": 600, "pace": 0}
    driver = open_offer(context, server, PARIS, ["shrewd"], customs, owned=[("Vasco", [BERLIN])])
    to_auction(driver)
    page = driver.page
    page.wait_for_selector("[data-need=Vasco]")
    driver.settle()
    page.focus("[data-limit-slider]")
    page.keyboard.press("Home")
    driver.press("[data-request=limit]")
    driver.wait(lambda: (limit_of(driver) or {}).get("topped"), "Vasco to go over it")
    page.wait_for_selector("[data-own-limit].topped")
    before = len(driver.sent)
    driver.press("[data-request=limit]")
    wished, _, _ = driver.acted(before)
    driver.wait(lambda: driver.game["matter"]["bidder"] == "Vasco", "Vasco to go over it again")
    assert wished["limit"] > driver.game["matter"]["least"] or limit_of(driver)["topped"]
    driver.settle()
    driver.press("[data-action='\"pass\"']")
    driver.wait(lambda: driver.game["phase"] != "auction", "the end of the auction")
    page.wait_for_selector("[data-sold=Vasco]")


def test_on_a_phone_the_choice_is_in_the_sheet_and_fits(visit, server):
    context = visit(phone=True, lang="fr")
    driver = open_offer(context, server, 8, edition="revolution")
    page = driver.page
    for height, width in ((844, 390), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        if height == 844:
            to_auction(driver)
        page.wait_for_selector("[data-auction-sheet]")
        driver.settle()
        assert driver.look()["wide"] <= 0
        for hook in (
            "[data-main]",
            "[data-card]",
            "[data-action='\"pass\"']",
            "[data-opens=square]",
        ):
            box = page.locator(hook).first.bounding_box()
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height
    before = len(driver.sent)
    driver.press("[data-action='\"pass\"']")
    passed, _, _ = driver.acted(before)
    assert passed["action"] == "pass"


def test_on_one_screen_a_limit_is_hidden_from_the_next_person(visit, server):
    context = visit()
    driver = open_offer(context, server, PARIS, [None, "regular"])
    request(context, driver.table["code"], type="sit", place=1)
    driver.wait(lambda: len(driver.mine) == 2, "both seats")
    to_auction(driver)
    page = driver.page
    first = driver.look()["seat"]
    page.focus("[data-limit-slider]")
    page.keyboard.press("End")
    driver.press("[data-request=limit]")
    driver.wait(lambda: limit_of(driver, first), "the limit")
    other = next(seat for seat in driver.mine if seat != first)
    driver.press(f"[data-pass-to='{other}'] button")
    page.wait_for_selector("[data-pass-to]", state="detached")
    driver.wait(lambda: driver.look()["seat"] == other, "the other's turn")
    amount = limit_of(driver, first)["amount"]
    assert page.locator("[data-own-limit]").count() == 0
    assert page.locator(f"text=/your limit.*{amount}/i").count() == 0
