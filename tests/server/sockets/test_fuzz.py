"""Malformed, oversized, out-of-order and forged messages: each is answered, and nothing changes.

``PASSGO_FUZZ`` says how many; ``make test`` sends some.
"""

import asyncio
import json
import os
import random
import string

import websockets

from passgo.protocol.errors import TROUBLES, CloseCode
from passgo.protocol.incoming import INCOMING
from tests.server.serving import serving
from tests.server.sockets.test_playing import Player
from tests.waiting import HANG

COUNT = int(os.environ.get("PASSGO_FUZZ", "1500"))
SOCKETS = 6
KINDS = sorted(set(INCOMING.json_schema()["discriminator"]["mapping"]) - {"hello"})
ANSWERS = (
    "whole",
    "done",
    "refused",
    "trouble",
    "told",
    "pong",
    "previewed",
    "hinted",
    "bargained",
    "deed_told",
)
CLOSES = {int(code) for code in CloseCode} | {1009, 1007, 1002}


def anything(rng, depth=0):
    """Some JSON value."""
    kind = rng.randrange(9 if depth < 3 else 7)
    if kind == 0:
        return None
    if kind == 1:
        return rng.choice([True, False])
    if kind == 2:
        return rng.choice([0, 1, -1, 7, 2**31, 2**63, -(2**70), 10**30])
    if kind == 3:
        return rng.choice([0.5, 1e308, -0.0])
    if kind in {4, 5, 6}:
        return words(rng)
    if kind == 7:
        return [anything(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {words(rng): anything(rng, depth + 1) for _ in range(rng.randrange(4))}


def words(rng):
    chosen = [
        "Ana",
        "Eve",
        "bank",
        "",
        "roll",
        "\u202e",
        "\x00",
        "🎲",
        "../..",
        "' or 1=1 --",
        "{}",
    ]
    return rng.choice([*chosen, "".join(rng.choices(string.printable, k=rng.randrange(60)))])


def forged(rng):
    """A request that is well formed and not the spy's to have."""
    own = f"f{rng.randrange(10**9)}"
    requests = [
        {"type": "act", "seat": "Ana", "action": rng.choice(["roll", "buy", "end", "resign"])},
        {"type": "act", "seat": "Bot", "action": {"bid": 10}},
        {"type": "act_all", "seat": "Ana", "actions": ["roll", "end"]},
        {"type": "act", "seat": "bank", "action": "hammer"},
        {"type": "throw", "dice": [6, 6]},
        {"type": "pass", "seat": "Ana"},
        {"type": "say", "seat": "Ana", "words": "it is me"},
        {"type": "habits", "seat": "Ana", "claims": True, "limit": 1},
        {"type": "pause", "seat": "Ana"},
        {"type": "lend", "seat": "Ana"},
        {"type": "take_back", "seat": "Ana"},
        {"type": "stand", "place": 0},
        {"type": "handover", "place": 0},
        {"type": "luck", "place": 0, "luck": "ff"},
        {"type": "rename", "place": 0, "name": "Eve"},
        {"type": "dress", "place": 0, "portrait": 7, "token": 3},
        {"type": "seat_bot", "place": 1},
        {"type": "remove_seat", "place": 1},
        {"type": "open_seat", "place": 0},
        {"type": "sit", "place": 0, "name": "Eve"},
        {"type": "change", "edition": "../../etc"},
        {"type": "start"},
        {"type": "rematch"},
        {"type": "preview", "seat": "Ana", "action": "roll"},
        {"type": "hint", "seat": "Ana"},
        {"type": "would_take", "seat": "Ana", "lot": 5},
        {"type": "suggest", "seat": "Ana"},
        {"type": "deed", "seat": "Ana", "lot": 5},
    ]
    return json.dumps({"id": own, **rng.choice(requests)})


def broken(rng):
    """A message that is none."""
    kind = rng.choice(KINDS)
    whole = {"type": kind, "id": words(rng)[:40]}
    whole |= {words(rng): anything(rng) for _ in range(rng.randrange(4))}
    for key in ("seat", "action", "place", "name", "dice", "options"):
        if rng.random() < 0.4:
            whole[key] = anything(rng)
    text = json.dumps(whole, ensure_ascii=rng.random() < 0.5)
    way = rng.randrange(8)
    if way == 0:
        return text[: rng.randrange(len(text))]
    if way == 1:
        return text.encode()
    if way == 2:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(80)))
    if way == 3:
        return json.dumps({"type": "say", "id": "a", "words": "x" * rng.choice([17000, 70000])})
    if way == 4:
        return text.replace('"', "", 1) + "[" * rng.randrange(3000)
    if way == 5:
        return '{"type": "hello", "version": 2, "last": 3}'
    if way == 6:
        return '{"type": "act", "id": "n", "seat": "Ana", "action": {"bid": NaN}}'
    return text


