"""Timed actions of the bank: the hammer, the end of the hour, a text that disappears."""

from collections.abc import Callable, Iterable

from ..game import Event, Game
from ..wire.plain import JsonMapping, Plain
from .customs import Customs
from .hours import Hours

_BANK = "bank"
_HAMMER, _HOUR, _TEXT = "hammer", "time_up", "text_gone"


class Bank:
    """The bank's timed actions in one game."""

    def __init__(
        self,
        game: Game,
        hours: Hours,
        customs: Customs,
        act: Callable[[str], None],
        warn: Callable[[], None],
    ) -> None:
        """``act`` does one of the bank's actions; ``warn`` announces the hammer."""
        self.game = game
        self.hours = hours
        self.customs = customs
        self._act = act
        self._warn = warn
        self._warned = False
        self.at: dict[str, float] = {}
        """The bank's next actions and their times, in the table's seconds."""
        minutes = game.settled.get("time_limit")
        if minutes is not None:
            self.at[_HOUR] = 60 * float(str(minutes))

    def hear(self, events: Iterable[Event]) -> None:
        """Start and stop the clocks that these events affect."""
        for event in events:
            if event.name == "auction_opened":
                self.stop(_HAMMER)
                seconds = self.game.hammer_seconds
                if seconds:
                    self.at[_HAMMER] = self.hours.now + seconds
            elif event.name in {"auction_won", "auction_unsold"}:
                self.stop(_HAMMER)
            elif event.name == "text_shown":
                self.stop(_TEXT)
        if self.game.phase == "text":
            self.at.setdefault(_TEXT, self.hours.now + self.customs.text)
        else:
            self.stop(_TEXT)

    def stop(self, action: str) -> None:
        """Cancel an action."""
        self.at.pop(action, None)
        if action == _HAMMER:
            self._warned = False

    def speak(self) -> bool:
        """Do the actions that are due; return whether there were any."""
        now = self.hours.now
        for action in (_HOUR, _HAMMER, _TEXT):
            if action in self.at and self.at[action] <= now:
                self.stop(action)
                if self.game.why_not(_BANK, action) is None:
                    self._act(action)
                    return True
        if _HAMMER in self.at and not self._warned and self._is_near(now):
            self._warned = True
            self._warn()
            return True
        return False

    def _is_near(self, now: float) -> bool:
        return self.at[_HAMMER] - self.customs.warning <= now

    def next_moment(self) -> float | None:
        """The time of the next action or warning, in the table's seconds."""
        moments = list(self.at.values())
        if _HAMMER in self.at and not self._warned:
            moments.append(max(0.0, self.at[_HAMMER] - self.customs.warning))
        return min(moments, default=None)

    def wire(self) -> dict[str, float | None]:
        """Seconds to the end of the hour, to the end of a text, and to the announced hammer."""
        left = {action: self.hours.until(moment) for action, moment in self.at.items()}
        hammer = left.get(_HAMMER) if self._warned else None
        return {"hammer": hammer, "hour": left.get(_HOUR), "text": left.get(_TEXT)}

    def deadlines(self) -> dict[str, float | None]:
        """The same as readings of the clock; None if no clock runs."""
        at = {action: self.hours.reading(moment) for action, moment in self.at.items()}
        hammer = at.get(_HAMMER) if self._warned else None
        return {"hammer": hammer, "hour": at.get(_HOUR), "text": at.get(_TEXT)}

    def memory(self) -> Plain:
        """State to store, for ``remember``."""
        return {"at": dict(self.at), "warned": self._warned}

    def remember(self, memory: JsonMapping) -> None:
        """Restore the state that ``memory`` stored."""
        self.at = {str(name): float(moment) for name, moment in memory["at"].items()}
        self._warned = bool(memory["warned"])
