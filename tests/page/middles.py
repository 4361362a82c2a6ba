"""Games in progress to continue from: dealt at random or played by bots, stored as tables.

From the start a random walk hardly reaches moments at which people build, run out of houses or
money, or receive a mortgaged lot. A running table is copied under another code with a position in
it: the copy is not in memory, so the server restores it from the store.
"""

import json
import re
import sqlite3
from contextlib import closing

from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED
from passgo.estate.edition.model import PACK_IDS
from passgo.estate.rules.state import STREET
from passgo.game import Game, edition_box
from passgo.server.hall.naming import draw_code
from passgo.table.doing import word_of

PURSES = (0.0, 0.05, 0.3, 1.0, 5.0)
"""Shares of the money one begins with."""
SOUGHT = ("card", "keep", "heed", "railroad")
"""What a walk hardly comes to by itself, from wherever it begins."""
GAMES = 500
PATIENCE = 60
"""Actions within which what is sought turns up, or another game is tried; and how many games."""


def sought_at(edition, options):
    """What is worth seeking at such a table."""
    return [word for word in SOUGHT if _comes_up(word, edition, options)]


def seek(chance, edition, seats, options, word, people):
    """The position of a game in which one of the people may do what is sought.

    Mortgages are asked about after a trade, which random bots make, or after a bankruptcy.
    """
    for _ in range(GAMES):
        bot = chance.choice(["simple", "random"]) if word == "keep" else "simple"
        game = _begun(chance, edition, seats, options)
        for _ in range(PATIENCE):
            if game.is_over or any(map(game.is_out, people)):
                break
            asked = [seat for seat in people if seat in game.to_act]
            if any(word_of(each.action) == word for seat in asked for each in game.legal(seat)):
                return game.position()
            let_play(chance, game, bot, 1)
    raise LookupError(f"{word} did not come up in {GAMES} games of {edition}, {options}")


def _comes_up(word, edition, options):
    """Whether something can happen at all at such a table."""
    box = edition_box(edition)
    if word == "heed":
        return options.get("chance_text_timeout") == "on"
    if word == "card":
        return bool(box.get("packs"))
    return (box["family"] == "knockout") == (word == "railroad")


def some_middle(chance, edition, seats, options):
    """The position of a game in which all still play."""
    for _ in range(GAMES):
        game = _begun(chance, edition, seats, options)
        if not game.is_over and not any(map(game.is_out, seats)):
            return game.position()
    raise LookupError(f"somebody was out in each of {GAMES} games of {edition}, {options}")


def _begun(chance, edition, seats, options):
    """A game that bots have taken some way."""
    game = Game.new(edition, seats, seed=chance.getrandbits(60), options=options, target=COMPILED)
    if game.family.name != "estate":
        let_play(chance, game, "simple", chance.randint(2, 40))
    elif chance.random() < 0.7:
        game = Game.from_position(dealt(chance, game), COMPILED)
        let_play(chance, game, chance.choice(["simple", "random"]), chance.randint(0, 25))
    else:
        let_play(chance, game, "simple", chance.randint(50, 400))
    return game


def let_play(chance, game, bot, most):
    """Let bots take this many actions for all seats."""

    def throw(_):
        return [chance.randint(1, 6), chance.randint(1, 6)]

    StandIns(game, dict.fromkeys(game.seats, bot), throw).play(most)


def dealt(chance, game):
    """The position of a new game, with lots, buildings, mortgages and cards in people's hands."""
    lines = game.position().splitlines()
    start = int(re.search(r"^seat .* cash (\d+)", "\n".join(lines), re.M)[1])
    kept = [line for line in lines if line.split(" ", 1)[0] not in {"turn", "bank", "seat"}]
    text = [*_cards(chance, game, kept), *_lots(chance, game)]
    mover = chance.choice(game.seats)
    text.append(f"turn number {chance.randint(5, 40)} mover {mover} phase roll")
    for seat in game.seats:
        cash = start * chance.choice(PURSES) * chance.uniform(0.5, 1.5)
        unit = game.edition.money.unit
        text.append(f"seat {seat} cash {int(cash) // unit * unit} {_place(chance, game)}")
    return "\n".join(text) + "\n"


