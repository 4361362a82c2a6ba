"""What is said stands at the mats, and a player can be muted on this device."""

from .tables import make_table, open_table, request
from .test_access import grave_issues

INSIDE = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""


def test_an_emote_is_seen_by_the_others_who_may_mute(visit):
    ana, bob = visit(), visit(phone=True, lang="fr")
    code = make_table(ana, "euro", bots=["simple", None], start=False)
    assert bob.request.post("/api/me").ok
    request(bob, code, type="sit", place=2, name="Bob")
    request(ana, code, type="start")
    here, there = open_table(ana, code), open_table(bob, code)
    for driver in (here, there):
        driver.settle()
    here.page.keyboard.press("Alt+2")
    for driver in (here, there):
        driver.page.wait_for_selector("[data-bubble='Ana'] svg")
    assert there.page.evaluate(INSIDE, "[data-bubble='Ana']")
    assert not grave_issues(there.page, "bubble")
    # A bubble that was touched stays, and offers to mute.
    there.press("[data-bubble='Ana'] .words")
    there.press("[data-bubble='Ana'] .mute")
    there.page.wait_for_selector("[data-bubble='Ana']", state="detached")
    request(ana, code, type="say", seat="Ana", words="Hello?")
    here.page.wait_for_selector("[data-bubble='Ana'] .words >> text=Hello?")
    there.wait(lambda: there.number == here.number, "what was said")
    assert there.page.locator("[data-bubble]").count() == 0
