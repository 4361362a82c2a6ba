"""Which rules a table plays by: the options set, and where they leave the printed book."""

from rich.text import Text

from ..editions.errors import shown
from ..estate.edition.options import OPTIONS
from ..game import Game
from ..texts import Texts
from .estate.voice import Voice
from .option_texts import option_texts


def plain(value: object) -> str:
    """A value of an option as one would type it."""
    return value if isinstance(value, str) else shown(value)


def departures_text(game: Game, voice: Voice) -> str:
    """One sentence: the printed rules, or what differs from them."""
    if not game.departures:
        return voice.get("cli-departures-none")
    printed = game.edition.rules[game.mode]
    parts = []
    for name in game.departures:
        option = OPTIONS[name]
        flag = printed[option.flag]
        book = next((given for given, set_to in option.as_flag.items() if set_to == flag), flag)
        parts.append(
            voice.get(
                "cli-departure",
                option=name,
                value=plain(game.settled[name]),
                printed=plain(book),
            )
        )
    return voice.get("cli-departures", departures=", ".join(parts))


def lane_departures_text(game: Game, texts: Texts) -> str:
    """The same for a knockout table, whose options are rules by the same name."""
    printed = game.edition.rules[game.mode]
    parts = [
        texts.get(
            "cli-departure",
            option=name,
            value=plain(game.settled[name]),
            printed=plain(printed[name]),
        )
        for name in game.departures
    ]
    if not parts:
        return texts.get("cli-departures-none")
    return texts.get("cli-departures", departures=", ".join(parts))


def show_options(game: Game, voice: Voice) -> None:
    """Print every option that holds at this table, with what it means."""
    texts = option_texts(voice.locale)
    for name, value in game.settled.items():
        line = Text.assemble(Text(f"  {name} = {plain(value)}", style="bold"), "  ")
        line.append(texts[name], style="dim")
        voice.console.print(line)
    voice.console.print(Text(departures_text(game, voice)))
