"""How much may be said, how long it may take, and how tables and wishes are named."""

from typing import Final

MESSAGE_BYTES: Final = 16 * 1024
"""The largest message a client may send."""
ID_LENGTH: Final = 40
"""Characters of a wish's id."""
NAME_LENGTH: Final = 24
"""Characters of a seat's name."""
WORDS_LENGTH: Final = 300
"""Characters of what somebody says."""
LUCK_LENGTH: Final = 64
"""Hexadecimal digits of a seat's luck."""
MOST_PLACES: Final = 8
"""Places a table can have; an edition may allow fewer."""
HELLO_SECONDS: Final = 10
"""From the opening of a socket to its hello."""
SILENT_SECONDS: Final = 60
"""How long a client may say nothing; a ping is enough."""
RECENT_ENTRIES: Final = 50
"""Entries told again on joining, and more than which nobody is told on resuming."""
STORY_ENTRIES: Final = 200
"""Entries told in one answer about the past."""
RECORD_ACTIONS: Final = 6000
"""Actions of a record that is played for whoever sends it."""
HANDOVER_SECONDS: Final = 600
"""How long a code to take a seat on another device is good."""

CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ23456789"
CODE_LENGTH: Final = 7
CODE_PATTERN: Final = f"^[{CODE_LETTERS}]{{{CODE_LENGTH}}}$"
"""A table's code: no vowels, so no words, and nothing that looks like something else."""
ID_PATTERN: Final = rf"^[!-~]{{1,{ID_LENGTH}}}$"
"""A wish's id: anything printable of ASCII without spaces."""
LUCK_PATTERN: Final = rf"^[0-9a-f]{{0,{LUCK_LENGTH}}}$"
"""A seat's luck; empty is none."""
