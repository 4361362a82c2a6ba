"""A player by name, for any seat of any game at any moment.

Everything to remember of a game is stored in the game, so a player can take over a seat at any
moment, and another can replace it. It only keeps parameters of the board, and counts.
"""

from collections import Counter
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeAlias

import numpy as np

from ..compiling.targets import COMPILED, load
from ..families.records import Numbers, StateRecord
from ..game import Game, SeatName
from ..kernel.reason import R_FIRST, R_KEY, REASON_WORDS
from .asker import ASKER, Asker
from .bargaining import Reply
from .company import Bot
from .decision import Decision
from .forfeit import STAND_IN, Forfeit, check_allowed
from .names import DEFAULT_PLAYER
from .plain import PlainPlayer
from .plain_pondering import PlainPondering, Stuck, question_of
from .registry import PLAYERS

__all__ = ["AnyPondering", "Decision", "Player", "Pondering", "seed_for"]


class Player:
    """One player of the registry, ready to decide."""

    def __init__(self, name: str = DEFAULT_PLAYER, seed: int = 0, asker: Asker = ASKER) -> None:
        """Choose a player by name; the seed is for its random choices."""
        PLAYERS.check(name)
        self.name = name
        self.seed = seed
        self.asked = 0
        """How often ``choose`` was called."""
        self.forfeits: Counter[str] = Counter()
        """Decisions that it forfeited in ``choose``, by reason."""
        self.complaint: Forfeit | None = None
        """The first of them."""
        self._asker = asker
        self._stuck = Stuck()
        self._parameters: dict[int, tuple[bytes, Numbers]] = {}

    def bot_for(self, game: Game) -> Bot | PlainPlayer:
        """This player in a game's family; OptionError if the family has none of that name."""
        return PLAYERS.find(self.name, game.family, game.edition.id)

    def choose(self, game: Game, seat: SeatName) -> Decision | None:
        """What this seat does now, decided from what it may see; None is to wait.

        Where a player from outside forfeits the decision, the stand-in takes it.
        """
        self.asked += 1
        pondering = self.ponder(game, seat)
        if isinstance(pondering, Pondering):
            return pondering.decide()
        try:
            decision = pondering.decide()
            action = None if decision is None else decision.action
            check_allowed(game, seat, self.name, action)
        except Forfeit as forfeit:
            self.forfeits[forfeit.why] += 1
            self.complaint = self.complaint or forfeit
            return Player(STAND_IN, self.seed).choose(game, seat)
        return decision

    def ponder(self, game: Game, seat: SeatName, *, is_hushed: bool = False) -> "AnyPondering":
        """The same decision, ready to run here or on another thread.

        A bot that is hushed makes no offers now.
        """
        number = game.seat(seat)
        bot = self.bot_for(game)
        if number < 0 or game.is_over or game.is_out(number):
            return Pondering(game, bot, number, None, None)
        if isinstance(bot, PlainPlayer):
            question = question_of(game, number)
            return PlainPondering(game, bot, number, question, self._asker, self._stuck)
        seen, bargaining = game.seen(number), game.family.company.bargaining
        if is_hushed and bargaining is not None:
            bargaining.hush(seen, number)
        return Pondering(game, bot, number, seen, self._known(game, bot, number))

    def _known(self, game: Game, bot: Bot, seat: int) -> Numbers:
        """The parameters of a seat, computed once for a board."""
        board = game.board.tobytes()
        found = self._parameters.get(seat)
        if found is None or found[0] != board:
            made = game.family.company.parameters(bot, game.board, seat, self.seed)
            found = self._parameters[seat] = board, made
        return found[1]


@dataclass(frozen=True)
class Pondering:
    """A decision to take: it holds a copy of what its seat sees and changes nothing else."""

    game: Game
    """Used only for what never changes in a game."""
    bot: Bot | PlainPlayer
    seat: int
    seen: StateRecord | None
    """None if the seat has nothing left to decide."""
    params: Numbers | None

    def decide(self, target: str | None = None) -> Decision | None:
        """What the seat does; None is to wait. All targets decide the same; their speed differs."""
        if self.seen is None or isinstance(self.bot, PlainPlayer):
            return None
        game, company = self.game, self.game.family.company
        record, reason = company.new_action(), np.zeros(REASON_WORDS, np.int64)
        usual = COMPILED if self.bot.is_heavy else game.kernel.target
        decide = load(target or usual, company.policies, "decide")
        decide(self.bot.policy, game.board, self.seen, self.seat, self.params, record, reason)
        if record.kind == company.wait:
            return None
        key = company.reasons[int(reason[R_KEY])]
        names = company.reason_parameters[key]
        words = {name: int(reason[R_FIRST + place]) for place, name in enumerate(names)}
        why = game.messages.reason(key, words)
        return Decision(game.wording.write(record), key, words, why)

    def reply(self, decision: Decision, target: str | None = None) -> Reply | None:
        """What the bot says with its decision, if it turns down an offer."""
        bargaining = self.game.family.company.bargaining
        if bargaining is None:
            return None
        return bargaining.reply(self, decision.action, target or self.game.kernel.target)


AnyPondering: TypeAlias = Pondering | PlainPondering


def seed_for(game: Game) -> int:
    """A seed for a game's players: fixed for a game, and it reveals nothing of the dice."""
    return int.from_bytes(blake2b(game.seed.to_bytes(16, "big"), digest_size=8).digest(), "big")
