"""Guests for tests: they update their document with the messages, and play legal actions."""

import asyncio
import itertools
import json

from passgo.protocol.changes import patch
from passgo.protocol.encoding import encoded
from passgo.protocol.incoming import REQUEST
from passgo.protocol.outgoing import OUTGOING
from passgo.protocol.questions import (
    AskBargain,
    AskDeed,
    AskFair,
    AskForLot,
    AskHint,
    AskPreview,
    AskStory,
    AskWorth,
    Ping,
)
from passgo.protocol.setup import Setup
from passgo.server.hall.outlet import Outlet
from tests import attending
from tests.waiting import HANG

QUESTIONS = {
    "hint": AskHint,
    "worth": AskWorth,
    "preview": AskPreview,
    "story": AskStory,
    "ping": Ping,
    "bargain": AskBargain,
    "would_take": AskForLot,
    "suggest": AskFair,
    "deed": AskDeed,
}
NUMBERS = itertools.count(1)


def setup(edition="euro", **kw):
    """A table as it is made, without waiting between two actions of bots."""
    kw.setdefault("customs", {"pace": 0})
    return Setup.model_validate({"edition": edition, **kw})


def request(type_, **kw):
    """A request with its own id."""
    return REQUEST.validate_python({"type": type_, "id": f"w{next(NUMBERS)}", **kw})


def signs(entry, wanted):
    """Say whether a request made an entry."""
    return entry.signed is not None and entry.signed.request == wanted.id


def awaits_people(guest):
    """Say whether the table waits for people alone, as far as a guest knows."""
    return attending.awaits_people(guest.document)


class Guest:
    """A guest at a table with one socket, like a client."""

    def __init__(self, hall, code, name, *, checked=True):
        self.hall, self.code, self.guest = hall, code, name
        self.checked = checked
        self.outlet = Outlet(100_000, 1 << 30)
        self.member = None
        self.document = None
        self.whole = None
        self.number = None
        self.entries = []
        self.messages = []
        self.raw = []

    async def come(self, last=None):
        self.member = await self.hall.attach(self.code, self.guest, self.outlet, last)
        self.hear()
        return self

    async def go(self):
        await self.hall.detach(self.code, self.member)

    def hear(self):
        """Take what was said."""
        for text in self.outlet.take():
            self.raw.append(text)
            message = json.loads(text)
            self.messages.append(message)
            if self.checked:
                OUTGOING.validate_json(text)
            if message["type"] == "whole":
                self.whole, self.document = message, message["document"]
                fresh = [e for e in message["recent"] if e["number"] > (self.number or 0)]
                self.entries += fresh
                self.number = message["number"]
            elif message["type"] == "update":
                numbers = [entry["number"] for entry in message["entries"]]
                assert numbers == list(range(self.number + 1, message["number"] + 1))
                self.number = message["number"]
                self.entries += message["entries"]
                self.document = patch(self.document, message["changes"])
        return self

    async def request(self, type_, **kw):
        """Send a request; the answer."""
        return await self.send(request(type_, **kw))

    async def send(self, wanted):
        answer = await self.hall.request(self.code, self.guest, wanted)
        if self.checked:
            OUTGOING.validate_python(json.loads(json.dumps(answer)))
        self.hear()
        return answer

    async def ask(self, type_, **kw):
        question = QUESTIONS[type_].model_validate({"id": f"q{next(NUMBERS)}", **kw})
        answer = encoded(await self.hall.ask(self.code, self.guest, question))
        OUTGOING.validate_json(answer)
        return json.loads(answer)

    @property
    def face(self):
        return self.document["table"]

    async def until(self, condition, seconds=HANG):
        """Wait until something is so, as far as this guest knows."""
        end = asyncio.get_running_loop().time() + seconds
        while True:
            self.hear()
            if self.document is not None and condition(self):
                return self
            assert asyncio.get_running_loop().time() < end, (self.face, self.messages[-3:])
            await asyncio.sleep(0.002)

    def choices(self):
        """Seat and choice of everything that one's own seats may do."""
        return [
            (seat, choice)
            for seat, own in self.document["you"].items()
            for choice in own["choices"]
        ]


def main_choice(choices, rng):
    """What a player without a plan does: mostly what Enter takes."""
    plain = [c for c in choices if c["limits"] is None or "dice" in (c["limits"] or {})]
    mains = [choice for choice in choices if choice["main"]]
    if mains and (rng.random() < 0.9 or not plain):
        return mains[0]
    quiet = [c for c in plain if c["group"] not in {"trade"} and c["action"] != "resign"]
    return rng.choice(quiet or plain or choices)
