"""Tables that bots play, and the documents and entries a server would send of them."""

from passgo.compiling.targets import COMPILED
from passgo.game import Game
from passgo.protocol.setup import CustomsModel
from passgo.table import Customs, Table

SEATS = ("ana", "bob", "cid", "dan")


def face_of(table, edition, phase="playing"):
    """A face, as a server would make it."""
    wire = table.wire()
    seats = [
        {
            "place": place,
            "name": seat["seat"],
            "person": seat["person"],
            "open": False,
            "bot": seat["bot"],
            "away": seat["away"],
            "connected": seat["person"],
            "habits": seat["habits"],
        }
        for place, seat in enumerate(wire["seats"])
    ]
    return {
        **wire,
        "seats": seats,
        "code": "K7QX2MP",
        "phase": phase,
        "edition": edition,
        "mode": "standard",
        "options": {},
        "departures": list(table.game.departures),
        "customs": CustomsModel().model_dump(),
        "visibility": "private",
        "watch": True,
        "host": 0,
        "fair": {"commitment": "00" * 32, "luck": {}, "secret": None, "seed": None},
        "rematch": None,
        "watchers": 0,
        "winners": list(table.game.look().public["winners"]),
    }


def played(edition, actions, seed=1):
    """Documents after each action, as one seat's socket has them, and the entries told."""
    game = Game.new(edition, seats=SEATS, seed=seed, target=COMPILED)
    table = Table(game, dict.fromkeys(SEATS, "regular"), lambda: 0.0, Customs())
    documents, entries = [], []

    def hear(entry):
        if not entry.number:
            return
        entries.append(entry.told())
        look = game.look()
        you = {"ana": look.view("ana")["you"]}
        documents.append({"table": face_of(table, edition), "game": look.public, "you": you})

    table.listen(hear)
    while len(documents) < actions and (thought := table.next_thought()) is not None:
        table.settle(thought, thought.decide())
    return documents, entries
