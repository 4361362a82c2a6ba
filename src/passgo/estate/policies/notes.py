"""What a thinking player remembers between two decisions, as long as no lot has changed.

Notes are a buffer of their own, kept by the loops that play whole games; with an array that is too
short everything is computed again. A stamp says after which changes a note was taken: with another
stamp the note is out of date. Not every change matters to every note: the value of belongings
changes with deeds and mortgages but not with houses, and the danger from others' lots does not
change with a seat's own business.
"""

from typing import Final

from ...kernel.bits import lowest
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.state import GROUPS, SEATS

# Stamps: one more than the changes so far …
N_LOTS: Final = 0  # … of lots in any way
N_DEEDS: Final = 1  # … of owners and mortgages
N_RIVALS: Final = 2  # … of other seats' lots
_OPENED: Final = 3  # … of deeds when the game began
_IS_NEW: Final = 4  # 1 until a deed has changed in this game
_BIDDING: Final = 5  # the number of an uninterrupted bidding, or 0
# For each group: the stamp of deeds when one of them last changed, and the stamp of lots when
# anything changed there. Then, to find changes, the lots of each seat, the mortgages and the stock.
_DEALT: Final = 6
_BUILT: Final = _DEALT + GROUPS
_HELD: Final = _BUILT + GROUPS
_PLEDGED: Final = _HELD + SEATS
_STOCK: Final = _PLEDGED + 1
_FIRST: Final = _STOCK + 1

_LISTED: Final = 1 << act.BUILD | 1 << act.SELL | 1 << act.SWAP
"""Actions that name the lots where buildings are added or removed."""
_BUILDS_NOTHING: Final = (
    1 << act.ROLL
    | 1 << act.BUY
    | 1 << act.DECLINE
    | 1 << act.PAY
    | 1 << act.MORTGAGE
    | 1 << act.REDEEM
)
_BIDS: Final = 1 << act.BID | 1 << act.PASS

# Words of a note: its stamp, three numbers, then two more that not every note has.
_FOUND: Final = 1
_MORE: Final = 4
_WIDTH: Final = 6
_SEAT_BITS: Final = 4
_SEAT_MASK: Final = (1 << _SEAT_BITS) - 1
# The notes of a seat: on each seat's belongings, on its danger, its site, its bid and each group.
_DANGER: Final = SEATS
_SITE: Final = SEATS + 1
_BID: Final = SEATS + 2
_GROUP: Final = SEATS + 3
# Then two words for each group of each seat.
_PARTS: Final = _WIDTH * (SEATS + 3 + GROUPS)
_BLOCK: Final = _PARTS + 2 * SEATS * GROUPS
NOTE_WORDS: Final = _FIRST + SEATS * _BLOCK
"""Words of a buffer with room for the notes of every seat."""


@rule
def has_room(notes) -> bool:
    """Whether there is room for notes."""
    return notes.shape[0] >= NOTE_WORDS


@rule
def open_notes(notes, asking, seat: int) -> None:
    """Write down how far lots have changed before a seat is asked."""
    if has_room(notes):
        notes[N_LOTS] = asking.changes + 1
        notes[N_DEEDS] = asking.deeds + 1
        notes[N_RIVALS] = asking.changes - asking.own[seat] + 1
        notes[_BIDDING] = 0
        if notes[_OPENED] != asking.opened + 1:
            notes[_OPENED] = asking.opened + 1
            notes[_IS_NEW] = 1
            for group in range(GROUPS):
                notes[_BUILT + group] = asking.changes + 1


@rule
def open_bid(notes, state, asking, seat: int) -> None:
    """The same before a bid: the first of a bidding, or one that directly follows another."""
    open_notes(notes, asking, seat)
    if asking.bid_at != state.number:
        asking.bids += 1
    if has_room(notes):
        notes[_BIDDING] = asking.bids


@rule
def is_of_this_bidding(notes, place: int) -> bool:
    """Whether the addition to a note on a bid was made during this bidding."""
    if not has_room(notes) or notes[_BIDDING] == 0:
        return False
    return notes[place + _MORE + 1] == notes[_BIDDING]


@rule
def note_rival(notes, place: int, rival: int, most: int) -> None:
    """Add the keenest rival to a note on a bid, and what it would gain; true for this bidding."""
    if has_room(notes):
        # A rival of −1 is nobody.
        take_more(notes, place, most << _SEAT_BITS | (rival + 1), notes[_BIDDING])


@rule
def noted_rival(notes, place: int) -> tuple[int, int]:
    """What ``note_rival`` has written down."""
    both = notes[place + _MORE]
    return (both & _SEAT_MASK) - 1, both >> _SEAT_BITS


@rule
def are_kept(notes) -> bool:
    """Whether any player at the table takes notes."""
    return has_room(notes) and notes[_OPENED] != 0


