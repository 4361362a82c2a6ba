"""Boards as heat maps: square, round, or a lane."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from ...editions import load_edition
from ...families import find_family
from ...texts import Texts
from ...wire.plain import Plain
from .drawing import LINE, QUIET, box, heat, ink_on, picture, text, wrapped

SIDE = 720
CORNER, EDGE = 96, (SIDE - 2 * 96) / 9
BAND = 14
ROUND = 760
RIM, CORE = 350, 215


@dataclass(frozen=True)
class Heat:
    """Values by square, and how they are written."""

    title: str
    values: Mapping[str, float]
    """By the square's id or, for several of one name, its number."""
    written: Callable[[float], str]
    jail: float | None = None
    """The value of being in jail, drawn as a chip in its corner."""

    @property
    def most(self) -> float:
        """The largest value."""
        return max(self.values.values(), default=0) or 1


def draw_board(edition: str, shown: Heat, texts: Texts) -> str:
    """The board of an edition, square or round."""
    printed = box_of(edition)
    words = Texts(texts.locale, edition)
    names = [words.name("square", square["id"]) for square in printed["squares"]]
    hexes = {group["id"]: group["hex"] for group in printed["groups"]}
    colours = [hexes.get(square["group"]) for square in printed["squares"]]
    draw = _round if printed["shape"] == "round" else _square
    return draw(names, colours, shown)


def box_of(edition: str) -> Plain:
    """Everything printed on an edition's board."""
    whole = load_edition(edition)
    return find_family(whole.family).wire.box(whole)


def _square(names: Sequence[str], colours: Sequence[str | None], shown: Heat) -> str:
    parts = [
        part
        for number in range(40)
        for part in _cell(number, names[number], colours[number], shown)
    ]
    if shown.jail is not None:
        parts += _chip(
            6, SIDE - CORNER + 6, shown.written(shown.jail), heat(shown.jail / shown.most)
        )
    parts.append(text(SIDE / 2, SIDE / 2, shown.title, 26, anchor="middle", weight=700))
    return picture(SIDE, SIDE, shown.title, parts)


