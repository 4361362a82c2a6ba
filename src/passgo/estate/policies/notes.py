"""What a thinking player remembers from one question to the next, as long as no lot has changed.

The notes lie behind the words of a reason, in a buffer that only those bring along who play whole
games; without room for them everything is worked out anew. Stamps say of which lots they are: notes
with another one are of no use any more. Not every note is about everything: what belongings are
worth changes with deeds and mortgages but not with houses, and what others' lots may cost does not
change with what one does with one's own.
"""

from typing import Final

from ...kernel.bits import lowest
from ...kernel.reason import REASON_WORDS
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.state import GROUPS, SEATS

# Stamps: one more than the changes so far …
N_LOTS: Final = REASON_WORDS  # … of lots in any way
N_DEEDS: Final = N_LOTS + 1  # … of owners and mortgages
N_RIVALS: Final = N_LOTS + 2  # … of lots that are not one's own
_OPENED: Final = N_LOTS + 3  # … of deeds when the game began
_IS_NEW: Final = N_LOTS + 4  # 1 until a deed has changed in this game
_BIDDING: Final = N_LOTS + 5  # which bidding it is that nothing has come between, or 0
# Which groups have changed: for each the stamp of deeds when those last changed, and the stamp of
# lots when anything there did; then whose lots were whose, and mortgaged, and the bank's stock.
_DEALT: Final = N_LOTS + 6
_BUILT: Final = _DEALT + GROUPS
_HELD: Final = _BUILT + GROUPS
_PLEDGED: Final = _HELD + SEATS
_STOCK: Final = _PLEDGED + 1
_FIRST: Final = _STOCK + 1

_LISTED: Final = 1 << act.BUILD | 1 << act.SELL | 1 << act.SWAP
"""Actions that name the lots where buildings come or go."""
_BUILDS_NOTHING: Final = (
    1 << act.ROLL
    | 1 << act.BUY
    | 1 << act.DECLINE
    | 1 << act.PAY
    | 1 << act.MORTGAGE
    | 1 << act.REDEEM
)
_BIDS: Final = 1 << act.BID | 1 << act.PASS

# Columns of a note: its stamp, and what was found.
_WIDTH: Final = 6
_DANGER: Final = SEATS  # behind those on the seats
_SITE: Final = SEATS + 1
_BID: Final = SEATS + 2
_GROUP: Final = SEATS + 3  # and one for each group
_PARTS: Final = _WIDTH * (SEATS + 3 + GROUPS)  # and two words for each group of each seat
_BLOCK: Final = _PARTS + 2 * SEATS * GROUPS
NOTE_WORDS: Final = _FIRST + SEATS * _BLOCK
"""Words of a reason with room for the notes of every seat."""


@rule
def open_notes(reason, asking, seat: int) -> None:
    """Say which lots the next question to a seat is about."""
    if reason.shape[0] >= NOTE_WORDS:
        reason[N_LOTS] = asking.changes + 1
        reason[N_DEEDS] = asking.deeds + 1
        reason[N_RIVALS] = asking.changes - asking.own[seat] + 1
        reason[_BIDDING] = 0
        if reason[_OPENED] != asking.opened + 1:
            reason[_OPENED] = asking.opened + 1
            reason[_IS_NEW] = 1
            for group in range(GROUPS):
                reason[_BUILT + group] = asking.changes + 1


@rule
def open_bid(reason, state, asking, seat: int) -> None:
    """The same for a bid, after others or the first."""
    open_notes(reason, asking, seat)
    if asking.bid_at != state.number:
        asking.bids += 1
    if reason.shape[0] >= NOTE_WORDS:
        reason[_BIDDING] = asking.bids


@rule
def is_of_this_bidding(reason, place: int) -> bool:
    """Whether what was added to a note on a bid is of this very bidding."""
    if reason.shape[0] < NOTE_WORDS or reason[_BIDDING] == 0:
        return False
    return reason[place + 5] == reason[_BIDDING]


@rule
def add_to_bid(reason, place: int, found: int) -> None:
    """Add what holds until this bidding is over to a note on a bid."""
    if reason.shape[0] >= NOTE_WORDS:
        take_more(reason, place, found, reason[_BIDDING])


@rule
def are_kept(reason) -> bool:
    """Whether anybody at the table takes notes."""
    return reason.shape[0] >= NOTE_WORDS and reason[_OPENED] != 0


