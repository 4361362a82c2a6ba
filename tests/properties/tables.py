"""Tables to play at: every edition and mode, with options of all sorts."""

from hypothesis import strategies as st

from passgo.editions import OptionError, load_edition
from passgo.editions.values import OneOf
from passgo.estate.edition.model import UNIT_ID
from passgo.estate.edition.options import OPTIONS
from passgo.estate.edition.settle import check_options
from passgo.estate.formats.scenario_given import clear_table
from passgo.estate.rules import state as kernel
from passgo.estate.rules.lots import recount
from passgo.game import Game
from tests.own_rules import OWN_CARDS, OWN_RULES

TABLES = [(edition, mode) for edition in OWN_RULES for mode in load_edition(edition).modes]
TABLES += [(edition, "standard") for edition in OWN_CARDS]

NAMES = ("ana", "bob", "cid", "dee", "eve", "fay", "gil", "hal")

SUMS = {"start_cash": ("300", "900"), "salary": ("0", "100"), "auction_step": ("10",)}
"""The sums to test where an option is a sum, in the classic scale."""


def house_rules(edition, mode):
    """Options that differ from the printed game and that this table may set, one at a time."""
    box = load_edition(edition)
    found = []
    for option in OPTIONS.values():
        values = list(option.spec.choices) if isinstance(option.spec, OneOf) else []
        scale = int(str(box.rules[mode]["scale"]))
        values += [int(value) * scale for value in SUMS.get(option.name, ())]
        for value in values:
            try:
                check_options(box, mode, {option.name: value})
            except OptionError:
                continue
            if value != box.rules[mode].get(option.flag):
                found.append((option.name, value))
    return found


def tables(edition, mode):
    """Options and seats of a table."""
    box = load_edition(edition)
    least, most = box.box.players
    rules = house_rules(edition, mode)
    return st.tuples(
        st.integers(least, most).map(lambda count: NAMES[:count]),
        st.fixed_dictionaries(
            {
                "dice": st.sampled_from(["auto", "manual"]),
                "rent_claims": st.sampled_from(["manual", "auto"]),
                "auction": st.sampled_from(["passes", "timer"]),
                "cash": st.sampled_from(["public", "hidden"]),
            }
        ),
        st.lists(st.sampled_from(rules), max_size=4).map(dict),
    )


def fitting(edition, mode, base, extra):
    """The extra options that can be set together on top of the base ones."""
    box = load_edition(edition)
    options = dict(base)
    for name, value in extra.items():
        try:
            check_options(box, mode, {**options, name: value})
        except OptionError:
            continue
        if name not in base:
            options[name] = value
    return options


def crowd(game, rng):
    """The same table far into a game: lots in all hands, buildings nearly gone, cash short."""
    clear_table(game)
    state, board = game.state, game.board
    seats = range(len(game.seats))
    top = int(board.houses_before_hotel)
    for group in range(kernel.GROUPS):
        lots = board.group_lots[group][: int(board.group_size[group])].tolist()
        owner = rng.choice(seats)
        level = rng.choice([0, 1, 2, top - 1, top, top, kernel.HOTEL])
        for lot in lots:
            state.owner[lot] = owner
        if board.kind[lots[0]] != kernel.STREET or rng.random() < 0.3:
            for lot in lots:
                state.mortgaged[lot] = rng.random() < 0.3
            if rng.random() < 0.5:
                state.owner[lots[0]] = rng.choice([-1, *seats])
                state.mortgaged[lots[0]] &= int(state.owner[lots[0]] >= 0)
            continue
        for lot in lots:
            one = level
            if level == kernel.HOTEL and state.hotels == 0:
                one = top
            if one != kernel.HOTEL:
                one = min(one, int(state.houses) // len(lots))
            state.level[lot] = one
            state.hotels -= one == kernel.HOTEL
            state.houses -= 0 if one == kernel.HOTEL else one
    even_out(game)
    for seat in seats:
        state.cash[seat] = rng.choice([0, 1, 1, 4]) * rng.randrange(1 + int(board.start_cash))
        state.at[seat] = rng.randrange(kernel.SQUARES)
    state.mover = rng.choice(seats)
    state.bank = -int(sum(state.cash))
    recount(board, state)
    return Game.from_position(game.position(), game.kernel.target)


def even_out(game):
    """Remove uneven buildings, to satisfy both readings of evenness."""
    state, board = game.state, game.board
    for group in range(kernel.GROUPS):
        lots = board.group_lots[group][: int(board.group_size[group])].tolist()
        levels = [int(state.level[lot]) for lot in lots]
        if kernel.HOTEL in levels and min(levels) < board.houses_before_hotel:
            levels = [0] * len(lots)
        low = min(levels)
        for lot, level in zip(lots, levels, strict=True):
            kept = min(level, low + 1) if level != kernel.HOTEL else level
            before = int(state.level[lot])
            state.level[lot] = kept
            state.hotels += (before == kernel.HOTEL) - (kept == kernel.HOTEL)
            state.houses += houses_on(before) - houses_on(kept)


def houses_on(level):
    return 0 if level == kernel.HOTEL else level


def random_table(edition, mode, rng):
    """Seats and options of a table, without Hypothesis: as many as one likes, all different."""
    least, most = load_edition(edition).box.players
    base = {
        "rent_claims": rng.choice(["manual", "auto"]),
        "auction": rng.choice(["passes", "timer"]),
        "cash": rng.choice(["public", "hidden"]),
    }
    rules = house_rules(edition, mode)
    extra = dict(rng.sample(rules, min(len(rules), rng.randrange(5))))
    if UNIT_ID in load_edition(edition).decks:
        extra["random_chance"] = rng.choice(["0", "1/12", "1"])
    return NAMES[: rng.randint(least, most)], fitting(edition, mode, base, extra)
