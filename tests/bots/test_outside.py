"""Players from outside: how they are registered, asked, and replaced where they forfeit."""

import sys
import threading

import pytest

from passgo.bots import asker
from passgo.bots.asker import Asker, Late
from passgo.bots.code import GROUP, load_code
from passgo.bots.player import Player
from passgo.bots.registry import PLAYERS
from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED
from passgo.errors import CommandError, OptionError
from passgo.families import find_family
from passgo.game import Game
from passgo.players import character, player
from tests.bots.outside import FAULTY, Sleeper, add, first_main
from tests.terminal.screens import deal
from tests.waiting import HANG

pytestmark = pytest.mark.usefixtures("own_players")
ESTATE = find_family("estate")


def whole_game(edition, seats):
    """A short game to its end; the stand-ins that played it."""
    modes = {"euro": "short", "knockout": "standard"}
    game = Game.new(edition, len(seats), modes[edition], 5, target=COMPILED)
    bots = StandIns(game, dict(zip(game.seats, seats, strict=True)))
    bots.play(4000)
    assert game.is_over
    return bots


@pytest.mark.parametrize("edition", ["euro", "knockout"])
def test_a_plain_player_plays_whole_games_and_gives_reasons(edition):
    name = add("mine", first_main, title="My bot")
    bots = whole_game(edition, [name, "random", "random"])
    player = bots.players[bots.game.seats[0]]
    assert player.asked > 10
    assert not player.forfeits
    assert Game.replay(bots.game.record(), COMPILED).state_bytes() == bots.game.state_bytes()


def test_a_reason_is_words_of_the_player():
    game, _ = deal()
    add("mine", first_main)
    why = Player("mine").choose(game, game.to_act[0]).why
    assert why.wire()["args"] == {"words": {"words": "it is the usual thing"}}


@pytest.mark.parametrize("why", FAULTY)
@pytest.mark.parametrize("edition", ["euro", "knockout"])
def test_a_player_that_forfeits_is_replaced_by_the_stand_in(why, edition):
    name = add("faulty", FAULTY[why])
    bots = whole_game(edition, [name, "novice", "novice"])
    faulty = bots.players[bots.game.seats[0]]
    expected = "nonsense" if edition == "knockout" and why == "refused" else why
    assert faulty.forfeits[expected] > 10
    assert faulty.complaint.player == name
    if why == "silent":
        # Where nothing is owed, to say nothing is to wait; a stand-in might have acted.
        return
    # What it wanted never reached the game: the stand-in alone played its seat.
    other = whole_game(edition, ["regular", "novice", "novice"])
    assert other.game.state_bytes() == bots.game.state_bytes()


def test_an_error_is_told_with_its_place():
    game, _ = deal()
    add("faulty", FAULTY["raised"])
    player = Player("faulty")
    player.choose(game, game.to_act[0])
    assert "IndexError" in player.complaint.detail
    assert "outside.py, line" in player.complaint.detail


def test_a_player_that_sleeps_is_not_asked_again():
    sleeper = Sleeper()
    add("sleepy", sleeper.decide)
    game, _ = deal()
    player = Player("sleepy", asker=sleeper.asker())
    for _ in range(5):
        seat = game.to_act[0]
        game.apply(seat, player.choose(game, seat).action)
    sleeper.wake()
    assert player.forfeits == {"late": 5}
    assert sleeper.asked <= 1


def test_a_player_that_holds_many_threads_is_not_asked_at_other_tables():
    awake, begun = threading.Event(), threading.Semaphore(0)

    def sleep():
        begun.release()
        awake.wait()

    late = Asker(wait=lambda done, seconds: False)
    for _ in range(asker.MOST_STUCK):
        with pytest.raises(Late):
            late.ask("sleepy", sleep)
        begun.acquire()
    with pytest.raises(Late):
        late.ask("sleepy", lambda: pytest.fail("it was asked"))
    late.wait = lambda done, seconds: done.wait(HANG)
    assert late.ask("other", lambda: 7) == 7
    awake.set()


def test_threads_are_used_again_and_do_not_keep_the_process():
    one = Asker(HANG)
    names = {one.ask("mine", threading.get_ident) for _ in range(20)}
    assert len(names) == 1
    assert all(thread.daemon for thread in threading.enumerate() if thread.name == "outside player")


def test_a_player_that_ends_the_thread_forfeits_too():
    def leave(view, choices):
        sys.exit(3)

    game, _ = deal()
    add("leaver", leave)
    player = Player("leaver")
    assert player.choose(game, game.to_act[0]) is not None
    assert player.forfeits == {"raised": 1}


