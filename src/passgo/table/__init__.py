"""A game with people and time: decisions, clocks, the hammer, stand-ins, lent seats.

No input, no output, no rules, and no clock but the one it receives. The terminal is one client, a
server another; a test can run a table's whole life with a fake clock.
"""

from .customs import Customs
from .entries import Entry
from .sitters import Habits, Sitter, TableError
from .table import Table
from .thought import Thought

__all__ = ["Customs", "Entry", "Habits", "Sitter", "Table", "TableError", "Thought"]
