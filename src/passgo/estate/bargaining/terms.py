"""The terms of an offer, from the side of the one who makes it; money in units."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..formats.wording import lots_in, new_action
from ..rules import actions as act
from ..rules.state import (
    O_GET_CARDS,
    O_GET_CASH,
    O_GET_LOTS,
    O_GIVE_CARDS,
    O_GIVE_CASH,
    O_GIVE_LOTS,
)
from ..typed import wording_of

if TYPE_CHECKING:
    from ...families.records import ActionRecord, StateRecord
    from ...game import Game
    from ...wire.forms import Written


class Terms(NamedTuple):
    """What the proposer gives and gets; lots and cards as masks."""

    give_cash: int = 0
    get_cash: int = 0
    give_lots: int = 0
    get_lots: int = 0
    give_cards: int = 0
    get_cards: int = 0

    @property
    def net(self) -> int:
        """The cash that the proposer pays in the end; negative if it is paid."""
        return self.give_cash - self.get_cash

    def paying(self, net: int) -> Terms:
        """The same goods at another price."""
        return self._replace(give_cash=max(net, 0), get_cash=max(-net, 0))

    def giving(self, lots: int) -> Terms:
        """The same with other lots given."""
        return self._replace(give_lots=lots)

    def mirrored(self) -> Terms:
        """The same deal from the other side."""
        return Terms(
            self.get_cash,
            self.give_cash,
            self.get_lots,
            self.give_lots,
            self.get_cards,
            self.give_cards,
        )

    def record(self, to: int) -> ActionRecord:
        """The offer as an action."""
        action = new_action()
        action["kind"] = act.OFFER
        action.seat = to
        for name, value in zip(self._fields, self, strict=True):
            action[name] = value
        return action

    def written(self, game: Game, to: int) -> Written:
        """The offer as people write it."""
        return wording_of(game).write(self.record(to))


def terms_in(state: StateRecord, proposer: int) -> Terms:
    """The terms of a proposer's open offer."""
    row = [int(number) for number in state.offers[proposer]]
    return Terms(
        row[O_GIVE_CASH],
        row[O_GET_CASH],
        row[O_GIVE_LOTS],
        row[O_GET_LOTS],
        row[O_GIVE_CARDS],
        row[O_GET_CARDS],
    )


def terms_of(game: Game, offer: Written | Mapping[str, Any]) -> tuple[int, Terms]:
    """To whom an offer is made, and its terms; ActionError if it is none."""
    record = wording_of(game).read(offer)
    return int(record.seat), Terms(*(int(record[name]) for name in Terms._fields))


def bits(mask: int) -> list[int]:
    """Every lot of a mask, as a mask of its own."""
    return [1 << lot for lot in lots_in(mask)]
