"""Several contacts at one instant: the same for all, whatever their numbers and sides."""

import math

import numpy as np
import pytest

from passgo.compiling.targets import INTERPRETED
from passgo.knockout.rules import state as st
from passgo.knockout.rules.contact import set_velocity
from passgo.knockout.rules.slide import HIT_ANY, HIT_RIVAL
from passgo.knockout.rules.striking import add_pushes, approach, part_together, rows_struck

from .lanes import SLID, WIDTH, aims, lanes, slide_all

MIDDLE = WIDTH // 2
REACH2 = 32.0**2


def symmetric_lanes(count=60):
    """Lanes on which tokens lie in pairs left and right of the middle, some on the middle line."""
    rng = np.random.default_rng(31)
    states = np.zeros(count, st.STATE_DTYPE).view(np.recarray)
    states.where[:] = st.ABSENT
    for state in states:
        found = []
        for _ in range(40):
            side, y = int(rng.integers(0, 70_000)), int(rng.integers(100_000, 600_000))
            places = (
                [(MIDDLE, y)] if rng.random() < 0.2 else [(MIDDLE - side, y), (MIDDLE + side, y)]
            )
            near = [*found, *places]
            is_free = all(
                math.dist(one, other) >= 32_000
                for number, one in enumerate(near)
                for other in near[:number]
            )
            if is_free and len(near) <= SLID:
                found = near
        for token, (x, y) in enumerate(found):
            state.x[token], state.y[token], state.where[token] = x, y, st.ON_BOARD
    return states


def straight_aims(count=60):
    rows = aims(32, count, count)
    rows[:, 2], rows[:, 3] = MIDDLE // 100, 0
    return rows


CROWDS = {
    "spread": lambda: (lanes(41, 60, False), aims(42, 60, 60)),
    "in heaps": lambda: (lanes(43, 60, True), aims(44, 60, 60)),
    "in pairs": lambda: (symmetric_lanes(), straight_aims()),
}


@pytest.fixture(scope="module", params=CROWDS)
def crowd(request):
    states, rows = CROWDS[request.param]()
    return states, rows, *slide_all(states, rows, INTERPRETED)


@pytest.mark.parametrize("seed", [1, 2])
def test_other_numbers_give_the_same_slide(crowd, seed):
    states, rows, _, out = crowd
    numbers = np.random.default_rng(seed).permutation(st.TOKENS)
    renumbered = states.copy().view(np.recarray)
    for column in ("x", "y", "where"):
        renumbered[column][:, numbers] = states[column]
    aimed = rows.copy()
    aimed[:, 1] = numbers[SLID]
    _, other = slide_all(renumbered, aimed, INTERPRETED)
    np.testing.assert_array_equal(other[:, :, numbers], out)


def test_a_symmetric_slide_stays_symmetric():
    states, rows = symmetric_lanes(), straight_aims()
    _, out = slide_all(states, rows, INTERPRETED)
    moved = 0
    for state, (x, y, where) in zip(states, out, strict=True):
        places = {(a, b) for a, b, w in zip(x, y, where, strict=True) if w == st.ON_BOARD}
        assert {(WIDTH - a, b) for a, b in places} == places
        moved += (x[:SLID] != state.x[:SLID]).sum()
    assert moved > 100


