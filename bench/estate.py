"""The speed of the rules of the estate family, and the size of its games."""

import os
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from passgo.compiling.targets import COMPILED, INTERPRETED, load
from passgo.editions import EDITIONS
from passgo.estate.edition.loader import load_estate
from passgo.estate.loops.play import ACTIONS_A_TURN
from passgo.estate.policies import policies
from passgo.estate.rules import actions as act
from passgo.estate.rules.actions import ACTION_DTYPE
from passgo.estate.rules.state import BOARD_DTYPE, PHASE_OVER, PHASE_ROLL, STATE_DTYPE
from passgo.estate.studies import batch
from passgo.estate.studies.batch import TURNS
from passgo.estate.studies.gpu import PLAYERS
from passgo.game import Game
from passgo.game.records import dump_record
from passgo.kernel.log import NO_LOG
from passgo.lab.counting import count_instructions

from . import against, against_games, like_for_like

SEATS = 4
GAMES_AT_ONCE = 1_000


def recorded_game(edition: str, seed: int) -> tuple[Any, Any, Any, Any]:
    """A game of simple players: its board, its first state, its actions and who took them."""
    games = batch.deal(edition, "standard", 1, SEATS, policies.SIMPLE, seed)
    start = games.states.copy()
    asking, action, refusal = batch.scratch()
    notes = batch.blank_notes()
    play = load(COMPILED, "estate.loops.play", "play_batch")
    fault, asked = np.zeros(1, np.int64), np.zeros((1, SEATS), np.int64)
    played: list[Any] = []
    seats: list[int] = []
    while True:
        number = int(games.states[0].number)
        throws = games.states[0].phase == PHASE_ROLL
        action[:] = np.zeros(1, ACTION_DTYPE)
        play(
            games.board,
            games.states,
            asking,
            games.policies,
            games.params,
            action,
            NO_LOG,
            refusal,
            notes,
            TURNS + 1,
            number + 1,
            fault,
            asked,
        )
        if fault[0] != 0 or games.states[0].number == number:
            break
        if action[0].kind == act.WAIT:
            # A forced move is made without being recorded.
            action[0].kind = act.ROLL if throws else act.END
        played.append(action.copy())
        seats.append(int(asking[0].number))
    actions = np.concatenate(played).view(np.recarray)
    return games.board, start, actions, np.array(seats, np.int64)


def actions_per_second(edition: str, seconds: float) -> tuple[float, float]:
    """Actions a second, interpreted and compiled, over the same recorded game."""
    board, start, actions, seats = recorded_game(edition, 7)
    _, _, refusal = batch.scratch()
    rates = []
    for target in (INTERPRETED, COMPILED):
        again = load(target, "estate.loops.shaking", "play_again")
        state = start.copy().view(np.recarray)
        again(board, state[0], actions, seats, 1, NO_LOG, refusal)
        done = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            state = start.copy().view(np.recarray)
            again(board, state[0], actions, seats, len(actions), NO_LOG, refusal)
            done += len(actions)
        rates.append(done / (time.perf_counter() - begin))
    return rates[0], rates[1]


def games_per_second(
    edition: str, mode: str, players: int | Sequence[str], seconds: float, workers: int = 1
) -> dict[str, float]:
    """Whole games a second, dealt and played, with their length and how many ended."""
    games = turns = actions = finished = 0
    spent = 0.0
    states = None
    while spent < seconds:
        begin = time.perf_counter()
        count = GAMES_AT_ONCE * workers
        dealt = batch.deal(edition, mode, count, SEATS, players, 11, first=games, states=states)
        states = dealt.states
        batch.play(dealt, ACTIONS_A_TURN * TURNS, workers, TURNS)
        spent += time.perf_counter() - begin
        games += len(dealt.states)
        turns += int(dealt.states.turn.sum())
        actions += int(dealt.states.number.sum())
        finished += int((dealt.states.phase == PHASE_OVER).sum())
    return {
        "games_per_second": games / spent,
        "actions_per_second": actions / spent,
        "turns_per_game": turns / games,
        "share_finished": finished / games,
    }


def thinking(edition: str, player: str, games: int = 200) -> dict[str, float]:
    """How often players are asked, and the instructions of an action if they can be counted."""
    dealt = batch.deal(edition, "standard", games, SEATS, [player] * SEATS, 11)
    found: dict[str, float] = {}

    def play() -> None:
        limit = ACTIONS_A_TURN * TURNS
        _, asked = batch.play_counted(dealt, dealt.states, dealt.params, TURNS, limit)
        found["questions_per_action"] = float(asked.sum() / dealt.states.number.sum())

    instructions = count_instructions(play)
    if instructions is not None:
        found["instructions_per_action"] = instructions / float(dealt.states.number.sum())
    return found


