"""Moments of games worth a picture: positions, and what is played from them."""

from dataclasses import dataclass, field
from typing import Any

from passgo.compiling.targets import COMPILED
from passgo.game import Game
from passgo.table import Table

from .positions import ATLANTIC, DISNEY, EURO, EURO_SEATS, REVOLUTION, REVOLUTION_SEATS

SEATS = ("Ana", "Vasco", "Odile", "Léo")
HOUSES, HOTELS = 32, 12
MOST_SEEDS = 5_000


@dataclass(frozen=True)
class Moment:
    """A position in short, and what is played from it; a seed is searched for its first throw."""

    edition: str
    seats: tuple[str, ...] = ()
    lots: tuple[str, ...] = ()
    played: tuple[tuple[str, Any], ...] = ()
    turn: int = 14
    phase: str = "roll"
    mode: str = "standard"
    options: dict[str, Any] = field(default_factory=dict)
    first_cards: dict[str, str] = field(default_factory=dict)
    houses: int | None = None
    bots_play: int | None = None
    """Actions that bots play for all seats, from the deal; below zero, all but the last."""


MOMENTS: dict[str, Moment] = {
    "euro-new": Moment("euro"),
    "euro-buy": Moment("euro", EURO_SEATS, EURO, (("Ana", {"roll": [5, 3]}),)),
    "euro-build": Moment("euro", EURO_SEATS, EURO, (("Ana", {"roll": [5, 3]}), ("Ana", "buy"))),
    "euro-card": Moment(
        "euro",
        ("cash 612 at 30", *EURO_SEATS[1:]),
        EURO,
        (("Ana", {"roll": [1, 2]}),),
        first_cards={"community": "cc11"},
    ),
    "euro-trade": Moment(
        "euro",
        EURO_SEATS,
        EURO,
        (
            ("Ana", {"roll": [5, 3]}),
            ("Ana", "buy"),
            ("Ana", {"offer": {"to": "Léo", "give": {"lots": [11]}, "get": {"lots": [25]}}}),
            (
                "Léo",
                {
                    "offer": {
                        "to": "Ana",
                        "give": {"lots": [25]},
                        "get": {"lots": [11], "cash": 120},
                    }
                },
            ),
        ),
    ),
    "euro-auction": Moment(
        "euro",
        ("cash 352 at 26", "cash 384 at 10 jail 1", "cash 205 at 33", "cash 471 at 22"),
        (*EURO[:2], "Ana yellow 26 27 29", *EURO[3:]),
        (
            ("Odile", {"roll": [2, 4]}),
            ("Odile", "decline"),
            ("Léo", {"bid": 260}),
            ("Ana", {"bid": 300}),
            ("Vasco", {"bid": 310}),
            ("Odile", "pass"),
        ),
        turn=15,
    ),
    "euro-debt": Moment(
        "euro",
        ("cash 90 at 12", *EURO_SEATS[1:]),
        EURO,
        (("Ana", {"roll": [1, 3]}),),
    ),
    "euro-shortage": Moment(
        "euro",
        ("cash 612 at 20", "cash 800 at 10", *EURO_SEATS[2:]),
        EURO,
        (("Vasco", {"build": [19]}),),
        houses=1,
    ),
    "euro-keep": Moment(
        "euro",
        ("cash 900 at 20", "cash 40 at 22", "cash 205 at 12", "cash 471 at 22"),
        (
            *EURO[:2],
            "Ana yellow 26+hotel 27+4 29+4",
            EURO[3],
            "Vasco orange 16-mortgaged 18-mortgaged",
            "Vasco utility 28-mortgaged",
            *EURO[7:],
        ),
        (("Vasco", {"roll": [1, 3]}), ("Vasco", "bankrupt")),
    ),
    "euro-jail": Moment("euro", ("cash 612 at 10 jail 2", *EURO_SEATS[1:]), EURO),
    "disney-again": Moment(
        "disney",
        ("cash 717 at 21", "cash 318 at 24", "cash 96 at 20", "cash 905 at 7"),
        DISNEY,
        (("Ana", {"roll": [6, 6]}),),
        turn=18,
        first_cards={"community": "cc10"},
    ),
    "atlantic-railroad": Moment(
        "atlantic",
        ("cash 717 at 18", "cash 318 at 24", "cash 296 at 20", "cash 905 at 7"),
        ATLANTIC,
        (("Ana", {"roll": [3, 1]}),),
        turn=18,
        first_cards={"chance": "ch18"},
    ),
    "atlantic-utility": Moment(
        "atlantic",
        ("cash 717 at 18", "cash 318 at 24", "cash 296 at 20", "cash 905 at 7"),
        ATLANTIC,
        (("Ana", {"roll": [3, 1]}),),
        turn=18,
        first_cards={"chance": "ch17"},
    ),
    "deska-card": Moment(
        "deska",
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
        first_cards={"community": "cc16"},
    ),
    "revolution-claim": Moment(
        "revolution",
        REVOLUTION_SEATS,
        REVOLUTION,
        (("Odile", {"roll": [4, 6]}),),
        options={"rent_claims": "manual"},
        turn=10,
    ),
    "revolution-zone": Moment(
        "revolution",
        ("cash 9460000 at 12", *REVOLUTION_SEATS[1:]),
        REVOLUTION,
        (("Ana", {"roll": [2, 3]}),),
        turn=10,
    ),
    "revolution-by-hand": Moment(
        "revolution", REVOLUTION_SEATS, REVOLUTION, turn=10, options={"dice": "manual"}
    ),
    "revolution-force": Moment(
        "revolution",
        ("cash 9460000 at 0", *REVOLUTION_SEATS[1:]),
        (
            "Ana brown 1",
            "Ana light_blue 6 8",
            "Ana green 31 32",
            "Ana station 5 25",
            "Vasco brown 3",
            "Vasco red 21 23 24",
            "Vasco utility 2 12 28 33",
            "Vasco dark_blue 37 39",
            "Odile pink 11 13 14",
            "Odile yellow 26 27 29",
            "Odile green 34",
            "Léo light_blue 9",
            "Léo orange 16 18 19",
            "Léo station 15 35",
        ),
        (("Ana", {"roll": [3, 4]}),),
        turn=30,
    ),
    "revolution-auction": Moment(
        "revolution",
        ("cash 9460000 at 12", *REVOLUTION_SEATS[1:]),
        REVOLUTION,
        (("Ana", {"roll": [3, 4]}), ("Ana", "decline"), ("Vasco", {"bid": 1_500_000})),
        turn=11,
    ),
    "deska-later": Moment("deska", bots_play=150),
    "euro-later": Moment("euro", bots_play=190),
    "disney-later": Moment("disney", bots_play=210),
    "atlantic-later": Moment("atlantic", bots_play=190),
    "knockout-aim": Moment("knockout", bots_play=22),
    "knockout-late": Moment("knockout", bots_play=60),
    "euro-end": Moment("euro", bots_play=-1),
    "knockout-end": Moment("knockout", bots_play=-1),
}


