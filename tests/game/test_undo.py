"""Taking back one's own buildings and mortgages until anything else happens."""

import random

import numpy as np
import pytest

from passgo.compiling.targets import COMPILED
from passgo.editions import EDITIONS
from passgo.errors import IllegalAction
from passgo.estate.edition.model import ESTATE
from passgo.estate.family import UNDOABLE
from passgo.estate.formats.scenario import count_all, start
from passgo.game import Game
from passgo.table.doing import word_of
from passgo.texts import LOCALES, Texts
from tests.playing import SEATS, play

GROUP = [6, 8, 9]
STEPS = {
    "build": ({}, {"build": [6, 8]}),
    "build a hotel": ({"buildings": {6: 4, 8: 4, 9: 4}}, {"build": [6]}),
    "sell": ({"buildings": {6: 1, 8: 1, 9: 1}}, {"sell": [6]}),
    "sell a hotel": ({"buildings": {6: 5, 8: 5, 9: 5}}, {"sell": [6, 8, 9]}),
    "swap": ({"buildings": {6: 5, 8: 5, 9: 5}}, {"swap": [6]}),
    "mortgage": ({}, {"mortgage": 6}),
    "redeem": ({"mortgaged": [6]}, {"redeem": 6}),
}


def table(edition, about=(), **more):
    """A game of three in ana's turn, who owns a colour."""
    unit = 10_000 if edition == "revolution" else 1
    ana = {"cash": 1500 * unit, "owns": GROUP, **dict(about)}
    if "buildings" in ana:
        names = {5: "hotel"}
        ana["buildings"] = {lot: names.get(n, n) for lot, n in ana["buildings"].items()}
    given = {"turn": "ana", "ana": ana, "bob": {"cash": 1500 * unit, "owns": [39]}, **more}
    players = {"players": ["ana", "bob", "cid"], "given": given}
    return start(edition, players, COMPILED)


def plain(game):
    """The bytes of a state without its count of actions, which continues."""
    state = np.frombuffer(game.state_bytes(), game.family.tables.state_dtype).copy()
    state["number"] = 0
    return state.tobytes()


def words(game, seat):
    return {word_of(choice.action) for choice in game.legal(seat)}


def shown(game, seat):
    return {word_of(choice["action"]) for choice in game.view(seat)["you"]["choices"]}


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
@pytest.mark.parametrize("step", STEPS)
def test_every_kind_in_every_edition(edition, step):
    about, action = STEPS[step]
    game = table(edition, about)
    if game.why_not("ana", action) is not None:
        # Deska has no exchange of hotels, and no mortgage without a debt.
        assert edition == "deska"
        return
    before, totals = plain(game), count_all(game)
    assert "undo" not in words(game, "ana") | shown(game, "ana")
    assert not game.can_undo
    game.apply("ana", action)
    done, seats = plain(game), game.view(None)["seats"]
    assert done != before
    assert game.can_undo
    assert "undo" in words(game, "ana") & shown(game, "ana")
    assert "undo" not in words(game, "bob") | shown(game, "bob")
    preview = game.preview("ana", "undo")
    [event] = game.apply("ana", "undo")
    assert plain(game) == before
    assert count_all(game) == totals
    assert (event.name, event.action, event.fields["number"]) == ("taken_back", 2, 1)
    after = game.view("ana")
    assert preview["cash_after"] == after["you"]["cash"]
    assert preview["cost"] == after["you"]["cash"] - seats[0]["cash"]
    assert after["number"] == 2
    assert not game.can_undo
    assert "undo" not in words(game, "ana") | shown(game, "ana")
    for locale in LOCALES:
        assert Texts(locale, edition).say(event.wire()).startswith("ana ")


def test_the_words_of_it():
    game = table("euro")
    game.apply("ana", {"build": [6, 8, 9, 6]})
    [choice] = [one for one in game.look().choices("ana") if one["action"] == "undo"]
    english, french = Texts("en", "euro"), Texts("fr", "euro")
    squares = [english.name("square", game.edition.squares[lot].id) for lot in GROUP]
    assert english.say(choice) == (
        f"Take back the 4 houses on {squares[0]}, {squares[1]} and {squares[2]} (+€200)"
    )
    assert game.describe("ana", "undo") == {"text": choice["text"], "args": choice["args"]}
    [event] = game.apply("ana", "undo")
    assert french.say(event.wire()).startswith("ana annule l’achat de 4 maisons sur ")
    game.apply("ana", {"mortgage": 6})
    [event] = game.apply("ana", "undo")
    assert english.say(event.wire()) == (
        f"ana takes back the mortgage on {squares[0]} and returns €50."
    )


def test_several_steps_back_in_a_row():
    game = table("euro")
    moments = [plain(game)]
    for action in ({"build": [6, 8, 9]}, {"build": [6]}, {"sell": [6]}):
        game.apply("ana", action)
        moments.append(plain(game))
    for moment in reversed(moments[:-1]):
        game.apply("ana", "undo")
        assert plain(game) == moment
    assert game.why_not("ana", "undo").code == "nothing_to_undo"
    # After some steps back, play can continue differently, and be taken back again.
    game.apply("ana", {"build": [6, 8]})
    game.apply("ana", {"build": [9]})
    game.apply("ana", "undo")
    game.apply("ana", {"sell": [8]})
    while game.can_undo:
        game.apply("ana", "undo")
    assert plain(game) == moments[0]


