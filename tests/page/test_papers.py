"""Papers on the stage and sheets, at moments that are laid: they fit, and say what is played."""

import pytest

from tests.shots.moments import MOMENTS, SEATS, laid

from .middles import lay
from .tables import make_table, open_table
from .test_access import grave_issues

OVERFLOW = """() => {
  const paper = document.querySelector("[data-stage-paper]");
  return [paper.scrollHeight - paper.clientHeight, paper.scrollWidth - paper.clientWidth];
}"""


def at_moment(context, server, name):
    """A table at one of the moments that pictures are taken of; its driver."""
    moment = MOMENTS[name]
    bots = [{"bot": "simple", "name": seat} for seat in SEATS[1:]]
    code = make_table(context, moment.edition, seats=bots, options=moment.options)
    driver = open_table(context, lay(server.database, code, laid(moment)))
    driver.settle()
    return driver


def with_offers(context, server):
    """The same with an offer to Ana; Léo's answer to her own is put aside if the page shows it."""
    driver = at_moment(context, server, "euro-trade")
    driver.page.wait_for_selector("[data-opens='trade'], [data-answer]")
    if driver.page.locator("[data-answer]").count():
        driver.page.keyboard.press("Escape")
    driver.page.wait_for_selector("[data-opens='trade']")
    return driver


@pytest.mark.parametrize("moment", ["euro-debt", "euro-keep"])
def test_a_question_of_the_game_fits_on_the_stage_of_a_phone(visit, server, moment):
    driver = at_moment(visit(phone=True, lang="fr"), server, moment)
    driver.page.wait_for_selector("[data-stage-paper]")
    assert driver.page.evaluate(OVERFLOW) == [0, 0]
    assert not grave_issues(driver.page, moment)


def test_a_plan_is_begun_anew_in_a_small_window(visit, server):
    driver = at_moment(visit(), server, "euro-build")
    driver.page.set_viewport_size({"width": 1024, "height": 768})
    driver.press("[data-opens='build']")
    driver.press("[data-plan='plus']")
    driver.wait(lambda: "build" in driver.look()["actions"], what="the price of a plan")
    driver.press("button[aria-keyshortcuts='z']")
    driver.wait(lambda: "build" not in driver.look()["actions"], what="an empty plan")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_house_is_planned_by_one_question(visit, server, phone):
    driver = at_moment(visit(phone=phone), server, "euro-build")
    driver.press("[data-opens='build']")
    driver.page.wait_for_selector("[data-lot='26'] [data-plan='plus'][aria-disabled=false]")
    driver.hear_out()
    assert driver.asked_about("preview") == [{"build": []}]
    for count, lot in enumerate((26, 1, 3), start=1):
        driver.press(f"[data-lot='{lot}'] [data-plan='plus']")
        driver.wait(lambda: "build" in driver.look()["actions"], what="the price of a plan")
        assert len(driver.asked_about("preview")) == 1 + count
    assert driver.asked_about("preview")[-1] == {"build": [26, 1, 3]}
    before = len(driver.sent)
    driver.press("[data-action='build']", 0.99)
    request, answer, _ = driver.acted(before)
    assert (request["action"], answer["type"]) == ({"build": [26, 1, 3]}, "done")
    levels = {lot["lot"]: lot["level"] for lot in driver.game["lots"]}
    assert [levels[lot] for lot in (26, 1, 3)] == [1, 3, 3]


def test_what_is_last_on_a_sheet_is_not_under_the_buttons_at_its_foot(visit, server):
    driver = at_moment(visit(phone=True), server, "euro-build")
    driver.press("[data-opens='build']")
    driver.page.set_viewport_size({"width": 390, "height": 340})
    driver.press("[data-plan='plus']", share=0.99)
    driver.wait(lambda: "build" in driver.look()["actions"], what="the price of a plan")


def test_an_offer_is_turned_down_by_its_letter(visit, server):
    driver = with_offers(visit(), server)
    before = len(driver.sent)
    driver.press("[data-opens='trade']")
    driver.page.wait_for_selector("[data-trade] kbd")
    driver.page.keyboard.press("x")
    request, answer, _ = driver.acted(before)
    assert (request["action"], answer["type"]) == ({"reject": {"from": "Léo"}}, "done")


def test_what_the_unit_shows_is_told_by_its_text(visit, server):
    driver = at_moment(visit(phone=True, lang="fr"), server, "revolution-by-hand")
    driver.press("[data-opens='more']")
    driver.press("[data-action='unit']")
    driver.page.wait_for_selector("[data-unit-text='ev02']")
    assert not grave_issues(driver.page, "the unit's texts")
    before = len(driver.sent)
    driver.press("[data-unit-text='ev02']")
    request, answer, _ = driver.acted(before)
    assert (request["action"], answer["type"]) == ({"unit": "ev02"}, "done")
    assert next(seat for seat in driver.game["seats"] if seat["seat"] == "Ana")["jail"]


def test_the_rules_name_what_this_table_does_otherwise(visit, server):
    driver = at_moment(visit(), server, "euro-build")
    driver.press("[data-opens='rules']")
    driver.wait(lambda: driver.page.locator("[data-rules='book'] li").count() > 10, what="clauses")
    own = driver.page.locator("[data-rules='own']").inner_text()
    assert "Who asks for the rent?" in own
    assert "In the rule book: the owner must ask" in own
    assert not grave_issues(driver.page, "rules")
    assert "electronic unit" not in driver.page.locator("dialog").inner_text()
