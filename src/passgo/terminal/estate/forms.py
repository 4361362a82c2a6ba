"""Questions that a number of a menu cannot answer: how much, which lots, in what order.

A form returns the action it makes, or nothing when the player thinks better of it. Whether the
action is allowed is for the rules to say.
"""

import secrets
from collections.abc import Sequence
from typing import TypeVar

from rich.text import Text

from ...editions import MoneyError
from ...estate.edition.model import PACK_IDS
from ...game import Choice, Game, Written
from ..keyboard import Keyboard, line_number
from .menu import detail_of
from .voice import Voice, seat_style

Thing = TypeVar("Thing")

_DICE = 2
_PIPS = 6


class Forms:
    """Asks one seat for the details of an action."""

    def __init__(self, game: Game, seat: str, voice: Voice, keyboard: Keyboard) -> None:
        """Ask this seat at this keyboard."""
        self.game = game
        self.seat = seat
        self.voice = voice
        self.keyboard = keyboard

    def fill(self, form: str, choice: Choice) -> Written | None:
        """Fill in the form of a menu entry."""
        if form == "bid":
            return self._bid(choice)
        if form == "offer":
            return self._offer(choice)
        if form == "settle":
            return self._settle(choice)
        if form == "force":
            return self._force(choice)
        if form == "dice":
            return self.dice()
        return self._order(form)

    def confirm(self, text_id: str, *, usually: bool) -> bool:
        """A question that is answered by yes or no; Enter alone gives the usual answer."""
        letters = {True: self.voice.get("cli-yes-letter"), False: self.voice.get("cli-no-letter")}
        usual = self.voice.get("cli-yes" if usually else "cli-no")
        question = Text(self.voice.get(text_id))
        question.append(f" {self.voice.get('cli-yes-no-usual', usual=usual)} ", style="dim")
        while True:
            typed = self.keyboard.ask(question).lower()
            if not typed:
                return usually
            for answer, letter in letters.items():
                word = self.voice.get("cli-yes" if answer else "cli-no")
                if typed in {letter, word}:
                    return answer
            self.voice.complain("cli-answer-yes-no")

    def dice(self) -> Written:
        """A real throw; Enter alone lets the program throw."""
        question = Text(self.voice.get("cli-ask-dice") + " ")
        while True:
            typed = self.keyboard.ask(question)
            if not typed:
                return {"roll": [secrets.randbelow(_PIPS) + 1 for _ in range(_DICE)]}
            numbers = typed.replace(",", " ").replace("+", " ").split()
            if len(numbers) == 1 and len(typed) == _DICE:
                numbers = list(typed)
            faces = [line_number(part, 1, _PIPS) for part in numbers]
            if len(faces) == _DICE and None not in faces:
                return {"roll": faces}
            self.voice.complain("cli-not-dice", typed=typed)

    def cash(self, question: str, most: int, least: int = 0) -> int | None:
        """A sum of printed money between two bounds; Enter alone is none."""
        money = self.game.edition.money
        while True:
            typed = self.keyboard.ask(Text(question + " "))
            if not typed:
                return None
            try:
                units = money.parse_money(typed)
            except MoneyError:
                self.voice.complain("cli-not-money", typed=typed)
                continue
            printed: int = money.from_unit(units)
            if least <= printed <= most:
                return printed
            self.voice.complain(
                "cli-out-of-range",
                typed=self.voice.money(units),
                least=self.voice.money(money.to_unit(least)),
                most=self.voice.money(money.to_unit(most)),
            )

    def pick(self, question: str, lots: Sequence[int], *, may_repeat: bool = False) -> list[int]:
        """Some of these lots, by their numbers in a list; Enter alone is none."""
        self.voice.console.print(Text(question, style="bold"))
        for number, lot in enumerate(lots, 1):
            self._list_lot(number, lot)
        text_id = "cli-ask-order" if may_repeat else "cli-ask-lots"
        while True:
            typed = self.keyboard.ask(Text(self.voice.get(text_id) + " "))
            parts = typed.replace(",", " ").split()
            picked = self._listed(parts, lots)
            if picked is not None:
                return picked if may_repeat else list(dict.fromkeys(picked))

    def pick_one(self, question: str, lots: Sequence[int]) -> int | None:
        """One of these lots, by its number in a list; Enter alone is none."""
        self.voice.console.print(Text(question, style="bold"))
        for number, lot in enumerate(lots, 1):
            self._list_lot(number, lot)
        while True:
            typed = self.keyboard.ask(Text(self.voice.get("cli-ask-lot") + " "))
            if not typed:
                return None
            picked = self._listed([typed], lots)
            if picked is not None:
                return picked[0]

    def _listed(self, typed: Sequence[str], things: Sequence[Thing]) -> list[Thing] | None:
        """Things by their numbers in a list; None, and a complaint, where one is not in it."""
        picked = []
        for part in typed:
            number = line_number(part, 1, len(things))
            if number is None:
                self.voice.complain("cli-not-a-lot-number", typed=part, most=len(things))
                return None
            picked.append(things[number - 1])
        return picked

    def _list_lot(self, number: int, lot: int) -> None:
        square = self.game.edition.squares[lot]
        group = self.game.edition.groups[square.group]
        line = Text.assemble(
            Text(f"  {number:>2}  ", style="bold"),
            Text(f" {group.code} ", style=f"reverse {group.hex}"),
            f" {self.voice.square(lot)}",
        )
        if self.game.state.mortgaged[lot]:
            line.append(f" ({self.voice.get('cli-mortgaged')})", style="dim")
        owner = int(self.game.state.owner[lot])
        if owner not in (-1, self.game.seat(self.seat)):
            line.append("  ")
            line.append(self.game.seats[owner], style=seat_style(owner))
        self.voice.console.print(line)

    def _bid(self, choice: Choice) -> Written | None:
        assert choice.limits is not None
        least, most = choice.limits["least"], choice.limits["most"]
        to_unit = self.game.edition.money.to_unit
        words = {
            "least": self.voice.money(to_unit(least)),
            "most": self.voice.money(to_unit(most)),
        }
        amount = self.cash(self.voice.get("cli-ask-bid", **words), most, least)
        return None if amount is None else {"bid": amount}

    def _order(self, word: str) -> Written | None:
        """Several lots in one order: a lot named twice gets, or loses, two buildings."""
        streets = [
            lot
            for lot, square in enumerate(self.game.edition.squares)
            if square.kind == "street" and self.game.state.owner[lot] == self.game.seat(self.seat)
        ]
        question = self.voice.get(f"action-{word}-several")
        picked = self.pick(question, streets, may_repeat=True)
        return {word: picked} if picked else None

    def _settle(self, choice: Choice) -> Written | None:
        """All one's cash and some lots, for the creditor to accept or not."""
        assert choice.limits is not None
        lots = self.pick(self.voice.get("cli-ask-settle"), choice.limits["lots"])
        return {"settle": {"cash": choice.limits["cash"], "lots": lots}} if lots else None

    def _force(self, choice: Choice) -> Written | None:
        """One lot for another's, who cannot refuse."""
        assert choice.limits is not None
        give = self.pick_one(self.voice.get("cli-force-give"), choice.limits["give"])
        if give is None:
            return None
        take = self.pick_one(self.voice.get("cli-force-take"), choice.limits["take"])
        return None if take is None else {"force": {"give": give, "take": take}}

    def _offer(self, choice: Choice) -> Written | None:
        """A trade: what is given, what is asked for, and a last look at both."""
        assert choice.limits is not None
        other = detail_of(choice.action)["to"]
        give = self._side("give", choice.limits["give"], self.seat)
        get = self._side("get", choice.limits["get"], other)
        if not give and not get:
            self.voice.complain("cli-trade-empty")
            return None
        offer: Written = {"offer": {"to": other, "give": give, "get": get}}
        _, record = self.game.read_action(self.seat, offer)
        self.voice.say(
            "cli-trade-terms",
            "bold",
            other=other,
            give=self.voice.goods(record.give_cash, record.give_lots, record.give_cards),
            get=self.voice.goods(record.get_cash, record.get_lots, record.get_cards),
        )
        return offer if self.confirm("cli-sure-offer", usually=True) else None

    def _side(self, way: str, limits: dict[str, object], owner: str) -> dict[str, object]:
        """What one side of a trade holds; nothing is asked about what its owner has not got."""
        side: dict[str, object] = {}
        lots = limits["lots"]
        assert isinstance(lots, list)
        if lots:
            picked = self.pick(self.voice.get(f"cli-trade-{way}-lots"), lots)
            if picked:
                side["lots"] = picked
        cash = self._side_cash(way, limits)
        if cash:
            side["cash"] = cash
        cards = self._side_cards(way, owner)
        if cards:
            side["cards"] = cards
        return side

    def _side_cash(self, way: str, limits: dict[str, object]) -> int:
        most = int(str(limits["cash"]))
        question = self.voice.get(f"cli-trade-{way}-cash")
        if way == "get" and self.game.settled.get("cash") == "hidden":
            # What the other has must not show in a range: any sum may be asked, and be refused.
            return self.cash(question, 10**9) or 0
        if not most:
            return 0
        shown = self.voice.money(self.game.edition.money.to_unit(most))
        return self.cash(f"{question} {self.voice.get('cli-cash-range', most=shown)}", most) or 0

    def _side_cards(self, way: str, owner: str) -> dict[str, int]:
        """Release cards are asked about only where somebody holds one."""
        seat = self.game.seat(owner)
        held = [
            pack
            for number, pack in enumerate(PACK_IDS)
            if self.game.state.release_holder[number] == seat
        ]
        if not held:
            return {}
        for number, pack in enumerate(held, 1):
            name = self.voice.texts.name("pack", pack)
            card = self.voice.get("release-card", pack=name)
            self.voice.console.print(Text(f"  {number:>2}  {card}"))
        question = Text(self.voice.get(f"cli-trade-{way}-cards") + " ")
        while True:
            parts = self.keyboard.ask(question).replace(",", " ").split()
            picked = self._listed(parts, held)
            if picked is not None:
                return dict.fromkeys(picked, 1)
