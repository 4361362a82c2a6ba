"""Marked tests: what no scenario can say about dice, packs, the deal and whole games."""

import random
import shutil
from collections import Counter, deque

import pytest

from passgo.compiling.targets import COMPILED
from passgo.editions import load_edition
from passgo.estate.formats.scenario_given import place
from passgo.game import Game

CLASSIC = ("euro", "disney", "deska", "atlantic")
ALL = (*CLASSIC, "revolution")
SEEDS = range(40)
MANUAL = {"dice": "manual"}


@pytest.fixture(params=CLASSIC)
def name(request):
    return request.param


def packs(game):
    state = game.state
    return [[int(c) for c in state.pack[p, : int(state.pack_count[p])]] for p in (0, 1)]


def throw_for_order(game):
    while game.phase == "order":
        game.apply(game.to_act[0], "roll")


def any_action(game, chance):
    """Something the first seat asked may do, found without listing everything it may."""
    seat = game.to_act[0]
    phase = game.phase
    lots = [int(lot) for lot in range(40) if game.state.owner[lot] == game.seat(seat)]
    chance.shuffle(lots)
    business = [{kind: [lot]} for lot in lots[:3] for kind in ("build", "sell")]
    business += [{kind: lot} for lot in lots[:3] for kind in ("mortgage", "redeem")]
    raising = [{"sell": [lot]} for lot in lots] + [{"mortgage": lot} for lot in lots]
    bids = [{"bid": chance.randrange(1, 20) * 20}] * chance.randrange(2)
    tried = {
        "order": ["roll"],
        "price": ["roll"],
        "roll": [*business * (chance.random() < 0.3), "roll"],
        "end": [*business * (chance.random() < 0.3), "end"],
        "buy": chance.choice((["buy", "decline"], ["decline"])),
        "auction": [*bids, "pass"],
        "shortage": ["pass"],
        "keep": ["keep"],
        "choice": chance.choice((["pay"], ["draw"])),
        "debt": ["pay", *raising, "bankrupt"],
    }[phase]
    return seat, next(action for action in tried if game.why_not(seat, action) is None)


@pytest.mark.proves("COMP-02", editions=ALL)
@pytest.mark.parametrize("box", ALL)
def test_a_move_is_the_sum_of_two_dice(box):
    for seed in SEEDS:
        game = Game.new(box, 4, seed=seed, target=COMPILED)
        throw_for_order(game)
        happened = {event.name: event.fields for event in reversed(game.apply(game.turn, "roll"))}
        thrown, moved = happened["dice_thrown"], happened["moved"]
        assert {thrown["die1"], thrown["die2"]} <= set(range(1, 7))
        assert moved["steps"] == thrown["die1"] + thrown["die2"]
        assert moved["to_square"] == moved["from_square"] + moved["steps"]


@pytest.mark.proves("COMP-02", editions=ALL)
@pytest.mark.parametrize("box", ALL)
def test_both_dice_are_fair_and_know_nothing_of_each_other(box):
    seen = Counter()
    for seed in range(300):
        game = Game.new(box, 4, seed=seed, target=COMPILED)
        for seat in range(4):
            thrown = game.apply(seat, "roll")[0].fields
            seen[thrown["die1"], thrown["die2"]] += 1
    faces = range(1, 7)
    assert set(seen) == {(one, two) for one in faces for two in faces}
    expected = 300 * 4 / 36
    # With 35 degrees of freedom fair dice exceed 80 once in about fifty thousand trials.
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 80


@pytest.mark.proves("SETUP-07", editions=CLASSIC)
def test_packs_are_shuffled_by_the_seed(name):
    orders = [packs(Game.new(name, 3, seed=seed, target=COMPILED)) for seed in SEEDS]
    for order in orders:
        assert [sorted(pack) for pack in order] == [list(range(16)), list(range(16))]
        assert order[0] != order[1]
    for pack in (0, 1):
        assert len({tuple(order[pack]) for order in orders}) == len(SEEDS)
    assert [packs(Game.new(name, 3, seed=seed, target=COMPILED)) for seed in SEEDS] == orders


