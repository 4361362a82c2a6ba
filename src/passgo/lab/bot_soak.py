"""The soak of the bots: mixed tables of the whole roster, every decision looked at.

None may be refused, none may be missing, what must hold of a state holds after each, and no
thinking player accepts a trade that it calls a loss itself. Rents are claimed by hand and at once,
and purses open and shut, by turns; knockout tables play with every kind of second chance.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from ..bots.names import PLAYER_NAMES
from ..editions import load_edition
from ..estate.edition.compile import compile_board
from ..estate.edition.loader import load_estate
from ..estate.edition.model import ESTATE
from ..estate.loops.invariants import INVARIANT_NAMES
from ..estate.policies import policies
from ..estate.policies.reasons import REASON_NAMES
from ..estate.roster import ROSTER, parameters
from ..estate.rules.actions import ACTION_DTYPE
from ..estate.rules.state import PHASE_OVER, ROUND_DTYPE, SEATS, STATE_DTYPE
from ..game.targets import COMPILED, load
from ..kernel.bot_shaking import FAULT_NAMES, FAULT_REFUSED, T_DECISIONS, T_TRADES, T_WIDTH
from ..kernel.log import NO_LOG
from ..kernel.reason import REASON_WORDS
from ..knockout.bot_soak import LaneBotShaker
from .tables import modes_of

if TYPE_CHECKING:
    from rich.console import Console

ACTIONS_PER_GAME = 8_000
EVERY = 7
"""After every seventh action a bot is also asked with all cards on the table."""
MIXES = (
    ("novice", "regular", "shrewd", "buyer", "railways", "thrifty"),
    ("shrewd", "random", "regular", "simple", "novice"),
    ("shrewd", "regular", "novice"),
    ("shrewd",),
)
"""Who sits together; a table takes them in order, from another one each game."""
OPTIONS = tuple(
    {"rent_claims": rents, "cash": cash}
    for rents in ("manual", "auto")
    for cash in ("public", "hidden")
)


@dataclass
class Tally:
    """What the soak of one edition and mode has seen."""

    decisions: int = 0
    actions: int = 0
    trades: int = 0
    games: int = 0
    finished: int = 0
    reasons: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


class BotShaker:
    """The records that one edition and mode need."""

    def __init__(self, edition: str, mode: str, seed: int) -> None:
        """Compile a board for each set of options."""
        self.edition = load_estate(edition)
        self.seed = seed
        self.boards = [compile_board(self.edition, mode, options) for options in OPTIONS]
        self.states: Any = np.zeros(2, STATE_DTYPE).view(np.recarray)
        self.words = self.states.view(np.int64).reshape(2, -1)
        self.actions: Any = np.zeros(2, ACTION_DTYPE).view(np.recarray)
        self.action_words = self.actions.view(np.int64).reshape(2, -1)
        self.asking: Any = np.zeros(1, ROUND_DTYPE).view(np.recarray)
        self.policies = np.zeros(SEATS, np.int64)
        self.params = np.zeros((SEATS, policies.PARAMETERS), np.int64)
        self.reason = np.zeros(REASON_WORDS, np.int64)
        self.tally = np.zeros(T_WIDTH, np.int64)
        self.reasons_seen = np.zeros(len(REASON_NAMES), np.int64)

    reasons = REASON_NAMES

    @property
    def is_finished(self) -> bool:
        """Whether the game came to its end."""
        return bool(self.states[0].phase == PHASE_OVER)

    @property
    def asked(self) -> int:
        """The seat that was asked last."""
        return int(self.asking[0].number)

    def options(self, game: int) -> dict[str, str]:
        """The options that a game is played with."""
        return OPTIONS[game // len(MIXES) % len(OPTIONS)]

    def name_fault(self, code: int) -> str:
        """A fault in words."""
        return name_fault(code)

    def seated(self, game: int) -> list[str]:
        """Who plays a game: every number of seats the edition allows, and every mix, by turns."""
        least, most = self.edition.box.players
        mix = MIXES[game % len(MIXES)]
        return [mix[(game + seat) % len(mix)] for seat in range(least + game % (most - least + 1))]

    def shake(self, game: int) -> int:
        """Play one game; a fault, or 0."""
        board = self.boards[game // len(MIXES) % len(self.boards)]
        names = self.seated(game)
        for seat, name in enumerate(names):
            self.policies[seat] = ROSTER[name].policy
            self.params[seat] = parameters(ROSTER[name], board, self.seed << 32 | game)
        self.words[:] = 0
        self.asking[0] = 0
        state = self.states[0]
        state.seed[0], state.seed[1] = game, self.seed
        load(COMPILED, "estate.rules.setup", "set_up")(board, state, len(names), NO_LOG)
        return int(
            load(COMPILED, "estate.loops.bot_shaking", "shake_bots")(
                board,
                self.states,
                self.words,
                self.asking[0],
                self.policies,
                self.params,
                self.actions,
                self.action_words,
                NO_LOG,
                self.reason,
                self.tally,
                self.reasons_seen,
                ACTIONS_PER_GAME,
                EVERY,
            )
        )


def name_fault(code: int) -> str:
    """A fault in words."""
    return FAULT_NAMES[code - FAULT_REFUSED] if code >= FAULT_REFUSED else INVARIANT_NAMES[code]


def make_shaker(edition: str, mode: str, seed: int) -> BotShaker | LaneBotShaker:
    """What shakes the bots of an edition's family."""
    if load_edition(edition).family == ESTATE:
        return BotShaker(edition, mode, seed)
    return LaneBotShaker(edition, mode, seed)


