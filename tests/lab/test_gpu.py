"""The comparison with a CUDA device, where there is none; the simulator's is in tests/parity."""

import io

import numpy as np
import pytest
from rich.console import Console

from passgo.commands.gpu_check import NO_DEVICE, compare_tables
from passgo.compiling.targets import COMPILED, load
from passgo.editions import EDITIONS, load_edition
from passgo.estate.studies import batch
from passgo.estate.studies import gpu as estate_gpu
from passgo.knockout.studies import gpu as lane_gpu
from passgo.lab import gpu, kernels


def console():
    return Console(file=io.StringIO(), width=200)


def test_without_a_device_it_says_so_and_returns_3(monkeypatch):
    monkeypatch.setattr(gpu, "has_device", lambda: False)
    out = console()
    assert compare_tables(out, None, None, games=1, actions=50) == NO_DEVICE == 3
    assert len(out.file.getvalue().splitlines()) == 1


def test_asking_for_a_device_never_fails():
    assert gpu.has_device() in {True, False}


@pytest.fixture
def device(monkeypatch):
    """A device that plays on the processor, and can be told to play badly."""
    faults = []

    def play_on_device(games, limit):
        count = batch.play(games, limit)
        if faults:
            games.states[0].pot += 1
        return count

    def play_lanes(games, limit):
        count = lane_gpu.play_here(games, limit, workers=1)
        if faults:
            games.states[0].pot += 1
        return count

    def slide(board, lanes, aims):
        states, hits = lanes[aims[:, 0]].copy(), np.zeros(len(aims), np.int64)
        one = load(COMPILED, "knockout.rules.slide", "slide")
        for row, aim in enumerate(aims.tolist()):
            hits[row] = one(board, states[row], *aim[1:], batch.NO_LOG)
        return hits, states

    monkeypatch.setattr(gpu, "has_device", lambda: True)
    monkeypatch.setattr(kernels, "compile_kernels", lambda *_: None)
    monkeypatch.setattr(estate_gpu, "play_on_device", play_on_device)
    monkeypatch.setattr(lane_gpu, "play_on_device", play_lanes)
    monkeypatch.setattr(lane_gpu, "slide_on_device", slide)
    return faults


def test_every_edition_and_mode_is_compared(device):
    out = console()
    assert compare_tables(out, None, None, games=3, actions=50) == 0
    tables = [(edition, mode) for edition in EDITIONS() for mode in load_edition(edition).modes]
    assert len(out.file.getvalue().splitlines()) == len(tables)
    out = console()
    assert compare_tables(out, "deska", "short", games=3, actions=50) == 0
    assert out.file.getvalue().startswith("deska short: 3 games, 0 differ")


@pytest.mark.parametrize(
    ("edition", "mode", "count"), [("euro", "timed", 1), ("knockout", "standard", 10)]
)
def test_a_difference_is_told(device, edition, mode, count):
    """A lane's games are of five sizes and two policies: one in each of those ten parts differs."""
    device.append("differs")
    out = console()
    assert compare_tables(out, edition, mode, games=3, actions=50) == 1
    assert f" {count} differ" in out.file.getvalue()
