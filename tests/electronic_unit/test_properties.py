"""After any inputs to the unit, the money is right and nothing breaks."""

import json
from dataclasses import replace
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from passgo.electronic_unit import (
    BANK,
    KEYS,
    SLOTS,
    Reset,
    Show,
    Sound,
    Transfer,
    Unit,
    load_state,
    new_state,
    save_state,
    say,
)
from passgo.texts import LOCALES, Texts

from .hands import of_kind

OPENING = 6 * 1500

waits = st.sampled_from([-500, 0, 0, 0, 300, 1000, 4000, 20_000, 90_000, 10_000_000])
keys = st.sampled_from(KEYS)
amounts = st.from_regex(r"[0-9]{0,2}\.?[0-9]{0,2}[MK]", fullmatch=True).map(list)
seconds = st.none() | st.integers(1, 60)
slots = st.sampled_from(SLOTS)
one_input = st.one_of(
    st.tuples(st.just("press"), keys, seconds),
    st.tuples(st.just("hold"), keys, seconds),
    st.tuples(st.just("insert"), st.integers(0, 5), slots),
    st.tuples(st.just("insert"), st.integers(0, 5), slots),
    st.tuples(st.just("withdraw"), slots),
    st.tuples(st.just("give_text"), st.integers(0, 19) | st.text(max_size=5)),
    st.tuples(st.just("tick")),
    st.tuples(st.just("key"), amounts),
)
inputs = st.lists(st.tuples(one_input, waits), max_size=60)
always_the_same = settings(derandomize=True, database=None, deadline=None, max_examples=150)


@cache
def all_texts():
    """The texts of every language."""
    return [Texts(locale) for locale in LOCALES]


def do(unit, given_input, at_ms):
    """Carry one input out."""
    name, *values = given_input
    if name == "key":
        return [output for key in values[0] for output in unit.press(key, at_ms)]
    if name in ("press", "hold"):
        return getattr(unit, name)(values[0], at_ms, seconds=values[1])
    return getattr(unit, name)(*values, at_ms)


def played(unit, given_inputs):
    """Carry inputs out one by one; give each one's outputs."""
    at_ms = 0
    for given_input, wait in given_inputs:
        at_ms += wait
        yield do(unit, given_input, at_ms)


@always_the_same
@given(inputs)
def test_money_moves_only_by_transfers(given_inputs):
    unit = Unit()
    balances, from_bank = [1500] * 6, 0
    for out in played(unit, given_inputs):
        for output in out:
            if isinstance(output, Reset):
                balances, from_bank = [1500] * 6, 0
            if isinstance(output, Transfer):
                assert output.amount > 0
                assert output.payer != output.payee
                if output.payer != BANK:
                    balances[output.payer] -= output.amount
                if output.payee != BANK:
                    balances[output.payee] += output.amount
                from_bank += output.amount * ((output.payer == BANK) - (output.payee == BANK))
                assert min(balances) >= 0
        assert unit.state.balances == tuple(balances)
        assert sum(balances) == OPENING + from_bank


@always_the_same
@given(inputs)
def test_a_unit_saved_at_any_moment_is_the_same_unit(given_inputs):
    unit = Unit()
    for _ in played(unit, given_inputs):
        data = json.loads(json.dumps(save_state(unit.state)))
        assert load_state(data) == unit.state


@always_the_same
@given(inputs)
def test_every_screen_can_be_said(given_inputs):
    unit = Unit()
    for out in played(unit, given_inputs):
        for screen in of_kind(out, Show):
            for texts in all_texts():
                assert say(screen, texts, ["Ana", "Bob"])
        if shown := of_kind(out, Show):
            assert unit.state.screen == shown[-1]


@always_the_same
@given(inputs, st.integers(0, 200_000), st.lists(st.integers(0, 200_000), max_size=8))
def test_time_passes_the_same_in_one_step_or_many(given_inputs, until, stops):
    unit = Unit()
    for _ in played(unit, given_inputs):
        pass
    other = Unit(unit.state)
    now = unit.state.now_ms
    for stop in sorted(stops):
        other.tick(now + min(stop, until))
    unit.tick(now + until)
    other.tick(now + until)
    assert unit.state == other.state


@always_the_same
@given(inputs)
def test_nothing_happens_by_itself_before_its_time(given_inputs):
    unit = Unit()
    for _ in played(unit, given_inputs):
        due = unit.next_ms()
        assert (due is None) == (unit.state.mode == "asleep")
        if due is None:
            assert Unit(unit.state).tick(unit.state.now_ms + 10_000_000) == []
            continue
        assert due > unit.state.now_ms
        assert Unit(unit.state).tick(due - 1) == []
        assert Unit(unit.state).tick(due) != []


@always_the_same
@given(inputs)
def test_sleep_and_waking_change_no_balance_and_no_card(given_inputs):
    unit = Unit()
    for _ in played(unit, given_inputs):
        pass
    before = unit.state
    unit.tick(before.now_ms + 10_000_000)
    assert unit.state.mode == "asleep"
    unit.press("K", before.now_ms + 10_000_001)
    after = unit.state
    assert after.mode == "ready"
    for name in ("balances", "green", "red", "green_used", "red_used", "joined", "held", "volume"):
        assert getattr(after, name) == getattr(before, name)


@always_the_same
@given(inputs, st.integers(0, 3))
def test_the_lowest_volume_lets_only_beeps_through(given_inputs, volume):
    unit = Unit(replace(new_state(), volume=volume))
    for out in played(unit, given_inputs):
        for sound in of_kind(out, Sound):
            assert 1 <= sound.level <= 3
            assert sound.sort == "beep" or unit.state.volume > 0