def measure_players(seconds: float, say: Callable[[str], None]) -> dict[str, float]:
    """Every edition with four of each of the usual players, on one core and on all."""
    figures: dict[str, float] = {}
    cores = os.cpu_count() or 1
    for edition in EDITIONS("estate"):
        for player in PLAYERS:
            say(f"whole games, {edition}, four {player}")
            name, seated = f"{edition}_standard_{player}", [player] * SEATS
            alone = games_per_second(edition, "standard", seated, seconds)
            figures |= {f"{name}_{key}": value for key, value in alone.items()}
            figures |= {f"{name}_{key}": value for key, value in thinking(edition, player).items()}
            asked = figures[f"{name}_questions_per_action"]
            figures[f"{name}_questions_per_second"] = asked * alone["actions_per_second"]
            if cores > 1:
                together = games_per_second(edition, "standard", seated, seconds, cores)
                figures[f"{name}_games_per_second_all_cores"] = together["games_per_second"]
    return figures


def record_bytes(edition: str) -> int:
    """Bytes of the record of a whole game of simple players."""
    board, start, actions, seats = recorded_game(edition, 7)
    del board
    game = Game.new(edition, SEATS, seed=7 << 32, target=COMPILED)
    game.load_state(start.tobytes())
    for seat, action in zip(seats, actions, strict=True):
        game.apply_record(int(seat), action)
    return len(dump_record(game.record()).encode())


def table_milliseconds(edition: str, seed: int = 7) -> dict[str, float]:
    """What an action costs at a table of four, compiled, in milliseconds of one core.

    It is applied, its events are recorded, and every seat and a spectator get their view, each with
    its choices.
    """
    _, start, actions, seats = recorded_game(edition, seed)
    game = Game.new(edition, SEATS, seed=seed << 32, target=COMPILED)
    game.load_state(start.tobytes())
    spent = []
    for seat, action in zip(seats, actions, strict=True):
        begin = time.process_time()
        happened = game.apply_record(int(seat), action)
        told = [event.wire() for event in happened]
        look = game.look()
        views = [look.view(name) for name in (*game.seats, None)]
        spent.append(1000 * (time.process_time() - begin))
        assert len(views) > SEATS
        assert len(told) == len(happened)
    # The first action also loads code.
    spent = sorted(spent[1:])
    return {
        "action_at_a_table_of_four_ms": sum(spent) / len(spent),
        "action_at_a_table_of_four_ms_p99": spent[len(spent) * 99 // 100],
    }


def measure(seconds: float, say: Callable[[str], None]) -> dict[str, float]:
    """The figures of this family, by name."""
    figures: dict[str, float] = {}
    say("loading the compiled rules")
    batch.warm()
    load(COMPILED, "estate.loops.shaking", "play_again")
    figures["state_bytes"] = STATE_DTYPE.itemsize
    figures["board_bytes"] = BOARD_DTYPE.itemsize
    figures["action_bytes"] = ACTION_DTYPE.itemsize
    say("actions a second")
    slow, fast = actions_per_second("euro", seconds)
    figures["interpreted_actions_per_second"] = slow
    figures["compiled_actions_per_second"] = fast
    figures["compiled_over_interpreted"] = fast / slow
    for edition in EDITIONS("estate"):
        say(f"an action at a table of four, {edition}")
        for name, value in table_milliseconds(edition).items():
            figures[f"{edition}_{name}"] = value
    figures |= measure_players(seconds, say)
    figures |= like_for_like.measure(seconds, say)
    for edition in EDITIONS("estate"):
        for mode in load_estate(edition).modes:
            if mode == "standard":
                continue
            say(f"whole games, {edition} {mode}")
            for name, value in games_per_second(edition, mode, policies.SIMPLE, seconds).items():
                figures[f"{edition}_{mode}_simple_{name}"] = value
    say("random games")
    for name, value in games_per_second("euro", "standard", policies.RANDOM, seconds).items():
        figures[f"euro_standard_random_{name}"] = value
    figures["record_bytes_of_a_game"] = record_bytes("euro")
    return figures


def compare(revision: str, say: Callable[[str], None]) -> dict[str, float]:
    """The kernel against another revision's, alternately, on every edition that both have."""
    editions = [name for name in EDITIONS("estate") if against.has_edition(revision, name)]
    figures: dict[str, float] = {}
    for edition, rates in against.measure(revision, editions, recorded_game, say).items():
        figures[f"{edition}_actions_per_second_here"] = rates["here"]
        figures[f"{edition}_actions_per_second_there"] = rates["there"]
        figures[f"{edition}_here_over_there"] = rates["ratio"]
    for contest in against_games.measure(revision, editions, say):
        figures.update(contest.figures())
    return figures
