"""Game, the main class of the library: dealing, asking, acting, forking."""

import random

import pytest

from passgo.editions import EDITIONS, EditionError, OptionError
from passgo.errors import ActionError, IllegalAction
from passgo.estate.edition.model import ESTATE
from passgo.estate.rules.events import EVENT_FIELDS
from passgo.estate.rules.lots import recount
from passgo.estate.rules.refusals import REFUSAL_FIELDS
from passgo.game import Choice, Game
from passgo.table.doing import word_of
from tests.playing import SEATS, TABLES, fill_in, new_table, play


def two(**options):
    """A game of two with manual dice, in which ana is to throw."""
    game = Game.new("euro", ["ana", "bob"], seed=1, options={"dice": "manual", **options})
    game.apply("ana", {"roll": [6, 6]})
    game.apply("bob", {"roll": [1, 1]})
    return game


NEW_WRONG = [
    ({"edition": "eruo"}, EditionError, "perhaps euro"),
    ({"edition": "monopoly"}, EditionError, "found 'monopoly'"),
    ({"mode": "long"}, OptionError, "mode: found 'long'"),
    ({"seats": 1}, OptionError, "found 1 player, expected 2 to"),
    ({"seats": 9}, OptionError, "found 9 players"),
    ({"seats": 0}, OptionError, "found 0 players"),
    ({"seats": ["ana", "ana"]}, OptionError, "names that are all different"),
    ({"seats": ["ana", ""]}, OptionError, "seats: found ''"),
    ({"seats": ["ana", "bank"]}, OptionError, "the bank has this one"),
    ({"seats": ["ana", "b\nb"]}, OptionError, "printable"),
    ({"seats": ["ana", 5]}, OptionError, "seats: found 5"),
    ({"seats": "ana"}, OptionError, "expected a list of names"),
    ({"seed": -1}, OptionError, "seed: found -1"),
    ({"seed": 1 << 128}, OptionError, "expected 0 to 2^128"),
    ({"seed": "7"}, OptionError, "seed: found '7'"),
    ({"seed": True}, OptionError, "seed: found true"),
    ({"options": {"dise": "manual"}}, OptionError, "expected an option such as dice"),
    ({"options": {"dice": "loaded"}}, OptionError, "option dice: found 'loaded'"),
    ({"options": {"banker": "eve"}}, OptionError, "option banker: found 'eve'"),
    ({"options": {"start_cash": "much"}}, OptionError, "option start_cash"),
    ({"target": "abacus"}, ValueError, "target: found 'abacus'"),
]


@pytest.mark.parametrize(("given", "error", "message"), NEW_WRONG, ids=str)
def test_a_game_that_cannot_be_dealt(given, error, message):
    with pytest.raises(error) as caught:
        Game.new(**{"edition": "euro", "seats": ["ana", "bob", "cid"], "seed": 1, **given})
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_new_game():
    game = Game.new("euro", 3, seed=7)
    assert game.seats == ("player1", "player2", "player3")
    assert (game.phase, game.seed, game.is_over, game.winners) == ("order", 7, False, ())
    assert game.departures == ("rent_claims",)
    assert Game.new("euro", 3, options={"rent_claims": "manual"}).departures == ()
    assert Game.new("euro", 3, seed=7).state_bytes() == game.state_bytes()
    assert Game.new("euro", 3).seed != Game.new("euro", 3).seed
    assert "free_parking_pot" in Game.new("euro", options={"free_parking_pot": True}).departures


@pytest.mark.parametrize(
    ("seat", "action", "message"),
    [
        ("eve", "roll", "seat: found 'eve', expected one of ana, bob"),
        (2, "roll", "seat: found 2"),
        (None, "roll", "seat: found None"),
        ("ana", "jump", "action: found 'jump'"),
        ("ana", None, "action: found None"),
        ("ana", {"bid": "lots"}, "bid: money: found 'lots'"),
        ("ana", {"build": ["moon"]}, "build: square: found 'moon'"),
    ],
)
def test_actions_of_a_wrong_form(seat, action, message):
    game = two()
    before = game.state_bytes()
    for ask in (game.apply, game.why_not):
        with pytest.raises(ActionError) as caught:
            ask(seat, action)
        assert message in str(caught.value)
    assert game.state_bytes() == before