@pytest.mark.proves("KO-DIGI-01")
@pytest.mark.parametrize("tokens", [(0, 4), (4, 0), (0, 13), (13, 0), (13, 14)])
@pytest.mark.parametrize("aside", [16_000, 20_000, 27_000, 31_000])
def test_two_tokens_hit_at_once_are_treated_alike(tokens, aside):
    """The slid token stays on its line; whose tokens they are tells what was touched."""
    states = np.zeros(1, st.STATE_DTYPE).view(np.recarray)
    states.where[:] = st.ABSENT
    for token, x in zip(tokens, (MIDDLE - aside, MIDDLE + aside), strict=True):
        states.x[0, token], states.y[0, token] = x, 300_000
        states.where[0, token] = st.ON_BOARD
    aim = np.array([[0, SLID, MIDDLE // 100, 0, 1500]])
    [hits], [(x, y, where)] = slide_all(states, aim, INTERPRETED)
    left, right = tokens
    assert hits == (HIT_ANY if tokens == (13, 14) else HIT_ANY | HIT_RIVAL)
    assert where[left] == where[right] == st.ON_BOARD
    assert x[left] + x[right] == WIDTH
    assert y[left] == y[right] > 300_000
    assert x[SLID] == MIDDLE


def random_clusters():
    """A token among others that touch it, all moving at random."""
    rng = np.random.default_rng(6)
    for _ in range(300):
        count = int(rng.integers(3, 8))
        motion = np.zeros((count, st.V_WIDTH))
        first = rng.random() * 2 * math.pi
        for row in range(count):
            turn = first + (row - 1) * math.pi / 3
            if row:
                motion[row, :2] = 32 * math.cos(turn), 32 * math.sin(turn)
            set_velocity(motion, row, *(rng.normal(size=2) * 10 ** rng.uniform(1.5, 3)))
            motion[row, st.V_TOKEN] = row
        yield motion


def velocities(motion):
    return motion[:, [st.V_UX, st.V_UY]] * motion[:, [st.V_SPEED]]


def part(motion):
    state = np.zeros(1, st.STATE_DTYPE).view(np.recarray)[0]
    struck = rows_struck(motion, len(motion), REACH2)
    part_together(state, motion, len(motion), struck, REACH2, 0.8, 10.0, 1.0)
    return struck


def test_contacts_at_once_keep_momentum_and_make_no_energy():
    largest = 0
    for motion in random_clusters():
        before = velocities(motion)
        largest = max(largest, part(motion).bit_count())
        after = velocities(motion)
        np.testing.assert_allclose(after.sum(0), before.sum(0), atol=1e-6)
        assert (after**2).sum() <= (before**2).sum() * (1 + 1e-9)
    assert largest == 7


@pytest.mark.parametrize("turn", [30, 60, 80])
def test_contacts_that_are_alike_part_by_the_restitution(turn):
    motion = np.zeros((3, st.V_WIDTH))
    for row, side in ((1, -1), (2, 1)):
        angle = math.radians(turn) * side
        motion[row, :2] = 32 * math.sin(angle), 32 * math.cos(angle)
        motion[row, st.V_TOKEN] = row
    set_velocity(motion, 0, 0.0, 1000.0)
    closing = approach(motion, 0, 1, REACH2)
    assert part(motion) == 0b111
    for row in (1, 2):
        apart = velocities(motion)[row] - velocities(motion)[0]
        assert apart @ motion[row, :2] / 32 == pytest.approx(0.8 * closing)


def test_contacts_that_share_no_token_are_parted_by_themselves():
    motion = np.zeros((4, st.V_WIDTH))
    for row, (x, y) in enumerate(((-60, 0), (-60, 32), (60, 0), (60, 32))):
        motion[row, :2] = x, y
        motion[row, st.V_TOKEN] = row
    set_velocity(motion, 0, 0.0, 1000.0)
    set_velocity(motion, 2, 0.0, 5.0)
    assert part(motion) == 0b1111
    np.testing.assert_allclose(velocities(motion)[:, 1], [100, 900, 0, 5])


def test_several_contacts_are_as_slow_as_the_fastest_of_their_own_cluster():
    """Two lines of three, the outer tokens running into the one between."""
    motion = np.zeros((6, st.V_WIDTH))
    for first, side, speed in ((0, -60, 5.0), (3, 60, 1000.0)):
        for place in range(3):
            row = first + place
            motion[row, :2] = side, 32 * place
            motion[row, st.V_TOKEN] = row
            set_velocity(motion, row, 0.0, (1 - place) * speed)
    assert part(motion) == 0b111111
    np.testing.assert_allclose(velocities(motion)[:, 1], [-5, 0, 5, -800, 0, 800])


def test_the_pushes_of_all_contacts_add_up_to_nothing_to_the_last_bit():
    for motion in random_clusters():
        state = np.zeros(1, st.STATE_DTYPE).view(np.recarray)[0]
        state.x[:], state.y[:] = 3, 5
        struck = rows_struck(motion, len(motion), REACH2)
        squares = add_pushes(state, motion, len(motion), struck, REACH2, 100.0)
        tokens = [row for row in range(len(motion)) if struck >> row & 1]
        assert state.x[tokens].sum() == state.y[tokens].sum() == 0
        assert (squares > 0) == (struck != 0)
