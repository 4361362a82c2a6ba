"""A guest is connected to every table all the time: the log shows the game, not connections."""

import json
from secrets import token_hex
from threading import Event, Thread
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from passgo.protocol.version import PROTOCOL_VERSION

OFTEN = 10.0
"""Seconds between two signs of life."""


class Attending:
    """Open sockets of guests to tables; their messages are not read."""

    def __init__(self) -> None:
        self._lines: list[ClientConnection] = []
        self._over = Event()
        self._pings = Thread(target=self._ping, daemon=True)

    def _ping(self) -> None:
        """A line on which nothing is said for long is closed."""
        while not self._over.wait(OFTEN):
            for line in list(self._lines):
                line.send(json.dumps({"type": "ping", "id": token_hex(8)}))

    def sit(self, url: str, code: str, who: Any) -> None:
        """Open a socket with a guest's cookies."""
        cookies = who.storage_state()["cookies"]
        line = connect(
            f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket",
            additional_headers={
                "Cookie": "; ".join(f"{each['name']}={each['value']}" for each in cookies)
            },
            max_queue=None,
        )
        line.send(json.dumps({"type": "hello", "version": PROTOCOL_VERSION}))
        self._lines.append(line)

    def __enter__(self) -> Self:
        self._pings.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        self._pings.join()
        for line in self._lines:
            line.close()