@pytest.mark.parametrize(
    ("seat", "action", "refusal"),
    [
        ("bob", {"roll": [1, 2]}, ("not_your_turn", {"mover": 0})),
        ("ana", "roll", ("dice_needed", {})),
        ("ana", {"roll": [1, 7]}, ("bad_dice", {"die1": 1, "die2": 7})),
        ("ana", {"mortgage": 5}, ("not_yours", {"lot": 5, "owner": -1})),
        ("ana", {"mortgage": 0}, ("not_a_lot", {"lot": 0})),
        ("ana", "hammer", ("for_the_bank", {})),
        ("bank", "roll", ("no_such_seat", {"number": -1, "players": 2})),
        ("ana", {"offer": {"to": "bank", "give": {"cash": 1}}}, None),
        ("bank", "time_up", ("not_timed", {})),
    ],
    ids=str,
)
def test_a_refused_action_changes_nothing_and_says_why(seat, action, refusal):
    game = two()
    before, actions, events = game.state_bytes(), list(game.actions), list(game.events)
    found = game.why_not(seat, action)
    assert found is not None
    assert (found.code, found.parameters) == (refusal or (found.code, found.parameters))
    with pytest.raises(IllegalAction) as caught:
        game.apply(seat, action)
    assert (caught.value.code, caught.value.parameters) == (found.code, found.parameters)
    assert set(found.parameters) == set(REFUSAL_FIELDS[found.code])
    assert (game.state_bytes(), game.actions, game.events) == (before, actions, events)


def test_why_not_of_what_is_allowed_is_nothing():
    game = two()
    before = game.state_bytes()
    assert game.why_not("ana", {"roll": [1, 2]}) is None
    assert game.state_bytes() == before


@pytest.mark.parametrize(("edition", "mode", "dice"), TABLES)
def test_what_is_legal_is_accepted_and_nothing_else_is_asked_for(edition, mode, dice):
    rng = random.Random(f"legal {edition} {mode} {dice}")
    game = new_table(edition, mode, dice, seed=rng.randrange(1 << 64))
    for moment in play(game, rng, 150):
        if rng.random() > 0.05:
            continue
        for seat in SEATS:
            choices = moment.legal(seat)
            assert choices or seat not in moment.to_act
            for choice in choices:
                if word_of(choice.action) != "offer":
                    assert moment.why_not(seat, choice.action) is None, (seat, choice)
        seat = rng.choice(moment.to_act) if moment.to_act else SEATS[0]
        for choice in rng.sample(moment.legal(seat), min(4, len(moment.legal(seat)))):
            if word_of(choice.action) != "offer":
                moment.fork().apply(seat, fill_in(choice, rng))


def test_the_bank_has_no_choices():
    assert two().legal("bank") == []


def test_the_limits_of_choices():
    game = two()
    game.state.release_holder[:] = [1, -1]
    game.state.owner[[1, 5]] = [0, 1]
    recount(game.board, game.state)
    found = {word_of(choice.action): choice for choice in game.legal("ana")}
    assert found["roll"] == Choice({"roll": [1, 1]}, {"dice": [1, 6]})
    assert found["offer"] == Choice(
        {"offer": {"to": "bob", "give": {}, "get": {}}},
        {
            "give": {"cash": 1500, "lots": [1], "cards": []},
            "get": {"cash": 1500, "lots": [5], "cards": ["chance"]},
            "step": 1,
        },
    )
    assert found["mortgage"] == Choice({"mortgage": 1})


def test_an_offer_may_name_either_card_and_no_lot_of_a_built_group():
    game = two()
    game.state.release_holder[:] = [0, 1]
    game.state.owner[[1, 3, 5, 37, 39]] = [0, 0, 0, 1, 1]
    game.state.level[[1, 39]] = 1
    recount(game.board, game.state)
    [offer] = [choice for choice in game.legal("ana") if word_of(choice.action) == "offer"]
    assert offer.limits["give"] == {"cash": 1500, "lots": [5], "cards": ["chance"]}
    assert offer.limits["get"] == {"cash": 1500, "lots": [], "cards": ["community"]}


@pytest.mark.parametrize("holders", [[0, -1], [-1, 0], [1, -1], [-1, 1]])
def test_one_card_is_enough_to_trade_with(holders):
    game = two()
    game.state.cash[:2] = 0
    assert "offer" not in [word_of(choice.action) for choice in game.legal("ana")]
    game.state.release_holder[:] = holders
    assert "offer" in [word_of(choice.action) for choice in game.legal("ana")]


def test_a_debtor_has_no_cash_to_trade_with():
    game = two()
    game.state.owner[[5, 15]] = [0, 1]
    game.state.cash[0], game.state.at[0] = 20, 1
    recount(game.board, game.state)
    game.apply("ana", {"roll": [1, 2]})
    assert game.phase == "debt"
    for seat, give, get in (("ana", 0, 1500), ("bob", 1500, 0)):
        [offer] = [choice for choice in game.legal(seat) if word_of(choice.action) == "offer"]
        assert (offer.limits["give"]["cash"], offer.limits["get"]["cash"]) == (give, get)


