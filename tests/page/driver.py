"""A page at a table, and what the server has told it: clicks go in, frames are read beside it."""

import json
import time

from passgo.protocol.changes import patch

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
    wide: document.documentElement.scrollWidth - innerWidth,
    high: document.documentElement.scrollHeight - innerHeight,
  };
}"""

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
        self.loaded = 0.0
        page.on("websocket", self._follow)
        page.on("load", lambda _: setattr(self, "loaded", time.monotonic()))

    def _follow(self, socket):
        self.socket = socket
        socket.on("framereceived", lambda text: self._hear(json.loads(text)))
        socket.on("framesent", lambda text: self._said(json.loads(text)))

    def _said(self, message):
        if "id" in message and message["type"] not in {"ping", "preview", "hint", "story"}:
            self.sent[message["id"]] = (message, self.number)

    def _hear(self, message):
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
    def rests(self):
        """Whether nothing more happens until somebody does something here."""
        if self.document is None:
            return False
        table = self.table
        return bool(
            table["phase"] != "playing"
            or self.asked
            or table["held"]
            or table["paused"]
            or (table["throw_for"] and self.mine)
        )

    @property
    def unanswered(self):
        return [own for own in self.sent if own not in self.answers]

    def look(self):
        """What the page shows now."""
        return self.page.evaluate(LOOK)

    def settle(self, seconds=20):
        """Wait until the table waits and the page shows it; what is shown then."""
        end = time.monotonic() + seconds
        pauses = growing_pauses()
        while time.monotonic() < end:
            # To look costs the page as much as to draw itself: what was heard is asked first.
            if self.rests and not self.unanswered:
                shown = self.look()
                if self._in_step(shown):
                    return shown
            self.page.wait_for_timeout(next(pauses))
        raise Stuck(f"not at rest after {seconds} s: {self.where()}, {self.look()}")

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

    def wait(self, condition, seconds=10, what="it"):
        """Wait for something of one's own."""
        end = time.monotonic() + seconds
        pauses = growing_pauses()
        while not condition():
            if time.monotonic() > end:
                raise Stuck(f"waited {seconds} s for {what}: {self.where()}, {self.look()}")
            self.page.wait_for_timeout(next(pauses))

    def acted(self, before, seconds=10):
        """What was wished since, and how it was answered."""
        self.wait(lambda: len(self.sent) > before, 3, "a wish to be sent")
        own = list(self.sent)[before]
        self.wait(lambda: own in self.answers, seconds, "an answer")
        (wish, seen), (answer, then) = self.sent[own], self.answers[own]
        return wish, answer, seen == then

    def press(self, selector, share=0.0, *, must=True):
        """Press a control, of several the one at a share of their row; whether there was one.

        The mouse, or a finger, goes where the control is and presses what lies there: a control
        that something else covers is no control.
        """
        # What is pressed before a page has been painted is lost, as the browser wants it.
        if (early := self.loaded + 0.7 - time.monotonic()) > 0:
            self.page.wait_for_timeout(1000 * early)
        end = time.monotonic() + 3
        while True:
            found = self.page.evaluate(FIND, [selector, share])
            if found["count"] and not found["over"]:
                hand = self.page.touchscreen.tap if found["touch"] else self.page.mouse.click
                hand(found["x"], found["y"])
                return True
            if time.monotonic() > end or not (must or found["count"]):
                break
            self.page.wait_for_timeout(20)
        if not must and not found["count"]:
            return False
        what = f"covered by {found['over']}" if found["count"] else "not there"
        raise Stuck(f"{selector}: {what}")

    def close_panels(self):
        """Back to the table itself; the building mode is left too."""
        for wait in range(40):
            shown = self.look()
            if not shown["dialogs"] and not shown["plans"]:
                return
            if wait % 10 == 0:
                self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(5)
        raise Stuck("a panel does not close with Escape")
