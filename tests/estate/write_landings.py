"""Walks round every board and writes the stops down: ``python -m tests.bots.write_landings``."""

import json

from passgo.editions import EDITIONS
from passgo.estate.edition.compile import compile_board
from passgo.estate.edition.loader import load_estate
from passgo.estate.landings import FILE, way_of
from passgo.estate.roster import walked


def boards():
    """The printed boards, each way of going round once."""
    found = {}
    for edition in EDITIONS("estate"):
        box = load_estate(edition)
        for mode in box.modes:
            board = compile_board(box, mode, {})
            found.setdefault(way_of(board), board)
    return found


def main():
    stops = {way: walked(board).tolist() for way, board in boards().items()}
    lines = ",\n".join(f" {json.dumps(way)}: {json.dumps(row)}" for way, row in stops.items())
    FILE.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    print(f"{len(stops)} boards")


if __name__ == "__main__":
    main()
