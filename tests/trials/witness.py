"""What clients received, compared with what is stored."""

import json
import time
from contextlib import closing
from urllib.parse import urlsplit

import psycopg

from passgo.client import Troubled


class Witness:
    """Remembers every acknowledged action: table, request, entry, and when."""

    def __init__(self):
        self.acknowledged = []
        self.troubles = {}

    def watch(self, visit):
        """Record what this visit receives."""
        act = visit.act

        async def noted(seat, action):
            try:
                done = await act(seat, action)
            except Troubled as trouble:
                self.note_trouble({"code": trouble.code})
                raise
            self.acknowledged.append((visit.code, done["id"], done["number"], time.monotonic()))
            return done

        visit.act = noted
        visit.on_notice = self.note_trouble

    def note_trouble(self, said):
        code = said.get("code")
        if code is not None:
            self.troubles[code] = self.troubles.get(code, 0) + 1

    def since(self, moment, codes=None):
        """Entries acknowledged after a moment, at these tables."""
        return [
            each
            for each in self.acknowledged
            if each[3] > moment and (codes is None or each[0] in codes)
        ]

    def check(self, database):
        """Every confirmed action is in the log, once; entries have no gap. Returns how many."""
        known = list(self.acknowledged)
        requests, numbers = {}, {}
        for table, number, body in read(database, 'SELECT "table", number, body FROM log'):
            numbers.setdefault(table, []).append(number)
            said = json.loads(body)
            if "wish" in said:
                key = table, said["guest"], said["wish"]
                assert key not in requests, f"{key} stands in the log twice"
                requests[key] = number
        by_request = {(table, request): number for (table, _, request), number in requests.items()}
        for table, request, number, _ in known:
            found = by_request.get((table, request))
            assert found is not None, f"{table}: {request}, entry {number}, acknowledged and lost"
            assert found <= number, f"{table}: {request} is entry {found}, told as {number}"
        for table, found in numbers.items():
            assert sorted(found) == list(range(1, len(found) + 1)), f"{table}: entries have gaps"
        return len(known)


def read(database, statement):
    """Rows of a database, past every server."""
    if str(database).startswith("postgres"):
        parts = urlsplit(str(database))
        host = parts.query.partition("host=")[2]
        user, name = parts.username, parts.path.lstrip("/")
        with psycopg.connect(host=host, user=user, dbname=name) as connection:
            return connection.execute(statement).fetchall()
    import sqlite3

    with closing(sqlite3.connect(str(database))) as connection:
        return connection.execute(statement).fetchall()
