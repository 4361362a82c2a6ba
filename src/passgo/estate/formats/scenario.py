"""Scenarios of the estate family: their start, and the totals that no action changes."""

from ...errors import ScenarioError
from ...game import Game
from ...wire.plain import JsonMapping
from ..edition.loader import load_estate
from ..edition.model import UNIT_ID
from .scenario_given import place
from .scenario_then import verify

__all__ = ["count_all", "first_event", "start", "verify"]

_DEFAULTS: dict[str, object] = {"dice": "manual", "rent_claims": "manual", "auction": "passes"}


def start(edition: str, content: JsonMapping, target: str) -> Game:
    """The game a scenario begins with."""
    if "teams" in content:
        raise ScenarioError("teams: found some, expected none in this edition")
    options = {**_DEFAULTS, **(content.get("options") or {})}
    if UNIT_ID in load_estate(edition).decks:
        options.setdefault("random_chance", 0)
    game = Game.new(
        edition,
        content["players"],
        content.get("mode", "standard"),
        seed=content.get("seed", 0),
        options=options,
        target=target,
    )
    if content.get("given") is not None:
        place(game, content["given"])
    return game


def first_event(game: Game) -> int:
    """The number of set-up events, which a scenario does not list."""
    return len(game.events)


def count_all(game: Game) -> dict[str, int]:
    """Money, houses and hotels in all hands, which no action changes."""
    state = game.state
    levels = [int(level) for level in state.level]
    hotels = sum(level == 5 for level in levels)  # noqa: PLR2004
    return {
        "money": int(sum(state.cash)) + int(state.bank) + int(state.pot),
        "houses": int(state.houses) + sum(level for level in levels if level < 5),  # noqa: PLR2004
        "hotels": int(state.hotels) + hotels,
    }
