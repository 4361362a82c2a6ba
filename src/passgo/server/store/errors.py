"""Errors of the store.

* StoreError
    * StoreDown: no answer; whether the last write was stored is unknown
    * Fenced: another server leads the table, or this server's lease has lapsed
    * Missing: the table does not exist
    * Taken: the name is in use already
    * StoreInUse: another process has opened this SQLite file
    * StoreAddress: the address of the store is invalid
    * StoreVersion: this program cannot read the database in its current form
"""


class StoreError(Exception):
    """Base of all errors of a store."""


class StoreDown(StoreError):
    """The database did not answer; whether the last write was stored is unknown."""


class Fenced(StoreError):
    """The table has another leader or number, or this server's lease has lapsed."""


class Missing(StoreError):
    """The table does not exist."""


class Taken(StoreError):
    """A table, a guest or a request of this name exists already."""


class StoreInUse(StoreError):
    """Another process has opened this SQLite file."""


class StoreAddress(StoreError):
    """The address of the store is invalid."""


class StoreVersion(StoreError):
    """The database is not in the form that this program writes."""
