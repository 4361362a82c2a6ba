"""Positions: text to state to text, and everything that is no position."""

import random
from collections import Counter

import pytest

from passgo import scenario
from passgo.compiling.targets import COMPILED
from passgo.editions import load_edition
from passgo.errors import PositionError
from passgo.estate.formats.position_lines import MATTERS
from passgo.estate.rules import state as st
from passgo.estate.rules.events import REASON_CARD, REASON_RENT
from passgo.estate.rules.lots import recount
from passgo.estate.rules.money import charge
from passgo.estate.rules.state import M_KIND, STATE_DTYPE
from passgo.game import Game
from tests.playing import SEATS, TABLES, new_table, play
from tests.scenes import FILES, read_scenes

CHAPTERS = {
    "deska": ("SHORT", "DEBT", "MORT", "BANKR", "CARD", "UTIL", "SP-1", "SP-2", "SP-39"),
    "revolution": ("ZONE", "ECHANCE", "FORCED", "SP-4"),
}


NONE = -1
DIGEST = load_edition("euro").digest
OFTEN = 12
"""A matter that has been there and back so many times is trusted."""


def assert_round_trip(game):
    text = game.position()
    again = Game.from_position(text, game.kernel.target)
    assert again.state_bytes() == game.state_bytes(), text
    assert again.position() == text
    assert (again.edition.id, again.mode) == (game.edition.id, game.mode)
    assert (again.seats, again.options) == (game.seats, game.options)
    return text


@pytest.mark.parametrize(("edition", "mode", "dice"), TABLES)
def test_round_trip_in_random_games(edition, mode, dice):
    rng = random.Random(f"{edition} {mode} {dice}")
    seed = rng.randrange(1 << 128)
    game = new_table(edition, mode, dice, seed, auction=rng.choice(["passes", "timer"]))
    assert_round_trip(game)
    for moment in play(game, rng, 150):
        if rng.random() < 0.1:
            assert_round_trip(moment)
    assert_round_trip(game)


def test_round_trip_at_the_moments_of_the_scenarios():
    """Scenarios reach every kind of open matter, unlike random games."""
    kinds = Counter()
    for path in FILES:
        if not path.name.startswith(CHAPTERS.get(path.parent.name, ())):
            continue
        for one in read_scenes(path):
            if one.content.get("refused_new"):
                continue
            game = scenario.start(one, COMPILED)
            for item in one.content.get("when") or []:
                seat, action = next(iter(item.items()))
                if seat == "then" or (isinstance(action, dict) and "refused" in action):
                    continue
                game.apply(seat, action)
                matters = game.state.matters[: int(game.state.depth), M_KIND].tolist() or [NONE]
                kinds.update(matters)
                if min(kinds[kind] for kind in matters) <= OFTEN:
                    assert_round_trip(game)
    assert set(kinds) == {*(form.kind for form in MATTERS.values()), NONE}


@pytest.mark.parametrize("ended", ["rejected", "lapsed"])
def test_a_settlement_that_came_to_nothing_leaves_no_trace(ended):
    game = new_table("deska", dice="manual", seed=7)
    for name, dice in zip(SEATS, ([6, 6], [1, 2], [1, 3], [1, 4]), strict=True):
        game.apply(name, {"roll": dice})
    game.state.owner[[1, 15]] = 0
    recount(game.board, game.state)
    game.state.bank += game.state.cash[0] - 7
    game.state.cash[0] = 7
    charge(game.board, game.state, game._log, 0, 1, 400, REASON_RENT, 6)
    before = game.state.matters[0].tolist()
    game.apply("ana", {"settle": {"cash": 7, "lots": [1]}})
    if ended == "rejected":
        game.apply("Bob B.", "reject")
    else:
        game.apply("ana", {"mortgage": 1})
    assert game.state.matters[0].tolist() == before
    assert_round_trip(game)


def attempt(read, *given):
    """What a reader gives, or nothing and why."""
    try:
        return read(*given), ""
    except PositionError as error:
        return None, str(error)


def example():
    game = new_table("euro", dice="manual", seed=7)
    for name, dice in zip(SEATS, ([6, 6], [1, 2], [1, 3], [1, 4]), strict=True):
        game.apply(name, {"roll": dice})
    game.apply("ana", {"roll": [1, 2]})
    game.apply("ana", "buy")
    game.apply("ana", {"offer": {"to": "nobody", "give": {"lots": [3]}, "get": {"cash": 80}}})
    return game


def test_a_position_can_be_read():
    text = example().position()
    assert text.startswith(f"passgo position 2\nedition euro {DIGEST}\nmode standard\n")
    assert "turn number 1 mover ana phase end die1 1 die2 2 throws 1\n" in text
    assert "seat ana cash 1440 at 3 last_offer 1\n" in text
    assert 'seat "4" cash 1500 at 0\n' in text
    assert "lots ana brown 3\n" in text
    assert 'offer ana to "nobody" get_cash 80 give_lots [3] number 1\n' in text


