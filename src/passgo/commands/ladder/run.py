"""``passgo ladder``: wishes are checked before anything is played, files are written last."""

import os
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ... import __version__
from ...lab import ladder as lab
from ...lab.arena import Arena, Setting, arenas, find_arena
from ...lab.ladder_chart import draw_challenges, draw_ladders
from ...lab.match import count_games
from ...terminal.progress import bar
from ...terminal.saving import check_writable, write_whole
from ...terminal.wishes import CommandError
from ...texts import Texts, pick_locale
from ..options.listing import as_json
from . import page as ladder_page
from . import tables as ladder_tables

DEFAULT_EDITION = "euro"
DEFAULT_MODE = "standard"


@dataclass
class LadderWishes:
    """The options of ``passgo ladder``; None is what was not given."""

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


def run_ladder(wishes: LadderWishes, console: Console) -> int:
    """Play what was asked, show it and write it."""
    texts = Texts(pick_locale(wishes.lang, os.environ))
    plan = make_plan(wishes)
    check_files(wishes)
    command = command_line(wishes)
    done = 0
    with bar(console, texts.get("ladder-games")) as show:

        def report(more: int) -> None:
            nonlocal done
            done += more
            show(done, plan.total)

        show(0, plan.total)
        if plan.one:
            contents = _challenges(plan, wishes, command, console, texts, report)
        else:
            contents = _ladders(plan, wishes, command, console, texts, report)
    console.print(Text(texts.get("ladder-again", command=command), style="dim"), soft_wrap=True)
    for path, content in contents.items():
        write_whole(path, content)
        console.print(texts.get("ladder-written", path=str(path)), soft_wrap=True)
    return 0


def _ladders(
    plan: Plan,
    wishes: LadderWishes,
    command: str,
    console: Console,
    texts: Texts,
    report: Callable[[int], None],
) -> dict[Path, str]:
    """Play ladders and print each when it is done; what goes into which file."""
    ladders = []
    for setting, names in plan.settings:
        ladder = lab.climb(setting, names, plan.games, plan.workers, report)
        ladder_tables.show_ladder(console, ladder, texts)
        ladders.append(ladder)
    contents = {}
    if wishes.json:
        contents[wishes.json] = _data(wishes, command, "ladders", ladders)
    if wishes.svg:
        contents[wishes.svg] = draw_ladders(ladders, texts, command)
    if wishes.page:
        contents[wishes.page] = ladder_page.renew(wishes.page, ladders, command)
    return contents


def _challenges(
    plan: Plan,
    wishes: LadderWishes,
    command: str,
    console: Console,
    texts: Texts,
    report: Callable[[int], None],
) -> dict[Path, str]:
    """Play one against others and print how it went; what goes into which file."""
    challenges = [
        lab.challenge(setting, plan.one, names, plan.games, plan.workers, report)
        for setting, names in plan.settings
    ]
    ladder_tables.show_challenges(console, challenges, texts)
    contents = {}
    if wishes.json:
        contents[wishes.json] = _data(wishes, command, "challenges", challenges)
    if wishes.svg:
        contents[wishes.svg] = draw_challenges(challenges, texts, command)
    return contents


def _data(wishes: LadderWishes, command: str, what: str, found: Sequence[Any]) -> str:
    data = {
        "command": command,
        "passgo": __version__,
        "seed": wishes.seed,
        "games": wishes.games,
        what: [one.as_data() for one in found],
    }
    return as_json(data) + "\n"


def make_plan(wishes: LadderWishes) -> Plan:
    """Check what was asked; an error says what is wrong with it."""
    is_challenge = wishes.one is not None
    if is_challenge != (wishes.against is not None):
        raise CommandError("ladder-error-one-alone")
    if is_challenge and wishes.players is not None:
        raise CommandError("ladder-error-two-ways", first="--players", second="--one")
    if wishes.is_all and wishes.editions:
        raise CommandError("ladder-error-two-ways", first="--edition", second="--all")
    if is_challenge and wishes.page is not None:
        raise CommandError("ladder-error-two-ways", first="--write-docs", second="--one")
    plan = Plan(games=wishes.games, one=(wishes.one or "").strip())
    plan.workers = wishes.workers or count_cores()
    for edition in _editions(wishes):
        arena = find_arena(edition)
        options = dict(arena.read_option(option) for option in wishes.options)
        mode = _mode(arena, edition, wishes.mode)
        turns = wishes.turns or arena.usual_turns(edition, mode)
        setting = Setting(edition, mode, turns, wishes.seed, options)
        arena.check(setting)
        if is_challenge:
            names = _names("--against", wishes.against, arena)
            _check_one(_names("--one", wishes.one, arena))
            seats = len(lab.challenge_table(plan.one, names))
        else:
            names = _names("--players", wishes.players, arena)
            seats = lab.SEATS
            _check_field(names)
        _check_seats(arena, edition, seats)
        plan.settings.append((setting, names))
    return plan


def check_files(wishes: LadderWishes) -> None:
    """Refuse, before anything is played, files that could not be written at the end."""
    given = [path for path in (wishes.json, wishes.svg, wishes.page) if path is not None]
    for path in given:
        check_writable(path)
    if len({path.absolute() for path in given}) < len(given):
        raise CommandError("ladder-error-same-file", path=str(given[-1]))
    if wishes.page is not None:
        ladder_page.read_parts(wishes.page)


def count_cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def command_line(wishes: LadderWishes) -> str:
    """The command that plays these very games again; where it writes is no part of it."""
    words = ["passgo", "ladder"]
    if wishes.is_all:
        words.append("--all")
    for edition in wishes.editions:
        words += ["--edition", edition]
    for name, value in (
        ("--mode", wishes.mode),
        ("--players", wishes.players),
        ("--one", wishes.one),
        ("--against", wishes.against),
        ("--games", wishes.games),
        ("--turns", wishes.turns),
        ("--seed", wishes.seed),
    ):
        if value is not None:
            words += [name, str(value)]
    for option in wishes.options:
        words += ["--option", option]
    return shlex.join(words)


def _editions(wishes: LadderWishes) -> Sequence[str]:
    if wishes.is_all:
        # A mode that a whole family does not know is meant for the others.
        families = [
            arena.editions()
            for arena in arenas()
            if wishes.mode is None or any(wishes.mode in arena.modes(e) for e in arena.editions())
        ]
        return [edition for editions in families for edition in editions] or [DEFAULT_EDITION]
    return list(dict.fromkeys(wishes.editions)) or [DEFAULT_EDITION]


def _mode(arena: Arena, edition: str, mode: str | None) -> str:
    known = arena.modes(edition)
    if mode is None:
        return DEFAULT_MODE if DEFAULT_MODE in known else known[0]
    if mode not in known:
        raise CommandError(
            "cli-error-unknown-mode", edition=edition, mode=mode, known=", ".join(known)
        )
    return mode


def _names(option: str, given: str | None, arena: Arena) -> tuple[str, ...]:
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


def _check_seats(arena: Arena, edition: str, count: int) -> None:
    least, most = arena.seats(edition)
    if not least <= count <= most:
        raise CommandError(
            "cli-error-players", edition=edition, least=least, most=most, count=count
        )