def soak_bots(
    edition: str, mode: str, decisions: int, seed: int, report: Callable[[int], None]
) -> Tally:
    """Shake the bots of one edition and mode; ``report`` hears of decisions taken."""
    shaker = make_shaker(edition, mode, seed)
    tally = Tally()
    while tally.decisions < decisions and not tally.problems:
        game = tally.games
        before = tally.decisions
        code = shaker.shake(game)
        state = shaker.states[0]
        if code:
            seat = shaker.asked
            who = shaker.seated(game)[seat]
            tally.problems.append(
                f"{edition} {mode} {shaker.options(game)}, seed {seed}, game {game}, "
                f"action {int(state.number)}, seat {seat} ({who}): {shaker.name_fault(code)}"
            )
        tally.decisions = int(shaker.tally[T_DECISIONS])
        tally.trades = int(shaker.tally[T_TRADES])
        tally.actions += int(state.number)
        tally.games += 1
        tally.finished += shaker.is_finished
        report(tally.decisions - before)
    tally.reasons = {shaker.reasons[key] for key in np.flatnonzero(shaker.reasons_seen)}
    return tally


def main(
    console: "Console",
    edition: str | None = None,
    mode: str | None = None,
    decisions: int = 1_000_000,
    seed: int = 1,
) -> int:
    """Shake the bots of every edition and mode; 0, or 1 after printing what was violated."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
    from rich.table import Table

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} decisions"),
        TimeElapsedColumn(),
    )
    shown = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    shown.add_column("table", no_wrap=True)
    for head in ("decisions", "actions", "games", "ended", "trades", "reasons", "faults"):
        shown.add_column(head, justify="right", no_wrap=True)
    chosen = modes_of(edition, mode)
    problems: list[str] = []
    with Progress(*columns, console=console) as progress:
        for name, played in chosen:
            bar = progress.add_task(f"{name} {played}", total=decisions)

            def report(done: int, bar: Any = bar) -> None:
                progress.update(bar, advance=done)

            tally = soak_bots(name, played, decisions, seed, report)
            problems += tally.problems
            figures = (tally.decisions, tally.actions, tally.games, tally.finished, tally.trades)
            shown.add_row(
                f"{name} {played}",
                *(f"{figure:,}" for figure in figures),
                str(len(tally.reasons)),
                str(len(tally.problems)),
            )
    console.print(shown)
    for problem in problems:
        console.print(f"  {problem}", style="red")
    console.print(f"{', '.join(PLAYER_NAMES)}: {len(problems)} violations")
    return 1 if problems else 0
