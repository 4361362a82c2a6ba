"""What can go wrong with a store.

* StoreError
    * StoreDown: no answer; whether the last thing was written is unknown
    * Fenced: the table is led by another, or this server's lease has lapsed
    * Missing: there is no such table
    * Taken: there is such a table already
    * StoreInUse: another process has this SQLite file
    * StoreAddress: an address that names no store
    * StoreVersion: a database that this program cannot read as it is
"""


class StoreError(Exception):
    """Something is wrong with the store or with what was asked of it."""


class StoreDown(StoreError):
    """The database did not answer; whether the last thing was written is unknown."""


class Fenced(StoreError):
    """The table has another leader or number, or this server's lease has lapsed."""


class Missing(StoreError):
    """There is no such table."""


class Taken(StoreError):
    """A table, a guest or a wish of this name is there already."""


class StoreInUse(StoreError):
    """Another process has opened this SQLite file."""


class StoreAddress(StoreError):
    """An address that names no store."""


class StoreVersion(StoreError):
    """The database is not in the form this program writes."""
