"""Knockout tables to play at: every number of players, teams, hands of all sorts."""

from hypothesis import strategies as st

from passgo.editions import EDITIONS, load_edition
from passgo.knockout.edition.model import KNOCKOUT, NOISE_LEVELS

LANE_TABLES = [
    (edition, mode) for edition in EDITIONS(KNOCKOUT) for mode in load_edition(edition).modes
]
NAMES = ("ana", "red", "Cid C.", "dee", "eve", "fay", "gil", "hal")
"""One is named like a colour, which it then plays."""

OPTIONS = st.fixed_dictionaries(
    {
        "noise": st.sampled_from(NOISE_LEVELS),
        "second_chance": st.sampled_from(["none", "free", "paid"]),
        "second_chance_hit": st.sampled_from(["any", "rivals"]),
    }
)


@st.composite
def lane_tables(draw):
    """Seats and options of a table."""
    seats = NAMES[: draw(st.integers(2, len(NAMES)))]
    options = dict(draw(OPTIONS))
    if len(seats) in {3, 4} and draw(st.booleans()):
        # Fewer than five in teams is a house rule: a pair, and the others alone.
        options |= {"small_teams": True, "teams": {"blue": [seats[0], seats[2]]}}
    return seats, options
