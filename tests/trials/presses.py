"""How many presses an auction takes: a person who wants the lot, at a table of three regulars.

``python -m tests.trials.presses`` presses the big button whenever the page asks, as long as the
next bid is within the person's limit, and passes beyond it. With ``PYTHONPATH`` set to the sources
of another version, whose page is built, it measures that one.
"""

import argparse

from playwright.sync_api import sync_playwright

from tests.page.auctions import open_offer, to_auction
from tests.page.conftest import CHROMIUM, DESKTOP, FLAGS
from tests.page.serving import PageServer

LOTS = ((1, 60), (19, 200))
PACE = {"pace": 1, "warning": 5}
"""As at a table that one click lays."""
FAR = 10
"""A limit of so many printed prices wins the lot."""


def is_going(driver):
    return driver.game["phase"] == "auction"


def is_asked(driver):
    """Whether the person may bid now, and the page shows it."""
    return "Ana" in driver.game["to_act"] and driver.look()["number"] == driver.number


def pressed(driver, limit):
    """Play an auction to its end; how many presses it took."""
    presses = 0
    while is_going(driver):
        driver.wait(lambda: not is_going(driver) or is_asked(driver), "a question")
        if not is_going(driver):
            break
        before = len(driver.sent)
        wants = driver.game["matter"]["least"] <= limit
        driver.page.keyboard.press(" " if wants else "p")
        driver.acted(before)
        presses += 1
    return presses


def measure(browser, server, lot, limit, repeat):
    """Presses and bids of some auctions of a lot."""
    for _ in range(repeat):
        context = browser.new_context(
            base_url=server.url, viewport=DESKTOP, locale="en-GB", reduced_motion="reduce"
        )
        driver = open_offer(context, server, lot, customs=PACE)
        to_auction(driver)
        number = driver.number
        presses = pressed(driver, limit)
        owner = next(each["owner"] for each in driver.game["lots"] if each["lot"] == lot)
        yield presses, driver.number - number, owner == "Ana"
        context.close()


def main():
    """Print the presses for every lot: to win it, and up to its printed price."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeat", type=int, default=3)
    asked = parser.parse_args()
    server = PageServer().start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
            for lot, price in LOTS:
                for name, limit in (("to win it", FAR * price), ("to its price", price)):
                    found = list(measure(browser, server, lot, limit, asked.repeat))
                    presses = " ".join(str(presses) for presses, _, _ in found)
                    entries = " ".join(str(entries) for _, entries, _ in found)
                    won = sum(won for _, _, won in found)
                    print(
                        f"{price}, {name}: presses {presses}; bids and passes {entries}; won {won}"
                    )
            browser.close()
    finally:
        server.close()


if __name__ == "__main__":
    main()
