"""What a choice is called in a menu: the deed, the price, the person it concerns.

Amounts are not worked out here. An action is tried on a copy of what the seat may see, and the
change of its cash is read off.
"""

from typing import Any

import numpy as np

from ...estate.family import LOG_ROWS
from ...estate.formats.wording import Written, lots_in
from ...estate.rules.building import building_cost, is_hotel_next
from ...estate.rules.mortgage import interest, redeem_cost
from ...estate.rules.state import (
    C_AMOUNT,
    C_LOT,
    C_OWNER,
    C_TENANT,
    M_AMOUNT,
    M_CASH,
    M_LEAST,
    M_LOT,
    M_LOTS,
    M_MASK,
    M_OPEN,
    M_OTHER,
    M_SEAT,
    O_GET_CARDS,
    O_GET_CASH,
    O_GET_LOTS,
    O_GIVE_CARDS,
    O_GIVE_CASH,
    O_GIVE_LOTS,
    O_TO,
    TERMS_FEE_PAID,
)
from ...estate.rules.zones import next_unowned, seats_in_zone
from ...game import Choice, Game
from ...kernel.log import LOG_WIDTH
from .voice import Voice


class Labels:
    """The words for one seat's choices at one moment."""

    def __init__(self, game: Game, seat: str, voice: Voice) -> None:
        """Look at the game as this seat sees it."""
        self.game = game
        self.number = game.seat(seat)
        self.voice = voice
        self.seen = game.seen(self.number)
        self.has_own_dice = game.settled.get("dice") == "manual"
        self._board = game.board.copy()
        # Nobody knows whether the unit will strike, so no amount may come from it.
        self._board.random_chance_num = 0
        self._log = np.zeros((LOG_ROWS, LOG_WIDTH), np.int64)
        self._refusal = np.zeros(4, np.int64)

    def label(self, choice: Choice) -> str:
        """The line of a menu for a choice."""
        action = choice.action
        word = action if isinstance(action, str) else next(iter(action))
        detail = None if isinstance(action, str) else action[word]
        writer = getattr(self, f"_{word}", None)
        if writer is None:
            return self.voice.get(f"action-{word}")
        text: str = writer(choice, detail)
        return text

    def family(self, word: str) -> str:
        """The line that stands for all choices of a word."""
        return self.voice.get(f"cli-family-{word}")

    def several(self, word: str) -> str:
        """The line that opens an order of several lots."""
        return self.voice.get(f"action-{word}-several")

    def cash_change(self, action: Written) -> int:
        """By how much an action would change the seat's cash, in units."""
        trial = self.game.seen(self.number)
        _, record = self.game.read_action(self.number, action)
        before = int(trial.cash[self.number])
        self.game.kernel.step(self._board, trial, self.number, record, self._log, self._refusal)
        return int(trial.cash[self.number]) - before

    def building(self, lot: int) -> tuple[str, int]:
        """Whether the next building on a lot is a house or a hotel, and what it costs there."""
        board, state = self.game.board, self.seen
        cost = int(building_cost(board, state, lot))
        if state.mortgaged[lot]:
            cost += int(redeem_cost(board, state, lot))
        return ("-hotel" if is_hotel_next(board, state, lot) else ""), cost

    def _sum(self, action: Written) -> str:
        return self.voice.money(abs(self.cash_change(action)))

    def _top(self, column: int) -> int:
        return int(self.seen.matters[int(self.seen.depth) - 1, column])

    def _name(self, seat: int) -> str:
        return self.voice.get("the-bank") if seat < 0 else self.game.seats[seat]

    def _roll(self, _choice: Choice, _detail: Any) -> str:
        phase = self.game.phase
        if phase in {"order", "price"}:
            return self.voice.get(f"action-roll-{phase}")
        if self.seen.jail[self.number]:
            return self.voice.get("action-roll-jail")
        return self.voice.get("action-roll-again" if self.seen.throws else "action-roll")

    def _buy(self, _choice: Choice, _detail: Any) -> str:
        return self.voice.get(
            "action-buy",
            lot=self.voice.square(self._top(M_LOT)),
            amount=self.voice.money(self._top(M_AMOUNT)),
        )

    def _decline(self, _choice: Choice, _detail: Any) -> str:
        return self.voice.get("action-decline", lot=self.voice.square(self._top(M_LOT)))

    def _bid(self, choice: Choice, _detail: Any) -> str:
        assert choice.limits is not None
        to_unit = self.game.edition.money.to_unit
        return self.voice.get(
            "action-bid-range",
            least=self.voice.money(to_unit(choice.limits["least"])),
            most=self.voice.money(to_unit(choice.limits["most"])),
        )

    def _pass(self, _choice: Choice, _detail: Any) -> str:
        is_shortage = self.game.phase == "shortage"
        return self.voice.get("action-pass-shortage" if is_shortage else "action-pass")

    def _claim(self, _choice: Choice, detail: Any) -> str:
        tenant, lot = self.game.seat(detail["from"]), detail["on"]
        rows = self.seen.claims[: int(self.seen.claim_count)]
        amount = next(
            int(row[C_AMOUNT])
            for row in rows
            if (row[C_OWNER], row[C_TENANT], row[C_LOT]) == (self.number, tenant, lot)
        )
        return self.voice.get(
            "action-claim",
            other=self._name(tenant),
            lot=self.voice.square(lot),
            amount=self.voice.money(amount),
        )

    def _build(self, _choice: Choice, detail: Any) -> str:
        return self._raised("build", detail[0])

    def _want(self, _choice: Choice, detail: Any) -> str:
        return self._raised("want", detail[0])

    def _raised(self, word: str, lot: int) -> str:
        sort, cost = self.building(lot)
        words = {"lot": self.voice.square(lot), "amount": self.voice.money(cost)}
        return self.voice.get(f"action-{word}{sort}", **words)

    def _sell(self, choice: Choice, detail: Any) -> str:
        amount = self._sum(choice.action)
        if len(detail) > 1:
            group = self.game.edition.squares[detail[0]].group
            name = self.voice.texts.name("group", group)
            return self.voice.get("action-sell-group", group=name, amount=amount)
        has_hotel = int(self.seen.level[detail[0]]) == 5  # noqa: PLR2004
        text_id = "action-sell-hotel" if has_hotel else "action-sell"
        return self.voice.get(text_id, lot=self.voice.square(detail[0]), amount=amount)

    def _swap(self, choice: Choice, detail: Any) -> str:
        lot = self.voice.square(detail[0])
        return self.voice.get("action-swap", lot=lot, amount=self._sum(choice.action))

    def _mortgage(self, choice: Choice, detail: Any) -> str:
        lot = self.voice.square(detail)
        return self.voice.get("action-mortgage", lot=lot, amount=self._sum(choice.action))

    def _redeem(self, choice: Choice, detail: Any) -> str:
        lot = self.voice.square(detail)
        return self.voice.get("action-redeem", lot=lot, amount=self._sum(choice.action))

    def _keep(self, _choice: Choice, _detail: Any) -> str:
        asked = lots_in(self._top(M_MASK))
        fees = 0
        if self._top(M_LEAST) != TERMS_FEE_PAID:
            fees = sum(int(interest(self.game.board, lot)) for lot in asked)
        amount = self.voice.money(fees)
        return self.voice.get("action-keep", lots=self.voice.lots(asked), amount=amount)

    def _offer(self, _choice: Choice, detail: Any) -> str:
        return self.voice.get("action-offer-to", other=detail["to"])

    def _accept(self, _choice: Choice, detail: Any) -> str:
        other = self.game.seat(detail["from"])
        if self._is_settlement():
            give = self.voice.goods(self._top(M_CASH), self._top(M_LOTS), 0)
            return self.voice.get("action-accept-settlement", give=give, other=self._name(other))
        row = [int(value) for value in self.seen.offers[other]]
        give = self.voice.goods(row[O_GIVE_CASH], row[O_GIVE_LOTS], row[O_GIVE_CARDS])
        get = self.voice.goods(row[O_GET_CASH], row[O_GET_LOTS], row[O_GET_CARDS])
        return self.voice.get("action-accept", other=self._name(other), give=give, get=get)

    def _reject(self, _choice: Choice, detail: Any) -> str:
        tail = "-settlement" if self._is_settlement() else ""
        return self.voice.get(f"action-reject{tail}", other=detail["from"])

    def _is_settlement(self) -> bool:
        if self.game.phase != "debt":
            return False
        return self._top(M_OPEN) == 1 and self._top(M_OTHER) == self.number

    def _withdraw(self, _choice: Choice, _detail: Any) -> str:
        return self.voice.get(
            "action-withdraw", other=self._name(int(self.seen.offers[self.number, O_TO]))
        )

    def _fine(self, _choice: Choice, _detail: Any) -> str:
        return self.voice.get("action-fine", amount=self.voice.money(self.game.board.jail_fine))

    def _card(self, _choice: Choice, detail: Any) -> str:
        return self.voice.get("action-card", pack=self.voice.texts.name("pack", detail))

    def _pay(self, _choice: Choice, _detail: Any) -> str:
        if self.game.phase == "choice" and self._top(M_SEAT) == self.number:
            return self.voice.get("action-pay", amount=self.voice.money(self._top(M_AMOUNT)))
        creditor, amount = self._creditor()
        return self.voice.get(
            "action-pay-debt", other=self._name(creditor), amount=self.voice.money(amount)
        )

    def _creditor(self) -> tuple[int, int]:
        """Whom the seat would pay now: the debt on top, or the oldest rent nobody asked for."""
        if self.game.phase == "debt" and self._top(M_SEAT) == self.number:
            return self._top(M_OTHER), self._top(M_AMOUNT)
        for row in self.seen.claims[: int(self.seen.claim_count)]:
            if row[C_TENANT] == self.number:
                return int(row[C_OWNER]), int(row[C_AMOUNT])
        return self._top(M_OTHER), self._top(M_AMOUNT)

    def _zone(self, _choice: Choice, detail: Any) -> str:
        number: int = self.game.wording.zones.index(detail)
        inside = int(seats_in_zone(self.game.board, self.seen, number))
        names = [name for seat, name in enumerate(self.game.seats) if inside >> seat & 1]
        seats = self.voice.texts.list(names) if names else self.voice.get("in-zone-nobody")
        zone = self.voice.get("in-zone", zone=self.voice.names.zones[number], seats=seats)
        return self.voice.get("action-zone", zone=zone)

    def _next_lot(self, _choice: Choice, _detail: Any) -> str:
        lot = int(next_unowned(self.game.board, self.seen, int(self.seen.at[self.number])))
        return self.voice.get("action-next-lot", lot=self.voice.square(lot))

    def _draw(self, _choice: Choice, _detail: Any) -> str:
        return self.voice.get("action-draw", pack=self.voice.names.packs[self._top(M_LOT)])