def test_what_was_just_received_who_has_thrown_and_what_waits_can_be_read():
    game = new_table("euro", dice="manual", seed=7, rent_claims="manual")
    for name, dice in zip(SEATS, ([6, 6], [1, 2], [1, 3], [1, 4]), strict=True):
        game.apply(name, {"roll": dice})
    game.state.owner[[5, 6, 15]] = 0, 1, 0
    game.state.mortgaged[5] = 1
    recount(game.board, game.state)
    game.apply("ana", {"roll": [1, 5]})
    game.apply("ana", "end")
    game.apply("Bob B.", {"roll": [1, 3]})
    game.apply("ana", {"offer": {"to": "Bob B.", "give": {"lots": [5]}, "get": {"cash": 80}}})
    game.apply("Bob B.", "accept")
    text = assert_round_trip(game)
    assert "received [5]\n" in text
    assert 'claim from ana by "Bob B." on 6 amount 6 turn 1 thrown ["Bob B."]\n' in text
    game.state.bank += game.state.cash[0]
    game.state.cash[0] = 0
    charge(game.board, game.state, game._log, 0, -1, 50, REASON_CARD, 0)
    game.apply("Bob B.", "claim")
    due = 'matter due by ana to "Bob B." amount 6 reason rent on 6\n'
    assert f"{due}matter debt by ana to bank amount 50 reason card\n" in assert_round_trip(game)


def round_board():
    """Three texts are drawn in the car zone; the first has sent ana to an unowned lot."""
    game = new_table("revolution", dice="manual", seed=7, random_chance=0)
    for name, dice in zip(SEATS, ([6, 6], [1, 2], [1, 3], [1, 4]), strict=True):
        game.apply(name, {"roll": dice})
    game.state.at[:3] = [15, 26, 24]
    for place, text in enumerate((4, 17, 8, 11)):
        game.state.planned[st.UNIT, place] = game.board.effect[st.UNIT, text]
        game.state.planned[st.UNIT, place, st.E_CARD] = text + 1
    game.state.planned_count[st.UNIT] = 4
    game.apply("ana", {"roll": [3, 4]})
    game.apply("ana", {"zone": "car"})
    return game


def test_a_position_of_a_round_board_can_be_read():
    text = assert_round_trip(round_board())
    assert "\npack" not in text
    assert "planned unit pay amount 15 id ev12\n" in text
    assert 'text "Bob B." collect amount 100 id ev18\n' in text
    assert 'text "nobody" advance_to_nearest target 3 salary 1 id ev09\n' in text
    drawn = 'left ["Bob B." "nobody"] drawn ["Bob B." "nobody"]'
    assert f"matter texts by ana {drawn}\nmatter buy seat ana lot 24" in text


def test_a_zone_to_choose_and_a_move_to_resume():
    game = new_table("revolution", dice="manual", seed=7)
    for name, dice in zip(SEATS, ([6, 6], [1, 2], [1, 3], [1, 4]), strict=True):
        game.apply(name, {"roll": dice})
    asked = game.fork()
    asked.state.at[0] = 15
    asked.apply("ana", {"roll": [3, 4]})
    assert "matter zone seat ana square 22\n" in assert_round_trip(asked)
    game.state.at[0], game.state.cash[0] = 38, 0
    game.state.bank = -sum(game.state.cash)
    game.state.deepest = 2
    text = game.position() + "matter resume seat ana pips 3\n"
    text += "matter debt by ana to bank amount 3000000 reason card\n"
    assert assert_round_trip(Game.from_position(text)) == text


@pytest.mark.parametrize("example", [example, round_board])
def test_every_field_of_the_state_stands_in_a_position(example):
    """If any number changes, the text changes or the position is refused."""
    game = example()
    text = game.position()
    for name in STATE_DTYPE.names:
        other = game.fork()
        field = other.state[name]
        if getattr(field, "shape", ()):
            place = (0,) * (field.ndim - 1) + (1,)
            field[place] += 1
        else:
            other.state[name] += 1
        changed, refusal = attempt(other.position)
        assert changed != text, name
        assert changed is not None or "cannot be written" in refusal, refusal


def test_comments_blank_lines_and_the_order_of_lines_do_not_matter():
    game = example()
    head, *lines = game.position().splitlines()
    seats = [line for line in lines if line.startswith("seat")]
    others = [line for line in reversed(lines) if line not in seats]
    again = Game.from_position("\n".join([head, "", "# upside down", *others, *seats]))
    assert again.state_bytes() == game.state_bytes()


