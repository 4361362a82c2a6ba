"""What a careful player would do: a hint without its trades, and a whole way out of a debt."""

import pytest

from passgo import Game
from passgo.bots.names import ADVISER
from passgo.bots.player import Player
from passgo.bots.registry import PLAYERS, character
from passgo.bots.standin import StandIns
from passgo.compiling.targets import INTERPRETED
from passgo.estate.counsel import CAREFUL, UNTAUGHT
from passgo.estate.roster import ROSTER
from passgo.estate.rules.lots import recount
from passgo.estate.wire.buffers import buffers
from passgo.table.doing import word_of
from tests.shots.moments import MOMENTS, laid
from tests.trials.presser import press


@pytest.fixture
def careful():
    """The adviser without trades, as a player of the registry."""
    kept = PLAYERS.kept()
    character("careful", like=ADVISER, asks=0)
    yield Player("careful")
    PLAYERS.restore(kept)


def test_the_big_button_is_what_a_careful_player_does(careful):
    game = Game.new("euro", ["ana", "bob", "cid"], seed=4, target=INTERPRETED)
    bots = StandIns(game, {"bob": "simple", "cid": "simple"})
    pressed = set()
    while not game.is_over and game.number < 300:
        bots.play()
        if bots.waiting is None:
            break
        wanted = careful.choose(game, "ana")
        action = press(game.look().choices("ana"))
        if action is None:
            assert "ana" not in game.to_act
            continue
        word = word_of(action)
        assert word == word_of(wanted.action)
        assert word in {"bid", "claim", "accept", "reject"} or action == wanted.action
        pressed.add(word)
        bots.apply("ana", action)
    assert {"roll", "end", "buy", "bid"} <= pressed


def test_what_a_preview_leaves_behind_does_not_hide_the_big_button():
    main = press(in_debt().look().choices("Ana"))
    assert word_of(main) == "mortgage"
    # A list that was longer leaves lots behind the end of the next one in its row.
    buffers().actions["lots"][:] = 7
    buffers().actions["count"][:] = 0
    assert press(in_debt().look().choices("Ana")) == main


def test_it_differs_from_a_hint_in_trades_alone():
    mine, its = (dict(enumerate(bot.traits)) for bot in (CAREFUL, ROSTER[ADVISER]))
    assert [trait for trait in mine if mine[trait] != its[trait]] == [14]


def test_on_an_unknown_board_it_offers_no_trade_either():
    game = Game.new("euro", ["ana", "bob"], seed=4, target=INTERPRETED)
    game.board["jail_max_turns"] += 1  # A way round the board that nobody has walked.
    while game.phase != "buy":
        game.apply(game.to_act[0], "roll")
    seat = game.to_act[0]
    assert press(game.look().choices(seat)) == "buy"
    assert game.look().eyes.counsel._judge()[0] is UNTAUGHT


def in_debt(**cash):
    """Ana has landed on Vasco's hotels and is short of money."""
    game = Game.from_position(laid(MOMENTS["euro-debt"]), INTERPRETED)
    for seat, sum_ in cash.items():
        game.state.cash[game.seat(seat)] = sum_
    return game


def test_a_way_out_is_accepted_step_by_step_and_pays():
    game = in_debt()
    found = game.view("Ana")["you"]["way_out"]
    assert [word_of(action) for action in found["actions"]] == ["mortgage"] * 4 + ["pay"]
    before = game.view("Ana")["you"]["cash"]
    for action, step in zip(found["actions"], found["steps"], strict=False):
        cash = game.view("Ana")["you"]["cash"]
        game.apply("Ana", action)
        assert game.view("Ana")["you"]["cash"] - cash == step["brings"]
    game.apply("Ana", "pay")
    after = game.view("Ana")["you"]
    assert after["cash"] == found["cash_after"] >= 0
    assert after["way_out"] is None
    assert found["brings"] == 550 + after["cash"] - before


def test_a_way_out_has_no_step_too_many():
    found = in_debt().view("Ana")["you"]["way_out"]
    for left_out in found["steps"]:
        assert found["cash_after"] - left_out["brings"] < 0


@pytest.mark.parametrize(
    ("cash", "reason", "enough"),
    [(90, "keeps-houses", True), (540, "keeps-houses", True), (0, "sells-some", True)],
)
def test_houses_go_last(cash, reason, enough):
    found = in_debt(Ana=cash).view("Ana")["you"]["way_out"]
    assert (found["cash_after"] >= 0) is enough
    assert found["reason"]["text"] == f"way-out-{reason}"


def test_where_nothing_is_enough_all_of_it_is_shown_and_no_payment():
    game = in_debt(Ana=0)
    for lot in range(40):
        if game.state.owner[lot] == game.seat("Ana") and not game.state.level[lot]:
            game.state.mortgaged[lot] = 1
    recount(game.board, game.state)
    found = game.view("Ana")["you"]["way_out"]
    assert found["cash_after"] < 0
    assert "pay" not in found["actions"]
    assert found["reason"]["text"] == "way-out-short"


def test_only_the_debtor_sees_a_way_out():
    game = in_debt()
    assert [seat for seat in game.seats if game.view(seat)["you"]["way_out"]] == ["Ana"]
