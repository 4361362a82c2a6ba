"""Storage of tables: SQLite in a file, or PostgreSQL shared by several servers.

The store knows rows, terms and leases, but no games: bodies, faces and memories are plain data
that it writes and reads.
"""

from .errors import Fenced, Missing, StoreDown, StoreError, StoreInUse, Taken
from .rows import Batch, Handover, Posted, Snapshot, Subscription, TableLine, TableRow, Wake
from .store import Store, open_store

__all__ = [
    "Batch",
    "Fenced",
    "Handover",
    "Missing",
    "Posted",
    "Snapshot",
    "Store",
    "StoreDown",
    "StoreError",
    "StoreInUse",
    "Subscription",
    "TableLine",
    "TableRow",
    "Taken",
    "Wake",
    "open_store",
]
