"""What a socket hears never depends on what its seats may not know."""

import json
import random
from collections import deque

import numpy as np
import pytest

from passgo.bots.standin import StandIns
from passgo.editions import EDITIONS, load_edition
from passgo.game import Game
from passgo.game.targets import COMPILED
from passgo.server.hall.audience import Audience, Member
from passgo.server.hall.entries import tell
from passgo.server.hall.face import face_of
from passgo.server.hall.lobby import Lobby
from passgo.server.hall.outlet import Outlet
from passgo.server.hall.places import Place
from passgo.server.hall.standing import Standing
from passgo.server.store import Entry
from passgo.table import Table
from tests.properties.hidden import permute_hidden
from tests.properties.tables import crowd

MOMENTS = 40
NAMES = ("Ana", "Bob", "Cid", "Dee")


def standing_of(game):
    """A table around a game, with a person in every seat."""
    places = tuple(Place(name, (f"g-{name}",), None, open=False) for name in game.seats)
    customs = {"pace": 0.0}
    lobby = Lobby(
        edition=game.edition.id,
        mode=game.mode,
        options=dict(game.options),
        customs=customs,
        visibility="private",
        watch=True,
        host="g-Ana",
        places=places,
        commitment="0" * 64,
    )
    return Standing("BCDFGHJ", "playing", lobby, "s" * 64, 1, {}, game, deque(maxlen=50))


def heard(game, guest, seat, action):
    """Everything a socket is told of a moment and of the action after it, in bytes."""
    standing = standing_of(game)
    table = Table(game, {}, lambda: 1000.0)
    standing.face = face_of("BCDFGHJ", "playing", standing.lobby, table, (), 0)
    audience, outlet = Audience("BCDFGHJ"), Outlet()
    audience.join(Member(guest, outlet), standing, 1000.0)
    happening = table.act(seat, action)
    body = {"seat": seat, "by": "person", "action": action, "mark": game.marks[-1]}
    told = [tell(Entry(2, 1000.0, "acted", body), happening.events)]
    standing.number = 2
    standing.recent.extend(told)
    while not game.is_over and table.bank.speak():
        pass
    standing.face = face_of("BCDFGHJ", "playing", standing.lobby, table, (), 0)
    audience.tell(standing, told, 1000.0)
    return outlet.take()


def twins(game, seat, rng):
    """The same game twice, the second with another hidden part."""
    one, other = game.fork(), game.fork()
    permute_hidden(other, other.state, seat, rng)
    assert one.state_bytes() != other.state_bytes()
    return one, other


def chance_in(game):
    """What has been drawn so far, and what lies ready to be shown."""
    state = game.state
    return [np.asarray(state[name]).tolist() for name in ("drawn", "pack", "pack_count", "texts")]


@pytest.mark.parametrize("cash", ["public", "hidden"])
@pytest.mark.parametrize("edition", EDITIONS("estate"))
def test_messages_are_the_same_whatever_is_hidden(edition, cash):
    rng = random.Random(f"{edition} {cash}")
    compared = 0
    for seed in range(3):
        options = {"cash": cash, "rent_claims": "manual"}
        game = Game.new(edition, NAMES, "standard", seed, options, COMPILED)
        if seed % 2:
            game = crowd(game, rng)
        bots = StandIns(game, dict.fromkeys(game.seats, "random"))
        for _ in range(MOMENTS):
            if game.is_over:
                break
            bots.play(rng.randrange(1, 6))
            actor = rng.choice([s for s in game.seats if not game.is_out(s)])
            choices = game.legal(actor)
            if not choices:
                continue
            action = rng.choice(choices).action
            if action in ("resign", "bankrupt") or game.why_not(actor, action) is not None:
                # Whoever goes turns the purse over, for all to see.
                continue
            for seat in (-1, *range(len(game.seats))):
                guest = "g-eve" if seat < 0 else f"g-{game.seats[seat]}"
                one, other = twins(game, seat, rng)
                if one.seen(seat).tobytes() != other.seen(seat).tobytes():
                    raise AssertionError("what is hidden is not hidden")
                if other.why_not(actor, action) is not None:
                    # Another purse cannot pay: whoever acts may know that of itself.
                    assert seat < 0 or game.seats[seat] != actor
                    continue
                before = chance_in(one), chance_in(other)
                mine = heard(one, guest, actor, action)
                theirs = heard(other, guest, actor, action)
                assert mine[0] == theirs[0]
                is_chance = before != (chance_in(one), chance_in(other))
                if not is_chance and one.seen(seat).tobytes() == other.seen(seat).tobytes():
                    # Neither dice nor cards have told the two apart, so nothing else may.
                    assert mine == theirs
                    compared += 1
    assert compared > 25


@pytest.mark.parametrize("edition", EDITIONS())
def test_watchers_never_carry_a_private_field(edition):
    rng = random.Random(edition)
    least = 4 if load_edition(edition).family == "estate" else 2
    game = Game.new(edition, NAMES[:least], seed=3, target=COMPILED)
    bots = StandIns(game, dict.fromkeys(game.seats, "simple"))
    for _ in range(25):
        bots.play(rng.randrange(1, 8))
        if game.is_over:
            break
        actor = next(iter(game.to_act))
        choice = game.legal(actor)[0]
        if game.why_not(actor, choice.action) is not None:
            continue
        for text in heard(game.fork(), "g-eve", actor, choice.action):
            message = json.loads(text)
            assert not keys_of(message) & {"action_written", "choices", "wishes", "mark", "why"}
            if message["type"] == "whole":
                assert message["document"]["you"] == {}
            else:
                assert not any(change["at"][0] == "you" for change in message["changes"])
            assert all(f"g-{name}" not in text for name in game.seats)
            assert "s" * 64 not in text


def keys_of(value):
    """Every key of a table anywhere in a value."""
    if isinstance(value, dict):
        return set(value).union(*(keys_of(inner) for inner in value.values()))
    if isinstance(value, list):
        return set().union(*(keys_of(inner) for inner in value))
    return set()
