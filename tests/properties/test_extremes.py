"""Every number of a position and of a record, as large and as small as numbers get.

What comes of it is a game that can be looked at and played, or a line that says what is wrong.
"""

import json
import re
from copy import deepcopy
from functools import cache

import pytest

from passgo import Game
from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED, INTERPRETED
from passgo.editions import EDITIONS, PACKAGED
from passgo.errors import PassgoError, PositionError
from passgo.game.fair import fair_part
from passgo.game.records import record_of
from passgo.protocol.errors import ProtocolError
from passgo.server.retold import Retold, retell

from .spoiling import places

SEATS = ["ana", "bob", "cid"]
EXTREMES = (
    -1,
    0,
    2**31,
    10**9,
    10**15,
    2**62,
    2**63,
    -(2**63),
    -(2**63) - 1,
    10**30,
    2**63 - 1,
)
NUMBER = re.compile(r"(?<![\w\"-])-?\d+(?![\w\"])")
STOPS = (1, 45)
"""Moments of a game that are spoiled: after so many actions."""


@cache
def positions(edition):
    """How a game of bots stood at some moments, and once more with something in every field."""
    game = Game.new(edition, SEATS, seed=11, target=COMPILED)
    bots = StandIns(game, dict.fromkeys(SEATS, "random"))
    found = []
    for stop in STOPS:
        bots.play(stop - len(game.actions))
        if not game.is_over:
            found.append(game.position())
    return [*found[:-1], _fuller(game.family.name, found[-1])]


def _fuller(family, text):
    """A position with the lines that are left out when all their values are zero."""
    if family != "knockout":
        return text
    lines = ("pot 40", "slides 3", "takeouts 2", "left_board 1", "number 9", "drawn 1 1 1 1 1")
    known = {line.split()[0] for line in text.splitlines()}
    more = [line for line in lines if line.split()[0] not in known]
    return text + "".join(f"{line}\n" for line in more)


def extremes_for(place):
    """The largest number and two others: all of them come round among neighbours."""
    others = EXTREMES[:-1]
    return {EXTREMES[-1], others[place % len(others)], others[(7 * place + 3) % len(others)]}


def numbers_in(text):
    """The places of the numbers of a position, below its first line."""
    return [found.span() for found in NUMBER.finditer(text, text.index("\n"))]


def tried(text):
    """The game of a position, looked at and played on; None where it is refused."""
    try:
        game = Game.from_position(text)
    except PositionError as error:
        line = str(error)
        assert line.startswith("position: ")
        assert len(line.splitlines()) == 1
        return None
    for _ in range(2):
        for seat in game.seats:
            json.dumps(game.view(seat))
            for choice in game.legal(seat)[:2]:
                game.preview(seat, choice.action)
        if game.is_over:
            break
        # What is open but hard to write down, such as a slide's aim, is left alone.
        seat = game.to_act[0]
        actions = [choice.action for choice in game.legal(seat)]
        for action in actions[:1]:
            try:
                game.apply(seat, action)
            except PassgoError:
                break
    return game


@pytest.mark.parametrize("edition", EDITIONS())
def test_a_position_with_an_extreme_number_is_played_or_refused(edition):
    accepted = 0
    for text in positions(edition):
        for place, (start, end) in enumerate(numbers_in(text)):
            for number in extremes_for(place):
                game = tried(f"{text[:start]}{number}{text[end:]}")
                accepted += game is not None
    assert accepted, "some numbers are extreme and possible"


@pytest.mark.parametrize("edition", EDITIONS())
def test_a_record_from_an_extreme_position_is_told_or_refused(edition):
    """The same numbers on their way in by an upload."""
    text = positions(edition)[-1]
    record = Game.from_position(text).record()
    for place, (start, end) in enumerate(numbers_in(text)):
        for number in list(extremes_for(place))[: 3 if edition == "knockout" else 1]:
            spoiled = f"{text[:start]}{number}{text[end:]}"
            told({**record, "start": spoiled, "end": spoiled})


@pytest.mark.parametrize("edition", EDITIONS())
def test_a_record_with_an_extreme_number_is_told_or_refused(edition):
    game = Game.new(edition, SEATS, seed=5, target=COMPILED)
    StandIns(game, dict.fromkeys(SEATS, "random")).play(25)
    record = json.loads(json.dumps(record_of(game, {}, fair_part(game, "5e" * 32, {}))))
    # The first rolls and actions represent the others.
    ways = [way for way in places(record) if is_number(record, way)][:25]
    assert ways
    for place, way in enumerate(ways):
        for number in extremes_for(place):
            spoiled = deepcopy(record)
            inside(spoiled, way[:-1])[way[-1]] = number
            told(spoiled)


def inside(data, way):
    for key in way:
        data = data[key]
    return data


def is_number(record, way):
    found = inside(record, way)
    return isinstance(found, int | float) and not isinstance(found, bool)


def told(record):
    """What comes of an upload: packed answers, or what is wrong with it."""
    try:
        assert isinstance(retell(record, INTERPRETED, PACKAGED), Retold)
    except ProtocolError as error:
        why = error.wire()
    else:
        return
    assert why["code"] == "bad_record"
    assert why["args"]["why"]
