"""Hands at the unit: whole sequences of inputs in one call."""

from dataclasses import replace

from passgo.electronic_unit import Refused, Show, Sound, Unit, new_state


def unit_with(*balances):
    """A unit whose first cards hold these steps of 10K."""
    state = new_state()
    return Unit(replace(state, balances=(*balances, *state.balances[len(balances) :])))


def key(unit, keys, at_ms=0):
    """Press keys one after the other at one moment."""
    return [output for each in keys for output in unit.press(each, at_ms)]


def of_kind(outputs, kind):
    return [output for output in outputs if isinstance(output, kind)]


def cues(outputs):
    return [sound.cue for sound in of_kind(outputs, Sound)]


def screens(outputs):
    return [(show.text, dict(show.words)) for show in of_kind(outputs, Show)]


def codes(outputs):
    return [refused.code for refused in of_kind(outputs, Refused)]
