"""Tables made over HTTP, then laid in the database as a moment of a game, its log with it."""

import json
import sqlite3
from secrets import token_hex
from typing import Any

from .moments import SEATS, Moment, play

LONG = 600_000
"""Nothing moves while a picture is taken."""
BOTS = ("shrewd", "regular")


class Hall:
    """The tables of one device on one server; Léo is at another device."""

    def __init__(self, server: Any, device: Any, friend: Any) -> None:
        self.server = server
        self.device = device
        self.friend = friend
        self.codes: dict[str, str] = {}
        for each in (device, friend):
            self._post(each, "/api/me", {})

    def _post(self, who: Any, path: str, data: dict[str, Any]) -> dict[str, Any]:
        answer = who.post(path, data=data)
        if not answer.ok:
            raise ValueError(f"{path} {data}: {answer.text()}")
        found: dict[str, Any] = answer.json()
        return found

    def request(self, who: Any, code: str, **message: Any) -> None:
        """A request over HTTP."""
        self._post(who, f"/api/tables/{code}/requests", {"id": token_hex(8), **message})

    def gather(self, name: str, edition: str, **more: Any) -> str:
        """A table with Ana, two bots and an open chair, not yet begun."""
        bots = [{"bot": bot, "name": seat} for bot, seat in zip(BOTS, SEATS[1:3], strict=True)]
        data = {"edition": edition, "name": SEATS[0], "seats": [*bots, {}], **more}
        code: str = self._post(self.device, "/api/tables", data)["code"]
        self.codes[name] = code
        return code

    def begin(self, name: str, moment: Moment) -> None:
        """A table whose game has begun, to be laid later."""
        ends = moment.bots_play is not None and moment.bots_play < 0
        customs = {"pace": 0 if ends else LONG, "absence": None, "unwatched": LONG}
        code = self.gather(
            name, moment.edition, mode=moment.mode, options=moment.options, customs=customs
        )
        if ends:
            self.request(self.device, code, type="seat_bot", place=3, bot="simple", name=SEATS[3])
        else:
            self.request(self.friend, code, type="sit", place=3, name=SEATS[3])
        self.request(self.device, code, type="start")
        if moment.options.get("rent_claims") == "manual":
            self.request(self.device, code, type="habits", seat=SEATS[0], claims=False)

    def lay(self, moments: dict[str, Moment], step: Any) -> None:
        """Put the games where the moments have them, while the server is down."""
        self.server.stop()
        with sqlite3.connect(self.server.database) as database:
            for name, moment in moments.items():
                step(name)
                _lay(database, self.codes[name], moment)
        database.close()
        self.server.start()

    def talk(self, names: list[str]) -> None:
        """A few words at each table, which are also what brings its line at Home up to date."""
        for name in names:
            code = self.codes[name]
            self.request(self.friend, code, type="say", seat=SEATS[3], phrase="nice")
            self.request(self.device, code, type="say", seat=SEATS[0], words="Bonne chance !")


def _lay(database: sqlite3.Connection, code: str, moment: Moment) -> None:
    """Let a table's game continue from a position, and do what the moment does."""
    start, done = play(moment)
    asked = "select number, body from tables where code = ?"
    number, body = database.execute(asked, (code,)).fetchone()
    changed = {**json.loads(body), "start": start, "skipped": number}
    at = database.execute('select max(at) from log where "table" = ?', (code,)).fetchone()[0]
    for seat, action, mark in done:
        number += 1
        entry = {"seat": seat, "by": "person", "action": action, "mark": mark}
        row = (code, number, at, "acted", json.dumps(entry))
        database.execute(
            'insert into log ("table", number, at, name, body) values (?,?,?,?,?)', row
        )
    database.execute('delete from snapshots where "table" = ?', (code,))
    database.execute(
        "update tables set number = ?, body = ? where code = ?",
        (number, json.dumps(changed), code),
    )