def test_a_game_goes_on_from_a_position_and_its_record_replays():
    rng = random.Random(11)
    game = Game.from_position(example().position())
    for _ in play(game, rng, 60):
        pass
    assert len(game.actions) > 20
    record = game.record()
    assert record["start"] == game.start
    assert Game.replay(record).state_bytes() == game.state_bytes()
    assert game.fork().record() == record


WRONG = [
    ("passgo position 2", "passgo position 3", "line 1: found 'passgo position 3'"),
    ("edition euro", "edition euri", "line 2: edition: name: found 'euri 1a9ab8d9…'"),
    (f"edition euro {DIGEST}\n", "", "expected a line that begins with edition"),
    (DIGEST, "", "line 2: edition found 'euro', expected a name and 32 hexadecimal"),
    (DIGEST, "0" * 32, "line 2: edition: euro: found 1a9ab8d9…, expected 00000000…"),
    (DIGEST, f"{DIGEST} x", "line 2: edition found 'euro 1a9ab8d9"),
    ("passgo position 2", "passgo position 1", "line 2: edition found 2 words, expected one word"),
    ("mode standard", "mode quick", "line 3: found mode"),
    ('option dice "manual"', 'option dice "loaded"', "line 4: found option dice"),
    ('option dice "manual"', "option dice manual", "line 4: found 'manual'"),
    ('option dice "manual"', 'option die "manual"', "line 4: found option die"),
    ("seed 0", "seed x", "expected 32 hexadecimal digits"),
    ("seat ana cash 1440", "seat ana cash -1", "found seat cash '-1', expected 0 or more"),
    ("seat ana cash 1440", "seat ana cash 99999999999999999999", "found seat cash"),
    ("seat ana cash 1440 at 3", "seat ana cash 1440 at 40", "at '40', expected 0 to 39"),
    ("seat ana cash 1440 at 3", "seat ana cash 1440", "found seat no at"),
    ("seat ana cash 1440 at 3", "seat ana cash 1440 at 3 jail 1", "ana in jail at 3"),
    ("seat ana cash 1440 at 3", "seat ana cash 1440 at 3 out yes", "owning something"),
    ("mover ana", "mover eve", "found turn mover 'eve'"),
    ("phase end", "phase dream", "found turn phase 'dream', expected order, roll, end, over"),
    ("phase end", "phase over", "winners exactly when over"),
    ("die1 1", "die1 7", "die1 '7', expected 0 to 6"),
    ("throws 1", "throws", "found turn nothing after throws"),
    ("throws 1", "throws 1 throws 1", "found turn throws twice"),
    ("throws 1", "throws 1 luck 3", "found turn 'luck'"),
    ("throws 1", "throws 1 time_called yes", "expected a timed game"),
    ("bank houses 32", "bank houses 33", "32 at most"),
    ("lots ana brown 3", "lots eve brown 3", "expected ana"),
    ("lots ana brown 3", "lots ana grey 3", "found lots 'grey'"),
    ("lots ana brown 3", "lots ana brown 5", "expected one of"),
    ("lots ana brown 3", "lots ana brown 3 3", "lot 3 twice"),
    ("lots ana brown 3", "lots ana brown 3+5", "expected a lot such as"),
    ("lots ana brown 3", "lots ana brown 3+2-mortgaged", "built and mortgaged"),
    ("lots ana brown 3", "lots ana brown 3-paid", "expected a mortgaged lot"),
    ("lots ana brown 3", "lots ana brown 3\nreceived [3]", "expected mortgaged lots of players"),
    ("lots ana brown 3", "lots ana brown 3-mortgaged\nreceived [5]", "received: found lot 5"),
    ("lots ana brown 3", "lots ana brown 3-mortgaged\nreceived [3] [3]", "found received 2 lists"),
    ("pack chance", "# pack chance", "expected a line that begins with pack chance"),
    ("ch01", "ch99", "found pack 'ch99'"),
    ("ch01", "ch02", "each at most once"),
    (" ch01", "", "ch01 not once"),
    ('to "nobody"', "to nobody", "found offer to 'nobody'"),
    ('to "nobody"', "to ana", "expected two seats still in"),
    ("give_lots [3]", "give_lots 3", "lots in brackets"),
    ("give_lots [3]", "give_lots [0]", "square 0, expected a lot"),
    ("give_lots [3]", "give_lots [3", "a closing bracket"),
    ("number 1\n", "number 2\n", "each once, 1 at most"),
    ("lots ana brown 3", "lot ana 3", "found 'lot', expected edition, mode"),
    ("lots ana brown 3", 'lots "ana brown 3', "expected a closing quote"),
    ("lots ana brown 3", "wish ana [3]", "expected a shortage"),
    ("lots ana brown 3", "claim from ana by ana on 3 amount 4 turn 1", "two seats still in"),
    ("lots ana brown 3", "release chance holder ana since 0", "ch08 not once"),
    ("lots ana brown 3", "matter buy seat ana lot 3", "found matter no price"),
    ("lots ana brown 3", "matter party", "found matter 'party'"),
    ("lots ana brown 3", "matter estate of ana lots [1]", "found no seat asked"),
    ("lots ana brown 3", "planned chance pay amount", "nothing after amount"),
    ("lots ana brown 3", "winners [ana]", "winners exactly when over"),
]


