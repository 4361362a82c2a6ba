"""A random walk through every edition: what is legal can be done, what is offered is legal."""

import os
import random

import pytest

from .tables import make_table, open_table, wish
from .walker import Walker

ACTIONS = int(os.environ.get("PASSGO_WALK", "12"))
SEED = int(os.environ.get("PASSGO_WALK_SEED", "1"))
"""Long walks take other ways: set both."""
EDITIONS = ["euro", "disney", "deska", "revolution", "knockout"]
TOGETHER = 2
"""Own seats at a walker's table: offers are made and answered, purses passed on."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_legal_action_has_a_control(visit, edition, tmp_path):
    chance = random.Random(f"{SEED}-{edition}")
    done = walked = 0
    while done < ACTIONS:
        context = visit()
        options = some_options(chance, edition)
        code = make_table(context, edition, bots=["simple", None], start=False, options=options)
        wish(context, code, type="sit", place=2, name="Bob")
        wish(context, code, type="start")
        if chance.random() < 0.5:
            wish(context, code, type="habits", seat="Ana", attention="always", claims=False)
        driver = open_table(context, code)
        walker = Walker(driver, chance.random(), thorough=ACTIONS > 100)
        try:
            walker.walk(ACTIONS - done)
        except BaseException:
            print(f"seed {SEED}, table {walked}, {options}, {walker.done}, see {tmp_path}")
            driver.page.screenshot(path=tmp_path / "walk.png")
            raise
        context.watch.check()
        context.close()
        done += max(1, walker.done.total())
        walked += 1
        print(edition, options, dict(walker.done))


def some_options(chance, edition):
    """A table as people lay it: mostly by the book, now and then with a wish of their own."""
    if edition == "knockout":
        return {"second_chance": chance.choice(["none", "free", "paid"])}
    wishes = {
        "dice": ("manual", 0.3),
        "rent_claims": ("manual", 0.3),
        "cash": ("hidden", 0.2),
        "build_window": ("any", 0.4),
    }
    return {name: value for name, (value, share) in wishes.items() if chance.random() < share}
