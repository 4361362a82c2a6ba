import pytest

from passgo.estate.rules.state import PHASE_ZONE
from passgo.terminal.menu import MenuLine, leaves
from passgo.terminal.questions import Back, walk

from ..desk import begin, give, lay, printed


def desk_with(*answers, **options):
    desk = lay(answers=answers, **options)
    begin(desk.game)
    return desk


def fill(desk, form, wanted=""):
    """Fill in the form of the line that says so."""
    lines = leaves(desk.menu("ana"))
    line = next(each for each in lines if each.form == form and wanted in each.label)
    [action] = desk.fill(line, "ana")
    return action


def auction(*answers):
    desk = desk_with(*answers)
    game = desk.game
    game.state.phase, game.state.at[0] = 1, 0
    while game.phase != "buy":
        seat = game.to_act[0]
        game.apply(seat, game.legal(seat)[0].action)
    game.apply(game.to_act[0], "decline")
    return desk


@pytest.mark.parametrize(("typed", "bid"), [("120", 120), ("€120", 120), ("1", 1), ("1,000", 1000)])
def test_a_bid_of_any_amount_in_range(typed, bid):
    assert fill(auction(typed), "bid") == {"bid": bid}


def test_enter_alone_bids_and_bids_the_least():
    desk = auction("", "")
    assert desk.usual(desk.menu("ana")).form == "bid"
    assert fill(desk, "bid") == {"bid": 1}
    desk.game.apply("bob", {"bid": 40})
    assert fill(desk, "bid") == {"bid": 41}


def test_a_bid_can_be_thought_better_of():
    with pytest.raises(Back):
        fill(auction("0"), "bid")


def test_what_the_unit_of_a_real_table_shows_is_picked_from_its_texts():
    desk = lay("revolution", answers=("99", "2"), dice="manual")
    for seat in desk.game.seats:
        desk.game.apply(seat, {"roll": [6, 5] if seat == "ana" else [1, 1]})
    assert fill(desk, "unit") == {"unit": "ev02"}
    said = printed(desk.voice.console)
    assert "What does your unit show?" in said
    assert "Straight to jail" in said
    assert not any(line.form == "unit" for line in leaves(desk_with().menu("ana")))


def test_a_bid_out_of_range_is_asked_again():
    desk = auction("99999", "00", "much", "7")
    assert fill(desk, "bid") == {"bid": 7}
    said = printed(desk.voice.console)
    assert "€99,999 is not between" in said
    assert "“much” is not a sum of money" in said


def test_an_auction_says_who_is_still_in_and_that_a_pass_is_final():
    desk = auction()
    desk.say_question("ana")
    said = " ".join(printed(desk.voice.console).split())
    assert "No bid yet" in said
    assert "Still bidding: ana, bob and cleo. If you pass, you are out of this auction" in said


def test_the_deed_is_shown_to_whoever_may_buy():
    desk = desk_with()
    game = desk.game
    game.state.at[0] = 0
    while game.phase != "buy":
        seat = game.to_act[0]
        game.apply(seat, game.legal(seat)[0].action)
    desk.say_question(game.to_act[0])
    said = printed(desk.voice.console)
    assert "price €" in said
    assert "rents " in said


def test_a_trade_of_everything_at_once():
    desk = desk_with("1", "100", "1", "1 2", "", "")
    give(desk.game, "ana", "riga")
    give(desk.game, "bob", "paris", "rome")
    desk.game.state.release_holder[0] = 0
    offer = fill(desk, "offer", "bob")
    assert offer == {
        "offer": {
            "to": "bob",
            "give": {"lots": [3], "cash": 100, "cards": ["chance"]},
            "get": {"lots": [34, 39]},
        }
    }
    assert desk.game.why_not("ana", offer) is None
    said = " ".join(printed(desk.voice.console).split())
    assert "To bob: you give €100, Riga and a Get Out of Jail Free card" in said


def test_the_lots_of_a_trade_come_with_prices_and_the_owners_of_their_group():
    desk = desk_with("0", "0")
    give(desk.game, "ana", "riga")
    give(desk.game, "bob", "vilnius")
    with pytest.raises(Back):
        fill(desk, "offer", "bob")
    said = printed(desk.voice.console)
    assert "€60" in said
    assert "ana 1 · bob 1 / 2" in said


def test_what_a_trade_completes_is_said():
    desk = desk_with("1", "", "", "", "n")
    give(desk.game, "ana", "riga")
    give(desk.game, "bob", "vilnius")
    with pytest.raises(Back):
        fill(desk, "offer", "bob")
    assert "bob would complete a group: brown." in printed(desk.voice.console)


