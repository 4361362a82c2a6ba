"""When and how two tokens meet, held against sums done otherwise."""

import math

import numpy as np
import pytest

from passgo.knockout.rules import state as st
from passgo.knockout.rules.contact import (
    NEVER,
    bounce,
    closing,
    distance2,
    first_touch,
    set_velocity,
    time_to_moving,
    touching,
    turning,
    way_to_edge,
    way_to_resting,
)
from passgo.knockout.rules.striking import approach, cluster_of, rows_struck, whole

REACH = 32.0
SLOWING = 700.0


def table(*tokens):
    """Rows of motion: each token's place and velocity; its number is its row."""
    motion = np.zeros((len(tokens), st.V_WIDTH))
    for row, (x, y, vx, vy) in enumerate(tokens):
        motion[row, [st.V_X, st.V_Y]] = x, y
        set_velocity(motion, row, vx, vy)
        motion[row, st.V_TOKEN] = row
    return motion


def test_a_velocity_is_kept_as_direction_and_speed():
    motion = table((1.0, 2.0, -30.0, 40.0), (3.0, 4.0, 7.0, 7.0))
    assert motion[0, [st.V_UX, st.V_UY, st.V_SPEED]].tolist() == [-0.6, 0.8, 50.0]
    set_velocity(motion, 0, 0.0, 0.0)
    assert motion[0, [st.V_UX, st.V_UY, st.V_SPEED]].tolist() == [0.0, 0.0, 0.0]
    assert motion[0, [st.V_X, st.V_Y]].tolist() == [1.0, 2.0]


def test_the_way_to_a_resting_token_ends_where_they_touch():
    rng = np.random.default_rng(3)
    met = missed = 0
    for _ in range(300):
        motion = table(
            (*rng.uniform(0, 300, 2), *rng.normal(size=2)), (*rng.uniform(0, 300, 2), 0.0, 0.0)
        )
        place, to = motion[0, [st.V_X, st.V_Y]], motion[1, [st.V_X, st.V_Y]]
        along = motion[0, [st.V_UX, st.V_UY]]
        ahead = (to - place) @ along
        aside = abs((to - place) @ [along[1], -along[0]])
        if math.dist(place, to) <= REACH:
            continue
        way = way_to_resting(motion, 0, 1, REACH * REACH)
        if ahead <= 0 or aside >= REACH:
            assert way == NEVER
            missed += 1
        else:
            assert math.dist(place + way * along, to) == pytest.approx(REACH)
            assert way == pytest.approx(ahead - math.sqrt(REACH**2 - aside**2))
            met += 1
    assert met > 20
    assert missed > 100


def test_a_token_that_touches_already_has_no_way_to_go_unless_it_leaves():
    touching_ahead = table((10.0, 10.0, 0.0, 5.0), (10.0, 42.0, 0.0, 0.0))
    assert way_to_resting(touching_ahead, 0, 1, REACH * REACH) == 0.0
    behind = table((10.0, 10.0, 0.0, -5.0), (10.0, 42.0, 0.0, 0.0))
    assert way_to_resting(behind, 0, 1, REACH * REACH) == NEVER
    beside = table((10.0, 10.0, 5.0, 0.0), (10.0, 42.0, 0.0, 0.0))
    assert way_to_resting(beside, 0, 1, REACH * REACH) == NEVER
    grazing = table((10.0, 10.0, 5.0, 0.0), (90.0, 42.0, 0.0, 0.0))
    assert way_to_resting(grazing, 0, 1, REACH * REACH) == NEVER


@pytest.mark.parametrize(
    ("velocity", "way"),
    [
        ((3.0, 0.0), 60.0),
        ((-3.0, 0.0), 140.0),
        ((0.0, 3.0), 250.0),
        ((0.0, -3.0), 50.0),
        ((3.0, 4.0), 100.0),
        ((-3.0, 4.0), 700 / 3),
        ((3.0, -4.0), 62.5),
        ((-3.0, -4.0), 62.5),
        ((0.0, 0.0), NEVER),
    ],
)
def test_the_way_to_the_edge(velocity, way):
    motion = table((40.0, 50.0, *velocity))
    assert way_to_edge(motion, 0, 100.0, 300.0) == pytest.approx(way)


def quartic(motion, one, other):
    """The square of the distance of two moving tokens less that of touching ones, over time."""
    away = motion[other, [st.V_X, st.V_Y]] - motion[one, [st.V_X, st.V_Y]]
    speed, slow = np.zeros(2), np.zeros(2)
    for row, sign in ((other, 1), (one, -1)):
        along = motion[row, [st.V_UX, st.V_UY]]
        speed += sign * along * motion[row, st.V_SPEED]
        slow += sign * along * SLOWING
    ways = [np.polynomial.Polynomial([away[k], speed[k], -slow[k] / 2]) for k in range(2)]
    return ways[0] ** 2 + ways[1] ** 2 - REACH**2


