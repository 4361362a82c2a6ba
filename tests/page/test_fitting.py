"""What fits where there is little room, and what keeps its place while something happens."""

import pytest

from tests.waiting import until_so

from .tables import make_table, open_table
from .test_access import grave_issues
from .test_papers import at_moment

ZOOMED = {"width": 720, "height": 450}
"""A laptop's window at 200 %."""

INSIDE = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}"""
OVERFLOWING_CHIPS = """() => [...document.querySelectorAll("button[data-mat]")].flatMap((chip) => {
  const sum = chip.querySelector("[data-cash]").getBoundingClientRect();
  return sum.right > chip.getBoundingClientRect().right ? [chip.innerText] : [];
})"""
HEIGHTS = """() => [...document.querySelectorAll("[data-box]")].map((box) => [
  Math.round(box.getBoundingClientRect().top),
  Math.round(box.querySelector(".facts").getBoundingClientRect().top),
])"""
LANGS = [("en", "light"), ("fr", "dark")]


@pytest.mark.parametrize(("lang", "theme"), LANGS)
@pytest.mark.parametrize("moment", ["euro-buy", "euro-auction", "euro-debt", "revolution-claim"])
def test_a_page_at_twice_its_size_has_its_bar_on_the_screen(visit, server, moment, lang, theme):
    driver = at_moment(visit(lang=lang, color_scheme=theme), server, moment)
    driver.page.set_viewport_size(ZOOMED)
    driver.page.wait_for_selector("[data-layout='low']")
    assert driver.page.evaluate(INSIDE, "[data-bar]")
    assert driver.page.evaluate(INSIDE, "[data-main]")
    shown = driver.look()
    assert (shown["wide"], shown["high"]) == (0, 0)
    assert not grave_issues(driver.page, moment)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("edition", "bots"), [("euro", 7), ("deska", 6)])
def test_a_small_phone_holds_a_full_table(visit, edition, bots, lang):
    context = visit(phone=True, lang=lang)
    driver = open_table(context, make_table(context, edition, bots=["simple"] * bots))
    driver.page.set_viewport_size({"width": 360, "height": 640})
    driver.settle()
    assert driver.page.locator("button[data-mat]").count() == bots + 1
    # The page hears of its new size a frame later.
    until_so(lambda: driver.page.evaluate("innerWidth") == 360 and not driver.look()["wide"])
    assert driver.look()["high"] == 0
    assert driver.page.evaluate(INSIDE, "[data-board]")
    assert driver.page.evaluate(INSIDE, "[data-main]")
    driver.press("[data-opens='lots']")
    driver.wait(lambda: driver.look()["dialogs"], what="one's lots")
    driver.close_panels()
    driver.press("[data-square='0']")
    driver.page.wait_for_selector("[data-here]")
    driver.close_panels()
    assert driver.page.evaluate(OVERFLOWING_CHIPS) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_button_for_a_name_lies_in_its_menu(visit, lang):
    context = visit(lang=lang)
    page = open_table(context, make_table(context, "euro", start=False)).page
    page.locator("[data-chair='0'] button").click()
    menu = page.locator("[data-chair-menu]").bounding_box()
    button = page.locator("[data-chair-menu] form button").bounding_box()
    assert button["x"] + button["width"] <= menu["x"] + menu["width"]


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "fr")])
def test_the_trade_table_stays_where_it_is_while_it_is_laid(visit, server, phone, lang):
    driver = at_moment(visit(phone=phone, lang=lang), server, "euro-buy")
    page = driver.page
    if not driver.press("[data-opens='trade']", must=False):
        driver.press("[data-opens='more']")
        driver.press("dialog [data-action='offer']")
    page.wait_for_selector("[data-trade]")
    until_so(lambda: page.evaluate("!document.getAnimations().length"))
    places = ("dialog", "[data-trade] footer", "[data-basket='give'] .rest")
    before = [page.locator(place).bounding_box() for place in places]
    add = page.locator("[data-basket='give'] .rest [data-lot]:not([aria-disabled])")
    for _ in range(add.count()):
        add.first.click()
        driver.wait(lambda: not driver.unanswered, what="an answer")
    page.locator("[data-basket='give'] .steps button").last.click()
    page.wait_for_selector("[data-trade] [data-action='offer']")
    assert [page.locator(place).bounding_box() for place in places] == before


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("fr", 1024), ("en", 390)])
def test_the_lines_of_the_boxes_stand_at_one_height(visit, lang, width):
    page = visit(lang=lang).new_page()
    page.set_viewport_size({"width": width, "height": 844})
    page.goto("/")
    page.wait_for_selector("[data-box]")
    page.evaluate("document.fonts.ready.then(() => null)")
    shelves = {}
    for shelf, line in page.evaluate(HEIGHTS):
        shelves.setdefault(shelf, set()).add(line)
    assert all(len(lines) == 1 for lines in shelves.values()), shelves


def test_an_unknown_table_is_told_of_once(visit):
    context = visit()
    context.watch.forgive("BCDFGHJ")
    page = context.new_page()
    page.goto("/t/BCDFGHJ")
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert page.locator("body").inner_text().count("BCDFGHJ") == 1


def test_escape_puts_away_a_hint_and_then_the_building_mode(visit, server):
    driver = at_moment(visit(), server, "euro-build")
    driver.press("[data-opens='build']")
    driver.press("[data-tool='hint']")
    driver.page.wait_for_selector("[data-hint]")
    driver.page.keyboard.press("Escape")
    driver.page.wait_for_selector("[data-hint]", state="detached")
    assert driver.look()["plans"]
    driver.page.keyboard.press("Escape")
    driver.wait(lambda: not driver.look()["plans"], what="the mode to be left")


def test_escape_puts_away_the_phrases_before_the_sheet_they_are_in(visit, server):
    driver = at_moment(visit(phone=True), server, "euro-build")
    driver.press("[data-opens='log']")
    driver.press("dialog button[aria-expanded='false']")
    driver.page.wait_for_selector("dialog [aria-expanded='true']")
    driver.page.keyboard.press("Escape")
    driver.page.wait_for_selector("dialog [aria-expanded='false']")
    assert driver.look()["dialogs"] == 1
    driver.page.keyboard.press("Escape")
    driver.page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_dimmed_plus_says_why(visit, server, phone):
    driver = at_moment(visit(phone=phone), server, "euro-build")
    page = driver.page
    driver.press("[data-opens='build']")
    driver.press("[data-lot='26'] [data-plan='plus']")
    why(driver, 26, "London")
    why(driver, 1, "Finish building first.", sign="minus")
    driver.press("[data-lot='26'] [data-plan='minus']")
    why(driver, 26, "There is no building on Copenhagen", sign="minus")
    driver.press("[data-lot='1'] [data-plan='minus']")
    why(driver, 26, "Finish the sale first.")
    assert not grave_issues(page, "building")


def why(driver, lot, words, sign="plus"):
    """The text at a disabled button on hover, or after a press if it is a minus."""
    page = driver.page
    button = page.locator(f"[data-lot='{lot}'] [data-plan='{sign}'][aria-disabled=true]")
    button.wait_for()
    if sign == "minus":
        button.press("Enter")
    elif not driver.look()["dialogs"]:
        button.focus()
    told = page.locator(f"#{button.get_attribute('aria-describedby')}")
    assert words in told.inner_text()
