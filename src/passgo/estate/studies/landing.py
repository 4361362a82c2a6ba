"""Where throws end on a board of the estate family: an exact chain, made by the rules themselves.

Every throw is played from every place, with every card and every text that can come. The shares of
the long run are those that this chain leaves unchanged. The packs count as shuffled before every
draw, as in the published tables. All lots belong to the token's own seat, so that no purchase and
no rent comes between two throws; other tokens never move.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ...compiling.targets import COMPILED, INTERPRETED, KernelFunction, load
from ...editions import OptionError
from ...editions.arrays import records
from ...families.records import ActionRecord, BoardRecord, Numbers, StateRecord
from ...kernel.log import NO_LOG
from ...kernel.reason import REASON_WORDS
from ...kernel.rng import STREAM_UNIT
from ...lab.landings import JAIL, JAIL_PLANS, PAY, Ground, Landing
from ..edition.compile import compile_board
from ..edition.loader import load_estate
from ..edition.model import Edition
from ..rules import actions as act
from ..rules.state import PHASE_ROLL, PLANNED, SOURCES, SQUARES, STATE_DTYPE

PARTS = 100
"""The parts of a simulation, from whose spread its errors are estimated."""
DICE = [(one, two) for one in range(1, 7) for two in range(one, 7)]
_CASH = 10**12
"""Enough for any number of fines, taxes and cards."""
_STRIKES = SOURCES
"""The place of the unit's strikes in a path, after the packs and the texts."""
_DOUBLES = 3


class Place(NamedTuple):
    """Where a throw begins: a square, and the doubles or the turns in jail before it."""

    square: int
    doubles: int
    in_jail: int


Shares: TypeAlias = npt.NDArray[np.float64]
Path: TypeAlias = tuple[tuple[int, ...], ...]
"""What chance brings in one throw, in order: for each source its cards, then whether each card
that comes out of the unit is struck by a text."""
NOTHING: Path = ((),) * (SOURCES + 1)


class Walker:
    """One token on a board, and the throws from all its places."""

    def __init__(self, ground: Ground, target: str) -> None:
        """Prepare the board; EditionError or OptionError if there is no such ground."""
        if ground.jail not in JAIL_PLANS:
            raise OptionError("jail", repr(ground.jail), " or ".join(JAIL_PLANS))
        self.edition: Edition = load_estate(ground.edition)
        self.pays = int(ground.jail == PAY)
        self.rules = _rules(target)
        self.board: BoardRecord = compile_board(self.edition, ground.mode, ground.options)
        self.board["start_cash"], self.board["manual_dice"] = _CASH, 0
        self.board["deal_titles"] = self.board["timed"] = 0
        # A text that waits would be read after the throw that brought it.
        self.board["chance_text_waits"] = 0
        self.start = self._start()
        self.action: ActionRecord = records(1, act.ACTION_DTYPE)[0]
        self.refusal: Numbers = np.zeros(REASON_WORDS, np.int64)
        self._words: dict[tuple[int, ...], int] = {}

    def _start(self) -> StateRecord:
        """A game of two in which seat 0 owns every lot and is to throw."""
        state: StateRecord = records(1, STATE_DTYPE)[0]
        self.rules["set_up"](self.board, state, 2, NO_LOG)
        for square in range(SQUARES):
            if int(self.board.lots_mask) >> square & 1:
                self.rules["set_owner"](self.board, state, square, 0)
        state.order_total[:] = 0
        self.rules["start_turn"](state, NO_LOG, 0)
        return state

    def places(self) -> list[Place]:
        """Every place from which a throw may begin."""
        open_air = [
            Place(square, doubles, 0) for square in range(SQUARES) for doubles in range(_DOUBLES)
        ]
        turns = 1 if self.pays else int(self.board.jail_max_turns)
        jail = int(self.board.jail_square)
        return open_air + [Place(jail, 0, turn) for turn in range(1, turns + 1)]

    def outcomes(self, place: Place) -> Iterator[tuple[Place, float]]:
        """Where a throw from a place can end, ready for the next throw, and how likely."""
        for dice in DICE:
            weight = (1 if dice[0] == dice[1] else 2) / 36
            for end, chance in self._ends(place, dice):
                yield end, weight * chance

    def _ends(self, place: Place, dice: tuple[int, int]) -> Iterator[tuple[Place, float]]:
        """The ends of one throw, over everything that chance may add to it."""
        open_paths = [(NOTHING, 1.0)]
        while open_paths:
            path, chance = open_paths.pop()
            state, asked = self._throw(place, dice, path)
            source = next((n for n, count in enumerate(asked) if count > len(path[n])), None)
            if source is None:
                yield self._end(state), chance
                continue
            open_paths += [
                (_longer(path, source, drawn), chance * part) for drawn, part in self._draws(source)
            ]

    def _draws(self, source: int) -> list[tuple[int, float]]:
        """What a source may bring, and how likely each is."""
        if source == _STRIKES:
            strikes = int(self.board.random_chance_num) / int(self.board.random_chance_den)
            return [(0, 1 - strikes), (1, strikes)]
        cards = int(self.board.pack_size[source])
        return [(card, 1 / cards) for card in range(cards)]

    def _throw(
        self, place: Place, dice: tuple[int, int], path: Path
    ) -> tuple[StateRecord, list[int]]:
        """One throw along a path, and how often each source was asked."""
        state = self.start.copy()
        state.at[0], state.doubles, state.jail[0] = place
        for source in range(SOURCES):
            state.planned_count[source] = PLANNED
            for row in range(PLANNED):
                card = path[source][row] if row < len(path[source]) else 0
                state.planned[source, row] = self.board.effect[source, card]
        begin = self._words_for(path[_STRIKES])
        state.drawn[STREAM_UNIT] = begin
        board = self.board.copy()
        board["manual_dice"] = 1
        self.rules["throw_once"](board, state, self.pays, *dice, self.action, NO_LOG, self.refusal)
        asked = [PLANNED - int(state.planned_count[source]) for source in range(SOURCES)]
        return state, [*asked, int(state.drawn[STREAM_UNIT]) - begin]

    def _end(self, state: StateRecord) -> Place:
        """Where the token is before its next throw."""
        in_jail, square = int(state.jail[0]), int(state.at[0])
        if in_jail:
            return Place(square, 0, 1 if self.pays else in_jail)
        return Place(square, int(state.doubles) if state.phase == PHASE_ROLL else 0, 0)

    def _words_for(self, strikes: tuple[int, ...]) -> int:
        """The first random words that strike, and do not strike, as wanted."""
        if strikes not in self._words:
            scratch = self.start.copy()
            self._words[strikes] = next(n for n in count() if self._strikes(scratch, n, strikes))
        return self._words[strikes]

    def _strikes(self, scratch: StateRecord, begin: int, wanted: tuple[int, ...]) -> bool:
        """Whether the random words from a place on strike as wanted."""
        odds, of = int(self.board.random_chance_num), int(self.board.random_chance_den)
        scratch.drawn[STREAM_UNIT] = begin
        found = [self.rules["draw"](scratch, STREAM_UNIT, of) < odds for _ in wanted]
        return found == [strike == 1 for strike in wanted]


