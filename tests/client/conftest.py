"""A real server for clients, within the test's own loop."""

import asyncio
import socket
from contextlib import asynccontextmanager

import pytest
import uvicorn

from passgo.server.app import create_app
from passgo.server.settings import Settings
from tests.leaks import leaves_no_task, leaves_nothing
from tests.waiting import until

__all__ = ["leaves_no_task", "leaves_nothing"]


class Running:
    """A server that can be stopped, and started again at the same address."""

    def __init__(self, database, port=0):
        self.database = str(database)
        self.socket = socket.create_server(("127.0.0.1", port))
        self.port = self.socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    async def start(self):
        settings = Settings(
            database=self.database,
            durability="normal",
            messages_per_second=0,
            requests_per_second=0,
            tables_per_hour=0,
            guests_per_hour=0,
        )
        config = uvicorn.Config(
            create_app(settings), log_level="critical", timeout_graceful_shutdown=1
        )
        self.server = uvicorn.Server(config)
        self.server.install_signal_handlers = lambda: None
        self.task = asyncio.create_task(self.server._serve([self.socket]))
        await until(lambda: self.server.started or self.task.done())
        assert not self.task.done(), self.task.result()

    async def stop(self):
        self.server.should_exit = True
        await self.task

    async def restart(self):
        await self.stop()
        self.socket = socket.create_server(("127.0.0.1", self.port))
        await self.start()


@asynccontextmanager
async def running(database):
    server = Running(database)
    try:
        await server.start()
        yield server
    finally:
        await server.stop()


@pytest.fixture
async def server(tmp_path):
    async with running(tmp_path / "tables.db") as started:
        yield started
