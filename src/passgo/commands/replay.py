"""A recorded game told again: as sentences, as data, or as the position it ends in."""

import json
import os
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..terminal.desk import desk_for
from ..terminal.keyboard import Typed
from ..terminal.saving import replay_file
from ..terminal.wishes import seed_text
from ..texts import Texts, pick_locale


def retell(path: Path, lang: str | None, console: Console) -> None:
    """Tell a game from its record, in the language asked for."""
    game = replay_file(path)
    texts = Texts(pick_locale(lang, os.environ), game.edition)
    desk = desk_for(console, texts, game, Typed(console))
    voice = desk.voice
    mode = voice.get(f"cli-mode-{game.mode}")
    voice.say("cli-edition-shown", "bold", edition=voice.get("edition-title"), mode=mode)
    voice.say("cli-players", seats=texts.list(list(game.seats)))
    voice.say("cli-seed-shown", "dim", seed=seed_text(game.seed))
    voice.show(Text(desk.departures(), style="dim"), 0)
    voice.tell(game.events)
    if not game.is_over:
        console.print()
        phase = game.view(None)["phase_text"]
        if phase["args"]:
            # It says by itself whose turn it is.
            voice.say_message(phase, "dim")
            return
        seats = texts.list(list(game.to_act))
        voice.say("cli-waiting-for", "dim", seats=seats, phase=texts.word(phase))


def retell_data(path: Path) -> str:
    """The events of a recorded game as JSON."""
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
    return json.dumps(whole, ensure_ascii=False)


def position(path: Path) -> str:
    """The position a recorded game ends in, as text."""
    return replay_file(path).position()
