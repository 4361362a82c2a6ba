"""Bots in some seats of a game, people in the others; this may change at any moment.

Bots are asked in the order of the family's polled round: all seats in turn (``estate/asking.py``)
or the seat to act (``knockout/asking.py``). People act through ``StandIns.apply`` or on the game
itself.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..errors import ActionError
from ..game import Event, Game, Written
from .names import DEFAULT_PLAYER
from .player import Decision, Player, seed_for

Throw = Callable[[str], Sequence[int]]
"""The faces of two real dice, thrown for a seat."""


@dataclass(frozen=True)
class Move:
    """What a bot did: its seat, its decision, and what happened."""

    seat: str
    decision: Decision
    events: Sequence[Event]


class Round(Protocol):
    """The order in which seats are asked; each family has its own in ``asking.py``."""

    def next_seat(self) -> str | None:
        """The seat to ask now; None when the game is over."""
        ...

    def apply(self, seat: str, action: Written, *, by_person: bool = False) -> list[Event]:
        """Apply an action and remember that the seat has answered."""
        ...


class StandIns:
    """The bots at a table."""

    def __init__(
        self,
        game: Game,
        players: Mapping[str, str | Player] | None = None,
        throw: Throw | None = None,
    ) -> None:
        """Seat some bots; with real dice, ``throw`` throws for them."""
        self.game = game
        self.round = game.family.round(game)
        self.throw = throw
        self.players: dict[str, Player] = {}
        self.waiting: str | None = None
        """The seat that ``play`` waits for, or None."""
        for seat, player in (players or {}).items():
            self.take_over(seat, player)

    def take_over(self, seat: str, player: str | Player = DEFAULT_PLAYER) -> Player:
        """Let a bot play a seat from now on."""
        self._check(seat)
        if isinstance(player, str):
            player = Player(player, seed_for(self.game))
        player.bot_for(self.game)
        self.players[seat] = player
        return player

    def hand_back(self, seat: str) -> Player | None:
        """Give a seat back to its person; returns the bot that played it, if any."""
        self._check(seat)
        return self.players.pop(seat, None)

    def apply(self, seat: str, action: Written) -> list[Event]:
        """Apply the action of a person or of the bank."""
        return self.round.apply(seat, action, by_person=True)

    def play(self, most: int | None = None) -> list[Move]:
        """Let the bots play until a person is to act, or for at most so many actions.

        It stops once for a person who could answer an offer or claim a rent; the next call goes on
        without an answer.
        """
        done: list[Move] = []
        self.waiting = None
        while most is None or len(done) < most:
            seat = self.round.next_seat()
            if seat is None:
                break
            if seat not in self.players:
                if self.is_asked(seat):
                    self.waiting = seat
                    break
                continue
            decision = self.decide(seat)
            if decision is None:
                continue
            action = decision.action
            if action == "roll" and self.game.board.manual_dice:
                if self.throw is None:
                    self.waiting = seat
                    break
                action = {"roll": [int(face) for face in self.throw(seat)]}
            done.append(Move(seat, decision, self.round.apply(seat, action)))
        return done

    def decide(self, seat: str) -> Decision | None:
        """The decision of a seat's bot; None is to wait."""
        decision = self.players[seat].choose(self.game, seat)
        if decision is None and seat in self.game.to_act:
            name = self.players[seat].name
            raise ActionError(f"{seat}: {name} found nothing to do, expected a decision it owes")
        return decision

    def is_asked(self, seat: str) -> bool:
        """Whether a person has a decision to take now, or something to answer."""
        if seat in self.game.to_act:
            return True
        words = {_word(choice.action) for choice in self.game.legal(seat)}
        return bool(words & {"accept", "claim"})

    def _check(self, seat: str) -> None:
        if seat not in self.game.seats:
            known = ", ".join(self.game.seats)
            raise ActionError(f"seat: found {seat!r}, expected one of {known}")


def _word(action: Written) -> str:
    return action if isinstance(action, str) else next(iter(action))
