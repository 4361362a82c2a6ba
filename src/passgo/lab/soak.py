"""The soak: millions of random actions with everything checked, thousands of games replayed.

Every edition and mode is shaken for as many actions as asked, rents claimed by hand and at once by
turns. Games are then played again from their records, through JSON and ``Game.replay``, and must
end in the same bytes.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from ..editions import load_edition
from ..estate.batch import scratch
from ..estate.edition.compile import compile_board
from ..estate.edition.loader import load_estate
from ..estate.edition.model import ESTATE, UNIT_ID
from ..estate.loops.invariants import INVARIANT_NAMES
from ..estate.policies import policies
from ..estate.rules.actions import ACTION_DTYPE
from ..estate.rules.legal import CHOICE_ROWS, CHOICE_WIDTH
from ..estate.rules.state import PHASE_OVER, SEATS, STATE_DTYPE
from ..game import Game
from ..game.records import digest
from ..game.targets import COMPILED, load
from ..kernel.log import LOG_WIDTH, NO_LOG
from ..kernel.shaking import FAULT_NAMES, FAULT_REFUSED
from ..knockout.soak import VARIANTS, LaneShaker
from .tables import modes_of

if TYPE_CHECKING:
    from rich.console import Console

ACTIONS_PER_GAME = 5_000
EVERY = 7
"""Choices and nonsense are tried on copies after every seventh action."""
ODDS = (0, "1/12", 1)
"""How often the unit interrupts, where there is one."""


@dataclass
class Tally:
    """What a soak of one table has seen."""

    actions: int = 0
    games: int = 0
    finished: int = 0
    replayed: int = 0
    deepest: int = 0
    kinds: set[int] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Table:
    """What is shaken: an edition, a mode, and options on top."""

    edition: str
    mode: str
    options: Mapping[str, object]

    @property
    def name(self) -> str:
        """The table in a few words."""
        extras = "".join(f" {name} {value}" for name, value in self.options.items())
        return f"{self.edition} {self.mode}{extras}"


class Shaker:
    """The records that shaking one table needs."""

    def __init__(self, table: Table, seed: int) -> None:
        """Prepare boards for both ways of claiming rent."""
        self.edition = load_estate(table.edition)
        self.mode = mode = table.mode
        self.seed = seed
        self.options = [{**table.options, "rent_claims": how} for how in ("manual", "auto")]
        self.boards = [compile_board(self.edition, mode, options) for options in self.options]
        self.states: Any = np.zeros(2, STATE_DTYPE).view(np.recarray)
        self.words = self.states.view(np.int64).reshape(2, -1)
        self.played: Any = np.zeros(ACTIONS_PER_GAME, ACTION_DTYPE).view(np.recarray)
        self.seats_played = np.zeros(ACTIONS_PER_GAME, np.int64)
        self.rows = np.zeros((CHOICE_ROWS, CHOICE_WIDTH), np.int64)
        self.log = np.zeros((512, LOG_WIDTH), np.int64)
        self.params = np.zeros((SEATS, policies.PARAMETERS), np.int64)
        self.policies = np.full(SEATS, policies.RANDOM, np.int64)

    def seats(self, game: int) -> int:
        """How many sit at a game: every number the edition allows, by turns."""
        least, most = self.edition.box.players
        return least + game % (most - least + 1)

    def deal(self, game: int, row: int) -> Any:
        """Deal a game into one of the two states; its board."""
        board = self.boards[game % len(self.boards)]
        self.words[row] = 0
        state = self.states[row]
        state.seed[0], state.seed[1] = game, self.seed
        load(COMPILED, "estate.rules.setup", "set_up")(board, state, self.seats(game), NO_LOG)
        return board

    def shake(self, game: int) -> int:
        """Play one game, asking everything; a fault, or 0."""
        board = self.deal(game, 0)
        self.params[:, 0], self.params[:, 1] = game, self.seed
        asking, action, refusal = scratch()
        return int(
            load(COMPILED, "estate.loops.shaking", "shake")(
                board,
                self.states,
                self.words,
                asking[0],
                self.policies,
                self.params,
                self.rows,
                action[0],
                self.log,
                refusal,
                self.played,
                self.seats_played,
                ACTIONS_PER_GAME,
                EVERY,
            )
        )

    def play_again(self, game: int) -> bool:
        """Play the recorded actions on a fresh state; whether it ends in the same bytes."""
        board = self.deal(game, 1)
        _, _, refusal = scratch()
        load(COMPILED, "estate.loops.shaking", "play_again")(
            board,
            self.states[1],
            self.played,
            self.seats_played,
            int(self.states[0].number),
            NO_LOG,
            refusal,
        )
        return bool(np.array_equal(self.words[0], self.words[1]))

    def replay_record(self, game: int) -> bool:
        """Write the game's record as JSON and replay it; whether it ends in the same bytes."""
        names = [f"player{seat + 1}" for seat in range(self.seats(game))]
        options = self.options[game % len(self.options)]
        table = Game.new(self.edition, names, self.mode, self.seed << 32 | game, options, COMPILED)
        count = int(self.states[0].number)
        actions = [
            [names[seat], table.wording.write(action)]
            for seat, action in zip(self.seats_played[:count], self.played[:count], strict=True)
        ]
        table.load_state(self.states[:1].tobytes())
        record = {**table.record(), "actions": actions, "digest": digest(table)}
        again = Game.replay(json.loads(json.dumps(record)), COMPILED)
        return again.state_bytes() == table.state_bytes()

    @property
    def is_finished(self) -> bool:
        """Whether the game came to its end."""
        return bool(self.states[0].phase == PHASE_OVER)

    @property
    def deepest(self) -> int:
        """The most matters that were open at once."""
        return int(self.states[0].deepest)

    def name_fault(self, code: int) -> str:
        """A fault in words."""
        if code >= FAULT_REFUSED:
            return FAULT_NAMES[code - FAULT_REFUSED]
        return INVARIANT_NAMES[code]


