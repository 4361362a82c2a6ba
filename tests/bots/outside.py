"""Players from outside, as tests need them: sound ones and those that forfeit."""

import threading

from passgo.bots.asker import Asker
from passgo.players import player


def first_main(view, choices):
    """The choice that Enter takes, where there is one."""
    for choice in choices:
        if choice["main"]:
            return choice["action"], "it is the usual thing"
    return None


def raises(view, choices):
    """A mistake in the program."""
    return choices[999]["action"]


def garbage(view, choices):
    """No action."""
    return {1, 2, 3}


def forbidden(view, choices):
    """An action that the rules refuse."""
    return {"mortgage": "brussels"}


def silent(view, choices):
    """No action where one is owed."""


FAULTY = {
    "raised": raises,
    "nonsense": garbage,
    "refused": forbidden,
    "silent": silent,
}
"""Players that forfeit every decision, by reason."""


def add(name, decide, **more):
    """Register a player; the fixture ``own_players`` removes it."""
    player(name, **more)(decide)
    return name


class Sleeper:
    """A player that does not come back until ``wake`` is called, and the clock that sees it."""

    def __init__(self):
        self.asked = 0
        self._awake = threading.Event()

    def decide(self, view, choices):
        self.asked += 1
        self._awake.wait()

    def wake(self):
        self._awake.set()

    def asker(self):
        """An asker whose time is up at once."""
        return Asker(wait=lambda done, seconds: False)
