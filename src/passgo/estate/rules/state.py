"""The two records of the estate kernel: the board, which never changes, and the state of a game.

Everything is a signed 64-bit integer, fixed in size and without pointers: a copy of the bytes is a
copy of the game. Money is counted in the edition's money unit.
"""

from typing import Final, TypeAlias

import numpy as np

from .actions import LIST_MAX

Square: TypeAlias = int
Seat: TypeAlias = int
Phase: TypeAlias = int

SEATS: Final = 8
SQUARES: Final = 40
GROUPS: Final = 10
GROUP_MAX: Final = 4
PACKS: Final = 2
UNIT: Final = 2
"""The source of Chance texts that comes after the packs: the electronic unit."""
SOURCES: Final = 3
ZONES: Final = 4
PACK_MAX: Final = 20
PLANNED: Final = 8
CLAIMS: Final = 16
DEPTH: Final = 32
STREAMS: Final = 5

HOTEL: Final = 5
"""The level of a lot with a hotel; 0 to 4 count houses."""

# Kinds of square.
GO: Final = 0
STREET: Final = 1
STATION: Final = 2
UTILITY: Final = 3
CARD_SQUARE: Final = 4
TAX: Final = 5
JAIL: Final = 6
FREE_PARKING: Final = 7
GO_TO_JAIL: Final = 8
TRANSPORT_ZONE: Final = 9

SQUARE_KINDS = (
    "go",
    "street",
    "station",
    "utility",
    "card",
    "tax",
    "jail",
    "free_parking",
    "go_to_jail",
    "transport_zone",
)

# Kinds of effect a card can have.
ADVANCE_TO: Final = 1
GO_BACK: Final = 2
GO_BACK_TO: Final = 3
TO_JAIL: Final = 4
JAIL_FREE: Final = 5
REPAIRS: Final = 6
PAY_BANK: Final = 7
COLLECT: Final = 8
COLLECT_EACH: Final = 9
PAY_EACH: Final = 10
PAY_OR_DRAW: Final = 11
ADVANCE_TO_NEAREST: Final = 12
LEAVE_JAIL: Final = 13

EFFECT_KINDS = (
    "from_pack",
    "advance_to",
    "go_back",
    "go_back_to",
    "go_to_jail",
    "jail_free",
    "repairs",
    "pay",
    "collect",
    "collect_each",
    "pay_each",
    "pay_or_draw",
    "advance_to_nearest",
    "leave_jail",
)
"""Effect kinds as the edition files write them; ``from_pack`` stands for no effect written out."""

MOVING_EFFECTS: Final = (
    1 << ADVANCE_TO | 1 << GO_BACK | 1 << GO_BACK_TO | 1 << TO_JAIL | 1 << ADVANCE_TO_NEAREST
)
"""The effects that take the token elsewhere, as a set: bit k stands for kind k."""

# Columns of an effect: of a card of the board, or of one planned for the next draw.
E_KIND: Final = 0
E_AMOUNT: Final = 1  # pay, collect, …; repairs: per house; go_back: squares
E_HOTEL: Final = 2  # repairs: per hotel
E_TARGET: Final = 3  # a square; advance_to_nearest: a kind of square; pay_or_draw: a pack
E_SALARY: Final = 4  # 1 if crossing the start pays
E_MULTIPLIER: Final = 5  # the card's own: of the dice at a utility, of a station's rent; 0: none
E_CARD: Final = 6  # in a planned or waiting text: its number plus one, 0 if it was written out
EFFECT_WIDTH: Final = 7

# Phases. Those before BUY are the turn's own; the others are the matter on top of the stack.
PHASE_ORDER: Final = 0
PHASE_ROLL: Final = 1
PHASE_END: Final = 2
PHASE_OVER: Final = 3
PHASE_BUY: Final = 4
PHASE_AUCTION: Final = 5
PHASE_DEBT: Final = 6
PHASE_SHORTAGE: Final = 7
PHASE_KEEP: Final = 8
PHASE_CHOICE: Final = 9
PHASE_PRICE: Final = 10
PHASE_ZONE: Final = 11
PHASE_TEXT: Final = 12
# Matters that settle themselves and are never seen between two actions.
AUTO_LAND: Final = 20
AUTO_MOVE: Final = 21
AUTO_RETURN_CARD: Final = 22
AUTO_EACH: Final = 23
AUTO_ESTATE: Final = 24
AUTO_TEXT: Final = 25
AUTO_TEXTS: Final = 26
AUTO_RESUME: Final = 27
AUTO_DUE: Final = 28
AUTO_NEXT_LOT: Final = 29