def make_shaker(table: Table, seed: int) -> Shaker | LaneShaker:
    """What shakes the games of a table's family."""
    if load_edition(table.edition).family == ESTATE:
        return Shaker(table, seed)
    return LaneShaker(table.edition, table.mode, table.options, seed)


def soak(
    table: Table,
    actions: int,
    replays: int,
    seed: int,
    report: Callable[[int, int], None],
) -> Tally:
    """Shake one table; ``report`` hears of actions and games done."""
    tally = Tally()
    shaker = make_shaker(table, seed)
    game = 0
    while (tally.actions < actions or tally.replayed < replays) and not tally.problems:
        code = shaker.shake(game)
        state = shaker.states[0]
        where = f"{table.name}, seed {seed}, game {game}, action {int(state.number)}"
        if code:
            tally.problems.append(f"{where}: {shaker.name_fault(code)}")
        elif not shaker.play_again(game):
            tally.problems.append(f"{where}: played again, it ends in other bytes")
        elif tally.replayed < replays:
            if not shaker.replay_record(game):
                tally.problems.append(f"{where}: replayed from its record, it ends in other bytes")
            tally.replayed += 1
        count = int(state.number)
        tally.actions += count
        tally.games += 1
        tally.finished += shaker.is_finished
        tally.deepest = max(tally.deepest, shaker.deepest)
        tally.kinds |= set(np.unique(shaker.played["kind"][:count]).tolist())
        report(count, 1)
        game += 1
    return tally


def tables(edition: str | None, mode: str | None) -> Iterator[Table]:
    """The tables to shake; where there is a unit, with each frequency of its texts."""
    for name, played in modes_of(edition, mode):
        yield from (Table(name, played, options) for options in variants(name))


def variants(edition: str) -> Sequence[Mapping[str, object]]:
    """The options with which an edition is shaken."""
    if load_edition(edition).family != ESTATE:
        return VARIANTS
    if UNIT_ID in load_estate(edition).decks:
        return [{"random_chance": odds} for odds in ODDS]
    return [{}]


def main(
    console: "Console",
    edition: str | None = None,
    mode: str | None = None,
    actions: int = 1_000_000,
    games: int = 10_000,
    seed: int = 1,
) -> int:
    """Shake every edition and mode; 0, or 1 after printing what was violated."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    chosen = list(tables(edition, mode))
    replays = -(-games // len(chosen))
    problems = 0
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} actions"),
        TextColumn("{task.fields[games]} games"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console) as progress:
        for table in chosen:
            bar = progress.add_task(table.name, total=actions, games=0)

            def report(done: int, finished: int, bar: Any = bar) -> None:
                task = progress.tasks[bar]
                progress.update(bar, advance=done, games=task.fields["games"] + finished)

            tally = soak(table, actions, replays, seed, report)
            stack = f"stack at most {tally.deepest} deep, " if tally.deepest else ""
            progress.console.print(
                f"{table.name}: {tally.actions:,} actions in {tally.games:,} games "
                f"({tally.finished:,} finished), {tally.replayed:,} replayed from their records, "
                f"{len(tally.kinds)} kinds of action, {stack}"
                f"{len(tally.problems)} violations"
            )
            for problem in tally.problems:
                progress.console.print(f"  {problem}", style="red")
            problems += len(tally.problems)
    return 1 if problems else 0
