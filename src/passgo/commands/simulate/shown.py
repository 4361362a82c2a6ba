"""The result of a study as tables in the terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from ...lab.figures import decimal, percent, percents, whole
from ...lab.study_result import StudyResult, smallest_sum
from ...texts import Texts
from ...wire.plain import Plain

_TOP = 10
"""Lots that are shown; the data has all of them."""


def show_result(console: Console, result: StudyResult, texts: Texts) -> None:
    """Who wins, how long it lasts, what lots bring."""
    data = result.as_data()
    console.print(_wins(result, data, texts))
    console.print(_length(data, texts), soft_wrap=True)
    if not result.is_whole:
        words = {"games": whole(result.sums.games, texts.locale)}
        console.print(texts.get("simulate-stopped", **words), soft_wrap=True)
    if lots := data["figures"].get("lots"):
        console.print(_lots(lots, result, texts))


def _wins(result: StudyResult, data: Plain, texts: Texts) -> Table:
    locale = texts.locale
    title = texts.get(
        "simulate-title",
        edition=result.study.setting.edition,
        games=whole(result.sums.games, locale),
    )
    table = Table(title=title)
    table.add_column(texts.get("simulate-player"))
    for name in ("simulate-wins", "simulate-interval", "simulate-fair"):
        table.add_column(texts.get(name), justify="right")
    for name in data["players"]:
        share = result.share(name)
        row = percent(share.value, locale), percents(*share.interval, locale)
        table.add_row(name, *row, percent(result.fair(name), locale))
    table.add_section()
    for seat in range(len(result.study.players)):
        share = result.seat_share(seat)
        row = percent(share.value, locale), percents(*share.interval, locale)
        name = texts.get("simulate-seat", number=seat + 1)
        table.add_row(name, *row, percent(1 / len(result.study.players), locale))
    return table


def _length(data: Plain, texts: Texts) -> str:
    turns, locale = data["turns"], texts.locale
    undecided = percent(data["undecided"] / max(data["games"], 1), locale)
    if not turns:
        return texts.get("simulate-undecided", share=undecided)
    return texts.get(
        "simulate-length",
        median=whole(turns["q50"], locale),
        low=whole(turns["q25"], locale),
        high=whole(turns["q75"], locale),
        share=undecided,
    )


def _lots(lots: Sequence[Plain], result: StudyResult, texts: Texts) -> Table:
    """The lots that bring most rent a game."""
    locale, games = texts.locale, max(result.sums.games, 1)
    words = Texts(locale, result.study.setting.edition)
    unit = smallest_sum(result.study.setting.edition)
    table = Table(title=texts.get("simulate-lots"))
    table.add_column(texts.get("landing-square"))
    for name in ("simulate-rent", "simulate-auction", "simulate-trades"):
        table.add_column(texts.get(name), justify="right")
    rents = {lot["id"]: sum(step["rent"] for step in lot["steps"]) / games for lot in lots}
    for lot in sorted(lots, key=lambda lot: -rents[lot["id"]])[:_TOP]:
        price = lot["auction_price"]
        auction = "—" if price is None else words.money(round(price / unit) * unit)
        table.add_row(
            words.name("square", lot["id"]),
            decimal(rents[lot["id"]], locale),
            auction,
            decimal(lot["traded"] / games, locale, 2),
        )
    return table
