"""What must not disturb a game: another language, a line that breaks."""

from passgo.texts import Texts
from tests.waiting import until_so

from .playing import play_on
from .tables import make_table, open_table


def test_the_language_changes_in_the_middle_of_a_game(visit):
    context = visit(lang="en")
    driver = open_table(context, make_table(context, "euro"))
    play_on(driver, 8)
    driver.settle()
    page = driver.page
    english = page.locator("[data-bar]").inner_text()
    driver.press("[data-opens='settings']")
    driver.press("button[lang='fr']")
    until_so(lambda: page.evaluate("document.documentElement.lang") == "fr")
    driver.close_panels()
    until_so(lambda: page.locator("[data-bar]").inner_text() != english)
    texts = Texts("fr")
    assert page.get_by_role("tab", name=texts.get("play-tab-log")).count()
    play_on(driver, 6)
    page.reload()
    driver.settle()
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_a_lost_connection_heals(visit, own_server):
    context = visit(base=own_server.url)
    context.watch.forgive("WebSocket connection", "ERR_CONNECTION_REFUSED")
    driver = open_table(context, make_table(context, "euro"))
    play_on(driver, 4)
    driver.settle()
    number = driver.number
    own_server.stop()
    driver.wait(lambda: driver.look()["line"] == "lost", what="the banner")
    before = len(driver.sent)
    driver.press("[data-main]")
    own_server.start()
    driver.wait(lambda: driver.look()["line"] == "open", "the line")
    request, answer, _ = driver.acted(before)
    assert answer["type"] == "done", (request, answer)
    driver.settle()
    assert driver.number > number
    play_on(driver, 4)
