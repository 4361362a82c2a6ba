"""Whole evenings over real sockets: join by code, play every edition, come back, two servers."""

import asyncio

import pytest

from passgo.editions import EDITIONS
from passgo.protocol.changes import patch
from passgo.protocol.outgoing import OUTGOING
from tests.server.serving import serving
from tests.waiting import HANG, until

MODES = {
    "atlantic": "short",
    "deska": "short",
    "disney": "timed",
    "euro": "short",
    "knockout": "standard",
    "revolution": "short",
}
OPTIONS = {name: {} for name in MODES} | {"disney": {"time_limit": 1}}


BY_HAND = 12
"""Actions of each person before they give up: with main choices alone a game may never end."""


class Player:
    """Plays the seats of one socket with the main choice of the document."""

    def __init__(self, talk):
        self.talk = talk
        self.acted = 0
        self.numbers = []
        talk.listener = self.take
        self.take(talk.whole)

    def take(self, message):
        """Keep the document current."""
        if message["type"] == "whole":
            self.document, self.number = message["document"], message["number"]
            self.seats = message["mine"]
        elif message["type"] == "update":
            assert message["number"] >= self.number
            self.document = patch(self.document, message["changes"])
            self.number = message["number"]
            self.numbers += [entry["number"] for entry in message["entries"]]

    @property
    def is_over(self):
        return self.document["table"]["phase"] == "over"

    def request(self):
        """What a seat of ours would do now, or None where it has nothing to do."""
        game, table = self.document["game"], self.document["table"]
        for seat in self.seats if game is not None else ():
            if seat in game["to_act"]:
                choices = self.document["you"][seat]["choices"]
                main = [choice for choice in choices if choice["main"]] or choices
                return {"type": "act", "seat": seat, "action": main[0]["action"]}
            if seat in table["waiting"]:
                return {"type": "pass", "seat": seat}
        return None

    async def play(self, most=10**6):
        """Play until the game is over, or so many actions are done."""
        while not self.is_over and self.acted < most:
            request = self.request()
            if request is None:
                await self.talk.hear("update", "whole")
                continue
            requested_at = self.number
            answer = await self.talk.request(**request)
            if answer["type"] != "done":
                assert request["type"] == "pass" or self.is_stale(answer), (request, answer)
                if self.number == requested_at:
                    await self.talk.hear("update", "whole")
            self.acted += 1

    async def leave(self):
        """Give every seat up, and listen to the end of the game."""
        for seat in self.seats:
            if not self.is_over:
                answer = await self.talk.request("act", seat=seat, action="resign")
                assert answer["type"] == "done" or self.is_over, answer
        while not self.is_over:
            await self.talk.hear("update", "whole")

    def is_stale(self, answer):
        """Whether another was quicker, as a received or coming message shows."""
        return answer["refusal"]["code"] in {
            "bid_too_low",
            "not_now",
            "not_your_turn",
            "wrong_phase",
        }


async def play_together(players, most):
    """Let all play until one of them has done this many actions."""
    tasks = [asyncio.create_task(player.play(player.acted + most)) for player in players]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    for failure in ended:
        if isinstance(failure, Exception):
            raise failure


async def compiled(thinkers):
    await until(lambda: thinkers.is_warm)


@pytest.fixture
async def server(tmp_path):
    # Compiled as for people: interpreted, a slide takes as long as a whole game.
    async with serving(tmp_path / "tables.sqlite", warm=True) as running:
        await compiled(running.services.hall.thinkers)
        yield running


@pytest.mark.parametrize("edition", EDITIONS())
async def test_two_guests_and_a_bot_play_from_the_code_to_the_record(server, edition):
    ana, bob = await server.guest(), await server.guest()
    seats = [{"bot": None}, {"bot": "simple"}]
    code = await ana.make(edition, mode=MODES[edition], seats=seats, options=OPTIONS[edition])
    assert (await bob.http.post(f"/api/tables/{code}/seats", json={"name": "Bob"})).is_success
    async with ana.seat(code) as one, bob.seat(code) as two:
        players = [Player(one), Player(two)]
        assert (await one.request("start"))["type"] == "done"
        async with asyncio.timeout(4 * HANG):
            await play_together(players, BY_HAND)
            await asyncio.gather(*(player.leave() for player in players))
        assert players[0].document["table"] == players[1].document["table"]
        assert players[0].document["game"] == players[1].document["game"]
        assert players[0].document["table"]["fair"]["secret"]
        for player in players:
            assert player.numbers == sorted(set(player.numbers))
            for message in player.talk.heard:
                OUTGOING.validate_python(message)
    record = await ana.http.get(f"/api/tables/{code}/record")
    assert record.json()["fair"]["commitment"] == players[0].document["table"]["fair"]["commitment"]
    for guest in (ana, bob):
        await guest.close()
