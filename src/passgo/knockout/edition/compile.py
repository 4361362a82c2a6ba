"""Turns an edition of the knockout family and options into the kernel's board record."""

import math
from collections.abc import Mapping, Sequence

import numpy as np

from ...editions.arrays import records
from ..rules import state as st
from .model import LaneEdition
from .options import check_lane_options, check_lane_seats, lane_rules, noise_levels, sides_of

MICRON = 1000
SLOPE_UNIT = 10_000
_SECOND = ("none", "free", "paid")


def compile_lane(
    edition: LaneEdition,
    mode: str = "standard",
    options: Mapping[str, object] | None = None,
    seats: Sequence[str] = ("1", "2", "3", "4"),
) -> np.record:
    """Return the board record on which the kernel plays this game; money in units."""
    settled = check_lane_options(edition, mode, options, seats)
    rules = lane_rules(edition, mode, settled)
    board = printed_lane(edition)
    to_unit = edition.money.to_unit
    for field, flag in (
        ("start_cash", "start_cash"),
        ("stake", "parking_stake"),
        ("jail_fee", "jail_fee"),
        ("tax_each", "tax_per_property"),
        ("second_fee", "second_chance_fee"),
    ):
        board[field] = to_unit(int(str(rules[flag])))
    board["chance_reslides"] = rules["chance_reslides"]
    board["second_chance"] = _SECOND.index(str(rules["second_chance"]))
    board["own_hits_count"] = int(rules["second_chance_hit"] == "any")
    _write_table(board, edition, settled, seats)
    return board


def printed_lane(edition: LaneEdition) -> np.record:
    """Return the part that no mode or option changes: the spaces and how tokens slide."""
    board: np.record = records(1, st.BOARD_DTYPE)[0]
    _write_spaces(board, edition)
    _write_lane(board, edition)
    return board


def slope_of(degrees: float) -> int:
    """Return an angle from straight ahead as the kernel's slope."""
    return round(SLOPE_UNIT * math.tan(math.radians(degrees)))


def _write_spaces(board: np.record, edition: LaneEdition) -> None:
    to_unit = edition.money.to_unit
    numbers = {name: number for number, name in enumerate(edition.groups)}
    board["spaces"] = len(edition.spaces)
    board["groups"] = len(edition.groups)
    board["group"][:] = -1
    for number, space in enumerate(edition.spaces):
        left, near, width, depth = space.rect
        board["kind"][number] = st.SPACE_KINDS.index(space.kind)
        board["left"][number], board["near"][number] = left * MICRON, near * MICRON
        board["right"][number] = (left + width) * MICRON
        board["far"][number] = (near + depth) * MICRON
        if space.group:
            group = numbers[space.group]
            board["group"][number] = group
            board["group_mask"][group] |= 1 << number
            board["value"][number] = to_unit(space.value)
    for colours in edition.groups.values():
        board["bonus"][numbers[colours.id]] = to_unit(colours.bonus)


def _write_lane(board: np.record, edition: LaneEdition) -> None:
    lane = edition.lane
    for field, millimetres in (
        ("width", lane.width),
        ("length", lane.length),
        ("go_line", lane.go_line),
        ("launch_y", lane.launch_y),
        ("radius", lane.radius),
    ):
        board[field] = millimetres * MICRON
    board["x_least"], board["x_most"] = (10 * x for x in lane.launch_x)
    board["speed_least"], board["speed_most"] = lane.speed
    board["slope_most"] = slope_of(lane.angle)
    board["deceleration"] = lane.deceleration
    board["restitution"] = lane.restitution
    board["slow_contact"] = lane.slow_contact
    board["least_separation"] = lane.least_separation
    board["event_cap"] = lane.events
    rows = 2 * lane.radius
    board["disc_rows"] = rows
    for row in range(rows):
        # Points half a millimetre, one and a half, … from the centre, within the radius.
        across = (2 * (row - lane.radius) + 1) ** 2
        board["disc_half"][row] = sum(
            (2 * column + 1) ** 2 + across <= rows**2 for column in range(lane.radius)
        )


def _write_table(
    board: np.record, edition: LaneEdition, settled: Mapping[str, object], seats: Sequence[str]
) -> None:
    check_lane_seats(edition, seats)
    sides = sides_of(edition, settled, seats)
    board["sides"] = len(sides.members)
    board["members"][:] = board["colour"][:] = -1
    for side, members in enumerate(sides.members):
        board["colour"][side] = sides.colours[side]
        board["member_count"][side] = len(members)
        for place, seat in enumerate(members):
            board["members"][side, place] = seat
            board["side_of"][seat] = side
    for seat, level in enumerate(noise_levels(settled["noise"], seats)):
        speed, angle = edition.lane.noise[level]
        board["noise_speed"][seat] = speed
        board["noise_angle"][seat] = round(math.radians(angle) * MICRON)
