"""Every action of the closed set for every seat, to compare ``legal`` with.

Nothing here uses the rules to select actions. Actions are written in the format for people and read
once per table; only the sale of a whole group depends on its buildings. The text of a table's own
unit is manual chance, like its dice: any text is possible, and the kernel lists none.
"""

import json

from passgo.estate.edition.model import PACK_IDS
from passgo.estate.rules import state as st
from passgo.estate.rules.actions import ACTION_NAMES
from passgo.table.doing import word_of

SHORT = ("claim", "accept", "reject", "card")
"""Words that mean one of several choices when nothing more is said."""
LISTS = ("build", "sell", "swap", "want")
SINGLES = ("mortgage", "redeem")
NAMING = ("bid", "offer", "settle", "force", "zone", "unit", *SHORT, *LISTS, *SINGLES)
BARE = [word for word in ACTION_NAMES if word not in {"wait", *NAMING}]


def name(written):
    """One text per action."""
    return json.dumps(written, sort_keys=True)


class Universe:
    """The closed set of one table."""

    def __init__(self, game):
        self.game = game
        self.faces = bool(game.board.manual_dice)
        fixed = list(self._fixed())
        self.fixed = [(name(written), game.wording.read(written)) for written in fixed]
        self.short = [(word, game.wording.read(word)) for word in SHORT]
        claims = [{"claim": {"from": seat}} for seat in game.seats]
        claims += [{"claim": {"on": square}} for square in range(st.SQUARES)]
        self.short += [("claim", game.wording.read(written)) for written in claims]

    def _fixed(self):
        yield from BARE if not self.faces else [*BARE[1:], {"roll": [1, 1]}]
        for square in range(st.SQUARES):
            yield from ({word: [square]} for word in LISTS)
            yield from ({word: square} for word in SINGLES)
            yield from ({"claim": {"from": seat, "on": square}} for seat in self.game.seats)
        for seat in self.game.seats:
            yield from ({word: {"from": seat}} for word in ("accept", "reject"))
        yield from ({"card": pack} for pack in PACK_IDS)
        yield from ({"zone": zone} for zone in self.game.wording.zones)

    def group_sales(self):
        """The sale of all buildings of a group, if there is more than one."""
        board, state = self.game.board, self.game.state
        for group in range(st.GROUPS):
            lots = []
            for lot in board.group_lots[group][: int(board.group_size[group])].tolist():
                level = int(state.level[lot])
                lots += [lot] * (1 if level == st.HOTEL else level)
            if len(lots) > 1:
                written = {"sell": lots}
                yield name(written), self.game.wording.read(written)

    def closed(self):
        """All actions of the closed set, by name and read."""
        yield from self.fixed
        yield from self.group_sales()


def assert_legal_is_all(game, universe, trial, seat):
    """``legal`` is sound and complete for one seat: listed is accepted, not listed is refused."""
    read = game.wording.read
    listed, ranges = {}, {"bid": [], "offer": [], "settle": [], "force": []}
    # What the kernel lists; taking back is the game's own.
    for choice in game.choices_in(game.state, seat):
        word = word_of(choice.action)
        if word in ranges:
            ranges[word].append(choice)
        else:
            listed[name(choice.action)] = choice.action
        if word != "offer":
            assert trial.attempt(seat, read(choice.action)) == 0, choice
        assert game.wording.write(read(choice.action)) == choice.action
    found = set()
    for label, record in universe.closed():
        accepted = trial.attempt(seat, record) == 0
        assert accepted == (label in listed), (seat, label, accepted)
        found.add(label)
    assert found >= set(listed), "something is listed that the closed set does not hold"
    words = {word_of(action) for action in listed.values()}
    for word, record in universe.short:
        assert trial.attempt(seat, record) != 0 or word in words, (seat, word)
    assert_bids(game, trial, seat, ranges["bid"])
    assert_offers(game, trial, seat, ranges["offer"])
    assert_settlements(game, trial, seat, ranges["settle"])
    assert_forced_deals(game, trial, seat, ranges["force"])


