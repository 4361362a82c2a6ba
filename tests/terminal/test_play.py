import json

import pytest

from passgo.compiling.targets import COMPILED, INTERPRETED
from passgo.editions import EDITIONS
from passgo.errors import CommandError, OptionError
from passgo.estate.edition.model import ESTATE
from passgo.game.records import VERSION, parse_record
from passgo.table import Table
from passgo.terminal import play
from passgo.terminal.play import play_game
from passgo.terminal.play_options import PlayOptions, parse_seed, seed_text
from passgo.terminal.saving import replay_file
from passgo.terminal.warming import Warming
from passgo.terminal.welcome import Welcome

from .screens import Answers, Child, Enter, printed, quiet


def sit(keyboard, is_asking=False, clock=None, **given):
    console = quiet()
    extra = {} if clock is None else {"clock": clock}
    code = play_game(PlayOptions(**given), console, keyboard, is_asking=is_asking, **extra)
    return code, printed(console)


@pytest.mark.parametrize(
    ("edition", "lang"), [(name, ("fr", "en")[n % 2]) for n, name in enumerate(EDITIONS(ESTATE))]
)
def test_enter_alone_plays_a_whole_game(tmp_path, edition, lang):
    record = tmp_path / "game.json"
    code, said = sit(
        Enter(), edition=edition, mode="short", players=3, seed="5", lang=lang, record=record
    )
    assert code == 0
    assert ("The game is over." if lang == "en" else "La partie est finie.") in said
    game = replay_file(record)
    assert game.is_over
    assert game.seed == 5
    assert game.edition.id == edition


SLOW = pytest.mark.slow


@pytest.mark.parametrize("seed", [0, 5, *(pytest.param(more, marks=SLOW) for more in (1, 2, 3, 4))])
def test_whatever_a_child_types_the_game_goes_on(seed):
    edition = ("euro", "disney", "deska", "euro", "revolution", "revolution")[seed]
    options = ("rent_claims=manual", "dice=manual") if seed in (3, 5) else ("rent_claims=manual",)
    code, said = sit(
        Child(seed, 200), edition=edition, players=3, seed=str(seed), lang="en", options=options
    )
    assert code == 0
    assert "Traceback" not in said


def test_two_people_share_a_keyboard():
    answers = Answers(*[""] * 8)
    _, said = sit(answers, edition="euro", seats="ana,bob", seed="1", lang="en")
    assert "ana, it is your turn to answer." in said
    assert "bob, it is your turn to answer." in said
    assert "computer" not in said


def test_the_end_of_the_answers_is_a_goodbye_and_saves(tmp_path):
    record = tmp_path / "game.json"
    code, said = sit(Answers("", ""), edition="euro", seed="9", lang="en", record=record)
    assert code == 0
    assert "goodbye" in said
    assert parse_record(record.read_text())["seed"] == f"{9:032x}"
    assert list(tmp_path.iterdir()) == [record]


def games(data_dir):
    return sorted((data_dir / "games").iterdir())


def test_stopping_keeps_the_game(tmp_path, data_dir):
    record = tmp_path / "kept.json"
    code, said = sit(Answers(f"s {record}", "q"), edition="euro", lang="en")
    assert code == 0
    assert "Game stopped." in said
    assert json.loads(record.read_text())["passgo"] == VERSION
    [kept] = games(data_dir)
    assert replay_file(kept).position() == replay_file(record).position()


def test_saving_in_between_and_where_it_cannot_be(tmp_path):
    good, bad = tmp_path / "one.json", tmp_path / "none" / "two.json"
    _, said = sit(Answers(f"s {good}", f"s {bad}"), edition="euro", lang="en")
    assert good.exists()
    assert "cannot write" in said


def test_a_recorded_game_goes_on(tmp_path):
    record = tmp_path / "game.json"
    sit(Answers("", "", "q"), edition="deska", seed="4", lang="en", record=record)
    before = replay_file(record)
    code, _ = sit(Answers("", ""), resume=record, lang="en", record=record)
    assert code == 0
    after = replay_file(record)
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)


def test_the_first_screen_says_seed_rules_and_players():
    _, said = sit(Answers(), edition="euro", seed="7", lang="en", options=("salary=400",))
    assert "Seed: 7 " in said
    assert (
        "This table differs from the printed rules: rents are paid without a claim,"
        " rent_claims = auto (printed: manual), salary = 400 (printed: 200)."
    ) in " ".join(said.split())
    assert "Alex (you), Clara (computer: regular)" in said


def test_the_menu_before_the_game_takes_enter_for_everything():
    answers = Answers("2", "9", "1", "", "Zora", "x", "1", "")
    _, said = sit(answers, is_asking=True, lang=None, seed="1")
    assert "Euro (1999)" in said
    assert "Zora (you) and Clara (computer: regular)" in said


