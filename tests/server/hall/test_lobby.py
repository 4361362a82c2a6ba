"""Sitting down, standing up and agreeing on a game, through the hall."""

import pytest

from passgo.editions import OptionError
from passgo.protocol.errors import LobbyError, ProtocolError
from passgo.protocol.limits import EMOTES_MOST
from tests.server.hall.guests import Guest, request, setup


@pytest.fixture
async def lobby(hall):
    """A table of Ana's with an open place, and another guest at it."""
    code = await hall.create("g-ana", setup(), "Ana", "")
    ana = await Guest(hall, code, "g-ana").come()
    bob = await Guest(hall, code, "g-bob").come()
    return ana, bob


def code_of(answer):
    assert answer["type"] == "refused", answer
    return answer["refusal"]["code"]


async def test_a_table_is_made_and_seen(lobby):
    ana, bob = lobby
    assert ana.whole["mine"] == ["Ana"]
    assert ana.whole["places"] == [0]
    assert ana.whole["host"]
    assert not bob.whole["host"]
    assert bob.face["phase"] == "gathering"
    assert [seat["open"] for seat in bob.face["seats"]] == [False, True]
    assert len(bob.face["fair"]["commitment"]) == 64
    assert bob.face["fair"]["secret"] is None
    assert [entry["name"] for entry in bob.entries] == ["made"]
    await bob.until(lambda g: g.face["seats"][0]["connected"] and g.face["watchers"] == 1)


async def test_watchers_are_the_people_without_a_seat(lobby):
    ana, bob = lobby
    await ana.until(lambda g: g.face["watchers"] == 1)
    # Another window is not another person.
    await Guest(ana.hall, ana.code, "g-bob").come()
    eve = await Guest(ana.hall, ana.code, "g-eve").come()
    await ana.until(lambda g: g.face["watchers"] == 2)
    await bob.request("sit", name="Bob")
    assert ana.hear().face["watchers"] == 1
    await bob.request("stand", place=1)
    assert ana.hear().face["watchers"] == 2
    await eve.go()
    await ana.until(lambda g: g.face["watchers"] == 1)


async def test_whoever_sits_down_is_told_what_is_theirs(lobby):
    ana, bob = lobby
    done = await bob.request("sit", name="  Bob ", luck="beef")
    assert done["answer"] == {"place": 1, "seat": "Bob"}
    assert bob.whole["mine"] == ["Bob"]
    ana.hear()
    assert ana.entries[-1]["name"] == "sat"
    assert ana.face["fair"]["luck"] == {"Ana": "", "Bob": "beef"}
    assert ana.face["seats"][1]["name"] == "Bob"
    lines = await ana.hall.store.list_tables(guest="g-bob")
    assert [line.code for line in lines] == [ana.code]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("ANA", "name_taken"),
        ("Ana\u200b", "name_taken"),
        ("\uff21na", "name_taken"),
        ("An\u0430", "name_taken"),
        ("Ana\u3164", "name_taken"),
        ("\u2800", "name_empty"),
        ("\u202e", "name_empty"),
        ("x" * 25, "name_long"),
        ("Banque", "name_reserved"),
        (None, "name_missing"),
    ],
)
async def test_names_are_cleaned_and_told_apart(lobby, name, code):
    _, bob = lobby
    assert code_of(await bob.request("sit", name=name)) == code
    assert bob.face["seats"][1]["name"] is None


async def test_only_the_host_sets_the_table(lobby):
    ana, bob = lobby
    for wanted in (
        request("seat_bot", bot="regular"),
        request("open_seat"),
        request("remove_seat", place=1),
        request("change", mode="short"),
        request("start"),
    ):
        assert code_of(await bob.send(wanted)) == "not_host"
    number = ana.hear().number
    assert number == 1
    assert (await ana.request("seat_bot", bot="shrewd"))["type"] == "done"
    assert (await ana.request("change", mode="short", options={"cash": "hidden"}))["type"] == "done"
    assert ana.face["mode"] == "short"
    assert ana.face["seats"][1]["bot"] == "shrewd"
    assert code_of(await ana.request("change", edition="atlantis")) == "option"
    assert code_of(await ana.request("change", options={"cash": "gone"})) == "option"
    assert code_of(await ana.request("change", customs={"pace": 1e9})) == "option"
    assert ana.face["mode"] == "short"


