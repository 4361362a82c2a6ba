"""Every box from the shelf to its end, by clicks alone."""

import os

import pytest

from .driver import Driver
from .playing import finish, follow_hint, lend, resign

EDITIONS = {"euro": 2, "disney": 2, "deska": 3, "revolution": 2, "knockout": 2, "atlantic": 2}
"""Each box with the fewest who play it."""
PRESSES = int(os.environ.get("PASSGO_PRESSES", "12"))
"""After so many actions, as the hint has them, our player goes home."""
LENDS = {"revolution"}
"""Boxes at which a bot then plays on to the end; at the others our player gives up."""


def lay(page, edition, people=2):
    """From Home to the first move: a box is set up, bots are quick, the game is short."""
    driver = Driver(page)
    page.goto("/")
    page.locator(f"[data-box='{edition}'] a").click()
    driver.wait(lambda: driver.document is not None, what="the table")
    page.locator("[data-tempo] summary").click()
    page.locator("[data-pace]").select_option(index=0)
    while len(driver.table["seats"]) > 1:
        send_away(driver)
    for place in range(1, people):
        driver.press("[data-bot='simple']")
        driver.wait(lambda n=place: len(driver.table["seats"]) > n, what="a simple bot")
    page.locator("[data-house='open']").click()
    page.wait_for_selector("[data-preset]")
    if page.locator("[data-preset='quick']").count():
        driver.press("[data-preset='quick']")
        driver.wait(lambda: driver.table["preset"] == "quick", what="a quick evening")
    driver.press("[data-house='done']")
    driver.press("[data-start='start']")
    driver.wait(lambda: driver.table["phase"] == "playing", what="the game")
    return driver


def send_away(driver):
    """The last of the bots leaves the table."""
    last = len(driver.table["seats"]) - 1
    driver.page.locator(f"[data-chair='{last}'] button").click()
    driver.press("[data-chair-do='remove']")
    driver.wait(lambda: len(driver.table["seats"]) == last, what="an empty chair")
    driver.close_panels()


def play_whole(page, edition, leave, **more):
    """A game to its end; the rare one that has none is left, and another laid."""
    for _ in range(3):
        driver = lay(page, edition, EDITIONS[edition])
        if finish(driver, PRESSES, leave, **more):
            return driver
    raise AssertionError(f"three games of {edition}, and none has ended")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_to_its_end_by_clicks(visit, edition):
    page = visit().new_page()
    leave = lend if edition in LENDS else resign
    driver = play_whole(page, edition, leave, press=follow_hint)
    assert driver.table["winners"]
    assert driver.table["winners"][0] in page.locator("[data-bar], [data-end]").first.inner_text()


def test_a_game_on_a_phone_never_scrolls_sideways(visit):
    page = visit(phone=True).new_page()
    page.goto("/")
    assert page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )

    heights = []

    def fits(shown):
        assert shown["wide"] <= 0, f"{shown['wide']} pixels too wide"
        heights.append(shown["high"])

    driver = play_whole(page, "euro", lend, each=fits)
    fits(driver.look())
    assert heights[0] <= 0, "at the first throw everything is on the screen"
