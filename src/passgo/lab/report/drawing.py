"""The parts of pictures: text, lines, bars, and the colours of heat."""

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape

RAMP = ("#f8f5fc", "#ddd0f2", "#b79fe3", "#8a68cc", "#5e3aa6", "#331a6b")
"""Heat from little to much: a violet that no group of lots has, also told apart in grey."""
INK, QUIET, LINE, PAPER = "#10131a", "#5b6475", "#d9dee7", "#ffffff"
FONT = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"


def heat(share: float) -> str:
    """The colour of a value between 0 and 1."""
    place = min(max(share, 0.0), 1.0) * (len(RAMP) - 1)
    low = min(int(place), len(RAMP) - 2)
    return mixed(RAMP[low], RAMP[low + 1], place - low)


def mixed(one: str, other: str, part: float) -> str:
    """A colour between two."""
    first, second = _numbers(one), _numbers(other)
    together = (round(a + (b - a) * part) for a, b in zip(first, second, strict=True))
    return "#" + "".join(f"{number:02x}" for number in together)


def ink_on(colour: str) -> str:
    """Dark or white letters, whichever is easier to read on a colour."""
    red, green, blue = (_linear(number / 255) for number in _numbers(colour))
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return INK if (light + 0.05) / 0.05 > 1.05 / (light + 0.05) else "#ffffff"


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _numbers(colour: str) -> tuple[int, ...]:
    digits = colour.lstrip("#")
    return tuple(int(digits[at : at + 2], 16) for at in (0, 2, 4))


def text(
    x: float,
    y: float,
    words: str,
    size: float = 12,
    *,
    anchor: str = "start",
    fill: str = INK,
    weight: int = 400,
    turn: float = 0,
) -> str:
    """A line of text."""
    turned = f' transform="rotate({turn:g} {x:g} {y:g})"' if turn else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="{anchor}" '
        f'fill="{fill}" font-weight="{weight}"{turned}>{escape(words)}</text>'
    )


def line(x1: float, y1: float, x2: float, y2: float, stroke: str = LINE, dash: str = "") -> str:
    """A line."""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{stroke}"{dashes}/>'
    )


def box(x: float, y: float, width: float, height: float, fill: str, stroke: str = "none") -> str:
    """A rectangle."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}" '
        f'fill="{fill}" stroke="{stroke}"/>'
    )


def picture(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """A whole SVG picture, with its title for readers of the screen."""
    inner = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'role="img" font-family="{FONT}">\n<title>{escape(title)}</title>\n'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>\n{inner}\n</svg>'
    )


def wrapped(words: str, letters: int, lines: int = 3) -> list[str]:
    """Words in a few short lines; what does not fit ends with an ellipsis."""
    rows: list[str] = []
    for word in words.replace("-", "- ").split():
        if rows and len(rows[-1]) + 1 + len(word) <= letters:
            joint = "" if rows[-1].endswith("-") else " "
            rows[-1] += joint + word
        else:
            rows.append(word)
    if len(rows) > lines:
        rows = [*rows[: lines - 1], rows[lines - 1][: letters - 1] + "…"]
    return [row if len(row) <= letters + 2 else row[: letters + 1] + "…" for row in rows]


def nice_steps(most: float, count: int = 5) -> Sequence[float]:
    """Round values from 0 to beyond a largest one."""
    if most <= 0:
        return (0.0, 1.0)
    rough = most / count
    size = 10.0 ** (len(str(int(rough))) - 1) if rough >= 1 else 10.0 ** -(_zeros(rough) + 1)
    step = next(size * times for times in (1, 2, 2.5, 5, 10) if size * times >= rough)
    return [step * number for number in range(int(most / step) + 2)]


def _zeros(value: float) -> int:
    """The zeros after the point of a value below 1."""
    zeros = 0
    while value < 0.1:
        value *= 10
        zeros += 1
    return zeros
