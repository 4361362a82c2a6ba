"""The bank's part, which waits for real time: the hammer, the hour, a text that vanishes."""

from collections.abc import Callable, Iterable

from ..game import Event, Game
from ..wire.plain import JsonMapping, Plain
from .customs import Customs
from .hours import Hours

_BANK = "bank"
_HAMMER, _HOUR, _TEXT = "hammer", "time_up", "text_gone"


class Bank:
    """What the bank of one game will say, and when."""

    def __init__(
        self,
        game: Game,
        hours: Hours,
        customs: Customs,
        act: Callable[[str], None],
        warn: Callable[[], None],
    ) -> None:
        """``act`` does one of the bank's actions; ``warn`` says that the hammer is coming."""
        self.game = game
        self.hours = hours
        self.customs = customs
        self._act = act
        self._warn = warn
        self._warned = False
        self.at: dict[str, float] = {}
        """The bank's actions to come, and when, in the table's seconds."""
        minutes = game.settled.get("time_limit")
        if minutes is not None:
            self.at[_HOUR] = 60 * float(str(minutes))

    def hear(self, events: Iterable[Event]) -> None:
        """Set and stop the clocks that events begin and end."""
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
        """Expect an action no longer."""
        self.at.pop(action, None)
        if action == _HAMMER:
            self._warned = False

    def speak(self) -> bool:
        """Do what is due; whether there was anything."""
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
        """When there is something to say next, in the table's seconds."""
        moments = list(self.at.values())
        if _HAMMER in self.at and not self._warned:
            moments.append(max(0.0, self.at[_HAMMER] - self.customs.warning))
        return min(moments, default=None)

    def wire(self) -> dict[str, float | None]:
        """Seconds to the hour, to a text's end, and to a hammer that everybody hears coming."""
        left = {action: self.hours.until(moment) for action, moment in self.at.items()}
        hammer = left.get(_HAMMER) if self._warned else None
        return {"hammer": hammer, "hour": left.get(_HOUR), "text": left.get(_TEXT)}

    def deadlines(self) -> dict[str, float | None]:
        """The same as readings of the clock; None where no clock runs."""
        at = {action: self.hours.reading(moment) for action, moment in self.at.items()}
        hammer = at.get(_HAMMER) if self._warned else None
        return {"hammer": hammer, "hour": at.get(_HOUR), "text": at.get(_TEXT)}

    def memory(self) -> Plain:
        """What must be known to go on later."""
        return {"at": dict(self.at), "warned": self._warned}

    def remember(self, memory: JsonMapping) -> None:
        """Go on where ``memory`` was kept."""
        self.at = {str(name): float(moment) for name, moment in memory["at"].items()}
        self._warned = bool(memory["warned"])
