"""A recorded game told again: as sentences, as data, or as the position it ends in."""

import json
import os
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..game import Game
from ..knockout.edition.model import KNOCKOUT
from ..texts import Texts, pick_locale
from .estate.voice import Voice
from .knockout.voice import LaneVoice
from .knockout.words import LaneWords
from .rules_played import departures_text, lane_departures_text
from .saving import replay_file
from .wishes import seed_text


def retell(path: Path, lang: str | None, console: Console) -> None:
    """Tell a game from its record, in the language asked for."""
    game = replay_file(path)
    texts = Texts(pick_locale(lang, os.environ), game.edition)
    if game.family.name == KNOCKOUT:
        retell_lane(game, texts, console)
        return
    voice = Voice(console, texts, game)
    _open(game, voice)
    console.print(Text(departures_text(game, voice), style="dim"))
    batches: dict[int, list[int]] = {}
    for place, event in enumerate(game.events):
        batches.setdefault(event.action, []).append(place)
    for places in batches.values():
        for event in (game.events[place] for place in places if game.events[place].told):
            if event.name == "turn_started":
                console.print()
            voice.show(voice.sentence(event))
    if not game.is_over:
        console.print()
        phase = voice.get(f"phase-{game.phase}")
        voice.say("cli-waiting-for", "dim", seats=texts.list(list(game.to_act)), phase=phase)


def _open(game: Game, voice: Voice | LaneVoice) -> None:
    """Say what is played, by whom, and from which seed."""
    mode = voice.get(f"cli-mode-{game.mode}")
    voice.say("cli-edition-shown", "bold", edition=voice.get("edition-title"), mode=mode)
    voice.say("cli-players", seats=voice.texts.list(list(game.seats)))
    voice.say("cli-seed-shown", "dim", seed=seed_text(game.seed))


def retell_lane(game: Game, texts: Texts, console: Console) -> None:
    """Tell a game of slides."""
    voice = LaneVoice(console, LaneWords(texts, game))
    _open(game, voice)
    console.print(Text(lane_departures_text(game, texts), style="dim"))
    voice.tell(game.events)
    if not game.is_over:
        console.print()
        voice.say(f"knockout-phase-{game.phase}", "dim", seat=game.to_act[0])


def retell_data(path: Path) -> str:
    """The events of a recorded game as JSON."""
    game = replay_file(path)
    events = [
        {"event": event.name, "action": event.action, **dict(event.fields)} for event in game.events
    ]
    whole = {
        "edition": game.edition.id,
        "mode": game.mode,
        "seats": list(game.seats),
        "seed": f"{game.seed:032x}",
        "is_over": game.is_over,
        "winners": list(game.winners),
        "events": events,
    }
    return json.dumps(whole, ensure_ascii=False)


def position(path: Path) -> str:
    """The position a recorded game ends in, as text."""
    return replay_file(path).position()
