"""What a seat can know of the rules' answer where other purses are shut.

The rules look into every purse. A player who did the same would learn, from what they refuse, what
the table hides; so these questions give the same answer whatever the others have.
"""

from ..estate import actions as act
from ..estate.debt import answers_settlement
from ..estate.mortgage import transfer_fees
from ..estate.state import TRANSFER_FREE
from ..estate.step import check
from ..estate.trade import check_offer, check_partner, offer_to
from ..kernel.rule import rule


@rule
def may(board, seen, seat: int, action, reason) -> bool:
    """Whether the rules would accept an action, as far as this seat can know."""
    if board.cash_hidden == 1:
        if action.kind == act.OFFER:
            return may_offer(board, seen, seat, action, reason)
        if action.kind == act.SETTLE and not covers_fees(
            board, seen, action.give_lots, action.give_cash
        ):
            return False
        if action.kind == act.ACCEPT and not answers_settlement(seen, seat, action.seat):
            return may_accept(board, seen, seat, action, reason)
    return check(board, seen, seat, action, reason) == 0


@rule
def may_accept(board, seen, seat: int, action, reason) -> bool:
    """Whether an offer can be taken now.

    An offer that cannot be carried out does not stay open, so only the moment must be asked.
    """
    proposer = offer_to(seen, seat, action.seat)
    if proposer == act.NOBODY:
        return False
    return check_partner(board, seen, proposer, seat, reason) == 0


@rule
def may_offer(board, seen, seat: int, action, reason) -> bool:
    """Whether an offer would be taken up by the rules; it asks nothing of a purse that is shut."""
    if board.cash_hidden == 1:
        if action.get_cash > 0:
            return False
        if not covers_fees(board, seen, action.give_lots, action.give_cash):
            return False
    return check_offer(board, seen, seat, action, reason) == 0


@rule
def covers_fees(board, seen, lots: int, cash: int) -> bool:
    """Whether the cash that comes with lots pays what their receiver owes on mortgages."""
    if board.transfer_sale == TRANSFER_FREE:
        return True
    return transfer_fees(board, seen, lots) <= cash
