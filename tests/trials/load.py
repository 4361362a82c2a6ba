"""`make load`: a thousand live tables on one machine, and how long an action takes to be heard.

Two people with sockets sit at each table. Actions come at a steady rate, each at a table drawn by
lot; what is measured is the time from sending an action to the other person's hearing of it. In the
same run a bare echo of the same framework, with as many sockets, says what the machine can do.
"""

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import psutil
import websockets
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from passgo.client import WishRefused
from passgo.server.store import TableRow, open_store
from tests.server.players import choose
from tests.server.postgres import Postgres
from tests.trials.crowd import NAMES, gather_crowd
from tests.trials.servers import Server, free_port

GOOD = 0.100
"""The p99 that a rate must keep, in seconds."""


class Load:
    """Tables that are played at a rate."""

    def __init__(self, pairs, seed=1):
        self.pairs = pairs
        self.rng = random.Random(seed)
        self.busy = set()
        self.heard = []
        self.refused = self.late = 0

    async def run(self, rate, seconds, told=None):
        """Play so many actions a second; the seconds each took to be heard."""
        self.heard, self.refused, self.late = [], 0, 0
        begun, tasks = time.perf_counter(), set()
        for number in range(int(rate * seconds)):
            wait = begun + number / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif wait < -1:
                self.late += 1
            task = asyncio.create_task(self._once())
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            if told is not None:
                told()
        if tasks:
            await asyncio.wait(tasks, timeout=30)
        return self.heard

    async def _once(self):
        """One action at a table drawn by lot where somebody owes one and nobody is acting."""
        for _ in range(50):
            pair = self.rng.choice(self.pairs)
            if pair.code in self.busy or pair.visits[0].is_over:
                continue
            for mine, other, seat in zip(pair.visits, reversed(pair.visits), NAMES, strict=True):
                if mine.owes(seat):
                    await self._act(pair, mine, other, seat)
                    return
        self.refused += 1

    async def _act(self, pair, mine, other, seat):
        self.busy.add(pair.code)
        try:
            action = choose(mine.choices(seat), self.rng, "main") or "resign"
            begun = time.perf_counter()
            heard = asyncio.create_task(until_number(other, other.number + 1))
            await mine.act(seat, action)
            async with asyncio.timeout(20):
                self.heard.append(await heard - begun)
        except (WishRefused, TimeoutError):
            self.refused += 1
        finally:
            self.busy.discard(pair.code)


async def until_number(visit, number):
    await visit.until(lambda: visit.number >= number)
    return time.perf_counter()


def spread(values):
    """p50, p95 and p99 in milliseconds."""
    cuts = statistics.quantiles(values, n=100) if len(values) > 1 else [0.0] * 99
    return [1000 * cuts[place] for place in (49, 94, 98)]


class Meter:
    """Processor and memory of a process."""

    def __init__(self, pid):
        self.process = psutil.Process(pid)
        self.begun, self.spent = time.perf_counter(), self._spent()

    def _spent(self):
        times = self.process.cpu_times()
        return times.user + times.system

    def share(self):
        """Of one core, since it was made."""
        return (self._spent() - self.spent) / (time.perf_counter() - self.begun)

    def memory(self):
        return self.process.memory_info().rss


async def echo(sockets, rate, seconds):
    """The same framework without a game: p50, p95, p99 and the processor's share."""
    port = free_port()
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.trials.echo", str(port), stdout=asyncio.subprocess.PIPE
    )
    await asyncio.wait_for(child.stdout.readline(), 60)
    await asyncio.sleep(1)
    async with contextlib.AsyncExitStack() as stack:
        address = f"ws://127.0.0.1:{port}/echo"
        lines = []
        for _ in range(sockets):
            line = websockets.connect(address, ping_interval=None, open_timeout=60)
            lines.append(await stack.enter_async_context(line))
        meter, took, busy = Meter(child.pid), [], set()
        message = json.dumps({"type": "act", "id": "1", "seat": "ana", "action": "roll"})

        async def once(line):
            begun = time.perf_counter()
            await line.send(message)
            await line.recv()
            took.append(time.perf_counter() - begun)
            busy.discard(line)

        begun, tasks = time.perf_counter(), []
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
            line = random.choice(lines)
            if line in busy:
                continue
            busy.add(line)
            tasks.append(asyncio.create_task(once(line)))
        await asyncio.gather(*tasks)
        share = meter.share()
    child.terminate()
    await child.wait()
    return [*spread(took), share]


