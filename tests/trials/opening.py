"""How much work it is for a browser to open a table: ``python -m tests.trials.opening``."""

import statistics

from playwright.sync_api import sync_playwright

from tests.page.building import build_page
from tests.page.conftest import CHROMIUM, DESKTOP, FLAGS
from tests.page.serving import PageServer
from tests.page.tables import make_table

TIMES = 5
BOARD = "[data-square]"


def work_of_opening(browser, url):
    """Seconds of work of a fresh page's main thread until the board is there."""
    context = browser.new_context(base_url=url, viewport=DESKTOP, reduced_motion="reduce")
    code = make_table(context, "euro")
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    # The time of the page's own thread: what else the machine does is not counted.
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(f"/t/{code}")
    page.locator(BOARD).first.wait_for()
    measured = devtools.send("Performance.getMetrics")["metrics"]
    context.close()
    return next(each["value"] for each in measured if each["name"] == "TaskDuration")


def main():
    """Open a table some times, and print the median."""
    build_page()
    server = PageServer().start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
            took = [work_of_opening(browser, server.url) for _ in range(TIMES)]
    finally:
        server.close()
    print(f"a table is opened in the browser with {statistics.median(took) * 1000:.0f} ms of work")


if __name__ == "__main__":
    main()
