"""Matches: seats are shared fairly, figures add up, and the seed alone decides."""

from collections import Counter
from dataclasses import replace

import pytest

from passgo.editions import EditionError, OptionError, load_edition
from passgo.estate.studies import arena as estate_arena
from passgo.lab import match
from passgo.lab.arena import Setting, arenas, find_arena
from passgo.lab.intervals import wilson
from passgo.lab.match import PlayingFault, count_games, play_match, seatings
from tests.lab.standins import StandIn

EURO = Setting("euro", "standard", 1000, seed=5)
NOWHERE = Setting("nowhere", "standard", 10)


@pytest.fixture
def arena(monkeypatch):
    found = StandIn({"strong": 3, "equal": 3, "weak": 1, "idle": 0})
    monkeypatch.setattr(match, "find_arena", lambda edition: found)
    return found


@pytest.mark.parametrize(
    "names",
    ["ab", "aabb", "abbb", "abcd", "aaaa", "abcde", "abababab", "abcdefgh", "aabbccdd"],
)
def test_every_name_has_every_seat_equally_often(names):
    found = seatings(names)
    assert len(set(found)) == len(found)
    assert all(sorted(seating) == sorted(names) for seating in found)
    for seat in range(len(names)):
        held = Counter(seating[seat] for seating in found)
        assert {name: held[name] * len(names) for name in held} == {
            name: len(found) * count for name, count in Counter(names).items()
        }


def test_few_players_sit_in_every_order():
    assert len(seatings("aabb")) == 6
    assert len(seatings("abcd")) == 24
    assert len(seatings("abcde")) == 5
    assert len(seatings("aaaa")) == 1


def test_the_same_deals_are_played_under_every_seating(arena):
    found = play_match(NOWHERE, ("strong", "weak", "weak", "weak"), 230)
    assert found.games == count_games("abbb", 230) == 232
    # The first game is played to have everything compiled.
    games = arena.seen[1:]
    assert len(games) == len(set(games)) == 232
    assert {deal for deal, _ in games} == set(range(58))
    for seating in seatings(("strong", "weak", "weak", "weak")):
        assert [deal for deal, seated in games if seated == seating] == list(range(58))


def test_wins_and_decisions_are_counted_by_name(arena):
    found = play_match(NOWHERE, ("strong", "weak", "weak", "weak"), 200)
    assert found.wins == {"strong": 200, "weak": 0}
    assert found.seat_wins == (50, 50, 50, 50)
    # The stand-in asks seat n n times.
    assert found.decisions == {"strong": 500, "weak": 1500}
    assert found.fair("strong") == 0.25
    assert found.share("strong").value == 1
    assert found.actions == 1400
    assert found.seconds == 0.5 * 4
    assert found.games_per_second() == 100
    assert found.lengths.median == 25.5
    assert found.lengths.mean == 25.5


def test_a_match_may_begin_at_any_deal(arena):
    found = play_match(NOWHERE, ("strong", "weak"), 120, begin=1000)
    assert {deal for deal, _ in arena.seen} == set(range(1000, 1060))
    assert found.wins == {"strong": 120, "weak": 0}


def test_intervals_are_reckoned_from_the_deals():
    """The weak win in clusters, where a deal favours a seat: more than chance alone would have."""
    found = play_match(EURO, ("simple", "simple", "thrifty", "thrifty"), 1200)
    assert found.effects["thrifty"] > 1.2
    low, high = found.share("thrifty").interval
    alone = wilson(found.wins["thrifty"], found.games)
    assert low < alone[0] < alone[1] < high


def test_a_shared_win_is_split(arena):
    found = play_match(NOWHERE, ("strong", "equal", "weak"), 60)
    assert found.wins == {"strong": 30, "equal": 30, "weak": 0}
    assert found.undecided == 0


def test_an_undecided_game_is_nobodys(arena):
    found = play_match(NOWHERE, ("idle", "idle"), 40)
    assert found.undecided == 40
    assert found.wins == {"idle": 0}
    assert found.lengths.mean == found.lengths.median == 0


