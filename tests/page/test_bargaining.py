"""Trades that answer, in the page: a bot's reply, what it would take, a deed, offers that wait."""

from passgo.game import Game

from .middles import lay
from .tables import open_table, request

SEATS = ("Ana", "Vasco", "Odile")
LOTS = ("Ana station 5 35", "Ana brown 1", "Vasco red 24", "Vasco brown 3", "Odile red 21 23")
ASKS = {"offer": {"to": "Vasco", "give": {"lots": [5]}, "get": {"lots": [24]}}}


def table_in_play(context, server, offers=()):
    """Ana's turn among bots, with these offers open; the page and its driver."""
    ask = context.request
    assert ask.post("/api/me").ok
    bots = [{"bot": "shrewd", "name": "Vasco"}, {"bot": "regular", "name": "Odile"}]
    customs = {"pace": 0, "unwatched": 600_000}
    made = {"edition": "euro", "name": "Ana", "seats": bots, "customs": customs}
    code = ask.post("/api/tables", data=made).json()["code"]
    request(context, code, type="start")
    game = Game.from_position(_position())
    for seat, offer in offers:
        game.apply(seat, {"offer": offer})
    driver = open_table(context, lay(server.database, code, game.position()))
    # What is said before the page shows the table is a thing of the past.
    driver.settle()
    return driver


def _position():
    new = Game.new("euro", SEATS, seed=3).position().splitlines()
    kept = [line for line in new if line and line.split(" ", 1)[0] not in {"turn", "seat"}]
    seats = [
        f"seat {seat} cash 700 at {place}" for seat, place in zip(SEATS, (26, 6, 12), strict=True)
    ]
    turn = "turn number 14 mover Ana phase roll"
    return "\n".join([*kept, turn, *seats, *(f"lots {line}" for line in LOTS)]) + "\n"


def owner_of(driver, lot):
    return next(each["owner"] for each in driver.document["game"]["lots"] if each["lot"] == lot)


def make(context, driver, action):
    code = driver.document["table"]["code"]
    request(context, code, type="act", seat="Ana", action=action)


def test_one_key_adds_what_the_bot_asks_for(visit, server):
    context = visit()
    driver = table_in_play(context, server)
    page = driver.page
    make(context, driver, ASKS)
    answer = page.locator("[data-answer=Vasco]")
    answer.wait_for()
    assert "Odile has all the rest of a colour" in answer.inner_text()
    assert "Vasco’s wish" in answer.inner_text()
    # What is left for later is found in the log again.
    page.keyboard.press("Escape")
    answer.wait_for(state="detached")
    page.locator("[data-see-answer]").last.click()
    answer.wait_for()
    page.wait_for_function("document.querySelector('[data-bar] [data-main]').dataset.request")
    page.keyboard.press("Space")
    driver.wait(lambda: owner_of(driver, 24) == "Ana", what="the deal")
    answer.wait_for(state="detached")
    assert owner_of(driver, 5) == "Vasco"


def test_on_a_phone_another_offer_is_one_tap(visit, server):
    context = visit(phone=True, lang="fr")
    driver = table_in_play(context, server)
    page = driver.page
    make(context, driver, ASKS)
    sheet = page.locator("dialog[open]")
    sheet.locator("[data-answer=Vasco]").wait_for()
    other = sheet.locator("[data-proposal]").first
    other.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.click()
    driver.wait(lambda: owner_of(driver, 24) == "Ana", what="the deal")
    sheet.wait_for(state="detached")


def test_a_deed_leads_to_a_trade_for_it(visit, server):
    context = visit()
    driver = table_in_play(context, server)
    page = driver.page
    page.locator("[data-square='23']").first.dispatch_event("click")
    sheet = page.locator("[data-deed-sheet]")
    sheet.wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("[data-square-info='24']").wait_for()
    sheet.get_by_text("Odile needs it most.").wait_for()
    sheet.locator("[data-proposal]").first.wait_for()
    page.keyboard.press("t")
    page.locator("[data-basket=get] [data-lot='24']").first.wait_for()


def test_an_offer_that_waits_lies_on_the_stage(visit, server):
    context = visit()
    offer = {"to": "Ana", "give": {"lots": [24]}, "get": {"lots": [35], "cash": 50}}
    driver = table_in_play(context, server, [("Vasco", offer)])
    page = driver.page
    page.locator("[data-offers='1']").wait_for()
    assert page.locator("[data-ringed]").count() == 2
    assert page.locator("[data-offer-from=Vasco]").count() == 1
    page.locator("[data-offers] [data-opens=trade]").click()
    page.locator("[data-trade]").wait_for()
    page.locator("[data-trade] button[data-main]").click()
    driver.wait(lambda: owner_of(driver, 24) == "Ana", what="the deal")
    page.locator("[data-offers]").wait_for(state="detached")
