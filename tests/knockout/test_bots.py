"""The knockout players: what they decide, that it is accepted, and who beats whom."""

import random
from importlib import import_module

import numpy as np
import pytest

from passgo.bots.names import LANE_PLAYER_NAMES, PLAYER_NAMES
from passgo.bots.player import Player
from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED, INTERPRETED, TARGETS, load
from passgo.editions import OptionError
from passgo.errors import IllegalAction
from passgo.game import Game
from passgo.kernel.reason import REASON_WORDS
from passgo.knockout.edition.compile import compile_lane
from passgo.knockout.edition.loader import load_lane_edition
from passgo.knockout.formats.scenario import start
from passgo.knockout.formats.wording import new_slide
from passgo.knockout.policies import policies as lane_policies
from passgo.knockout.policies.reasons import LANE_REASON_NAMES, LANE_REASON_PARAMETERS
from passgo.knockout.policies.traits import HITS, LANE_TRAIT_NAMES, LORE, WIDTH
from passgo.knockout.roster import LANE_ROSTER, hits, lane_parameters
from passgo.knockout.rules.state import IN_JAIL, OFF, ON_BOARD, TOKENS_EACH
from passgo.lab.arena import Setting, find_arena
from passgo.lab.ladder import challenge
from passgo.texts import LOCALES, Texts
from tests.knockout.lanes import MOST

TABLE = Setting("knockout", "standard", 250, seed=3)
SEATINGS = (2, 3, 4, 5, 8)


def few_trials(name, board, seat, seed=0):
    """The parameters of a player who tries little, so that it can be asked interpreted."""
    params = lane_parameters(LANE_ROSTER[name], board, seat, seed)
    for trait, most in (("samples", 1), ("plays", 2), ("tries", 90), ("margin", 50)):
        place = LANE_TRAIT_NAMES.index(trait)
        params[place] = min(params[place], most)
    return params


def ask(target, name, params, board, seen, seat):
    """A decision and its reason, as bytes."""
    action, reason = new_slide(), np.zeros(REASON_WORDS, np.int64)
    decide = load(target, "knockout.policies.policies", "decide")
    decide(LANE_ROSTER[name].policy, board, seen, seat, params, action, reason)
    # The first words are scratch for the rules.
    return action, action.tobytes() + reason[4:].tobytes()


def test_the_names_are_those_of_the_roster():
    assert tuple(LANE_ROSTER) == LANE_PLAYER_NAMES
    assert set(LANE_PLAYER_NAMES) <= set(PLAYER_NAMES)


def test_parameters_have_names_and_leave_room_for_what_is_known():
    assert len(LANE_TRAIT_NAMES) <= LORE == HITS
    assert lane_policies.PARAMETERS == WIDTH
    for name in ("novice", "regular", "shrewd"):
        assert len(LANE_ROSTER[name].traits) == len(LANE_TRAIT_NAMES)


def test_what_a_hand_can_reach_is_known():
    edition = load_lane_edition("knockout")
    seats = ["ana", "bob"]
    board = compile_lane(edition, options={"noise": "casual,none"}, seats=seats)
    ids = [space.id for space in edition.spaces]
    chances = dict(zip(ids, hits(board, 0), strict=False))
    assert chances["baltic_avenue"] > 95
    assert 20 < chances["boardwalk"] < 45
    assert chances["states_avenue"] > chances["ventnor_avenue"] > chances["boardwalk"]
    assert set(hits(board, 1)[: len(ids)]) == {100}


@pytest.mark.parametrize("seats", SEATINGS)
@pytest.mark.parametrize("second", ["none", "free", "paid"])
def test_games_end_without_a_fault(seats, second):
    setting = Setting("knockout", "standard", 250, 5, {"second_chance": second, "noise": "child"})
    mix = [LANE_PLAYER_NAMES[-1 - seat % len(LANE_PLAYER_NAMES)] for seat in range(seats)]
    played = find_arena("knockout").play(setting, mix, 0, 4)
    assert not played.faults.any()
    assert (played.winners > 0).all()
    assert (played.decisions.sum(1) == played.actions).all()


def test_games_of_a_number_are_the_same_however_many_are_asked_for():
    arena = find_arena("knockout")
    mix = ("regular", "novice", "random")
    whole = arena.play(TABLE, mix, 0, 9)
    part = arena.play(TABLE, mix, 6, 3)
    assert (whole.actions[6:] == part.actions).all()
    assert (whole.winners[6:] == part.winners).all()


