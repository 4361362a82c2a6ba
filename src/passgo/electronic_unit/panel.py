"""One input being processed: the changing state, and the outputs so far."""

from dataclasses import replace
from typing import Any

from .amounts import format_amount
from .outputs import Card, Output, Refused, Show, Word
from .sounds import heard
from .state import ASLEEP, READY, State, Terms


class Panel:
    """The state and the outputs that the modules of the unit change."""

    def __init__(self, state: State, terms: Terms) -> None:
        """Begin with a state and no outputs."""
        self.state = state
        self.terms = terms
        self.outputs: list[Output] = []

    def change(self, **fields: Any) -> None:
        """Give some fields of the state new values."""
        self.state = replace(self.state, **fields)

    def put(self, output: Output) -> None:
        """Add an event to the outputs."""
        self.outputs.append(output)

    def show(self, text: str, /, **words: Word) -> None:
        """Change the screen."""
        screen = Show(text, words)
        self.change(screen=screen)
        self.outputs.append(screen)

    def sound(self, cue: str) -> None:
        """Play a sound, if the volume allows it."""
        self.outputs += heard(cue, self.state.volume)

    def refuse(self, code: str, /, **words: Word) -> None:
        """Refuse an input, with the reason."""
        self.put(Refused(code))
        self.sound("error")
        self.show(f"unit-refused-{code.replace('_', '-')}", **words)

    def use(self) -> None:
        """Record that the unit is used now."""
        self.change(used_ms=self.state.now_ms)

    def show_balance(self, card: Card) -> None:
        """Show the balance of a card."""
        amount = format_amount(self.state.balances[card])
        self.show("unit-balance", card=card, amount=amount)

    def rest(self) -> None:
        """Show the idle screen: the entry, or the inserted cards."""
        state = self.state
        if state.entry:
            self.show("unit-entry", entry=state.entry)
        elif state.green is not None and state.red is not None:
            self.show(
                "unit-both",
                card=state.red,
                amount=format_amount(state.balances[state.red]),
                other=state.green,
                balance=format_amount(state.balances[state.green]),
            )
        elif state.green is not None:
            self.show_balance(state.green)
        elif state.red is not None:
            self.show_balance(state.red)
        else:
            self.show("unit-ready")

    def wake(self) -> bool:
        """Wake up; whether it was asleep."""
        if self.state.mode != ASLEEP:
            return False
        self.change(mode=READY)
        return True
