"""Scripted players for load and chaos: they play a seat by what the table offers, in any edition.

They know no rule: a choice says what it may be filled in with. A player may resign after some
actions, so that every game ends.
"""

import random
import time

from passgo.client import Gone, RequestRefused, Troubled
from passgo.table.doing import word_of

TALK = {"offer", "settle", "want", "unit", "withdraw"}
"""What a scripted player does not begin: others would have to answer, or it changes nothing."""
LAST = ("bankrupt", "resign")


def fill_in(choice, rng, *, is_random=True):
    """The action of a choice, its form filled in within its limits."""
    action, limits = choice["action"], choice["limits"]
    word = word_of(action)
    if not limits:
        return action
    if "dice" in limits:
        least, most = limits["dice"]
        return {word: [rng.randint(least, most) for _ in range(2)]}
    if word == "bid":
        return {"bid": limits["least"]}
    if word == "force":
        return {"force": {way: rng.choice(limits[way]) for way in ("give", "take")}}
    if word == "slide" and is_random:
        aim = {**action["slide"]}
        aim["x"] = round(rng.uniform(*limits["x"]), 1)
        aim["slope"] = rng.randint(-300, 300)
        aim["speed"] = round(rng.uniform(1.0, 2.0), 3)
        return {"slide": aim}
    return action


def choose(choices, rng, way="main"):
    """An action out of a seat's choices: ``main`` does what Enter would, ``random`` anything.

    None where there is nothing to do but leave; auctions end, because every other bid is a pass.
    """
    offered = [choice for choice in choices if word_of(choice["action"]) not in TALK]
    by_word = {word_of(choice["action"]): choice for choice in reversed(offered)}
    if "bid" in by_word and "pass" in by_word and rng.random() < 0.5:
        return "pass"
    if "reject" in by_word:
        # Bots wait for an answer to what they offer.
        return by_word["reject"]["action"]
    useful = [choice for choice in offered if word_of(choice["action"]) not in LAST]
    if way == "main":
        useful = [choice for choice in useful if choice["main"]] or useful[:1]
    if not useful:
        return "bankrupt" if "bankrupt" in by_word else None
    return fill_in(rng.choice(useful), rng, is_random=way == "random")


class Scripted:
    """Plays one seat through a visit until the game is over or it has left."""

    def __init__(self, visit, seat, way="main", *, seed=0, resign_after=None, before=None):
        """``before`` is awaited before every action: a pace, or a turn in a load."""
        self.visit = visit
        self.seat = seat
        self.way = way
        self.rng = random.Random(seed)
        self.resign_after = resign_after
        self.before = before
        self.done = []
        """The entry number of every action that was acknowledged, in order."""
        self.seconds = []
        """How long each took, from sending to receiving."""
        self.refused = 0

    def is_out(self):
        game = self.visit.game
        return game is not None and any(
            each["seat"] == self.seat and each["out"] for each in game["seats"]
        )

    def is_called(self):
        visit = self.visit
        return visit.is_over or self.is_out() or self._is_asked()

    def _is_asked(self):
        """Whether the rules, or the table, wait for this seat."""
        face = self.visit.face
        is_on = face["phase"] == "playing" and not face["paused"]
        return is_on and (self.visit.owes(self.seat) or self.seat in face["waiting"])

    async def play(self):
        """Play to the end; how many actions were acknowledged."""
        while True:
            try:
                await self.visit.until(self.is_called)
                if self.visit.is_over or self.is_out():
                    return len(self.done)
                await self.play_once()
            except Gone:
                return len(self.done)

    async def play_once(self):
        """Do one action, if the table still wants one."""
        if self.before is not None:
            await self.before()
        action = self._action()
        before, number = time.perf_counter(), self.visit.number
        try:
            done = await self.visit.act(self.seat, action)
        except RequestRefused:
            # Another was quicker: look again when something has changed.
            self.refused += 1
            await self.visit.until(lambda: self.visit.number > number or self.visit.is_over)
        except Troubled as trouble:
            # Not done, or unknown; the document will show it.
            if trouble.code == "fault":
                raise
        else:
            self.seconds.append(time.perf_counter() - before)
            self.done.append(done["number"])

    def _action(self):
        if self.resign_after is not None and len(self.done) >= self.resign_after:
            return "resign"
        action = choose(self.visit.choices(self.seat), self.rng, self.way)
        return "resign" if action is None else action
