"""What a socket hears never depends on what its seats may not know."""

import json
import random
from collections import deque

import numpy as np
import pytest
from msgspec import structs

from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED, INTERPRETED
from passgo.editions import EDITIONS, load_edition
from passgo.estate.rules.events import REASON_RENT
from passgo.estate.rules.money import charge
from passgo.estate.rules.state import AUTO_DUE, M_KIND, M_SEAT, PHASE_DEBT, PHASE_SHORTAGE
from passgo.game import Game
from passgo.server.hall.audience import Audience, Member
from passgo.server.hall.face import face_of
from passgo.server.hall.lobby import Lobby
from passgo.server.hall.outlet import Outlet
from passgo.server.hall.places import Place
from passgo.server.hall.table_state import TableState
from passgo.table import Table
from tests.own_rules import OWN_RULES
from tests.properties.hidden import WORD, permute_hidden
from tests.properties.tables import crowd

MOMENTS, ENOUGH = 40, 40
"""In each game, until so many comparisons are made; games begin far on, too."""
ASKED = 3
"""Of the choices at a moment of a lane."""
LEAVING = ("resign", "bankrupt")
CHANCE = ("drawn", "pack", "pack_count", "texts")
NAMES = ("Ana", "Bob", "Cid", "Dee")


def table_around(game):
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
    return TableState("BCDFGHJ", "playing", lobby, "s" * 64, 1, {}, game, recent=deque(maxlen=50))


def heard(game, guest, seat, action):
    """Everything a socket receives about a moment and the action after it, in bytes."""
    state = table_around(game)
    table = Table(game, {}, lambda: 1000.0)
    state.face = face_of("BCDFGHJ", "playing", state.lobby, table, (), 0)
    audience, outlet = Audience("BCDFGHJ"), Outlet()
    audience.join(Member(guest, outlet), state, 1000.0)
    acted = table.act(seat, action)
    state.number = 2
    told = state.tell([structs.replace(acted, number=2)])
    while not game.is_over and table.bank.speak():
        pass
    state.face = face_of("BCDFGHJ", "playing", state.lobby, table, (), 0)
    audience.tell(state, told, 1000.0)
    return outlet.take()


def twins(game, seat, rng, leaver=None):
    """The same game twice, the second with another hidden part."""
    one, other = game.fork(), game.fork()
    if game.family.name == "estate":
        permute_hidden(other, other.state, seat, rng)
        if leaver is not None:
            # A player who leaves reveals the cash; and debtors pay if they can when their creditor
            # leaves.
            for number in {game.seat(leaver), *debtors_in(game)}:
                other.state.cash[number] = one.state.cash[number]
    else:
        other.state.seed[:] = [rng.randrange(WORD) for _ in other.state.seed]
        other.state.drawn[:] = [rng.randrange(1 << 40) for _ in other.state.drawn]
    assert one.state_bytes() != other.state_bytes()
    return one, other


def debtors_in(game):
    """Who owes something."""
    rows = game.state.matters[: int(game.state.depth)]
    return {int(row[M_SEAT]) for row in rows if row[M_KIND] in (PHASE_DEBT, AUTO_DUE)}


def chance_in(game):
    """What has been drawn so far, and the texts ready to be shown."""
    names = [name for name in CHANCE if name in game.state.dtype.names]
    return [np.asarray(game.state[name]).tolist() for name in names], calls_in(game)


def calls_in(game):
    """The number of open shortage calls; at the end of one all wishes are revealed."""
    if game.family.name != "estate":
        return 0
    rows = game.state.matters[: int(game.state.depth)]
    return sum(int(row[M_KIND] == PHASE_SHORTAGE) for row in rows)


def compare(game, actor, action, rng):
    """Send an action to all sockets in two games that differ in hidden data; count them.

    Differences revealed by dice, cards or wishes are allowed and not counted.
    """
    compared = 0
    leaver = actor if action in LEAVING else None
    for seat in (-1, *range(len(game.seats))):
        guest = "g-eve" if seat < 0 else f"g-{game.seats[seat]}"
        one, other = twins(game, seat, rng, leaver)
        if one.seen(seat).tobytes() != other.seen(seat).tobytes():
            raise AssertionError("what is hidden is not hidden")
        if other.why_not(actor, action) is not None:
            # With other cash a seat cannot pay: the acting seat may know that about itself.
            assert seat < 0 or game.seats[seat] != actor
            continue
        before = chance_in(one), chance_in(other)
        mine = heard(one, guest, actor, action)
        theirs = heard(other, guest, actor, action)
        assert mine[0] == theirs[0]
        is_chance = before != (chance_in(one), chance_in(other))
        if not is_chance and one.seen(seat).tobytes() == other.seen(seat).tobytes():
            assert mine == theirs
            compared += 1
    return compared


