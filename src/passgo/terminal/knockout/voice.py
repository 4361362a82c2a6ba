"""The voice of a knockout table: sentences are marked with the letter of a side."""

from rich.text import Text

from ...game import Event
from ..voice import Voice, seat_of
from .board import side_mark, side_style


class LaneVoice(Voice):
    """Speaks of slides."""

    def mark_of(self, event: Event) -> Text:
        """The letter of the side an event is about."""
        colour = event.args.get("colour")
        seat = seat_of(event.args)
        if colour is None and seat is not None:
            seats = self.game.view(None)["seats"]
            colour = next(row["colour"] for row in seats if row["seat"] == seat)
        if not isinstance(colour, str):
            return Text(self.signs.dot, style="dim")
        return Text(side_mark(self, colour), style=side_style(colour))
