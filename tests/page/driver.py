"""A page at a table: makes clicks, and reads the messages on its socket."""

import itertools
import json
import time

from passgo.protocol.changes import patch
from tests.attending import awaits_people

HANG = 60.0
"""Seconds without any news after which none will come: what is slow is not wrong."""
LONGEST = 240.0
"""The longest wait in seconds; a test is stopped after five minutes."""
ENDLESS = 600
"""Turns after which a game may never end: two owners of half a group may never sell it."""
QUESTIONS = {"preview", "hint", "worth", "bargain", "would_take", "suggest", "deed", "story"}
"""The questions of a page, besides its requests."""

LOOK = """() => {
  if (document.fonts.status !== "loaded")
    return {
      number: null, line: null, seat: null, dialogs: 0, plans: false, passes: false,
      actions: [], opens: [], wide: 0, high: 0,
    };
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const root = dialogs.at(-1) ?? document;
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled &&
    !each.closest("[inert]");
  const list = (name) =>
    [...root.querySelectorAll(`[data-${name}]`)].filter(shown).map((each) => each.dataset[name]);
  const line = document.querySelector("[data-line]");
  return {
    number: line?.dataset.number ? Number(line.dataset.number) : null,
    line: line?.dataset.line ?? null,
    seat: document.querySelector("[data-bar]")?.dataset.seat ?? null,
    dialogs: document.querySelectorAll("dialog").length,
    plans: document.querySelector("[data-plan]") !== null,
    passes: document.querySelector("[data-pass-to]") !== null,
    actions: list("action"),
    opens: list("opens"),
    focus: document.activeElement?.outerHTML.slice(0, 120) ?? null,
    refusal: root.querySelector("[data-refusal]")?.textContent ?? null,
    // On a phone innerWidth grows with what is too wide; the root's own width does not.
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    high: document.documentElement.scrollHeight - document.documentElement.clientHeight,
  };
}"""

PAINTED = """() => performance.getEntriesByName("first-contentful-paint").length > 0 &&
  new Promise((resolve) => requestAnimationFrame(() => resolve(true)))"""

FIND = """async ([selector, share]) => {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const found = [...root.querySelectorAll(selector)].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) && !each.disabled &&
      each.ariaDisabled !== "true" && !each.closest("[inert]"),
  );
  if (!found.length) return { count: 0 };
  const one = found[Math.floor(share * found.length)];
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const before = one.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const box = one.getBoundingClientRect();
  if (before.x !== box.x || before.y !== box.y) return { count: 1, over: "its own way: it moves" };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  // The same action may stand in two places, one before the other.
  const isTwin = (other) => one.dataset.action !== undefined &&
    other.closest("[data-action]")?.dataset.action === one.dataset.action;
  const free = top && (one.contains(top) || top.contains(one) || isTwin(top));
  const over = free ? null : (top?.outerHTML ?? "nothing");
  const touch = matchMedia("(pointer: coarse)").matches;
  return { count: found.length, x, y, touch, over: over && over.slice(0, 200) };
}"""


def growing_pauses():
    """Milliseconds between two looks: short at first, for most things happen at once."""
    pause = 10
    while True:
        yield pause
        pause = min(2 * pause, 160)


class Stuck(AssertionError):
    """The page does not come to where it should be."""


