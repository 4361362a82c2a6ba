"""A spectator takes a bot's seat during the game, where the table allows it."""

from passgo.game.fair import commitment_of
from passgo.game.verifying import verify
from tests.server.hall.guests import Guest, setup
from tests.server.hall.test_lobby import code_of

BOTS = [{"bot": "simple", "name": "Nora"}, {"bot": "simple", "name": "Léo"}]


async def begun(hall, **kw):
    """A game of Ana and two bots, and Eve who watches it."""
    code = await hall.create("g-ana", setup(seats=BOTS, **kw), "Ana", "a1")
    ana = await Guest(hall, code, "g-ana").come()
    eve = await Guest(hall, code, "g-eve").come()
    assert (await ana.request("start"))["type"] == "done"
    eve.hear()
    return ana, eve


async def act(guest, seat):
    """Do what Enter would."""
    choice = next(choice for own, choice in guest.choices() if own == seat and choice["main"])
    assert (await guest.request("act", seat=seat, action=choice["action"]))["type"] == "done"


def open_seats(guest):
    return [seat["name"] for seat in guest.hear().face["seats"] if seat["open"]]


async def test_a_bots_seat_is_its_own_until_the_host_says_otherwise(hall):
    ana, eve = await begun(hall)
    assert open_seats(eve) == []
    assert code_of(await eve.request("sit", place=1)) == "no_take_over"
    assert code_of(await eve.request("sit", place=None)) == "no_open_place"
    assert code_of(await eve.request("change", take_over=True)) == "not_host"
    assert code_of(await ana.request("change", take_over=True, watch=False)) == "not_gathering"
    assert (await ana.request("change", take_over=True))["type"] == "done"
    assert (await ana.request("change", take_over=True))["type"] == "done"
    assert open_seats(eve) == ["Nora", "Léo"]
    assert (await ana.request("change", take_over=False))["type"] == "done"
    assert open_seats(eve) == []
    told = [entry["name"] for entry in eve.entries if entry["name"].startswith("take_over")]
    assert told == ["take_over_on", "take_over_off"]


async def test_a_spectator_plays_on_for_a_bot(hall):
    ana, eve = await begun(hall, take_over=True)
    before = eve.document["game"]["seats"]
    assert code_of(await ana.request("sit", place=1)) == "only_watchers"
    assert code_of(await eve.request("sit", place=0)) == "place_taken"
    assert code_of(await eve.request("sit", place=1, name="Eve")) == "name_kept"
    done = await eve.request("sit", place=1)
    assert done["answer"] == {"place": 1, "seat": "Nora"}
    assert (eve.whole["mine"], list(eve.document["you"])) == (["Nora"], ["Nora"])
    nora = eve.face["seats"][1]
    assert (nora["person"], nora["bot"], nora["open"]) == (True, None, False)
    assert [seat["seat"] for seat in eve.document["game"]["seats"]] == [s["seat"] for s in before]
    assert code_of(await eve.request("sit", place=2)) == "only_watchers"
    both = {"Ana": ana, "Nora": eve}
    played = set()
    while "Nora" not in played:
        await eve.until(lambda guest: guest.face["waiting"])
        seat = eve.face["waiting"][0]
        await both[seat].until(lambda guest, number=eve.number: guest.number >= number)
        await act(both[seat], seat)
        played.add(seat)
    assert [e["by"] for e in eve.hear().entries if e["seat"] == "Nora"][-1] == "person"


async def test_without_a_place_the_first_bot_in_the_game_stands_up_and_the_dice_stay_fair(hall):
    ana, eve = await begun(hall, take_over=True)
    commitment = eve.face["fair"]["commitment"]
    done = await eve.request("sit", place=None)
    assert done["answer"]["seat"] == "Nora"
    # Eve leaves the game: her seat is given to nobody any more.
    await eve.until(lambda guest: guest.document["you"]["Nora"]["choices"])
    assert (await eve.request("act", seat="Nora", action="resign"))["type"] == "done"
    fay = await Guest(hall, ana.code, "g-fay").come()
    assert code_of(await fay.request("sit", place=1)) == "place_taken"
    assert open_seats(fay) == ["Léo"]
    await ana.until(lambda guest: guest.document["you"]["Ana"]["choices"])
    assert (await ana.request("act", seat="Ana", action="resign"))["type"] == "done"
    await fay.until(lambda guest: guest.face["phase"] == "over")
    record = await hall.record(ana.code)
    assert commitment_of(fay.face["fair"]["secret"]) == commitment
    assert verify(record, commitment, "compiled").is_proved


async def test_a_bot_that_is_out_gives_its_seat_to_nobody(hall, monkeypatch):
    _, eve = await begun(hall, take_over=True)
    table = hall.rooms[eve.code].leading.table
    monkeypatch.setattr(table.game, "is_out", lambda seat: seat == "Nora")
    assert code_of(await eve.request("sit", place=1)) == "seat_out"
    assert (await eve.request("sit", place=None))["answer"]["seat"] == "Léo"
