"""The ladder's results as tables in a terminal."""

from collections.abc import Sequence

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from ...bots.forfeit import STAND_IN
from ...bots.registry import PLAYERS
from ...lab.figures import decimal, percent, percents, whole
from ...lab.intervals import Share
from ...lab.ladder import Challenge, Ladder
from ...lab.ladder_chart import challenge_words
from ...lab.match import Match
from ...texts import Locale, Texts

COLUMNS = (
    "player",
    "rating",
    "margin",
    "wins",
    "interval",
    "turns",
    "undecided",
    "decisions",
    "games-s",
)


def show_ladder(console: Console, ladder: Ladder, texts: Texts) -> None:
    """Print the ratings, and under them who beats whom."""
    locale = texts.locale
    setting = ladder.setting
    console.print(
        Text(
            texts.get(
                "ladder-title",
                edition=setting.edition,
                mode=texts.get(f"cli-mode-{setting.mode}"),
                games=whole(ladder.games, locale),
            ),
            style="bold",
        )
    )
    table = _table(texts, *COLUMNS)
    for name, rating in ladder.ratings.items():
        own, share = ladder.own[name], ladder.overall(name)
        table.add_row(
            name,
            whole(rating.points, locale),
            whole(rating.margin, locale),
            percent(share.value, locale),
            percents(*share.interval, locale),
            whole(own.lengths.median, locale),
            percent(own.undecided / own.games, locale),
            whole(own.decisions_per_second(), locale),
            whole(own.games_per_second(), locale),
        )
    console.print(table)
    console.print(Text(texts.get("ladder-own-note"), style="dim"))
    _show_matrix(console, ladder, texts)
    show_outsiders(console, [*ladder.pairs.values(), *ladder.own.values()], texts)


def _show_matrix(console: Console, ladder: Ladder, texts: Texts) -> None:
    console.print(Text(texts.get("ladder-matrix"), style="bold"))
    table = Table(box=None, padding=(0, 0, 0, 1), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for name in ladder.ratings:
        table.add_column(name, justify="right", no_wrap=True)
    for name in ladder.ratings:
        cells = [
            "·" if other == name else _coloured(ladder.share(name, other), texts.locale)
            for other in ladder.ratings
        ]
        table.add_row(name, *cells)
    console.print(table)


def _coloured(share: Share, locale: Locale) -> Text:
    """A share, green where it is surely more than half and red where surely less."""
    low, high = share.interval
    style = "green" if low > 0.5 else "red" if high < 0.5 else ""  # noqa: PLR2004
    return Text(percent(share.value, locale, 0), style=style)


def show_challenges(console: Console, challenges: Sequence[Challenge], texts: Texts) -> None:
    """Print the results of one player, a line for each edition."""
    locale = texts.locale
    one = challenges[0]
    console.print(Text(challenge_words(one, texts), style="bold"))
    table = _table(
        texts,
        "edition",
        "games",
        "wins",
        "interval",
        "fair",
        "times-fair",
        "undecided",
        "turns",
        "games-s",
    )
    for challenge in challenges:
        match, share = challenge.match, challenge.share
        table.add_row(
            challenge.setting.edition,
            whole(match.games, locale),
            percent(share.value, locale),
            percents(*share.interval, locale),
            percent(challenge.fair, locale),
            decimal(share.value / challenge.fair, locale, 2),
            percent(match.undecided / match.games, locale),
            whole(match.lengths.median, locale),
            whole(match.games_per_second(), locale),
        )
    console.print(table)
    if one.match.names.count(one.one) == 1:
        # The others are listed one by one only if they are not the same player.
        others = [name for name in one.match.wins if name != one.one]
        for challenge in challenges if len(others) > 1 else ():
            shares = [
                f"{name} {percent(challenge.match.share(name).value, locale)}" for name in others
            ]
            console.print(Text(f"  {challenge.setting.edition}: {', '.join(shares)}", style="dim"))
    show_outsiders(console, [challenge.match for challenge in challenges], texts)


def show_outsiders(console: Console, matches: Sequence[Match], texts: Texts) -> None:
    """Say which players are Python functions, and which of them forfeited decisions."""
    names = list(dict.fromkeys(name for match in matches for name in match.names))
    plain = [name for name in names if PLAYERS.is_plain(name)]
    if plain:
        note = texts.get("ladder-one-by-one", players=texts.list(plain), count=len(plain))
        console.print(Text(note, style="dim"))
    for name in plain:
        count = sum(match.forfeits.get(name, 0) for match in matches)
        first = next((m.complaints[name] for m in matches if name in m.complaints), None)
        if first is not None:
            words: dict[str, str | int] = {"player": name, "count": count, "first": first}
            forfeited = texts.get("ladder-forfeits", stand_in=STAND_IN, **words)
            console.print(Text(forfeited, style="yellow"), soft_wrap=True)


def _table(texts: Texts, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 0, 0, 1), pad_edge=False, header_style="dim")
    for place, column in enumerate(columns):
        justify: JustifyMethod = "right" if place else "left"
        table.add_column(texts.get(f"ladder-{column}"), justify=justify, no_wrap=True)
    return table
