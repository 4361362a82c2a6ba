import pytest

from passgo.estate.rules.state import PHASE_ZONE
from passgo.terminal.estate.forms import Forms

from ..desk import Answers, begin, deal, give, printed


def forms(*answers, **options):
    game, voice = deal(**options)
    begin(game)
    return Forms(game, "ana", voice, Answers(*answers))


def choice(form, word):
    found = (c for c in form.game.legal("ana") if word in str(c.action))
    return next(found)


def auction(*answers):
    form = forms(*answers)
    game = form.game
    game.state.phase, game.state.at[0] = 1, 0
    while game.phase != "buy":
        seat = game.to_act[0]
        game.apply(seat, game.legal(seat)[0].action)
    game.apply(game.to_act[0], "decline")
    return form


@pytest.mark.parametrize(
    ("typed", "bid"), [("120", 120), ("€120", 120), ("1", 1), ("1,000", 1000), ("", None)]
)
def test_a_bid_of_any_amount_in_range(typed, bid):
    form = auction(typed)
    action = form.fill("bid", choice(form, "bid"))
    assert action == (None if bid is None else {"bid": bid})


def test_a_bid_out_of_range_is_asked_again():
    form = auction("99999", "0", "much", "7")
    assert form.fill("bid", choice(form, "bid")) == {"bid": 7}
    said = printed(form.voice.console)
    assert "€99,999 is not between" in said
    assert "“much” is not a sum of money" in said


def test_a_trade_of_everything_at_once():
    form = forms("1", "100", "1", "1 2", "", "")
    give(form.game, "ana", "riga")
    give(form.game, "bob", "paris", "rome")
    form.game.state.release_holder[0] = 0
    offer = form.fill("offer", choice(form, "'to': 'bob'"))
    assert offer == {
        "offer": {
            "to": "bob",
            "give": {"lots": [3], "cash": 100, "cards": {"chance": 1}},
            "get": {"lots": [34, 39]},
        }
    }
    assert form.game.why_not("ana", offer) is None
    said = " ".join(printed(form.voice.console).split())
    assert "To bob: you give €100, Riga and a get-out-of-jail card" in said


def test_a_trade_of_nothing_is_no_offer():
    form = forms("", "")
    assert form.fill("offer", choice(form, "'to': 'bob'")) is None


def test_a_trade_can_be_thought_better_of():
    form = forms("5", "", "n")
    assert form.fill("offer", choice(form, "'to': 'cleo'")) is None


def test_hidden_cash_does_not_show_in_a_range():
    form = forms("", "1", "n", cash="hidden")
    form.fill("offer", choice(form, "'to': 'bob'"))
    assert "1,500" not in form.keyboard.questions[1]


def test_an_order_may_name_a_lot_twice():
    form = forms("9", "1 2 1")
    give(form.game, "ana", "vilnius", "riga")
    action = form.fill("build", choice(form, "build"))
    assert action == {"build": [1, 3, 1]}
    assert "“9” is not in the list" in printed(form.voice.console)


def test_lots_in_payment_come_with_all_the_cash():
    form = forms("2")
    give(form.game, "ana", "vilnius", "paris")
    from passgo.game import Choice

    settle = Choice("settle", {"cash": 40, "lots": [1, 39]})
    assert form.fill("settle", settle) == {"settle": {"cash": 40, "lots": [39]}}


@pytest.mark.parametrize("typed", ["3 4", "3,4", "34", "3+4"])
def test_dice_as_people_type_them(typed):
    assert forms("7 1", "x", typed).dice() == {"roll": [3, 4]}


def test_enter_throws_the_dice():
    thrown = forms("").dice()["roll"]
    assert len(thrown) == 2
    assert all(1 <= die <= 6 for die in thrown)


@pytest.mark.parametrize(
    ("locale", "typed", "answer"),
    [("en", "y", True), ("en", "no", False), ("fr", "oui", True), ("fr", "n", False)],
)
def test_yes_and_no_in_both_languages(locale, typed, answer):
    game, voice = deal(locale=locale)
    form = Forms(game, "ana", voice, Answers("maybe", typed))
    assert form.confirm("cli-sure-resign", usually=not answer) is answer


def test_a_forced_deal_names_a_lot_to_give_and_one_to_take():
    form = forms("9", "2", "", "1", "2", edition="revolution")
    game = form.game
    for lot, square in enumerate(game.edition.squares):
        if square.is_lot:
            game.state.owner[lot] = 1 if lot % 2 else 2
    give(game, "ana", 5, 12)
    game.state.at[0] = 22
    game.state.matters[0, [0, 1, 2, 3]] = PHASE_ZONE, 0, -1, 22
    game.state.depth = 1
    force = choice(form, "force")
    # Enter at the second question is to think better of it.
    assert form.fill("force", force) is None
    action = form.fill("force", force)
    assert action == {"force": {"give": 5, "take": force.limits["take"][1]}}
    assert game.why_not("ana", action) is None
    said = printed(form.voice.console)
    assert "“9” is not in the list" in said
    assert "Gare Montparnasse" in said
    # Whose lot would be taken is told.
    assert "Gare Saint-Lazare  bob" in said


@pytest.mark.parametrize(
    ("locale", "asked"),
    [("en", " (y/n; Enter: no) "), ("fr", " (o/n\u00a0; Entrée\u00a0: non) ")],
)
def test_a_question_says_what_enter_answers(locale, asked):
    game, voice = deal(locale=locale)
    answers = Answers("")
    assert not Forms(game, "ana", voice, answers).confirm("cli-sure-resign", usually=False)
    assert answers.questions[0].endswith(asked)
