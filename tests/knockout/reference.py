"""A second way to slide, for comparison: tiny steps of time, nothing solved."""

import math

from numba import njit


@njit(cache=False)
def stepped(x, y, vx, vy, on, step, slowing, reach, width, length, restitution):
    """Slide by steps until all lie still; contacts part tokens that have come to overlap."""
    count = len(x)
    while True:
        moving = False
        for i in range(count):
            speed = math.sqrt(vx[i] * vx[i] + vy[i] * vy[i])
            if not on[i] or speed == 0.0:
                continue
            moving = True
            left = speed - slowing * step
            if left <= 0.0:
                vx[i] = vy[i] = 0.0
                continue
            vx[i] *= left / speed
            vy[i] *= left / speed
            x[i] += vx[i] * step
            y[i] += vy[i] * step
            if x[i] < 0.0 or x[i] > width or y[i] < 0.0 or y[i] > length:
                on[i] = False
        if not moving:
            return
        for i in range(count):
            for j in range(i + 1, count):
                if not (on[i] and on[j]):
                    continue
                dx, dy = x[j] - x[i], y[j] - y[i]
                apart2 = dx * dx + dy * dy
                if apart2 >= reach * reach:
                    continue
                apart = math.sqrt(apart2)
                nx, ny = dx / apart, dy / apart
                approach = (vx[i] - vx[j]) * nx + (vy[i] - vy[j]) * ny
                if approach <= 0.0:
                    continue
                part = restitution * approach if approach >= 10.0 else max(approach, 1.0)
                push = 0.5 * (approach + part)
                vx[i] -= push * nx
                vy[i] -= push * ny
                vx[j] += push * nx
                vy[j] += push * ny
