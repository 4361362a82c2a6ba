"""The first stage: does a scenario that plays the changed line fail?"""

import pickle
import warnings
from hashlib import blake2b

from passgo.editions import load_edition
from passgo.scenario import run
from tests.scenes import FILES, read_scenes

from .forks import Ended, each, spent, within
from .lines import Lines, playing
from .rooms import playing_digest
from .swapping import swap
from .tracing import packed, traced

PATIENCE = 50
"""How many times as long as usual a scenario may take before its rule counts as endless, …"""
LEAST = 2.0
"""… and the seconds it may take in any case."""
TOGETHER = 40
"""Scenarios traced by one child."""


class ScenarioStage:
    """All scenarios, and which lines they play."""

    def __init__(self):
        self.scenes = {name_of(scene): scene for path in FILES for scene in read_scenes(path)}
        for scene in self.scenes.values():
            load_edition(scene.edition)
        self.lines = Lines("scenarios", playing_digest())
        self.by_line = {}

    def find_lines(self, jobs, tell):
        """Find out what each scenario plays, as far as that is not known."""
        for name in [name for name in self.lines.known if name not in self.scenes]:
            del self.lines.known[name]
        new = [name for name in self.scenes if name not in self.lines.known]
        parts = [new[start : start + TOGETHER] for start in range(0, len(new), TOGETHER)]
        tell.begin("reading what the scenarios play", len(parts))
        for _, found in each(lambda number: self.trace(parts[number]), len(parts), jobs):
            if isinstance(found, Ended):
                raise RuntimeError(f"a child that traced scenarios ended with {found.status}")
            self.lines.known.update(found)
            tell.step()
        if parts:
            self.lines.keep()
        self.by_line = self.lines.by_line(self.scenes)

    def trace(self, names):
        """What some scenarios play; one that fails as it is cannot be used."""
        found = {}
        for name in names:
            began = spent()
            with traced() as played:
                passed = holds(self.scenes[name])
            found[name] = (spent() - began, packed(played)) if passed else None
        return found

    def judge(self, mutants, jobs, tell):
        """Pairs of a mutant and the scenario that kills it, or nothing."""
        tell.begin("scenarios", len(mutants))
        for number, killer in each(lambda number: self.kill(mutants[number]), len(mutants), jobs):
            tell.step()
            yield mutants[number], said_of(killer)

    def kill(self, mutant):
        """The first scenario that fails with a mutant, or nothing."""
        swap(mutant)
        for name in playing(self.by_line, mutant.token):
            within(max(LEAST, PATIENCE * self.lines.known[name][0]))
            if not holds(self.scenes[name]):
                return name.rsplit(" ", 1)[0]
        return None


def said_of(killer):
    """What killed a mutant in a child, in words."""
    if isinstance(killer, Ended):
        return "no end" if killer.timed_out else f"ended with {killer.status}"
    return killer


def name_of(scene):
    """The name of a scenario, and of what it says."""
    digest = blake2b(pickle.dumps(scene.content), digest_size=8).hexdigest()
    return f"{scene.path.name}:{scene.number} {scene.edition} {digest}"


def holds(scene):
    """Whether a scenario passes; a rule that raises or overflows fails it."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            return run(scene).passed
        except Exception:
            return False
