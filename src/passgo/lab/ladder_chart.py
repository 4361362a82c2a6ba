"""Ladders and challenges as SVG: ratings with their intervals, and the wins of every pair."""

from collections.abc import Iterator, Sequence
from math import ceil, floor
from xml.sax.saxutils import escape

from ..texts import Texts
from .figures import percent, percents, whole
from .ladder import Challenge, Ladder

MARGIN = 24
ROW = 30
"""Height of a player's line in the ratings and in the matrix."""
LETTER = 6.8
"""Width of a letter at the size of the names, rounded up."""
SMALL_LETTER = 6
PLOT = 300
FIGURE = 96
"""Width of the numbers beside the plot."""
CELL = 48
GAP = 36
HEAD = 62
FOOT = 44
STEPS = (10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000)
MOST_STEPS = 6

INK, QUIET, LINE, PAPER = "#1f2430", "#667085", "#d9dee7", "#ffffff"
MARK, BAR = "#1f5fa8", "#a9c8ea"
MORE, LESS = (31, 95, 168), (196, 98, 16)
"""Blue for more than half, orange for less: safe for colour-blind readers."""


def draw_ladders(ladders: Sequence[Ladder], texts: Texts, command: str) -> str:
    """Ladders, one below another."""
    names = [name for ladder in ladders for name in ladder.ratings]
    left = _room(names)
    cell = max(CELL, _room(names))
    most = max(len(ladder.ratings) for ladder in ladders)
    width = MARGIN + left + PLOT + FIGURE + GAP + most * cell + MARGIN
    parts: list[str] = []
    top = MARGIN
    for ladder in ladders:
        deep = HEAD + ROW * len(ladder.ratings) + FOOT
        parts.append(f'<g transform="translate({MARGIN} {top})">')
        parts += _heading(_title(ladder, texts), _subtitle(ladder, texts))
        parts += _ratings(ladder, texts, left)
        parts += _matrix(ladder, texts, left + PLOT + FIGURE + GAP, cell)
        parts.append("</g>")
        top += deep + MARGIN
    return _page(width, top + MARGIN, texts.get("ladder-chart-title"), parts, command)


def draw_challenges(challenges: Sequence[Challenge], texts: Texts, command: str) -> str:
    """One player's share of wins at each table, next to the fair share."""
    labels = [challenge.setting.edition for challenge in challenges]
    left = _room(labels)
    deep = HEAD + ROW * len(challenges)
    parts = [f'<g transform="translate({MARGIN} {MARGIN})">']
    one = challenges[0]
    title = challenge_words(one, texts)
    parts += _heading(title, texts.get("ladder-chart-shares"))
    for at in range(0, 101, 25):
        x = left + PLOT * at / 100
        parts.append(_line(x, HEAD - 8, x, deep, LINE))
        parts.append(_text(x, deep + 16, percent(at / 100, texts.locale, 0), QUIET, 11, "middle"))
    fair = left + PLOT * one.fair
    parts.append(_line(fair, HEAD - 14, fair, deep, INK, "4 3"))
    label = texts.get("ladder-chart-fair", share=percent(one.fair, texts.locale))
    parts.append(_text(fair, deep + 32, label, INK, 11, "middle"))
    for row, (challenge, name) in enumerate(zip(challenges, labels, strict=True)):
        y = HEAD + ROW * row + ROW / 2
        low, high = challenge.share.interval
        parts.append(_text(0, y + 4, name, INK, 12))
        ends = [left + PLOT * share for share in (low, challenge.share.value, high)]
        parts += _dot(ends, y)
        figure = percent(challenge.share.value, texts.locale)
        parts.append(_text(left + PLOT + 14, y, figure, INK, 12, weight=600))
        parts.append(_text(left + PLOT + 14, y + 12, percents(low, high, texts.locale), QUIET, 10))
    parts.append("</g>")
    width = MARGIN + left + PLOT + FIGURE + MARGIN
    # A long title must fit on the page.
    width = max(width, 2 * MARGIN + 1.5 * _room([title]))
    return _page(width, MARGIN + deep + FOOT + 2 * MARGIN, title, parts, command)


def challenge_words(challenge: Challenge, texts: Texts) -> str:
    """The players and the game: “shrewd against regular × 3, standard game”."""
    others = list(challenge.match.names[1:])
    counted = [
        f"{name} × {others.count(name)}" if others.count(name) > 1 else name
        for name in dict.fromkeys(others)
    ]
    table = texts.get("ladder-against", one=challenge.one, others=texts.list(counted))
    mode = texts.get(f"cli-mode-{challenge.setting.mode}")
    return texts.get("ladder-challenge-title", table=table, mode=mode)


def _title(of: Ladder, texts: Texts) -> str:
    mode = texts.get(f"cli-mode-{of.setting.mode}")
    return f"{of.setting.edition} · {mode}"


def _subtitle(ladder: Ladder, texts: Texts) -> str:
    first = next(iter(ladder.pairs.values()))
    pairs = whole(first.games, texts.locale)
    return texts.get("ladder-chart-about", games=pairs)


