"""Tables and entries for the tests of the store."""

from passgo.server.store import Entry, TableRow


def row(code, **values):
    """A table nobody has played at."""
    body = {"seats": ["Zoë", "😀"], "a": 1}
    return TableRow(code, "gathering", body, "5ec2e7", {"phase": "gathering"}, **values)


def entries(*numbers):
    """Entries with these numbers."""
    return [Entry(n, 1000.5 + n, "act", {"seat": "ana", "action": {"n": n}}) for n in numbers]


async def add(store, code, **values):
    """A table with one entry."""
    await store.add_table(row(code, **values), entries(1))
