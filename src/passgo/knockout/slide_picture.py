"""One slide drawn as SVG: the lane, where the tokens lay, their ways and where they rest."""

from collections.abc import Mapping
from textwrap import wrap
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

import numpy as np

from ..errors import PassgoError
from ..families.records import BoardRecord, StateRecord
from ..kernel.log import LOG_WIDTH
from .edition.compile import compile_lane
from .edition.loader import load_lane_edition
from .rules import state as st
from .rules.events import CHANGE_FELL, EVENT_NAMES
from .rules.slide import slide

if TYPE_CHECKING:
    from .edition.model import LaneEdition

MARGIN = 12
LOG_ROWS = 4096
_MICRON = 1000
_LIGHT = "#FFFFFF"
_PLAIN = "#E4DFD2"
_LETTER = 5.4
_LINE = 10


class Picture:
    """A slide on a lane with tokens at given places."""

    def __init__(
        self,
        tokens: list[tuple[float, float]],
        names: Mapping[str, str] | None = None,
        edition: str = "knockout",
    ) -> None:
        """Lay tokens on a lane, in millimetres, up to fifteen; ``names`` are the spaces' by id."""
        if len(tokens) >= st.TOKENS:
            raise PassgoError(f"tokens: found {len(tokens)}, expected {st.TOKENS - 1} at most")
        self.edition: LaneEdition = load_lane_edition(edition)
        self.names = names or {s.id: s.id.replace("_", " ") for s in self.edition.spaces}
        self.board: BoardRecord = compile_lane(self.edition)
        self.state: StateRecord = np.zeros(1, st.STATE_DTYPE).view(np.recarray)[0]
        self.state.where[:] = st.ABSENT
        for token, (x, y) in enumerate(tokens):
            self.state.x[token], self.state.y[token] = round(x * _MICRON), round(y * _MICRON)
            self.state.where[token] = st.ON_BOARD
        self.slid = st.TOKENS - 1

    def draw(self, x: int, slope: int, speed: int) -> str:
        """Make the slide and draw it; the aim is the kernel's whole numbers."""
        before = [(n, int(self.state.x[n]), int(self.state.y[n])) for n in self._on_board()]
        log = np.zeros((LOG_ROWS, LOG_WIDTH), np.int64)
        slide(self.board, self.state, self.slid, x, slope, speed, log)
        rows = log[1 : int(log[0, 0]) + 1].tolist()
        lane = self.edition.lane
        width, height = lane.width + 2 * MARGIN, lane.length + 2 * MARGIN
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="sans-serif" font-size="9">',
            f'<g transform="translate({MARGIN} {MARGIN})">',
            *self._lane(),
            *(self._disc(x0, y0, "none", "4 3") for _, x0, y0 in before),
            *self._ways(rows, {n: (x0, y0) for n, x0, y0 in before}),
            *(
                self._disc(int(self.state.x[n]), int(self.state.y[n]), self._colour(n))
                for n in self._on_board()
            ),
            "</g></svg>",
        ]
        return "\n".join(parts) + "\n"

    def _on_board(self) -> list[int]:
        return [n for n in range(st.TOKENS) if self.state.where[n] == st.ON_BOARD]

    def _colour(self, token: int) -> str:
        is_slid = token == self.slid
        return self.edition.colours[0 if is_slid else 1 + token % 3].hex

    def _up(self, y: int) -> float:
        """The lane is drawn with its far end on top."""
        return self.edition.lane.length - y / _MICRON

    def _lane(self) -> list[str]:
        lane = self.edition.lane
        parts = [
            f'<rect width="{lane.width}" height="{lane.length}" fill="{_PLAIN}" stroke="#333"/>'
        ]
        for space in self.edition.spaces:
            left, near, wide, deep = space.rect
            top = lane.length - near - deep
            fill = self.edition.groups[space.group].hex if space.group else _LIGHT
            parts.append(
                f'<rect x="{left}" y="{top}" width="{wide}" height="{deep}" fill="{fill}" '
                f'fill-opacity="0.35" stroke="#666" stroke-width="0.5"/>'
            )
            for number, line in enumerate(wrap(self.names[space.id], int(wide / _LETTER))):
                at = top + _LINE * (number + 1)
                parts.append(f'<text x="{left + 3}" y="{at}" fill="#222">{escape(line)}</text>')
        go = lane.length - lane.go_line
        parts.append(f'<path d="M0 {go}H{lane.width}" stroke="#222" stroke-width="2"/>')
        parts.append(f'<text x="3" y="{go + _LINE}" fill="#222" font-weight="bold">GO</text>')
        return parts

    def _disc(self, x: int, y: int, fill: str, dashes: str = "none") -> str:
        return (
            f'<circle cx="{x / _MICRON:.3f}" cy="{self._up(y):.3f}" '
            f'r="{self.edition.lane.radius}" fill="{fill}" fill-opacity="0.8" stroke="#222" '
            f'stroke-dasharray="{dashes}"/>'
        )

    def _ways(self, rows: list[list[int]], starts: dict[int, tuple[int, int]]) -> list[str]:
        """A line for each token from row to row, with a cross where it left the board."""
        ways: dict[int, list[tuple[int, int]]] = {}
        parts = []
        for kind, _, token, x, y, _, _, change in rows:
            if EVENT_NAMES[kind] != "token_moved":
                continue
            ways.setdefault(token, [starts.get(token, (x, y))]).append((x, y))
            if change == CHANGE_FELL:
                parts.append(
                    f'<text x="{x / _MICRON:.1f}" y="{self._up(y):.1f}" font-size="16" '
                    f'text-anchor="middle" fill="{self._colour(token)}">✕</text>'
                )
        for token, points in ways.items():
            line = " ".join(f"{x / _MICRON:.2f},{self._up(y):.2f}" for x, y in points)
            # A dark edge, for a yellow way over a yellow space.
            parts += [
                f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
                for colour, width in (("#222", 3.5), (self._colour(token), 2))
            ]
        return parts
