"""Views: what a seat may know, and nothing else."""

import json
import random

import pytest

from passgo.editions import EDITIONS
from passgo.estate.edition.model import ESTATE, PACK_IDS
from passgo.estate.rules import state as st
from passgo.estate.rules.lots import recount
from passgo.game import Game
from passgo.table.doing import word_of
from tests.playing import SEATS, TABLES, new_table, play


def started(edition="euro", seats=("ana", "bob", "cid"), first="ana", **options):
    """A game with manual dice in which the first seat is to throw."""
    chosen = {"dice": "manual", "rent_claims": "manual", **options}
    game = Game.new(edition, seats, seed=5, options=chosen)
    for name in seats:
        game.apply(name, {"roll": [6, 5] if name == first else [1, 1]})
    return game


def landed(game, dice=(1, 2)):
    game.apply(game.turn, {"roll": list(dice)})
    return game


@pytest.mark.parametrize(("edition", "mode", "dice"), TABLES)
def test_views_of_random_games(edition, mode, dice):
    rng = random.Random(f"view {edition} {mode} {dice}")
    game = new_table(edition, mode, dice, seed=rng.randrange(1 << 128))
    for moment in play(game, rng, 120):
        if rng.random() > 0.1:
            continue
        onlooker = moment.view(None)
        assert onlooker["you"] is None
        for seat in SEATS:
            view = moment.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["phase"] == moment.phase
            assert tuple(view["to_act"]) == moment.to_act
            assert view["you"]["seat"] == seat
            assert {**view, "you": None} == onlooker


def shuffled(game, rng, seat):
    """The same game with everything that a seat may not see put otherwise."""
    other = game.fork()
    other.set_seed(rng.randrange(1 << 128))
    other.state.drawn[:] = [rng.randrange(1000) for _ in other.state.drawn]
    for pack in range(len(PACK_IDS)):
        count = int(other.state.pack_count[pack])
        cards = other.state.pack[pack, :count].tolist()
        rng.shuffle(cards)
        other.state.pack[pack, :count] = cards
    shuffle_texts(other, rng)
    for someone in range(len(game.seats)):
        if someone == seat:
            continue
        if other.state.wish_count[someone]:
            other.state.wish[someone, 0] = 1
        if game.board.cash_hidden and not other.state.out[someone]:
            amount = rng.randrange(2 * int(game.board.start_cash))
            other.state.bank += other.state.cash[someone] - amount
            other.state.cash[someone] = amount
    return other


def shuffle_texts(game, rng):
    """Let the unit have drawn something else for those who still wait."""
    count = int(game.board.pack_size[st.UNIT])
    for seat in range(len(game.seats)):
        if game.state.texts[seat].any():
            text = rng.randrange(count)
            game.state.texts[seat] = game.board.effect[st.UNIT, text]
            game.state.texts[seat, st.E_CARD] = text + 1
    for row in game.state.matters[: int(game.state.depth)]:
        if row[st.M_KIND] == st.AUTO_TEXTS and row[st.M_MASK]:
            row[st.M_LOTS] = rng.choice([0, 1 << 39])


@pytest.mark.parametrize("cash", ["public", "hidden"])
@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_a_view_does_not_change_with_what_its_seat_may_not_see(edition, cash):
    rng = random.Random(f"hidden {edition} {cash}")
    game = new_table(edition, seed=8, cash=cash)
    for moment in play(game, rng, 200):
        if rng.random() > 0.15:
            continue
        for seat, name in [(-1, None), *enumerate(SEATS)]:
            assert shuffled(moment, rng, seat).view(name) == moment.view(name)


def test_nothing_hidden_is_named_in_a_view():
    text = json.dumps(landed(started()).view("ana"))
    for word in ("seed", "drawn", "ch01", "cc01", "planned"):
        assert word not in text


def in_zones():
    """A round board: ana on the square of the car zone, bob and cid elsewhere in it."""
    game = started("revolution", random_chance=0)
    game.state.at[:3] = [15, 26, 24]
    return landed(game, (3, 4))


def test_a_zone_to_choose():
    view = in_zones().view("bob")
    assert view["phase"] == "zone"
    assert view["matter"] == {
        "kind": "zone",
        "seat": "ana",
        "square": 22,
        "zone": "car",
        "zones": [
            {"zone": "walking", "seats": []},
            {"zone": "cycle", "seats": []},
            {"zone": "car", "seats": ["ana", "bob", "cid"]},
            {"zone": "space", "seats": []},
        ],
        "next_lot": 23,
        "force": None,
    }
    assert [seat["zone"] for seat in view["seats"]] == ["car", "car", "car"]
    assert view["unit"] == {"random_chance": "0"}
    assert view["packs"] == {}