def test_the_buildings_of_a_group_are_offered_for_sale_together_once():
    game = two()
    game.state.owner[[1, 3, 6, 8, 9]] = 0
    game.state.level[[1, 3, 6, 8, 9]] = [2, 1, 1, 1, 1]
    recount(game.board, game.state)
    sold = [c.action["sell"] for c in game.legal("ana") if word_of(c.action) == "sell"]
    assert [lots for lots in sold if len(lots) > 1] == [[1, 1, 3], [6, 8, 9]]


def test_the_ends_of_a_bid_are_accepted_and_what_lies_beyond_is_not():
    game = two()
    game.apply("ana", {"roll": [1, 2]})
    game.apply("ana", "decline")
    [bid] = [choice for choice in game.legal("bob") if word_of(choice.action) == "bid"]
    assert bid.limits is not None
    for amount in (bid.limits["least"], bid.limits["most"]):
        assert game.why_not("bob", {"bid": amount}) is None
    for amount in (bid.limits["least"] - 1, bid.limits["most"] + 1):
        assert game.why_not("bob", {"bid": amount}) is not None


def test_a_fork_goes_its_own_way():
    game = two()
    other = game.fork()
    assert other.state_bytes() == game.state_bytes()
    assert (other.actions, other.events) == (game.actions, game.events)
    other.apply("ana", {"roll": [1, 2]})
    assert other.state_bytes() != game.state_bytes()
    assert len(other.actions) == len(game.actions) + 1
    assert len(other.events) > len(game.events)
    assert game.phase == "roll"
    game.apply("ana", {"roll": [1, 2]})
    assert other.state_bytes() == game.state_bytes()


def test_a_state_is_loaded_from_its_bytes():
    game = two()
    other = two()
    game.apply("ana", {"roll": [1, 2]})
    other.load_state(game.state_bytes())
    assert other.phase == "buy"
    with pytest.raises(ActionError, match="found 3 bytes"):
        other.load_state(b"abc")


def test_a_game_may_change_its_target_between_two_actions():
    rng = random.Random(5)
    game = new_table("deska", seed=12, target="interpreted")
    for _ in play(game, rng, 60):
        pass
    compiled = game.fork("compiled")
    assert compiled.kernel.target == "compiled"
    for moment in play(compiled, rng, 150):
        seat, action = moment.actions[-1]
        game.apply("bank" if seat < 0 else seat, action)
        assert game.state_bytes() == moment.state_bytes()
    back = compiled.fork("interpreted")
    assert back.state_bytes() == game.state_bytes()
    assert back.events == game.events
    assert [c.view(None) for c in (back, compiled)] == [game.view(None)] * 2
    assert Game.from_position(compiled.position(), "compiled").state_bytes() == game.state_bytes()
    assert Game.replay(game.record(), "compiled").state_bytes() == game.state_bytes()
    for target in ("interpreted", "compiled"):
        compiled.switch(target)
        assert compiled.kernel.target == target
        assert compiled.view("ana") == game.view("ana")
        assert compiled.legal("ana") == game.legal("ana")


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_events_carry_all_their_numbers(edition):
    game = new_table(edition, "short", seed=4)
    for _ in play(game, random.Random(2), 200):
        pass
    assert {event.action for event in game.events} <= set(range(len(game.actions) + 1))
    for event in game.events:
        names = EVENT_FIELDS.get(event.name, ("seat", "number", "amount"))
        assert tuple(event.fields) == names
        assert all(type(value) is int for value in event.fields.values())


def test_cash_follows_from_the_events():
    """Events alone tell where all money went: none is moved in silence but an estate's."""
    game = two()
    game.apply("ana", {"roll": [1, 2]})
    game.apply("ana", "buy")
    [bought] = [event for event in game.events if event.name == "lot_bought"]
    assert bought.fields == {"seat": 0, "lot": 3, "amount": 60}
    assert game.state.cash[0] == 1500 - bought.fields["amount"]


def test_release_cards_by_number_are_those_held_longest():
    game = two()
    game.state.release_holder[:] = [0, 0]
    game.state.release_since[:] = [5, 2]
    game.apply("ana", {"offer": {"to": "bob", "give": {"cards": 1}, "get": {"cash": 10}}})
    assert game.actions[-1][1]["offer"]["give"] == {"cards": ["community"]}


def test_seats_by_number_and_by_name():
    game = two()
    assert (game.seat("bob"), game.seat(1), game.seat("bank")) == (1, 1, -1)
    assert game.wealth("ana") == 1500
    assert game.turn == "ana"