def assert_bids(game, trial, seat, choices):
    """The limits of a bid are accepted and sums beyond are not; without limits no sum is."""

    def takes(amount):
        action = game.wording.read({"bid": 0})
        action.amount = amount
        return trial.attempt(seat, action) == 0

    unit = game.edition.money
    if not choices:
        cash = int(game.state.cash[seat])
        assert not any(takes(amount) for amount in (-1, 0, 1, 2, 10, cash, cash + 1, 10**9))
        return
    [choice] = choices
    least, most = (unit.to_unit(choice.limits[end]) for end in ("least", "most"))
    assert least <= most
    assert takes(least)
    assert takes(most)
    assert not takes(least - 1)
    assert not takes(most + 1)


def offers_to(game, seat, other):
    """Small offers between two seats: a coin, a lot, a card, either way."""
    yield {"give": {"cash": 1}}
    yield {"get": {"cash": 1}}
    yield {"give": {"cash": 1}, "get": {"cash": 1}}
    for side, who, back in (("give", seat, "get"), ("get", other, "give")):
        for lot in range(st.SQUARES):
            if game.state.owner[lot] == who:
                yield {side: {"lots": [lot]}}
                yield {side: {"lots": [lot]}, back: {"cash": 1}}
        for pack, label in enumerate(PACK_IDS):
            if game.state.release_holder[pack] == who:
                yield {side: {"cards": {label: 1}}}
                yield {side: {"cards": {label: 1}}, back: {"cash": 1}}


def assert_offers(game, trial, seat, choices):
    """An offer is listed for a seat exactly when some offer to it would be taken."""
    listed = {choice.action["offer"]["to"]: choice.limits for choice in choices}
    unit = game.edition.money.from_unit(1)
    for other, label in enumerate(game.seats):
        takes = []
        for sides in offers_to(game, seat, other):
            for side in sides.values():
                if "cash" in side:
                    side["cash"] = unit
            action = game.wording.read({"offer": {"to": label, **sides}})
            if trial.ask(seat, action):
                takes.append(sides)
                # One in many is made, to see that an offer can be and breaks nothing.
                assert len(takes) % 9 != 1 or trial.attempt(seat, action) == 0
        assert bool(takes) == (label in listed), (seat, label, takes)
        for sides in takes:
            for side, held in sides.items():
                limits = listed[label][side]
                assert held.get("cash", 0) <= limits["cash"]
                assert set(held.get("lots", [])) <= set(limits["lots"])
                assert set(held.get("cards", {})) <= set(limits["cards"])


def assert_settlements(game, trial, seat, choices):
    """A settlement is listed exactly when one in lots would be taken."""
    own = [lot for lot in range(st.SQUARES) if game.state.owner[lot] == seat]
    cash = int(game.state.cash[seat])
    takes = []
    for lots in [[], own, *([lot] for lot in own)]:
        for part in {0, cash // 2, cash}:
            action = game.wording.read({"settle": {"cash": 0, "lots": lots}})
            action.give_cash = part
            if trial.attempt(seat, action) == 0:
                takes.append((part, lots))
    assert bool(takes) == bool(choices), (seat, takes)
    for part, lots in takes:
        assert game.edition.money.from_unit(part) == choices[0].limits["cash"]
        assert set(lots) <= set(choices[0].limits["lots"])


def assert_forced_deals(game, trial, seat, choices):
    """A forced deal is listed with exactly the lots that some deal may give and take."""
    owners = game.state.owner.tolist()
    own = [lot for lot, owner in enumerate(owners) if owner == seat]
    others = [lot for lot, owner in enumerate(owners) if owner not in {-1, seat}]
    pairs = set()
    for give in [0, *own]:
        for take in [0, *others, *own[:1]]:
            action = game.wording.read({"force": {"give": give, "take": take}})
            if trial.ask(seat, action):
                pairs.add((give, take))
                assert len(pairs) % 9 != 1 or trial.attempt(seat, action) == 0
    limits = choices[0].limits if choices else {"give": [], "take": []}
    assert pairs == {(give, take) for give in limits["give"] for take in limits["take"]}
