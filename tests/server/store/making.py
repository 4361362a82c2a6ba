"""Tables and entries for the tests of the store, and time that passes in a lease."""

from passgo.server.store import TableRow
from passgo.server.store.schema import servers
from passgo.table import Entry


def row(code, **values):
    """A table without any play."""
    body = {"seats": ["Zoë", "😀"], "a": 1}
    return TableRow(code, "gathering", body, "5ec2e7", {"phase": "gathering"}, **values)


def entries(*numbers):
    """Entries with these numbers."""
    return [
        Entry("acted", "ana", number=n, at=1000.5 + n, action={"n": n}, mark=f"{n:04x}")
        for n in numbers
    ]


async def add(store, code, **values):
    """A table with one entry."""
    await store.add_table(row(code, **values), entries(1))


async def let_lapse(store):
    """Stop a server's beats and end its lease, as a frozen process finds them when it wakes."""
    await store.stop_beating()
    await store.change(lambda connection: age(connection, store.server, 1000))


def age(connection, server, seconds):
    """Let so much of a lease go by."""
    connection.execute(
        servers.update()
        .where(servers.c.id == server)
        .values(alive_until=servers.c.alive_until - seconds)
    )
