"""Bank cards: in and out of the two slots, and the money that moves between them.

Green receives, red pays; an empty slot means the bank. A balance never falls below zero: a player
who cannot pay must settle the debt first (UNIT-04).
"""

from .amounts import amount_of, format_amount, has_number, why_not_key
from .errors import UnitError
from .keys import GREEN, RED, SLOTS, Slot
from .outputs import BANK, Card, Reset, Transfer, Withdrawn
from .panel import Panel
from .state import ASKING, READY, SCROLLING


def card_in(panel: Panel, slot: Slot) -> Card | None:
    """The card in a slot."""
    return panel.state.green if slot == GREEN else panel.state.red


def has_card(panel: Panel) -> bool:
    """Whether any card is inserted."""
    return any(card_in(panel, slot) is not None for slot in SLOTS)


def drop_entry(panel: Panel) -> bool:
    """Drop a number without M or K (UNIT-06); whether there was one."""
    if not panel.state.entry:
        return False
    panel.change(entry="")
    panel.refuse("unfinished")
    return True


def insert(panel: Panel, card: Card, slot: Slot) -> None:
    """Put a card in a slot."""
    if not 0 <= card < len(panel.state.balances):
        raise UnitError(f"card: found {card}, expected 0 to {len(panel.state.balances) - 1}")
    if card_in(panel, slot) is not None:
        panel.refuse("slot_taken")
        return
    if card in (panel.state.green, panel.state.red):
        panel.refuse("card_in_use", card=card)
        return
    _hands_on_cards(panel)
    if slot == GREEN:
        panel.change(green=card, green_used=False)
    else:
        panel.change(red=card, red_used=False)
    panel.rest()


def withdraw(panel: Panel, slot: Slot) -> None:
    """Take a card out, and record it if money moved: the payer before its payee."""
    card = card_in(panel, slot)
    if card is None:
        panel.refuse("slot_empty")
        return
    _hands_on_cards(panel)
    state = panel.state
    if slot == RED:
        out = (card, *state.held) if state.red_used else state.held
        panel.change(red=None, red_used=False, joined=False, held=())
    elif state.joined:
        # ECHANCE-02: the payer withdraws first, whatever the order at the table.
        out = ()
        panel.change(green=None, green_used=False, joined=False, held=(*state.held, card))
    else:
        out = (card,) if state.green_used else ()
        panel.change(green=None, green_used=False)
    for each in out:
        panel.put(Withdrawn(each))
    panel.rest()


def _hands_on_cards(panel: Panel) -> None:
    """Drop an entry that was begun for other cards."""
    drop_entry(panel)
    if panel.state.mode in (SCROLLING, ASKING):
        panel.change(mode=READY)


def key_digit(panel: Panel, key: str) -> None:
    """Add a digit or the point to the entry."""
    if not has_card(panel):
        panel.refuse("no_card")
        return
    code = why_not_key(panel.state.entry, key)
    if code is not None:
        panel.refuse(code)
        return
    panel.change(entry=panel.state.entry + key)
    panel.rest()


def key_suffix(panel: Panel, suffix: str) -> None:
    """End the entry with M or K and carry the payment out."""
    entry = panel.state.entry
    if not has_card(panel):
        panel.refuse("no_card")
        return
    panel.change(entry="")
    if not has_number(entry):
        panel.refuse("no_number")
        return
    amount = amount_of(entry, suffix)
    if amount is None:
        panel.refuse("not_a_step")
    elif amount == 0:
        panel.refuse("no_amount")
    else:
        _pay(panel, amount)


def _pay(panel: Panel, amount: int) -> None:
    state = panel.state
    payer = BANK if state.red is None else state.red
    payee = BANK if state.green is None else state.green
    if payer != BANK and state.balances[payer] < amount:
        balance = format_amount(state.balances[payer])
        panel.refuse("above_balance", amount=format_amount(amount), balance=balance)
        return
    _move(panel, payer, payee, amount)
    panel.change(
        red_used=payer != BANK,
        green_used=payee != BANK,
        joined=BANK not in (payer, payee),
    )
    # UNIT-05: the screen shows the first balance fall, then the second rise.
    if payer != BANK:
        panel.sound("paid")
        panel.show_balance(payer)
    if payee != BANK:
        panel.sound("received")
        panel.show_balance(payee)


def pay_salary(panel: Panel) -> None:
    """Credit the salary to the card in the green slot, with its tune (UNIT-09)."""
    card = panel.state.green
    if card is None:
        panel.refuse("no_green_card")
        return
    _move(panel, BANK, card, panel.terms.salary)
    panel.change(green_used=True)
    panel.sound("salary")
    panel.show_balance(card)


def _move(panel: Panel, payer: Card, payee: Card, amount: int) -> None:
    balances = list(panel.state.balances)
    if payer != BANK:
        balances[payer] -= amount
    if payee != BANK:
        balances[payee] += amount
    panel.change(balances=tuple(balances))
    panel.put(Transfer(payer, payee, amount))


def reset(panel: Panel) -> None:
    """Put every card back at the opening balance for a new game (UNIT-02)."""
    count = len(panel.state.balances)
    panel.change(
        mode=READY,
        balances=(panel.terms.opening,) * count,
        green_used=False,
        red_used=False,
        joined=False,
        held=(),
    )
    panel.put(Reset())
    panel.sound("reset")
    panel.show("unit-reset-done", amount=format_amount(panel.terms.opening))
