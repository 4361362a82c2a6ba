"""The unsteady hand: noise on speed and direction, drawn from the game (KO-DIGI-02).

A unit deviate is the sum of twelve uniform draws, less six. Everything is whole numbers: the aim
asked for is stored in the record, the aim that resulted in the slide's event.
"""

from ...kernel.rng import STREAM_AIM, draw
from ...kernel.rule import rule

DRAWS = 12
UNIT = 65536
"""One of a deviate, which is a whole number of these."""

SLOPE_UNIT = 10_000
RADIAN_UNIT = 1_000_000


@rule
def deviate(state) -> int:
    """A draw from the bell curve, in 65536ths of its sigma."""
    total = 0
    for _ in range(DRAWS):
        total += draw(state, STREAM_AIM, UNIT)
    return total - DRAWS * UNIT // 2


@rule
def nearest(top: int, bottom: int) -> int:
    """The nearest whole number to a fraction; alike for both signs."""
    if top < 0:
        return -((2 * -top + bottom) // (2 * bottom))
    return (2 * top + bottom) // (2 * bottom)


@rule
def noised_speed(speed: int, sigma: int, deviation: int) -> int:
    """A speed with noise; ``sigma`` is its share in ten-thousandths."""
    return speed + nearest(speed * sigma * deviation, 10_000 * UNIT)


@rule
def noised_slope(slope: int, sigma: int, deviation: int) -> int:
    """A slope with noise; ``sigma`` is that of the angle, in millionths of a radian."""
    # The slope is the tangent of the angle, which grows by 1 + slope² for each radian.
    steep = SLOPE_UNIT * SLOPE_UNIT + slope * slope
    return slope + nearest(steep * sigma * deviation, SLOPE_UNIT * RADIAN_UNIT * UNIT)
