"""First the dice, then the news: what the page tells follows what moves, and folds in the log."""

from .playing import play_on
from .tables import make_table, open_table
from .test_access import grave_issues

MOST = 40
"""Turns within which two others have played after one's own."""
TOLD = """() => [
  [...document.querySelectorAll("[data-cash]")].map((each) => each.dataset.cash).join(),
  document.querySelectorAll("[data-log] li").length,
]"""
ASKED = "document.querySelector('[data-main]:not([data-request=at-once])') !== null"


def test_the_news_follows_the_dice_and_space_does_not_wait(visit):
    context = visit(still=False)
    context.clock.install()
    driver = open_table(context, make_table(context, "euro", bots=["simple"]))
    page = driver.page
    driver.wait(lambda: driver.rests and page.evaluate(ASKED), "the first throw")
    # The mats and the log come after the board.
    driver.wait(lambda: page.evaluate(TOLD)[1], "the log")
    told = page.evaluate(TOLD)
    # From here on no time goes by: the dice roll for ever.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    number = driver.number
    page.keyboard.press("Space")
    page.wait_for_selector("[data-request='at-once']")
    assert driver.number > number
    assert page.evaluate(TOLD) == told
    page.keyboard.press("Space")
    driver.wait(lambda: driver.look()["number"] > number, "the news")
    assert page.evaluate(TOLD)[1] > told[1]
    page.clock.resume()
    driver.wait(lambda: page.evaluate(ASKED), "the next question")
    assert [request["action"] for request, _ in driver.sent.values()] == ["roll"]


def to_recap(driver):
    """Play until one's turn begins after others have played."""
    for _ in range(MOST):
        driver.settle()
        if driver.page.locator("[data-recap]").count():
            return
        play_on(driver, 1)
    raise AssertionError(f"no recap in {MOST} presses")


def test_what_happened_since_the_last_turn_is_told_until_one_acts(visit):
    context = visit()
    driver = open_table(context, make_table(context, "euro", bots=["simple"] * 3))
    page = driver.page
    to_recap(driver)
    told = page.locator("[data-recap] li").all_inner_texts()
    assert len(told) == 3
    assert page.evaluate("document.activeElement.closest('[data-recap]')") is None
    assert not grave_issues(page, "recap")
    # Others' turns are one line of the log each, which opens.
    fold = page.locator("[data-fold]").last
    folded = int(fold.get_attribute("data-fold"))
    fold.click()
    assert page.locator("[data-inside] li").count() == folded
    page.reload()
    driver.settle()
    page.wait_for_selector("[data-recap]")
    assert page.locator("[data-recap] li").all_inner_texts() == told
    before = len(driver.sent)
    page.keyboard.press("Space")
    driver.acted(before)
    page.wait_for_selector("[data-recap]", state="detached")