def test_nought_takes_back_the_last_answer():
    desk = desk_with("100", "0", "50", "", "")
    offer = fill(desk, "offer", "bob")
    assert offer == {"offer": {"to": "bob", "give": {"cash": 50}, "get": {}}}


def test_steps_that_asked_nothing_are_not_gone_back_to():
    asked = []

    def first():
        asked.append("first")

    def third():
        asked.append("third")
        if len(asked) == 2:
            raise Back

    walk([first, lambda: False, third])
    assert asked == ["first", "third", "first", "third"]


def test_a_trade_of_nothing_is_no_offer():
    desk = desk_with("", "", "0", "0")
    with pytest.raises(Back):
        fill(desk, "offer", "bob")
    assert "An offer must give or ask for something." in printed(desk.voice.console)


def test_a_trade_can_be_thought_better_of():
    with pytest.raises(Back):
        fill(desk_with("5", "", "n"), "offer", "cleo")


def test_hidden_cash_does_not_show_in_a_range():
    desk = desk_with("", "1", "n", cash="hidden")
    with pytest.raises(Back):
        fill(desk, "offer", "bob")
    assert "1,500" not in desk.keyboard.questions[1]


def test_an_order_may_name_a_lot_twice():
    desk = desk_with("9", "1 2 1", "")
    give(desk.game, "ana", "vilnius", "riga")
    build = next(line for line in desk.menu("ana") if line.label == "Build…")
    assert desk.fill(build.inside[-1], "ana") == [{"build": [1, 3, 1]}]
    said = printed(desk.voice.console)
    assert "“9” is not in the list" in said
    assert "Total: −€150; you would have €1,350 left." in said


def test_lots_in_payment_come_with_all_the_cash():
    desk = desk_with("2")
    give(desk.game, "ana", "vilnius", "paris")
    choice = {"action": "settle", "limits": {"cash": 40, "lots": [1, 39]}}
    settle = MenuLine("", form="settle", choice=choice)
    assert desk.fill(settle, "ana") == [{"settle": {"cash": 40, "lots": [39]}}]


@pytest.mark.parametrize("typed", ["3 4", "3,4", "34", "3+4"])
def test_dice_as_people_type_them(typed):
    assert desk_with("7 1", "x", typed).questions.dice() == {"roll": [3, 4]}


def test_enter_throws_the_dice():
    thrown = desk_with("").questions.dice()["roll"]
    assert len(thrown) == 2
    assert all(1 <= die <= 6 for die in thrown)


@pytest.mark.parametrize(
    ("locale", "typed", "answer"),
    [("en", "y", True), ("en", "no", False), ("fr", "oui", True), ("fr", "n", False)],
)
def test_yes_and_no_in_both_languages(locale, typed, answer):
    desk = lay(locale=locale, answers=("maybe", typed))
    assert desk.questions.confirm("cli-sure-resign", usually=not answer) is answer


def test_a_forced_deal_names_a_lot_to_give_and_one_to_take():
    desk = desk_with("9", "2", "", "1", "2", edition="revolution")
    game = desk.game
    for lot, square in enumerate(game.edition.squares):
        if square.is_lot:
            game.state.owner[lot] = 1 if lot % 2 else 2
    give(game, "ana", 5, 12)
    game.state.at[0] = 22
    game.state.matters[0, [0, 1, 2, 3]] = PHASE_ZONE, 0, -1, 22
    game.state.depth = 1
    # Enter at the second question is to think better of it.
    with pytest.raises(Back):
        fill(desk, "force")
    action = fill(desk, "force")
    force = next(line for line in leaves(desk.menu("ana")) if line.form == "force")
    assert action == {"force": {"give": 5, "take": force.choice["limits"]["take"][1]}}
    assert game.why_not("ana", action) is None
    said = printed(desk.voice.console)
    assert "“9” is not in the list" in said
    assert "Gare Montparnasse" in said
    # The owner of the lot taken is shown.
    assert "bob" in said


@pytest.mark.parametrize(
    ("locale", "asked"),
    [("en", " (y/n; Enter: no) "), ("fr", " (o/n\u00a0; Entrée\u00a0: non) ")],
)
def test_a_question_says_what_enter_answers(locale, asked):
    desk = lay(locale=locale, answers=("",))
    assert not desk.questions.confirm("cli-sure-resign", usually=False)
    assert desk.keyboard.questions[0].endswith(asked)
