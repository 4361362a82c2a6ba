"""The lane as text: a row of letters for each slice of it, and what everybody has."""

from rich.console import Console
from rich.text import Text

from ...game import Game
from ...knockout.edition.model import Space
from ...knockout.family import playing_order
from ...knockout.rules import state as st
from .words import LaneWords

ACROSS = 30
ALONG = 33
_MICRON = 1000
_SPACE_MARKS = {
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


def side_mark(game: Game, words: LaneWords, side: int) -> str:
    """The letter of a side: the first of its colour's name."""
    colour = game.edition.colours[int(game.state.colour[side])].id
    return words.texts.name("colour", colour)[0].upper()


def show_lane(console: Console, game: Game, words: LaneWords) -> None:
    """Print the lane, what everybody has, and the pot."""
    texts = words.texts
    console.print()
    console.print(lane_text(game, words), end="")
    console.print(purses_text(game, words), end="")
    amount = words.money(int(game.state.pot))
    console.print(Text(texts.get("knockout-pot-shown", amount=amount), style="dim"))


def lane_text(game: Game, words: LaneWords) -> Text:
    """The lane, far end on top, each token as the letter of its side."""
    lane = game.edition.lane
    grid = [_row(game, (row + 0.5) * lane.length / ALONG) for row in range(ALONG)]
    labels = _labels(game, words)
    for token in range(st.TOKENS):
        if game.state.where[token] == st.ON_BOARD:
            across = int(game.state.x[token]) * ACROSS / (lane.width * _MICRON)
            column = min(int(across), ACROSS - 1)
            row = min(int(int(game.state.y[token]) * ALONG / (lane.length * _MICRON)), ALONG - 1)
            side = token // st.TOKENS_EACH
            grid[row][column] = (side_mark(game, words, side), side_style(game, side))
    text = Text()
    for row in reversed(range(ALONG)):
        millimetres = round((row + 0.5) * lane.length / ALONG)
        text.append(f"{millimetres:>5} ", "dim")
        for mark, style in grid[row]:
            text.append(mark, style)
        text.append(f" {labels.get(row, '')}\n", "dim")
    return text


def _labels(game: Game, words: LaneWords) -> dict[int, str]:
    """What lies beside a row of the picture: the middle of these spaces."""
    labels: dict[int, list[str]] = {}
    for number, space in enumerate(game.edition.spaces):
        row = min(int(space.centre[1] * ALONG / game.edition.lane.length), ALONG - 1)
        label = words.texts.get(f"knockout-kind-{space.kind.replace('_', '-')}")
        if space.group:
            value = words.money(int(game.board.value[number]))
            label = f"{words.texts.name('group', space.group)} {value}"
        names = labels.setdefault(row, [])
        if label not in names:
            names.append(label)
    return {row: ", ".join(names) for row, names in labels.items()}


def _row(game: Game, y: float) -> list[tuple[str, str]]:
    """The marks across the lane at one place along it, a stroke between two properties."""
    lane = game.edition.lane
    marks = []
    before = None
    for column in range(ACROSS):
        space = _space_at(game, (column + 0.5) * lane.width / ACROSS, y)
        if space is None:
            is_go = y > lane.go_line - lane.length / ALONG
            marks.append(("─" if is_go else " ", "dim"))
        elif space.group:
            is_edge = before is not None and before is not space and before.group
            marks.append(("|" if is_edge else "·", game.edition.groups[space.group].hex))
        else:
            marks.append((_SPACE_MARKS[space.kind], "dim"))
        before = space
    return marks


def _space_at(game: Game, x: float, y: float) -> Space | None:
    for space in game.edition.spaces:
        left, near, width, depth = space.rect
        if left <= x < left + width and near <= y < near + depth:
            return space  # type: ignore[no-any-return]
    return None


def purses_text(game: Game, words: LaneWords) -> Text:
    """One line for each side in this round's order: cash, tokens in hand, in jail, off."""
    text = Text()
    for side in playing_order(game, game.state):
        first = side * st.TOKENS_EACH
        places = [int(w) for w in game.state.where[first : first + st.TOKENS_EACH]]
        held = places.count(st.IN_HAND)
        text.append(f"  {side_mark(game, words, side)} ", side_style(game, side))
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
