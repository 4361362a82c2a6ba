"""Bots in some seats of a game, people in the others; who sits where may change at any moment.

The bots are asked in the order of the family's polled round: everybody in turn
(``estate/round.py``) or the one who is to act (``knockout/polled.py``). People act through
``StandIns.apply``, or on the game itself: whoever goes on finds the table as it is.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..estate.formats.wording import Written
from ..estate.rules.actions import OFFER
from ..estate.rules.round import open_round
from ..estate.rules.state import O_TO, ROUND_DTYPE
from ..game import Event, Game
from ..game.errors import ActionError
from ..game.targets import EstateKernel
from ..knockout.rules.polled import next_asked
from .names import DEFAULT_PLAYER
from .player import Decision, Player, seed_for

Throw = Callable[[str], Sequence[int]]
"""The faces of two dice that lie on a real table, thrown for a seat."""


@dataclass(frozen=True)
class Played:
    """What a bot did: its seat, its decision, and what happened."""

    seat: str
    decision: Decision
    events: Sequence[Event]


class Round:
    """Whom to ask next at one table."""

    def __init__(self, game: Game) -> None:
        """Begin asking afresh."""
        self.game = game
        self._asking: Any = np.zeros(1, ROUND_DTYPE).view(np.recarray)[0]
        self._number = int(game.state.number)
        self._offered: list[int] = []
        """Seats that have just been made an offer and are asked next."""

    def next_seat(self) -> str | None:
        """The seat to ask now, or None when the game is over."""
        game = self.game
        if self._number != int(game.state.number):
            # Somebody acted without us: a new gap for everybody.
            self._reopen()
        while self._offered:
            seat = self._offered.pop(0)
            if not game.is_over and (game.state.offers[:, O_TO] == seat).any():
                return game.seats[seat]
        owing = game.kernel.to_act(game.board, game.state)
        seat = int(game.kernel.next_asked(game.state, self._asking, owing))
        return None if seat < 0 else game.seats[seat]

    def apply(self, seat: str, action: Written, *, by_person: bool = False) -> list[Event]:
        """Apply an action and remember that the seat has answered."""
        game = self.game
        if self._number != int(game.state.number):
            self._reopen()
        number, record = game.read_action(seat, action)
        events = game.apply_record(number, record)
        self._number = int(game.state.number)
        if number < 0:
            # The bank has moved the game on.
            self._reopen()
            return events
        game.kernel.note_answer(game.state, self._asking, number, record)
        if by_person:
            # The bound on free actions is there for bots; a person may do as much as it likes.
            self._asking.free = 0
        if record.kind == OFFER and not game.is_over:
            self._offered.append(int(record.seat))
            self._asking.asked |= 1 << int(record.seat)
        return events

    def _reopen(self) -> None:
        self._number = int(self.game.state.number)
        self._offered.clear()
        open_round(self._asking)


class LaneRound:
    """The same where there is always exactly one seat to ask."""

    def __init__(self, game: Game) -> None:
        """Take a table."""
        self.game = game

    def next_seat(self) -> str | None:
        """The seat to ask now, or None when the game is over."""
        seat = int(next_asked(self.game.state))
        return None if seat < 0 else self.game.seats[seat]

    def apply(self, seat: str, action: Written, *, by_person: bool = False) -> list[Event]:
        """Apply an action; whoever took it, the rules say who comes next."""
        return self.game.apply(seat, action)


def round_of(game: Game) -> Round | LaneRound:
    """How the seats of a game are asked."""
    return Round(game) if isinstance(game.kernel, EstateKernel) else LaneRound(game)


class StandIns:
    """The bots at a table."""

    def __init__(
        self,
        game: Game,
        players: Mapping[str, str | Player] | None = None,
        throw: Throw | None = None,
    ) -> None:
        """Seat some bots; where dice are thrown by hand, ``throw`` throws for them."""
        self.game = game
        self.round = round_of(game)
        self.throw = throw
        self.players: dict[str, Player] = {}
        self.waiting: str | None = None
        """The seat that ``play`` stopped at, or None when it had no need to wait for anybody."""
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
        """Give a seat back to its person; the bot that sat there, if one did."""
        self._check(seat)
        return self.players.pop(seat, None)

    def apply(self, seat: str, action: Written) -> list[Event]:
        """Do what a person, or the bank, says."""
        return self.round.apply(seat, action, by_person=True)

    def play(self, most: int | None = None) -> list[Played]:
        """Let the bots play until a person is to act, or for so many actions.

        A person who owes nothing is waited for once where there is an offer or a rent to answer;
        calling again goes on without an answer.
        """
        done: list[Played] = []
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
            done.append(Played(seat, decision, self.round.apply(seat, action)))
        return done

    def decide(self, seat: str) -> Decision | None:
        """What the bot of a seat does now; None is to wait."""
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
