"""A real server on a free port: uvicorn in this process, or ``passgo serve`` in another."""

import asyncio
import contextlib
import json
import os
import re
import signal
import ssl
import sys
from itertools import count
from secrets import token_hex

import httpx2
import websockets

from passgo.protocol.version import PROTOCOL_VERSION
from passgo.server.app import create_app
from passgo.server.serve import PassgoServer, configure, listen_on
from passgo.server.settings import Settings
from tests.waiting import HANG, until

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients on this machine only: loading the system's certificates takes a while."""
FREE = {
    "requests_per_second": 0,
    "messages_per_second": 0,
    "guests_per_hour": 0,
    "tables_per_hour": 0,
    "replays_per_hour": 0,
    "guest_work_rate": 0,
    "address_work_rate": 0,
    "sockets_per_address": 0,
    "connections_per_address": 0,
    "warm": False,
}
"""No limits, and nothing compiled, for tests that are about something else."""


class Running:
    """A server that listens."""

    def __init__(self, base, app=None):
        self.base = base
        self.app = app
        self._leaving = contextlib.AsyncExitStack()

    @property
    def services(self):
        return self.app.state.services

    async def __aenter__(self):
        return self

    async def __aexit__(self, *raised):
        await self._leaving.aclose()

    async def guest(self):
        """A client with its own key, closed before the server at the latest."""
        client = httpx2.AsyncClient(base_url=self.base, timeout=HANG, verify=PLAIN)
        self._leaving.push_async_callback(client.aclose)
        answer = await client.post("/api/me", json={"key": True})
        key = answer.json()["key"]
        client.headers["Authorization"] = f"Bearer {key}"
        return GuestClient(self, client, key)


class GuestClient:
    """A guest with a key, over HTTP and over sockets."""

    def __init__(self, running, http, key):
        self.running = running
        self.http = http
        self.key = key

    async def make(self, edition="euro", **more):
        """Make a table; its code."""
        wanted = {
            "edition": edition,
            "name": "Ana",
            "customs": {"pace": 0, "unwatched": 600_000},
            **more,
        }
        answer = await self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return answer.json()["code"]

    def socket(self, code, **more):
        """Open a socket, as an async context."""
        address = f"ws{self.running.base.removeprefix('http')}/api/tables/{code}/socket"
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        return websockets.connect(
            address,
            additional_headers=headers | more.pop("headers", {}),
            max_size=2**24,
            open_timeout=HANG,
            ping_timeout=HANG,
            **more,
        )

    @contextlib.asynccontextmanager
    async def seat(self, code, last=None):
        """A socket that has sent hello and received everything."""
        async with self.socket(code) as socket:
            talk = Talk(socket)
            await talk.say(type="hello", version=PROTOCOL_VERSION, last=last)
            talk.whole = await talk.hear("whole")
            yield talk

    async def close(self):
        await self.http.aclose()


class Talk:
    """One socket after its hello."""

    def __init__(self, socket):
        self.socket = socket
        self.whole = None
        self.heard = []
        self.listener = lambda message: None
        self._name = token_hex(4)
        self._ids = count(1)

    async def say(self, **message):
        await self.socket.send(json.dumps(message))

    async def hear(self, *kinds, seconds=HANG):
        """The next message of these kinds; earlier ones are stored in ``heard``."""
        async with asyncio.timeout(seconds):
            while True:
                message = json.loads(await self.socket.recv())
                self.heard.append(message)
                self.listener(message)
                if not kinds or message["type"] in kinds:
                    return message

    async def request(self, type, **more):
        """Send a request; its answer."""
        own = more.pop("id", f"{self._name}-{next(self._ids)}")
        while True:
            await self.say(type=type, id=own, **more)
            answer = await self.answer_to(own)
            if answer["type"] != "trouble" or answer.get("retry") is None:
                return answer
            # Whether it was done is not known: the same id asks again, and is done once.
            await asyncio.sleep(answer["retry"])

    async def answer_to(self, own):
        """What comes of a request of ours, or a trouble of the whole socket."""
        while True:
            answer = await self.hear("done", "refused", "trouble")
            if answer.get("id") in {own, None}:
                return answer


class NoSweeper:
    """Leaves the memory of this process alone, for nearly all of it is the tests'."""

    def start(self):
        pass

    def settle(self):
        pass

    def stop(self):
        pass


@contextlib.asynccontextmanager
async def serving(database, **more):
    """A server in this process."""
    settings = Settings(database=str(database), port=0, **{**FREE, **more})
    listener = listen_on(settings)
    app = create_app(settings)
    server = PassgoServer(configure(app, settings), app, lambda what: None)
    server.capture_signals = contextlib.nullcontext
    server.sweeper = NoSweeper()
    running = Running(f"http://127.0.0.1:{listener.getsockname()[1]}", app)
    running.server = server
    task = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        await until(lambda: server.started or task.done())
        assert not task.done(), task.result()
        async with running:
            yield running
    finally:
        server.should_exit = True
        await task


@contextlib.asynccontextmanager
async def process(database, *arguments, before=None, **more):
    """``passgo serve`` in another process, on a free port; ``before`` is called in it first."""
    environ = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    settings = {**FREE, **more}
    environ |= {f"PASSGO_{name.upper()}": str(value).lower() for name, value in settings.items()}
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "passgo",
        "serve",
        "--port",
        "0",
        "--database",
        str(database),
        *arguments,
        env=environ,
        preexec_fn=before,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    lines = []
    drained = asyncio.create_task(child.stderr.read())
    running = None
    try:
        async with asyncio.timeout(HANG):
            while not any("Ctrl-C" in line for line in lines):
                line = await child.stdout.readline()
                assert line, (lines, (await drained).decode())
                lines.append(line.decode())
        running = Running(re.search(r"http://[0-9.]+:[0-9]+", lines[0])[0])
        running.child = child
        running.lines = lines
        async with running:
            yield running
    finally:
        code, log = await _ended(child, drained)
        if running is not None:
            running.code, running.log = code, log


async def _ended(child, drained):
    """The exit code and the log of a process that is asked to end."""
    if child.returncode is None:
        child.send_signal(signal.SIGTERM)
    try:
        async with asyncio.timeout(HANG):
            return await child.wait(), (await drained).decode()
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
