"""The boxes of a server besides the five books: shelf, table, and cached data."""

import re

import pytest

from tests.editions.copies import copy_of_euro, put

from .serving import PageServer
from .tables import make_table
from .test_installed import BOARD, CUT, until, worker_of

TEXTS = "/api/editions/mine/texts/en?v="
KEPT = """caches.keys().then(async (names) => {
  const all = [];
  for (const name of names) for (const each of await (await caches.open(name)).keys())
    all.push(each.url);
  return all;
})"""


@pytest.fixture
def box(tmp_path):
    """A box from outside: Euro's board with another title, another square and other colours."""
    folder = copy_of_euro(tmp_path)
    put(folder, "box.toml", 'cover = "euro"\n', "")
    put(folder, "box.toml", 'table = "#123A6B"', 'table = "#5A1E6B"')
    for locale, title, square in (
        ("en", "My town", "Sea Street"),
        ("fr", "Ma ville", "Rue de Mer"),
    ):
        texts = f"texts.{locale}.ftl"
        put(folder, texts, "edition-title = Euro (1999)", f"edition-title = {title} (2026)")
        line = next(
            each
            for each in (folder / texts).read_text(encoding="utf-8").splitlines()
            if each.startswith("square-rome =")
        )
        put(folder, texts, line, f"square-rome = {square}")
    return folder


@pytest.fixture
def serve(built_page, box, monkeypatch):
    """A server that has the box."""
    monkeypatch.setenv("PASSGO_EDITIONS", str(box.parent))
    monkeypatch.setenv("PASSGO_WARM", "no")
    running = PageServer().start()
    yield running
    running.close()


@pytest.mark.parametrize(
    ("lang", "title", "play", "about", "square"),
    [
        ("en", "My town", "Play now", "not among the five rule books", "Sea Street"),
        ("fr", "Ma ville", "Jouer", "ces plateaux n’en font pas partie", "Rue de Mer"),
    ],
)
def test_an_added_box_is_on_the_second_shelf_and_is_played(
    visit, serve, lang, title, play, about, square
):
    page = visit(lang=lang, base=serve.url).new_page()
    page.goto("/")
    page.locator("[data-box='mine']").wait_for()
    shelves = page.evaluate(
        "[...document.querySelectorAll('ul.shelf')].map((shelf) =>"
        " [...shelf.querySelectorAll('[data-box]')].map((box) => box.dataset.box))"
    )
    assert shelves == [
        ["euro", "disney", "deska", "revolution", "knockout"],
        ["mine", "atlantic"],
    ]
    page.get_by_text(about).wait_for()
    mine = page.locator("[data-box='mine']")
    assert mine.locator("h3").inner_text() == f"{title} 2026"
    # Its cover is plain, in its own colour.
    # Whether the title takes one line depends on the font that is there.
    assert " ".join(mine.locator("svg text").all_text_contents()) == f"{title} 2026"
    assert mine.locator("svg rect[fill='#5A1E6B']").count() == 1
    mine.get_by_role("button", name=re.compile(play)).click()
    page.locator(BOARD).first.wait_for()
    page.get_by_role("button", name=re.compile(square)).first.wait_for(state="attached")
    # A copy has the look of its original: the lettering, and the globe on Euro's stage.
    assert page.locator("html").get_attribute("data-look") == "euro"
    assert page.locator("main circle[r='252']").count() == 1


def test_the_words_of_a_box_are_kept_until_they_change(visit, serve, box):
    context = visit(base=serve.url)
    context.watch.forgive(*CUT)
    page = context.new_page()
    page.goto("/")
    worker_of(page)
    code = make_table(context, "mine")
    first = words_shown(page, code, "Sea Street")
    serve.stop()
    put(box, "texts.en.ftl", "square-rome = Sea Street", "square-rome = Hill Street")
    serve.start()
    second = words_shown(page, code, "Hill Street")
    assert [len(first), len(second)] == [1, 1]
    assert first != second


def words_shown(page, code, square):
    """What is kept of the words, once the table says the name of a square."""
    page.goto(f"/t/{code}")
    page.get_by_role("button", name=re.compile(square)).first.wait_for(state="attached")
    return until(page, lambda: [each for each in page.evaluate(KEPT) if TEXTS in each])


def test_without_its_server_the_shelf_is_as_it_was(visit, serve):
    context = visit(base=serve.url)
    context.watch.forgive(*CUT)
    page = context.new_page()
    page.goto("/")
    worker_of(page)
    page.reload()
    page.locator("[data-box='mine']").wait_for()
    serve.stop()
    page.reload()
    page.get_by_text("Passgo is not answering.").wait_for()
    assert page.locator("[data-box]").count() == 7