class Driver:
    """One table in one page."""

    def __init__(self, page):
        self.page = page
        self.document = None
        self.number = None
        self.mine = []
        self.sent = {}
        self.answers = {}
        self.asking = set()
        self.questions = []
        self.news_at = time.monotonic()
        self.is_painted = False
        page.on("websocket", self._follow)
        page.on("framenavigated", self._begin_anew)

    def _begin_anew(self, frame):
        if frame == self.page.main_frame:
            self.is_painted = False

    def _follow(self, socket):
        self.socket = socket
        # The requests of a closed page get no answer.
        self.asking.clear()
        socket.on("framereceived", lambda text: self._hear(json.loads(text)))
        socket.on("framesent", lambda text: self._said(json.loads(text)))

    def _said(self, message):
        if message["type"] in QUESTIONS:
            self.asking.add(message["id"])
            self.questions.append(message)
        elif "id" in message and message["type"] != "ping":
            self.sent[message["id"]] = (message, self.number)

    def _hear(self, message):
        if message["type"] != "pong":
            self.news_at = time.monotonic()
        if message["type"] == "trouble" and message["retry"] is not None:
            # The page says it again by itself.
            return
        self.asking.discard(message.get("id"))
        match message["type"]:
            case "whole":
                self.document, self.number = message["document"], message["number"]
                self.mine = message["mine"]
            case "update":
                self.document = patch(self.document, message["changes"])
                self.number = message["number"]
            case "done" | "refused" | "trouble" if message.get("id"):
                self.answers[message["id"]] = (message, self.number)

    @property
    def table(self):
        return self.document["table"]

    @property
    def game(self):
        return self.document["game"]

    def choices(self, seat):
        return self.document["you"].get(seat, {}).get("choices", [])

    @property
    def is_over(self):
        return self.table["phase"] == "over"

    @property
    def asked(self):
        """Own seats that the table waits for."""
        waited = {*(self.game["to_act"] if self.game else ()), *self.table["waiting"]}
        return [seat for seat in self.mine if seat in waited]

    @property
    def is_endless(self):
        """Whether this game may never end."""
        return self.table["progress"] is not None and self.table["progress"]["time"] > ENDLESS

    @property
    def rests(self):
        """Whether nothing more happens until a person acts here, or nothing ever will."""
        if self.document is None:
            return False
        table = self.table
        return bool(
            table["phase"] != "playing"
            or (self.asked and awaits_people(self.document))
            or table["held"]
            or table["paused"]
            or (table["throw_for"] and self.mine)
            or self.is_endless
        )

    @property
    def unanswered(self):
        return [own for own in self.sent if own not in self.answers]

    def asked_about(self, sort):
        """The actions of all questions of one sort, in order."""
        return [question["action"] for question in self.questions if question["type"] == sort]

    def look(self):
        """What the page shows now."""
        return self.page.evaluate(LOOK)

    def settle(self):
        """Wait until the table waits and the page shows it; what is shown then."""
        return self.wait(self._settled, "the table to be at rest")

    def _settled(self):
        # Looking costs the page as much as drawing: check the received messages first.
        if not self.rests or self.unanswered:
            return None
        shown = self.look()
        return shown if self._in_step(shown) else None

    def hear_out(self):
        """Wait until the page has asked all it wants to know; what it shows then."""
        return self.wait(self._heard_out, "answers to what the page asks")

    def _heard_out(self):
        # What is shown may follow from an answer, and ask for the next.
        if self.asking:
            return None
        shown = self.look()
        return None if self.asking else shown

    def _in_step(self, shown):
        if self.table["phase"] == "playing" and self.mine and not shown["seat"]:
            return False
        return shown["number"] == self.number and not self.unanswered

    def where(self):
        """Where the game is, for a message."""
        if not self.document:
            return "no document"
        table, game = self.table, self.game or {}
        return {
            "number": self.number,
            "phase": game.get("phase"),
            "to_act": game.get("to_act"),
            "waiting": table["waiting"],
            "held": table["held"],
            "mine": self.mine,
            "unanswered": [self.sent[own][0] for own in self.unanswered],
        }

    def wait(self, condition, what="it"):
        """Wait for a condition; return its last value."""
        begun = time.monotonic()
        pauses = growing_pauses()
        while not (found := condition()):
            now = time.monotonic()
            if now > max(begun, self.news_at) + HANG or now > begun + LONGEST:
                spent = f"{now - begun:.0f} s"
                raise Stuck(f"waited {spent} for {what}: {self.where()}, {self.look()}")
            self.page.wait_for_timeout(next(pauses))
        return found

    def acted(self, before):
        """What was requested since, and how it was answered."""
        self.wait(lambda: len(self.sent) > before, "a request to be sent")
        own = list(self.sent)[before]
        self.wait(lambda: own in self.answers, "an answer")
        (request, seen), (answer, then) = self.sent[own], self.answers[own]
        return request, answer, seen == then

    def press(self, selector, share=0.0, *, must=True):
        """Press a control, or the one at a share of a row of several; whether there was one.

        The mouse, or a finger, goes to the control and presses what is there, so that a covered
        control does not count.
        """
        self._await_paint()
        found = {}

        def is_free():
            found.update(self._find(selector, share))
            return not found["over"] if found["count"] else not must

        try:
            self.wait(is_free, selector)
        except Stuck as stuck:
            what = f"covered by {found['over']}" if found["count"] else "not there"
            raise Stuck(f"{selector}: {what}; {stuck}") from None
        return self._tap(found)

    def press_if_free(self, selector, share=0.0):
        """Press a control if one is there that nothing covers now; whether it was pressed."""
        self._await_paint()
        found = self._find(selector, share)
        return not found["over"] and self._tap(found)

    def _find(self, selector, share):
        return {"over": None, **self.page.evaluate(FIND, [selector, share])}

    def _tap(self, found):
        if not found["count"]:
            return False
        hand = self.page.touchscreen.tap if found["touch"] else self.page.mouse.click
        hand(found["x"], found["y"])
        return True

    def _await_paint(self):
        """What is pressed before a page has been painted is lost, as the browser wants it."""
        if not self.is_painted:
            self.wait(lambda: self.page.evaluate(PAINTED), "the first picture")
            self.is_painted = True

    def close_panels(self):
        """Back to the table itself; the building mode is left too."""
        looks = itertools.count()

        def are_closed():
            shown = self.look()
            if not shown["dialogs"] and not shown["plans"]:
                return True
            # What is just opening may not hear the first.
            if next(looks) % 4 == 0:
                self.page.keyboard.press("Escape")
            return False

        self.wait(are_closed, "panels to close with Escape")