def first_root(polynomial, until):
    """When it first falls to zero, or nothing; and by how much that is beyond doubt."""
    times = np.linspace(0.0, until, 20_001)
    values = polynomial(times)
    below = np.flatnonzero(values <= 0.0)
    if not len(below):
        return None, values.min()
    real = [root.real for root in polynomial.roots() if abs(root.imag) < 1e-9]
    return min(root for root in real if root >= 0.0), -values.min()


def test_two_moving_tokens_touch_when_the_quartic_has_its_first_root():
    rng = np.random.default_rng(8)
    met = missed = 0
    for _ in range(1500):
        angle, width = rng.uniform(0, 2 * math.pi), rng.uniform(33, 260)
        one = rng.uniform(0, 400, 2)
        other = one + width * np.array([math.cos(angle), math.sin(angle)])
        speeds = rng.uniform(60, 900, 2)
        turns = angle + rng.normal(size=2) * 0.5 + [0.0, rng.choice([0.0, math.pi])]
        motion = table(
            (*one, *(speeds[0] * np.array([math.cos(turns[0]), math.sin(turns[0])]))),
            (*other, *(speeds[1] * np.array([math.cos(turns[1]), math.sin(turns[1])]))),
        )
        until = float(speeds.min()) / SLOWING
        root, margin = first_root(quartic(motion, 0, 1), until)
        if margin < 1.0:
            continue
        time = time_to_moving(motion, 0, 1, REACH, SLOWING, until)
        assert time == time_to_moving(motion, 1, 0, REACH, SLOWING, until)
        if root is None:
            assert time == NEVER
            missed += 1
        else:
            assert time == pytest.approx(root, abs=1e-9)
            met += 1
    assert met > 200
    assert missed > 200


def test_a_quartic_and_its_slope():
    terms = (3.0, -5.0, 7.0, -11.0, 13.0)
    by_hand = np.polynomial.Polynomial(terms)
    for time in (0.0, 0.3, 1.0, 2.5):
        assert distance2(*terms, time) == pytest.approx(by_hand(time))
        assert closing(*terms[1:], time) == pytest.approx(by_hand.deriv()(time))


@pytest.mark.parametrize(
    ("terms", "until", "time"),
    [
        ((2.0, -3.0, 1.0, 0.0, 0.0), 4.0, 1.0),
        ((2.0, -3.0, 1.0, 0.0, 0.0), 0.9, NEVER),
        ((3.0, -3.0, 1.0, 0.0, 0.0), 4.0, NEVER),
        # Parting at first, then closing in: one touch, on the second piece.
        ((1.0, 3.0, -1.0, 0.0, 0.0), 9.0, (3 + math.sqrt(13)) / 2),
        # Closing in, parting, closing in again: a near miss, then a touch.
        ((5.0, -12.0, 11.0, -3.0, 0.0), 3.0, 2.0 + 0.259921),
        # Touching already, and coming closer still.
        ((0.0, -1.0, 0.0, 0.0, 0.0), 2.0, 0.0),
        # Touching already, and parting.
        ((0.0, 1.0, 0.0, 0.0, 0.0), 2.0, NEVER),
        ((0.0, 0.0, 0.0, 0.0, 0.0), 2.0, NEVER),
    ],
)
def test_the_first_time_a_quartic_falls_to_zero(terms, until, time):
    found = first_touch(*terms, until)
    if time in (NEVER, 0.0):
        assert found == time
    else:
        real = np.polynomial.Polynomial(terms).roots()
        roots = sorted(root.real for root in real if abs(root.imag) < 1e-9 and root.real > 0)
        assert found == pytest.approx(min(roots, key=lambda root: abs(root - time)), abs=1e-9)


def test_the_first_of_two_dips_that_reaches_zero():
    shape = np.polynomial.Polynomial.fromroots([1.0, 1.0, 3.0, 3.0])
    tilted = shape + np.polynomial.Polynomial([0.9, -0.4])
    terms = tilted.coef.tolist()
    roots = sorted(root.real for root in tilted.roots() if abs(root.imag) < 1e-9)
    assert len(roots) == 2
    assert 2.5 < roots[0] < 3.0
    assert first_touch(*terms, 5.0) == pytest.approx(roots[0])
    assert first_touch(*terms, 2.5) == NEVER
    both = shape - 0.1
    assert first_touch(*both.coef.tolist(), 5.0) == pytest.approx(min(both.roots().real))


def test_the_time_of_a_touch_while_two_only_come_closer():
    falling = (1.0, -1.0, 0.0, 0.0, 0.0)
    assert touching(*falling, 0.0, 4.0) == pytest.approx(1.0)
    assert touching(*falling, 0.25, 4.0) == pytest.approx(1.0)
    assert touching(*falling, 0.0, 0.5) == NEVER
    assert touching(*falling, 0.0, 1.0) == 1.0
    assert touching(*falling, 1.0, 4.0) == 1.0
    assert touching(*falling, 2.0, 4.0) == 2.0
    # Where the distance has fallen to zero and grown again, looking at its end alone misses it.
    assert touching(-1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 4.0) == 0.0