PHASE_NAMES = (
    "order",
    "roll",
    "end",
    "over",
    "buy",
    "auction",
    "debt",
    "shortage",
    "keep",
    "choice",
    "price",
    "zone",
    "text",
)

# Columns of a matter on the stack. What a kind does not use is zero.
M_KIND: Final = 0
M_SEAT: Final = 1  # who decides, owes, builds or draws
M_OTHER: Final = 2  # creditor; highest bidder
M_LOT: Final = 3  # the lot; return card: the pack
M_AMOUNT: Final = 4  # price, bid, debt; shortage of hotels: houses promised
M_REASON: Final = 5  # why the debt; sort of an auction or shortage; by card for a landing
M_MASK: Final = 6  # auction: seats that may still bid; shortage: seats asked; lots to keep or sell
M_LEAST: Final = 7  # auction: the least opening bid; keep: on what terms; the card
M_OPEN: Final = 8  # debt: 1 while a settlement in kind is offered; shortage: 1 when it auctions
M_CASH: Final = 9  # settlement: cash; shortage: auctions left; texts: seats whose text is drawn
M_LOTS: Final = 10  # the settlement's lots; texts: lots that wait for another arrival
M_WIDTH: Final = 11

M_TEXT: Final = M_OTHER
"""Where the effect of a text that waits to be heeded begins; M_CASH is 1 if a zone brought it."""

# Columns of a claim.
C_TENANT: Final = 0
C_OWNER: Final = 1
C_LOT: Final = 2
C_AMOUNT: Final = 3
C_TURN: Final = 4  # the turn in which the tenant landed
C_THROWN: Final = 5  # the seats that have thrown in a later turn and are still in
C_WIDTH: Final = 6

# Columns of an offer; one row per proposer.
O_TO: Final = 0  # NOBODY when the proposer has none open
O_GIVE_CASH: Final = 1
O_GET_CASH: Final = 2
O_GIVE_LOTS: Final = 3
O_GET_LOTS: Final = 4
O_GIVE_CARDS: Final = 5
O_GET_CARDS: Final = 6
O_NUMBER: Final = 7  # when it was made: the oldest is answered first
O_WIDTH: Final = 8

# Columns of an offer made earlier; the last few of each seat are remembered, newest first.
P_WHAT: Final = 0  # to whom, which lots and cards: as a hash
P_CASH: Final = 1  # cash given less cash asked
P_TURN: Final = 2
P_WIDTH: Final = 3
PROPOSALS: Final = 6