@pytest.mark.parametrize(
    ("one", "against", "games", "least"),
    [
        ("novice", "random", 200, 0.50),
        ("regular", "novice", 600, 0.34),
        ("shrewd", "regular", 96, 0.36),
        ("regular", "simple", 96, 0.36),
    ],
)
def test_each_rung_beats_the_one_below(one, against, games, least):
    assert challenge(TABLE, one, [against], games).share.value > least


@pytest.mark.slow
@pytest.mark.parametrize(("one", "against"), [("regular", "novice"), ("shrewd", "regular")])
@pytest.mark.parametrize("noise", ["expert", "skilled", "casual", "child"])
def test_the_rungs_lie_apart_at_every_noise(one, against, noise):
    setting = Setting("knockout", "standard", 250, 11, {"noise": noise})
    share = challenge(setting, one, [against], 2000).share
    assert share.interval[0] > 0.27


@pytest.mark.parametrize("name", ["random", "novice", "regular", "shrewd"])
def test_both_targets_decide_alike(name):
    game = Game.new("knockout", 3, seed=6, options={"second_chance": "paid"}, target=COMPILED)
    others = StandIns(game, dict.fromkeys(game.seats, "regular"))
    for _ in range(3):
        seat = int(game.state.mover)
        params = few_trials(name, game.board, seat, 4)
        found = [ask(t, name, params, game.board, game.seen(seat), seat)[1] for t in TARGETS]
        assert found[0] == found[1]
        others.play(7)


@pytest.mark.parametrize("name", LANE_PLAYER_NAMES)
def test_what_is_hidden_changes_nothing_and_what_is_shown_stays(name):
    rng = random.Random(name)
    game = Game.new("knockout", 4, seed=8, options={"second_chance": "free"}, target=COMPILED)
    bots = StandIns(game, dict.fromkeys(game.seats, "regular"))
    for _ in range(30):
        if game.is_over:
            break
        seat = int(game.state.mover)
        params = lane_parameters(LANE_ROSTER[name], game.board, seat, 2)
        found = set()
        for _ in range(3):
            other = game.fork()
            other.state.seed[:] = [rng.randrange(1 << 32) for _ in range(4)]
            other.state.drawn[:] = [rng.randrange(1000) for _ in range(5)]
            # Not even where the policy is handed the whole state.
            for seen in (other.seen(seat), other.state):
                before = seen.tobytes()
                found.add(ask(COMPILED, name, params, game.board, seen, seat)[1])
                assert seen.tobytes() == before
        assert len(found) == 1
        bots.play(rng.randrange(1, 6))


@pytest.mark.parametrize("name", ["novice", "shrewd"])
def test_a_players_chance_is_its_seed(name):
    game = Game.new("knockout", 4, seed=8, target=COMPILED)
    StandIns(game, dict.fromkeys(game.seats, "regular")).play(2)
    seat = game.to_act[0]
    found = {str(Player(name, seed).choose(game, seat).action) for seed in range(12)}
    assert len(found) > 1
    assert Player(name, 3).choose(game, seat) == Player(name, 3).choose(game, seat)


@pytest.mark.parametrize("tries", [1, 40, 200])
def test_the_bound_on_trials_holds_and_still_leaves_a_slide(tries, monkeypatch):
    game = Game.new("knockout", 4, seed=8)
    seat = int(game.state.mover)
    params = few_trials("shrewd", game.board, seat)
    params[LANE_TRAIT_NAMES.index("tries")] = tries
    module = import_module("passgo.knockout.policies.trials")
    slides = []
    slide_by = module.slide_by

    def counted(*arguments):
        slides.append(arguments)
        slide_by(*arguments)

    monkeypatch.setattr(module, "slide_by", counted)
    action, _ = ask(INTERPRETED, "shrewd", params, game.board, game.seen(seat), seat)
    # The best aims are simulated to the end whatever the bound: twice, with every token in hand.
    assert 0 < len(slides) <= tries + 2 * 4 * TOKENS_EACH + 2
    game.apply_record(seat, action)


