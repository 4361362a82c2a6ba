import pytest

from passgo.estate.rules.state import PHASE_ZONE
from passgo.terminal.menu import MenuLine, leaves
from passgo.terminal.questions import Back, walk

from ..screens import begin, give, lay, printed


def screen_with(*answers, **options):
    screen = lay(answers=answers, **options)
    begin(screen.game)
    return screen


def fill(screen, form, wanted=""):
    """Fill in the form of the line that says so."""
    lines = leaves(screen.menu("ana"))
    line = next(each for each in lines if each.form == form and wanted in each.label)
    [action] = screen.fill(line, "ana")
    return action


def auction(*answers):
    screen = screen_with(*answers)
    game = screen.game
    game.state.phase, game.state.at[0] = 1, 0
    while game.phase != "buy":
        seat = game.to_act[0]
        game.apply(seat, game.legal(seat)[0].action)
    game.apply(game.to_act[0], "decline")
    return screen


@pytest.mark.parametrize(("typed", "bid"), [("120", 120), ("€120", 120), ("1", 1), ("1,000", 1000)])
def test_a_bid_of_any_amount_in_range(typed, bid):
    assert fill(auction(typed), "bid") == {"bid": bid}


def test_enter_alone_bids_and_bids_the_least():
    screen = auction("", "")
    assert screen.usual(screen.menu("ana")).form == "bid"
    assert fill(screen, "bid") == {"bid": 1}
    screen.game.apply("bob", {"bid": 40})
    assert fill(screen, "bid") == {"bid": 41}


def test_a_bid_can_be_thought_better_of():
    with pytest.raises(Back):
        fill(auction("0"), "bid")


def test_what_the_unit_of_a_real_table_shows_is_picked_from_its_texts():
    screen = lay("revolution", answers=("99", "2"), dice="manual")
    for seat in screen.game.seats:
        screen.game.apply(seat, {"roll": [6, 5] if seat == "ana" else [1, 1]})
    assert fill(screen, "unit") == {"unit": "ev02"}
    said = printed(screen.voice.console)
    assert "What does your unit show?" in said
    assert "Straight to jail" in said
    assert not any(line.form == "unit" for line in leaves(screen_with().menu("ana")))


def test_a_bid_out_of_range_is_asked_again():
    screen = auction("99999", "00", "much", "7")
    assert fill(screen, "bid") == {"bid": 7}
    said = printed(screen.voice.console)
    assert "€99,999 is not between" in said
    assert "“much” is not a sum of money" in said


def test_an_auction_says_who_is_still_in_and_that_a_pass_is_final():
    screen = auction()
    screen.say_question("ana")
    said = " ".join(printed(screen.voice.console).split())
    assert "No bid yet" in said
    assert "Still bidding: ana, bob and cleo. If you pass, you are out of this auction" in said


def test_the_deed_is_shown_to_whoever_may_buy():
    screen = screen_with()
    game = screen.game
    game.state.at[0] = 0
    while game.phase != "buy":
        seat = game.to_act[0]
        game.apply(seat, game.legal(seat)[0].action)
    screen.say_question(game.to_act[0])
    said = printed(screen.voice.console)
    assert "price €" in said
    assert "rents " in said


def test_a_trade_of_everything_at_once():
    screen = screen_with("1", "100", "1", "1 2", "", "")
    give(screen.game, "ana", "riga")
    give(screen.game, "bob", "paris", "rome")
    screen.game.state.release_holder[0] = 0
    offer = fill(screen, "offer", "bob")
    assert offer == {
        "offer": {
            "to": "bob",
            "give": {"lots": [3], "cash": 100, "cards": ["chance"]},
            "get": {"lots": [34, 39]},
        }
    }
    assert screen.game.why_not("ana", offer) is None
    said = " ".join(printed(screen.voice.console).split())
    assert "To bob: you give €100, Riga and a Get Out of Jail Free card" in said


def test_the_lots_of_a_trade_come_with_prices_and_the_owners_of_their_group():
    screen = screen_with("0", "0")
    give(screen.game, "ana", "riga")
    give(screen.game, "bob", "vilnius")
    with pytest.raises(Back):
        fill(screen, "offer", "bob")
    said = printed(screen.voice.console)
    assert "€60" in said
    assert "ana 1 · bob 1 / 2" in said


