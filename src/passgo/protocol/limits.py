"""Limits of the protocol: sizes, times, and the patterns of codes and ids."""

from typing import Final

MESSAGE_BYTES: Final = 16 * 1024
"""The largest message a client may send."""
ID_LENGTH: Final = 40
"""Most characters of a request's id."""
NAME_LENGTH: Final = 24
"""Most characters of a seat's name."""
WORDS_LENGTH: Final = 300
"""Most characters of a chat message."""
LUCK_LENGTH: Final = 64
"""Most hexadecimal digits of a seat's luck."""
MOST_PLACES: Final = 8
"""Most places at a table; an edition may allow fewer."""
TOKENS: Final = 8
"""Tokens to choose from, each with its colour: as many as places."""
PORTRAITS: Final = 1000
"""Numbers for portraits; the client draws them."""
HELLO_SECONDS: Final = 10
"""Seconds from the opening of a socket to its hello."""
SILENT_SECONDS: Final = 60
"""Seconds a client may send nothing; a ping is enough."""
RECENT_ENTRIES: Final = 50
"""Entries sent on joining, and the most that are sent again on resuming."""
STORY_ENTRIES: Final = 200
"""Most entries in one answer about the past."""
ACTIONS_AT_ONCE: Final = 64
"""Most actions in one request; the longest way out of a debt needs fewer."""
RECORD_ACTIONS: Final = 6000
"""Most actions in a record that the server replays for a client."""
HANDOVER_SECONDS: Final = 600
"""Seconds for which a hand-over code is valid."""

CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ23456789"
CODE_LENGTH: Final = 7
CODE_PATTERN: Final = f"^[{CODE_LETTERS}]{{{CODE_LENGTH}}}$"
"""A table's code: no vowels, so no words, and no characters that look alike."""
ID_PATTERN: Final = rf"^[!-~]{{1,{ID_LENGTH}}}$"
"""A request's id: printable ASCII without spaces."""
LUCK_PATTERN: Final = rf"^[0-9a-f]{{0,{LUCK_LENGTH}}}$"
"""A seat's luck; empty means none."""
EMOTES_MOST: Final = 4
EMOTES_SECONDS: Final = 10
"""A guest may show so many emotes at a table in so many seconds."""
