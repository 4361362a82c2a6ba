"""A player who does random legal actions with the controls that the page shows.

At every step the page is compared with the list of legal actions, both ways: every legal action has
a control, and no control is refused.
"""

import json
import random
from collections import Counter

from passgo.table.doing import word_of

from .driver import Stuck
from .filling import FORMS, PLANS, Filler

RARE = {
    "resign": 0.004,
    "offer": 0.25,
    "mortgage": 0.3,
    "redeem": 0.4,
    "undo": 0.5,
    "bankrupt": 0.6,
    "pass": 0.8,
    "unit": 0.15,
}
"""What can nearly always be done, or ends a game, is done less often than the rest."""


def hook_of(choice):
    """How a control names a choice: forms by their word, the rest as written."""
    action = choice["action"]
    return word_of(action) if choice["limits"] else json.dumps(action, separators=(",", ":"))


class Finding(AssertionError):
    """Something between the page and the list of legal actions does not fit."""


class Walker:
    """A random player at one table."""

    def __init__(self, driver, seed, *, share=0.2):
        """``share`` of the moments are held against the list of everything."""
        self.driver = driver
        self.page = driver.page
        self.chance = random.Random(seed)
        self.done = Counter()
        self.trail = []
        self.filler = Filler(driver, self.chance)
        self.share = share

    def walk(self, actions):
        """Do so many actions, or fewer if the game ends before."""
        for _ in range(40 * actions):
            if self.done.total() >= actions:
                return
            shown = self.driver.settle()
            if self.driver.is_over or self.driver.is_endless:
                return
            number = self.driver.number
            try:
                if not self._go_on(shown):
                    self.step(shown)
            except Stuck as stuck:
                # A clock of the table may have gone on while a panel opened.
                if self.driver.number == number:
                    raise self.finding(str(stuck)) from None
                self.driver.close_panels()

    def step(self, shown):
        """Check what is offered, and do something of it."""
        seat = shown["seat"]
        legal = self.driver.choices(seat)
        self._check_shown(shown["actions"], legal)
        if not legal:
            return self._let_go(shown)
        missing = set(map(hook_of, legal)) - set(shown["actions"])
        if missing and self.chance.random() < self.share:
            self._check_complete(shown, legal)
        self.driver.close_panels()
        if len(self.driver.mine) > 1 and self.chance.random() < 0.1 and self._turn_to(seat):
            return None
        choice = self._pick(legal)
        waits = self.driver.asked and seat not in self.driver.game["to_act"]
        if waits and self.chance.random() < 0.6:
            return self._let_go(shown)
        return self.do(choice, shown)

    def do(self, choice, shown):
        """Do a choice by one of the ways that lead to it."""
        ways = self._ways(choice, shown)
        if not ways:
            raise self.finding(f"no way to {choice['action']}")
        # Sheets are slow to draw: what the table itself shows is taken more often.
        way = self.chance.choices(ways, [3 if each == self.by_table else 1 for each in ways])[0]
        self.trail.append((way.__name__, choice["action"]))
        before = len(self.driver.sent)
        if way(choice) is False:
            self.driver.close_panels()
            return
        self._judge(before)
        self.driver.settle()
        self.driver.close_panels()

    def _judge(self, before):
        request, answer, in_step = self.driver.acted(before)
        if answer["type"] == "done":
            self.done[word_of(request.get("action", request["type"]))] += 1
        elif in_step:
            raise self.finding(f"refused: {request}: {answer}")

    # The ways

    def _ways(self, choice, shown):
        hook, word = hook_of(choice), word_of(choice["action"])
        if choice["limits"]:
            return self._ways_to_form(word, shown)
        ways = []
        if hook in shown["actions"]:
            ways.append(self.by_table)
        if "more" in shown["opens"]:
            ways.append(self.by_more)
        if word in {"build", "sell", "want"} and "build" in shown["opens"]:
            ways.append(self.by_plan)
        if word in {"mortgage", "redeem", "swap", "sell"} and "property" in shown["opens"]:
            ways.append(self.by_property)
        if (
            word in {"mortgage", "redeem", "swap", "sell", "build"}
            and self._lot(choice) is not None
        ):
            ways.append(self.by_deed)
        if word in {"accept", "reject"} and "trade" in shown["opens"]:
            ways.append(self.by_trade)
        return ways

    def _ways_to_form(self, word, shown):
        ways = []
        if word in {"bid", "slide"} and word in shown["actions"]:
            return [self.by_form_shown]
        if FORMS[word] in shown["opens"] or word in shown["actions"]:
            ways.append(self.by_form_opened)
        if "more" in shown["opens"]:
            ways.append(self.by_more)
        return ways

    def by_table(self, choice):
        """The control that is there already."""
        self._press(choice)
        return self._fill(choice)

    def by_more(self, choice):
        """The list of everything."""
        self.filler.open("more")
        shown = self.driver.settle()
        self._check_shown(shown["actions"], self.driver.choices(shown["seat"]))
        self._press(choice)
        return self._fill(choice)

    def by_property(self, choice):
        """The list of the player's property."""
        self.filler.open("property")
        self._press(choice)

    def by_deed(self, choice):
        """The deed of a lot, from the board."""
        square = self._lot(choice)
        self.driver.press(f"[data-square='{square}']")
        self._press(choice)

    def by_plan(self, choice):
        """The building mode: a plan with more in it, if the server agrees."""
        return self.filler.plan(choice)

    def by_trade(self, choice):
        """The trade table, with the offer in the baskets."""
        self.filler.open("trade")
        detail = choice["action"] if isinstance(choice["action"], str) else None
        if detail is None:
            partner = next(iter(choice["action"].values()))["from"]
            self.driver.press(f"[data-partner='{partner}']")
        if json.dumps(choice["action"], separators=(",", ":")) not in self.driver.look()["actions"]:
            return False
        return self._press(choice)

    def by_form_shown(self, choice):
        """A form on the table itself."""
        return self._fill(choice)

    def by_form_opened(self, choice):
        """A form behind a button."""
        word = word_of(choice["action"])
        if word in self.driver.look()["actions"]:
            self._press(choice)
        else:
            self.filler.open(FORMS[word])
        return self._fill(choice)

    def _fill(self, choice):
        word = word_of(choice["action"])
        if choice["limits"] or word in {"resign", "bankrupt"}:
            return self.filler.fill(word, choice)
        return None

    def _press(self, choice):
        self.driver.press(f"[data-action='{hook_of(choice)}']", self.chance.random())

    # The checks

    def _check_shown(self, hooks, legal):
        """Every control is of the list."""
        known = set(map(hook_of, legal)) | {word_of(c["action"]) for c in legal if c["several"]}
        known |= {"offer"} if any(word_of(c["action"]) == "offer" for c in legal) else set()
        strange = [hook for hook in hooks if hook not in known]
        if strange and self.driver.look()["number"] == self.driver.number:
            raise self.finding(f"controls that are not legal: {strange}")

    def _check_complete(self, shown, legal):
        """Everything of the list has a control, here or in the list of everything."""
        offered = set(shown["actions"])
        if "more" in shown["opens"]:
            self.page.keyboard.press("o")
            self.driver.wait(lambda: self.driver.look()["dialogs"], "the list of everything")
            offered |= set(self.driver.look()["actions"])
            self.driver.close_panels()
        lost = [c["action"] for c in legal if hook_of(c) not in offered]
        lost = [a for a in lost if not self._behind(word_of(a), shown["opens"])]
        if lost and self.driver.look()["number"] == self.driver.number:
            raise self.finding(f"legal, but no control: {lost}")

    def _behind(self, word, opens):
        return FORMS.get(word) in opens or PLANS.get(word) in opens

    # Outside the game

    def _go_on(self, shown):
        """Do something outside the game; whether there was something."""
        table = self.driver.table
        if shown["passes"]:
            self.driver.press("[data-pass-to] button")
            return True
        if table["throw_for"]:
            self.filler.open("dice")
            before = len(self.driver.sent)
            self.filler.dice()
            self._judge(before)
            return True
        if table["held"] == "out":
            self.driver.press("[data-way='skip']")
            self.driver.settle()
            return True
        return False

    def _turn_to(self, seat):
        """Switch to another of the guest's own seats, out of turn; whether there was one."""
        others = [
            name
            for name in self.driver.mine
            if name != seat and any(c["action"] != "resign" for c in self.driver.choices(name))
        ]
        if not others:
            return False
        other = self.chance.choice(others)
        self.driver.press(f"[data-speak-for='{other}']")
        self.driver.press("[data-pass-to] button", must=False)
        shown = self.driver.look()
        if shown["seat"] != other:
            raise self.finding(f"{other} was picked, and the page speaks for {shown['seat']}")
        legal = self.driver.choices(other)
        self._check_shown(shown["actions"], legal)
        self.do(self._pick(legal), shown)
        return True

    def _let_go(self, shown):
        """Let the others continue, or switch back to a seat that may act."""
        before = len(self.driver.sent)
        asked = self.driver.asked
        if asked and shown["seat"] not in asked:
            self.driver.press(f"[data-speak-for='{asked[0]}']")
            return
        if not self.driver.press("[data-request='pass']", must=False):
            raise self.finding("the table waits, and nothing lets it go on")
        _, answer, in_step = self.driver.acted(before)
        if answer["type"] != "done" and in_step:
            raise self.finding(f"pass was refused: {answer}")

    def _pick(self, legal):
        words = sorted({word_of(c["action"]) for c in legal})
        weights = [RARE.get(word, 1) for word in words]
        word = self.chance.choices(words, weights)[0]
        return self.chance.choice([c for c in legal if word_of(c["action"]) == word])

    @staticmethod
    def _lot(choice):
        effect = choice["effect"]
        return effect["lot"] if effect and "lot" in effect else None

    def finding(self, what):
        """A finding with the way that led to it."""
        trail = "\n".join(f"  {way}: {action}" for way, action in self.trail[-6:])
        seat = self.driver.look()["seat"]
        legal = [c["action"] for c in self.driver.choices(seat)]
        return Finding(
            f"{what}\nat {self.driver.where()}\nshown {self.driver.look()}\nlegal {legal}\n{trail}"
        )


__all__ = ["Finding", "Stuck", "Walker", "hook_of"]