def test_where_approach_turns_to_parting_and_back():
    # The slope of (t - 1)(t - 2): negative before 1.5.
    assert turning(-3.0, 1.0, 0.0, 0.0, 0.0, 4.0, -1.0) == pytest.approx(1.5)
    assert turning(3.0, -1.0, 0.0, 0.0, 0.0, 4.0, 1.0) == pytest.approx(1.5)


def test_two_tokens_part_along_the_line_of_their_centres():
    motion = table((100.0, 200.0, 300.0, 400.0), (119.2, 225.6, 30.0, -40.0))
    bounce(motion, 0, 1, 0.5, 10.0, 1.0)
    # They closed in at 514 along (0.6, 0.8) and part at half of that.
    push = 0.75 * 514
    for row, before, sign in ((0, (300.0, 400.0), -1), (1, (30.0, -40.0), 1)):
        found = motion[row, [st.V_UX, st.V_UY]] * motion[row, st.V_SPEED]
        expected = np.array(before) + sign * push * np.array([0.6, 0.8])
        np.testing.assert_allclose(found, expected)


@pytest.mark.parametrize(("speed", "parting"), [(8.0, 8.0), (0.5, 1.0), (10.0, 5.0)])
def test_a_slow_contact_loses_nothing_and_parts_by_the_least(speed, parting):
    motion = table((0.0, 0.0, 0.0, speed), (0.0, 32.0, 0.0, 0.0))
    bounce(motion, 0, 1, 0.5, 10.0, 1.0)
    apart = motion[1, st.V_UY] * motion[1, st.V_SPEED] - motion[0, st.V_UY] * motion[0, st.V_SPEED]
    assert apart == pytest.approx(parting)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((300.0, 400.0), (30.0, -40.0), 514.0),
        ((300.0, 400.0), (0.0, 0.0), 500.0),
        ((0.0, 0.0), (-30.0, -40.0), 50.0),
        ((0.5, 0.0), (0.0, 0.0), 0.3),
        # At exactly one millimetre a second, as slow contacts part.
        ((0.6, 0.8), (0.0, 0.0), 1.0),
        ((0.0, 0.0), (-0.6, -0.8), 1.0),
        ((0.0, 0.0), (0.0, -0.5), 0.4),
        ((-30.0, -40.0), (30.0, 40.0), 0.0),
        ((80.0, -60.0), (0.0, 0.0), 0.0),
        ((0.0, 0.0), (0.0, 0.0), 0.0),
    ],
)
def test_how_fast_two_touching_tokens_close_in(first, second, expected):
    motion = table((100.0, 200.0, *first), (119.2, 225.6, *second))
    assert approach(motion, 0, 1, REACH**2) == pytest.approx(expected, abs=1e-12)
    assert approach(motion, 1, 0, REACH**2) == pytest.approx(expected, abs=1e-12)


def test_only_tokens_that_are_there_and_touch_close_in():
    motion = table((100.0, 200.0, 300.0, 400.0), (119.2, 225.6, 30.0, -40.0))
    for row in (0, 1):
        gone = motion.copy()
        gone[row, st.V_TOKEN] = -1.0
        assert approach(gone, 0, 1, REACH**2) == 0.0
    motion[1, st.V_X] += 0.001
    assert approach(motion, 0, 1, REACH**2) == 0.0


def test_the_tokens_that_are_struck_and_those_joined_to_them():
    chain = table(
        (0.0, 0.0, 0.0, 9.0),
        (0.0, 32.0, 0.0, 0.0),
        (500.0, 0.0, 0.0, 0.0),
        (0.0, 64.0, 0.0, -9.0),
        (300.0, 0.0, 5.0, 0.0),
        (332.0, 0.0, 0.0, 0.0),
    )
    assert rows_struck(chain, 6, REACH**2) == 0b111011
    assert rows_struck(chain, 4, REACH**2) == 0b1011
    assert cluster_of(chain, 6, 0b111011, REACH**2) == 0b1011
    assert cluster_of(chain, 6, 0b110000, REACH**2) == 0b110000
    assert cluster_of(chain, 6, 0b001001, REACH**2) == 0b000001


def test_halves_of_a_unit_are_rounded_away_from_zero():
    unit = 2.0**40
    for value, expected in ((0.0, 0), (1.0, 1), (1.5, 2), (1.49, 1), (2.5, 3), (1e-9, 0)):
        assert whole(value / unit) == expected
        assert whole(-value / unit) == -expected
    assert whole(1.0) == 2**40