async def test_whatever_a_stranger_sends_is_answered_and_changes_nothing(tmp_path):
    async with serving(tmp_path / "t", silent_seconds=3600) as server:
        ana, eve = await server.guest(), await server.guest()
        code = await ana.make(seats=[{"bot": "simple", "name": "Bot"}])
        async with ana.seat(code) as talk:
            player = Player(talk)
            await talk.request("start")
            await player.play(3)
            while player.request() is None:
                await talk.hear("update", "whole")
            # The player who must act stays connected, so that nothing happens by itself.
            listening = asyncio.create_task(talk.hear("never", seconds=3600))
            await fuzz(server, eve, code)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            await player.play(player.acted + 3)
        for guest in (ana, eve):
            await guest.close()


async def fuzz(server, eve, code):
    """Send everything, and check that the server is as before."""
    before = await stored(server, code)
    per_socket = -(-COUNT // SOCKETS)
    fuzzers = [Fuzzer(eve, code, seed, per_socket) for seed in range(SOCKETS)]
    await asyncio.gather(*(fuzzer.run() for fuzzer in fuzzers))
    assert sum(fuzzer.sent for fuzzer in fuzzers) >= COUNT
    # None is a socket that the fuzzer itself closed, at the end.
    assert set().union(*(fuzzer.codes for fuzzer in fuzzers)) <= CLOSES | {None}
    assert await stored(server, code) == before
    assert (await eve.http.get("/ready")).status_code == 200
    assert server.services.metrics.registry.get_sample_value("passgo_faults_total") == 0


async def stored(server, code):
    """What a stranger must not change: the game's entries, and the holders of seats."""
    entries = await server.services.store.entries(code)
    row = await server.services.store.load_table(code)
    return [(entry.number, entry.name, str(entry.body)) for entry in entries], row.body


class Fuzzer:
    """Sends bad messages and requires an answer to each."""

    def __init__(self, guest, code, seed, most):
        self.guest = guest
        self.code = code
        self.rng = random.Random(seed)
        self.most = most
        self.sent = 0
        self.codes = set()

    async def run(self):
        while self.sent < self.most:
            async with self.guest.socket(self.code) as socket:
                try:
                    await self._talk(socket)
                except websockets.ConnectionClosed as end:
                    code = end.rcvd and end.rcvd.code
                else:
                    code = None
            self.codes.add(code)

    async def _talk(self, socket):
        if self.rng.random() < 0.8:
            await socket.send('{"type": "hello", "version": 2}')
            await self._until(socket, "whole")
        while self.sent < self.most:
            self.sent += 1
            message = forged(self.rng) if self.rng.random() < 0.7 else broken(self.rng)
            await socket.send(message)
            try:
                await self._until(socket, *ANSWERS)
            except TimeoutError:
                raise AssertionError(f"no answer to {message!r}") from None

    async def _until(self, socket, *kinds):
        async with asyncio.timeout(HANG):
            while True:
                answer = json.loads(await socket.recv())
                assert answer["type"] != "trouble" or answer["code"] in set(TROUBLES) - {"fault"}
                if answer["type"] in kinds:
                    assert answer["type"] != "done", answer
                    return
