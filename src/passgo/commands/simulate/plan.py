"""What ``passgo simulate`` was given, checked before anything is played."""

import itertools
import shlex
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ...bots.code import load_code
from ...bots.registry import PLAYERS
from ...errors import CommandError
from ...lab.arena import Arena, Setting, find_arena
from ...lab.study import Study
from ..ladder.plan import check_seats, known_mode, known_names

FORMATS = (".csv", ".parquet")
GAMES, TURNS = "games", "turns"
_GRID = ("edition", "mode", "seats", "games", "seed", "turns", "fixed")
"""What a file of studies may set besides options."""
_MOST_STUDIES = 1_000


@dataclass(frozen=True)
class Asked:
    """What ``passgo simulate`` was given; None is what was not."""

    edition: str = "euro"
    seats: str = "regular,regular,regular,regular"
    games: int = 10_000
    fixed: bool = False
    mode: str | None = None
    options: tuple[str, ...] = ()
    turns: int | None = None
    seed: int = 0
    players_from: tuple[str, ...] = ()
    workers: int | None = None
    out: Path | None = None
    rows: str = GAMES
    save: Path | None = None
    study: Path | None = None
    json: bool = False
    lang: str | None = None


def make_studies(asked: Asked) -> list[Study]:
    """The studies that were asked for, all of them checked."""
    if asked.rows not in (GAMES, TURNS):
        raise CommandError("simulate-error-rows", found=asked.rows)
    if asked.out is not None and asked.out.suffix not in FORMATS:
        raise CommandError("simulate-error-format", path=str(asked.out), known=", ".join(FORMATS))
    load_code(asked.players_from)
    wanted = [asked] if asked.study is None else list(read_grid(asked, asked.study))
    if asked.out is not None and len(wanted) > 1:
        raise CommandError("simulate-error-one-file", count=len(wanted))
    return [make_study(one) for one in wanted]


def make_study(asked: Asked) -> Study:
    """One study; an error says what is wrong with it."""
    arena = find_arena(asked.edition)
    names = known_names("--seats", asked.seats, arena)
    plain = [name for name in names if PLAYERS.is_plain(name)]
    if plain:
        raise CommandError("simulate-error-plain", player=plain[0])
    check_seats(arena, asked.edition, len(names))
    mode = known_mode(arena, asked.edition, asked.mode)
    options = dict(arena.read_option(option) for option in asked.options)
    turns = asked.turns or arena.usual_turns(asked.edition, mode)
    setting = Setting(asked.edition, mode, turns, asked.seed, options)
    arena.check(setting)
    return Study(setting, names, asked.games, asked.fixed)


def read_grid(asked: Asked, path: Path) -> Iterator[Asked]:
    """A file of studies: wherever a key has a list of values, each of them with all others."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise CommandError("cli-error-no-file", path=str(path)) from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CommandError("simulate-error-grid", path=str(path), why=str(error)) from None
    options = content.pop("options", {})
    unknown = [key for key in content if key not in _GRID]
    if unknown or not isinstance(options, Mapping):
        wrong = unknown[0] if unknown else "options"
        why = f"{wrong}: expected {', '.join((*_GRID, 'options'))}"
        raise CommandError("simulate-error-grid", path=str(path), why=why)
    axes = [[(key, value) for value in _values(key, content[key])] for key in content]
    axes += [[(f"options.{key}", one) for one in _values(key, options[key])] for key in options]
    cells = list(itertools.islice(itertools.product(*axes), _MOST_STUDIES + 1))
    if len(cells) > _MOST_STUDIES:
        why = f"more than {_MOST_STUDIES} studies"
        raise CommandError("simulate-error-grid", path=str(path), why=why)
    for cell in cells:
        yield _filled(asked, path, dict(cell))


def _values(key: str, value: object) -> Sequence[object]:
    """The values along one axis; seats are a list themselves."""
    if key == "seats" and isinstance(value, list) and value and isinstance(value[0], str):
        return [value]
    return value if isinstance(value, list) else [value]


def _filled(asked: Asked, path: Path, cell: Mapping[str, object]) -> Asked:
    """One cell of the grid over what the command line says."""
    kinds = {"games": int, "seed": int, "turns": int, "fixed": bool, "edition": str, "mode": str}
    for key, kind in kinds.items():
        if key in cell and (type(cell[key]) is not kind or (kind is int and cell[key] < 0)):  # type: ignore[operator]
            why = f"{key}: found {cell[key]!r}, expected {kind.__name__}"
            raise CommandError("simulate-error-grid", path=str(path), why=why)
    seats = cell.get("seats", asked.seats)
    if not isinstance(seats, str):
        seats = ",".join(map(str, seats)) if isinstance(seats, list) else str(seats)
    options = [
        f"{key.removeprefix('options.')}={_written(value)}"
        for key, value in cell.items()
        if key.startswith("options.")
    ]
    changes = {key: value for key, value in cell.items() if key in kinds}
    return replace(asked, **changes, seats=seats, options=(*asked.options, *options))  # type: ignore[arg-type]


def _written(value: object) -> str:
    """A value of an option as the command line writes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def command_of(study: Study) -> str:
    """The command that plays these very games again."""
    setting = study.setting
    words = ["passgo", "simulate", setting.edition, "--seats", ",".join(study.players)]
    words += ["--games", str(study.games), "--seed", str(setting.seed)]
    if setting.mode != "standard":
        words += ["--mode", setting.mode]
    for name, value in setting.options.items():
        words += ["--option", f"{name}={_written(value)}"]
    if study.fixed:
        words.append("--fixed")
    if setting.turns != usual_turns(setting):
        words += ["--turns", str(setting.turns)]
    return shlex.join(words)


def usual_turns(setting: Setting) -> int:
    """The turns after which a game is cut unless the command says otherwise."""
    arena: Arena = find_arena(setting.edition)
    return arena.usual_turns(setting.edition, setting.mode)