async def idle(folder, count):
    """Memory and processor of a server over many tables that nobody is at, and over none."""
    found = []
    for name, rows in (("none", 0), ("many", count)):
        path = folder / f"idle-{name}.db"
        store = await open_store(str(path), durability="normal")
        await store.enlist()
        for number in range(rows):
            code = f"{number:07d}"
            await store.add_table(
                TableRow(code=code, phase="playing", body={}, secret="00", face={"code": code})
            )
        await store.close()
        server = Server(path)
        await server.start()
        await asyncio.sleep(5)
        meter = Meter(server.child.pid)
        await asyncio.sleep(10)
        found.append((meter.memory() / 2**20, meter.share(), path.stat().st_size / 2**20))
        await server.stop()
    return found


async def measure(wanted, database, folder, console):
    server = Server(database)
    await server.start()
    # Kernels are loaded beside the first seconds.
    await asyncio.sleep(8)
    before = Meter(server.child.pid).memory()
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("tables", total=wanted.tables)
        pairs = await gather_crowd(
            [server.url],
            wanted.tables,
            editions=[wanted.edition],
            told=lambda: progress.advance(bar),
            seats=[{}],
        )
        memory = (Meter(server.child.pid).memory() - before) / wanted.tables / 1024
        load = Load(pairs)
        await load.run(wanted.rate, 5)
        bar = progress.add_task("actions", total=int(wanted.rate * wanted.seconds))
        meter, own = Meter(server.child.pid), Meter(psutil.Process().pid)
        heard = await load.run(wanted.rate, wanted.seconds, lambda: progress.advance(bar))
        rows = [("main", wanted.rate, len(heard), *spread(heard), meter.share(), own.share())]
        refused, late = load.refused, load.late
        best, rate = 0, wanted.rate
        while wanted.ramp and rate <= 4000:
            meter, own = Meter(server.child.pid), Meter(psutil.Process().pid)
            heard = await load.run(rate, wanted.ramp)
            p50, p95, p99 = spread(heard)
            kept = len(heard) / (rate * wanted.ramp)
            rows.append(("ramp", rate, len(heard), p50, p95, p99, meter.share(), own.share()))
            if p99 > 1000 * GOOD or kept < 0.97:
                break
            best, rate = rate, int(rate * 1.25)
        for pair in pairs:
            await pair.close()
    await server.stop()
    bare = await echo(min(2 * wanted.tables, 2000), wanted.rate, min(60, wanted.seconds))
    return {
        "rows": rows,
        "best": best,
        "memory": memory,
        "echo": bare,
        "refused": refused,
        "late": late,
        "idle": await idle(folder, wanted.idle) if wanted.idle else [],
    }


def show(console, wanted, found):
    grid = Grid(
        title=f"{wanted.tables} tables of {wanted.edition}, two sockets each, {wanted.database}"
    )
    for head in ("run", "actions/s", "heard", "p50 ms", "p95 ms", "p99 ms", "server", "clients"):
        grid.add_column(head, justify="right")
    for name, rate, count, p50, p95, p99, share, own in found["rows"]:
        grid.add_row(
            name,
            f"{rate}",
            f"{count}",
            f"{p50:.1f}",
            f"{p95:.1f}",
            f"{p99:.1f}",
            f"{share:.0%}",
            f"{own:.0%}",
        )
    p50, p95, p99, share = found["echo"]
    grid.add_row(
        "bare echo",
        f"{wanted.rate}",
        "",
        f"{p50:.1f}",
        f"{p95:.1f}",
        f"{p99:.1f}",
        f"{share:.0%}",
        "",
    )
    console.print(grid)
    console.print(
        f"{found['memory']:.0f} KiB a live table; the highest rate with a p99 under "
        f"{1000 * GOOD:.0f} ms: {found['best']}/s; "
        f"{found['refused']} not done, {found['late']} begun over a second late"
    )
    for name, (memory, share, size) in zip(
        ("no table", f"{wanted.idle} idle tables"), found["idle"], strict=False
    ):
        console.print(
            f"{name}: {memory:.0f} MiB of memory, {share:.1%} of a core, {size:.1f} MiB on disk"
        )


def main():
    reader = argparse.ArgumentParser(prog="make load", description=__doc__)
    reader.add_argument("--tables", type=int, default=1000)
    reader.add_argument("--rate", type=int, default=200)
    reader.add_argument("--seconds", type=int, default=300)
    reader.add_argument("--ramp", type=int, default=20, help="seconds at each higher rate; 0: none")
    reader.add_argument("--idle", type=int, default=10_000)
    reader.add_argument("--edition", default="euro")
    reader.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    reader.add_argument("--out", type=Path)
    wanted = reader.parse_args()
    console = Console()
    folder = Path(tempfile.mkdtemp(prefix="passgo-load-"))
    with contextlib.ExitStack() as stack:
        database = folder / "tables.db"
        if wanted.database == "postgresql":
            database = stack.enter_context(Postgres(durable=True)).create()
        found = asyncio.run(measure(wanted, database, folder, console))
    show(console, wanted, found)
    if wanted.out is not None:
        wanted.out.write_text(json.dumps(found, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
