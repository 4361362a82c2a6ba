"""How many costly questions from one address affect other clients and the server's memory.

`make load ARGS="--only uploads flood stories previews hints replays"`:

- uploads: 250 records of 6,000 actions, one after another; what memory the server and its workers
  have before, at the most, afterwards, and once the workers have ended.
- flood: 24 clients that upload such records without a pause, while others play.
- stories: thirty sockets that ask for the past of a long table sixty times a second in all, while
  others play.
- previews, hints: thirty sockets that ask for those six hundred times a second in all.
- replays: clients that fetch the same replay thirty times a second, and unpack nothing.

The limits are the usual ones, but for ``uploads``. Figures of a quiet minute come first, in the
same run; the server has one core for itself where there are two.
"""

import asyncio
import contextlib
import json
import random
from functools import cache

import httpx2
import psutil

from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED
from passgo.game import Game
from passgo.protocol.limits import RECORD_ACTIONS
from tests.trials.couples import gather_couples
from tests.trials.line import call
from tests.trials.meters import on_cores, share_out
from tests.trials.pacing import Load
from tests.trials.servers import Server

SEATS = ("ana", "bob", "cid")
UPLOADS, UPLOADERS, ASKERS, READERS = 250, 24, 30, 10
"""The uploads do not end where a worker has just been renewed."""
STORIES_A_SECOND, QUESTIONS_A_SECOND, REPLAYS_A_SECOND = 60.0, 600.0, 30.0
PAST = 400
"""Entries of the table whose past is asked for."""
GOOD = (15.0, 150.0)
"""Milliseconds that the p50 and the p99 of others may take."""
GROWN = 100 * 2**20
"""Bytes that may be left of all uploads, in the server alone and in all."""
LEFT = 120
"""Seconds in which workers without work end."""
WARM = 15.0
"""Seconds in which the compiled rules are loaded."""


@cache
def long_record(actions=RECORD_ACTIONS):
    """A record as long as may be: a game of bots, then a mortgage made and taken back for ever."""
    game = Game.new("euro", SEATS, seed=5, target=COMPILED)
    bots = StandIns(game, dict.fromkeys(SEATS, "simple"))
    lots = []
    while not lots:
        bots.play(1)
        lots = [
            (seat, choice.action)
            for seat in game.to_act
            for choice in game.legal(seat)
            if isinstance(choice.action, dict) and "mortgage" in choice.action
        ]
    seat, mortgage = lots[0]
    while len(game.actions) + 1 < actions:
        game.apply(seat, mortgage)
        game.apply(seat, "undo")
    return game.record()


@cache
def _whole():
    return json.dumps({**long_record(), "players": {SEATS[0]: "NOBODY"}}).encode()


def upload(number):
    """The long record, different each time; encoding it each time would delay the players."""
    return _whole().replace(b"NOBODY", f"somebody {number}".encode(), 1)


def memory(pid):
    """Bytes of a server, and of its workers."""
    server, workers = psutil.Process(pid), 0
    for each in server.children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):
            workers += each.memory_info().rss
    return server.memory_info().rss, workers


async def guest(server, http):
    answer = await http.post(f"{server.url}/api/me", json={"key": True})
    return {"Authorization": f"Bearer {answer.json()['key']}"}


async def uploads(folder, count):
    """Upload so many records in turn; memory before, at the most and after."""
    server = Server(folder / "uploads.db")
    await server.start()
    await asyncio.sleep(WARM)
    pid = server.child.pid
    async with httpx2.AsyncClient(timeout=600) as http:
        key = await guest(server, http)
        # The first one starts what is started when it is needed.
        await http.post(f"{server.url}/api/replay", content=upload(-1), headers=key)
        found = [memory(pid)]
        for number in range(count):
            answer = await http.post(
                f"{server.url}/api/replay", content=upload(number), headers=key
            )
            assert answer.status_code == 200, answer.text
            found.append(memory(pid))
    async with asyncio.timeout(LEFT):
        while memory(pid)[1]:
            await asyncio.sleep(1)
    resting = memory(pid)
    await server.stop()
    most = [max(sizes) for sizes in zip(*found, strict=True)]
    for place, name in enumerate(("server", "workers")):
        sizes = (each[place] / 2**20 for each in (found[0], most, found[-1], resting))
        shown = " / ".join(f"{size:.0f}" for size in sizes)
        print(f"{count} uploads, {name}: {shown} MiB before / at the most / after / at rest")
    before, after = found[0][0], max(found[-1][0], sum(resting))
    return after - before < GROWN