@pytest.mark.proves("SETUP-07", editions=CLASSIC)
def test_every_card_can_lie_anywhere(name):
    orders = [packs(Game.new(name, 3, seed=seed, target=COMPILED)) for seed in range(200)]
    for pack in (0, 1):
        tops = Counter(order[pack][0] for order in orders)
        bottoms = Counter(order[pack][-1] for order in orders)
        assert set(tops) == set(bottoms) == set(range(16))
        assert max(tops.values()) < 32
        assert max(bottoms.values()) < 32


@pytest.mark.proves("SETUP-08", editions=ALL)
@pytest.mark.parametrize("box", ALL)
def test_no_two_tokens_are_alike(box):
    edition = load_edition(box)
    tokens = [token.id for token in edition.box.tokens]
    assert len(set(tokens)) == len(tokens) >= edition.rules["standard"]["players_max"]


@pytest.mark.proves("SP-25", editions=CLASSIC)
@pytest.mark.proves("CARD-01", editions=CLASSIC)
def test_cards_come_round_in_the_order_they_returned(name):
    drawn = Counter()
    for seed in range(2):
        game = Game.new(name, 4, seed=seed, target=COMPILED)
        piles = [deque(pack) for pack in packs(game)]
        chance = random.Random(seed)
        for _ in range(1000):
            if game.is_over:
                break
            for event in game.apply(*any_action(game, chance)):
                fields = event.fields
                if event.name == "card_drawn":
                    assert piles[fields["pack"]].popleft() == fields["card"]
                    drawn[seed, fields["pack"]] += 1
                elif event.name == "card_returned":
                    piles[fields["pack"]].append(fields["card"])
            assert packs(game) == [list(pile) for pile in piles]
    assert max(drawn.values()) > 16


@pytest.mark.proves("BANKRUPT-04", editions=CLASSIC)
def test_the_release_card_of_a_bankrupt_lies_at_the_bottom(name):
    game = Game.new(name, ["ana", "bob", "cid"], seed=5, options=MANUAL)
    place(game, {"ana": {"cash": 0, "cards": {"chance": 1, "community": 1}}})
    held = packs(game)
    assert [len(pack) for pack in held] == [15, 15]
    game.apply("ana", {"roll": [1, 3]})
    game.apply("ana", "bankrupt")
    release = [int(card) for card in game.board.release_card]
    assert packs(game) == [[*pack, card] for pack, card in zip(held, release, strict=True)]


@pytest.mark.proves("SHORT-01", editions=CLASSIC)
@pytest.mark.proves("SHORT-03", editions=CLASSIC)
def test_the_short_game_deals_two_titles_each_and_takes_their_price(name):
    check_deals(name, "short")


@pytest.mark.proves("TIMED-03", editions=("euro", "disney", "atlantic"))
@pytest.mark.parametrize("timed", ["euro", "disney", "atlantic"])
def test_the_timed_game_deals_two_titles_each_and_takes_their_price(timed):
    check_deals(timed, "timed")


def check_deals(name, mode):
    dealt = Counter()
    start = int(str(load_edition(name).rules["standard"]["start_cash"]))
    for seed in range(150):
        game = Game.new(name, 4, mode, seed=seed, target=COMPILED)
        prices = [square.price for square in game.edition.squares]
        owned = {lot: int(owner) for lot, owner in enumerate(game.state.owner) if owner >= 0}
        dealt.update(owned.keys())
        assert Counter(owned.values()) == dict.fromkeys(range(4), 2)
        for seat in range(4):
            paid = sum(prices[lot] for lot, owner in owned.items() if owner == seat)
            assert int(game.state.cash[seat]) == start - paid
    lots = {number for number, square in enumerate(game.edition.squares) if square.is_lot}
    # Stations and utilities are shuffled in; 1200 deals of 28 deeds give each about 43.
    assert set(dealt) == lots
    assert max(dealt.values()) < 80


@pytest.mark.proves("SHORT-02", editions=CLASSIC)
def test_the_deal_goes_round_from_the_bankers_left(name):
    for banker in range(4):
        game = Game.new(name, 4, "short", seed=banker, options={"banker": banker})
        order = [event.fields["seat"] for event in game.events if event.name == "title_dealt"]
        round_table = [(banker + step) % 4 for step in range(1, 5)]
        assert order == [*round_table, *round_table]


