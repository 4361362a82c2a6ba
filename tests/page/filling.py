"""Forms of the page, filled in by chance with what their limits allow."""

MEASURES = ["x", "angle", "speed"]
"""Of an aim, as the page has them."""
FORMS = {
    "offer": "trade",
    "settle": "settle",
    "force": "force",
    "roll": "dice",
    "bid": "auction",
    "resign": "leave",
    "bankrupt": "bankrupt",
    "slide": "aim",
    "unit": "unit",
}
"""The panel a form is in."""
PLANS = {
    "build": "build",
    "sell": "build",
    "want": "build",
    "swap": "property",
    "mortgage": "property",
    "redeem": "property",
}


class Filler:
    """Opens panels and fills them in; what cannot be sent in the end gives False."""

    def __init__(self, driver, chance):
        self.driver = driver
        self.page = driver.page
        self.chance = chance

    def open(self, panel):
        """Press what opens a panel."""
        self.driver.press(f"[data-opens='{panel}']")

    def fill(self, word, choice):
        """Fill in a form and send it."""
        return getattr(self, word)(choice)

    def bid(self, choice):
        """A card, a sum on the slider, or what the button says: a bid, or a limit."""
        way = self.chance.randrange(3)
        if way == 0:
            self.driver.press("[data-card]", self.chance.random(), must=False)
        elif way == 1:
            self.page.focus("[data-limit-slider]")
            for key in self.chance.choices(["ArrowRight", "PageUp", "Home"], k=3):
                self.page.keyboard.press(key)
        return self._send("bid")

    def offer(self, choice):
        """Some goods for some others."""
        detail = choice["action"]["offer"]
        self.driver.press(f"[data-partner='{detail['to']}']")
        for side in ("give", "get"):
            self.driver.press(f"[data-side='{side}']", must=False)
            basket, limits = f"[data-basket='{side}']", choice["limits"][side]
            for lot in self._some(limits["lots"], 2):
                self.driver.press(f"{basket} [data-lot='{lot}']")
            for pack in self._some(limits["cards"], 1):
                self.driver.press(f"{basket} [data-pack='{pack}']")
            most = limits["cash"] if limits["cash"] is not None else 100
            if most and self.chance.random() < 0.6:
                self._type(f"{basket} [data-cash-field]", self.chance.randint(0, most))
        return self._send("offer")

    def settle(self, choice):
        """Lots in part payment."""
        for lot in self._some(choice["limits"]["lots"], 3) or choice["limits"]["lots"][:1]:
            self.driver.press(f"[data-lot='{lot}']")
        return self._send("settle")

    def force(self, choice):
        """One of ours for one of theirs."""
        for side in ("give", "take"):
            lot = self.chance.choice(choice["limits"][side])
            self.driver.press(f"[data-force='{side}'] [data-lot='{lot}']")
        return self._send("force")

    def slide(self, choice):
        """An aim on the lane, by the sliders or unchanged."""
        token = choice["action"]["slide"].get("token")
        for _ in range(4):
            if token is None or self.page.locator(f"[data-token='{token}']").count():
                break
            self.driver.press("button[data-token]")
        if self.chance.random() < 0.5 and self._aim_at_space():
            return self._send("slide")
        for measure in self._some(MEASURES, 3):
            least, most = choice["limits"][measure]
            slider = f"[data-aim='{measure}']"
            if not self.page.locator(slider).count():
                # A phone shows one at a time.
                self.driver.press(f"[data-aims] button:nth-of-type({1 + MEASURES.index(measure)})")
            self._slider(slider, self.chance.uniform(least, most))
        return self._send("slide")

    def _aim_at_space(self):
        """Touch a space to aim at it; whether one was free to be touched."""
        return self.driver.press_if_free("[data-space]", self.chance.random())

    def _slider(self, selector, value):
        self.page.locator(selector).evaluate(
            """(slider, value) => {
              slider.value = value;
              slider.dispatchEvent(new Event("input", { bubbles: true }));
            }""",
            value,
        )

    def roll(self, choice):
        """Dice that lie on a real table."""
        return self.dice()

    def dice(self):
        """Two faces."""
        for die in (0, 1):
            self.driver.press(f"[data-die='{die}']", self.chance.random())
        self.driver.press("[data-go]")

    def unit(self, choice):
        """A text of the unit on a real table."""
        text = self.chance.choice(choice["limits"]["texts"])
        self.driver.press(f"[data-unit-text='{text}']")

    def resign(self, choice):
        """Being sure."""
        self.driver.press("[data-sure]")

    bankrupt = resign

    def plan(self, choice):
        """The building mode: what was picked, and perhaps more."""
        ((word, lots),) = choice["action"].items()
        sign = "minus" if word == "sell" else "plus"
        asked = len(self.driver.questions)
        self.open("build")
        self.driver.wait(lambda: self._is_planning(asked), "what may be planned")
        for lot in lots:
            if not self.driver.press(f"[data-lot='{lot}'] [data-plan='{sign}']", must=False):
                return False
        for _ in range(self.chance.randint(0, 3)):
            self.driver.hear_out()
            self.driver.press(f"[data-plan='{sign}']", self.chance.random(), must=False)
        return self._send(word)

    def _is_planning(self, asked):
        """Whether the controls are there, or the page knows that there are none."""
        driver = self.driver
        known = len(driver.questions) > asked and not driver.asking
        return known or driver.look()["plans"]

    def _type(self, selector, number):
        field = self.page.locator(f"{selector}:visible")
        field.fill(str(number))
        field.blur()

    def _send(self, word):
        """Press the button that sends, once the server has said what would come of it."""
        if word not in self.driver.hear_out()["actions"]:
            return False
        return None if self.driver.press(f"[data-action='{word}']", 0.99, must=False) else False

    def _some(self, things, most):
        return self.chance.sample(things, min(len(things), self.chance.randint(0, most)))
