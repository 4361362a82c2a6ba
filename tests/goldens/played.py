"""The golden games: at least one for every edition and mode, all kinds of action among them."""

from tests.goldens.golden import Golden
from tests.goldens.lane_golden import LaneGolden

THREE = {"ana": "simple", "bob": "random", "cid": "simple"}
FOUR = {"ana": "random", "bob": "simple", "cid": "random", "dee": "simple"}

BY_HAND = {"rent_claims": "manual", "dice": "manual"}
CLAIMED = {"rent_claims": "manual", "auction": "passes"}
HEEDED = {**BY_HAND, "chance_text_timeout": "on"}
AT_ONCE = {"rent_claims": "auto"}
TIMER = {"rent_claims": "manual", "auction": "timer"}

ALONE = {"ana": "aiming", "red": "careless", "cid": "aiming"}
TEAMS = {"ana": "careless", "bob": "careless", "cid": "aiming", "dee": "careless", "eve": "aiming"}

PAID = {"second_chance": "paid", "noise": "expert"}
FREE = {"second_chance": "free", "noise": "casual,child,none,casual,skilled"}

ESTATE_GOLDENS = (
    Golden("euro-standard", "euro", "standard", 35, FOUR, CLAIMED),
    Golden("euro-standard-late", "euro", "standard", 151, FOUR, AT_ONCE, is_late=True),
    Golden("euro-short", "euro", "short", 19, THREE, TIMER),
    Golden("euro-timed", "euro", "timed", 38, THREE, CLAIMED, hour=68),
    Golden("disney-standard", "disney", "standard", 12, FOUR, TIMER),
    Golden("disney-short", "disney", "short", 11, FOUR, CLAIMED),
    Golden("disney-timed", "disney", "timed", 30, FOUR, BY_HAND, hour=60),
    Golden("deska-standard", "deska", "standard", 10, FOUR, CLAIMED),
    Golden("deska-standard-late", "deska", "standard", 147, FOUR, CLAIMED, is_late=True),
    Golden("deska-short", "deska", "short", 27, FOUR, TIMER),
    Golden("atlantic-standard", "atlantic", "standard", 3, FOUR, CLAIMED),
    Golden("atlantic-short", "atlantic", "short", 4, THREE, TIMER),
    Golden("atlantic-timed", "atlantic", "timed", 5, THREE, AT_ONCE, hour=60),
    Golden("revolution-standard", "revolution", "standard", 12, FOUR, TIMER),
    Golden("revolution-short", "revolution", "short", 39, THREE, HEEDED),
)

LANE_GOLDENS = (
    LaneGolden("knockout-standard", "knockout", "standard", 4, ALONE, PAID),
    LaneGolden("knockout-teams", "knockout", "standard", 5, TEAMS, FREE, leaves=("bob", 9)),
)

GOLDENS = (*ESTATE_GOLDENS, *LANE_GOLDENS)
