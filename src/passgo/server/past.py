"""A table's game as plain data, and the work that replays it in a worker process.

This module and ``retold.py`` run there: they know games, but no store, sockets or tables, so that
a worker starts quickly.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..bots.haggling import Question, haggling
from ..bots.player import Decision, Player, seed_for
from ..compiling.targets import INTERPRETED
from ..editions import EditionRef, EditionRegistry, ref_of
from ..errors import IllegalAction
from ..game import Event, Game, Written
from ..game.fair import fair_part
from ..game.records import record_of
from ..wire.plain import JsonMapping, Plain


@dataclass(frozen=True)
class Act:
    """An action as stored."""

    seat: str
    action: Written
    mark: str
    """The digest of the table after it."""


@dataclass(frozen=True)
class Past:
    """A game's set-up and all its actions."""

    edition: EditionRef
    editions: EditionRegistry
    """Where the edition is looked up."""
    mode: str
    options: JsonMapping
    seats: tuple[str, ...]
    seed: int
    start: str | None
    """The position it continues from, if the rules have changed during the game."""
    acts: tuple[Act, ...]
    bots: Mapping[str, str]
    secret: str
    luck: Mapping[str, str]

    def begin(self, target: str) -> Game:
        """The game before its first action."""
        if self.start is not None:
            return Game.from_position(self.start, target, editions=self.editions)
        return self.deal(target)

    def deal(self, target: str) -> Game:
        """The game after the deal."""
        edition = self.editions.find(self.edition)
        return Game.new(edition, self.seats, self.mode, self.seed, self.options, target)


@dataclass(frozen=True)
class Moment:
    """The state of a game at one moment."""

    edition: EditionRef
    editions: EditionRegistry
    seats: tuple[str, ...]
    mode: str
    options: JsonMapping
    state: bytes


def moment_of(game: Game, editions: EditionRegistry) -> Moment:
    """The current state of a game; its edition is looked up in these editions."""
    seats, state = game.seats, game.state_bytes()
    return Moment(ref_of(game.edition), editions, seats, game.mode, game.options, state)


def write_record(past: Past, target: str) -> Plain:
    """The record of a game, with the proof of its dice."""
    game = past.begin(target)
    for act in past.acts:
        game.apply(act.seat, act.action)
    fair = fair_part(game, past.secret, past.luck) if past.start is None else None
    return record_of(game, past.bots, fair)


def hear_again(past: Past, first: int, target: str) -> list[list[Plain]]:
    """Events of each action from ``first`` on, as sent to clients; 0 includes the deal.

    The list ends where the rules have changed: later actions have no events.
    """
    game = past.deal(target)
    told = [] if first else [_wired(game.events)]
    for number, act in enumerate(past.acts, 1):
        try:
            events = game.apply(act.seat, act.action)
        except IllegalAction:
            break
        if game.marks[-1] != act.mark:
            break
        if number >= first:
            told.append(_wired(events))
        game.events.clear()
    return told


def _wired(events: Iterable[Event]) -> list[Plain]:
    return [event.wire() for event in events]


def haggle(moment: Moment, question: Question) -> Plain:
    """What bots say about offers, with rules that are not compiled yet."""
    prepared = haggling(_game_at(moment), question)
    assert prepared is not None
    return prepared.answer(INTERPRETED)


def advise(moment: Moment, bot: str, seat: str) -> Decision | None:
    """A bot's decision, with rules that are not compiled yet."""
    game = _game_at(moment)
    return Player(bot, seed_for(game)).ponder(game, seat).decide(INTERPRETED)


def _game_at(moment: Moment) -> Game:
    """The game at a moment, interpreted."""
    edition = moment.editions.find(moment.edition)
    game = Game(edition, moment.seats, moment.mode, moment.options, INTERPRETED)
    game.load_state(moment.state)
    return game
