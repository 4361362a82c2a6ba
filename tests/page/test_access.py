"""axe on every screen and panel: nothing serious, nothing critical."""

import pytest

from .building import WEB
from .driver import Driver
from .playing import play_on
from .tables import make_table, open_table, request

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = {"serious", "critical"}
FADED_IN = """() => Promise.all(
  document.getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    .map((each) => each.finished.catch(() => null)),
).then(() => null)"""
RUN = """(isBoardKnown) => axe.run(
  [...document.querySelectorAll("dialog[open]")].at(-1) ??
    (isBoardKnown ? { exclude: ["[data-board]"] } : document),
  { resultTypes: ["violations"], rules: { region: { enabled: false } } },
)"""
"""What is under a panel cannot be reached, and was checked without it.

A region that is not a landmark is at most moderate, and takes long to find.
"""


def grave_issues(page, where, *, is_board_known=False):
    """What axe calls serious or critical, in one line each.

    Checking a board takes seconds, so it is checked once.
    """
    page.evaluate(FADED_IN)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate(RUN, is_board_known)
    return [
        f"{where}: {issue['id']} ({issue['impact']}): {node['html'][:160]} {reason(node)}"
        for issue in found["violations"]
        if issue["impact"] in GRAVE
        for node in issue["nodes"][:4]
    ]


def reason(node):
    """Why axe minds."""
    return " ".join(check["message"] for check in (node["any"] + node["all"] + node["none"])[:1])


def is_open(shown):
    """Whether a panel, or the building mode, is there."""
    return shown["dialogs"] or shown["plans"]


def panels(driver):
    """Every panel that the table opens now, one after the other."""
    for name in dict.fromkeys(driver.settle()["opens"]):
        if not driver.press(f"[data-opens='{name}']", must=False):
            # A bot has acted meanwhile, and now something else is asked.
            continue
        driver.wait(lambda: is_open(driver.look()), f"the panel {name}")
        yield name
        driver.close_panels()


@pytest.mark.parametrize(
    ("edition", "phone", "theme"),
    [
        ("euro", False, "light"),
        ("deska", True, "dark"),
        ("disney", False, "dark"),
        ("revolution", False, "light"),
        ("knockout", True, "light"),
        pytest.param("revolution", True, "dark", marks=pytest.mark.slow),
        pytest.param("knockout", False, "dark", marks=pytest.mark.slow),
    ],
)
def test_table_and_panels(visit, edition, phone, theme):
    context = visit(phone=phone, color_scheme=theme)
    driver = open_table(context, make_table(context, edition, bots=["simple", "simple"]))
    issues = []
    seen = set()

    def look(shown):
        phase = driver.game["phase"]
        if phase not in seen:
            issues.extend(grave_issues(driver.page, phase, is_board_known=bool(seen)))
            seen.add(phase)

    play_on(driver, 8, each=look)
    for name in panels(driver):
        issues += grave_issues(driver.page, name)
    if driver.press("[data-square='1'], [data-space]", must=False):
        issues += grave_issues(driver.page, "deed")
    assert not issues, "\n".join(issues)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_home_and_setup(visit, phone):
    page = visit(phone=phone).new_page()
    driver = Driver(page)
    page.goto("/")
    page.wait_for_selector("[data-box='euro'] a")
    issues = grave_issues(page, "home")
    page.goto("/new/euro")
    driver.wait(lambda: driver.document is not None, what="the table")
    page.wait_for_selector("[data-start]")
    issues += grave_issues(page, "setup")
    page.locator("[data-chair='1'] button").click()
    issues += grave_issues(page, "chair")
    assert not issues, "\n".join(issues)


@pytest.mark.parametrize(
    ("edition", "phone", "theme"),
    [("euro", False, "light"), ("euro", True, "dark"), ("knockout", False, "dark")],
)
def test_end_and_replays(visit, edition, phone, theme):
    context = visit(phone=phone, color_scheme=theme)
    code = make_table(context, edition)
    driver = open_table(context, code)
    play_on(driver, 4)
    driver.settle()
    if not driver.is_over:
        request(context, code, type="act", seat=driver.mine[0], action="resign")
    driver.wait(lambda: driver.is_over, what="the end")
    page = driver.page
    issues = []
    for path, there in (
        (f"/t/{code}/end", "[data-end]"),
        (f"/replay/{code}/4", "[data-replay]"),
        ("/replays", f"[data-game='{code}']"),
    ):
        page.goto(path)
        page.wait_for_selector(there)
        issues += grave_issues(page, path)
    assert not issues, "\n".join(issues)