def _place(chance, game):
    if chance.random() < 0.2:
        return f"at {int(game.board.jail_square)} jail {chance.randint(1, 3)}"
    return f"at {chance.randrange(len(game.board.kind))}"


def _cards(chance, game, lines):
    """The packs, with one or two release cards in a player's hand."""
    for pack, name in enumerate(PACK_IDS):
        card = int(game.board.release_card[pack])
        if card >= 0 and chance.random() < 0.5:
            gone = game.edition.decks[name][card].id
            own = f"pack {name} "
            lines = [re.sub(rf" {gone}\b", "", s) if s.startswith(own) else s for s in lines]
            lines.append(f"release {name} holder {chance.choice(game.seats)} since 0")
    return lines


def _lots(chance, game):
    """The owners and buildings of lots, and what is left in the bank."""
    board = game.board
    top = int(board.houses_before_hotel) + 1
    stock = [int(board.houses_total), int(board.hotels_total)]
    free = chance.choice([0.0, 0.2])
    for group in game.edition.groups.values():
        one = chance.choice(game.seats) if chance.random() < 0.6 else None
        owners = {
            lot: one or chance.choice(game.seats)
            for lot in group.squares
            if one or chance.random() >= free
        }
        is_built = one is not None and board.kind[group.squares[0]] == STREET
        levels = _levels(chance, len(owners), top) if is_built else [0] * len(owners)
        used = [sum(n for n in levels if n < top), levels.count(top)]
        if used[0] > stock[0] or used[1] > stock[1]:
            levels, used = [0] * len(owners), [0, 0]
        stock = [stock[0] - used[0], stock[1] - used[1]]
        pledged = [not any(levels) and chance.random() < 0.25 for _ in levels]
        for seat in game.seats:
            marks = [
                f"{lot}{_mark(level, top, pledge)}"
                for (lot, owner), level, pledge in zip(owners.items(), levels, pledged, strict=True)
                if owner == seat
            ]
            if marks:
                yield f"lots {seat} {group.id} {' '.join(marks)}"
    if chance.random() < 0.5:
        stock = [min(left, chance.randint(0, 2)) for left in stock]
    yield f"bank houses {stock[0]} hotels {stock[1]}"


def _levels(chance, lots, top):
    """Built evenly."""
    most = chance.choice([0, 0, *range(1, top + 1), top])
    return [max(0, most - chance.randint(0, 1)) for _ in range(lots)]


def _mark(level, top, pledge):
    if pledge:
        return "-mortgaged"
    if not level:
        return ""
    return "+hotel" if level == top else f"+{level}"


def lay(database, code, position):
    """Copy a table that is played, with its game in this position; the code of the copy."""
    fresh = draw_code()
    with closing(sqlite3.connect(database, timeout=10, isolation_level=None)) as store:
        store.row_factory = sqlite3.Row
        store.execute("begin immediate")
        row = store.execute("select * from tables where code = ?", (code,)).fetchone()
        body = {**json.loads(row["body"]), "start": position, "skipped": row["number"]}
        face = {**json.loads(row["face"]), "code": fresh}
        changed = {"code": fresh, "leader": None, "body": json.dumps(body)}
        _insert(store, "tables", {**row, **changed, "face": json.dumps(face)})
        for name in ("log", "holders"):
            rows = store.execute(f'select * from {name} where "table" = ?', (code,))
            for each in rows.fetchall():
                _insert(store, name, {**each, "table": fresh})
        store.execute("commit")
    return fresh


def _insert(store, table, row):
    names = ", ".join(f'"{name}"' for name in row)
    places = ", ".join("?" * len(row))
    store.execute(f"insert into {table} ({names}) values ({places})", tuple(row.values()))