def test_asking_is_in_the_language_chosen():
    _, said = sit(Answers("1", "1"), is_asking=True, seed="1")
    assert "Quelle sorte de partie" in said


def test_a_name_that_shows_nothing_is_asked_for_again():
    answers = Answers("1", "", "\u3164", "\u2800", "Zora", "1", "")
    _, said = sit(answers, is_asking=True, lang="en", seed="1")
    assert said.count("at least one letter or digit that people can see") == 2
    assert "Zora (you) and Clara" in said


def test_a_person_agrees_on_minutes_and_time_is_called():
    clock = iter(range(0, 10**6, 30)).__next__
    code, said = sit(
        Enter(), is_asking=True, edition="euro", mode="timed", players=2, seed="2", lang="en",
        options=("time_limit=10",), clock=clock,
    )  # fmt: skip
    assert code == 0
    assert "The game ends after 10 minutes." in said
    assert "Time is up!" in said
    assert "The game is over." in said


def test_where_nobody_answers_an_hour_is_agreed():
    _, said = sit(Answers(), edition="euro", mode="timed", lang="en")
    assert "after 60 minutes" in said


@pytest.mark.parametrize(("seconds", "told"), [(20, "Too late: the text"), (1, "in time.")])
def test_a_text_leaves_the_screen_after_a_while(seconds, told):
    clock = iter(range(0, 10**6, seconds)).__next__
    given = {"edition": "revolution", "lang": "en", "players": 2, "seed": "5"}
    options = ("chance_text_timeout=on", "random_chance=1")
    _, said = sit(Enter(60), clock=clock, options=options, **given)
    assert told in said


def test_a_timer_brings_the_hammer_down(data_dir):
    clock = iter(range(0, 10**6, 20)).__next__
    console = quiet()
    given = PlayOptions(edition="euro", players=2, seed="2", lang="en", options=("auction=timer",))

    class Bidder(Enter):
        """Refuses to buy, then thinks too long about a bid."""

        def ask(self, question):
            super().ask(question)
            return "2" if "Buy" in question.plain else ""

    play_game(given, console, Bidder(60), clock=clock, is_asking=False)
    assert "Sold!" in printed(console) or "No bids" in printed(console)
    [kept] = games(data_dir)
    assert (-1, "hammer") in replay_file(kept).actions


@pytest.mark.parametrize("is_there", [True, False])
def test_compiled_rules_are_used_where_they_are_there(monkeypatch, is_there):
    met = []
    monkeypatch.setattr(Warming, "has_rules", lambda warming: is_there)
    monkeypatch.setattr(play, "Table", lambda game, *rest: met.append(game) or Table(game, *rest))
    code, _ = sit(Answers("", ""), edition="euro", seats="ana,bob", seed="1", lang="en")
    assert code == 0
    assert [game.kernel.target for game in met] == [COMPILED if is_there else INTERPRETED]


def test_ctrl_c_is_polite_and_saves(tmp_path):
    class Interrupted(Answers):
        def ask(self, question):
            raise KeyboardInterrupt

    record = tmp_path / "game.json"
    code, said = sit(Interrupted(), edition="euro", lang="fr", record=record)
    assert code == 130
    assert "Partie arrêtée." in said
    assert record.exists()


@pytest.mark.parametrize("seed", [0, 7, 10**9, 2**64 + 1, 2**128 - 1])
def test_a_seed_as_printed_is_read_back(seed):
    assert parse_seed(seed_text(seed)) == seed
    assert parse_seed(f"{seed:032x}") == seed


@pytest.mark.parametrize("text", ["", "x", "-1", "1.5", "0x" + "f" * 33])
def test_a_wrong_seed_is_refused(text):
    with pytest.raises(CommandError):
        parse_seed(text)


def test_a_preset_brings_its_mode_and_options_except_what_is_given_too():
    given = PlayOptions(edition="euro", seats="ana,bob:simple", preset="quick", lang="en")
    console, keyboard = quiet(), Enter(0)
    setting = Welcome(given, console, keyboard, is_asking=False).arrange()
    assert (setting.mode, setting.options) == ("short", {"timed": True, "time_limit": 45})
    given.options = ("time_limit=90", "cash=hidden")
    longer = Welcome(given, console, keyboard, is_asking=False).arrange()
    assert longer.options == {"timed": True, "time_limit": 90, "cash": "hidden"}
    given.preset = "fast"
    with pytest.raises(OptionError, match="expected book, quick"):
        Welcome(given, console, keyboard, is_asking=False).arrange()
