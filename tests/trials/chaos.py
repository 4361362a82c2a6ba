"""`make chaos`: servers killed, suspended, cut off from their database, and overloaded.

After every failure, everything confirmed to a client must be in the log, once; in the end every
game is over and its record is valid.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from rich.progress import Progress

from passgo.game.verifying import verify
from tests.server.postgres import Postgres
from tests.trials.crowd import gather_crowd, let_play
from tests.trials.idle import idle_connections
from tests.trials.servers import Server
from tests.trials.witness import Witness, read

LEASE = 3.0
BLOWS = ["crash", "leader", "sleep", "cut", "idle"]
TAKEN_OVER = 5.0
"""Seconds within which another server must take over."""
STUCK = 60.0
"""Seconds after which a stopped table counts as failed."""


class Trial:
    """A crowd at one database, and who watches it."""

    def __init__(self, database, servers, progress, name, count):
        self.database = str(database)
        self.servers = servers
        self.witness = Witness()
        self.pairs = []
        self.tasks = []
        self.progress = progress
        self.bar = progress.add_task(name, total=count)
        self.count = count
        self.names = []
        """The ids under which the servers began."""

    def _enlisted(self):
        return {row[0] for row in read(self.database, "SELECT id FROM servers")}

    async def begin(self, resign_after, pace):
        for server in self.servers:
            await server.start()
            self.names.append((await asyncio.to_thread(self._enlisted) - set(self.names)).pop())
        urls = [server.url for server in self.servers]
        self.pairs = await gather_crowd(urls, self.count, self.witness)
        for number, pair in enumerate(self.pairs):
            tasks = let_play(pair, number, resign_after, pace)
            for task in tasks:
                task.add_done_callback(lambda _: self.progress.advance(self.bar, 0.5))
            self.tasks += tasks

    @property
    def is_on(self):
        return any(not task.done() for task in self.tasks)

    def led_by(self, server_number):
        """Codes led by one of the servers; clients cannot see that, the database can."""
        mine = self.names[server_number]
        return {code for code, leader in self.leaders().items() if leader == mine}

    def leaders(self):
        return dict(read(self.database, "SELECT code, leader FROM tables"))

    async def finish(self, seconds=600):
        """Let all games end, prove their records; how many actions were acknowledged."""
        async with asyncio.timeout(seconds):
            await asyncio.gather(*self.tasks)
        assert all(pair.visits[0].is_over for pair in self.pairs), "a game did not finish"
        checked = self.witness.check(self.database)
        for pair in self.pairs:
            commitment = pair.visits[0].face["fair"]["commitment"]
            verdict = verify(await pair.clients[0].record(pair.code), commitment)
            assert verdict.is_proved, (pair.code, [check.wire() for check in verdict.checks])
        for pair in self.pairs:
            await pair.close()
        for server in self.servers:
            await server.stop()
        return checked


async def crash(database, progress, tables, kills, seed, name):
    """SIGKILL at random moments; every restart is checked before play continues."""
    rng = random.Random(seed)
    trial = Trial(database, [Server(database)], progress, name, tables)
    await trial.begin(resign_after=30, pace=max(0.2, kills / 20))
    done, starts = 0, []
    while done < kills and trial.is_on:
        await asyncio.sleep(rng.uniform(0.3, 2.5))
        await trial.servers[0].kill()
        trial.witness.check(database)
        starts.append(await trial.servers[0].start())
        done += 1
        trial.progress.update(trial.bar, description=f"{name}, {done} kills")
    checked = await trial.finish()
    assert done == kills, f"the games were over after {done} kills"
    slowest = max(starts, default=0)
    return (
        f"{name}: {done} kills, {tables} games over, {checked} acknowledged actions there, "
        f"none twice; slowest restart {slowest:.1f} s"
    )


async def leader_dies(database, progress, tables):
    """Two servers; one is killed, the other takes over within five seconds."""
    trial = Trial(database, [Server(database), Server(database)], progress, "leader dies", tables)
    await trial.begin(resign_after=40, pace=0.5)
    await asyncio.sleep(4)
    led = await asyncio.to_thread(trial.led_by, 0)
    going = {pair.code for pair in trial.pairs if not pair.visits[0].is_over}
    assert led & going, "the server to be killed leads nothing"
    blow = time.monotonic()
    await trial.servers[0].kill()
    gaps = await gaps_after(trial, blow, led & going)
    trial.servers.pop(0)
    checked = await trial.finish()
    worst = max(gaps, default=0.0)
    print(f"gaps: {', '.join(f'{gap:.1f}' for gap in sorted(gaps))} s", flush=True)
    assert worst <= TAKEN_OVER, f"a table went on only after {worst:.1f} s"
    return (
        f"leader killed: {len(gaps)} tables went on after at most {worst:.1f} s; "
        f"{checked} actions there, none twice"
    )


async def gaps_after(trial, blow, codes):
    """How long after a blow each of some tables went on; one that never does is an error."""
    until = time.monotonic() + STUCK
    while True:
        first = {}
        for code, _, _, moment in trial.witness.since(blow, codes):
            first[code] = min(moment, first.get(code, moment))
        over = {pair.code for pair in trial.pairs if any(visit.is_over for visit in pair.visits)}
        missing = codes - set(first) - over
        if not missing:
            return [moment - blow for moment in first.values()]
        assert time.monotonic() < until, f"did not go on in {STUCK:.0f} s: {sorted(missing)}"
        await asyncio.sleep(0.1)


async def leader_sleeps(database, progress, tables):
    """A leader stopped past its lease writes nothing when it wakes."""
    trial = Trial(database, [Server(database), Server(database)], progress, "leader sleeps", tables)
    await trial.begin(resign_after=40, pace=0.5)
    await asyncio.sleep(4)
    asleep = trial.names[0]
    led = await asyncio.to_thread(trial.led_by, 0)
    going = {pair.code for pair in trial.pairs if not pair.visits[0].is_over} & led
    assert going, "the server to be stopped leads nothing"
    trial.servers[0].sleep()
    await asyncio.sleep(2 * LEASE + 4)
    before = await asyncio.to_thread(trial.leaders)
    taken = {code for code in going if before[code] not in {asleep, None}}
    assert taken, "nobody took the tables of a leader that sleeps"
    trial.servers[0].wake()
    await asyncio.sleep(2)
    after = await asyncio.to_thread(trial.leaders)
    # It may come back as another server, but never under the name it slept with.
    assert asleep not in after.values(), "a leader that slept leads under its old lease"
    checked = await trial.finish()
    return (
        f"leader asleep for {2 * LEASE + 4:.0f} s: {len(taken)} tables taken over, nothing written "
        f"under the old lease; {checked} actions there, none twice"
    )


async def database_cut(postgres, database, progress, tables):
    """Ten seconds without the database."""
    trial = Trial(database, [Server(database), Server(database)], progress, "database cut", tables)
    await trial.begin(resign_after=40, pace=0.5)
    await asyncio.sleep(4)
    await asyncio.to_thread(postgres.stop, kill=True)
    blow = time.monotonic()
    await asyncio.sleep(10)
    told = dict(trial.witness.troubles)
    assert told.get("storage", 0), f"nobody was told that the storage is away: {told}"
    # What was acknowledged while the answer was still on its way was stored before the cut.
    late = trial.witness.since(blow + 0.5)
    assert not late, f"{len(late)} actions were acknowledged without a database"
    await asyncio.to_thread(postgres.start)
    back = time.monotonic()
    checked = await trial.finish()
    first = min(each[3] for each in trial.witness.since(back)) - back
    return (
        f"database away for 10 s: {told['storage']} times told, play went on after {first:.1f} s; "
        f"{checked} actions there, none twice"
    )


async def crowded(wanted):
    """Idle connections, and more of them than the server has descriptors."""
    folder = Path(tempfile.mkdtemp(prefix="passgo-chaos-"))
    found = await idle_connections(folder / "tables.db", wanted.idle, wanted.idle_seconds)
    print(found["line"], flush=True)
    assert not found["still"], "idle connections were not cut"
    assert not found["failed"], "visitors did not get in"
    assert not found["failed_after"], "the server did not recover"
    assert found["said"] == 1, "a shortage is said once"


async def run(wanted):
    if "idle" in wanted.only:
        await crowded(wanted)
    if wanted.only == ["idle"]:
        return
    lines = []
    with Progress(transient=True) as progress, Postgres(durable=True) as postgres:
        if "crash" in wanted.only:
            if wanted.database != "postgresql":
                folder = Path(tempfile.mkdtemp(prefix="passgo-chaos-"))
                lines.append(
                    await crash(
                        folder / "tables.db",
                        progress,
                        wanted.tables,
                        wanted.kills,
                        wanted.seed,
                        "SQLite",
                    )
                )
                print(lines[-1], flush=True)
            if wanted.database != "sqlite":
                lines.append(
                    await crash(
                        postgres.create(),
                        progress,
                        wanted.tables,
                        wanted.kills,
                        wanted.seed,
                        "PostgreSQL",
                    )
                )
                print(lines[-1], flush=True)
        pairs = max(4, wanted.tables // 5)
        if "leader" in wanted.only:
            print(await leader_dies(postgres.create(), progress, pairs), flush=True)
        if "sleep" in wanted.only:
            print(await leader_sleeps(postgres.create(), progress, pairs), flush=True)
        if "cut" in wanted.only:
            print(await database_cut(postgres, postgres.create(), progress, pairs), flush=True)


def main():
    reader = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    reader.add_argument("--tables", type=int, default=200)
    reader.add_argument("--kills", type=int, default=25)
    reader.add_argument("--idle", type=int, default=120, help="connections that are held idle")
    reader.add_argument("--idle-seconds", type=int, default=60)
    reader.add_argument("--seed", type=int, default=random.randrange(10**6))
    reader.add_argument("--database", choices=("both", "sqlite", "postgresql"), default="both")
    reader.add_argument("--only", nargs="+", choices=BLOWS, default=BLOWS)
    wanted = reader.parse_args()
    print(f"seed {wanted.seed}", flush=True)
    asyncio.run(run(wanted))
    return 0


if __name__ == "__main__":
    sys.exit(main())