def play(moment: Moment) -> tuple[str, list[tuple[str, Any, str]]]:
    """The position a moment begins with, and each action with its seat and the mark it leaves."""
    if moment.bots_play is not None:
        return _between_bots(moment)
    if not moment.played:
        return _text(moment, 3), []
    seat, first = moment.played[0]
    if isinstance(first, dict) and "roll" in first:
        for seed in range(MOST_SEEDS):
            text = _text(moment, seed)
            game = Game.from_position(text, COMPILED)
            game.apply(seat, "roll")
            if game.look().public["turn"]["dice"] == first["roll"]:
                return text, _scripted(game, moment)
        raise ValueError(f"no throw of {first['roll']} in {MOST_SEEDS} seeds")
    text = _text(moment, 3)
    game = Game.from_position(text, COMPILED)
    game.apply(seat, first)
    return text, _scripted(game, moment)


def laid(moment: Moment) -> str:
    """The position a moment has come to."""
    start, done = play(moment)
    game = Game.from_position(start, COMPILED)
    for seat, action, _ in done:
        game.apply(seat, action)
    return game.position()


def _scripted(game: Game, moment: Moment) -> list[tuple[str, Any, str]]:
    """Play the rest of a moment; all that was done."""
    for seat, action in moment.played[1:]:
        game.apply(seat, action)
    return _done(game)


def _done(game: Game) -> list[tuple[str, Any, str]]:
    return [
        (game.seats[place], action, mark)
        for (place, action), mark in zip(game.actions, game.marks, strict=True)
    ]


def _between_bots(moment: Moment) -> tuple[str, list[tuple[str, Any, str]]]:
    """A game between bots that Ana is asked something in, or wins with her last action."""
    for seed in range(60):
        game = Game.new(
            moment.edition,
            SEATS,
            seed=seed,
            mode=moment.mode,
            options=moment.options,
            target=COMPILED,
        )
        start = game.position()
        wants_end = (moment.bots_play or 0) < 0
        _let_play(game, None if wants_end else moment.bots_play)
        if wants_end and game.is_over and "Ana" in game.winners:
            return start, _done(game)[:-1]
        if not wants_end and not game.is_over:
            return start, _done(game)
    raise ValueError("no such game")


def _let_play(game: Game, most: int | None) -> None:
    """Let bots play, to the end or until Ana is asked after so many actions."""
    clock = [0.0]
    table = Table(game, dict.fromkeys(SEATS, "simple"), lambda: clock[0])
    while not game.is_over and len(game.actions) < 4_000:
        if most is not None and len(game.actions) >= most and list(game.to_act) == ["Ana"]:
            return
        clock[0] += 1.0
        thought = table.next_thought()
        if thought is not None:
            table.settle(thought, thought.decide(COMPILED))


def _text(moment: Moment, seed: int) -> str:
    """The moment as a position: a new game's, with its own seats, lots, turn and first cards."""
    new = Game.new(
        moment.edition, SEATS, seed=seed, mode=moment.mode, options=moment.options
    ).position()
    if not moment.seats:
        return new
    changed = {"turn", "bank", "seat"}
    kept = [line for line in new.splitlines() if line.split(" ", 1)[0] not in changed]
    kept = [_stacked(line, moment.first_cards) for line in kept if line]
    houses, hotels = _stock(moment.lots)
    mover = moment.played[0][0] if moment.played else SEATS[0]
    kept.append(f"turn number {moment.turn} mover {mover} phase {moment.phase}")
    kept.append(f"bank houses {houses if moment.houses is None else moment.houses} hotels {hotels}")
    kept += [f"seat {name} {line}" for name, line in zip(SEATS, moment.seats, strict=True)]
    kept += [f"lots {line}" for line in moment.lots]
    return "\n".join(kept) + "\n"


def _stacked(line: str, first: dict[str, str]) -> str:
    """A pack's line with the wanted card on top."""
    words = line.split()
    if words[0] != "pack" or words[1] not in first:
        return line
    card = first[words[1]]
    return " ".join([*words[:2], card, *(word for word in words[2:] if word != card)])


def _stock(lots: tuple[str, ...]) -> tuple[int, int]:
    """Houses and hotels that these lots leave in the bank."""
    built = [mark.partition("+")[2] for line in lots for mark in line.split() if "+" in mark]
    hotels = built.count("hotel")
    return HOUSES - sum(int(level) for level in built if level != "hotel"), HOTELS - hotels
