"""Entry points: what Python calls is compiled whole, and what it calls is only lowered."""

from pathlib import Path

import numpy as np
import pytest

from passgo.compiling import cache
from passgo.compiling.cache import cache_dir, compiling_rule
from passgo.compiling.targets import COMPILED, load


@compiling_rule
def twice(number):
    return 2 * number


@compiling_rule
def thrice(number):
    return twice(number) + number


@compiling_rule
def far(number):
    # Reached twice: by name here, and again through another rule.
    return thrice(5) + thrice(number) + twice(7)


@compiling_rule
def move_on(place, steps):
    place.at += steps
    return place.at


def kept_on_disk(name):
    return list(cache_dir().rglob(f"test_entry_points.{name}-*.nbc"))


def test_an_entry_point_reaches_all_that_it_calls():
    assert far(100) == 329


def test_only_entry_points_are_kept_on_disk():
    far(100)
    assert kept_on_disk("far")
    assert not kept_on_disk("thrice")


def test_a_number_written_out_makes_no_rule_of_its_own():
    far.compile((_type_of(1),))
    assert len(thrice.overloads) == 1
    assert len(twice.overloads) == 1


def test_a_rule_that_others_call_can_be_called_by_python_too():
    far(100)
    assert twice(21) == 42
    assert twice(number=4) == 8


def test_loading_gives_the_entry_point():
    entry_point = load(COMPILED, "kernel.rng", "random_word")
    assert type(entry_point).__name__ == "CPUDispatcher"


def test_checkouts_with_the_same_sources_share_what_is_compiled():
    random_word = load(COMPILED, "kernel.rng", "random_word")
    kept = Path(random_word._cache.cache_path)
    assert kept.relative_to(cache_dir()) == Path("kernel")


def test_another_numba_compiles_in_its_own_way(monkeypatch):
    monkeypatch.setattr(cache, "_KNOWN_NUMBA", "another")

    def plain(number):
        return 3 * number

    compiled = compiling_rule(plain)
    assert not hasattr(compiled, "entry_point")
    assert compiled(14) == 42


def test_a_folder_of_sources_that_is_gone_is_an_error(monkeypatch):
    monkeypatch.setattr(cache, "COMPILED_ROOMS", ("kernel", "gone"))
    with pytest.raises(FileNotFoundError, match="gone"):
        cache.kernel_hash.__wrapped__()


def _type_of(value):
    from numba import typeof

    return typeof(value)


@pytest.mark.parametrize("kind", [np.ndarray, np.recarray])
def test_a_record_is_handed_over_where_it_stands(kind):
    places = np.zeros(3, [("left", np.int64), ("at", np.int64), ("right", np.int64)]).view(kind)
    assert move_on(places[1], 7) == 7
    assert move_on(places[1], 2) == 9
    assert places["at"].tolist() == [0, 9, 0]
    assert not places["left"].any()
    assert not places["right"].any()
    alone = places[2].copy()
    assert move_on(alone, 4) == int(alone["at"]) == 4
    assert places["at"].tolist() == [0, 9, 0]
