"""How a table ends: what is shown then, the record that is left, and another game."""

import json

import pytest

from passgo.editions import load_edition
from passgo.game import Game
from passgo.game.fair import commitment_of, seed_of
from passgo.game.verifying import verify
from passgo.protocol.errors import LobbyError
from tests.server.hall.guests import Guest, request, setup
from tests.waiting import HANG


async def finished(hall, edition="euro"):
    """A short game that bots have played to its end, with a spectator."""
    seats = [{"bot": "simple"}, {"bot": "novice", "name": "Zed"}]
    customs = {"pace": 0, "unwatched": 100_000}
    mode = "short" if "short" in load_edition(edition).modes else "standard"
    wanted = setup(edition, mode=mode, customs=customs, seats=seats)
    code = await hall.create("g-ana", wanted, "Ana", "ab")
    ana = await Guest(hall, code, "g-ana", checked=False).come()
    await ana.request("start")
    with pytest.raises(LobbyError, match="not_over"):
        await hall.record(code)
    await ana.request("lend", seat="Ana", bot="simple")
    await ana.until(lambda g: g.face["phase"] == "over" or g.face["held"], 10 * HANG)
    if ana.face["held"]:
        # A player who is out wants to see the rest.
        await ana.request("watch", how="skip")
    return await ana.until(lambda g: g.face["phase"] == "over", 10 * HANG)


@pytest.mark.parametrize("edition", ["euro", "knockout"])
async def test_the_secret_comes_out_and_the_record_proves_the_dice(small_hall, edition):
    hall = small_hall
    ana = await finished(hall, edition)
    fair = ana.face["fair"]
    first = ana.messages[0]["document"]["table"]["fair"]
    assert first["secret"] is None
    assert commitment_of(fair["secret"]) == fair["commitment"] == first["commitment"]
    luck = [(seat["name"], fair["luck"][seat["name"]]) for seat in ana.face["seats"]]
    assert f"{seed_of(fair['secret'], luck):032x}" == fair["seed"]
    record = json.loads(json.dumps(await hall.record(ana.code)))
    verdict = verify(record, first["commitment"], "compiled")
    assert verdict.is_proved, verdict.first_wrong
    assert record["seed"] == fair["seed"]
    assert record["fair"]["commitment"] == fair["commitment"]
    assert record["players"]["Zed"] == "novice"
    assert record["players"]["Ana"] == "person"
    game = Game.replay(record, "compiled")
    assert list(game.winners) == ana.face["winners"]
    assert not any(fair["secret"] in raw for raw in ana.raw[:-2])


async def test_nothing_is_played_after_the_end_but_another_game(small_hall):
    hall = small_hall
    ana = await finished(hall, "knockout")
    number = ana.number
    for wanted in ("act", "lend", "pause"):
        details = {"action": "roll"} if wanted == "act" else {}
        refused = await ana.request(wanted, seat="Ana", **details)
        assert refused["refusal"]["code"] == "not_playing"
    stranger = await hall.request(ana.code, "g-eve", request("rematch"))
    assert stranger["refusal"]["code"] == "not_seated"
    assert ana.hear().number == number
    code = (await ana.request("rematch"))["answer"]["rematch"]
    assert ana.face["rematch"] == code
    assert (await ana.request("rematch"))["answer"]["rematch"] == code
    again = await Guest(hall, code, "g-ana").come()
    assert again.whole["mine"] == ["Ana"]
    assert again.whole["host"]
    assert [seat["bot"] for seat in again.face["seats"]] == [None, "simple", "novice"]
    assert again.face["fair"]["commitment"] != ana.face["fair"]["commitment"]
    assert again.face["fair"]["luck"]["Ana"] == ""
    assert (await again.request("start"))["type"] == "done"


async def test_a_game_that_is_over_wakes_as_it_ended(small_hall):
    hall = small_hall
    ana = await finished(hall, "knockout")
    document = ana.document
    await ana.go()
    await hall.rooms[ana.code].sleep()
    again = await Guest(hall, ana.code, "g-ana").come()
    assert again.document["game"] == document["game"]
    assert again.face["fair"] == document["table"]["fair"]
    assert again.face["winners"] == document["table"]["winners"]
    story = (await again.ask("story", after=0))["entries"]
    assert story == ana.entries[:200]