def _longer(path: Path, source: int, drawn: int) -> Path:
    """A path with one more outcome of a source."""
    return (*path[:source], (*path[source], drawn), *path[source + 1 :])


def _rules(target: str) -> dict[str, KernelFunction]:
    """The rules that a walker needs."""
    places = {
        "throw_once": "estate.loops.rolling",
        "roll_on": "estate.loops.rolling",
        "set_owner": "estate.rules.lots",
        "set_up": "estate.rules.setup",
        "start_turn": "estate.rules.turn",
        "draw": "kernel.rng",
    }
    return {name: load(target, module, name) for name, module in places.items()}


def chain(ground: Ground) -> list[Landing]:
    """The exact shares, in the order of the board, in jail last."""
    walker = Walker(ground, INTERPRETED)
    places = walker.places()
    numbers = {place: number for number, place in enumerate(places)}
    moves = np.zeros((len(places), len(places)))
    for place, number in numbers.items():
        for end, chance in walker.outcomes(place):
            moves[number, numbers[end]] += chance
    shares = np.zeros(SQUARES + 1)
    for place, share in zip(places, _long_run(moves), strict=True):
        # What a throw leaves behind is where the next one begins.
        shares[SQUARES if place.in_jail else place.square] += share
    return _rows(walker.edition, shares)


def _long_run(moves: Shares) -> Shares:
    """The shares that a chain leaves unchanged."""
    equations = np.vstack([moves.T - np.eye(len(moves)), np.ones(len(moves))])
    wanted = np.zeros(len(moves) + 1)
    wanted[-1] = 1
    found: Shares = np.asarray(np.linalg.lstsq(equations, wanted, rcond=None)[0], np.float64)
    return found


def _rows(edition: Edition, shares: Shares) -> list[Landing]:
    rows = [
        Landing(str(number), square.id, float(shares[number]))
        for number, square in enumerate(edition.squares)
    ]
    return [*rows, Landing(JAIL, "jail", float(shares[SQUARES]))]


def simulate(ground: Ground, rolls: int, seed: int) -> Sequence[Sequence[int]]:
    """Throws that end on each square, in jail last, in parts of equal length."""
    walker = Walker(ground, COMPILED)
    state = walker.start.copy()
    state.seed[0], state.seed[1] = seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF
    parts = np.zeros((PARTS, SQUARES + 1), np.int64)
    for part in parts:
        walker.rules["roll_on"](
            walker.board,
            state,
            rolls // PARTS,
            walker.pays,
            part,
            walker.action,
            NO_LOG,
            walker.refusal,
        )
    return parts.tolist()
