"""The estate family: dice, lots and rents. Each part is loaded on first use."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ..families import Family

if TYPE_CHECKING:
    from ..bots.company import Company
    from ..compiling.targets import Kernel
    from ..families.parts import EditionReader, FamilyWire, Notation, ScenarioForm, Warming
    from ..families.tables import Tables
    from ..game import Game
    from ..lab.arena import Arena
    from ..lab.bot_soak import BotSoak
    from ..lab.gpu import DeviceStudy
    from ..lab.landings import LandingStudy
    from ..lab.soak import Soak
    from ..lab.study import StudyPart
    from .asking import Round
    from .story import Story

RULES_VERSION = 3
"""The version of the rules: raised when a game already accepted would continue differently.

1: the four books as first written down. 2: the second reading, with debts in the order of their
claims, shortages served whole, texts that wait. 3: a debtor only raises money, what names a lot
lapses when that is mortgaged or redeemed, and a game that is over keeps no zone's text.
"""

UNDOABLE = {
    "build": frozenset({"house_built", "hotel_built", "lot_redeemed"}),
    "sell": frozenset({"house_sold", "hotel_sold"}),
    "swap": frozenset({"hotel_swapped"}),
    "mortgage": frozenset({"lot_mortgaged"}),
    "redeem": frozenset({"lot_redeemed"}),
}
"""The actions an owner may undo. A shortage called, an offer that lapsed or a text of the unit has
shown others something, so the action that caused it cannot be undone."""


class EstateFamily(Family):
    """Games of dice, lots and rents."""

    name = "estate"
    edition_file = "board.toml"
    rules_version = RULES_VERSION
    undoable = UNDOABLE

    @cached_property
    def tables(self) -> Tables:
        """The records of squares and seats, and their names."""
        from .tables import TABLES

        return TABLES

    def kernel(self, target: str) -> Kernel:
        """The estate rules."""
        from .kernel import kernel

        return kernel(target)

    @cached_property
    def editions(self) -> EditionReader:
        """Boards of squares, with decks and deeds."""
        from .edition import interface

        return interface

    @cached_property
    def notation(self) -> Notation:
        """Actions with squares, money and seats; positions."""
        from .formats import interface

        return interface

    @cached_property
    def scenarios(self) -> ScenarioForm:
        """Scenarios with lots, cash and cards."""
        from .formats import scenario

        return scenario

    @cached_property
    def wire(self) -> FamilyWire:
        """Squares, lots, matters, claims and offers."""
        from .wire import interface

        return interface

    @cached_property
    def company(self) -> Company:
        """The roster."""
        from .roster import COMPANY

        return COMPANY

    def round(self, game: Game) -> Round:
        """All seats in turn."""
        from .asking import Round

        return Round(game)

    def story(self, game: Game) -> Story:
        """Rents and other payments, groups, dice, jail."""
        from .story import Story

        return Story(game)

    @cached_property
    def arena(self) -> Arena:
        """Batches of whole games."""
        from .studies.arena import ARENA

        return ARENA

    @cached_property
    def soak(self) -> Soak:
        """Random games with everything checked."""
        from .studies import soak

        return soak

    @cached_property
    def bot_soak(self) -> BotSoak:
        """Mixed tables of the roster."""
        from .studies import bot_soak

        return bot_soak

    @cached_property
    def gpu(self) -> DeviceStudy:
        """Games in lockstep."""
        from .studies import gpu

        return gpu

    @cached_property
    def study(self) -> StudyPart:
        """Batches in the counting loop."""
        from .studies import study

        return study

    @cached_property
    def landings(self) -> LandingStudy:
        """The chain of a token on the board."""
        from .studies import landing

        return landing

    @cached_property
    def warming(self) -> Warming:
        """Every compiled function, called once."""
        from . import warming

        return warming


FAMILY = EstateFamily()