def laid(places, seats=2, hand=0, **options):
    """A game in which tokens lie on named spaces; the mover slides next and collects last."""
    game = Game.new("knockout", seats, seed=2, options=options, target=COMPILED)
    state, board = game.state, game.board
    mover = int(board.side_of[int(state.mover)])
    state.order[:seats] = [(mover + 1 + place) % seats for place in range(seats)]
    state.where[: seats * TOKENS_EACH] = OFF
    for (side, token), space in places.items():
        owner = mover if side == "me" else (mover + 1) % seats
        number = owner * TOKENS_EACH + token
        where = game.edition.parse_space(space)
        state.where[number] = ON_BOARD
        state.x[number] = (board.left[where] + board.right[where]) // 2
        state.y[number] = (board.near[where] + board.far[where]) // 2
    for token in range(hand):
        state.where[mover * TOKENS_EACH + token] = 0
    return game, mover


def test_the_last_slide_breaks_a_rivals_set():
    places = {("rival", 0): "boardwalk", ("rival", 1): "park_place"}
    game, _ = laid(places, hand=1, noise="expert")
    decision = Player("shrewd").choose(game, game.to_act[0])
    assert decision.reason == "knocks_out"
    assert decision.parameters["space"] in {30, 32}


@pytest.mark.parametrize("name", ["regular", "shrewd"])
def test_the_last_slide_completes_an_own_set(name):
    places = {("me", 1): "states_avenue", ("me", 2): "virginia_avenue"}
    game, _ = laid(places, hand=1, noise="expert")
    decision = Player(name).choose(game, game.to_act[0])
    assert decision.reason == "completes_set"
    assert decision.parameters == {"space": 5, "amount": 24}


@pytest.mark.parametrize("name", ["novice", "regular", "shrewd"])
def test_a_railroad_goes_where_a_set_is_complete(name):
    places = {
        ("me", 0): "railroad_1",
        ("me", 1): "oriental_avenue",
        ("me", 2): "vermont_avenue",
        ("rival", 0): "boardwalk",
    }
    game, mover = laid(places)
    seat = game.to_act[0]
    game.state.where[mover * TOKENS_EACH + 3] = 0
    game.apply(seat, {"slide": {"x": 16, "angle": -20, "speed": 2.5}})
    assert game.phase == "railroad"
    decision = Player(name).choose(game, seat)
    assert decision.action == {"railroad": "connecticut_avenue"}
    assert decision.reason == "travels_for_set"
    game.apply(seat, decision.action)


def on_chance(tokens, noise):
    """Blue is asked about its token on Chance, while the round is scored."""
    setup = {
        "players": ["blue", "red"],
        "options": {"noise": noise},
        "given": {"phase": "score", "blue": {"tokens": tokens}, "red": {"tokens": ["off"] * 4}},
    }
    game = start("knockout", setup, COMPILED)
    assert (game.phase, game.to_act) == ("chance", ("blue",))
    return game


def test_chance_is_left_alone_where_a_slide_would_break_more_than_it_brings():
    tokens = ["chance_1", "railroad_1", "railroad_3", "house_1"]
    decision = Player("shrewd").choose(on_chance(tokens, "child"), "blue")
    assert (decision.action, decision.reason) == ("stay", "better_left")


def test_chance_is_taken_by_who_has_nothing_to_lose():
    decision = Player("shrewd").choose(on_chance(["chance_1", *["off"] * 3], "child"), "blue")
    assert "slide" in decision.action


def test_left_alone_a_token_does_not_slide_in_the_trials_either():
    game = on_chance(["chance_1", "off", "off", "off"], "child")
    params = few_trials("shrewd", game.board, 0)
    seen = game.seen(0)
    slid = []

    def follow(*arguments):
        slid.append(arguments)

    module = import_module("passgo.knockout.policies.trials")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "follow", follow)
        action, reason = new_slide(), np.zeros(REASON_WORDS, np.int64)
        decide = load(INTERPRETED, "knockout.policies.policies", "decide")
        decide(LANE_ROSTER["shrewd"].policy, game.board, seen, 0, params, action, reason)
    assert slid == []


def asked_for_fee(places, name):
    """What a player does about its jailed token, with so much at stake."""
    game, mover = laid(places, noise="expert")
    seat = game.to_act[0]
    state = game.state
    state.cash[:2] = 30
    state.bank -= 60
    token = mover * TOKENS_EACH
    state.where[token] = IN_JAIL
    state.jail_open[token] = 1
    state.slid_by[token] = game.seat(seat)
    state.phase, state.asked_token = 2, token
    assert game.phase == "jail"
    return game, seat, Player(name).choose(game, seat)


