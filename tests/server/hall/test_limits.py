"""Limits in an auction on a server: each seat's own, kept, and known to nobody else."""

from tests.server.hall.guests import Guest, awaits_people
from tests.server.hall.test_playing import two_at_a_table

SECRET = 377


async def to_auction(*guests):
    """Play on until a lot is up for auction; returns its least bid."""
    first = guests[0]
    while first.document["game"]["phase"] != "auction":
        seat = first.face["waiting"][0]
        one = next(guest for guest in guests if seat in guest.whole["mine"])
        await one.until(lambda guest: guest.number >= first.number)
        choices = one.document["you"][seat]["choices"]
        choice = next((c for c in choices if c["action"] == "decline"), None)
        choice = choice or next(c for c in choices if c["main"])
        done = await one.request("act", seat=seat, action=choice["action"])
        await first.until(lambda guest, number=done["number"]: guest.number >= number)
    for guest in guests:
        await guest.until(lambda each: each.number >= first.number)
    return first.document["game"]["matter"]["least"]


def numbers(data):
    """Every number in some data."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        return {number for part in data for number in numbers(part)}
    return {data} if isinstance(data, int) and not isinstance(data, bool) else set()


async def test_a_limit_is_known_to_its_own_seat_alone(hall):
    ana, bob = await two_at_a_table(hall)
    eve = await Guest(hall, ana.code, "g-eve").come()
    await to_auction(ana, bob)
    handover = await ana.request("handover", place=0)
    await hall.take_handover("g-phone", handover["answer"]["handover"])
    phone = await Guest(hall, ana.code, "g-phone").come()
    answer = await ana.request("habits", seat="Ana", limit=SECRET)
    assert answer["type"] == "done", answer
    shown = {"amount": SECRET, "topped": False, "until": None}
    for own in (ana, phone):
        await own.until(lambda guest: guest.document["you"]["Ana"].get("limit") == shown)
    assert ana.document["game"]["matter"]["bidder"] == "Ana"
    await bob.request("act", seat="Bob", action={"bid": 50})
    await ana.until(lambda guest: guest.document["game"]["matter"]["bid"] == 51)
    watcher = await Guest(hall, ana.code, "g-late").come()
    stories = [await guest.ask("story", after=0) for guest in (bob, eve)]
    for other in (bob, eve, watcher):
        await other.until(lambda guest: guest.document["game"]["matter"]["bid"] == 51)
        assert SECRET not in numbers(other.messages)
        assert '"limit"' not in "".join(other.raw)
        assert {entry["by"] for entry in other.entries if entry["seat"] == "Ana"} == {"person"}
    assert SECRET not in numbers(stories)
    assert SECRET not in numbers([entry.told() for entry in await hall.store.entries(ana.code)])


async def test_a_limit_is_changed_withdrawn_and_refused(hall):
    ana, bob = await two_at_a_table(hall)
    refused = await ana.request("habits", seat="Ana", limit=50)
    assert refused["refusal"]["code"] == "not_bidding"
    await to_auction(ana, bob)
    await bob.request("act", seat="Bob", action={"bid": 60})
    refused = await ana.request("habits", seat="Ana", limit=60, rolls=True)
    assert refused["refusal"]["code"] == "limit_too_low"
    assert not ana.face["seats"][0]["habits"]["rolls"]
    for limit in (SECRET, SECRET + 1):
        await ana.request("habits", seat="Ana", limit=limit)
        await ana.until(lambda g, sum_=limit: g.document["you"]["Ana"]["limit"]["amount"] == sum_)
    await ana.request("habits", seat="Ana", limit=0)
    await ana.until(lambda guest: "limit" not in guest.document["you"]["Ana"])
    bids = [e for e in ana.entries if e["name"] == "acted" and e["seat"] == "Ana"]
    assert "Ana" not in ana.face["waiting"], bids


async def test_a_limit_is_kept_over_a_restart(hall):
    ana, bob = await two_at_a_table(hall)
    await to_auction(ana, bob)
    await ana.request("habits", seat="Ana", limit=SECRET)
    await ana.go()
    await bob.go()
    await hall.rooms[ana.code].sleep()
    back = await Guest(hall, ana.code, "g-ana").come()
    assert back.document["you"]["Ana"]["limit"]["amount"] == SECRET
    again = await Guest(hall, ana.code, "g-bob").come()
    await again.request("act", seat="Bob", action={"bid": 200})
    await back.until(lambda guest: guest.document["game"]["matter"]["bid"] == 201)


async def test_what_a_lot_is_worth_is_asked_by_its_own_seat(hall):
    ana, bob = await two_at_a_table(hall)
    refused = await ana.ask("worth", seat="Ana")
    assert refused["refusal"]["code"] == "no_hint"
    least = await to_auction(ana, bob)
    refused = await bob.ask("worth", seat="Ana")
    assert refused["refusal"]["code"] == "not_your_seat"
    answer = await ana.ask("worth", seat="Ana")
    assert answer["amount"] >= least
    assert answer["reason"]["text"].startswith("reason-")
    hint = await ana.ask("hint", seat="Ana")
    assert hint["action"]["bid"] <= answer["amount"]
    assert (await ana.ask("worth", seat="Ana", bot="simple"))["amount"] is None
    await ana.until(awaits_people)