async def keep_uploading(server, http, number):
    """Upload again and again, without heeding when to come back."""
    key, count = await guest(server, http), 0
    heard = {}
    try:
        while True:
            count += 1
            body = upload(1000 * number + count)
            answer = await http.post(f"{server.url}/api/replay", content=body, headers=key)
            heard[answer.status_code] = heard.get(answer.status_code, 0) + 1
            await asyncio.sleep(0.2)
    except (asyncio.CancelledError, httpx2.TransportError):
        return heard


async def new_table(server, http, key, bots):
    """A table of Eve's with so many bots, begun; its address and its code."""
    seats = [{"bot": "simple"}] * bots
    setup = {"edition": "euro", "name": "Eve", "seats": seats, "customs": {"pace": 0}}
    code = (await http.post(f"{server.url}/api/tables", json=setup, headers=key)).json()["code"]
    table = f"{server.url}/api/tables/{code}"
    await http.post(f"{table}/start", headers=key)
    return table, code


async def sit_down(server, key, code, hear):
    """A socket at a table."""
    port, own = httpx2.URL(server.url).port, key["Authorization"].split()[1]
    line = await call(port, f"/api/tables/{code}/socket", hear, own)
    line.send(b'{"type": "hello", "version": 2, "last": null}')
    return line


async def long_table(server, http, key, bots=2):
    """A table with a long past and no players; its address and its code."""
    table, code = await new_table(server, http, key, bots)
    number = 0

    def hear(text):
        nonlocal number
        number = json.loads(text).get("number", number) or number

    line = await sit_down(server, key, code, hear)
    lend = {"type": "lend", "id": "l", "seat": "Eve", "bot": "simple"}
    await http.post(f"{table}/requests", json=lend, headers=key)
    async with asyncio.timeout(300):
        while number < PAST:
            await asyncio.sleep(0.1)
    back = {"type": "take_back", "id": "b", "seat": "Eve"}
    await http.post(f"{table}/requests", json=back, headers=key)
    line.close()
    return table, code


async def keep_asking(server, key, code, rate, make):
    """Ask a table what is made for it, so many times a second; how often each answer came."""
    heard, count = {}, 0

    def hear(text):
        said = json.loads(text)
        kind = said.get("code") or said["type"]
        heard[kind] = heard.get(kind, 0) + 1

    line = await sit_down(server, key, code, hear)
    try:
        while True:
            await asyncio.sleep(1 / rate)
            count += 1
            line.send(json.dumps({**make(), "id": f"q{count}"}).encode())
    except asyncio.CancelledError:
        line.close()
        return heard


async def keep_fetching(http, key, address, rate):
    """Fetch something again and again, unpacked; how often each answer came."""
    heard, headers = {}, {**key, "Accept-Encoding": "identity"}
    try:
        while True:
            await asyncio.sleep(1 / rate)
            answer = await http.get(address, headers=headers)
            heard[answer.status_code] = heard.get(answer.status_code, 0) + 1
    except (asyncio.CancelledError, httpx2.TransportError):
        return heard


