"""Connections that take up room: idle and trickling ones, and more than there are descriptors."""

import asyncio
import contextlib
import time
from collections import Counter

from tests.trials.meters import spread
from tests.trials.servers import Server

DESCRIPTORS = 300
HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n"
WAYS = {
    "silent": (b"", b""),
    "half a line": (b"GET /hea", b""),
    "slow head": (HEAD, b"X: y\r\n"),
    "slow body": (BODY, b" "),
    "keep-alive": (HEAD + b"\r\n", b""),
}
"""What is said at once, and then every second."""


class Idler:
    """A client that holds idle connections."""

    def __init__(self, port, way):
        self.port = port
        self.way = way
        self.is_open = False

    async def hold(self):
        """Hold it until the server has had enough."""
        said, trickled = WAYS[self.way]
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            self.is_open = True
            writer.write(said)
            try:
                await self._trickle(reader, writer, trickled)
            finally:
                writer.close()
        self.is_open = False

    async def _trickle(self, reader, writer, trickled):
        ended = asyncio.create_task(reader.read())
        try:
            while not ended.done():
                if trickled:
                    writer.write(trickled)
                await asyncio.wait([ended], timeout=1)
            await ended
        finally:
            ended.cancel()

    async def insist(self):
        """Come back as soon as it is cut."""
        while True:
            await self.hold()
            await asyncio.sleep(0.05)


async def visit(port, seconds):
    """Connect four times a second: the seconds of those that were answered, and the others."""
    times, failed = [], 0
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(10):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(HEAD + b"Connection: close\r\n\r\n")
                answer = await reader.read()
                writer.close()
        except (OSError, TimeoutError):
            answer = b""
        if answer.startswith(b"HTTP/1.1 200"):
            times.append(time.perf_counter() - begun)
        else:
            failed += 1
        await asyncio.sleep(0.25)
    return times, failed


@contextlib.asynccontextmanager
async def all_at(doings):
    """Tasks that run meanwhile."""
    tasks = [asyncio.create_task(doing) for doing in doings]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def idle_connections(database, count, seconds):
    """A server with few descriptors under idle connections; the results."""
    server = Server(database, descriptors=DESCRIPTORS)
    await server.start()
    ways = list(WAYS)
    idlers = [Idler(server.port, ways[number % len(ways)]) for number in range(count)]
    async with all_at(idler.hold() for idler in idlers):
        await asyncio.sleep(seconds)
        still = Counter(idler.way for idler in idlers if idler.is_open)
    first = f"{sum(still.values())} of {count} open after {seconds} s" + (
        f" {dict(still)}" if still else ""
    )
    crowd = [Idler(server.port, ways[number % len(ways)]) for number in range(2 * DESCRIPTORS)]
    async with all_at(idler.insist() for idler in crowd):
        await asyncio.sleep(3)
        times, failed = await visit(server.port, 20)
    after, failed_after = await visit(server.port, 2)
    await server.stop()
    said = server.log.read_text().count("run short")
    median, _, slowest = spread(times)
    return {
        "still": sum(still.values()),
        "failed": failed,
        "failed_after": failed_after + (not after),
        "said": said,
        "line": f"idle: {first}; with {2 * DESCRIPTORS} on {DESCRIPTORS} descriptors "
        f"{len(times)} of {len(times) + failed} visitors got in, {median:.0f} ms in the middle, "
        f"p99 {slowest:.0f} ms; {said} lines in the log",
    }