def in_debt(game, rng):
    """The same game with a debtor who owes more than they have."""
    debtor, creditor = rng.sample([s for s in range(len(game.seats)) if not game.state.out[s]], 2)
    owing = game.fork(INTERPRETED)
    charge(owing.board, owing.state, owing._log, debtor, creditor, 10**6, REASON_RENT, 6)
    owing.switch(COMPILED)
    return owing, game.seats[debtor]


@pytest.mark.parametrize("cash", ["public", "hidden"])
@pytest.mark.parametrize("edition", OWN_RULES)
def test_messages_are_the_same_whatever_is_hidden(edition, cash):
    rng = random.Random(f"{edition} {cash}")
    compared = 0
    for seed in range(3):
        options = {"cash": cash, "rent_claims": "manual"}
        game = Game.new(edition, NAMES, "standard", seed, options, COMPILED)
        if seed % 2:
            game = crowd(game, rng)
        bots = StandIns(game, dict.fromkeys(game.seats, "random"))
        until = compared + ENOUGH
        for _ in range(MOMENTS):
            if game.is_over or compared >= until:
                break
            bots.play(rng.randrange(1, 6))
            actor = rng.choice([s for s in game.seats if not game.is_out(s)])
            choices = game.legal(actor)
            if not choices:
                continue
            action = rng.choice(choices).action
            if action not in LEAVING and game.why_not(actor, action) is None:
                compared += compare(game, actor, action, rng)
    assert compared > 25


@pytest.mark.parametrize("cash", ["public", "hidden"])
@pytest.mark.parametrize("edition", OWN_RULES)
def test_leaving_tells_no_more_than_the_leavers_purse(edition, cash):
    rng = random.Random(f"leaving {edition} {cash}")
    compared = dict.fromkeys(LEAVING, 0)
    for seed in range(2):
        options = {"cash": cash, "rent_claims": "manual"}
        game = Game.new(edition, NAMES, "standard", seed, options, COMPILED)
        if seed % 2:
            game = crowd(game, rng)
        bots = StandIns(game, dict.fromkeys(game.seats, "simple"))
        for _ in range(6):
            bots.play(rng.randrange(5, 30))
            staying = [seat for seat in game.seats if not game.is_out(seat)]
            if game.is_over:
                break
            compared["resign"] += compare(game, rng.choice(staying), "resign", rng)
            owing, debtor = in_debt(game, rng)
            if owing.why_not(debtor, "bankrupt") is None:
                compared["bankrupt"] += compare(owing, debtor, "bankrupt", rng)
    assert all(count > 5 for count in compared.values()), compared


@pytest.mark.parametrize("edition", EDITIONS("knockout"))
@pytest.mark.parametrize("seats", [3, *(pytest.param(n, marks=pytest.mark.slow) for n in (2, 4))])
@pytest.mark.parametrize("noise", ["none", "skilled"])
def test_messages_of_a_lane_are_the_same_whatever_is_hidden(edition, noise, seats):
    rng = random.Random(f"{edition} {noise} {seats}")
    compared = dict.fromkeys(("slide", "resign"), 0)
    game = Game.new(edition, NAMES[:seats], seed=seats, options={"noise": noise})
    game.switch(COMPILED)
    while not game.is_over:
        actor = game.to_act[0]
        legal = game.legal(actor)
        leaving = [choice for choice in legal if choice.action in LEAVING]
        staying = [choice for choice in legal if choice.action not in LEAVING]
        for choice in leaving + rng.sample(staying, min(ASKED, len(staying))):
            action = choice.action
            word = action if isinstance(action, str) else next(iter(action))
            found = compare(game, actor, action, rng)
            compared[word] = compared.get(word, 0) + found
        choices = [choice for choice in game.legal(actor) if choice.action != "resign"]
        game.apply(actor, rng.choice(choices).action)
    assert compared["resign"] > 20, compared
    # A steady hand uses no chance; another hand has noise, and everyone sees the result.
    assert (compared["slide"] > 20) == (noise == "none"), compared


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
                assert not any(change["path"].startswith("/you") for change in message["changes"])
            assert all(f"g-{name}" not in text for name in game.seats)
            assert "s" * 64 not in text


def keys_of(value):
    """Every key of a table anywhere in a value."""
    if isinstance(value, dict):
        return set(value).union(*(keys_of(inner) for inner in value.values()))
    if isinstance(value, list):
        return set().union(*(keys_of(inner) for inner in value))
    return set()
