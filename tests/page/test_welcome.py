"""Who plays, by which rules, and whose turn it is at one screen: by clicks and keys."""

import json

from .driver import Driver
from .playing import play_on
from .tables import make_table, open_table, request
from .test_access import grave_issues


def test_the_first_game_asks_who_plays_and_the_next_does_not(visit):
    page = visit(known=False).new_page()
    driver = Driver(page)
    page.goto("/")
    page.locator("[data-box='euro'] button").click()
    page.wait_for_selector("[data-welcome]")
    assert grave_issues(page, "the card") == []
    page.keyboard.type("Nadia")
    driver.press("[data-portrait]:nth-of-type(3)")
    driver.press("[data-token='4']")
    page.keyboard.press("Enter")
    driver.wait(lambda: driver.document and driver.game, what="the game")
    own = driver.table["seats"][0]
    assert (own["name"], own["token"]) == ("Nadia", 4)
    assert own["portrait"] is not None
    assert len({seat["token"] for seat in driver.table["seats"]}) == len(driver.table["seats"])
    kept = json.loads(page.evaluate("localStorage.getItem('passgo')"))
    assert (kept["name"], kept["portrait"], kept["token"]) == ("Nadia", own["portrait"], 4)
    page.goto("/new/disney")
    page.wait_for_selector("[data-start='start']")
    driver.wait(lambda: driver.table["edition"] == "disney", what="the other table")
    assert page.locator("[data-welcome]").count() == 0
    assert driver.table["seats"][0]["name"] == "Nadia"


def test_house_rules_from_a_preset_to_the_game(visit):
    page = visit(lang="fr").new_page()
    driver = Driver(page)
    page.goto("/new/euro")
    driver.wait(lambda: driver.document is not None, what="the table")
    page.locator("[data-house='open']").click()
    driver.press("[data-preset='quick']")
    driver.wait(lambda: driver.table["preset"] == "quick", what="a quick evening")
    page.wait_for_selector("[data-differs='5']")
    driver.press("[data-house='more']")
    assert grave_issues(page, "house rules") == []
    page.locator("dialog [data-chip='houses_before_hotel'] button").click()
    page.wait_for_selector("[data-differs='4']")
    assert driver.table["options"]["houses_before_hotel"] == 4
    page.get_by_role("searchbox").fill("caution")
    page.wait_for_selector("[data-rule='jail_fine_timing']")
    assert page.locator("[data-rule]").count() < 5
    driver.press("[data-house='done']")
    page.wait_for_selector("dialog", state="detached")
    assert "modifiée" in page.locator("[data-house='open']").inner_text()
    driver.press("[data-start='start']")
    driver.wait(lambda: driver.game is not None, what="the game")
    page.locator("[data-opens='rules']").first.click()
    page.wait_for_selector("dialog [data-chips='4']")


def test_two_people_at_one_screen_are_called_by_name(visit):
    context = visit()
    code = make_table(context, "euro", seats=[{}], start=False)
    request(context, code, type="sit", place=1, name="Max")
    request(context, code, type="start")
    driver = open_table(context, code)
    page, orders, named = driver.page, set(), []

    def look(_shown):
        mats = page.locator("[data-mat]").evaluate_all("all => all.map((each) => each.dataset.mat)")
        orders.add(tuple(mats))
        turn = driver.game["turn"]
        if driver.game["phase"] == "roll" and not turn["throws"] and not driver.game["matter"]:
            card = page.locator("[data-turn-of]").get_attribute("data-turn-of")
            assert page.locator("[data-main]").inner_text().startswith(f"{card}: ")
            assert page.locator("[data-mat] .tag", has_text="you").count() == 1
            named.append((card, turn["mover"]))

    play_on(driver, 16, each=look)
    assert orders == {("Ana", "Max")}
    assert {card for card, _ in named} == {"Ana", "Max"}
    assert all(card == mover for card, mover in named)
