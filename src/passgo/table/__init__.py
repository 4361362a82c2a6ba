"""A game with people and time: who is asked, clocks, hammer, stand-ins, hand-over.

No input, no output, no rule, and no clock but the one it is given. The terminal is one client, a
server another; a whole table's life runs in a test under a false clock.
"""

from .customs import Customs
from .entries import Entry
from .sitters import Habits, Sitter, TableError
from .table import Table
from .thought import Thought

__all__ = ["Customs", "Entry", "Habits", "Sitter", "Table", "TableError", "Thought"]