BOARD_DTYPE = np.dtype(
    [
        # The squares.
        ("kind", "<i8", (SQUARES,)),
        ("group", "<i8", (SQUARES,)),  # −1 where there is none
        ("price", "<i8", (SQUARES,)),
        ("rent", "<i8", (SQUARES, 6)),  # streets by level, others by number owned less one
        ("house_cost", "<i8", (SQUARES,)),
        ("hotel_cost", "<i8", (SQUARES,)),
        ("mortgage_value", "<i8", (SQUARES,)),
        ("tax", "<i8", (SQUARES,)),
        ("pack_of", "<i8", (SQUARES,)),
        ("zone_of", "<i8", (SQUARES,)),
        ("group_mask", "<i8", (GROUPS,)),  # the squares of each group
        ("group_size", "<i8", (GROUPS,)),
        ("group_lots", "<i8", (GROUPS, GROUP_MAX)),  # the same as a list, in board order
        ("lots_mask", "<i8"),
        ("streets_mask", "<i8"),
        ("jail_square", "<i8"),
        # The packs.
        ("effect", "<i8", (SOURCES, PACK_MAX, EFFECT_WIDTH)),
        ("pack_size", "<i8", (SOURCES,)),
        ("release_card", "<i8", (PACKS,)),  # −1 where a pack has none
        # Money and pieces.
        ("start_cash", "<i8"),
        ("salary", "<i8"),
        ("houses_total", "<i8"),
        ("hotels_total", "<i8"),
        ("banker", "<i8"),
        # Rule flags: the rows of the matrix that the kernel asks.
        ("manual_dice", "<i8"),
        ("order_from_banker", "<i8"),
        ("start_tie_rethrow", "<i8"),
        ("salary_on_landing", "<i8"),
        ("salary_backward", "<i8"),
        ("rent_auto", "<i8"),
        ("rent_claim_deadline", "<i8"),
        ("double_rent_full_group", "<i8"),
        ("double_rent_with_mortgage", "<i8"),
        ("mortgaged_station_counts", "<i8"),
        ("utility_by_dice", "<i8"),
        ("utility_reroll_on_card", "<i8"),
        ("card_return_after", "<i8"),
        ("jail_fine", "<i8"),
        ("jail_fine_idle", "<i8"),
        ("jail_max_turns", "<i8"),
        ("jail_double_rerolls", "<i8"),
        ("late_card", "<i8"),
        ("auction_min", "<i8"),
        ("auction_step", "<i8"),
        ("auction_timer", "<i8"),
        ("auction_cap_raisable", "<i8"),
        ("timer_least", "<i8"),
        ("timer_most", "<i8"),
        ("build_any_moment", "<i8"),
        ("sell_own_turn", "<i8"),
        ("trade_own_turn", "<i8"),
        ("even_build", "<i8"),
        ("even_sell", "<i8"),
        ("hotels_sold_together", "<i8"),
        ("hotel_downgrade", "<i8"),
        ("houses_before_hotel", "<i8"),
        ("build_blocked_by_group", "<i8"),
        ("shortage_floor_printed", "<i8"),
        ("mortgage_bare_group", "<i8"),
        ("mortgage_only_for_debt", "<i8"),
        ("interest_percent", "<i8"),
        ("interest_unit", "<i8"),
        ("transfer_sale", "<i8"),
        ("transfer_estate", "<i8"),
        ("redeem_on_receipt", "<i8"),
        ("estate_clears_mortgage", "<i8"),
        ("debt_in_kind", "<i8"),
        ("no_rescue", "<i8"),
        ("deal_titles", "<i8"),
        ("end_after_bankruptcies", "<i8"),
        ("timed", "<i8"),
        ("tie_most_cash", "<i8"),
        ("free_parking_pot", "<i8"),
        ("cash_hidden", "<i8"),
        ("zone_move_may_buy", "<i8"),
        ("zone_empty_choice", "<i8"),
        ("forced_deal", "<i8"),
        ("forced_deal_protects_sets", "<i8"),
        ("chance_multi_unowned", "<i8"),
        ("random_chance_num", "<i8"),  # so many times in random_chance_den …
        ("random_chance_den", "<i8"),  # … a card withdrawn brings a text
        ("random_chance_payer", "<i8"),
        ("chance_text_waits", "<i8"),
        ("no_auctions", "<i8"),
        ("no_mortgages", "<i8"),
    ],
    align=True,
)

# Values of rent_claim_deadline.
CLAIM_NEXT_THROW: Final = 0
CLAIM_NEXT_PLAYER: Final = 1
CLAIM_SECOND_PLAYER: Final = 2

# Values of even_sell.
EVEN_SELL_NO: Final = 0
EVEN_SELL_YES: Final = 1
EVEN_SELL_HOUSES: Final = 2

# Values of transfer_sale: what the receiver of a mortgaged lot pays after a sale.
TRANSFER_FREE: Final = 0  # nothing, and no question is asked
TRANSFER_FEE_TWICE: Final = 1  # keep: interest; redeem: value + interest; later the same again
TRANSFER_FEE_ONCE: Final = 2  # keep: interest; redeem: value; later the value alone

# Values of transfer_estate: the same after a bankruptcy to a player.
ESTATE_FREE: Final = 0
ESTATE_FEE: Final = 1  # interest on all at once, then each may be redeemed at its value

# Values of no_rescue.
RESCUE_ALLOWED: Final = 0
RESCUE_NO_GIFTS: Final = 1
RESCUE_NEVER: Final = 2

# Terms on which a keep matter asks.
TERMS_FEE_TWICE: Final = TRANSFER_FEE_TWICE
TERMS_FEE_ONCE: Final = TRANSFER_FEE_ONCE
TERMS_FEE_PAID: Final = 3