@pytest.mark.parametrize("name", ["regular", "shrewd"])
def test_a_fee_is_paid_for_a_set(name):
    places = {("me", 1): "states_avenue", ("me", 2): "virginia_avenue"}
    _, _, decision = asked_for_fee(places, name)
    assert (decision.action, decision.reason) == ("pay", "worth_the_fee")


def test_a_fee_that_is_not_there_is_refused_by_the_rules():
    game, seat, _ = asked_for_fee({}, "novice")
    game.state.bank += 60
    game.state.cash[:2] = 0
    with pytest.raises(IllegalAction, match="not_enough_cash"):
        game.apply(seat, "pay")


def test_every_reason_has_its_parameters_and_its_text():
    assert tuple(LANE_REASON_PARAMETERS) == LANE_REASON_NAMES
    game = Game.new("knockout", ["ana", "red"], seed=1)
    for locale in LOCALES:
        texts = Texts(locale, "knockout")
        for name, fields in LANE_REASON_PARAMETERS.items():
            said = texts.say(game.messages.reason(name, dict.fromkeys(fields, 3)).wire())
            assert said[0].isupper()
            assert said.endswith(".")


def test_reason_numbers_are_their_places():
    import passgo.knockout.policies.reasons as why

    numbers = [getattr(why, name.upper()) for name in LANE_REASON_NAMES]
    assert numbers == list(range(len(LANE_REASON_NAMES)))


def test_reasons_in_play_are_about_things_that_exist():
    keys = set()
    for seed in range(12):
        options = {"second_chance": ("none", "free", "paid")[seed % 3]}
        game = Game.new("knockout", 2 + seed % 7, seed=seed, options=options, target=COMPILED)
        mix = ("shrewd", "regular", "novice", "random", "regular")
        seated = {seat: mix[(seed + n) % len(mix)] for n, seat in enumerate(game.seats)}
        for played in StandIns(game, seated).play():
            key, about = played.decision.reason, played.decision.parameters
            keys.add(key)
            assert tuple(about) == LANE_REASON_PARAMETERS[key]
            assert 0 <= about.get("space", 0) < int(game.board.spaces)
            assert 0 <= about.get("token", 0) < int(game.board.sides) * TOKENS_EACH
            assert about.get("amount", 1) > 0
        assert game.is_over
    assert len(keys) > 10


def test_a_player_of_another_family_is_refused_by_name():
    game = Game.new("knockout", ["ana", "bob"], seed=1)
    with pytest.raises(OptionError, match=r"thrifty.*regular.*knockout"):
        Player("thrifty").choose(game, "ana")
    with pytest.raises(OptionError, match="railways"):
        StandIns(game, {"ana": "railways"})


def comings_and_goings(seed):
    """A game in which seats go from people to bots and back all the time; how it went."""
    rng = random.Random(seed)
    options = {"second_chance": rng.choice(["none", "free", "paid"])}
    game = Game.new("knockout", rng.randint(2, 8), "standard", seed, options, COMPILED)
    bots = StandIns(game)
    changes = 0
    for _ in range(MOST):
        for seat in game.seats:
            if rng.random() < 0.2:
                changes += 1
                if seat in bots.players:
                    bots.hand_back(seat)
                else:
                    bots.take_over(seat, rng.choice(LANE_PLAYER_NAMES))
        bots.play(rng.randrange(1, 9))
        if game.is_over:
            break
        if game.to_act[0] in bots.players:
            continue
        seat = game.to_act[0]
        action = rng.choice(game.legal(seat)).action
        # Slides up the middle are a dull person's; leaving is rare, but it happens.
        if action != "resign" or rng.random() < 0.05:
            (bots.apply if rng.random() < 0.5 else game.apply)(seat, action)
    assert bots.play() == []
    assert bots.waiting is None
    return game, changes


@pytest.mark.parametrize("seed", range(8))
def test_taking_over_and_handing_back(seed):
    game, changes = comings_and_goings(seed)
    assert changes > 2
    assert game.winners
    again = Game.replay(game.record(), COMPILED)
    assert again.state_bytes() == game.state_bytes()


def test_bots_wait_for_a_person():
    game = Game.new("knockout", ["ana", "bob", "cid"], seed=4, target=COMPILED)
    bots = StandIns(game, {"bob": "regular", "cid": "novice"})
    bots.play()
    assert bots.waiting == "ana"
    assert game.to_act == ("ana",)
    bots.apply("ana", {"slide": {"x": 150, "angle": 0, "speed": 1.2}})
    assert bots.play()
