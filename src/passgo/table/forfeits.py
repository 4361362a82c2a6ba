"""Decisions that players from outside forfeit at a table; the stand-in takes them."""

from ..bots.forfeit import GONE, STAND_IN, Forfeit, check_allowed
from ..bots.player import Decision
from ..bots.registry import PLAYERS
from ..game import Game
from ..wire.terms import Term
from .entries import Entry
from .news import News
from .sitters import bot_term
from .thought import Thought


class Forfeits:
    """Which seats have forfeited the decision of this moment, and what people were told."""

    def __init__(self, game: Game, news: News) -> None:
        """Begin without any."""
        self.game = game
        self.news = news
        self.last: Forfeit | None = None
        """The last forfeit that people were told of."""
        self._forfeited: dict[str, int] = {}
        """Seats, and after how many actions their bot last forfeited a decision."""
        self._told: set[tuple[str, str]] = set()

    def is_forfeited(self, seat: str) -> bool:
        """Whether the bot of a seat has forfeited its decision at this moment of the game."""
        return self._forfeited.get(seat) == len(self.game.actions)

    def note(self, thought: Thought, decision: Decision | None) -> bool:
        """Check what a bot decided; whether it forfeits the decision."""
        if PLAYERS.title(thought.bot) is None:
            return False
        if thought.forfeit is None:
            action = None if decision is None else decision.action
            try:
                check_allowed(self.game, thought.seat, thought.bot, action)
            except Forfeit as forfeit:
                thought.forfeit = forfeit
            else:
                return False
        thought.is_reported = self._tell(thought.seat, thought.forfeit)
        return True

    def note_gone(self, seat: str, bot: str) -> None:
        """Note that the code of a bot is not loaded any more."""
        self._tell(seat, Forfeit(bot, GONE, "its code is not loaded"))

    def _tell(self, seat: str, forfeit: Forfeit) -> bool:
        """Tell people, once for each bot and reason; whether they are told."""
        self._forfeited[seat] = len(self.game.actions)
        if (forfeit.player, forfeit.why) in self._told:
            return False
        self._told.add((forfeit.player, forfeit.why))
        self.last = forfeit
        terms: dict[str, Term] = {
            "seat": {"seat": seat},
            "bot": bot_term(forfeit.player),
            "stand_in": bot_term(STAND_IN),
            "why": forfeit.why,
        }
        self.news.tell(Entry("forfeited", seat, terms))
        return True