def _ratings(ladder: Ladder, texts: Texts, left: float) -> Iterator[str]:
    """A line for each player: name, rating with its interval, the number."""
    ratings = ladder.ratings
    lows = [rating.points - rating.margin for rating in ratings.values()]
    highs = [rating.points + rating.margin for rating in ratings.values()]
    step = next((s for s in STEPS if (max(highs) - min(lows)) / s <= MOST_STEPS), STEPS[-1])
    begin, end = floor(min(lows) / step) * step, ceil(max(highs) / step) * step
    scale = PLOT / max(end - begin, step)
    bottom = HEAD + ROW * len(ratings)
    for tick in range(begin, end + 1, step):
        x = left + (tick - begin) * scale
        yield _line(x, HEAD - 4, x, bottom, LINE)
        yield _text(x, bottom + 16, whole(tick, texts.locale), QUIET, 11, "middle")
    yield _text(left, HEAD - 12, texts.get("ladder-rating"), QUIET, 11)
    for row, (name, rating) in enumerate(ratings.items()):
        y = HEAD + ROW * row + ROW / 2
        yield _text(0, y + 4, name, INK, 12, weight=600)
        points = (rating.points - rating.margin, rating.points, rating.points + rating.margin)
        yield from _dot([left + (at - begin) * scale for at in points], y)
        figure = whole(rating.points, texts.locale)
        margin = f"± {whole(rating.margin, texts.locale)}"
        yield _text(left + PLOT + 14, y + 4, figure, INK, 12, weight=600)
        yield _text(left + PLOT + 14 + LETTER * 6.2, y + 4, margin, QUIET, 11)


def _matrix(ladder: Ladder, texts: Texts, left: float, cell: float) -> Iterator[str]:
    """Row against column: the share of games that the row's player won."""
    names = list(ladder.ratings)
    yield _text(left, HEAD - 28, texts.get("ladder-chart-matrix"), QUIET, 11)
    for place, name in enumerate(names):
        yield _text(left + cell * (place + 0.5), HEAD - 10, name, INK, 11, "middle")
    for row, name in enumerate(names):
        y = HEAD + ROW * row
        for column, other in enumerate(names):
            x = left + cell * column
            if other == name:
                yield _cell(x, y, cell, "#f4f6f9")
                continue
            share = ladder.share(name, other).value
            yield _cell(x, y, cell, _shade(share))
            ink = PAPER if abs(share - 0.5) > 0.36 else INK
            figure = percent(share, texts.locale, 0)
            yield _text(x + cell / 2, y + ROW / 2 + 4, figure, ink, 11, "middle")


def _shade(share: float) -> str:
    """White at one half, blue above, orange below."""
    towards = MORE if share >= 0.5 else LESS
    depth = min(1.0, abs(share - 0.5) * 2)
    mixed = (round(255 + (full - 255) * depth) for full in towards)
    return "#" + "".join(f"{part:02x}" for part in mixed)


def _dot(at: Sequence[float], y: float) -> Iterator[str]:
    """A value with its interval: a dot on a bar."""
    low, value, high = at
    yield (
        f'<rect x="{low:.1f}" y="{y - 6:.1f}" width="{high - low:.1f}" height="12" rx="3" '
        f'fill="{BAR}"/>'
    )
    yield f'<circle cx="{value:.1f}" cy="{y:.1f}" r="3" fill="{MARK}"/>'


def _heading(title: str, about: str) -> Iterator[str]:
    yield _text(0, 8, title, INK, 16, weight=600)
    yield _text(0, 26, about, QUIET, 11)


def _room(words: Sequence[str]) -> float:
    """The width of the longest of some words."""
    return max(len(word) for word in words) * LETTER + 16


def _cell(x: float, y: float, wide: float, fill: str) -> str:
    return (
        f'<rect x="{x + 1:.1f}" y="{y + 1:.1f}" width="{wide - 2:.1f}" height="{ROW - 2}" '
        f'rx="3" fill="{fill}"/>'
    )


def _line(
    x: float, y: float, to_x: float, to_y: float, colour: str, dashes: str = "", thick: int = 1
) -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" '
        f'stroke="{colour}" stroke-width="{thick}"{dashed}/>'
    )


def _text(
    x: float, y: float, words: str, fill: str, size: int, anchor: str = "start", weight: int = 400
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{fill}" font-size="{size}" '
        f'text-anchor="{anchor}" font-weight="{weight}">{escape(words)}</text>'
    )


def _page(width: float, height: float, title: str, parts: Sequence[str], command: str) -> str:
    """The whole picture, with the command that makes it at the bottom."""
    # A long command must fit on the page.
    width = max(width, 2 * MARGIN + len(command) * SMALL_LETTER)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" role="img" '
        "font-family=\"system-ui, 'DejaVu Sans', sans-serif\">"
    )
    foot = _text(MARGIN, height - MARGIN / 2, command, QUIET, 10)
    return "\n".join(
        [
            head,
            f"<title>{escape(title)}</title>",
            f'<rect width="{width:.0f}" height="{height:.0f}" fill="{PAPER}"/>',
            *parts,
            foot,
            "</svg>",
            "",
        ]
    )