OTHERS = [
    ("ana", {"roll": [1, 2]}),
    ("ana", {"offer": {"to": "bob", "give": {"cash": 1}, "get": {"lots": [39]}}}),
    ("bob", {"offer": {"to": "ana", "give": {"cash": 1}, "get": {"lots": [6]}}}),
    ("bob", {"mortgage": 39}),
    ("cid", "resign"),
]


@pytest.mark.parametrize(("seat", "action"), OTHERS, ids=str)
def test_refused_after_anything_else(seat, action):
    game = table("euro")
    game.apply("ana", {"mortgage": 6})
    game.apply(seat, action)
    before = game.state_bytes(), len(game.actions), len(game.events)
    with pytest.raises(IllegalAction) as caught:
        game.apply("ana", "undo")
    mine = seat == "bob" and action == {"mortgage": 39}
    assert caught.value.code == ("undo_not_yours" if mine else "nothing_to_undo")
    assert (game.state_bytes(), len(game.actions), len(game.events)) == before
    assert "undo" not in words(game, "ana")


def test_refused_from_another_seat_and_the_bank():
    game = table("euro")
    game.apply("ana", {"build": [6]})
    refusal = game.why_not("bob", "undo")
    assert (refusal.code, refusal.args) == ("undo_not_yours", {"seat": {"seat": "ana"}})
    assert game.why_not("bank", "undo").code == "nothing_to_undo"
    assert game.preview("bob", "undo")["refusal"]["code"] == "undo_not_yours"
    for locale in LOCALES:
        assert "ana" in Texts(locale, "euro").say(refusal.wire())
    # A refusal is nothing that happens.
    with pytest.raises(IllegalAction):
        game.apply("bob", {"build": [6]})
    game.apply("ana", "undo")


def test_what_used_chance_or_told_somebody_something_stays():
    options = {"random_chance": "1/12"}
    players = {"players": ["ana", "bob"], "options": options}
    given = {"turn": "ana", "ana": {"cash": "15M", "owns": GROUP}}
    game = start("revolution", {**players, "given": given}, COMPILED)
    game.apply("ana", {"build": [6]})
    assert not game.can_undo
    short = table("euro", bank={"houses": 1, "hotels": 12}, bob={"cash": 900, "owns": [1, 3]})
    short.apply("ana", {"build": [6]})
    assert not short.can_undo
    lapsing = table("euro")
    lapsing.apply("ana", {"offer": {"to": "bob", "give": {"lots": [6]}, "get": {"cash": 1}}})
    events = lapsing.apply("ana", {"build": [8]})
    assert "offer_lapsed" in {event.name for event in events}
    assert not lapsing.can_undo


def test_a_game_from_a_position_has_nothing_to_undo():
    game = table("euro")
    game.apply("ana", {"build": [6]})
    again = Game.from_position(game.position())
    assert again.why_not("ana", "undo").code == "nothing_to_undo"
    fork = game.fork()
    fork.apply("ana", "undo")
    assert game.can_undo
    assert not fork.can_undo
    game.load_state(game.state_bytes())
    assert not game.can_undo
    assert "undo" not in shown(game, "ana")


def test_in_a_debt_the_preview_says_what_would_be_missing():
    game = table("euro", {"cash": 10, "at": 36}, bob={"cash": 100, "owns": [39, 37]})
    game.apply("ana", {"roll": [1, 2]})
    if game.phase != "debt":
        game.apply("bob", "claim")
    missing = game.view(None)["matter"]["missing"]
    game.apply("ana", {"mortgage": 9})
    assert game.preview("ana", "undo")["missing_after"] == missing
    game.apply("ana", "undo")
    assert game.view(None)["matter"]["missing"] == missing


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_a_game_with_steps_back_replays_to_the_same_bytes(edition):
    rng = random.Random(3)
    options = {"random_chance": 0} if edition == "revolution" else {}
    game = Game.new(edition, SEATS, seed=8, options=options, target=COMPILED)
    undone = 0
    for moment in play(game, rng, 900):
        if moment.can_undo and rng.random() < 0.6:
            [seat] = [seat for seat in moment.seats if "undo" in words(moment, seat)]
            moment.apply(seat, "undo")
            undone += 1
    assert undone > 5
    again = Game.replay(game.record(), COMPILED)
    assert again.state_bytes() == game.state_bytes()
    assert again.events == game.events
    assert int(game.state.number) == len(game.actions)


def test_knockout_has_nothing_to_undo():
    game = Game.new("knockout", 2, seed=1)
    with pytest.raises(IllegalAction, match="nothing_to_undo"):
        game.apply(0, "undo")
    assert game.preview(0, "undo")["refusal"]["text"] == "undo-refused-nothing"


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_can_be_taken_back_has_its_words(locale):
    texts = Texts(locale)
    for events in UNDOABLE.values():
        for event in events:
            assert texts.has(f"undone-{event.replace('_', '-')}")