@pytest.mark.proves("SP-20", editions=CLASSIC)
def test_odd_halves_round_down_and_interest_rounds_up(name, tmp_path):
    edition = load_edition(name)
    scale = int(str(edition.rules["standard"]["scale"]))
    folder = tmp_path / f"{name}-odd"
    shutil.copytree(edition.folder, folder)
    board = folder / "board.toml"
    brown = f'group = "brown", price = {60 * scale}'
    lines = []
    for line in board.read_text(encoding="utf-8").splitlines():
        changed = line
        if brown in line:
            changed = line.replace(f"house_cost = {50 * scale}", "house_cost = 25")
            changed = changed.replace(f"hotel_cost = {50 * scale}", "hotel_cost = 25")
            changed = changed.replace(f"mortgage = {30 * scale}", "mortgage = 25")
            assert changed.count("= 25") == 3
        lines.append(changed)
    board.write_text("\n".join(lines), encoding="utf-8")
    game = Game.new(load_edition(folder), ["ana", "bob", "cid"], seed=1, options=MANUAL)
    place(game, {"ana": {"cash": 100, "owns": [1, 3]}})
    steps = [({"build": [1, 3]}, 50), ({"sell": [1]}, 62), ({"sell": [3]}, 74)]
    # A tenth of 25 is 2.5.
    steps += [({"mortgage": 1}, 99), ({"redeem": 1}, 71)]
    for action, cash in steps:
        game.apply("ana", action)
        assert int(game.state.cash[0]) == cash


@pytest.mark.proves("THEME-01", editions=("euro",))
@pytest.mark.proves("THEME-05", editions=("disney",))
@pytest.mark.parametrize("mode", ["standard", "short", "timed"])
def test_a_whole_game_is_the_same_in_euro_and_disney(mode):
    euro, disney = (Game.new(name, 4, mode, seed=5) for name in ("euro", "disney"))
    chance = random.Random(5)
    while not euro.is_over and len(euro.actions) < 6000:
        seat, action = any_action(euro, chance)
        if mode == "timed" and len(euro.actions) == 400:
            seat, action = "bank", "time_up"
        happened = (euro.apply(seat, action), disney.apply(seat, action))
        told = [[(event.name, event.fields) for event in events] for events in happened]
        assert told[0] == told[1]
        assert list(euro.state.cash) == list(disney.state.cash)
    assert euro.state_bytes() == disney.state_bytes()
    assert euro.is_over
    assert euro.winners == disney.winners != ()


@pytest.mark.proves("BUY-02", editions=ALL)
@pytest.mark.proves("MORT-04", editions=ALL)
@pytest.mark.parametrize("box", ALL)
def test_everyone_sees_who_owns_what_and_what_is_mortgaged(box):
    options = {**MANUAL, "random_chance": 0}
    game = Game.new(box, ["ana", "bob", "cid"], seed=1, options=options)
    place(game, {"ana": {"at": 0}})

    def seen():
        views = [game.view(seat) for seat in ("ana", "bob", "cid", None)]
        lots = [next(lot for lot in view["lots"] if lot["lot"] == 6) for view in views]
        assert len({(lot["owner"], lot["mortgaged"]) for lot in lots}) == 1
        return lots[0]["owner"], lots[0]["mortgaged"]

    game.apply("ana", {"roll": [2, 4]})
    assert seen() == (None, False)
    game.apply("ana", "buy")
    assert seen() == ("ana", False)
    game.apply("ana", {"mortgage": 6})
    assert seen() == ("ana", True)


@pytest.mark.proves("SP-32", editions=ALL)
@pytest.mark.proves("BUY-02", editions=ALL)
@pytest.mark.parametrize("box", ALL)
def test_cash_is_public_unless_the_table_hides_it(box):
    names = ["ana", "bob", "cid"]
    unit = load_edition(box).money.unit
    everyone = {"ana": 401 * unit, "bob": 502 * unit, "cid": 603 * unit}
    for cash, hidden in (("public", False), ("hidden", True)):
        game = Game.new(box, names, seed=1, options={**MANUAL, "cash": cash})
        place(game, {seat: {"cash": amount} for seat, amount in everyone.items()})
        for viewer in (*names, None):
            view = game.view(viewer)
            seen = {seat["seat"]: seat["cash"] for seat in view["seats"]}
            assert seen == (dict.fromkeys(everyone) if hidden else everyone)
            assert viewer is None or view["you"]["cash"] == everyone[viewer]
