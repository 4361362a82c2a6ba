"""Payments between the sides, the pot and the bank; the total never changes."""

from ...kernel.rule import rule


@rule
def give_from_bank(state, side: int, amount: int) -> None:
    """Pay a side out of the bank, which never runs out (KO-SETUP-02)."""
    state.cash[side] += amount
    state.bank -= amount


@rule
def pay_to_pot(state, side: int, amount: int) -> None:
    """Let a side pay to Free Parking."""
    state.cash[side] -= amount
    state.pot += amount


@rule
def fill_pot(state, amount: int) -> None:
    """Put the bank's stake above Free Parking."""
    state.pot += amount
    state.bank -= amount