def place_of(number: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of a square, from the start in the lower right corner."""
    side, step = divmod(number, 10)
    along = CORNER + (step - 1) * EDGE
    if side == 0:
        x = SIDE - CORNER if step == 0 else SIDE - along - EDGE
        return x, SIDE - CORNER, CORNER if step == 0 else EDGE, CORNER
    if side == 1:
        y = SIDE - CORNER if step == 0 else SIDE - along - EDGE
        return 0, y, CORNER, CORNER if step == 0 else EDGE
    if side == 2:
        return (0 if step == 0 else along), 0, CORNER if step == 0 else EDGE, CORNER
    return SIDE - CORNER, (0 if step == 0 else along), CORNER, CORNER if step == 0 else EDGE


def _cell(number: int, name: str, colour: str | None, shown: Heat) -> list[str]:
    x, y, width, height = place_of(number)
    value = shown.values.get(str(number), 0)
    is_corner = number % 10 == 0
    fill = "#ffffff" if is_corner else heat(value / shown.most)
    ink = ink_on(fill)
    parts = [box(x, y, width, height, fill, LINE)]
    if colour is not None:
        parts.append(_band(number, x, y, width, height, colour))
    centre, middle = x + width / 2, y + height / 2
    lines = wrapped(name, 9 if width < CORNER else 12)
    for row, words in enumerate(lines):
        top = middle - 14 + 10 * (row - (len(lines) - 1) / 2)
        parts.append(text(centre, top, words, 9, anchor="middle", fill=ink))
    parts.append(
        text(centre, middle + 24, shown.written(value), 13, anchor="middle", fill=ink, weight=700)
    )
    return parts


def _band(number: int, x: float, y: float, width: float, height: float, colour: str) -> str:
    """The colour of a lot's group, on the side of the square towards the middle."""
    side = number // 10
    if side == 0:
        return box(x, y, width, BAND, colour, LINE)
    if side == 1:
        return box(x + width - BAND, y, BAND, height, colour, LINE)
    if side == 2:
        return box(x, y + height - BAND, width, BAND, colour, LINE)
    return box(x, y, BAND, height, colour, LINE)


def _chip(x: float, y: float, words: str, fill: str) -> list[str]:
    width = 12 + 7.5 * len(words)
    return [
        f'<rect x="{x}" y="{y}" width="{width}" height="20" rx="10" fill="{fill}" '
        f'stroke="{LINE}"/>',
        text(x + width / 2, y + 14, words, 12, anchor="middle", fill=ink_on(fill), weight=700),
    ]


def _round(names: Sequence[str], colours: Sequence[str | None], shown: Heat) -> str:
    parts: list[str] = []
    for number in range(40):
        begin = pi / 2 + (number - 0.5) * pi / 20
        value = shown.values.get(str(number), 0)
        fill = heat(value / shown.most)
        parts.append(_sector(begin, CORE, RIM, fill))
        if colours[number] is not None:
            parts.append(_sector(begin, CORE, CORE + BAND, str(colours[number])))
        angle = begin + pi / 40
        turn = angle * 180 / pi
        flip = 90 < turn % 360 < 270
        x, y = _at(angle, (CORE + RIM) / 2 - 10)
        words = names[number] if len(names[number]) <= 20 else names[number][:19] + "…"
        parts.append(
            text(x, y, words, 9, anchor="middle", fill=ink_on(fill), turn=turn - 180 * flip)
        )
        x, y = _at(angle, RIM + 16)
        parts.append(text(x, y + 4, shown.written(value), 11, anchor="middle", weight=700))
    middle = ROUND / 2
    parts.append(text(middle, middle, shown.title, 24, anchor="middle", weight=700))
    if shown.jail is not None:
        words = f"10J: {shown.written(shown.jail)}"
        parts.append(text(middle, middle + 28, words, 14, anchor="middle", fill=QUIET))
    return picture(ROUND, ROUND, shown.title, parts)


def _at(angle: float, radius: float) -> tuple[float, float]:
    return ROUND / 2 + radius * cos(angle), ROUND / 2 + radius * sin(angle)


def _sector(begin: float, inner: float, outer: float, fill: str) -> str:
    end = begin + pi / 20
    (x1, y1), (x2, y2) = _at(begin, outer), _at(end, outer)
    (x3, y3), (x4, y4) = _at(end, inner), _at(begin, inner)
    return (
        f'<path d="M{x1:.1f} {y1:.1f}A{outer} {outer} 0 0 1 {x2:.1f} {y2:.1f}'
        f'L{x3:.1f} {y3:.1f}A{inner} {inner} 0 0 0 {x4:.1f} {y4:.1f}Z" '
        f'fill="{fill}" stroke="{LINE}"/>'
    )


def draw_lane(edition: str, shown: Heat, texts: Texts) -> str:
    """The lane from above, the player's end at the bottom."""
    printed = box_of(edition)
    words = Texts(texts.locale, edition)
    length, across = printed["lane"]["length"], printed["lane"]["width"]
    scale = 300 / across
    width, height = 300 + 40, length * scale + 60
    parts = [box(20, 40, 300, length * scale, "#ffffff", LINE)]
    for space in printed["spaces"]:
        left, near, wide, deep = (number * scale for number in space["rect"])
        value = shown.values.get(space["id"], 0)
        fill = heat(value / shown.most)
        top = 40 + length * scale - near - deep
        parts.append(box(20 + left, top, wide, deep, fill, LINE))
        rows = [*wrapped(words.name("space", space["id"]), 13, 2), shown.written(value)]
        for row, line in enumerate(rows):
            y = top + deep / 2 + 4 + 10 * (row - (len(rows) - 1) / 2)
            parts.append(
                text(20 + left + wide / 2, y, line, 8.5, anchor="middle", fill=ink_on(fill))
            )
    parts.append(text(20, 26, shown.title, 16, weight=700))
    return picture(width, height, shown.title, parts)