def test_what_a_player_does_to_its_view_changes_nothing():
    def scribble(view, choices):
        view.clear()
        action = choices[0]["action"]
        choices.clear()
        return action

    game, _ = deal()
    add("scribbler", scribble)
    before, seat = game.view(game.to_act[0]), game.to_act[0]
    assert Player("scribbler").choose(game, seat).action == "roll"
    assert game.view(seat) == before
    assert game.look().choices(seat)


def test_a_player_sees_what_its_seat_sees_and_never_takes_back():
    seen = []

    def look(view, choices):
        seen.append((view, choices))
        return "undo"

    game, _ = deal(cash="hidden")
    add("looker", look)
    player = Player("looker")
    player.choose(game, "ana")
    view, choices = seen[0]
    assert view == game.view("ana")
    assert choices == game.look().choices("ana")
    assert player.forfeits == {"refused": 1}


def test_a_player_does_not_choose_its_dice():
    game, _ = deal(dice="manual")
    add("cheat", lambda view, choices: {"roll": [6, 6]})
    assert Player("cheat").choose(game, game.to_act[0]).action == "roll"


def test_a_character_is_a_row_of_other_numbers():
    character("bold", like="shrewd", caution=0, title="Bold one")
    model, bold = ESTATE.company.bots["shrewd"], PLAYERS.rows(ESTATE)["bold"]
    assert bold.policy == model.policy
    assert sum(one != other for one, other in zip(bold.traits, model.traits, strict=True)) == 1
    whole_game("euro", ["bold", "random"])
    lane = find_family("knockout")
    character("slow", family="knockout", like="novice", samples=1)
    assert PLAYERS.rows(lane)["slow"].is_heavy


@pytest.mark.parametrize(
    ("register", "told"),
    [
        (lambda: add("regular", first_main), "another name"),
        (lambda: add("My Bot", first_main), "small letters"),
        (lambda: add("bot", first_main), "small letters"),
        (lambda: add("mine", first_main, families=["estates"]), "estate"),
        (lambda: add("mine", first_main, title="x" * 25), "24"),
        (lambda: add("mine", 7), "a function"),
        (lambda: character("mine", like="best"), "shrewd"),
        (lambda: character("mine", overpay=3), "caution"),
        (lambda: character("mine", caution=0.5), "whole number"),
        (lambda: character("mine", like="random", caution=5), "none"),
    ],
)
def test_what_cannot_be_registered_is_refused(register, told):
    before = PLAYERS.kept()
    with pytest.raises(OptionError, match=told):
        register()
    assert PLAYERS.kept() == before


def test_a_player_plays_only_its_families():
    add("roller", first_main, families=("estate",))
    assert "roller" in PLAYERS.names(ESTATE)
    assert "roller" not in PLAYERS.names(find_family("knockout"))
    with pytest.raises(OptionError, match=r"roller.*in knockout"):
        Player("roller").bot_for(Game.new("knockout", 2, seed=1))


SOUND = """
from passgo.players import player
@player("mine", title="My bot")
def decide(view, choices):
    return choices[0]["action"]
"""


def test_code_is_a_file(tmp_path):
    path = tmp_path / "mybot.py"
    path.write_text(SOUND)
    load_code([path])
    game, _ = deal()
    assert Player("mine").choose(game, game.to_act[0]).action == "roll"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("x = 1\n", "empty"),
        ("def decide(:\n", "code"),
        (SOUND + "1 / 0\n", "code"),
    ],
)
def test_code_that_cannot_be_loaded_adds_nobody(tmp_path, content, told):
    sound, wrong = tmp_path / "sound.py", tmp_path / "wrong.py"
    sound.write_text(SOUND.replace("mine", "other"))
    wrong.write_text(content)
    before = PLAYERS.kept()
    with pytest.raises(CommandError, match=f"players-error-{told}") as error:
        load_code([sound, wrong])
    assert str(wrong) in error.value.words["source"]
    assert PLAYERS.kept() == before
    with pytest.raises(CommandError, match="players-error-none"):
        load_code(["nowhere.py"])


def test_code_is_found_by_an_entry_point(tmp_path, monkeypatch):
    """A package announces its players as ``importlib.metadata`` knows it."""
    (tmp_path / "pack_of_bots.py").write_text(SOUND)
    info = tmp_path / "pack_of_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pack-of-bots\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\npack = pack_of_bots\n")
    monkeypatch.syspath_prepend(tmp_path)
    load_code(["pack"])
    assert PLAYERS.title("mine") == "My bot"


def test_the_decorator_leaves_the_function_as_it_is():
    assert player("mine")(first_main) is first_main
