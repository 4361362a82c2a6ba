"""A text canvas: pieces of text placed by line and column."""

from rich.cells import cell_len
from rich.text import Text


class Canvas:
    """Lines with pieces of text at columns; pieces must not overlap."""

    def __init__(self, height: int) -> None:
        """Start with a number of empty lines."""
        self._lines: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, line: int, column: int, piece: Text) -> None:
        """Put a piece at a column of a line."""
        self._lines[line].append((column, piece))

    def lines(self) -> list[Text]:
        """Every line as one text, with space between its pieces."""
        return [_join(pieces) for pieces in self._lines]


def _join(pieces: list[tuple[int, Text]]) -> Text:
    whole = Text()
    for column, piece in sorted(pieces, key=lambda pair: pair[0]):
        whole.append(" " * (column - cell_len(whole.plain)))
        whole.append_text(piece)
    return whole
