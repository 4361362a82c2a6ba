"""Messages of one game: a kernel's numbers, by name, as terms.

A family states once which kind of term each of its names is, and what else a few sentences need.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence

from .forms import Event, Reason, Refusal
from .terms import Term

Maker = Callable[[int], Term]
Happening = tuple[str, dict[str, int]]
"""The name of an event and its numbers."""


class Messages(ABC):
    """Makes the messages of one game."""

    prefix = ""
    """The prefix of the ids of a family's texts, such as ``knockout-``."""

    @abstractmethod
    def args(self, sort: str, name: str, numbers: Mapping[str, int]) -> dict[str, Term]:
        """The terms of an ``event``, a ``refusal`` or a ``reason``."""

    @abstractmethod
    def told(self, batch: Sequence[Happening]) -> list[bool]:
        """Which events of one action get a sentence."""

    def events(self, batch: Sequence[Happening], action: int) -> list[Event]:
        """The events of one action."""
        return [
            Event(
                name,
                numbers,
                action,
                f"{self.prefix}event-{name.replace('_', '-')}",
                self.args("event", name, numbers),
                is_told,
            )
            for (name, numbers), is_told in zip(batch, self.told(batch), strict=True)
        ]

    def refusal(self, code: str, parameters: Mapping[str, int]) -> Refusal:
        """Why an action is refused."""
        terms = self.args("refusal", code, parameters)
        text = f"{self.prefix}refusal-{code.replace('_', '-')}"
        return Refusal(code, parameters, text, terms)

    def reason(self, key: str, parameters: Mapping[str, int]) -> Reason:
        """Why a bot acts."""
        terms = self.args("reason", key, parameters)
        text = f"{self.prefix}reason-{key.replace('_', '-')}"
        return Reason(key, text, terms)