def test_only_zones_that_may_be_named_are_shown():
    game = started("revolution", random_chance=0, zone_empty_choice="refused")
    game.state.at[:3] = [15, 26, 10]
    view = landed(game, (3, 4)).view("cid")
    assert view["matter"]["zones"] == [{"zone": "car", "seats": ["ana", "bob"]}]
    # A corner is in no zone.
    assert view["seats"][2]["zone"] is None


def test_what_a_deal_may_be_forced_from():
    game = started("revolution", random_chance=0)
    for lot in range(40):
        if game.edition.squares[lot].is_lot:
            game.state.owner[lot] = lot % 3
    game.state.owner[[37, 39]] = 1
    recount(game.board, game.state)
    game.state.at[0] = 15
    matter = landed(game, (3, 4)).view(None)["matter"]
    assert matter["next_lot"] is None
    owners = game.state.owner
    assert set(matter["force"]["give"]) == {lot for lot in range(40) if owners[lot] == 0}
    # Bob's complete colour is out of reach.
    assert set(matter["force"]["take"]) == {
        lot for lot in range(40) if owners[lot] > 0 and lot not in (37, 39)
    }
    [choice] = [c for c in game.look().choices("ana") if word_of(c["action"]) == "force"]
    assert choice["limits"] == matter["force"]
    # What a player leaves is the bank's until it is sold, and with it no deal is forced.
    game.apply("cid", "resign")
    estate, zone = game.view(None)["below"]
    assert (estate["kind"], zone["kind"]) == ("estate", "zone")
    assert (zone["next_lot"], zone["force"]) == (None, None)


def test_texts_that_wait_are_not_told():
    game = in_zones()
    for place, text in enumerate((4, 17, 8)):
        game.state.planned[st.UNIT, place] = game.board.effect[st.UNIT, text]
        game.state.planned[st.UNIT, place, st.E_CARD] = text + 1
    game.state.planned_count[st.UNIT] = 3
    game.apply("ana", {"zone": "car"})
    view = game.view("cid")
    assert (view["phase"], view["matter"]["lot"]) == ("buy", 24)
    assert view["below"] == [{"kind": "texts", "seat": "ana", "left": ["bob", "cid"]}]
    # The choice for a table's own unit names all its texts.
    own = [c for c in view["you"]["choices"] if "texts" not in (c["limits"] or {})]
    text = json.dumps({**view, "you": {**view["you"], "choices": own}})
    assert not any(f"ev{number:02}" in text for number in range(1, 21))


def test_a_move_that_stopped_for_its_salary():
    game = started("revolution", random_chance=1)
    text = 13
    game.state.planned[st.UNIT, 0] = game.board.effect[st.UNIT, text]
    game.state.planned[st.UNIT, 0, st.E_CARD] = text + 1
    game.state.planned_count[st.UNIT] = 1
    game.state.at[0], game.state.cash[0] = 38, 0
    game.state.planned[st.UNIT, 0, st.E_AMOUNT] = 1000
    view = landed(game, (1, 4)).view("bob")
    assert (view["matter"]["kind"], view["matter"]["by"]) == ("debt", "ana")
    assert view["below"] == [{"kind": "resume", "seat": "ana", "pips": 3}]
    assert view["seats"][0]["at"] == 0


def test_hidden_cash_shows_to_its_owner_only():
    game = landed(started(cash="hidden"))
    assert [seat["cash"] for seat in game.view("bob")["seats"]] == [None, None, None]
    assert (game.view("bob")["you"]["cash"], game.view("bob")["you"]["wealth"]) == (1500, 1500)
    assert [seat["wealth"] for seat in game.view(None)["seats"]] == [None, None, None]
    offers = [c for c in game.look().choices("bob") if word_of(c["action"]) == "offer"]
    assert offers
    assert all(c["limits"]["get"]["cash"] is None for c in offers)
    assert all(c["limits"]["give"]["cash"] == 1500 for c in offers)


def test_a_view_by_number_and_of_the_bank():
    game = started()
    assert game.view(1) == game.view("bob")
    assert game.view("bank") == game.view(None)
    assert game.look().choices("bank") == []


def test_a_purchase():
    view = landed(started()).view("bob")
    assert view["matter"] == {"kind": "buy", "seat": "ana", "lot": 3, "price": 60}
    assert view["phase"] == "buy"
    assert view["turn"] == {
        "number": 1,
        "mover": "ana",
        "phase": "end",
        "dice": [1, 2],
        "doubles": 0,
        "throws": 1,
        "time_called": False,
    }
    assert view["to_act"] == ["ana"]
    assert view["packs"] == {"chance": 16, "community": 16}


