"""The stops that are written down are those of a walk."""

import numpy as np

from passgo.estate.edition.compile import compile_board
from passgo.estate.edition.loader import load_estate
from passgo.estate.landings import known_landings, way_of
from passgo.estate.roster import walked
from passgo.estate.rules.state import SQUARES

from .write_landings import boards


def test_every_printed_board_is_known_and_walks_as_written():
    for board in boards().values():
        assert np.array_equal(known_landings(board), walked(board))


def test_purses_and_dice_lead_no_token_elsewhere():
    box = load_estate("euro")
    plain = way_of(compile_board(box, "standard", {}))
    options = {"cash": "hidden", "dice": "manual", "salary": 400, "rent_claims": "manual"}
    assert way_of(compile_board(box, "standard", options)) == plain


def test_another_way_round_is_not_known():
    board = compile_board(load_estate("revolution"), "standard", {"random_chance": "1/3"})
    assert known_landings(board) is None
    assert walked(board).shape == (SQUARES,)
