"""Two people at a table through light lines: they know what they may do, and nothing else.

Of the document only what it takes to act is kept: who is to act, one's own choices, the phase.
"""

import asyncio
import json
import time

import httpx2
from pydantic_core import from_json

from passgo.protocol.changes import patch, pointer
from passgo.protocol.version import PROTOCOL_VERSION
from tests.server.players import choose
from tests.trials.line import call

NAMES = ("ana", "bob")
AT_ONCE = 16
"""Tables that are made at the same time."""
_SILENT = 20.0
"""Seconds after which a silent client sends a ping, as the protocol requires."""


class Person:
    """One socket at one table."""

    def __init__(self, couple, seat):
        self.couple = couple
        self.seat = seat
        self.number = 0
        self.spoke = time.perf_counter()
        self._kept = ("/game/to_act", pointer("you", seat, "choices"), "/table/phase")
        self._document = {}
        self._line = None

    async def come(self, port, key):
        self._line = await call(port, f"/api/tables/{self.couple.code}/socket", self._hear, key)
        self.say({"type": "hello", "version": PROTOCOL_VERSION, "last": None})

    def say(self, message):
        self.spoke = time.perf_counter()
        self._line.send(json.dumps(message).encode())

    def leave(self):
        self._line.close()

    @property
    def closed(self):
        return self._line.closed

    @property
    def is_playing(self):
        return self._at("table", "phase") == "playing"

    @property
    def is_over(self):
        return self._at("table", "phase") == "over"

    @property
    def owes(self):
        return self.is_playing and self.seat in (self._at("game", "to_act") or ())

    @property
    def choices(self):
        return self._at("you", self.seat, "choices")

    def _at(self, *steps):
        found = self._document
        for step in steps:
            found = None if found is None else found.get(step)
        return found

    def _hear(self, text):
        heard = time.perf_counter()
        said = from_json(text)
        kind = said["type"]
        if kind == "update":
            for change in said["changes"]:
                self._change(change)
        elif kind == "whole":
            self._document = said["document"]
        if kind in {"update", "whole"}:
            self.number = said["number"]
            self.couple.heard_by(self, heard)
        elif kind in {"done", "refused", "trouble"}:
            self.couple.answered(said, heard)

    def _change(self, change):
        """Follow a change that leads to, into or around something that is kept."""
        at = change["path"]
        if any(at.startswith(way) or way.startswith(at) for way in self._kept):
            self._document = patch(self._document, [change])


class Couple:
    """One table, the two at it, and the action that is on its way."""

    def __init__(self, code):
        self.code = code
        self.people = [Person(self, seat) for seat in NAMES]
        self.is_busy = False
        self.tell = None
        """Hears of each action that is over: seconds to done, own event, other's event; or why
        there are none."""
        self._acts = 0
        self._begun = 0.0
        self._number = 0
        self._actor = None
        self._took = {}

    @property
    def ready(self):
        """Who could act now."""
        if self.is_busy:
            return None
        return next((person for person in self.people if person.owes), None)

    @property
    def is_over(self):
        return any(person.is_over or person.closed for person in self.people)

    def act(self, person, rng, tell):
        """Let a client do something; ``tell`` receives how long it took."""
        self._acts += 1
        self.is_busy, self.tell, self._actor, self._took = True, tell, person, {}
        self._number = max(one.number for one in self.people) + 1
        action = choose(person.choices, rng, "main") or "resign"
        said = {"type": "act", "id": f"a{self._acts}", "seat": person.seat, "action": action}
        self._begun = time.perf_counter()
        person.say(said)

    def heard_by(self, person, heard):
        if self.is_busy and person.number >= self._number:
            self._took.setdefault("own" if person is self._actor else "other", heard - self._begun)
            self._end()

    def answered(self, said, heard):
        if not self.is_busy or said.get("id") != f"a{self._acts}":
            return
        if said["type"] == "done":
            self._took["done"] = heard - self._begun
            self._end()
        else:
            self.is_busy = False
            self.tell(None, said)

    def _end(self):
        if len(self._took) == 3:
            self.is_busy = False
            self.tell(self._took, None)

    def stay(self):
        """Send something for clients that were silent for long."""
        for person in self.people:
            if time.perf_counter() - person.spoke > _SILENT:
                person.say({"type": "ping", "id": "p"})


async def gather_couples(url, count, editions, told, **fields):
    """So many tables with two people each, all of them playing."""
    gate = asyncio.Semaphore(AT_ONCE)
    port = httpx2.URL(url).port
    async with httpx2.AsyncClient(base_url=url, timeout=60) as http:

        async def ask(path, body, key=None):
            heads = {} if key is None else {"Authorization": f"Bearer {key}"}
            answer = await http.post(path, json=body, headers=heads)
            assert answer.is_success, answer.text
            return answer.json()

        async def one(number):
            async with gate:
                keys = [(await ask("/api/me", {"key": True}))["key"] for _ in NAMES]
                setup = {"edition": editions[number % len(editions)], "name": NAMES[0], **fields}
                code = (await ask("/api/tables", setup, keys[0]))["code"]
                await ask(f"/api/tables/{code}/seats", {"name": NAMES[1]}, keys[1])
                couple = Couple(code)
                for person, key in zip(couple.people, keys, strict=True):
                    await person.come(port, key)
                await ask(f"/api/tables/{code}/requests", {"type": "start", "id": "s"}, keys[0])
                async with asyncio.timeout(60):
                    while not all(person.is_playing for person in couple.people):
                        await asyncio.sleep(0.01)
                told()
                return couple

        return await asyncio.gather(*(one(number) for number in range(count)))