async def attack(folder, name, seconds, rate, begin):
    """The delay of others during an attack, compared with none; whether it is acceptable."""
    servers, clients = share_out()
    server = Server(folder / f"{name}.db", free=False)
    with on_cores(None if servers is None else servers | clients):
        await server.start()
    await asyncio.sleep(WARM)
    async with httpx2.AsyncClient(timeout=600) as http:
        couples = await gather_couples(server.url, 6, ["euro"], lambda: None, customs={"pace": 0})
        load = Load(couples, server.child.pid)
        await load.run("warm", rate, 3)
        quiet = await load.run("quiet", rate, seconds)
        attackers = [asyncio.create_task(each) for each in await begin(server, http)]
        await asyncio.sleep(1)
        attacked = await load.run(name, rate, seconds)
        for task in attackers:
            task.cancel()
        heard = {}
        for found in await asyncio.gather(*attackers):
            for kind, count in found.items():
                heard[kind] = heard.get(kind, 0) + count
    for row in (quiet, attacked):
        times = " / ".join(f"{one:.1f}" for one in row["other"])
        print(
            f"{row['name']}: p50 / p95 / p99 of another table {times} ms, {row['heard']} of "
            f"{row['wanted']} heard, {row['server']:.0%} of a core for the server {row['troubles']}"
        )
    print(f"{name}: the attackers heard {heard}", flush=True)
    for couple in couples:
        for person in couple.people:
            person.leave()
    await server.stop()
    p50, _, p99 = attacked["other"]
    return p50 < GOOD[0] and p99 < GOOD[1]


async def flood(folder, wanted):
    upload(0)

    async def begin(server, http):
        return [keep_uploading(server, http, number) for number in range(UPLOADERS)]

    return await attack(folder, "flood", wanted.attack_seconds, wanted.attack_rate, begin)


async def stories(folder, wanted):
    async def begin(server, http):
        _, code = await long_table(server, http, await guest(server, http))
        rng, rate = random.Random(1), STORIES_A_SECOND / ASKERS

        def make():
            return {"type": "story", "after": rng.randrange(PAST - 200)}

        keys = [await guest(server, http) for _ in range(ASKERS)]
        return [keep_asking(server, key, code, rate, make) for key in keys]

    return await attack(folder, "stories", wanted.attack_seconds, wanted.attack_rate, begin)


async def questions(folder, name, wanted, question):
    async def begin(server, http):
        asking, rate = [], QUESTIONS_A_SECOND / ASKERS
        for _ in range(ASKERS):
            key = await guest(server, http)
            _, code = await new_table(server, http, key, 1)
            asking.append(keep_asking(server, key, code, rate, lambda: question))
        return asking

    return await attack(folder, name, wanted.attack_seconds, wanted.attack_rate, begin)


async def replays(folder, wanted):
    async def begin(server, http):
        key = await guest(server, http)
        table, _ = await long_table(server, http, key, bots=1)
        request = {"type": "act", "id": "r", "seat": "Eve", "action": "resign"}
        await http.post(f"{table}/requests", json=request, headers=key)
        answer = await http.get(f"{table}/replay", headers=key)
        assert answer.status_code == 200, answer.text
        keys, rate = [await guest(server, http) for _ in range(READERS)], REPLAYS_A_SECOND / READERS
        return [keep_fetching(http, key, f"{table}/replay", rate) for key in keys]

    return await attack(folder, "replays", wanted.attack_seconds, wanted.attack_rate, begin)


PREVIEW = {"type": "preview", "seat": "Eve", "action": "roll"}
HINT = {"type": "hint", "seat": "Eve", "bot": "shrewd"}
ATTACKS = {
    "uploads": lambda folder, wanted: uploads(folder, wanted.uploads),
    "flood": flood,
    "stories": stories,
    "previews": lambda folder, wanted: questions(folder, "previews", wanted, PREVIEW),
    "hints": lambda folder, wanted: questions(folder, "hints", wanted, HINT),
    "replays": replays,
}


async def run_attack(name, folder, wanted):
    """Run one attack; whether what it does to others is good enough."""
    return await ATTACKS[name](folder, wanted)
