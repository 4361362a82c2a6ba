"""Slides: exact, the same everywhere, and like what tiny steps of time come to."""

import math

import numpy as np
import pytest

from passgo.compiling.targets import INTERPRETED
from passgo.kernel.log import LOG_WIDTH
from passgo.knockout.rules import events as ev
from passgo.knockout.rules import state as st
from passgo.knockout.rules.contact import bounce, set_velocity
from passgo.knockout.rules.slide import CUT, HIT_ANY, HIT_RIVAL

from .golden_slides import FILE, golden_text
from .lanes import BOARD, SLID, WIDTH, aims, lanes, slide_all, worst_overlap
from .reference import stepped

LANES = 2_000
SLIDES = 100_000


@pytest.fixture(scope="module", params=[False, True], ids=["spread", "in heaps"])
def crowd(request):
    states = lanes(17, LANES // 2, request.param)
    rows = aims(18, SLIDES // 2, len(states))
    return states, rows, *slide_all(states, rows)


@pytest.mark.proves("KO-DIGI-03")
def test_no_slide_runs_out_of_happenings_and_no_tokens_overlap(crowd):
    _, _, hits, out = crowd
    assert not (hits & CUT).any()
    assert worst_overlap(out) < 2


@pytest.mark.proves("KO-DIGI-01")
def test_interpreted_and_compiled_slides_are_the_same(crowd):
    states, rows, hits, out = crowd
    sample = slice(None, None, len(rows) // 500)
    again_hits, again = slide_all(states, rows[sample], INTERPRETED)
    np.testing.assert_array_equal(again_hits, hits[sample])
    np.testing.assert_array_equal(again, out[sample])


def test_a_mirrored_slide_mirrors_its_result(crowd):
    states, rows, hits, out = crowd
    mirrored = states.copy().view(np.recarray)
    on = mirrored.where == st.ON_BOARD
    mirrored.x[on] = WIDTH - mirrored.x[on]
    turned = rows.copy()
    turned[:, 2] = WIDTH // 100 - turned[:, 2]
    turned[:, 3] = -turned[:, 3]
    other_hits, other = slide_all(mirrored, turned)
    np.testing.assert_array_equal(other_hits, hits)
    np.testing.assert_array_equal(other[:, 1:], out[:, 1:])
    on = out[:, 2] == st.ON_BOARD
    np.testing.assert_array_equal(other[:, 0][on], WIDTH - out[:, 0][on])


def test_untouched_tokens_stay_where_they_are(crowd):
    states, rows, hits, out = crowd
    alone = hits == 0
    assert alone.any()
    where = states.x[rows[alone, 0]]
    np.testing.assert_array_equal(out[alone, 0, :SLID], where[:, :SLID])


def test_the_slides_of_the_golden_file():
    """Written by ``make goldens``."""
    assert golden_text(INTERPRETED) == FILE.read_text(encoding="utf-8")


def test_tiny_steps_of_time_converge_to_the_slide():
    states = lanes(3, 60, False, tokens=6)
    rows = aims(4, 60, 60)
    _, out = slide_all(states, rows)
    medians = []
    for step in (1e-3, 1e-4, 1e-5):
        apart = []
        for row, (x, y, where) in zip(rows, out, strict=True):
            lane = states[row[0]]
            speed, tangent = float(row[4]), row[3] / 10_000
            ahead = speed / math.sqrt(1 + tangent * tangent)
            on = lane.where == st.ON_BOARD
            on[SLID] = True
            px, py = lane.x / 1000, lane.y / 1000
            px[SLID], py[SLID] = row[2] / 10, 45.0
            vx, vy = np.zeros(st.TOKENS), np.zeros(st.TOKENS)
            vx[SLID], vy[SLID] = ahead * tangent, ahead
            stepped(px, py, vx, vy, on, step, 2158.0, 32.0, 300.0, 915.0, 0.8)
            moved = on & (where == st.ON_BOARD) & ((x != lane.x) | (y != lane.y))
            apart += list(np.hypot(px - x / 1000, py - y / 1000)[moved])
        medians.append(np.median(apart))
    assert medians[0] > 4 * medians[1] > 16 * medians[2]
    assert medians[2] < 0.02


def random_contacts():
    rng = np.random.default_rng(5)
    for _ in range(2_000):
        turn, scale = rng.random() * 2 * math.pi, 10 ** rng.uniform(-3, 3)
        motion = np.zeros((2, st.V_WIDTH))
        motion[1, st.V_X], motion[1, st.V_Y] = 32 * math.cos(turn), 32 * math.sin(turn)
        velocities = rng.normal(size=(2, 2)) * scale
        if (velocities[0] - velocities[1]) @ motion[1, :2] > 0:
            for row, (vx, vy) in enumerate(velocities):
                set_velocity(motion, row, vx, vy)
            yield motion, velocities


def test_a_contact_keeps_momentum_and_never_adds_energy():
    """But for the least parting speed, which is worth half a square of it for both together."""
    for motion, before in random_contacts():
        bounce(motion, 0, 1, 0.8, 10.0, 1.0)
        after = motion[:, [st.V_UX, st.V_UY]] * motion[:, [st.V_SPEED]]
        np.testing.assert_allclose(after.sum(0), before.sum(0), atol=1e-9)
        assert (after**2).sum() <= (before**2).sum() * (1 + 1e-12) + 0.5
        parting = (after[1] - after[0]) @ motion[1, :2] / 32
        assert parting >= 1 - 1e-9


def rows_of(state, x, slope, speed):
    from passgo.knockout.rules.slide import slide

    log = np.zeros((4096, LOG_WIDTH), np.int64)
    hits = slide(BOARD, state, SLID, x, slope, speed, log)
    return hits, log[1 : int(log[0, 0]) + 1]


def empty_lane():
    state = np.zeros(1, st.STATE_DTYPE).view(np.recarray)[0]
    state.where[:] = st.ABSENT
    return state


def test_a_free_slide_goes_as_far_as_its_speed_squared():
    state = empty_lane()
    hits, rows = rows_of(state, 1500, 0, 1000)
    assert hits == 0
    assert state.y[SLID] == round(1000 * (45 + 1000**2 / (2 * 2158)))
    assert [row[7] for row in rows] == [ev.CHANGE_LAUNCHED, ev.CHANGE_STOPPED]
    assert rows[-1][1] == round(1e6 * 1000 / 2158)


def test_a_head_on_hit_shares_the_speed_by_the_restitution():
    state = empty_lane()
    state.x[0], state.y[0], state.where[0] = 150_000, 200_000, st.ON_BOARD
    hits, rows = rows_of(state, 1500, 0, 1200)
    assert hits == HIT_ANY | HIT_RIVAL
    struck = [row for row in rows if row[7] == ev.CHANGE_STRUCK]
    speed = math.sqrt(1200**2 - 2 * 2158 * (200 - 32 - 45))
    assert struck[0][6] == pytest.approx(100 * speed, abs=2)
    assert struck[1][6] == pytest.approx(900 * speed, abs=2)


def test_of_tokens_struck_at_once_no_other_token_is_told():
    state = empty_lane()
    own = SLID - 1, SLID - 2
    for token, x, y in (
        (own[0], 134_000, 300_000),
        (own[1], 166_000, 300_000),
        (0, 20_000, 890_000),
    ):
        state.x[token], state.y[token], state.where[token] = x, y, st.ON_BOARD
    hits, rows = rows_of(state, 1500, 0, 1200)
    assert {int(row[2]) for row in rows if row[7] == ev.CHANGE_STRUCK} == {SLID, *own}
    # The rival's token lies far away.
    assert hits == HIT_ANY


def test_the_rows_of_a_slide_are_its_animation():
    """From row to row every token follows its parabola, in a straight line."""
    states = lanes(9, 40, False)
    for number, aim in enumerate(aims(10, 40, 40)):
        _, rows = rows_of(states[number], *map(int, aim[2:]))
        last = {}
        for row in rows:
            _, time, token, x, y, vx, vy, _ = map(int, row)
            if token in last:
                then, x0, y0, vx0, vy0 = last[token]
                spent, speed = (time - then) / 1e6, math.hypot(vx0, vy0) / 1000
                way = spent * (speed - 0.5 * 2158 * spent)
                assert math.hypot(x - x0, y - y0) / 1000 == pytest.approx(way, abs=0.01)
            last[token] = (time, x, y, vx, vy)
