"""Whole games of every edition through the hall, followed by changes alone."""

import random

import pytest

from passgo.editions import EDITIONS, load_edition
from passgo.server.hall.outlet import Outlet
from tests.server.hall.guests import Guest, main_choice, setup

MOST = 1500
"""Requests after which people let bots finish."""


async def fresh_document(hall, code, guest):
    other = Guest(hall, code, guest, checked=False)
    other.outlet = Outlet(10, 1 << 30)
    await other.come()
    await other.go()
    return other.document, other.whole["number"]


def without_presence(document):
    """A second look is one more socket, which the face counts."""
    table = {key: value for key, value in document["table"].items() if key != "watchers"}
    return {**document, "table": table}


def games():
    """Every edition, short where its book has such a game; the long ones take their time."""
    for edition in EDITIONS():
        modes = load_edition(edition).modes
        yield edition, "short" if "short" in modes else "standard"
        if "short" in modes:
            yield pytest.param(edition, "standard", marks=pytest.mark.slow)


@pytest.mark.parametrize(("edition", "mode"), list(games()))
async def test_two_people_and_bots_play_a_whole_game(small_hall, edition, mode):
    hall, rng = small_hall, random.Random(edition)
    seats = [{}, {"bot": "regular"}]
    code = await hall.create("g-ana", setup(edition, mode=mode, seats=seats), "Ana", "a1")
    ana = await Guest(hall, code, "g-ana").come()
    bob = await Guest(hall, code, "g-bob").come()
    watcher = await Guest(hall, code, "g-eve").come()
    assert (await bob.request("sit", name="Bob", luck="b2"))["answer"] == {
        "place": 1,
        "seat": "Bob",
    }
    assert (await bob.request("start"))["refusal"]["code"] == "not_host"
    assert (await ana.request("start"))["type"] == "done"
    done = 0
    while not any(e["name"] == "over" for e in ana.hear().entries):
        assert done < MOST
        await ana.until(lambda g: g.face["phase"] == "over" or g.face["waiting"] or g.face["held"])
        bob.hear()
        if ana.face["held"]:
            # Bots have played for both so long that the table asks whether a person watches.
            assert (await ana.request("watch", how="skip"))["type"] == "done"
        for one in (ana, bob):
            mine = [seat for seat in one.face["waiting"] if seat in one.whole["mine"]]
            for seat in mine[:1]:
                choices = one.document["you"][seat]["choices"]
                if not choices:
                    continue
                choice = main_choice(choices, rng)
                answer = await one.request("act", seat=seat, action=_filled(choice, rng))
                if answer["type"] == "refused":
                    answer = await one.request("pass", seat=seat)
                done += 1
                if done > 30 and done % 10 == 0:
                    await one.request("lend", seat=seat, bot="simple")
                    await one.request("take_back", seat=seat) if done < 60 else None
        if done % 15 == 0 and done < 60:
            number = ana.hear().number
            document, at = await fresh_document(hall, code, "g-ana")
            if at == ana.hear().number == number:
                assert without_presence(document) == without_presence(ana.document)
    for one in (ana, bob, watcher):
        one.hear()
        document, _ = await fresh_document(hall, code, one.guest)
        await one.until(lambda g, document=document: g.number == ana.number)
        assert without_presence(document) == without_presence(one.document)
        assert [entry["number"] for entry in one.entries] == list(range(1, one.number + 1))
    assert watcher.document["you"] == {}
    assert ana.face["winners"]
    assert ana.face["fair"]["secret"]


def _filled(choice, rng):
    limits = choice["limits"] or {}
    if "dice" in limits:
        return {"roll": [rng.randint(1, 6), rng.randint(1, 6)]}
    return choice["action"]