@rule
def note_buildings(board, state, asking, action, reason) -> None:
    """Remember where an action may have changed buildings."""
    kind = action.kind
    # A building comes from the bank's stock; who bids for a lot leaves that alone.
    stock = state.houses * 256 + state.hotels
    is_same = stock == reason[_STOCK]
    reason[_STOCK] = stock
    changed = 0
    if (_LISTED >> kind) & 1 == 1:
        for item in range(action.count):
            changed |= 1 << action.lots[item]
    elif (_BUILDS_NOTHING >> kind) & 1 == 0 and not (is_same and (_BIDS >> kind) & 1 == 1):
        changed = board.lots_mask
    mark(board, reason, _BUILT, changed, asking.changes + 1)


@rule
def mark(board, reason, first: int, lots: int, stamp: int) -> None:
    """Write a stamp for the groups of some lots."""
    while lots != 0:
        group = board.group[lowest(lots)]
        lots &= ~board.group_mask[group]
        reason[first + group] = stamp


@rule
def note_deeds(board, state, asking, kind: int, reason) -> None:
    """Remember of which groups an action has changed deeds."""
    changed = reason[_PLEDGED] ^ state.pledged
    reason[_PLEDGED] = state.pledged
    for seat in range(state.seats):
        changed |= reason[_HELD + seat] ^ state.held[seat]
        reason[_HELD + seat] = state.held[seat]
    if reason[_IS_NEW] == 1 or kind == act.KEEP:
        # Who keeps a mortgage pays a fee, which shows in no set of lots.
        changed = board.lots_mask
        reason[_IS_NEW] = 0
    mark(board, reason, _DEALT, changed, asking.deeds + 1)
    mark(board, reason, _BUILT, changed, asking.changes + 1)


@rule
def is_dealt(reason, group: int, since: int) -> bool:
    """Whether deeds of a group have changed since a stamp of deeds."""
    return reason[_DEALT + group] > since


@rule
def is_as_noted(reason, place: int, group: int) -> bool:
    """Whether a note on a group still holds."""
    if reason.shape[0] < NOTE_WORDS or reason[place] == 0:
        return False
    return reason[place] >= reason[_BUILT + group]


@rule
def is_of_this_game(reason, place: int) -> bool:
    """Whether a note on belongings is of this game, though deeds may have changed since."""
    return reason.shape[0] >= NOTE_WORDS and reason[place] >= max(reason[_OPENED], 1)


@rule
def has_room(reason) -> bool:
    """Whether there is room for notes."""
    return reason.shape[0] >= NOTE_WORDS


@rule
def note_on(seat: int, other: int) -> int:
    """Where the note of a seat on another's belongings stands."""
    return _FIRST + seat * _BLOCK + other * _WIDTH


@rule
def note_on_part(seat: int, other: int, group: int) -> int:
    """Where stands what a seat thinks of another's lots of a group, as ``part`` has it."""
    return _FIRST + seat * _BLOCK + _PARTS + 2 * (other * GROUPS + group)


@rule
def note_on_danger(seat: int) -> int:
    """Where the note of a seat on what a turn may cost it stands."""
    return _FIRST + seat * _BLOCK + _DANGER * _WIDTH


@rule
def note_on_site(seat: int) -> int:
    """Where the note of a seat on where it would build stands."""
    return _FIRST + seat * _BLOCK + _SITE * _WIDTH


@rule
def note_on_bid(seat: int) -> int:
    """Where the note of a seat on what it would gain by the lot up for auction stands."""
    return _FIRST + seat * _BLOCK + _BID * _WIDTH


@rule
def note_on_group(seat: int, group: int) -> int:
    """Where the note of a seat on what stands on a group's lots stands."""
    return _FIRST + seat * _BLOCK + (_GROUP + group) * _WIDTH


@rule
def is_noted(reason, place: int, stamp: int) -> bool:
    """Whether a note still holds, by one of the stamps."""
    return reason.shape[0] >= NOTE_WORDS and reason[place] == reason[stamp] and reason[place] > 0


@rule
def take_note(reason, place: int, stamp: int, first: int, second: int, third: int) -> None:
    """Write down what was found, if there is room."""
    if reason.shape[0] >= NOTE_WORDS:
        reason[place] = reason[stamp]
        reason[place + 1] = first
        reason[place + 2] = second
        reason[place + 3] = third


@rule
def take_more(reason, place: int, fourth: int, fifth: int) -> None:
    """Add to a note just taken."""
    if reason.shape[0] >= NOTE_WORDS:
        reason[place + 4] = fourth
        reason[place + 5] = fifth
