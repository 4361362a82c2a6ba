"""Resume a game: the one in a file, or the last that was left unfinished."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..editions import load_edition, ref_of
from ..editions.registry import is_meant
from ..errors import CommandError, PassgoError
from ..game import Game
from ..game.records import go_on, meant_by
from ..texts import Texts, pick_locale
from ..wire.plain import Json, Plain
from .flow import flow
from .keeping import is_kept, last_kept, put_away, read_kept
from .keyboard import Keyboard
from .play_options import PlayOptions, parse_seed, seed_text
from .saving import FileTrouble, editions_for, read_record
from .screen import screen_class
from .seats import Seated, parse_seats, seat_again

LAST = "last"
"""The word for the file of the last unfinished game."""


@dataclass
class Resumed:
    """A game to play, and its seats."""

    game: Game
    seated: list[Seated]
    texts: Texts
    memory: Plain | None = None
    path: Path | None = None
    """The file that it continues; None starts a new one."""
    has_parted: bool = False
    """Whether the rules have changed since it was left."""


def resume(play_options: PlayOptions, path: Path) -> Resumed:
    """Resume the game of a file as it was left; options that contradict it are refused."""
    if str(path) == LAST and not path.exists():
        found = last_kept()
        if found is None:
            raise CommandError("cli-error-no-last")
        path = found
    locale = pick_locale(play_options.lang, os.environ)
    if is_kept(path):
        kept = read_kept(path)
        game, parted = kept.play_again()
        resumed = _resumed(play_options, game, kept.players or None, Texts(locale, game.edition))
        if parted is None:
            resumed.memory, resumed.path = kept.memory, path
        resumed.has_parted = parted is not None
        return resumed
    record = read_record(path)
    try:
        replayed = go_on(Game, record, editions=editions_for(path))
    except PassgoError as error:
        raise FileTrouble("cli-error-record", path, str(error)) from None
    game = replayed.game
    resumed = _resumed(play_options, game, record.get("players"), Texts(locale, game.edition))
    resumed.has_parted = replayed.parted is not None
    return resumed


def _resumed(
    play_options: PlayOptions, game: Game, players: Mapping[str, str] | None, texts: Texts
) -> Resumed:
    seated = seat_again(game.seats, players, play_options.name)
    _refuse_others(play_options, game, seated)
    return Resumed(game, seated, texts)


def _refuse_others(play_options: PlayOptions, game: Game, seated: list[Seated]) -> None:
    """Refuse, in one line, an option of the command line that differs from the file."""
    told: dict[str, tuple[Json, object, Callable[[Json], object]]] = {
        "--edition": (play_options.edition, game.edition.id, _edition_name(game)),
        "--mode": (play_options.mode, game.mode, str),
        "--players": (play_options.players, len(game.seats), int),
        "--seats": (play_options.seats, seated, _seats_reader(game)),
        "--seed": (play_options.seed, game.seed, parse_seed),
    }
    for option, (given, kept, read) in told.items():
        if given is not None and read(given) != kept:
            raise CommandError(
                "cli-error-resume", option=option, given=str(given), kept=_shown(kept)
            )
    reader = screen_class(game.family.name).read_option
    for text in play_options.options:
        name, value = reader(text)
        if game.settled.get(name) != value:
            kept = f"{name}={game.settled[name]}" if name in game.settled else "–"
            raise CommandError("cli-error-resume", option="--option", given=text, kept=kept)


def _edition_name(game: Game) -> Callable[[str], str]:
    """Read an edition as its name, if it is the one of the game."""

    def read(given: str) -> str:
        edition = load_edition(given)
        is_same = is_meant(ref_of(edition), game.edition)
        return game.edition.id if is_same else str(ref_of(edition))

    return read


def _put_away(path: Path, console: Console, texts: Texts) -> None:
    """Make the last game a record; if that fails, show why and leave it."""
    try:
        record = put_away(path)
    except FileTrouble as trouble:
        console.print(Text(texts.get(trouble.text_id, **trouble.words), style="yellow"))
        return
    console.print(Text(texts.get("cli-record-kept", path=str(record)), style="dim"))


def _seats_reader(game: Game) -> Callable[[str], list[Seated]]:
    bots = screen_class(game.family.name).bot_names(game.family.name)
    return lambda given: parse_seats(given, bots)


def _shown(kept: object) -> str:
    if isinstance(kept, list):
        return ",".join(s.name if s.is_person else f"{s.name}:{s.kind}" for s in kept)
    return seed_text(kept) if isinstance(kept, int) else str(kept)


def offer_last(
    play_options: PlayOptions, console: Console, keyboard: Keyboard, texts: Texts
) -> Resumed | None:
    """Ask whether to go on with the last unfinished game; None where there is none, or not."""
    path = last_kept()
    if path is None:
        return None
    try:
        kept = read_kept(path)
        own = Texts(texts.locale, editions_for(path).find(meant_by(kept.record)))
    except PassgoError:
        return None
    moment = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    words: dict[str, str | int] = {
        "edition": own.get("edition-title"),
        "seats": own.list(kept.record["seats"]),
        "count": kept.count,
        "moment": moment,
    }
    flow(console, Text(texts.get("cli-last-game", **words)))
    for number, way in enumerate(("on", "new", "away"), 1):
        console.print(Text(f"  {number}  {texts.get(f'cli-last-{way}')}"))
    while True:
        typed = keyboard.ask(Text("[1] ", style="dim")).strip() or "1"
        if typed in {"1", "2", "3"}:
            break
        console.print(Text(texts.get("cli-not-a-line", typed=typed, most=3), style="yellow"))
    if typed == "3":
        _put_away(path, console, texts)
    return resume(play_options, path) if typed == "1" else None
