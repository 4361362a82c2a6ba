"""Writes the moments of the design's pictures, for the gallery of boards.

    python web/tools/scenes.py web/fixtures

`scenes.json` is a list of `{"edition", "name", "document", "recent"}`: each a position set up as in
a picture, which the engine has continued.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fixtures import SEATS, document, entries, write

from passgo.game import Game

HOUSES, HOTELS = 32, 12


@dataclass(frozen=True)
class Scene:
    """A position in short form, and the actions played from it."""

    edition: str
    name: str
    seats: tuple[str, str, str, str]
    lots: tuple[str, ...]
    played: tuple[tuple[str, Any], ...]
    options: dict[str, Any] = field(default_factory=dict)
    turn: int = 14


_EURO = (
    "Ana brown 1+2 3+2",
    "Ana pink 11-mortgaged",
    "Ana yellow 27 29",
    "Ana station 5 35",
    "Vasco orange 16+3 18+3 19+2",
    "Vasco red 24",
    "Vasco dark_blue 37",
    "Odile light_blue 6+4 8+4 9+hotel",
    "Odile station 15",
    "Odile utility 12",
    "Léo pink 13 14",
    "Léo red 21 23",
    "Léo green 31 34",
    "Léo station 25",
)
_EURO_SEATS = ("cash 612 at 18", "cash 384 at 10 jail 1", "cash 205 at 12", "cash 471 at 22")

SCENES = (
    Scene("euro", "buy", _EURO_SEATS, _EURO, (("Ana", {"roll": [5, 3]}),)),
    Scene("euro", "build", _EURO_SEATS, _EURO, (("Ana", {"roll": [5, 3]}), ("Ana", "buy"))),
    Scene(
        "disney",
        "again",
        ("cash 717 at 21", "cash 318 at 24", "cash 96 at 20", "cash 905 at 7"),
        (
            "Ana orange 16+4 18+4 19+hotel",
            "Ana dark_blue 39",
            "Ana station 5 25",
            "Vasco light_blue 6 8",
            "Vasco red 23",
            "Vasco utility 28",
            "Odile brown 1 3",
            "Odile pink 11+1 13+1 14+1",
            "Odile red 21-mortgaged",
            "Odile green 31",
            "Odile station 35",
            "Léo light_blue 9",
            "Léo yellow 26+2 27+1 29+2",
            "Léo dark_blue 37",
            "Léo utility 12",
        ),
        (("Ana", {"roll": [6, 6]}),),
        turn=18,
    ),
    Scene(
        "deska",
        "card",
        ("cash 21340 at 8", "cash 8260 at 10", "cash 26900 at 24", "cash 4780 at 34"),
        (
            "Ana light_blue 6+3 8+3 9+4",
            "Ana red 24",
            "Ana dark_blue 39",
            "Vasco station 5 15 25 35",
            "Vasco utility 12",
            "Odile brown 1+1 3+2",
            "Odile pink 11 13",
            "Léo orange 16 18",
            "Léo yellow 29-mortgaged",
            "Léo green 31",
        ),
        (("Ana", {"roll": [5, 4]}),),
        turn=22,
    ),
    Scene(
        "revolution",
        "claim",
        (
            "cash 9460000 at 19",
            "cash 11750000 at 5",
            "cash 6200000 at 22",
            "cash 3800000 at 23",
        ),
        (
            "Ana green 31+1 32+2 34+2",
            "Ana station 25",
            "Ana utility 28",
            "Léo brown 1 3",
            "Léo light_blue 9",
            "Léo station 15",
            "Léo utility 12",
            "Vasco light_blue 6 8",
            "Vasco red 21 24",
            "Vasco dark_blue 39",
            "Vasco utility 2",
            "Odile pink 11+1 13+1 14+1",
            "Odile station 5",
            "Odile utility 33-mortgaged",
        ),
        (("Odile", {"roll": [4, 6]}),),
        {"rent_claims": "manual"},
        turn=10,
    ),
    Scene(
        "revolution",
        "zone",
        (
            "cash 9460000 at 12",
            "cash 11750000 at 5",
            "cash 6200000 at 22",
            "cash 3800000 at 23",
        ),
        ("Ana green 31+1 32+2 34+2", "Vasco red 21 24", "Odile pink 11+hotel 13+hotel 14+4"),
        (("Ana", {"roll": [2, 3]}),),
        turn=10,
    ),
)


def stock(lots: tuple[str, ...]) -> tuple[int, int]:
    """Houses and hotels that these lots leave in the bank."""
    built = [mark.partition("+")[2] for line in lots for mark in line.split() if "+" in mark]
    hotels = built.count("hotel")
    return HOUSES - sum(int(level) for level in built if level != "hotel"), HOTELS - hotels


def position(scene: Scene) -> str:
    """The scene as a position: that of a new game, with other seats, lots and turn."""
    options = {"dice": "manual", **scene.options}
    new = Game.new(scene.edition, SEATS, seed=3, options=options).position().splitlines()
    kept = [line for line in new if line.split(" ", 1)[0] not in {"turn", "bank", "seat"}]
    houses, hotels = stock(scene.lots)
    mover = scene.played[0][0]
    kept.append(f"turn number {scene.turn} mover {mover} phase roll")
    kept.append(f"bank houses {houses} hotels {hotels}")
    kept += [f"seat {name} {line}" for name, line in zip(SEATS, scene.seats, strict=True)]
    kept += [f"lots {line}" for line in scene.lots]
    return "\n".join(kept) + "\n"


def play(scene: Scene) -> dict[str, Any]:
    """The scene as a document, after its actions."""
    game = Game.from_position(position(scene))
    for seat, action in scene.played:
        game.apply(seat, action)
    return {
        "edition": scene.edition,
        "name": scene.name,
        "document": document(game),
        "recent": entries(game),
    }


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "web/fixtures")
    folder.mkdir(parents=True, exist_ok=True)
    write(folder / "scenes.json", [play(scene) for scene in SCENES])