async def test_the_engine_says_how_many_may_play(lobby):
    ana, _ = lobby
    for _ in range(6):
        assert (await ana.request("open_seat"))["type"] == "done"
    assert code_of(await ana.request("open_seat")) == "too_many_places"
    assert code_of(await ana.request("change", edition="deska")) == "too_many_places"
    for _ in range(7):
        assert (await ana.request("remove_seat", place=1))["type"] == "done"
    assert code_of(await ana.request("start")) == "too_few_places"
    assert code_of(await ana.request("remove_seat", place=5)) == "no_such_place"


async def test_a_host_who_leaves_passes_it_on(lobby):
    ana, bob = lobby
    await bob.request("sit", name="Bob")
    await ana.request("stand", place=0)
    assert bob.hear().whole["host"]
    assert [entry["name"] for entry in bob.entries[-2:]] == ["stood", "host_passed"]
    assert (await bob.request("open_seat"))["type"] == "done"
    assert code_of(await ana.request("start")) == "not_host"


async def test_a_request_is_done_once(lobby):
    ana, bob = lobby
    wanted = request("sit", name="Bob")
    first = await bob.send(wanted)
    assert await bob.send(wanted) == first
    assert ana.hear().number == 2
    other = wanted.model_copy(update={"name": "Cid"})
    assert code_of(await bob.send(other)) == "id_used"
    # Another guest's request of the same id is another request.
    assert code_of(await ana.send(wanted)) == "no_open_place"


async def test_nobody_acts_for_another(lobby):
    ana, bob = lobby
    await bob.request("sit", name="Bob")
    for wanted, code in (
        (request("rename", place=0, name="Bobby"), "not_your_place"),
        (request("stand", place=0), "not_your_place"),
        (request("luck", place=0, luck="00"), "not_your_place"),
        (request("handover", place=0), "not_your_place"),
        (request("say", seat="Ana", words="hello"), "not_your_seat"),
        (request("act", seat="Ana", action="roll"), "not_playing"),
    ):
        assert code_of(await bob.send(wanted)) == code
    await ana.request("start")
    number = ana.hear().number
    for guest in ("g-bob", "g-eve"):
        for wanted in (
            request("act", seat="Ana", action="roll"),
            request("habits", seat="Ana", rolls=True),
            request("lend", seat="Ana"),
            request("pause", seat="Ana"),
        ):
            refused = await ana.hall.request(ana.code, guest, wanted)
            assert code_of(refused) == "not_your_seat"
    assert ana.hear().number == number


async def test_words_are_cleaned_and_phrases_known(lobby):
    ana, bob = lobby
    await bob.request("say", words=" hi\u202e\n there ")
    await ana.request("say", seat="Ana", phrase="hello")
    said = [entry["said"] for entry in ana.hear().entries[-2:]]
    assert said == [{"phrase": None, "words": "hi there"}, {"phrase": "hello", "words": None}]
    for _ in range(EMOTES_MOST):
        await ana.request("say", seat="Ana", phrase="laugh")
    assert ana.hear().entries[-1]["said"] == {"phrase": "laugh", "words": None}
    assert code_of(await ana.request("say", seat="Ana", phrase="rude")) == "no_such_phrase"
    assert code_of(await ana.request("say", seat="Ana")) == "phrase_or_words"
    assert code_of(await ana.request("say", words="\u200b")) == "words_empty"


async def test_a_seat_is_handed_to_another_device(lobby):
    ana, bob = lobby
    answer = (await ana.request("handover", place=0))["answer"]
    code, told = await ana.hall.take_handover("g-phone", answer["handover"])
    assert (code, told["answer"]) == (ana.code, {"place": 0, "seat": "Ana"})
    phone = await Guest(ana.hall, code, "g-phone").come()
    assert phone.whole["mine"] == ["Ana"]
    with pytest.raises(LobbyError, match="no_such_handover"):
        await ana.hall.take_handover("g-thief", answer["handover"])
    assert not any(answer["handover"] in raw for raw in ana.raw + bob.hear().raw)


async def test_a_table_that_is_not_there(hall):
    answer = await hall.request("BCDFGHJ", "g", request("start"))
    assert (answer["type"], answer["code"]) == ("trouble", "no_such_table")
    with pytest.raises(ProtocolError, match="no_such_table"):
        await hall.open("BCDFGHJ")
    assert hall.rooms == {}


async def test_a_set_up_that_cannot_be_played_makes_no_table(hall):
    with pytest.raises(OptionError):
        await hall.create("g", setup(mode="endless"), "Ana")
    with pytest.raises(LobbyError, match="too_many_places"):
        await hall.create("g", setup("deska", seats=[{}] * 8), "Ana")
    assert await hall.store.list_tables() == []
