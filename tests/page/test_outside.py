"""A player from outside on the page: on the bench, in a chair, and where it forfeits."""

import pytest

from tests.documents import ROOT, blocks

from .driver import Driver
from .serving import PageServer
from .tables import QUICK

FAULTY = """

@player("faulty", title="Faulty one")
def fail(view, choices):
    raise KeyError("nothing")
"""


@pytest.fixture
def serve(built_page, tmp_path, monkeypatch):
    """A server that lists the player of the documents, and one that raises."""
    snippets = blocks(ROOT / "docs" / "bots.md", "python")
    bot = next(block.text for block in snippets if "@player" in block.text)
    path = tmp_path / "mybot.py"
    path.write_text(bot + FAULTY, encoding="utf-8")
    monkeypatch.setenv("PASSGO_PLAYERS", str(path))
    monkeypatch.setenv("PASSGO_WARM", "no")
    running = PageServer().start()
    yield running
    running.close()


@pytest.mark.parametrize(
    ("lang", "about", "bot", "fault"),
    [
        ("en", "Comes from outside Passgo.", "Bot · My bot", "Faulty one made a mistake"),
        ("fr", "Ne vient pas de Passgo.", "Robot · My bot", "Faulty one s’est trompé"),
    ],
)
def test_a_listed_player_sits_down_and_plays(visit, serve, lang, about, bot, fault):
    context = visit(lang=lang, base=serve.url)
    assert context.request.post("/api/me").ok
    wanted = {"edition": "euro", "name": "Ana", "customs": QUICK}
    code = context.request.post("/api/tables", data=wanted).json()["code"]
    page = context.new_page()
    driver = Driver(page)
    page.goto(f"/t/{code}")
    driver.wait(lambda: driver.document is not None, what="the table")
    bench = page.locator("[data-bot='mine']")
    bench.wait_for()
    assert bench.inner_text().split("\n") == ["My bot", about]
    for place, name in enumerate(("mine", "faulty"), 1):
        driver.press(f"[data-bot='{name}']")
        driver.wait(lambda n=place: len(driver.table["seats"]) > n, what=name)
    assert [seat["name"] for seat in driver.table["seats"]] == ["Ana", "My bot", "Faulty one"]
    assert "My bot" in page.locator("[data-chair='1']").inner_text()
    driver.press("[data-start='start']")
    driver.wait(lambda: driver.table["phase"] == "playing", what="the game")
    mat = page.locator("[data-mat='My bot']")
    mat.get_by_text(bot).wait_for()
    page.get_by_text(fault).first.wait_for()
    acted = {seat["seat"] for seat in driver.game["seats"]}
    assert acted == {"Ana", "My bot", "Faulty one"}