def test_an_auction():
    game = landed(started())
    game.apply("ana", "decline")
    game.apply("bob", {"bid": 40})
    game.apply("cid", "pass")
    matter = game.view("ana")["matter"]
    assert matter == {
        "kind": "auction",
        "sort": "lot",
        "lot": 3,
        "bid": 40,
        "bidder": "bob",
        "bidders": ["ana", "bob"],
        "least": 41,
        "step": 1,
        "timer": False,
        "need": {
            "seat": None,
            "lots": [],
            "text": "need-nobody",
            "args": {
                "lot": {"square": "riga"},
                "group": {"text": "group-brown", "args": {}},
            },
        },
    }
    bids = [c for c in game.look().choices("ana") if word_of(c["action"]) == "bid"]
    assert [(bid["action"], bid["limits"]) for bid in bids] == [
        ({"bid": 41}, {"least": 41, "most": 1500, "step": 1})
    ]
    assert bids[0]["effect"] == {"lot": 3, "rent_after": 4, "completes": None}


def needed(owned, out=()):
    """Whom the third square would help at an auction between three."""
    game = landed(started())
    for seat, lots in owned.items():
        for lot in lots:
            game.state.owner[lot] = seat
    recount(game.board, game.state)
    game.apply("ana", "decline")
    for seat in out:
        game.apply(seat, "pass")
    need = game.view("ana")["matter"]["need"]
    return need["text"], need["seat"], need["lots"]


def test_whom_an_auction_helps_most():
    assert needed({}) == ("need-nobody", None, [])
    assert needed({1: [1]}) == ("need-completes", "bob", [1])
    assert needed({1: [1]}, out=["bob"]) == ("need-others", None, [])


def test_lots_claims_and_offers():
    game = landed(started())
    game.apply("ana", "buy")
    game.apply("ana", "end")
    landed(game)
    game.apply("cid", {"offer": {"to": "ana", "give": {"cash": 90}, "get": {"lots": [3]}}})
    view = game.view(None)
    assert view["claims"] == [
        {"on": 3, "by": "ana", "from": "bob", "amount": 4, "turn": 2, "until": "second_player"}
    ]
    give = {"cash": 90, "lots": [], "cards": []}
    get = {"cash": 0, "lots": [3], "cards": []}
    offer = {"from": "cid", "to": "ana", "give": give, "get": get}
    assert view["offers"] == [offer]
    lot = next(lot for lot in view["lots"] if lot["lot"] == 3)
    assert (lot["owner"], lot["level"], lot["mortgaged"]) == ("ana", 0, False)
    assert (lot["rent"], lot["per_pip"], lot["redeem"]) == (4, False, None)
    assert view["seats"][0]["lots"] == [3]
    assert view["seats"][0]["wealth"] == 1500
    game.apply("ana", {"mortgage": 3})
    lot = next(lot for lot in game.view(None)["lots"] if lot["lot"] == 3)
    assert (lot["mortgaged"], lot["rent"], lot["redeem"]) == (True, None, 33)


def test_a_debt_and_what_waits_below_it():
    game = started()
    game.state.cash[0] = 20
    game.state.at[0] = 1
    landed(game)
    view = game.view("bob")
    assert view["matter"] == {
        "kind": "debt",
        "by": "ana",
        "to": None,
        "amount": 200,
        "missing": 180,
        "reason": "tax",
        "lot": None,
        "settlement": None,
    }
    game.state.owner[39] = 1
    recount(game.board, game.state)
    game.apply("ana", "bankrupt")
    game.apply("bob", "resign")
    assert game.view(None)["winners"] == ["cid"]


def test_a_shortage_shows_a_seat_its_own_wishes_only():
    game = started()
    for lots, owner in (((1, 3), 0), ((6, 8, 9), 1)):
        for lot in lots:
            game.state.owner[lot] = owner
    recount(game.board, game.state)
    game.state.houses = 1
    game.apply("ana", {"build": [1]})
    assert game.view("bob")["matter"]["asked"] == ["bob"]
    game.apply("bob", {"want": [6]})
    view = game.view("ana")
    assert (view["matter"]["kind"], view["matter"]["sort"]) == ("auction", "house")
    assert view["you"]["wishes"] == [{"lot": 1, "sort": "house"}]
    assert game.view("cid")["you"]["wishes"] == []
    [shortage] = game.view("cid")["below"]
    assert shortage["stock"] == 1


def test_what_has_not_changed_is_the_same_object_again():
    game = Game.new("euro", ["ana", "bob", "cid"], seed=3)
    before = game.look()
    public, own = before.public, before.choices("cid")
    mover = before.to_act[0]
    assert mover != "cid"
    game.apply(mover, "roll")
    after = game.look()
    assert after is not before
    assert after.public["turn"] != public["turn"] or after.public["to_act"] != public["to_act"]
    for name in ("lots", "bank", "packs", "offers", "claims", "winners"):
        assert after.public[name] is public[name], name
    assert after.public["seats"][2] is public["seats"][2]
    assert [id(choice) for choice in after.choices("cid")] == [id(choice) for choice in own]
