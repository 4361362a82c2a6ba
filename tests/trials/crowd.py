"""Many tables with two people and a bot each, who play by script through real sockets."""

import asyncio
import random

from passgo.client import Client
from passgo.editions import EDITIONS
from tests.server.players import Scripted

NAMES = ("ana", "bob")
AT_ONCE = 16
"""Tables that are made at the same time."""


class Pair:
    """One table and the two who play at it."""

    def __init__(self, code, clients, visits):
        self.code = code
        self.clients = clients
        self.visits = visits
        self.players = []

    async def close(self):
        for visit in self.visits:
            await visit.close()
        for client in self.clients:
            await client.close()


async def sit_down(urls, number, edition, witness=None, **fields):
    """A table of two people and a bot; the second comes by another server where there are two."""
    first, second = Client(urls), Client([*urls[1:], *urls[:1]])
    others = {"seats": [{}, {"bot": "simple"}], "customs": {"pace": 0}} | fields
    code = await first.create(edition=edition, name=NAMES[0], luck=f"{number:x}", **others)
    await second.join(code, NAMES[1], luck="b0b")
    visits = [await client.connect(code) for client in (first, second)]
    await visits[0].start()
    for visit in visits:
        await visit.until(lambda visit=visit: visit.game is not None)
        if witness is not None:
            witness.watch(visit)
    return Pair(code, (first, second), visits)


async def gather_crowd(urls, count, witness=None, editions=None, told=None, **fields):
    """Many such tables, of all editions in turn."""
    gate, editions = asyncio.Semaphore(AT_ONCE), editions or EDITIONS()
    turned = [*urls[1:], *urls[:1]]

    async def one(number):
        async with gate:
            # Every other table is made, and so led, at the next server.
            where = urls if number % 2 == 0 else turned
            edition = editions[number % len(editions)]
            pair = await sit_down(where, number, edition, witness, **fields)
            if told is not None:
                told()
            return pair

    return await asyncio.gather(*(one(number) for number in range(count)))


def let_play(pair, number, resign_after, pace):
    """Let both play, until the first has done so many actions and resigns."""
    rng = random.Random(number)

    async def wait():
        await asyncio.sleep(rng.uniform(0, 2 * pace))

    pair.players = [
        Scripted(
            visit,
            seat,
            ("main", "random")[(number + place) % 2],
            seed=2 * number + place,
            resign_after=resign_after + 4 * place,
            before=wait,
        )
        for place, (visit, seat) in enumerate(zip(pair.visits, NAMES, strict=True))
    ]
    return [asyncio.create_task(player.play()) for player in pair.players]
