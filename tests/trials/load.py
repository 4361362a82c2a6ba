"""`make load`: a thousand live tables on one machine, and how long an action takes to arrive.

Two people with sockets sit at each table. Actions come at a steady rate, each at a table drawn by
lot; measured is the time from sending an action to hearing of it, at the socket that sent it and at
the other. The server has one core for itself and the clients have the others. In the same run a
bare echo of the same framework, with as many sockets, says what the machine can do. Then come the
attacks of `floods.py`: uploads, a flood of them, and floods of every costly question.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from passgo.editions import EDITIONS
from passgo.server.store import TableRow, open_store
from tests.server.postgres import Postgres
from tests.trials.couples import gather_couples
from tests.trials.floods import ATTACKS, UPLOADS, run_attack
from tests.trials.line import call
from tests.trials.meters import Meter, on_cores, share_out, spread
from tests.trials.pacing import WAYS, Load, paced
from tests.trials.servers import INSIDE, Server, free_port

GOOD = 100.0
"""The p99 that a rate must keep, in milliseconds."""
KEPT = 0.98
"""How much of a rate must be done for it to count as kept."""
LOWEST, HIGHEST = 10, 4000
TABLES = "tables"
"""The trial without an attack."""


async def echo(sockets, rate, seconds, cores):
    """The same framework without a game: there and back."""
    port = free_port()
    with on_cores(cores):
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.trials.echo", str(port), stdout=asyncio.subprocess.PIPE
        )
    await asyncio.wait_for(child.stdout.readline(), 60)
    await asyncio.sleep(1)
    took, begun = [], {}

    def opened(number):
        def heard(_text):
            took.append(time.perf_counter() - begun.pop(number))

        return call(port, "/echo", heard)

    before = Meter(child.pid).memory
    lines = [await opened(number) for number in range(sockets)]
    each = (Meter(child.pid).memory - before) / sockets
    meter, own = Meter(child.pid), Meter(os.getpid())
    message = json.dumps({"type": "act", "id": "1", "seat": "ana", "action": "roll"}).encode()

    def do():
        number = random.randrange(sockets)
        if number not in begun:
            begun[number] = time.perf_counter()
            lines[number].send(message)

    late = await paced(rate, seconds, do)
    await asyncio.sleep(0.2)
    found = {"name": "bare echo", "rate": rate, "heard": len(took), "own": spread(took)}
    found |= {"server": meter.share, "clients": own.share, "late": late, "socket": each}
    found["milliseconds"] = 1000 * meter.seconds / max(1, len(took))
    for line in lines:
        line.close()
    child.terminate()
    await child.wait()
    return found


async def idle(folder, count, like):
    """A server with many unused tables, and with none."""
    found = []
    row, entries = like
    for rows in (0, count):
        path = folder / f"idle-{rows}.db"
        store = await open_store(str(path), durability="normal")
        await store.enlist()
        for number in range(rows):
            code = f"{number:07d}"
            face = {**row.face, "code": code}
            copy = TableRow(code=code, phase="playing", body=row.body, secret=row.secret, face=face)
            await store.add_table(copy, entries)
        await store.close()
        server = Server(path)
        await server.start()
        # The compiled rules are loaded during the first seconds.
        await asyncio.sleep(15)
        meter = Meter(server.child.pid)
        await asyncio.sleep(10)
        size = path.stat().st_size
        found.append({"tables": rows, "memory": meter.memory, "server": meter.share, "bytes": size})
        await server.stop()
    return found


async def look_inside(server, file):
    """What a watched server saw since the last look; nothing of one that is not watched."""
    if server.module == "passgo":
        return {}
    file.unlink(missing_ok=True)
    server.child.send_signal(signal.SIGUSR1)
    while not file.exists() or not file.read_text(encoding="utf-8"):
        await asyncio.sleep(0.1)
    return json.loads(file.read_text(encoding="utf-8"))


async def one_table(database, code):
    """A table as it is stored, to make others like it."""
    store = await open_store(str(database))
    try:
        return await store.load_table(code), await store.entries(code)
    finally:
        await store.close()


async def ramp(load, first, seconds):
    """Higher and higher rates until one is not kept, or lower ones until one is; the rows."""
    rows = []
    is_upward, rate = is_kept(first), first["rate"]
    while seconds and LOWEST <= rate <= HIGHEST:
        rate = int(rate * 1.25 if is_upward else rate / 1.25)
        await asyncio.sleep(2)
        rows.append(await load.run("higher" if is_upward else "lower", rate, seconds))
        if is_kept(rows[-1]) is not is_upward:
            # The last step was a large one: try values between.
            await asyncio.sleep(2)
            between = int(rate / 1.12 if is_upward else rate * 1.12)
            rows.append(await load.run("between", between, seconds))
            break
    return rows


def is_kept(row):
    is_done = row["heard"] >= KEPT * row["wanted"]
    return row["other"][2] < GOOD and row["late"] < GOOD / 1000 and is_done


async def measure(wanted, database, folder, console):
    servers, clients = share_out()
    inside = folder / "inside.json"
    os.environ[INSIDE] = str(inside)
    server = Server(database, module="tests.trials.inside" if wanted.inside else "passgo")
    with on_cores(servers):
        await server.start()
    with on_cores(clients), Progress(console=console, transient=True) as progress:
        # The compiled rules are loaded during the first seconds.
        await asyncio.sleep(15)
        before = Meter(server.child.pid).memory
        bar = progress.add_task("tables", total=wanted.tables)
        editions = EDITIONS() if wanted.edition == "all" else [wanted.edition]
        couples = await gather_couples(
            server.url, wanted.tables, editions, lambda: progress.advance(bar), customs={"pace": 0}
        )
        fresh = Meter(server.child.pid).memory - before
        load = Load(couples, server.child.pid)
        staying = asyncio.create_task(load.stay())
        await load.run("warm", wanted.rate, 5)
        bar = progress.add_task("actions", total=int(wanted.rate * wanted.seconds))
        await look_inside(server, inside)
        rows = [
            await load.run("as asked", wanted.rate, wanted.seconds, lambda: progress.advance(bar))
        ]
        rows[0]["inside"] = await look_inside(server, inside)
        played = Meter(server.child.pid).memory - before
        rows += await ramp(load, rows[0], wanted.ramp)
        staying.cancel()
        for couple in couples:
            for person in couple.people:
                person.leave()
        await server.stop()
        sockets = 2 * wanted.tables
        rows.append(await echo(sockets, wanted.rate, min(60, wanted.seconds), servers))
        like = await one_table(database, couples[0].code) if wanted.idle else None
        return {
            "rows": rows,
            "best": max((row["rate"] for row in rows[:-1] if is_kept(row)), default=0),
            "fresh": fresh / wanted.tables,
            "played": played / wanted.tables,
            "idle": await idle(folder, wanted.idle, like) if like else [],
            "cores": [sorted(cores or ()) for cores in (servers, clients)],
        }


def show(console, wanted, found):
    grid = Grid(title=f"{wanted.tables} tables ({wanted.edition}), two sockets each")
    heads = ("run", "actions/s", "heard", "done", "own event", "other's event")
    for head in (*heads, "server", "an action", "clients"):
        grid.add_column(head, justify="right", no_wrap=True)
    for row in found["rows"]:
        times = [" / ".join(f"{one:.1f}" for one in row.get(name, ())) for name in WAYS]
        shares = f"{row['server']:.0%}", f"{row['milliseconds']:.2f} ms", f"{row['clients']:.0%}"
        grid.add_row(row["name"], f"{row['rate']}", f"{row['heard']}", *times, *shares)
    console.print(grid)
    console.print("Times are p50 / p95 / p99 in milliseconds; shares are of one core.")
    first = found["rows"][0]
    console.print("the clients were late: " + written(first["lates"]))
    for name, times in first["inside"].items():
        console.print(f"inside the server, {name}: {written(times)}")
    for row in found["rows"]:
        if row.get("troubles") or row.get("over"):
            console.print(f"{row['name']} {row['rate']}: {row['troubles']}, {row['over']} over")
    console.print(
        f"{found['fresh'] / 1024:.0f} KiB a table at its start, {found['played'] / 1024:.0f} KiB "
        f"after the run; highest rate tried with a p99 under {GOOD:.0f} ms: {found['best']}/s"
    )
    socket = found["rows"][-1]["socket"] / 1024
    console.print(f"{2 * socket:.0f} KiB of these are two sockets that do nothing but echo")
    for row in found["idle"]:
        console.print(
            f"{row['tables']} idle tables: {row['memory'] / 2**20:.0f} MiB of memory, "
            f"{row['server']:.1%} of a core, {row['bytes'] / 2**20:.1f} MiB on disk"
        )


def written(times):
    return " / ".join(f"{one:.1f}" for one in times) or "none"


def read_arguments():
    """What the command line says."""
    reader = argparse.ArgumentParser(prog="make load", description=__doc__)
    trials = (TABLES, *ATTACKS)
    reader.add_argument("--only", nargs="+", choices=trials, default=trials)
    reader.add_argument("--tables", type=int, default=1000)
    reader.add_argument("--rate", type=int, default=200)
    reader.add_argument("--seconds", type=int, default=300)
    reader.add_argument("--ramp", type=int, default=20, help="seconds at each other rate; 0: none")
    reader.add_argument("--idle", type=int, default=10_000)
    reader.add_argument("--edition", choices=("all", *EDITIONS()), default="euro")
    reader.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    reader.add_argument("--inside", action="store_true", help="watch the server from within")
    reader.add_argument("--out", type=Path, help="a file for everything measured, as JSON")
    reader.add_argument("--uploads", type=int, default=UPLOADS, help="records that are uploaded")
    reader.add_argument("--attack-seconds", type=int, default=30)
    reader.add_argument("--attack-rate", type=int, default=15, help="actions of others a second")
    return reader.parse_args()


def main():
    """Run the trials that are asked for; the status is 1 if an attack costs others too much."""
    wanted = read_arguments()
    console = Console(width=None if sys.stdout.isatty() else 130)
    folder = Path(tempfile.mkdtemp(prefix="passgo-load-"))
    if TABLES in wanted.only:
        with contextlib.ExitStack() as stack:
            database = folder / "tables.db"
            if wanted.database == "postgresql":
                database = stack.enter_context(Postgres(durable=True)).create()
            found = asyncio.run(measure(wanted, database, folder, console))
        show(console, wanted, found)
        if wanted.out is not None:
            wanted.out.write_text(json.dumps(found, indent=1), encoding="utf-8")
    attacks = [name for name in ATTACKS if name in wanted.only]
    failed = [name for name in attacks if not asyncio.run(run_attack(name, folder, wanted))]
    if failed:
        print(f"more than is good: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