WRONG_ON_A_ROUND_BOARD = [
    ("bank houses", "pack chance ch01\nbank houses", "'chance', expected nothing, for revolution"),
    ("bank houses", "release chance holder ana since 0\nbank houses", "found release 'chance'"),
    ("planned unit pay", "planned chance pay", "found planned 'chance', expected unit"),
    ("planned unit pay amount 15 id", "planned unit from_pack id", "found planned 'from_pack'"),
    ("id ev12", "id ev99", "id 'ev99', expected ev01 to ev20"),
    ('text "Bob B."', "text eve", "found text 'eve'"),
    ('text "Bob B."', "text ana", "ana with a text"),
    ('text "Bob B." collect', 'text "Bob B." vanish', "found text 'vanish'"),
    ('text "Bob B." collect amount 100 id ev18\n', "", "Bob B. without a text"),
    ('drawn ["Bob B." "nobody"]', 'drawn ["Bob B."]', "nobody with a text"),
    ("matter buy seat ana lot 24", "matter zone seat ana square 24\n#", "expected a zone square"),
    ("matter buy seat ana lot 24", "matter resume seat ana pips 12\n#", "pips '12'"),
    ("matter buy seat ana lot 24", "#", "found no seat asked"),
]


@pytest.mark.parametrize(
    ("example", "right", "wrong", "message"),
    [
        *[(example, *case) for case in WRONG],
        *[(round_board, *case) for case in WRONG_ON_A_ROUND_BOARD],
    ],
)
def test_what_is_no_position_is_refused_in_one_line(example, right, wrong, message):
    text = example().position()
    assert right in text
    with pytest.raises(PositionError) as caught:
        Game.from_position(text.replace(right, wrong, 1))
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith("position: line ")


@pytest.mark.parametrize("text", ["", "\n", "hello", "passgo position 1", None, 7, b"x"])
def test_what_is_no_text_of_ours_is_refused(text):
    with pytest.raises(PositionError):
        Game.from_position(text)


@pytest.mark.parametrize("edition", ["deska", "revolution"])
def test_damaged_text_never_passes_for_another_kind_of_error(edition):
    """With any changed character, the text is refused in one line or is a valid position."""
    rng = random.Random(3)
    game = new_table(edition, seed=9)
    texts = [moment.position() for moment in play(game, rng, 150)]
    accepted = 0
    for _ in range(200):
        text = list(rng.choice(texts))
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(text))
            text[place] = rng.choice(
                ["", "0", "9", "-", " ", "\n", "x", "[", '"', "+", text[place]]
            )
        again, refusal = attempt(Game.from_position, "".join(text), COMPILED)
        if again is None:
            assert "\n" not in refusal
            assert refusal.startswith("position: line ")
            continue
        accepted += 1
        assert_round_trip(again)
        for seat in again.seats:
            again.legal(seat)
            again.view(seat)
    assert accepted > 0


OVER_IN_A_ZONE = """
clause: SHORT-07
title: the game ends while the texts of a zone are being shown
edition: revolution
mode: short
players: [ana, bob, cid, dan]
given:
  turn: ana
  ana: {cash: 15M, at: 0}
  bob: {cash: 1M, at: 11}
  cid: {cash: 1M, at: 12}
  dan: {cash: 1M, at: 13}
  next_cards:
    unit: [{kind: advance_to, target: 19}, {kind: pay, amount: 90M}, {kind: collect, amount: 50K}]
when:
  - ana: {roll: [3, 4]}
  - ana: {zone: cycle}
  - bob: decline
  - ana: pass
  - bob: pass
  - cid: pass
  - dan: pass
  - cid: bankrupt
"""


def test_throws_for_the_first_turn_that_are_all_made_are_refused():
    text = Game.new("deska", ["ana", "bob", "cid"]).position()
    with pytest.raises(PositionError, match="expected a seat with order to_throw"):
        Game.from_position(text.replace("to_throw", "3"))


def test_a_game_over_while_a_zone_shows_its_texts_reads_back(tmp_path):
    """One was sent to a lot, another's text was still to come: neither outlives the game."""
    path = tmp_path / "over.yaml"
    path.write_text(OVER_IN_A_ZONE, encoding="utf-8")
    [scene] = read_scenes(path)
    game = scenario.start(scene, COMPILED)
    for item in scene.content["when"]:
        [(seat, action)] = item.items()
        game.apply(seat, action)
    assert game.is_over
    assert_round_trip(game)
    assert not game.state.sent.any()
    assert not game.state.texts.any()
