"""Studies: the same numbers however they are played, and counts that agree with the games."""

import json

import numpy as np
import pytest

from passgo.estate.loops import tally as t
from passgo.estate.rules import events as ev
from passgo.estate.studies import study as estate_study
from passgo.knockout.studies import study as lane_study
from passgo.lab.arena import Setting
from passgo.lab.match import play_match
from passgo.lab.study import WHOLE, Study, play_study
from passgo.lab.study_result import StudyResult, quantile

SETTING = Setting("euro", "standard", 60, seed=3)
MIXED = ("shrewd", "regular", "simple", "regular")
SMALL = Study(SETTING, MIXED, 96)


@pytest.fixture(scope="module")
def sums():
    return play_study(SMALL)


def test_any_number_of_workers_gives_the_same_numbers(sums):
    again = play_study(SMALL, 3)
    assert StudyResult(SMALL, again).as_data() == StudyResult(SMALL, sums).as_data()


def test_the_games_are_those_of_a_match(sums):
    match = play_match(SETTING, MIXED, 96)
    assert {
        name: wins / WHOLE for name, wins in zip(SMALL.names, sums.wins, strict=True)
    } == match.wins
    assert tuple(sums.seat_wins / WHOLE) == match.seat_wins
    assert (sums.games, sums.undecided, sums.actions) == (
        match.games,
        match.undecided,
        match.actions,
    )
    result = StudyResult(SMALL, sums)
    for name in SMALL.names:
        assert result.share(name).effect == pytest.approx(match.effects[name])


def test_every_throw_ends_somewhere_and_every_sum_is_of_the_events():
    """The counts of one game beside what its recorded events say."""
    study = Study(Setting("euro", "standard", 60, seed=11), ("regular",) * 3, 1, fixed=True)
    tally = play_study(study).tally
    game = replayed(study)
    events = [(event.name, event.fields) for event in game.events]

    def total(name, field="amount"):
        return sum(fields[field] for kind, fields in events if kind == name)

    flows = tally[t.T_FLOWS : t.T_FLOWS + t.FLOWS]
    assert flows[t.RENT] == total("rent_paid") > 0
    assert flows[t.SALARY] == total("salary_paid") > 0
    assert flows[t.TAX] == total("tax_paid")
    assert flows[t.PURCHASES] == total("lot_bought") > 0
    assert flows[t.MORTGAGES] == total("lot_mortgaged")
    throws = [fields for kind, fields in events if kind == "dice_thrown"]
    assert tally[t.T_THROWS] == len(throws)
    assert tally[t.T_RENT : t.T_RENTS].sum() == flows[t.RENT]
    won = [f for kind, f in events if kind == "auction_won" and f["sort"] < ev.SORT_HOUSE]
    assert tally[t.T_SOLD : t.T_BIDS].sum() == len(won)
    assert tally[t.T_BIDS : t.T_UNSOLD].sum() == sum(fields["amount"] for fields in won)
    trades = [fields for kind, fields in events if kind == "offer_accepted"]
    assert tally[t.T_TRADES] == len(trades)
    assert tally[t.T_DAYS : t.T_BOUGHT].sum() == days_of(events, 3)


def replayed(study):
    """The game of a study of one game, played again over the library, with its events."""
    from passgo.lab.arena import find_arena
    from passgo.lab.game_by_game import _play

    setting = study.setting
    return _play(find_arena(setting.edition), setting, study.players, 0)[0]


def days_of(events, seats):
    """Throws of others while a lot was owned and not mortgaged, summed over lots, from events."""
    owners, pledged, days = {}, set(), 0
    for name, fields in events:
        if name == "dice_thrown":
            days += sum(
                owner != fields["seat"] for lot, owner in owners.items() if lot not in pledged
            )
        elif name in {"lot_bought", "title_dealt"} or (
            name == "auction_won" and fields["sort"] < ev.SORT_HOUSE
        ):
            owners[fields["lot"]] = fields["seat"]
        elif name == "lot_transferred":
            owners[fields["lot"]] = fields["other"]
            if fields["other"] < 0:
                del owners[fields["lot"]]
                pledged.discard(fields["lot"])
        elif name == "lot_mortgaged":
            pledged.add(fields["lot"])
        elif name == "lot_redeemed":
            pledged.discard(fields["lot"])
    return days


def test_a_study_that_is_stopped_keeps_what_is_done():
    study = Study(SETTING, ("regular",) * 4, 480)
    seen = []
    sums = play_study(
        study, report=lambda sums: seen.append(sums.games), stopped=lambda: bool(seen)
    )
    result = StudyResult(study, sums)
    assert 0 < sums.games < study.total
    assert not result.is_whole
    assert not result.as_data()["whole"]


def test_rows_of_games_and_of_turns():
    rows = []
    play_study(
        SMALL, take=lambda part: rows.append((part.games, part.lines)), rows=True, lines=True
    )
    games = np.concatenate([games for games, _ in rows])
    lines = np.concatenate([lines for _, lines in rows])
    assert games.shape == (96, 5 + len(estate_study.row_names))
    assert games[:, 0].tolist() == list(range(96))
    assert lines.shape[1] == len(estate_study.line_names)
    assert set(lines[:, 2]) == {0, 1, 2, 3}
    assert lines[:, 4].min() >= 0


def test_a_lane_is_counted_too():
    study = Study(Setting("knockout", "standard", 250, seed=1), ("novice",) * 2, 4)
    sums = play_study(study)
    told = StudyResult(study, sums).as_data()["figures"]
    assert told["slides"] > 0
    assert sum(rest["count"] for rest in told["rests"]) + told["beside"] <= told["slides"]
    assert told["income"]["properties"] > 0
    rows = []
    play_study(study, take=lambda part: rows.append(part.games), rows=True)
    assert rows[0].shape == (4, 5 + len(lane_study.row_names))


def test_the_result_is_plain_data_and_shares_lie_in_their_intervals(sums):
    data = json.loads(json.dumps(StudyResult(SMALL, sums).as_data()))
    for row in [*data["players"].values(), *data["seats"]]:
        assert row["low"] <= row["share"] <= row["high"]
    assert sum(row["wins"] for row in data["players"].values()) == pytest.approx(
        data["games"] - data["undecided"]
    )
    assert sum(count for _, count in data["length_counts"]) == data["games"] - data["undecided"]
    assert data["figures"]["throws"] > 0


def test_a_quantile_is_the_least_length_that_is_not_exceeded():
    counts = np.array([0, 1, 0, 2, 1])
    assert [quantile(counts, share) for share in (0.25, 0.5, 0.75, 1.0)] == [1, 3, 3, 4]