@rule
def note_buildings(board, state, asking, action, notes) -> None:
    """Remember the groups where an action may have changed buildings."""
    kind = action.kind
    # A building comes from the bank's stock; a bid for a lot does not change the stock.
    stock = state.houses * 256 + state.hotels
    is_same = stock == notes[_STOCK]
    notes[_STOCK] = stock
    changed = 0
    if (_LISTED >> kind) & 1 == 1:
        for item in range(action.count):
            changed |= 1 << action.lots[item]
    elif (_BUILDS_NOTHING >> kind) & 1 == 0 and not (is_same and (_BIDS >> kind) & 1 == 1):
        changed = board.lots_mask
    mark(board, notes, _BUILT, changed, asking.changes + 1)


@rule
def mark(board, notes, first: int, lots: int, stamp: int) -> None:
    """Write a stamp for the groups of some lots."""
    while lots != 0:
        group = board.group[lowest(lots)]
        lots &= ~board.group_mask[group]
        notes[first + group] = stamp


@rule
def note_deeds(board, state, asking, kind: int, notes) -> None:
    """Remember the groups where an action has changed owners or mortgages."""
    changed = notes[_PLEDGED] ^ state.pledged
    notes[_PLEDGED] = state.pledged
    for seat in range(state.seats):
        changed |= notes[_HELD + seat] ^ state.held[seat]
        notes[_HELD + seat] = state.held[seat]
    if notes[_IS_NEW] == 1 or kind == act.KEEP:
        # Keeping a mortgage costs a fee, which changes no set of lots.
        changed = board.lots_mask
        notes[_IS_NEW] = 0
    mark(board, notes, _DEALT, changed, asking.deeds + 1)
    mark(board, notes, _BUILT, changed, asking.changes + 1)


@rule
def is_dealt(notes, group: int, since: int) -> bool:
    """Whether deeds of a group have changed since a stamp of deeds."""
    return notes[_DEALT + group] > since


@rule
def is_as_noted(notes, place: int, group: int) -> bool:
    """Whether a note on a group is still true."""
    if not has_room(notes) or notes[place] == 0:
        return False
    return notes[place] >= notes[_BUILT + group]


@rule
def is_of_this_game(notes, place: int) -> bool:
    """Whether a note on belongings was taken in this game, even if deeds have changed since."""
    return has_room(notes) and notes[place] >= max(notes[_OPENED], 1)


@rule
def is_noted(notes, place: int, stamp: int) -> bool:
    """Whether a note is still true, by one of the stamps."""
    return has_room(notes) and notes[place] == notes[stamp] and notes[place] > 0


@rule
def note_on(seat: int, other: int) -> int:
    """The place of a seat's note on another's belongings."""
    return _FIRST + seat * _BLOCK + other * _WIDTH


@rule
def note_on_danger(seat: int) -> int:
    """The place of a seat's note on what a turn may cost it."""
    return _FIRST + seat * _BLOCK + _DANGER * _WIDTH


@rule
def note_on_site(seat: int) -> int:
    """The place of a seat's note on where it would build."""
    return _FIRST + seat * _BLOCK + _SITE * _WIDTH


@rule
def note_on_bid(seat: int) -> int:
    """The place of a seat's note on what it would gain by the lot up for auction."""
    return _FIRST + seat * _BLOCK + _BID * _WIDTH


@rule
def note_on_group(seat: int, group: int) -> int:
    """The place of a seat's note on the buildings of a group."""
    return _FIRST + seat * _BLOCK + (_GROUP + group) * _WIDTH


@rule
def take_note(notes, place: int, stamp: int, first: int, second: int, third: int) -> None:
    """Write down what was found, if there is room."""
    if has_room(notes):
        notes[place] = notes[stamp]
        notes[place + _FOUND] = first
        notes[place + _FOUND + 1] = second
        notes[place + _FOUND + 2] = third


@rule
def take_more(notes, place: int, fourth: int, fifth: int) -> None:
    """Add two numbers to a note just taken."""
    if has_room(notes):
        notes[place + _MORE] = fourth
        notes[place + _MORE + 1] = fifth


@rule
def noted_at(notes, place: int) -> int:
    """The stamp of a note."""
    return notes[place]


@rule
def noted(notes, place: int) -> tuple[int, int, int]:
    """The three numbers of a note."""
    return notes[place + _FOUND], notes[place + _FOUND + 1], notes[place + _FOUND + 2]


@rule
def noted_more(notes, place: int) -> tuple[int, int]:
    """The two numbers added to a note."""
    return notes[place + _MORE], notes[place + _MORE + 1]


@rule
def note_part(notes, seat: int, other: int, group: int, value: int, raised: int) -> None:
    """Write down the result of ``part`` for a seat's view of another's lots of a group."""
    if has_room(notes):
        place = _part(seat, other, group)
        notes[place] = value
        notes[place + 1] = raised


@rule
def noted_part(notes, seat: int, other: int, group: int) -> tuple[int, int]:
    """What ``note_part`` has written down; there must be room."""
    place = _part(seat, other, group)
    return notes[place], notes[place + 1]


@rule
def _part(seat: int, other: int, group: int) -> int:
    """The place of what ``note_part`` writes."""
    return _FIRST + seat * _BLOCK + _PARTS + 2 * (other * GROUPS + group)
