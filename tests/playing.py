"""Random play for tests: any seat may speak up, every kind of action has its chance."""

from passgo.compiling.targets import COMPILED
from passgo.editions import load_edition
from passgo.errors import IllegalAction
from passgo.estate import roster
from passgo.estate.policies import policies
from passgo.game import Game
from passgo.table.doing import word_of
from tests.own_rules import OWN_RULES

SEATS = ("ana", "Bob B.", "nobody", "4")
"""Names that a position must quote are among them."""

TABLES = [
    (edition, mode, dice)
    for edition in OWN_RULES
    for mode in load_edition(edition).modes
    for dice in ("auto", "manual")
]


def new_table(edition, mode="standard", dice="auto", seed=1, target=COMPILED, **options):
    """A table for tests of code around the rules, which are played compiled."""
    chosen = {"dice": dice, "rent_claims": "manual", **options}
    return Game.new(edition, SEATS, mode, seed=seed, options=chosen, target=target)


def fill_in(choice, rng, unit=1):
    """An action within the limits of a choice; sums are whole numbers of the unit."""
    word, limits = word_of(choice.action), choice.limits
    if word == "roll" and limits:
        least, most = limits["dice"]
        return {"roll": [rng.randint(least, most), rng.randint(least, most)]}
    if word == "bid":
        raises = min((limits["most"] - limits["least"]) // limits["step"], 80)
        return {"bid": limits["least"] + limits["step"] * rng.randint(0, raises)}
    if word == "force":
        return {"force": {way: rng.choice(limits[way]) for way in ("give", "take")}}
    if word == "unit":
        return {"unit": rng.choice(limits["texts"])}
    if word != "offer":
        return choice.action
    sides = {}
    for side in ("give", "get"):
        held = limits[side]
        sides[side] = {"cash": unit * rng.randint(0, held["cash"] // (4 * unit))}
        if held["lots"]:
            sides[side]["lots"] = [rng.choice(held["lots"])]
        if held["cards"]:
            sides[side]["cards"] = {rng.choice(held["cards"]): 1}
    return {"offer": {"to": choice.action["offer"]["to"], **sides}}


def random_action(game, rng):
    """A seat and something it may do; nothing if the seat that was asked has nothing to say."""
    seat = rng.choice(game.to_act if rng.random() < 0.7 else game.seats)
    kinds = {}
    for choice in game.legal(seat):
        kinds.setdefault(word_of(choice.action), []).append(choice)
    for rare, chance in (("resign", 0.02), ("offer", 0.3)):
        if rng.random() > chance:
            kinds.pop(rare, None)
    if not kinds:
        return None
    choice = rng.choice(kinds[rng.choice(sorted(kinds))])
    return seat, fill_in(choice, rng, game.edition.money.unit)


def play(game, rng, count):
    """Play so many moments and stop after each; offers that a fee forbids are let go."""
    for _ in range(count):
        if game.is_over:
            return
        chosen = random_action(game, rng)
        if chosen is None:
            continue
        try:
            game.apply(*chosen)
        except IllegalAction:
            assert word_of(chosen[1]) == "offer"
            continue
        yield game


def usual_parameters(policy, board, seed):
    """The vector with which a policy usually plays a board."""
    usual = {policies.RANDOM: "random", policies.SIMPLE: "simple", policies.THINKING: "shrewd"}
    return roster.parameters(roster.ROSTER[usual[policy]], board, seed)
