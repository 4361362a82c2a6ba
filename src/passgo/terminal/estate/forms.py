"""Forms of the estate family: a bid, an order of several lots, lots in payment, a forced deal.

A form returns the actions it makes; Back where the player cancels. The rules decide whether
they are allowed.
"""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ...estate.typed import edition_of
from ...game import Game, Written
from ...table.doing import word_of
from ...wire.forms import Plain
from ..menu import MenuLine
from ..questions import Back, Questions
from ..voice import Voice
from .lots import Lots
from .trade import Trade


class Forms:
    """Asks one seat for the details of an action."""

    def __init__(self, game: Game, seat: str, voice: Voice, questions: Questions) -> None:
        """Ask this seat."""
        self.game = game
        self.seat = seat
        self.voice = voice
        self.questions = questions

    def fill(self, line: MenuLine) -> list[Written]:
        """Fill in the form of a menu line."""
        if line.form in {"offer", "counter"}:
            trade = Trade(self.game, self.seat, self.voice, self.questions, line.choice)
            return trade.counter() if line.form == "counter" else [trade.offer()]
        makers = {
            "bid": self._bid,
            "settle": self._settle,
            "force": self._force,
            "roll": lambda _: self.questions.dice(),
            "unit": self._unit,
            "several": self._order,
        }
        return [makers[line.form](line.choice)]

    @property
    def lots(self) -> Lots:
        """The lots as the seat sees them now."""
        return Lots(self.game, self.voice, self.game.view(self.seat))

    def _bid(self, choice: Plain) -> Written:
        limits = choice["limits"]
        words = {way: self.voice.money(limits[way]) for way in ("least", "most")}
        question = self.voice.get("cli-ask-bid", **words)
        least, most = limits["least"], limits["most"]
        amount = self.questions.cash(question, least, most, usual=least)
        if not amount:
            raise Back
        return {"bid": amount}

    def _order(self, choice: Plain) -> Written:
        """Several lots in one order: a lot named twice gets, or loses, two buildings."""
        word = word_of(choice["action"])
        owned = next(s["lots"] for s in self.game.view(None)["seats"] if s["seat"] == self.seat)
        squares = edition_of(self.game).squares
        streets = [lot for lot in owned if squares[lot].kind == "street"]
        while True:
            self.voice.say(f"action-{word}-several", "bold")
            picked = self._pick(streets, "cli-ask-order")
            if not picked:
                raise Back
            action: Written = {word: picked}
            if self._agrees(action):
                return action

    def _agrees(self, action: Written) -> bool:
        """Show what an order costs, step by step, and ask for confirmation."""
        preview = self.game.preview(self.seat, action)
        if preview["refusal"] is not None:
            self.voice.refuse(preview["refusal"])
            return False
        for step in preview["steps"]:
            line = f"     {self.lots.square(step['lot'])}  {self.voice.money(step['cost'])}"
            self.voice.show(Text(line, style="dim"))
        if preview["cost"] is not None:
            words = {way: self.voice.money(preview[way]) for way in ("cost", "cash_after")}
            self.voice.say("cli-order-sum", "bold", cost=words["cost"], cash=words["cash_after"])
        try:
            return self.questions.confirm("cli-sure-order", usually=True)
        except Back:
            return False

    def _settle(self, choice: Plain) -> Written:
        """A settlement: all cash and some lots, for the creditor to accept or not."""
        self.voice.say("cli-ask-settle", "bold")
        lots = self._pick(choice["limits"]["lots"], "cli-ask-lots")
        if not lots:
            raise Back
        return {"settle": {"cash": choice["limits"]["cash"], "lots": list(dict.fromkeys(lots))}}

    def _force(self, choice: Plain) -> Written:
        """One lot for another's, who cannot refuse."""
        give = self._pick_one("cli-force-give", choice["limits"]["give"])
        take = self._pick_one("cli-force-take", choice["limits"]["take"])
        return {"force": {"give": give, "take": take}}

    def _unit(self, choice: Plain) -> Written:
        """Which of its texts the unit on a real table shows."""
        texts = choice["limits"]["texts"]
        self.voice.say("cli-unit-shows", "bold")
        listing = Table(box=None, padding=(0, 1), show_header=False)
        listing.add_column("", justify="right", style="bold")
        for number, text in enumerate(texts, 1):
            listing.add_row(str(number), Text(self.voice.texts.name("card", text)))
        return {"unit": texts[self.questions.one(listing, len(texts))]}

    def _pick(self, lots: Sequence[int], ask: str) -> list[int]:
        listing = self.lots.listing(lots)
        places = self.questions.some(listing, len(lots), self.voice.get(ask))
        return [lots[place] for place in places]

    def _pick_one(self, text_id: str, lots: Sequence[int]) -> int:
        self.voice.say(text_id, "bold")
        return lots[self.questions.one(self.lots.listing(lots), len(lots))]
