"""What ``passgo ladder`` was given, checked before anything is played."""

import os
import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path

from ...bots.code import load_code
from ...errors import CommandError
from ...lab import ladder as lab
from ...lab.arena import Arena, Setting, arenas, find_arena
from ...lab.match import count_games

DEFAULT_EDITION = "euro"
DEFAULT_MODE = "standard"


@dataclass
class Arguments:
    """What ``passgo ladder`` was given; None is what was not."""

    editions: Sequence[str] = ()
    is_all: bool = False
    mode: str | None = None
    players: str | None = None
    one: str | None = None
    against: str | None = None
    games: int = 1200
    turns: int | None = None
    seed: int = 0
    workers: int | None = None
    options: Sequence[str] = ()
    code: Sequence[str] = ()
    lang: str | None = None
    json: Path | None = None
    svg: Path | None = None
    page: Path | None = None


@dataclass
class Plan:
    """What will be played: settings with the names that meet in each, all of them checked."""

    settings: list[tuple[Setting, tuple[str, ...]]] = field(default_factory=list)
    one: str = ""
    games: int = 0
    workers: int = 1

    @property
    def total(self) -> int:
        """All games to be played."""
        if self.one:
            table = lab.challenge_table(self.one, self.settings[0][1])
            return len(self.settings) * count_games(table, self.games)
        return sum(lab.ladder_games(names, self.games) for _, names in self.settings)


def make_plan(asked: Arguments) -> Plan:
    """Check what was asked; an error says what is wrong with it."""
    is_challenge = asked.one is not None
    if is_challenge != (asked.against is not None):
        raise CommandError("ladder-error-one-alone")
    if is_challenge and asked.players is not None:
        raise CommandError("ladder-error-two-ways", first="--players", second="--one")
    if asked.is_all and asked.editions:
        raise CommandError("ladder-error-two-ways", first="--edition", second="--all")
    if is_challenge and asked.page is not None:
        raise CommandError("ladder-error-two-ways", first="--write-docs", second="--one")
    load_code(asked.code)
    plan = Plan(games=asked.games, one=(asked.one or "").strip())
    plan.workers = asked.workers or count_cores()
    for edition in _editions(asked):
        arena = find_arena(edition)
        options = dict(arena.read_option(option) for option in asked.options)
        mode = known_mode(arena, edition, asked.mode)
        turns = asked.turns or arena.usual_turns(edition, mode)
        setting = Setting(edition, mode, turns, asked.seed, options)
        arena.check(setting)
        if is_challenge:
            names = known_names("--against", asked.against, arena)
            _check_one(known_names("--one", asked.one, arena))
            seats = len(lab.challenge_table(plan.one, names))
        else:
            names = known_names("--players", asked.players, arena)
            seats = lab.SEATS
            _check_field(names)
        check_seats(arena, edition, seats)
        plan.settings.append((setting, names))
    return plan


def count_cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def command_line(asked: Arguments) -> str:
    """The command that plays these very games again; where it writes is no part of it."""
    words = ["passgo", "ladder"]
    if asked.is_all:
        words.append("--all")
    for edition in asked.editions:
        words += ["--edition", edition]
    for name, value in (
        ("--mode", asked.mode),
        ("--players", asked.players),
        ("--one", asked.one),
        ("--against", asked.against),
        ("--games", asked.games),
        ("--turns", asked.turns),
        ("--seed", asked.seed),
    ):
        if value is not None:
            words += [name, str(value)]
    for option in asked.options:
        words += ["--option", option]
    for code in asked.code:
        words += ["--code", code]
    return shlex.join(words)


def _editions(asked: Arguments) -> Sequence[str]:
    if asked.is_all:
        # A mode that a whole family does not know is meant for the others.
        families = [
            arena.editions()
            for arena in arenas()
            if asked.mode is None or any(asked.mode in arena.modes(e) for e in arena.editions())
        ]
        return [edition for editions in families for edition in editions] or [DEFAULT_EDITION]
    return list(dict.fromkeys(asked.editions)) or [DEFAULT_EDITION]


def known_mode(arena: Arena, edition: str, mode: str | None) -> str:
    """A mode of an edition; the usual one if none is given."""
    known = arena.modes(edition)
    if mode is None:
        return DEFAULT_MODE if DEFAULT_MODE in known else known[0]
    if mode not in known:
        raise CommandError(
            "cli-error-unknown-mode", edition=edition, mode=mode, known=", ".join(known)
        )
    return mode


def known_names(option: str, given: str | None, arena: Arena) -> tuple[str, ...]:
    """Names as the command line gives them, all of them known; nothing given is everyone."""
    known = arena.players()
    if given is None:
        return known
    names = tuple(name.strip() for name in given.split(","))
    for name in names:
        if name not in known:
            close = get_close_matches(name, known, 1)
            raise CommandError(
                "ladder-error-player",
                option=option,
                player=name,
                known=", ".join(known),
                close=close[0] if close else "none",
            )
    return names


def _check_one(names: Sequence[str]) -> None:
    if len(names) != 1:
        raise CommandError("ladder-error-one", count=len(names))


def _check_field(names: Sequence[str]) -> None:
    if len(names) < 2:  # noqa: PLR2004
        raise CommandError("ladder-error-few", count=len(names))
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise CommandError("ladder-error-twice", player=twice[0])


def check_seats(arena: Arena, edition: str, count: int) -> None:
    """Refuse a number of players that the box does not have."""
    least, most = arena.seats(edition)
    if not least <= count <= most:
        raise CommandError(
            "cli-error-players", edition=edition, least=least, most=most, count=count
        )
