"""Charts: shares with their intervals, lengths of games, money flows."""

from collections.abc import Mapping, Sequence

from ...texts import Texts
from ..figures import decimal, percent, whole
from .drawing import INK, LINE, QUIET, box, line, nice_steps, picture, text

LEFT, WIDTH, ROW = 150, 640, 34
BAR = "#6b7a99"


def draw_shares(
    title: str, rows: Sequence[tuple[str, float, float, float]], fair: float, texts: Texts
) -> str:
    """Shares with 95 % whiskers: name, share, low, high; the fair share as a dashed line."""
    most = max([high for *_, high in rows] + [fair]) * 1.1
    scale = (WIDTH - LEFT - 90) / most
    deep = 50 + ROW * len(rows)
    parts = [text(0, 20, title, 16, weight=700)]
    for tick in nice_steps(100 * most, 5):
        x = LEFT + tick / 100 * scale
        if x > WIDTH - 60:
            break
        parts.append(line(x, 38, x, deep))
        figure = percent(tick / 100, texts.locale, 0)
        parts.append(text(x, deep + 16, figure, 11, anchor="middle", fill=QUIET))
    for number, (name, share, low, high) in enumerate(rows):
        y = 44 + ROW * number
        parts.append(text(0, y + 18, name, 13))
        parts.append(box(LEFT, y + 4, share * scale, 18, BAR))
        middle = y + 13
        parts.append(line(LEFT + low * scale, middle, LEFT + high * scale, middle, INK))
        for end in (low, high):
            x = LEFT + end * scale
            parts.append(line(x, middle - 5, x, middle + 5, INK))
        figure = percent(share, texts.locale)
        parts.append(text(LEFT + high * scale + 8, y + 18, figure, 13, weight=700))
    x = LEFT + fair * scale
    parts.append(line(x, 34, x, deep, INK, "4 3"))
    parts.append(text(x, 32, texts.get("report-fair"), 10, anchor="middle", fill=QUIET))
    return picture(WIDTH, deep + 26, title, parts)


def draw_lengths(title: str, counts: Sequence[Sequence[int]], texts: Texts) -> str:
    """How long decided games last: bars of turns, the middle half darker."""
    games = sum(count for _, count in counts) or 1
    last = _upto(counts, 0.99 * games)
    size = max(1, -(-last // 40))
    bars: dict[int, int] = {}
    for turns, count in counts:
        place = min(turns // size, last // size + 1)
        bars[place] = bars.get(place, 0) + count
    low, high = _upto(counts, 0.25 * games), _upto(counts, 0.75 * games)
    most = max(bars.values(), default=1)
    wide = (WIDTH - 40) / (max(bars, default=0) + 1)
    parts = [text(0, 20, title, 16, weight=700)]
    for place, count in sorted(bars.items()):
        tall = 200 * count / most
        is_middle = low <= (place + 0.5) * size <= high
        fill = "#3f4d6b" if is_middle else "#a9b4cb"
        parts.append(box(20 + place * wide, 240 - tall, wide - 1, tall, fill))
    for tick in nice_steps(last, 6):
        if tick <= last:
            x = 20 + tick / size * wide
            figure = whole(tick, texts.locale)
            parts.append(text(x, 258, figure, 11, anchor="middle", fill=QUIET))
    x = 20 + (_upto(counts, 0.5 * games) + 0.5) / size * wide
    parts.append(line(x, 36, x, 240, INK, "4 3"))
    parts.append(text(x + 4, 46, texts.get("report-median"), 11))
    return picture(WIDTH, 270, title, parts)


def _upto(counts: Sequence[Sequence[int]], games: float) -> int:
    """The number of turns that so many games do not exceed."""
    seen = 0
    for turns, count in counts:
        seen += count
        if seen >= games:
            return turns
    return counts[-1][0] if counts else 0


def draw_flows(title: str, flows: Mapping[str, float], texts: Texts) -> str:
    """Sums of a game by kind, the largest first; what is nothing is left out."""
    rows = sorted(((v, k) for k, v in flows.items() if v), reverse=True)
    most = max([abs(value) for value, _ in rows], default=1) or 1
    deep = 40 + 26 * len(rows)
    parts = [text(0, 20, title, 16, weight=700)]
    for number, (value, name) in enumerate(rows):
        y = 34 + 26 * number
        wide = (WIDTH - LEFT - 140) * abs(value) / most
        parts.append(text(0, y + 14, texts.get(f"report-flow-{name.replace('_', '-')}"), 12))
        parts.append(box(LEFT + 40, y, wide, 18, BAR, LINE))
        figure = decimal(value, texts.locale, 0 if most > 100 else 1)
        parts.append(text(LEFT + 48 + wide, y + 14, figure, 12, weight=600))
    return picture(WIDTH, deep, title, parts)
