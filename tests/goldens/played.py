"""The golden games: at least one for every edition and mode, all kinds of action among them."""

from tests.goldens.golden import Golden

THREE = {"ana": "simple", "bob": "random", "cid": "simple"}
FOUR = {"ana": "random", "bob": "simple", "cid": "random", "dee": "simple"}

BY_HAND = {"rent_claims": "manual", "dice": "manual"}
CLAIMED = {"rent_claims": "manual", "auction": "passes"}
TIMER = {"rent_claims": "manual", "auction": "timer"}

GOLDENS = (
    Golden("euro-standard", "euro", "standard", 35, FOUR, CLAIMED),
    Golden("euro-standard-swaps", "euro", "standard", 134, THREE, {"rent_claims": "auto"}),
    Golden("euro-short", "euro", "short", 18, THREE, TIMER),
    Golden("euro-timed", "euro", "timed", 38, THREE, CLAIMED, hour=68),
    Golden("disney-standard", "disney", "standard", 12, FOUR, TIMER),
    Golden("disney-short", "disney", "short", 11, FOUR, CLAIMED),
    Golden("disney-timed", "disney", "timed", 30, FOUR, BY_HAND, hour=60),
    Golden("deska-standard", "deska", "standard", 23, THREE, CLAIMED),
    Golden("deska-short", "deska", "short", 27, FOUR, TIMER),
    Golden("revolution-standard", "revolution", "standard", 12, FOUR, TIMER),
    Golden("revolution-short", "revolution", "short", 39, THREE, BY_HAND),
)
