"""A game with the keyboard alone: nothing here touches a mouse."""

from .driver import Driver
from .playing import play_on

TABS = 200


def tab_to(page, selector):
    """Go by Tab to a control."""
    for _ in range(TABS):
        if page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {selector}")


def test_a_game_by_keyboard_alone(visit):
    page = visit().new_page()
    driver = Driver(page)
    page.goto("/")
    page.wait_for_selector("[data-box='euro'] a")
    tab_to(page, "[data-box='euro'] a")
    page.keyboard.press("Enter")
    driver.wait(lambda: driver.document is not None, what="the table")
    page.wait_for_selector("[data-start='start']")
    while len(driver.table["seats"]) > 2:
        send_away_by_keys(driver)
    tab_to(page, "[data-house='open']")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-preset]")
    tab_to(page, "[data-preset='quick']")
    page.keyboard.press("Enter")
    driver.wait(lambda: driver.table["mode"] == "short", what="the short game")
    tab_to(page, "[data-house='done']")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog", state="detached")
    tab_to(page, "[data-tempo] summary")
    page.keyboard.press("Enter")
    tab_to(page, "[data-pace]")
    page.keyboard.press("Home")
    driver.wait(lambda: driver.table["customs"]["pace"] == 0, what="quick bots")
    tab_to(page, "[data-start='start']")
    page.keyboard.press("Enter")
    driver.wait(lambda: driver.table["phase"] == "playing", what="the game")
    page.evaluate("document.activeElement.blur()")
    play_on(driver, 12, press=lambda _: page.keyboard.press("Space"))
    trade_by_keys(driver)
    leave_by_keys(driver)
    assert driver.is_over


def send_away_by_keys(driver):
    """The last of the bots leaves the table."""
    page = driver.page
    last = len(driver.table["seats"]) - 1
    tab_to(page, f"[data-chair='{last}'] button")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-chair-do='remove']")
    tab_to(page, "[data-chair-do='remove']")
    page.keyboard.press("Enter")
    driver.wait(lambda: len(driver.table["seats"]) == last, what="an empty chair")
    driver.close_panels()


def trade_by_keys(driver):
    """T opens the trade table, Escape leaves it."""
    page = driver.page
    driver.settle()
    if "trade" not in driver.look()["opens"]:
        return
    page.keyboard.press("t")
    page.wait_for_selector("[data-trade]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-trade]", state="detached")


def leave_by_keys(driver):
    """O is the list of everything; leaving asks first, and with it a game of two is over."""
    page = driver.page
    driver.settle()
    if driver.is_over:
        return
    page.keyboard.press("o")
    page.wait_for_selector("dialog[open]")
    tab_to(page, """[data-action='"resign"']""")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-sure]")
    tab_to(page, "[data-sure]")
    page.keyboard.press("Enter")
    driver.wait(lambda: driver.is_over, what="the end")
