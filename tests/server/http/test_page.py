"""The page: files as built, an index for every table, and its base wherever a proxy puts it."""

import pytest

from passgo.server.page import ASK_AGAIN, FOR_EVER, Page


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html><head><title>P</title></head></html>")
    (tmp_path / "assets" / "main-a1b2.js").write_text("let a = 1;" * 100)
    (tmp_path / "sw.js").write_text("//")
    (tmp_path / "secret.txt").symlink_to("/etc/hostname")
    return tmp_path


def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(folder):
    page = Page(folder)
    assert page.find("assets/main-a1b2.js").cache == FOR_EVER
    assert page.find("assets/main-a1b2.js").kind == "text/javascript"
    assert len(page.find("assets/main-a1b2.js").small) < 100
    assert page.find("sw.js").cache == page.find("").cache == ASK_AGAIN


@pytest.mark.parametrize("path", ["", "t/BCDFGHJ", "new", "replay"])
def test_places_in_the_page_get_its_index(folder, path):
    assert page_text(Page(folder), path).startswith('<html><head><base href="/">')


def page_text(page, path):
    return page.find(path).content.decode()


@pytest.mark.parametrize(
    "path", ["assets/gone.js", "../settings.py", "favicon.ico", "secret.txt", "t/../../x.py"]
)
def test_what_is_no_file_of_the_page_is_not_there(folder, path):
    assert Page(folder).find(path) is None


def test_below_a_subpath_the_base_is_the_subpath(folder):
    assert '<base href="/passgo/">' in page_text(Page(folder, "/passgo"), "t/BCDFGHJ")
    (folder / "index.html").write_text('<head><base href="/" /></head>')
    assert page_text(Page(folder, "/p"), "") == '<head><base href="/p/"></head>'


def test_without_an_index_there_is_no_page(tmp_path):
    assert not Page(tmp_path).is_built
    assert not Page(tmp_path / "nowhere").is_built
