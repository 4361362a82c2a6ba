"""The knockout family: tokens slid along a lane. Each part is loaded on first use."""

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
    from ..lab.soak import Soak
    from ..lab.study import StudyPart
    from .asking import Round
    from .story import Story

RULES_VERSION = 2
"""The version of the rules: raised when a game already accepted would continue differently.

1: the book as first written down. 2: tokens hit at the same instant are treated alike.
"""


class KnockoutFamily(Family):
    """Games of tokens slid along a lane."""

    name = "knockout"
    edition_file = "lane.toml"
    rules_version = RULES_VERSION

    @cached_property
    def tables(self) -> Tables:
        """The records of lanes and tokens, and their names."""
        from .tables import TABLES

        return TABLES

    def kernel(self, target: str) -> Kernel:
        """The knockout rules."""
        from .kernel import kernel

        return kernel(target)

    @cached_property
    def editions(self) -> EditionReader:
        """Lanes with their spaces."""
        from .edition import interface

        return interface

    @cached_property
    def notation(self) -> Notation:
        """Actions with aims, spaces and seats; positions."""
        from .formats import interface

        return interface

    @cached_property
    def scenarios(self) -> ScenarioForm:
        """Scenarios with tokens on the lane."""
        from .formats import scenario

        return scenario

    @cached_property
    def wire(self) -> FamilyWire:
        """The lane, the tokens and the purses."""
        from .wire import interface

        return interface

    @cached_property
    def company(self) -> Company:
        """The roster."""
        from .roster import COMPANY

        return COMPANY

    def round(self, game: Game) -> Round:
        """The seat that is to act."""
        from .asking import Round

        return Round(game)

    def story(self, game: Game) -> Story:
        """Money by round, tokens knocked off, sets, the best slide."""
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
        """Slides and games."""
        from .studies import gpu

        return gpu

    @cached_property
    def study(self) -> StudyPart:
        """Batches in the counting loop."""
        from .studies import study

        return study

    @cached_property
    def warming(self) -> Warming:
        """Every compiled function, called once."""
        from . import warming

        return warming


FAMILY = KnockoutFamily()
