"""The form of a trade: what is given, what is asked for, and a confirmation of both.

A counter-offer is the same form, filled in with the terms that were offered: Enter keeps each
value, and the other's offer is rejected in the same step.
"""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ...game import Game, Written
from ...wire.forms import Plain
from ..menu import detail_of
from ..questions import Back, Questions, walk
from ..voice import Voice
from .lots import Lots

Side = Plain


class Trade:
    """Asks one seat about a trade with another."""

    def __init__(
        self, game: Game, seat: str, voice: Voice, questions: Questions, choice: Plain
    ) -> None:
        """Start with an empty offer to the player that the choice names."""
        self.game = game
        self.seat = seat
        self.voice = voice
        self.questions = questions
        self.other: str = detail_of(choice["action"])["to"]
        self.limits: Plain = choice["limits"]
        self.view = game.view(seat)
        self.lots = Lots(game, voice, self.view)
        self.sides: dict[str, Side] = {"give": {}, "get": {}}
        self.is_agreed = False

    def offer(self) -> Written:
        """The offer as an action."""
        steps = [
            lambda: self._ask_lots("give"),
            lambda: self._ask_cash("give"),
            lambda: self._ask_cards("give"),
            lambda: self._ask_lots("get"),
            lambda: self._ask_cash("get"),
            lambda: self._ask_cards("get"),
            self._agree,
        ]
        walk(steps)
        if not self.is_agreed:
            raise Back
        return self._action()

    def counter(self) -> list[Written]:
        """A counter-offer as actions: reject the other's offer, then make the new one."""
        theirs = next(o for o in self.view["offers"] if o["from"] == self.other)
        self.sides = {"give": _filled(theirs["get"]), "get": _filled(theirs["give"])}
        return [{"reject": {"from": self.other}}, self.offer()]

    def _action(self) -> Written:
        sides = {way: _written(side) for way, side in self.sides.items()}
        return {"offer": {"to": self.other, **sides}}

    def _ask_lots(self, way: str) -> bool:
        """Ask which lots; skip the question where a side has none."""
        lots: Sequence[int] = self.limits[way]["lots"]
        if not lots:
            return False
        usual = [lots.index(lot) for lot in self.sides[way].get("lots", ()) if lot in lots]
        self.voice.say(f"cli-trade-{way}-lots", "bold", other=self.other)
        ask = self.voice.get("cli-ask-lots")
        if usual:
            named = self.voice.texts.list([self.lots.square(lots[place]) for place in usual])
            ask = self.voice.get("cli-ask-lots-usual", usual=named)
        places = self.questions.some(self.lots.listing(lots), len(lots), ask, usual)
        self.sides[way]["lots"] = [lots[place] for place in dict.fromkeys(places)]
        return True

    def _ask_cash(self, way: str) -> bool:
        most = self.limits[way]["cash"]
        if most == 0:
            return False
        usual = self.sides[way].get("cash", 0)
        question = self.voice.get(f"cli-trade-{way}-cash", other=self.other)
        # What the other has may be hidden: then any sum may be asked for, and be refused.
        known = "cli-cash-open" if most is None else "cli-cash-range"
        words = {} if most is None else {"most": self.voice.money(most)}
        shown = self.voice.money(usual) if usual else self.voice.get("cli-none")
        question = f"{question} {self.voice.get(known, usual=shown, **words)}"
        self.sides[way]["cash"] = self.questions.cash(question, 0, most, usual)
        return True

    def _ask_cards(self, way: str) -> bool:
        """Ask for release cards only where a player holds one."""
        held = list(self.limits[way]["cards"])
        if not held:
            return False
        table = Table(box=None, show_header=False, padding=(0, 1))
        for number, pack in enumerate(held, 1):
            card = self.voice.get("release-card", pack=self.voice.texts.name("pack", pack))
            table.add_row(Text(f"{number:>2}", style="bold"), Text(card))
        self.voice.say(f"cli-trade-{way}-cards", "bold", other=self.other)
        usual = [held.index(pack) for pack in self.sides[way].get("cards", ())]
        places = self.questions.some(table, len(held), self.voice.get("cli-ask-lots"), usual)
        self.sides[way]["cards"] = [held[place] for place in dict.fromkeys(places)]
        return True

    def _agree(self) -> bool:
        """Show both sides, their worth and what they complete, and ask for confirmation."""
        if not any(any(side.values()) for side in self.sides.values()):
            self.voice.complain("cli-trade-empty")
            raise Back
        goods = {way: self._goods(side) for way, side in self.sides.items()}
        self.voice.say("cli-trade-terms", "bold", other=self.other, **goods)
        preview = self.game.preview(self.seat, self._action())
        if preview["refusal"] is not None and not self._is_waiting():
            self.voice.refuse(preview["refusal"])
            raise Back
        self._say_worth(preview["trade"])
        self.is_agreed = self.questions.confirm("cli-sure-offer", usually=True)
        return True

    def _is_waiting(self) -> bool:
        """Whether the other's offer is still open and must be rejected first."""
        return any(offer["from"] == self.other for offer in self.view["offers"])

    def _say_worth(self, trade: Plain | None) -> None:
        if trade is None:
            return
        words = {way: self.voice.money(trade[way]["value"]) for way in ("give", "get")}
        self.voice.say("cli-trade-worth", "dim", **words)
        for found in trade["completes"]:
            group = self.voice.texts.name("group", found["group"])
            self.voice.say("cli-trade-completes", "yellow", seat=found["seat"], group=group)
        for fee in trade["fees"]:
            amount = self.voice.money(fee["amount"])
            self.voice.say("cli-trade-fee", "yellow", seat=fee["seat"], amount=amount)

    def _goods(self, side: Side) -> str:
        texts = self.voice.texts
        goods = [self.voice.money(side["cash"])] if side.get("cash") else []
        goods += [self.lots.square(lot) for lot in side.get("lots", ())]
        for pack in side.get("cards", ()):
            goods.append(texts.get("release-card", pack=texts.name("pack", pack)))
        return texts.list(goods)


def _filled(side: Plain) -> Side:
    """A side of an offer as the form holds it."""
    return {"lots": list(side["lots"]), "cash": side["cash"], "cards": list(side["cards"])}


def _written(side: Side) -> Side:
    """A side in the form of an action, without its empty fields."""
    written: Side = {}
    if side.get("lots"):
        written["lots"] = side["lots"]
    if side.get("cash"):
        written["cash"] = side["cash"]
    if side.get("cards"):
        written["cards"] = list(side["cards"])
    return written
