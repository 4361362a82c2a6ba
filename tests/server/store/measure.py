"""How much a store takes: ``python -m tests.server.store.measure``, on a machine that rests.

Each table waits for its last entry before it sends the next, as people do.
"""

import asyncio
import tempfile
import time

from passgo.server.store import Batch, TableRow, open_store
from passgo.table import Entry
from tests.server.postgres import Postgres

SECONDS = 4
FACE = {"seats": [{"name": f"seat {n}", "cards": list(range(20))} for n in range(6)]}


async def measure(name, url, count, durability="full"):
    store = await open_store(url, durability=durability)
    codes = [f"T{n:05}" for n in range(count)]
    for code in codes:
        await store.add_table(TableRow(code, "playing", {}, "", FACE))
    commits, waits = 0, []
    commit = store._commit

    async def counted(batches):
        nonlocal commits
        commits += 1
        return await commit(batches)

    store._commit = counted
    begun, spent = time.perf_counter(), time.process_time()

    async def play(code):
        number = 0
        while time.perf_counter() < begun + SECONDS:
            asked = time.perf_counter()
            entry = Entry(
                "acted", "ana", number=number + 1, at=time.time(), action="roll", mark="0123"
            )
            await store.append(Batch(code, 1, number, [entry], face=FACE))
            waits.append(time.perf_counter() - asked)
            number += 1

    await asyncio.gather(*map(play, codes))
    took, spent = time.perf_counter() - begun, time.process_time() - spent
    await store.close()
    waits.sort()
    p50, p99 = (waits[int(len(waits) * part)] * 1e3 for part in (0.5, 0.99))
    print(
        f"| {name} | {count} | {commits / took:.0f} | {len(waits) / took:.0f} "
        f"| {p50:.1f} / {p99:.1f} ms | {spent / len(waits) * 1e3:.2f} ms |",
        flush=True,
    )


async def main():
    print("| store | tables | commits/s | entries/s | p50 / p99 | processor an entry |")
    print("|---|---|---|---|---|---|")
    for durability in ("full", "normal"):
        for count in (1, 16, 256):
            with tempfile.TemporaryDirectory() as folder:
                url = f"{folder}/tables.db"
                await measure(f"SQLite, {durability}", url, count, durability)
    with Postgres(durable=True) as postgres:
        for count in (1, 16, 256):
            await measure("PostgreSQL", postgres.create(), count)


if __name__ == "__main__":
    asyncio.run(main())
