"""Take pictures of every screen and panel, and put them on a sheet next to the design's.

python -m tests.shots --only trade --size phone --lang fr --theme dark
"""

import argparse
import json
import sys
import time
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from tests.page.building import build_page
from tests.page.conftest import CHROMIUM, FLAGS
from tests.page.serving import PageServer

from .attending import Attending
from .laying import Hall
from .moments import MOMENTS
from .pictures import PICTURES, SIZES, Driver
from .sheet import write_sheet

ROOT = Path(__file__).parents[2]
LANGS = {"en": "en-GB", "fr": "fr-FR"}
THEMES = ("light", "dark")


class Progress:
    """A bar on one line, with what is being done."""

    def __init__(self, total):
        self.total, self.done, self.since = total, 0, time.monotonic()

    def step(self, what):
        """One more."""
        self.done += 1
        full = round(24 * self.done / self.total)
        line = f"[{'#' * full}{'.' * (24 - full)}] {self.done}/{self.total} {what}"
        if sys.stderr.isatty():
            print(f"\r{line[:100]:<100}", end="", file=sys.stderr, flush=True)
        elif self.done % 50 == 0 or self.done == self.total:
            print(f"{line} ({time.monotonic() - self.since:.0f} s)", file=sys.stderr, flush=True)


class Camera:
    """One page that goes from table to table; language, size and theme change in place."""

    def __init__(self, browser, server, hall, chosen):
        self.context = browser.new_context(
            base_url=server.url, reduced_motion="reduce", storage_state=hall.device.storage_state()
        )
        self.context.set_default_timeout(15_000)
        self.page = self.context.new_page()
        self.devtools = self.context.new_cdp_session(self.page)
        self.hall, self.chosen = hall, chosen
        self._shown = None
        self.page.goto("/replays")

    def take(self, picture, folder, step):
        """A picture in every language, size and theme asked for; what went wrong."""
        wrong = []
        for lang in self.chosen.lang:
            for size in self.chosen.size:
                try:
                    self._prepare(picture, lang, size)
                except (Error, AssertionError) as error:
                    wrong.append(f"{picture.name} {lang} {size}: {str(error).splitlines()[0]}")
                for theme in self.chosen.theme:
                    self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                    self.page.wait_for_timeout(100)
                    name = f"{picture.name}.{size}.{lang}.{theme}.png"
                    self.page.screenshot(path=folder / name, full_page=picture.whole)
                    step(name)
                self.context.set_offline(False)
        return wrong

    def _prepare(self, picture, lang, size):
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})
        self.devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": size == "phone"})
        settings = json.dumps({"locale": lang, "theme": "auto", "name": "Ana"})
        self.page.evaluate("(text) => localStorage.setItem('passgo', text)", settings)
        code = self.hall.codes.get(picture.table or "", "")
        if not picture.open and (picture.name, lang) == self._shown:
            # Nothing is open: the page follows the window.
            self.page.wait_for_timeout(250)
            return
        self._shown = None
        self.page.goto(picture.path.format(code=code), wait_until="commit")
        self.page.wait_for_selector(self._ready(picture), state="visible")
        self.page.evaluate("document.fonts.ready.then(() => null)")
        self.page.wait_for_timeout(250)
        if picture.open:
            picture.open(Driver(self.page, size))
            self.page.wait_for_timeout(150)
        self._shown = (picture.name, lang)

    def _ready(self, picture):
        if picture.table is None:
            return "h1"
        if picture.table.startswith("gathering"):
            return "[data-start]"
        if "end" in picture.path:
            return "[data-end]"
        return "[data-square], [data-space]"


def lay_tables(server, browser, pictures, attending):
    """Every table that these pictures are at, with people at it."""
    device = browser.new_context(base_url=server.url).request
    friend = browser.new_context(base_url=server.url).request
    hall = Hall(server, device, friend)
    wanted = {picture.table for picture in pictures if picture.table}
    if any(picture.table is None for picture in pictures):
        wanted |= {"euro-buy", "revolution-claim", "euro-end"}
    moments = {name: moment for name, moment in MOMENTS.items() if name in wanted}
    bar = Progress(2 * len(moments) + 1)
    hall.gather("gathering", "euro", customs={"pace": 1})
    hall.gather("gathering-lane", "knockout")
    for name, moment in moments.items():
        bar.step(f"table {name}")
        hall.begin(name, moment)
    hall.lay(moments, lambda name: bar.step(f"moment {name}"))
    for name, moment in moments.items():
        if moment.bots_play is None or moment.bots_play > 0:
            for who in (device, friend):
                attending.sit(server.url, hall.codes[name], who)
            hall.talk([name])
        else:
            _finish(hall, browser, server, hall.codes[name])
    bar.step("tables laid")
    return hall


def _finish(hall, browser, server, code):
    """Look at a table until its last action has been done."""
    context = browser.new_context(base_url=server.url, storage_state=hall.device.storage_state())
    page = context.new_page()
    page.goto(f"/t/{code}")
    end = time.monotonic() + 60
    while hall.device.get(f"/api/tables/{code}").json()["face"]["phase"] != "over":
        if time.monotonic() > end:
            raise AssertionError(f"the game of table {code} does not end")
        page.wait_for_timeout(200)
    context.close()


def words():
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.shots", description=__doc__)
    parser.add_argument("--only", nargs="*", default=[], help="parts of names of pictures")
    parser.add_argument("--size", nargs="*", choices=SIZES, default=list(SIZES))
    parser.add_argument("--lang", nargs="*", choices=LANGS, default=list(LANGS))
    parser.add_argument("--theme", nargs="*", choices=THEMES, default=list(THEMES))
    parser.add_argument("--out", type=Path, default=ROOT / "shots")
    parser.add_argument("--no-sheet", action="store_true", help="pictures only")
    return parser.parse_args()


def main():
    """Build, lay, look."""
    chosen = words()
    pictures = [
        each
        for each in PICTURES
        if not chosen.only or any(part in each.name for part in chosen.only)
    ]
    if not pictures:
        raise SystemExit(
            f"No picture is named so; there are: {', '.join(p.name for p in PICTURES)}"
        )
    if not CHROMIUM.exists():
        raise SystemExit("Pictures need Debian's Chromium: sudo apt-get install chromium")
    chosen.out.mkdir(parents=True, exist_ok=True)
    build_page()
    server = PageServer().start()
    wrong = []
    try:
        with sync_playwright() as playwright, Attending() as attending:
            browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
            hall = lay_tables(server, browser, pictures, attending)
            camera = Camera(browser, server, hall, chosen)
            count = len(chosen.lang) * len(chosen.size) * len(chosen.theme)
            bar = Progress(len(pictures) * count)
            for picture in pictures:
                wrong += camera.take(picture, chosen.out, bar.step)
            if not chosen.no_sheet:
                write_sheet(browser, chosen.out, pictures, ROOT.parent / "shared" / "design")
            browser.close()
    finally:
        server.close()
    print(f"\n{chosen.out / 'index.html'}")
    if wrong:
        raise SystemExit("\n".join(wrong))


if __name__ == "__main__":
    main()