STATE_DTYPE = np.dtype(
    [
        # Chance.
        ("seed", "<i8", (4,)),  # four words of 32 bits
        ("drawn", "<i8", (STREAMS,)),
        # The turn.
        ("seats", "<i8"),
        ("mover", "<i8"),
        ("phase", "<i8"),  # order, roll, end or over; what is open on the stack comes before it
        ("turn", "<i8"),
        ("number", "<i8"),  # actions accepted so far
        ("dice", "<i8", (2,)),
        ("doubles", "<i8"),  # in a row, this turn
        ("throws", "<i8"),  # moving throws and tries in jail, this turn
        ("time_called", "<i8"),
        ("bankruptcies", "<i8"),
        ("winners", "<i8"),
        ("order_total", "<i8", (SEATS,)),  # −1: still to throw; −2: no longer in the running
        # The seats.
        ("cash", "<i8", (SEATS,)),
        ("at", "<i8", (SEATS,)),
        ("jail", "<i8", (SEATS,)),  # 0 free, else which jail turn comes next
        ("out", "<i8", (SEATS,)),
        # The bank.
        ("bank", "<i8"),  # taken less given: with all cash and the pot it adds up to zero
        ("pot", "<i8"),
        ("houses", "<i8"),
        ("hotels", "<i8"),
        # The lots.
        ("owner", "<i8", (SQUARES,)),  # −1: the bank's
        ("level", "<i8", (SQUARES,)),
        ("mortgaged", "<i8", (SQUARES,)),
        ("fee_paid", "<i8", (SQUARES,)),
        ("received", "<i8"),  # lots got mortgaged from a player since the last throw
        # The packs, top card first, and who holds each pack's release card.
        ("pack", "<i8", (PACKS, PACK_MAX)),
        ("pack_count", "<i8", (PACKS,)),
        ("release_holder", "<i8", (PACKS,)),
        ("release_since", "<i8", (PACKS,)),
        ("planned", "<i8", (SOURCES, PLANNED, EFFECT_WIDTH)),  # what scenarios put on top
        ("planned_count", "<i8", (SOURCES,)),
        # The unit: who has just withdrawn a card and gets a text (seat plus one), whether it is
        # silent while an estate is settled or an order is served, the texts drawn for seats and
        # not yet obeyed (the last row is for one that is obeyed at once), and the lot to which
        # the texts of a zone have sent each seat, 0 for none.
        ("struck", "<i8"),
        ("silent", "<i8"),
        ("texts", "<i8", (SEATS + 1, EFFECT_WIDTH)),
        ("sent", "<i8", (SEATS,)),
        # Rents due and not yet claimed, oldest first.
        ("claims", "<i8", (CLAIMS, C_WIDTH)),
        ("claim_count", "<i8"),
        # Offers, one row per proposer.
        ("offers", "<i8", (SEATS, O_WIDTH)),
        ("offer_number", "<i8"),
        ("offer_turn", "<i8", (SEATS,)),  # the turn of each seat's last offer: bots ask once
        ("proposals", "<i8", (SEATS, PROPOSALS, P_WIDTH)),  # so that bots do not repeat themselves
        # Open matters, the youngest last.
        ("matters", "<i8", (DEPTH, M_WIDTH)),
        ("depth", "<i8"),
        ("deepest", "<i8"),
        # Wishes of a shortage call.
        ("wish", "<i8", (SEATS, LIST_MAX)),
        ("wish_count", "<i8", (SEATS,)),
        # Derived from the rest, and kept up to date by the functions that change it (``lots.py``,
        # ``matters.py``): sets of squares, and of the seats with an offer open, as masks.
        ("held", "<i8", (SEATS,)),  # the lots of each seat
        ("owned", "<i8"),  # all of them together
        ("whole", "<i8"),  # those of groups that one seat owns whole
        ("pledged", "<i8"),  # mortgaged
        ("built", "<i8"),  # with a building
        ("offered", "<i8"),
    ],
    align=True,
)

ROUND_DTYPE = np.dtype(
    [
        ("number", "<i8"),  # the state's number when this gap was last looked at
        ("asked", "<i8"),  # seats asked in this gap
        ("free", "<i8"),  # free actions taken in this gap
        # Who need not be asked again (``policies/quiet.py``).
        ("company", "<i8"),  # whether any seat acts at random; 0 until this was checked
        ("changes", "<i8"),  # actions so far that may have changed lots
        ("deeds", "<i8"),  # those that may have changed an owner or a mortgage
        ("opened", "<i8"),  # how many those were when the game began
        ("bids", "<i8"),  # biddings so far that nothing came between, one player at a time
        ("bid_at", "<i8"),  # the state's number after the last bid
        ("own", "<i8", (SEATS,)),  # those of a seat that concerned nothing but its own lots
        ("waited", "<i8", (SEATS,)),  # one more than there were when the seat looked and waited
        ("looked", "<i8", (SEATS,)),  # the same for a mover, who may also lift mortgages
        ("purse", "<i8", (SEATS,)),  # its cash then
    ],
    align=True,
)
