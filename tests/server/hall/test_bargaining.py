"""Questions about offers, at a table with bots; who may ask them, and what they cost."""

import pytest

from passgo.table.doing import word_of
from tests.server.hall.guests import Guest, setup
from tests.server.hall.test_playing import two_at_a_table


@pytest.fixture
async def ana(small_hall):
    """Ana at a table with two bots; every lot has been dealt out."""
    seats = [{"bot": "regular", "name": "Vasco"}, {"bot": "shrewd", "name": "Odile"}]
    made = setup("euro", mode="short", seats=seats)
    code = await small_hall.create("g-ana", made, "Ana", "")
    guest = await Guest(small_hall, code, "g-ana").come()
    assert (await guest.request("start"))["type"] == "done"
    await guest.until(lambda _: "Ana" in guest.face["waiting"])
    return guest


def lots_of(guest, seat):
    return [lot["lot"] for lot in guest.document["game"]["lots"] if lot["owner"] == seat]


async def play_until_free(guest):
    """Turn down what bots offer and play the main choices, until Ana may trade."""
    for _ in range(80):
        game = guest.document["game"]
        made = [offer["from"] for offer in game["offers"] if offer["to"] == "Ana"]
        choices = [choice for _, choice in guest.choices()]
        words = {word_of(choice["action"]) for choice in choices}
        is_asked = "Ana" in game["to_act"]
        if is_asked and not game["offers"] and "offer" in words and lots_of(guest, "Vasco"):
            return
        if made:
            await guest.request("act", seat="Ana", action={"reject": {"from": made[0]}})
        elif is_asked:
            main = next((each for each in choices if each["main"]), choices[0])
            await guest.request("act", seat="Ana", action=main["action"])
        else:
            await guest.request("pass", seat="Ana")
        await guest.until(lambda _: "Ana" in guest.face["waiting"])
    raise AssertionError("Ana may never trade")


async def test_a_bot_says_what_it_would_take_and_takes_it(ana):
    await play_until_free(ana)
    [lot, *_] = lots_of(ana, "Vasco")
    told = await ana.ask("would_take", seat="Ana", lot=lot)
    assert told["other"] == "Vasco"
    assert told["number"] == ana.number
    asked = {"offer": {"to": "Vasco", "give": {"cash": 1}, "get": {"lots": [lot]}}}
    answer = await ana.ask("bargain", seat="Ana", offer=asked)
    assert answer["accepted"] is False
    assert answer["reply"]["to"] == "Ana"
    assert answer["reply"]["why"]["text"].startswith("bargain-why-")
    for deal in [answer["reply"]["counter"], *(each["offer"] for each in told["offers"])]:
        if deal is not None:
            again = await ana.ask("bargain", seat="Ana", offer=deal)
            assert again["accepted"] is True
            assert again["reply"] is None
    # The reply to the offer itself says the same to everyone at the table.
    await ana.request("act", seat="Ana", action=asked)
    await ana.until(lambda _: any("reply" in entry for entry in ana.entries))
    [reply] = [entry["reply"] for entry in ana.entries if "reply" in entry]
    assert reply == answer["reply"]
    found = await ana.ask("suggest", seat="Ana")
    assert all(each["fair"] and each["why"] for each in found["offers"])


async def test_a_deed_says_what_it_means_now(ana):
    await play_until_free(ana)
    lot = lots_of(ana, "Vasco")[0]
    facts = (await ana.ask("deed", seat="Ana", lot=lot))["facts"]
    assert (facts["lot"], facts["owner"], facts["refusal"]) == (lot, "Vasco", None)
    assert facts["yours"]["count"] <= facts["yours"]["size"]
    assert {token["seat"] for token in facts["tokens"]} == {"Ana", "Vasco", "Odile"}
    refused = await ana.ask("deed", seat="Ana", lot=0)
    assert refused["refusal"]["code"] == "no_lot"


async def test_only_the_holder_of_a_seat_asks_for_it(small_hall):
    ana, bob = await two_at_a_table(small_hall)
    for question in ({"type_": "suggest"}, {"type_": "deed", "lot": 1}):
        answer = await bob.ask(**question, seat="Ana")
        assert answer["refusal"]["code"] == "not_your_seat"
    # A person is not asked beforehand, and an offer that cannot be made is refused.
    refused = await ana.ask(
        "bargain", seat="Ana", offer={"offer": {"to": "Bob", "give": {}, "get": {"lots": [1]}}}
    )
    assert refused["refusal"]["code"] in {"not_theirs", "not_now"}
    refused = await ana.ask("would_take", seat="Ana", lot=0)
    assert refused["refusal"]["code"] == "bad_action"


async def test_lanes_have_no_offers(small_hall):
    ana, _ = await two_at_a_table(small_hall, "knockout")
    assert (await ana.ask("suggest", seat="Ana"))["refusal"]["code"] == "no_hint"
    assert (await ana.ask("deed", seat="Ana", lot=1))["refusal"]["code"] == "no_lot"
