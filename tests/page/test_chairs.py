"""The menu at a chair: by hand and by keys, and gone when it is not wanted."""

import pytest

from .tables import make_table, open_table

MENU = "[data-chair-menu]"
FOCUS = "document.activeElement.dataset.chairDo ?? document.activeElement.ariaLabel"


def chair_of(page, place):
    return page.locator(f"[data-chair='{place}'] button")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_chairs_menu_stands_at_its_chair_and_goes_away(visit, phone):
    context = visit(phone=phone)
    page = open_table(context, make_table(context, "euro", bots=["simple", None], start=False)).page
    chair_of(page, 2).click()
    menu = page.locator(MENU)
    menu.wait_for()
    chair, shown = chair_of(page, 2).bounding_box(), menu.bounding_box()
    assert abs(shown["y"] - (chair["y"] + chair["height"])) < 30
    assert shown["x"] >= 0
    assert shown["x"] + shown["width"] <= page.viewport_size["width"]
    page.mouse.click(5, page.viewport_size["height"] / 2)
    menu.wait_for(state="detached")
    chair_of(page, 2).click()
    menu.wait_for()
    chair_of(page, 2).click()
    menu.wait_for(state="detached")
    chair_of(page, 2).click()
    menu.wait_for()
    chair_of(page, 0).click()
    menu.locator("form").wait_for()


def test_a_chairs_menu_by_keys(visit):
    context = visit()
    page = open_table(context, make_table(context, "euro", bots=["simple", None], start=False)).page
    chair = chair_of(page, 2)
    chair.focus()
    name = chair.get_attribute("aria-label")
    page.keyboard.press("Enter")
    page.locator(MENU).wait_for()
    assert page.evaluate(FOCUS) == "here"
    page.keyboard.press("ArrowUp")
    assert page.evaluate(FOCUS) == "remove"
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUS) == "here"
    page.keyboard.press("Escape")
    page.locator(MENU).wait_for(state="detached")
    assert page.evaluate(FOCUS) == name
    assert page.locator("[data-start]").count()
