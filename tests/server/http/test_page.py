"""The page: files as built, an index for every table, and its base wherever a proxy puts it."""

import os
import re
from pathlib import Path

import httpx2
import pytest

from passgo.server.app import create_app
from passgo.server.page import ASK_AGAIN, FOR_EVER, Page
from passgo.server.settings import Settings
from tests.server.serving import FREE

ROUTER = Path(__file__).parents[3] / "web" / "src" / "lib" / "router.svelte.ts"
SCRIPT = b"let a = 1;" * 100


@pytest.fixture
def folder(tmp_path):
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<html><head><title>P</title></head></html>")
    (built / "assets" / "main-a1b2.js").write_bytes(SCRIPT)
    (built / "assets" / "main-a1b2.js.gz").write_bytes(b"as gzip")
    (built / "assets" / "main-a1b2.js.br").write_bytes(b"as brotli")
    (built / "sw.js").write_text("//")
    (built / "secret.txt").symlink_to("/etc/hostname")
    return built


@pytest.fixture
async def visitor(folder, tmp_path):
    settings = Settings(database=str(tmp_path / "t.sqlite"), static=str(folder), **FREE)
    app = create_app(settings)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(
            transport=httpx2.ASGITransport(app=app), base_url="http://127.0.0.1:8420"
        ) as client,
    ):
        client.headers["accept-encoding"] = "identity"
        yield client


def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(folder):
    page = Page(folder)
    assert page.find("assets/main-a1b2.js").cache == FOR_EVER
    assert page.find("assets/main-a1b2.js").kind == "text/javascript"
    assert page.find("sw.js").cache == page.find("").cache == ASK_AGAIN


def screens():
    """The addresses that the page's router writes, each with something in its gaps."""
    text = ROUTER.read_text(encoding="utf-8").partition("export function write")[2]
    written = re.findall(r"`([^`]*)`|return \"(.*?)\"", text.partition("\n}\n")[0])
    return [re.sub(r"\$\{[^}]*\}", "7", address) for address in map("".join, written)]


def test_every_screen_of_the_page_gets_its_index(folder):
    assert {"", "new/7", "t/7", "t/7/end", "replay/7/7"} <= set(screens())
    for path in (*screens(), "/t/bcdfghj/"):
        assert page_text(Page(folder), path).startswith('<html><head><base href="/">'), path


def page_text(page, path):
    return page.find(path).read().decode()


@pytest.mark.parametrize(
    "path",
    [
        "assets/gone.js",
        "assets/main-a1b2.js.gz",
        "../settings.py",
        "favicon.ico",
        "secret.txt",
        "healthz",
        "livez",
        "new",
        "t",
        "t/BCDFGHJ/socket",
        "replays/1",
        "admin/t/BCDFGHJ",
        "t/../../x.py",
    ],
)
def test_what_is_no_file_of_the_page_is_not_there(folder, path):
    assert Page(folder).find(path) is None


def test_below_a_subpath_the_base_is_the_subpath(folder):
    assert '<base href="/passgo/">' in page_text(Page(folder, "/passgo"), "t/BCDFGHJ")
    (folder / "index.html").write_text('<head><base href="/" /></head>')
    assert page_text(Page(folder, "/p"), "") == '<head><base href="/p/"></head>'


def test_without_an_index_there_is_no_page(tmp_path):
    assert not Page(tmp_path).files
    assert not Page(tmp_path / "nowhere").files


@pytest.mark.parametrize(
    ("accepted", "form"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR ; q=0.0,identity", None),
        ("deflate", None),
        ("", None),
    ],
)
async def test_a_file_is_sent_as_it_was_compressed(visitor, accepted, form):
    # Not read as a client would: it is the bytes on the way that are looked at.
    headers = {"accept-encoding": accepted}
    async with visitor.stream("GET", "/assets/main-a1b2.js", headers=headers) as answer:
        sent = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == form
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-length"] == str(len(sent))
    assert sent == {"br": b"as brotli", "gzip": b"as gzip", None: SCRIPT}[form]


@pytest.mark.parametrize("path", ["/", "/t/BCDFGHJ", "/sw.js", "/assets/main-a1b2.js"])
async def test_what_is_known_already_is_not_sent_again(visitor, path):
    first = await visitor.get(path)
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = await visitor.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert (await visitor.get(path, headers={"if-none-match": '"other"'})).status_code == 200


async def test_each_form_has_a_tag_of_its_own(visitor):
    tags = set()
    for accepted in ("br", "gzip", "identity"):
        headers = {"accept-encoding": accepted}
        tags.add((await visitor.head("/assets/main-a1b2.js", headers=headers)).headers["etag"])
    assert len(tags) == 3


async def test_a_page_built_anew_is_shown_at_once(visitor, folder):
    before = await visitor.get("/")
    (folder / "assets" / "new-c3d4.js").write_text("new")
    (folder / "assets" / "main-a1b2.js").unlink()
    (folder / "index.html").write_text("<head></head>new")
    os.utime(folder / "index.html", ns=(1, 1))
    after = await visitor.get("/", headers={"if-none-match": before.headers["etag"]})
    assert after.text == '<head><base href="/"></head>new'
    assert (await visitor.get("/assets/new-c3d4.js")).text == "new"
    assert (await visitor.get("/assets/main-a1b2.js")).status_code == 404


async def test_a_file_that_has_just_gone_is_not_a_fault(visitor, folder):
    assert (await visitor.get("/assets/main-a1b2.js")).status_code == 200
    (folder / "assets" / "main-a1b2.js").unlink()
    assert (await visitor.get("/assets/main-a1b2.js")).status_code == 404


async def test_a_page_read_in_the_middle_of_a_build_is_read_again(visitor, folder):
    headers = {"accept-encoding": "br"}
    (folder / "index.html").write_text("<head></head>new")
    assert (await visitor.get("/")).text.endswith("new")
    # The index stays as it is from here on: the rest of the build comes after it was read.
    (folder / "assets" / "main-a1b2.js.br").unlink()
    (folder / "assets" / "late-e5f6.js").write_text("late")
    found = await visitor.get("/assets/main-a1b2.js", headers=headers)
    assert (found.status_code, found.content) == (200, SCRIPT)
    assert "content-encoding" not in found.headers
    assert (await visitor.get("/assets/late-e5f6.js")).text == "late"


async def test_without_a_page_a_probe_is_told_so_as_ever(tmp_path):
    settings = Settings(database=str(tmp_path / "t.sqlite"), static=str(tmp_path / "none"), **FREE)
    app = create_app(settings)
    transport = httpx2.ASGITransport(app=app)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(transport=transport, base_url="http://127.0.0.1:8420") as client,
    ):
        answer = await client.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")
        assert "/api/docs" in (await client.get("/t/BCDFGHJ")).text
