"""Whole games through the page: by the big button, as a child would play them."""


def play_on(driver, most, *, press=None, each=None):
    """Press the big button up to so many times, or until the game is over for this seat."""
    press = press or (lambda driver: driver.press("[data-main]"))
    for _ in range(most):
        shown = driver.settle()
        if each:
            each(shown)
        if is_out(driver) or driver.is_endless:
            return
        before = len(driver.sent)
        press(driver)
        driver.wait(
            lambda n=before: len(driver.sent) > n or driver.look()["dialogs"] or is_warned(driver),
            "a request",
        )
        if driver.look()["dialogs"]:
            fill_panel(driver)
        elif driver.unanswered:
            driver.wait(lambda: not driver.unanswered, "an answer")


def is_warned(driver):
    """Whether a button asks once before it goes on; pressed again, it does."""
    return driver.page.query_selector("[data-warning]") is not None


def follow_hint(driver):
    """Do what a good player would, where one can be asked; else press the big button."""
    if driver.press("[data-tool='hint']", must=False):
        driver.page.wait_for_selector("[data-hint]")
        if driver.press("[data-hint] .do", must=False):
            return
        # It says to wait for the answer to an offer.
        driver.press("[data-hint] button")
        seat = driver.look()["seat"]
        driver.wait(
            lambda: all(offer["from"] != seat for offer in driver.game["offers"]), "an answer"
        )
        follow_hint(driver)
        return
    driver.press("[data-main]")


def fill_panel(driver):
    """The big button has opened a list: its first row is as good as any."""
    before = len(driver.sent)
    driver.press("[data-action]")
    driver.wait(lambda: len(driver.sent) > before, "a request from a panel")
    driver.wait(lambda: not driver.unanswered, "an answer")
    driver.close_panels()


def lend(driver):
    """Let a bot continue, as a player who must leave does."""
    driver.press("[data-opens='menu']")
    driver.press("[data-menu='lend']")
    driver.wait(lambda: not driver.unanswered, "an answer")
    driver.close_panels()


def is_out(driver):
    """Whether the game is over for our seat."""
    return driver.is_over or driver.table["held"] == "out"


def resign(driver):
    """Leave for good, as soon as the rules let one."""
    while not is_out(driver) and not driver.is_endless:
        driver.press("[data-opens='menu']")
        if driver.press("[data-opens='leave']", must=False):
            driver.press("[data-sure]")
            driver.wait(lambda: is_out(driver), what="being out")
        else:
            driver.close_panels()
            play_on(driver, 1)


def plays(driver):
    """Whether one of our seats is asked, and no bot plays for it yet."""
    return any(seat["name"] in driver.asked and not seat["bot"] for seat in driver.table["seats"])


def finish(driver, most, leave=lend, **more):
    """Play to the end: so many times the big button, then we go home; whether there was an end."""
    play_on(driver, most, **more)
    while not driver.is_over:
        driver.settle()
        if driver.is_over:
            break
        if driver.is_endless:
            return False
        before = len(driver.sent)
        if held := driver.table["held"]:
            # Bots have played alone for a while, and wait for a person to watch.
            driver.press("[data-way='skip']" if held == "out" else "[data-main]")
            driver.acted(before)
        elif plays(driver):
            leave(driver)
        driver.wait(lambda: driver.is_over or driver.table["held"] or driver.is_endless, "the end")
    driver.settle()
    return True
