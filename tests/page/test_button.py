"""The big button at moments where it must not be wrong."""

import pytest

from .test_papers import at_moment, with_offers


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_debt_is_paid_by_one_press(visit, server, phone):
    driver = at_moment(visit(phone=phone), server, "euro-debt")
    driver.page.wait_for_selector("[data-way-out]")
    steps = driver.page.locator("[data-way-out] [data-step]").count()
    assert driver.page.locator("[data-step-on]").count() == steps
    before = len(driver.sent)
    driver.press("[data-main]")
    request, answer, _ = driver.acted(before)
    assert (request["type"], answer["type"]) == ("act_all", "done")
    assert len(request["actions"]) == steps + 1
    assert driver.game["matter"] is None


def test_an_offer_is_opened_first_and_the_end_of_the_turn_asks_once(visit, server):
    driver = with_offers(visit(lang="fr"), server)
    before = len(driver.sent)
    driver.page.keyboard.press(
        driver.page.locator("""[data-action='"end"']""").get_attribute("aria-keyshortcuts")
    )
    driver.page.wait_for_selector("[data-warning]")
    assert len(driver.sent) == before
    driver.press("[data-main]")
    driver.page.wait_for_selector("dialog [data-main]")
