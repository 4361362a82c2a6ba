"""``passgo play``: run a server for this machine only, and open the browser at it.

One server runs for each data folder; a second ``passgo play`` opens the first one's page.
"""

import contextlib
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

from ..editions import EditionRegistry, local_editions
from ..texts import Texts, pick_locale
from .data import default_database
from .logs import LogFile
from .page import BUILT, INDEX
from .serve import ServeError, link_of, listen_on, run, say
from .settings import Settings, read_settings
from .store import StoreInUse
from .store.lockfile import is_held, last_address, lock_path

_LOG = "passgo.log"
"""The log file beside the tables; players do not see it."""
_SELDOM = 0.1
_PATIENCE = 10.0
"""Seconds in which a server that has just started announces its address."""


class Host:
    """Prints where the page is and how to stop the server, and opens the browser."""

    def __init__(self, texts: Texts, place: str, *, browser: bool) -> None:
        """Use these texts; ``place`` is the part of the page to open."""
        self.texts = texts
        self.place = place
        self.browser = browser and can_show()

    def say(self, text_id: str, **words: str) -> None:
        """Print a text for the player at the terminal."""
        say(self.texts.get(text_id, **words))

    def say_trouble(self, log: Path) -> None:
        """Report that something went wrong, and which file has the details."""
        self.say("server-play-trouble", path=str(log))

    def show(self, link: str) -> None:
        """Open the browser at a server, without waiting for it."""
        if not self.browser:
            self.say("server-play-no-browser")
            return
        self.say("server-play-browser")
        address = link + self.place
        opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
        opening.start()
        # A command-line opener has the address by then; a slow one is not awaited.
        opening.join(0.5)


def play_page(
    lang: str | None, edition: str | None, port: int | None, *, browser: bool = True
) -> int:
    """Serve the page to this machine until stopped; return the exit code."""
    texts = Texts(pick_locale(lang, os.environ))
    settings = _settings(port)
    editions = _editions(edition)
    folder = Path(settings.static) if settings.static else BUILT
    if not (folder / INDEX).is_file():
        raise ServeError("server-play-no-page")
    host = Host(texts, _place(edition, editions), browser=browser)
    lock = lock_path(Path(settings.database))
    link = running_at(lock)
    if link is None:
        try:
            return _serve(settings, last_address(lock), host, editions)
        except ServeError as error:
            # Another process was quicker.
            link = running_at(lock) if isinstance(error.__cause__, StoreInUse) else None
            if link is None:
                raise
    if edition is not None and is_folder(edition):
        # The running server does not know this edition.
        raise ServeError("server-play-folder", folder=edition)
    host.say("server-play-already", link=link + host.place)
    host.show(link)
    return 0


def running_at(lock: Path) -> str | None:
    """The address of the server that uses a data folder; None if no server answers."""
    until = time.monotonic() + _PATIENCE
    while is_held(lock) and time.monotonic() < until:
        link = last_address(lock)
        if link and _answers(link):
            return link
        time.sleep(_SELDOM)
    return None


def can_show() -> bool:
    """Whether a graphical browser is available; a text browser would block this terminal."""
    has_windows = sys.platform in {"darwin", "win32"}
    named = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    if not has_windows and not any(os.environ.get(name) for name in named):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _settings(port: int | None) -> Settings:
    """Settings for a server that only this machine reaches; the environment cannot change that."""
    quiet = None if os.environ.get("PASSGO_LOG_LEVEL") else "warning"
    return read_settings(
        os.environ,
        host="127.0.0.1",
        port=port or 0,
        database=default_database(),
        public_url="",
        trust_proxy="",
        log_level=quiet,
    )


def _editions(edition: str | None) -> EditionRegistry:
    """The editions that can be played: all of this user's, and the one in the given folder."""
    editions = local_editions()
    if edition is None or not is_folder(edition):
        return editions
    return editions.with_folder(Path(edition).absolute())


def is_folder(edition: str) -> bool:
    """Whether a word is the folder of an edition, not its name."""
    return edition not in local_editions().names() and os.path.isdir(edition)


def _place(edition: str | None, editions: EditionRegistry) -> str:
    """The part of the page to open: Home, or a new table of an edition."""
    if edition is None:
        return ""
    return f"new/{replace(editions, paths=True).load(edition).id}"


def _serve(settings: Settings, before: str, host: Host, editions: EditionRegistry) -> int:
    listener = _listen(settings, before)
    link = link_of(settings, listener.getsockname()[1])

    def told(what: str) -> None:
        if what == "leaving":
            command = "make play" if "MAKELEVEL" in os.environ else "passgo play"
            host.say("server-play-kept", command=command)
            return
        host.say("server-play-open", link=link + host.place)
        host.show(link)
        host.say("server-play-stop")

    _end_with_window()
    log = Path(settings.database).with_name(_LOG)
    return run(settings, listener, told, LogFile(log, host.say_trouble), editions)


def _listen(settings: Settings, before: str) -> socket.socket:
    """Listen on the previous address if possible, so that the browser finds its saved settings."""
    if not settings.port and before:
        with contextlib.suppress(ServeError, ValueError):
            return listen_on(replace(settings, port=urlsplit(before).port or 0))
    return listen_on(settings)


def _end_with_window() -> None:
    """Handle SIGHUP: release the tables when the terminal closes, unless the process ignores it."""
    number = getattr(signal, "SIGHUP", None)
    if number is not None and signal.getsignal(number) == signal.SIG_DFL:
        signal.signal(number, lambda _number, _frame: signal.raise_signal(signal.SIGTERM))


def _answers(link: str) -> bool:
    # The server is on this machine: ignore the proxies of the environment.
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{link}health", timeout=2):
            return True
    except OSError:
        return False