def test_a_fault_is_an_error_that_names_the_game(arena):
    arena.fault_at = 17
    with pytest.raises(PlayingFault, match=r"nowhere standard, seed 0, deal 17, seats .*: fault 1"):
        play_match(NOWHERE, ("strong", "weak"), 80)


def test_a_fault_in_native_code_is_an_error():
    """The computer's players cannot play with manual dice: nobody enters the throw."""
    by_hand = replace(EURO, options={"dice": "manual"})
    # The very first game, which is played to have everything compiled, is no exception.
    with pytest.raises(PlayingFault, match=r"deal 0, seats .*an action that the rules refuse"):
        play_match(by_hand, ("simple",) * 4, 20)
    with pytest.raises(OptionError, match="dice"):
        estate_arena.ARENA.check(by_hand)


def test_the_result_is_the_seeds_whatever_the_workers():
    names = ("random", "simple", "novice", "novice")
    setting = replace(EURO, turns=60)
    found = play_match(setting, names, 120)
    assert found == play_match(setting, names, 120, workers=3)
    assert found != play_match(replace(setting, seed=6), names, 120)


def test_sums_add_up():
    heard = []
    found = play_match(EURO, ("buyer", "simple", "simple", "novice"), 120, report=heard.append)
    assert sum(heard) == found.games == 120
    assert sum(found.wins.values()) == pytest.approx(found.games - found.undecided)
    assert sum(found.seat_wins) == pytest.approx(found.games - found.undecided)
    assert sum(found.decisions.values()) >= found.actions > 0
    data = found.as_data()
    assert data["decisions"] == sum(player["decisions"] for player in data["players"].values())
    turns = data["turns"]
    assert turns["q05"] <= turns["q25"] <= turns["median"] <= turns["q75"] <= turns["q95"]


def test_equal_players_have_their_fair_share():
    """Two policies with the same numbers under two names could not differ; one name shows seats."""
    found = play_match(EURO, ("simple",) * 4, 400)
    decided = found.games - found.undecided
    assert decided > 380
    # Four standard deviations of a fair fourth.
    assert all(abs(wins / decided - 0.25) < 0.09 for wins in found.seat_wins)


def test_a_random_player_is_no_match_for_one_who_builds():
    found = play_match(EURO, ("simple", "random", "random", "random"), 40)
    assert found.share("simple").interval[0] > found.fair("simple")


def test_a_timed_game_is_called_and_counted():
    setting = Setting("euro", "timed", 12, seed=5)
    found = play_match(setting, ("simple",) * 4, 30)
    assert found.undecided == 0
    assert found.lengths.quantiles[-1] <= 12 * 4


def test_a_cut_game_stays_undecided():
    found = play_match(replace(EURO, turns=3), ("simple",) * 4, 30)
    assert found.undecided == found.games == 30


def test_players_of_chance_differ_from_game_to_game():
    """Else a match of random players would be one game's choices over and over."""
    kinds = []
    play = estate_arena.play_counted

    def spy(games, states, params, *limits):
        kinds.append(params[:, :, 0].copy())
        return play(games, states, params, *limits)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(estate_arena, "play_counted", spy)
        estate_arena.ARENA.play(replace(EURO, turns=2), ("random", "simple", "novice"), 7, 4)
    own = kinds[0]
    assert own[:, 0].tolist() == own[:, 2].tolist() == [7, 8, 9, 10]
    assert len(set(own[:, 1].tolist())) == 1


def test_an_edition_finds_its_arena():
    assert find_arena("deska").family == "estate"
    for found in arenas():
        assert len(set(found.players())) == len(found.players())
        assert all(find_arena(edition) is found for edition in found.editions())


@pytest.mark.parametrize("edition", ["deska", "knockout"])
def test_a_folder_finds_the_arena_of_its_family(edition):
    box = load_edition(edition)
    found = find_arena(str(box.folder))
    assert found.family == box.family
    assert found.modes(str(box.folder)) == box.modes


def test_no_edition_has_no_arena():
    with pytest.raises(EditionError, match="found 'nowhere'"):
        find_arena("nowhere")
