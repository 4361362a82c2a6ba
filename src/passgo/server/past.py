"""A table's game as plain data, and what comes of playing it again in a worker process.

What is here and in ``retold.py`` runs there: it knows games, but no store, no socket and no table,
so that a worker is quickly there.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

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
    """An action as it was stored."""

    seat: str
    action: Written
    mark: str
    """How the table looked after it."""


@dataclass(frozen=True)
class Past:
    """What a game was begun from, and all that was done in it."""

    edition: EditionRef
    editions: EditionRegistry
    """Where it is looked for."""
    mode: str
    options: JsonMapping
    seats: tuple[str, ...]
    seed: int
    start: str | None
    """The position it goes on from, where it was not played by the same rules throughout."""
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
        """The game as it was dealt."""
        edition = self.editions.find(self.edition)
        return Game.new(edition, self.seats, self.mode, self.seed, self.options, target)


@dataclass(frozen=True)
class Moment:
    """One moment of a game."""

    edition: EditionRef
    editions: EditionRegistry
    seats: tuple[str, ...]
    mode: str
    options: JsonMapping
    state: bytes


def moment_of(game: Game, editions: EditionRegistry) -> Moment:
    """How a game stands now; its edition is found again among these."""
    seats, state = game.seats, game.state_bytes()
    return Moment(ref_of(game.edition), editions, seats, game.mode, game.options, state)


def write_record(past: Past, target: str) -> Plain:
    """The record of a game, with what proves its dice."""
    game = past.begin(target)
    for act in past.acts:
        game.apply(act.seat, act.action)
    fair = fair_part(game, past.secret, past.luck) if past.start is None else None
    return record_of(game, past.bots, fair)


def hear_again(past: Past, first: int, target: str) -> list[list[Plain]]:
    """What the deal told, where ``first`` is 0, and each action from that one on, as it is sent.

    It ends where the rules have changed since: what others played cannot be told.
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


def advise(moment: Moment, bot: str, seat: str) -> Decision | None:
    """What a bot would do, by rules that are not compiled yet."""
    edition = moment.editions.find(moment.edition)
    game = Game(edition, moment.seats, moment.mode, moment.options, INTERPRETED)
    game.load_state(moment.state)
    return Player(bot, seed_for(game)).ponder(game, seat).decide(INTERPRETED)
