"""A family of editions: everything in which its games differ from those of another.

Callers know no family by name. Its parts are loaded on first use, so that listing editions loads no
rule and a game loads no study.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..bots.company import Company
    from ..bots.standin import Round
    from ..compiling.targets import Kernel
    from ..game import Game
    from ..lab.arena import Arena
    from ..lab.bot_soak import BotSoak
    from ..lab.gpu import DeviceStudy
    from ..lab.landings import LandingStudy
    from ..lab.soak import Soak
    from ..lab.study import StudyPart
    from ..story.family_story import FamilyStory
    from .parts import EditionReader, FamilyWire, Notation, ScenarioForm, Warming
    from .tables import Tables


class Family(ABC):
    """One family; there is one object of it, ``FAMILY`` in its ``family.py``."""

    name: str
    edition_file: str
    """The file by which a folder is known to hold an edition of this family."""
    rules_version: int
    """Raised whenever the rules would play a recorded game otherwise."""
    undoable: Mapping[str, frozenset[str]] = MappingProxyType({})
    """Words of actions that can be taken back, and the events that each may tell; one that told
    anything else stays done. A text ``undone-…`` says what each of these events did."""

    @cached_property
    @abstractmethod
    def tables(self) -> Tables:
        """The records and the names of its kernel."""

    @abstractmethod
    def kernel(self, target: str) -> Kernel:
        """The functions of its kernel for a target."""

    @cached_property
    @abstractmethod
    def editions(self) -> EditionReader:
        """The reader of its editions."""

    @cached_property
    @abstractmethod
    def notation(self) -> Notation:
        """How its games are written down."""

    @cached_property
    @abstractmethod
    def scenarios(self) -> ScenarioForm:
        """How its scenarios are set up and checked."""

    @cached_property
    @abstractmethod
    def wire(self) -> FamilyWire:
        """The maker of everything that leaves its games."""

    @cached_property
    @abstractmethod
    def company(self) -> Company:
        """Its bots."""

    @abstractmethod
    def round(self, game: Game) -> Round:
        """In which order the seats of a game are asked."""

    @abstractmethod
    def story(self, game: Game) -> FamilyStory:
        """Its part of the story of a game that stands at its first moment."""

    @cached_property
    @abstractmethod
    def arena(self) -> Arena:
        """What matches and ladders ask of it."""

    @cached_property
    @abstractmethod
    def soak(self) -> Soak:
        """The soak of its rules."""

    @cached_property
    @abstractmethod
    def bot_soak(self) -> BotSoak:
        """The soak of its bots."""

    @cached_property
    @abstractmethod
    def gpu(self) -> DeviceStudy:
        """Its games on a CUDA device."""

    @cached_property
    @abstractmethod
    def study(self) -> StudyPart:
        """Its games with everything counted."""

    @cached_property
    def landings(self) -> LandingStudy | None:
        """Where its throws of dice end; none for a family without dice."""
        return None

    @cached_property
    @abstractmethod
    def warming(self) -> Warming:
        """What compiles its rules ahead of time."""
