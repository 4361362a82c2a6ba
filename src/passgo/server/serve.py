"""``passgo serve``: listen, print the address, and release all tables when stopped."""

import asyncio
import contextlib
import logging
import os
import socket
import sys
from collections.abc import Callable
from typing import TypeAlias

import uvicorn
from fastapi import FastAPI

from ..editions import EditionRegistry
from ..errors import PassgoError
from ..texts import Texts, pick_locale
from .app import create_app, leave
from .connections import Config, Reception
from .data import default_database
from .descriptors import hear_shortages, take_more
from .logs import LOGGER, set_up_logs
from .settings import Settings, read_settings
from .store import StoreError
from .store.address import parse_address
from .sweeping import Sweeper

Told: TypeAlias = Callable[[str], None]

_ANY = {"0.0.0.0", "::", ""}
_BACKLOG = 2048
_TURN = 0.001
"""Seconds for which a thread may keep the interpreter while another waits for it. The thread that
stores waits at every statement, so that Python's own 5 ms would be most of an action's time."""
_UNREAD = 60_000
"""Milliseconds after which a connection is dropped if the client acknowledges nothing."""


class ServeError(PassgoError):
    """An error at the start of the server: a text and its arguments."""

    def __init__(self, text_id: str, **words: str | int) -> None:
        """Name the text."""
        super().__init__(text_id)
        self.text_id = text_id
        self.words = words


class PassgoServer(uvicorn.Server):
    """A uvicorn server that releases its tables before it closes their sockets."""

    def __init__(self, config: Config, app: FastAPI, told: Told, link: str = "") -> None:
        """Serve this application; ``told`` is called when it listens, and when it stops."""
        super().__init__(config)
        self.reception = config.reception
        self.passgo = app
        self.told = told
        self.link = link
        self.sweeper = Sweeper()
        self._hear_no_more: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and report it."""
        logger = logging.getLogger("uvicorn.error")
        level = logger.level
        # The caller reports why the store cannot be opened.
        logger.setLevel(logging.CRITICAL)
        try:
            await super().startup(sockets)
        finally:
            logger.setLevel(level)
        if self.started:
            services = self.passgo.state.services
            services.store.tell(self.link)
            # The compiled rules are part of the program, and are loaded while it runs.
            services.hall.on_warm = self.sweeper.settle
            self._hear_no_more = hear_shortages(self.reception.note_shortage)
            self.sweeper.start()
            self.told("listening")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Release every table to other servers, and then close."""
        self.told("leaving")
        services = getattr(self.passgo.state, "services", None)
        if services is not None:
            try:
                async with asyncio.timeout(services.settings.shutdown_seconds):
                    await leave(services)
            except TimeoutError:
                LOGGER.error("the tables could not be released in time")
        await super().shutdown(sockets)
        self.sweeper.stop()
        if self._hear_no_more is not None:
            self._hear_no_more()
        # The server has stopped as asked: uvicorn must not raise the signal again.
        self._captured_signals.clear()


def serve(lang: str | None, **flags: object) -> int:
    """Serve until stopped; return the exit code."""
    texts = Texts(pick_locale(lang, os.environ))
    settings = read_settings(os.environ, **flags)
    database = settings.database or default_database()
    try:
        shown = str(parse_address(database))
    except StoreError as error:
        raise ServeError("server-store-wrong", why=str(error)) from None
    listener = listen_on(settings)
    port = listener.getsockname()[1]

    def told(what: str) -> None:
        if what == "leaving":
            say(texts.get("server-handing-over"))
            return
        for line in opening_lines(texts, settings, port, shown):
            say(line)

    return run(settings, listener, told)


def run(
    settings: Settings,
    listener: socket.socket,
    told: Told,
    log: logging.Handler | None = None,
    editions: EditionRegistry | None = None,
) -> int:
    """Serve on a socket until stopped; the exit code, or a ServeError without a store."""
    set_up_logs(settings.log_level, log)
    take_more()
    app = create_app(settings, editions)
    link = link_of(settings, listener.getsockname()[1])
    server = PassgoServer(configure(app, settings), app, told, link)
    turn = sys.getswitchinterval()
    sys.setswitchinterval(_TURN)
    try:
        server.run(sockets=[listener])
    except SystemExit:
        # uvicorn exits if the application cannot start; the error is reported here instead.
        if not hasattr(app.state, "failure"):
            raise
    finally:
        sys.setswitchinterval(turn)
        listener.close()
    failure = getattr(app.state, "failure", None)
    if isinstance(failure, StoreError | OSError):
        raise ServeError("server-store-wrong", why=_reason(failure, settings)) from failure
    if failure is not None:
        raise failure
    return 0 if server.started else 1


def _reason(failure: Exception, settings: Settings) -> str:
    """Why a store could not be opened, with its address."""
    where = parse_address(settings.database or default_database())
    why = str(failure)
    return why if str(where.path or where) in why else f"{where}: {why}"


def say(line: str) -> None:
    """Print a line for the operator; continue if the output is closed."""
    with contextlib.suppress(OSError):
        print(line, flush=True)


def configure(app: FastAPI, settings: Settings) -> Config:
    """The uvicorn configuration of the application."""
    return Config(
        app,
        Reception(settings, app.state.metrics),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        # The server answers a message slightly too large; the library answers one far too large.
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=int(settings.shutdown_seconds),
        h11_max_incomplete_event_size=16 * 1024,
    )


def listen_on(settings: Settings) -> socket.socket:
    """A listening socket; ServeError if it is not possible."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # A dropped client that reads nothing must not keep a connection for hours.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD)
        listener.bind((settings.host, settings.port))
        listener.listen(_BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        why = getattr(error, "strerror", None) or str(error)
        raise ServeError(
            "server-cannot-listen", host=settings.host, port=str(settings.port), why=why
        ) from None
    listener.set_inheritable(True)
    return listener


def opening_lines(texts: Texts, settings: Settings, port: int, database: str) -> list[str]:
    """The lines printed when the server listens: where, for whom, and how to change that."""
    lines = [
        texts.get("server-listening", link=link_of(settings, port)),
        texts.get("server-stored", database=database),
    ]
    if settings.public_url:
        lines.append(texts.get("server-open-world", link=settings.public_url))
    elif settings.is_local:
        lines.append(texts.get("server-only-here"))
    else:
        links = texts.list([f"http://{name}:{port}/" for name in house_names(settings.host)])
        lines.append(texts.get("server-open-house", links=links))
    return [*lines, texts.get("server-stop-how")]


def link_of(settings: Settings, port: int) -> str:
    """The server's address on this machine."""
    host = "127.0.0.1" if settings.host in _ANY else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{settings.root_path}/"


def house_names(host: str) -> list[str]:
    """The machine's addresses in the local network."""
    if host not in _ANY:
        return [host]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only reports which address it would send from.
            probe.connect(("192.0.2.1", 9))
            return [str(probe.getsockname()[0])]
        except OSError:
            return [socket.gethostname()]
