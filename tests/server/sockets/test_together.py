"""Messages that wait together leave in one packet, each in its own frame."""

import pytest
from uvicorn.server import ServerState

from passgo.server.app import create_app
from passgo.server.hall.outlet import Outlet
from passgo.server.serve import configure
from passgo.server.settings import Settings
from passgo.server.sockets.framing import say


class Packets:
    """A transport that keeps what is written."""

    def __init__(self):
        self.written = []

    def write(self, data):
        self.written.append(bytes(data))

    def is_closing(self):
        return False


class Talk:
    """A socket of an application: its scope, and where its messages go."""

    def __init__(self, scope, send):
        self.scope, self.send = scope, send

    async def send_text(self, text):
        await self.send({"type": "websocket.send", "text": text})


@pytest.fixture
async def frames(tmp_path):
    settings = Settings(database=str(tmp_path / "tables.sqlite"))
    config = configure(create_app(settings), settings)
    config.load()
    frames = config.ws_protocol_class(config=config, server_state=ServerState(), app_state={})
    frames.transport, frames.handshake_complete = Packets(), True
    frames.conn.state = frames.conn.state.OPEN
    return frames


async def test_texts_leave_in_one_packet_in_their_order(frames):
    talk = Talk({"extensions": {"passgo.together": {}}}, frames.send)
    await say(talk, ["one", "two", "three"])
    await say(talk, ["four"])
    assert frames.transport.written == [b"\x81\x03one\x81\x03two\x81\x05three", b"\x81\x04four"]


async def test_another_server_gets_them_one_by_one():
    sent = []

    async def send(message):
        sent.append(message["text"])

    await say(Talk({}, send), ["one", "two"])
    assert sent == ["one", "two"]


def test_only_so_much_is_taken_at_once():
    outlet = Outlet()
    for text in ("aaaa", "bbbb", "cc"):
        outlet.send(text)
    assert outlet.take_some(9) == ["aaaa", "bbbb"]
    assert outlet.take_some(1) == []
    assert outlet.take() == ["cc"]


async def test_a_client_that_has_just_spoken_is_not_pinged(frames):
    frames.heard_at = frames.loop.time()
    frames.send_keepalive_ping()
    assert (frames.transport.written, frames.pending_ping_payload) == ([], None)
    frames.stop_keepalive()
    frames.heard_at -= frames.ping_interval
    frames.send_keepalive_ping()
    assert frames.transport.written == [b"\x89\x04" + frames.pending_ping_payload]
    frames.stop_keepalive()


async def test_reading_is_paused_while_a_message_waits(frames):
    frames.transport.pause_reading = lambda: frames.transport.written.append("paused")
    frames.transport.resume_reading = lambda: frames.transport.written.append("resumed")
    for text in (b"one", b"two", b"three"):
        frames.curr_msg_data_type, frames.frames = "text", [text]
        frames.send_receive_event_to_app()
    assert frames.transport.written == ["paused"]
    assert [(await frames.receive())["text"] for _ in range(3)] == ["one", "two", "three"]
    assert frames.transport.written == ["paused", "resumed"]
