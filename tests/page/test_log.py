"""The log next to the board: it follows the game, and stays in place while a player reads."""

from .tables import QUICK, make_table, open_table, request

MANY = 150
"""Actions of bots that make a log much longer than what is laid out at its end."""
SOME = 50
UP = 600
"""Pixels that a player scrolls up."""
HALF_A_LINE = 14
AWAY = """() => {
  const log = document.querySelector("[data-log]");
  return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""
READ = """() => {
  const log = document.querySelector("[data-log]").getBoundingClientRect();
  const lines = [...document.querySelectorAll("[data-log] li")];
  window.read ??= lines.find((line) => line.getBoundingClientRect().top > log.top + log.height / 3);
  return window.read.getBoundingClientRect().top - log.top;
}"""
"""The distance of the line being read from the upper edge: one in the middle, at first."""
COUNT = "document.querySelectorAll('[data-log] li').length"


def open_fast(context, most):
    """A table whose bots act at once, and wait for a person after this many actions."""
    customs = {**QUICK, "unwatched": most}
    driver = open_table(context, make_table(context, "euro", bots=["simple"] * 3, customs=customs))
    driver.settle()
    request(context, driver.table["code"], type="lend", seat="Ana", bot="simple")
    wait_for_bots(driver, most)
    return driver


def let_bots_play(driver, context, most):
    """Let bots continue: the log grows fast."""
    before = driver.number
    request(context, driver.table["code"], type="watch", how="watch")
    wait_for_bots(driver, before + most)


def wait_for_bots(driver, number):
    """Wait until bots have acted so often, and the page shows it."""
    driver.wait(lambda: driver.number >= number and driver.table["held"], "bots to wait")
    driver.wait(lambda: driver.look()["number"] == driver.number, "the page to show it")


def is_at_end(page):
    return page.evaluate(AWAY) <= 1


def test_the_log_follows_however_long_it_is(visit):
    context = visit()
    driver = open_fast(context, MANY)
    page = driver.page
    assert page.evaluate(COUNT) > 100
    driver.wait(lambda: is_at_end(page), "the end of the log")


def test_the_log_stays_where_somebody_reads_and_follows_again_at_its_end(visit):
    context = visit()
    driver = open_fast(context, SOME)
    page = driver.page
    driver.wait(lambda: is_at_end(page), "the end of the log")
    page.locator("[data-log]").hover()
    page.mouse.wheel(0, -UP)
    driver.wait(lambda: page.evaluate(AWAY) >= UP - 1, "somebody to scroll up")
    before, count = page.evaluate(READ), page.evaluate(COUNT)
    let_bots_play(driver, context, SOME)
    assert page.evaluate(COUNT) > count
    assert abs(page.evaluate(READ) - before) < HALF_A_LINE
    driver.wait(lambda: comes_to_end(page), "somebody to come to the end")
    let_bots_play(driver, context, SOME)
    driver.wait(lambda: is_at_end(page), "the end of the log")


def comes_to_end(page):
    """Scroll down as far as it goes; whether that is the end."""
    page.mouse.wheel(0, 2 * UP)
    return is_at_end(page)
