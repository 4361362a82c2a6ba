"""``passgo serve``: listen, say where, and hand everything over when told to stop."""

import asyncio
import contextlib
import logging
import os
import socket
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
_UNREAD = 60_000
"""Milliseconds after which a connection is dropped whose other end takes nothing."""


class ServeError(PassgoError):
    """Why the server cannot start, as a text with its words."""

    def __init__(self, text_id: str, **words: str | int) -> None:
        """Name the text."""
        super().__init__(text_id)
        self.text_id = text_id
        self.words = words


class PassgoServer(uvicorn.Server):
    """Hands its tables over before it lets go of their sockets."""

    def __init__(self, config: Config, app: FastAPI, told: Told, link: str = "") -> None:
        """Serve this application; ``told`` is called once it listens, and once it leaves."""
        super().__init__(config)
        self.reception = config.reception
        self.passgo = app
        self.told = told
        self.link = link
        self.sweeper = Sweeper()
        self._hear_no_more: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        logger = logging.getLogger("uvicorn.error")
        level = logger.level
        # Why the store cannot be opened is said in words, by whoever called.
        logger.setLevel(logging.CRITICAL)
        try:
            await super().startup(sockets)
        finally:
            logger.setLevel(level)
        if self.started:
            self.passgo.state.services.store.tell(self.link)
            self._hear_no_more = hear_shortages(self.reception.note_shortage)
            self.sweeper.start()
            self.told("listening")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Give every table to whoever goes on with it, and then close."""
        self.told("leaving")
        services = getattr(self.passgo.state, "services", None)
        if services is not None:
            try:
                async with asyncio.timeout(services.settings.shutdown_seconds):
                    await leave(services)
            except TimeoutError:
                LOGGER.error("the tables could not be handed over in time")
        await super().shutdown(sockets)
        self.sweeper.stop()
        if self._hear_no_more is not None:
            self._hear_no_more()
        # It was told to stop and did: there is nothing left for the signal to do.
        self._captured_signals.clear()


def serve(lang: str | None, **flags: object) -> int:
    """Serve until told to stop; the exit code."""
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
    """Serve on a socket until told to stop; the exit code, or a ServeError without a store."""
    set_up_logs(settings.log_level, log)
    take_more()
    app = create_app(settings, editions)
    link = link_of(settings, listener.getsockname()[1])
    server = PassgoServer(configure(app, settings), app, told, link)
    try:
        server.run(sockets=[listener])
    except SystemExit:
        # uvicorn ends the process where the application could not start; why is ours to say.
        if not hasattr(app.state, "failure"):
            raise
    finally:
        listener.close()
    failure = getattr(app.state, "failure", None)
    if isinstance(failure, StoreError | OSError):
        raise ServeError("server-store-wrong", why=_reason(failure, settings)) from failure
    if failure is not None:
        raise failure
    return 0 if server.started else 1


def _reason(failure: Exception, settings: Settings) -> str:
    """Why a store could not be opened, and which."""
    where = parse_address(settings.database or default_database())
    why = str(failure)
    return why if str(where.path or where) in why else f"{where}: {why}"


def say(line: str) -> None:
    """Say something to whoever started the server; where they have gone, it goes on without."""
    with contextlib.suppress(OSError):
        print(line, flush=True)


def configure(app: FastAPI, settings: Settings) -> Config:
    """How uvicorn is to serve the application."""
    return Config(
        app,
        Reception(settings, app.state.metrics),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        # What is a little too large is answered by us, what is far too large by the framework.
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=int(settings.shutdown_seconds),
        h11_max_incomplete_event_size=16 * 1024,
    )


def listen_on(settings: Settings) -> socket.socket:
    """A socket that listens, or a ServeError that says why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # Whoever was let go and reads nothing does not keep a connection for hours.
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
    """What is said once the server listens: where, for whom, and how to change that."""
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
    """The address at which this machine finds the server."""
    host = "127.0.0.1" if settings.host in _ANY else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{settings.root_path}/"


def house_names(host: str) -> list[str]:
    """The addresses by which the machine is known in its house."""
    if host not in _ANY:
        return [host]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says which address it would send from.
            probe.connect(("192.0.2.1", 9))
            return [str(probe.getsockname()[0])]
        except OSError:
            return [socket.gethostname()]
