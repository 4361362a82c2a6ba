"""What a thinking player remembers from one question to the next, as long as no lot has changed.

The notes lie behind the words of a reason, in a buffer that only those bring along who play whole
games; without room for them everything is worked out anew. A stamp says of which lots they are:
notes with another one are of no use any more.
"""

from typing import Final

from ...kernel.reason import REASON_WORDS
from ...kernel.rule import rule
from ..rules.state import GROUPS, SEATS

N_STAMP: Final = REASON_WORDS  # one more than the changes of lots so far
_FIRST: Final = N_STAMP + 1

# Columns of a note: its stamp, and what was found.
_WIDTH: Final = 4
_DANGER: Final = SEATS  # behind those on the seats
_SITE: Final = SEATS + 1
_GROUP: Final = SEATS + 2  # and one for each group
_BLOCK: Final = _WIDTH * (SEATS + 2 + GROUPS)
NOTE_WORDS: Final = _FIRST + SEATS * _BLOCK
"""Words of a reason with room for the notes of every seat."""


@rule
def open_notes(reason, changes: int) -> None:
    """Say which lots the next question is about."""
    if reason.shape[0] >= NOTE_WORDS:
        reason[N_STAMP] = changes + 1


@rule
def note_on(seat: int, other: int) -> int:
    """Where the note of a seat on another's belongings stands."""
    return _FIRST + seat * _BLOCK + other * _WIDTH


@rule
def note_on_danger(seat: int) -> int:
    """Where the note of a seat on what a turn may cost it stands."""
    return _FIRST + seat * _BLOCK + _DANGER * _WIDTH


@rule
def note_on_site(seat: int) -> int:
    """Where the note of a seat on where it would build stands."""
    return _FIRST + seat * _BLOCK + _SITE * _WIDTH


@rule
def note_on_group(seat: int, group: int) -> int:
    """Where the note of a seat on what stands on a group's lots stands."""
    return _FIRST + seat * _BLOCK + (_GROUP + group) * _WIDTH


@rule
def is_noted(reason, place: int) -> bool:
    """Whether a note still holds."""
    return reason.shape[0] >= NOTE_WORDS and reason[place] == reason[N_STAMP] and reason[place] > 0


@rule
def take_note(reason, place: int, first: int, second: int, third: int) -> None:
    """Write down what was found, if there is room."""
    if reason.shape[0] >= NOTE_WORDS:
        reason[place] = reason[N_STAMP]
        reason[place + 1] = first
        reason[place + 2] = second
        reason[place + 3] = third
