"""The lane as text: a row of letters for each slice of it, and what everybody has."""

from rich.text import Text

from ..game import Game
from ..knockout import state as st
from ..knockout_family import playing_order
from ..knockout_texts import LaneTexts

ACROSS = 30
ALONG = 33
_MICRON = 1000
_SPACE_MARKS = {
    "property": "·",
    "railroad": "=",
    "house": "^",
    "chance": "?",
    "luxury_tax": "%",
    "free_parking": "P",
    "go_to_jail": "#",
}
_STYLES = {"red": "bold red", "yellow": "bold yellow", "green": "bold green", "blue": "bold blue"}


def side_style(game: Game, side: int) -> str:
    """The colour in which a side is written; its letter says the same without colour."""
    return _STYLES.get(game.edition.colours[int(game.state.colour[side])].id, "bold")


def side_mark(game: Game, side: int) -> str:
    """The letter of a side: the first of its colour's id."""
    return str(game.edition.colours[int(game.state.colour[side])].id[0].upper())


def lane_text(game: Game) -> Text:
    """The lane, far end on top, each token as the letter of its side."""
    lane = game.edition.lane
    grid = [[("·", "dim")] * ACROSS for _ in range(ALONG)]
    starts: dict[int, str] = {}
    for row in range(ALONG):
        for column in range(ACROSS):
            x = (column + 0.5) * lane.width / ACROSS
            y = (row + 0.5) * lane.length / ALONG
            grid[row][column] = (_mark(game, x, y), "dim")
    for space in game.edition.spaces:
        row = min(int(space.centre[1] * ALONG / lane.length), ALONG - 1)
        code = game.edition.groups[space.group].code if space.group else space.kind
        names = starts.get(row, "")
        starts[row] = f"{names} {code}" if code not in names else names
    for token in range(st.TOKENS):
        if game.state.where[token] == st.ON_BOARD:
            column = min(int(int(game.state.x[token]) * ACROSS / (lane.width * _MICRON)), 29)
            row = min(int(int(game.state.y[token]) * ALONG / (lane.length * _MICRON)), ALONG - 1)
            side = token // st.TOKENS_EACH
            grid[row][column] = (side_mark(game, side), side_style(game, side))
    text = Text()
    for row in reversed(range(ALONG)):
        millimetres = round((row + 0.5) * lane.length / ALONG)
        text.append(f"{millimetres:>5} ", "dim")
        for mark, style in grid[row]:
            text.append(mark, style)
        text.append(f" {starts.get(row, '')}\n", "dim")
    return text


def _mark(game: Game, x: float, y: float) -> str:
    if y < game.edition.lane.go_line:
        return " "
    for space in game.edition.spaces:
        left, near, width, depth = space.rect
        if left <= x < left + width and near <= y < near + depth:
            return _SPACE_MARKS[space.kind]
    return " "


def purses_text(game: Game, words: LaneTexts) -> Text:
    """One line for each side in this round's order: cash, tokens in hand, in jail, off."""
    text = Text()
    for side in playing_order(game, game.state):
        first = side * st.TOKENS_EACH
        places = [int(w) for w in game.state.where[first : first + st.TOKENS_EACH]]
        held = places.count(st.IN_HAND)
        text.append(f"  {side_mark(game, side)} ", side_style(game, side))
        line = words.texts.get(
            "knockout-purse",
            side=words.side(side),
            cash=words.money(int(game.state.cash[side])),
            hand=held,
            jail=places.count(st.IN_JAIL),
            off=places.count(st.OFF),
        )
        text.append(line + "\n")
    return text