def test_what_a_trade_completes_is_said():
    screen = screen_with("1", "", "", "", "n")
    give(screen.game, "ana", "riga")
    give(screen.game, "bob", "vilnius")
    with pytest.raises(Back):
        fill(screen, "offer", "bob")
    assert "bob would complete a group: brown." in printed(screen.voice.console)


def test_nought_takes_back_the_last_answer():
    screen = screen_with("100", "0", "50", "", "")
    offer = fill(screen, "offer", "bob")
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
    screen = screen_with("", "", "0", "0")
    with pytest.raises(Back):
        fill(screen, "offer", "bob")
    assert "An offer must give or ask for something." in printed(screen.voice.console)


def test_a_trade_can_be_thought_better_of():
    with pytest.raises(Back):
        fill(screen_with("5", "", "n"), "offer", "cleo")


def test_hidden_cash_does_not_show_in_a_range():
    screen = screen_with("", "1", "n", cash="hidden")
    with pytest.raises(Back):
        fill(screen, "offer", "bob")
    assert "1,500" not in screen.keyboard.questions[1]


def test_an_order_may_name_a_lot_twice():
    screen = screen_with("9", "1 2 1", "")
    give(screen.game, "ana", "vilnius", "riga")
    build = next(line for line in screen.menu("ana") if line.label == "Build…")
    assert screen.fill(build.inside[-1], "ana") == [{"build": [1, 3, 1]}]
    said = printed(screen.voice.console)
    assert "“9” is not in the list" in said
    assert "Total: −€150; you would have €1,350 left." in said


def test_lots_in_payment_come_with_all_the_cash():
    screen = screen_with("2")
    give(screen.game, "ana", "vilnius", "paris")
    choice = {"action": "settle", "limits": {"cash": 40, "lots": [1, 39]}}
    settle = MenuLine("", form="settle", choice=choice)
    assert screen.fill(settle, "ana") == [{"settle": {"cash": 40, "lots": [39]}}]


@pytest.mark.parametrize("typed", ["3 4", "3,4", "34", "3+4"])
def test_dice_as_people_type_them(typed):
    assert screen_with("7 1", "x", typed).questions.dice() == {"roll": [3, 4]}


def test_enter_throws_the_dice():
    thrown = screen_with("").questions.dice()["roll"]
    assert len(thrown) == 2
    assert all(1 <= die <= 6 for die in thrown)


@pytest.mark.parametrize(
    ("locale", "typed", "answer"),
    [("en", "y", True), ("en", "no", False), ("fr", "oui", True), ("fr", "n", False)],
)
def test_yes_and_no_in_both_languages(locale, typed, answer):
    screen = lay(locale=locale, answers=("maybe", typed))
    assert screen.questions.confirm("cli-sure-resign", usually=not answer) is answer


def test_a_forced_deal_names_a_lot_to_give_and_one_to_take():
    screen = screen_with("9", "2", "", "1", "2", edition="revolution")
    game = screen.game
    for lot, square in enumerate(game.edition.squares):
        if square.is_lot:
            game.state.owner[lot] = 1 if lot % 2 else 2
    give(game, "ana", 5, 12)
    game.state.at[0] = 22
    game.state.matters[0, [0, 1, 2, 3]] = PHASE_ZONE, 0, -1, 22
    game.state.depth = 1
    # Enter at the second question is to think better of it.
    with pytest.raises(Back):
        fill(screen, "force")
    action = fill(screen, "force")
    force = next(line for line in leaves(screen.menu("ana")) if line.form == "force")
    assert action == {"force": {"give": 5, "take": force.choice["limits"]["take"][1]}}
    assert game.why_not("ana", action) is None
    said = printed(screen.voice.console)
    assert "“9” is not in the list" in said
    assert "Gare Montparnasse" in said
    # The owner of the lot taken is shown.
    assert "bob" in said


@pytest.mark.parametrize(
    ("locale", "asked"),
    [("en", " (y/n; Enter: no) "), ("fr", " (o/n\u00a0; Entrée\u00a0: non) ")],
)
def test_a_question_says_what_enter_answers(locale, asked):
    screen = lay(locale=locale, answers=("",))
    assert not screen.questions.confirm("cli-sure-resign", usually=False)
    assert screen.keyboard.questions[0].endswith(asked)
