"""The rules of a table: the options set, and where they depart from the printed book."""

from rich.text import Text

from ..errors import shown
from ..estate.edition.options import OPTIONS
from ..game import Game
from ..texts import Texts
from .option_texts import option_texts
from .voice import Voice


def plain(value: object) -> str:
    """A value of an option as it is typed."""
    return value if isinstance(value, str) else shown(value)


def departures_text(game: Game, texts: Texts) -> str:
    """One sentence: the printed rules, or what differs from them."""
    if not game.departures:
        return texts.get("cli-departures-none")
    printed = game.edition.rules[game.mode]
    parts = []
    for name in game.departures:
        option = OPTIONS[name]
        flag = printed[option.flag]
        book = next((given for given, set_to in option.as_flag.items() if set_to == flag), flag)
        parts.append(_departure(game, texts, name, book, option.flag))
    return texts.get("cli-departures", departures=", ".join(parts))


def _departure(game: Game, texts: Texts, name: str, book: object, flag: str) -> str:
    """One thing in which the table differs, by its name, with what it would be otherwise."""
    value = plain(game.settled[name])
    return texts.get(
        "cli-departure",
        option=name,
        value=value,
        choice=f"{name}-{value}",
        source="ruling" if flag in game.edition.rulings else "printed",
        printed=plain(book),
    )


def lane_departures_text(game: Game, texts: Texts) -> str:
    """The same for a knockout table, whose options are rules by the same name."""
    printed = game.edition.rules[game.mode]
    parts = [_departure(game, texts, name, printed[name], name) for name in game.departures]
    if not parts:
        return texts.get("cli-departures-none")
    return texts.get("cli-departures", departures=", ".join(parts))


def show_options(game: Game, voice: Voice) -> None:
    """Print every option set at this table, with its meaning."""
    texts = option_texts(voice.locale)
    for name, value in game.settled.items():
        line = Text.assemble(Text(f"  {name} = {plain(value)}", style="bold"), "  ")
        line.append(texts[name], style="dim")
        voice.show(line)
    voice.show(Text(departures_text(game, voice.texts)), 0)
