"""A screen to put pieces of text on, wherever they belong."""

from rich.cells import cell_len
from rich.text import Text


class Canvas:
    """Lines on which pieces stand at their columns; pieces must not overlap."""

    def __init__(self, height: int) -> None:
        """Begin with so many empty lines."""
        self._lines: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, line: int, column: int, piece: Text) -> None:
        """Let a piece begin at a column of a line."""
        self._lines[line].append((column, piece))

    def lines(self) -> list[Text]:
        """Every line as one text, with space between its pieces."""
        return [_join(pieces) for pieces in self._lines]


def _join(pieces: list[tuple[int, Text]]) -> Text:
    whole = Text()
    for column, piece in sorted(pieces, key=lambda entry: entry[0]):
        whole.append(" " * (column - cell_len(whole.plain)))
        whole.append_text(piece)
    return whole
