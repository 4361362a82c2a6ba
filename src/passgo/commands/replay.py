"""``passgo replay``: a recorded game told again, as sentences, as data or as its last position."""

import os
from json import dumps
from pathlib import Path
from typing import Annotated

import typer

from ..texts import Texts, pick_locale
from .arguments import AsJson, Lang, RecordFile, about
from .printing import make_console


def replay(
    record: RecordFile,
    lang: Lang = None,
    json: AsJson = False,
    position: Annotated[bool, typer.Option("--position", help=about("position"))] = False,
) -> None:
    """Tell a recorded game again."""
    if position:
        from ..terminal.saving import replay_file

        print(replay_file(record).position())
    elif json:
        print(_events(record))
    else:
        _tell(record, lang)


def _events(path: Path) -> str:
    """The events of a recorded game as JSON."""
    from ..terminal.saving import replay_file

    game = replay_file(path)
    whole = {
        "edition": game.edition.id,
        "mode": game.mode,
        "seats": list(game.seats),
        "seed": f"{game.seed:032x}",
        "is_over": game.is_over,
        "winners": list(game.winners),
        "events": [event.wire() for event in game.events],
    }
    return dumps(whole, ensure_ascii=False)


def _tell(path: Path, lang: str | None) -> None:
    """Tell a game from its record, in the language asked for."""
    from rich.text import Text

    from ..terminal.keyboard import Typed
    from ..terminal.play_options import seed_text
    from ..terminal.saving import replay_file
    from ..terminal.screen import screen_for

    console, game = make_console(), replay_file(path)
    texts = Texts(pick_locale(lang, os.environ), game.edition)
    screen = screen_for(console, texts, game, Typed(console))
    voice = screen.voice
    mode = voice.get(f"cli-mode-{game.mode}")
    voice.say("cli-edition-shown", "bold", edition=voice.get("edition-title"), mode=mode)
    voice.say("cli-players", seats=texts.list(list(game.seats)))
    voice.say("cli-seed-shown", "dim", seed=seed_text(game.seed))
    voice.show(Text(screen.departures(), style="dim"), 0)
    voice.tell(game.events)
    if game.is_over:
        return
    console.print()
    phase = game.view(None)["phase_text"]
    if phase["args"]:
        # It says by itself whose turn it is.
        voice.say_message(phase, "dim")
        return
    seats = texts.list(list(game.to_act))
    voice.say("cli-waiting-for", "dim", seats=seats, phase=texts.word(phase))
