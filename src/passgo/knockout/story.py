"""The story of a knockout game: money by round, tokens knocked off, sets, the best slide."""

from collections.abc import Sequence

from ..game import Event, Game
from ..story.family_story import BANK, Fact, FamilyStory, Line, Transfer
from ..wire.forms import Plain
from .rules.state import TOKENS_EACH
from .typed import edition_of
from .wire.box import box_of

_COLLECTED = frozenset({"property_collected", "bonus_collected", "house_doubled", "pot_shared"})
_PAID = frozenset({"fee_paid", "tax_paid", "side_left"})


class Story(FamilyStory):
    """The story of one game."""

    period = "round"
    headlines = (
        "side_left",
        "bonus_collected",
        "pot_shared",
        "house_doubled",
        "property_collected",
        "tax_paid",
        "token_out",
        "token_jailed",
        "railroad_taken",
        "token_rested",
        "fee_paid",
        "slid",
        "game_won",
    )

    def __init__(self, game: Game) -> None:
        """Read what spaces pay, and begin to count."""
        super().__init__(game)
        box = box_of(edition_of(game))
        self._values = {space["id"]: space.get("value") or 0 for space in box["spaces"]}
        sides = game.view(None)["sides"]
        self._side_of = {
            game.seats.index(seat): n for n, side in enumerate(sides) for seat in side["members"]
        }
        self._knocked = [0] * len(sides)
        self._lost = [0] * len(sides)
        self._best = [0] * len(sides)

    def lines(self) -> list[Line]:
        """A line for each side."""
        sides = self.game.view(None)["sides"]
        return [Line(side["members"][0], tuple(side["members"])) for side in sides]

    def time(self, view: Plain) -> int:
        """The round."""
        return int(view["round"])

    def wealth(self) -> list[int]:
        """The purses."""
        return [side["cash"] for side in self.game.view(None)["sides"]]

    def prospects(self, view: Plain, wealth: Sequence[int]) -> list[int]:
        """The purse, and what the spaces under a side's tokens pay."""
        lying = [
            sum(self._values.get(token["space"], 0) for token in side["tokens"])
            for side in view["sides"]
        ]
        # While all have little, no side is far ahead.
        base = max(self._values.values())
        return [base + cash + worth for cash, worth in zip(wealth, lying, strict=True)]

    def out(self, view: Plain) -> list[bool]:
        """The sides that are no longer played."""
        return [side["gone"] for side in view["sides"]]

    def transfers(self, events: Sequence[Event]) -> list[Transfer]:
        """Sides collect from the bank and from the pot, and pay into it; never each other."""
        found = []
        for event in events:
            if event.name in _COLLECTED:
                found.append(Transfer(BANK, event.fields["side"], event.fields["amount"], event))
            elif event.name in _PAID:
                found.append(Transfer(event.fields["side"], BANK, event.fields["amount"], event))
        return [paid for paid in found if paid.amount]

    def took(self, seat: int, events: Sequence[Event], gains: Sequence[int]) -> None:
        """Count whose tokens went off in whose slide, and what a slide gained."""
        side = self._side_of.get(seat)
        if side is None or not any(event.name == "slid" for event in events):
            return
        for event in events:
            if event.name == "token_out":
                hit = event.fields["token"] // TOKENS_EACH
                self._lost[hit] += 1
                self._knocked[side] += hit != side
        if not any(event.name == "scoring_started" for event in events):
            self._best[side] = max(self._best[side], gains[side])

    def facts(self, line: int, events: Sequence[Event], view: Plain) -> list[Fact]:
        """Slides, tokens, sets and money."""
        own = [event for event in events if event.fields.get("side") == line]
        collected = sum(e.fields["amount"] for e in own if e.name in _COLLECTED)
        return [
            Fact("collected", int(self.game.wording.money(collected)), is_sum=True),
            Fact("best_slide", self._best[line], is_sum=True),
            Fact("slides", sum(event.name == "slid" for event in own)),
            Fact("knocked_off", self._knocked[line]),
            Fact("tokens_lost", self._lost[line]),
            Fact("sets", sum(event.name == "bonus_collected" for event in own)),
            Fact("properties", sum(event.name == "property_collected" for event in own)),
        ]
