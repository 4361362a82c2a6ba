"""The page as something installed: offline, upgraded, below a subpath; and what it costs."""

import re
import shutil

import pytest

from .building import INDEX
from .serving import PageServer
from .tables import make_table

CUT = ("net::ERR_CONNECTION_REFUSED", "net::ERR_FAILED")
"""What a browser says of a server that is away."""
BOARD = "[data-square]"
HANG = 60_000
OFTEN = 100
LOOKS = HANG // OFTEN
"""Milliseconds of patience, and between two looks; a machine under load may take a while."""


@pytest.fixture
def serve(built_page, monkeypatch):
    """Start servers whose settings a test chooses."""
    running = []

    def start(**settings):
        server = PageServer()
        # No bot plays here for long.
        monkeypatch.setenv("PASSGO_WARM", "no")
        for name, value in settings.items():
            monkeypatch.setenv(f"PASSGO_{name.upper()}", str(value).format(url=server.url))
        running.append(server.start())
        return server

    yield start
    for server in running:
        server.close()


def until(page, check):
    """Wait for something; the policy of the page lets nothing be evaluated inside it in turns."""
    for _ in range(LOOKS):
        if found := check():
            return found
        page.wait_for_timeout(OFTEN)
    raise AssertionError("it did not happen")


def worker_of(page):
    """The state and scope of the page's service worker, once it has taken over."""

    def controls():
        return page.evaluate("navigator.serviceWorker.controller?.state") == "activated"

    until(page, controls)
    return page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")


def test_without_its_server_the_page_says_so_and_goes_on_by_itself(visit, serve):
    server = serve()
    context = visit(base=server.url)
    context.watch.forgive(*CUT)
    page = context.new_page()
    page.goto("/")
    worker_of(page)
    code = make_table(context, "euro")
    # The texts and fonts of this screen are kept from the second time on.
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    server.stop()
    page.reload()
    said = page.get_by_text("Passgo is not answering.")
    said.wait_for()
    page.goto(f"/t/{code}")
    said.wait_for()
    assert page.get_by_text("There is no table").count() == 0
    server.start()
    page.locator(BOARD).first.wait_for(timeout=HANG)
    said.wait_for(state="detached")


def test_nothing_said_at_a_table_is_kept(visit, server):
    context = visit()
    page = context.new_page()
    page.goto("/")
    worker_of(page)
    page.goto(f"/t/{make_table(context, 'euro')}")
    page.locator(BOARD).first.wait_for()
    kept = page.evaluate(
        "caches.keys().then(async (names) => {"
        " const all = [];"
        " for (const name of names) for (const each of await (await caches.open(name)).keys())"
        "   all.push(new URL(each.url).pathname);"
        " return all; })"
    )
    assert "/" in kept
    printed = ("/assets/", "/api/editions")
    assert [path for path in kept if path != "/" and not path.startswith(printed)] == []


def test_a_new_page_is_taken_on_the_way_to_another_screen(visit, serve, tmp_path):
    built = tmp_path / "static"
    shutil.copytree(INDEX.parent, built)
    context = visit(base=serve(static=built).url)
    page = context.new_page()
    page.goto("/")
    worker_of(page)
    page.evaluate(
        "navigator.serviceWorker.addEventListener('controllerchange', "
        "() => { document.documentElement.dataset.taken = 'yes'; })"
    )
    upgrade(built)
    page.evaluate("navigator.serviceWorker.ready.then((it) => it.update()).then(() => null)")
    until(page, lambda: any(name.endswith(" another") for name in page.evaluate("caches.keys()")))
    until(page, lambda: page.evaluate("document.documentElement.dataset.taken") == "yes")
    # Nothing changes while the page is in use.
    assert page.locator('meta[name="another"]').count() == 0
    page.get_by_role("link", name="Replays").first.click()
    page.locator('meta[name="another"]').wait_for(state="attached")
    assert page.url.endswith("/replays")


def upgrade(built):
    """What a newer server has: another index, and a worker that knows of it."""
    index, worker = built / "index.html", built / "sw.js"
    index.write_text(index.read_text().replace("<title>", '<meta name="another"><title>'))
    changed, times = re.subn(r'"version":"\w+"', '"version":"another"', worker.read_text())
    assert times == 1
    worker.write_text(changed)
    for form in (".gz", ".br"):
        (built / f"sw.js{form}").unlink()


def test_below_a_subpath_everything_is_found(visit, serve):
    server = serve(public_url="{url}/passgo")
    context = visit(base=server.url)
    page = context.new_page()
    page.goto("/passgo/")
    assert worker_of(page) == f"{server.url}/passgo/"
    page.get_by_role("button", name=re.compile("Play now")).first.click()
    page.locator(BOARD).first.wait_for()
    assert "/passgo/t/" in page.url
    page.reload()
    page.locator(BOARD).first.wait_for()
    icons = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())"
        ".then(({ icons }) => icons.map(({ src }) => src))"
    )
    for icon in [*icons, "apple-touch-icon.png", "icon.svg"]:
        assert context.request.get(f"/passgo/{icon}").ok, icon


def test_it_can_be_installed(visit, server):
    context = visit()
    page = context.new_page()
    page.goto("/")
    worker_of(page)
    devtools = context.new_cdp_session(page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window for tests keeps nothing, so nothing can be installed from it.
    assert [each["errorId"] for each in found if each["errorId"] != "in-incognito"] == []
