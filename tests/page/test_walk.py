"""A random walk through every edition: what is legal can be done, what is offered is legal."""

import os
import random
import time
from collections import Counter

import pytest

from passgo.estate.rules.actions import ACTION_NAMES, BANK_ACTIONS
from passgo.game import edition_box
from passgo.knockout.rules.actions import ACTION_NAMES as LANE_NAMES

from .middles import lay, seek, some_middle, sought_at
from .tables import QUICK, make_table, open_table, request
from .walker import Walker

ACTIONS = int(os.environ.get("PASSGO_WALK", "12"))
SEED = int(os.environ.get("PASSGO_WALK_SEED", "1"))
"""Long walks take other ways: set both."""
EDITIONS = ["euro", "disney", "deska", "revolution", "knockout"]
SEATS = ("Ana", "Vasco", "Bob")
PEOPLE = ("Ana", "Bob")
"""They are at this screen: offers are made and answered, purses passed on."""
PATIENT = {**QUICK, "text": 600}
"""A text of the unit stays until a player has read it."""
STRETCH = max(12, min(100, ACTIONS // 5))
"""Actions at one table at most."""
TABLES = 10
"""Tables, and one for each action, at which so much must have been done."""
LONG = 100
PHONES = 0.2
ZONES = {"zone", "next_lot", "force", "heed", "unit"}
"""What only a box with zones and a unit has."""
UNLISTED = {"wait"}
"""What no list of legal actions names."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_legal_action_has_a_control(visit, server, edition, tmp_path):
    chance = random.Random(f"{SEED}-{edition}")
    done, began = Counter(), time.monotonic()
    for _ in range(TABLES + ACTIONS):
        if done.total() >= ACTIONS:
            break
        context = visit(phone=ACTIONS > LONG and chance.random() < PHONES)
        options = some_options(chance, edition)
        code, start = some_table(chance, context, server, edition, options)
        driver = open_table(context, code)
        walker = Walker(driver, chance.random(), share=0.15)
        try:
            walker.walk(min(ACTIONS - done.total(), STRETCH))
        except BaseException:
            print(f"seed {SEED}, {start}, {options}, {done + walker.done}, see {tmp_path}")
            driver.page.screenshot(path=tmp_path / "walk.png")
            raise
        context.watch.check()
        context.close()
        done += walker.done
        print(f"{edition} from {start}, {options}: {dict(walker.done)}", flush=True)
    assert done.total() >= ACTIONS, f"{done.total()} actions at {TABLES + ACTIONS} tables"
    spent = time.monotonic() - began
    print(f"{edition}, seed {SEED}: {done.total()} in {spent:.0f} s, {dict(done.most_common())}")
    if ACTIONS > LONG:
        print(f"{edition}: never done: {', '.join(sorted(words_of(edition) - set(done))) or '-'}")


def some_table(chance, context, server, edition, options):
    """A table from the beginning or from the middle of a game; its code, and which."""
    seats = [{"bot": "simple", "name": SEATS[1]}, {}]
    code = make_table(
        context, edition, start=False, options=options, seats=seats, name=SEATS[0], customs=PATIENT
    )
    request(context, code, type="sit", place=2, name=SEATS[2])
    request(context, code, type="start")
    start = chance.choice(["the beginning", "a middle", "where something is sought"])
    if start == "a middle":
        code = lay(server.database, code, some_middle(chance, edition, SEATS, options))
    elif start != "the beginning" and (words := sought_at(edition, options)):
        start = chance.choice(words)
        code = lay(server.database, code, seek(chance, edition, SEATS, options, start, PEOPLE))
    if chance.random() < 0.5:
        request(context, code, type="habits", seat=SEATS[0], attention="always", claims=False)
    return code, start


def words_of(edition):
    """The words of everything that seats of an edition may do."""
    box = edition_box(edition)
    if box["family"] == "knockout":
        return set(LANE_NAMES) - UNLISTED
    words = {word for kind, word in enumerate(ACTION_NAMES) if not BANK_ACTIONS >> kind & 1}
    return words - UNLISTED - (set() if box["unit"] else ZONES) | {"undo"}


def some_options(chance, edition):
    """A table as people make it: mostly by the book, sometimes with other options."""
    if edition == "knockout":
        return {"second_chance": chance.choice(["none", "free", "paid"])}
    requests = {
        "dice": ("manual", 0.3),
        "rent_claims": ("manual", 0.3),
        "cash": ("hidden", 0.2),
        "build_window": ("any", 0.4),
    }
    if edition == "revolution":
        requests["chance_text_timeout"] = ("on", 0.4)
    return {name: value for name, (value, share) in requests.items() if chance.random() < share}
