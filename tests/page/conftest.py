"""A built page, a server that shows it, a browser that opens it."""

from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from .building import build_page
from .driver import HANG
from .serving import PageServer
from .watching import Watch

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
KNOWN = """try {
  if (!localStorage.getItem("passgo")) localStorage.setItem("passgo", '{"name": "Nour"}');
} catch {}"""
"""A device whose player has been asked before; a blank page has no storage."""
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def pytest_collection_modifyitems(items):
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def built_page():
    build_page()


@pytest.fixture(scope="session")
def server(built_page):
    """One server for all tests of a worker: every test has its own tables."""
    running = PageServer().start()
    yield running
    running.close()


@pytest.fixture
def own_server(built_page):
    """A server that a test may stop."""
    running = PageServer().start()
    yield running
    running.close()


@pytest.fixture(scope="module")
def chromium():
    """A browser; a module's, because tests of other modules run loops of their own."""
    assert CHROMIUM.exists(), "these tests need Debian's chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, server):
    """Open a separate device: window, cookies, settings. Errors there fail the test."""
    contexts = []

    def open_device(*, phone=False, lang="en", still=True, base=None, known=True, **more):
        context = chromium.new_context(
            base_url=base or server.url,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            reduced_motion="reduce" if still else "no-preference",
            **more,
        )
        context.set_default_timeout(1000 * HANG)
        if known:
            context.add_init_script(KNOWN)
        context.watch = Watch(context)
        contexts.append(context)
        return context

    yield open_device
    found = []
    for context in contexts:
        found += context.watch.found
        context.close()
    assert not found, "\n".join(found)
