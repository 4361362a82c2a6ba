"""The inbox: requests for the leader of a table elsewhere, and its answers."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, or_, select, update

from .rows import Posted, Wake
from .schema import db_now, requests, tables
from .writing import Writing

_POSTED = (
    requests.c.id,
    requests.c.table,
    requests.c.guest,
    requests.c.body,
    requests.c.server,
    requests.c.made,
)


class Inbox(Writing):
    """Messages between servers; the asking server chooses the id of the request."""

    async def post_request(self, posted: Posted) -> None:
        """Store a request for the leader of its table; Taken if its id exists already."""
        row = {
            "id": posted.id,
            "table": posted.table,
            "guest": posted.guest,
            "server": self.server,
            "body": posted.body,
            "made": db_now(),
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(requests).values(row))
            self.notify(connection, [Wake("request", posted.table)])

        await self.change(work)
        self.told([Wake("request", posted.table)])

    async def take_requests(self, codes: Iterable[str] | None = None) -> list[Posted]:
        """Unanswered requests for tables that this server leads, oldest first, each once.

        If a server dies after taking a request, the next leader gets it again.
        """
        led = select(tables.c.code).where(tables.c.leader == self.server)
        taken = update(requests).where(
            requests.c.answer.is_(None),
            or_(requests.c.taken.is_(None), requests.c.taken != self.server),
            requests.c.table.in_(led),
        )
        if codes is not None:
            taken = taken.where(requests.c.table.in_(list(codes)))
        taken_now = taken.values(taken=self.server).returning(*_POSTED)
        found = await self.change(lambda connection: connection.execute(taken_now).all())
        return sorted((Posted(*row) for row in found), key=lambda one: (one.made, one.id))

    async def answer_request(self, request: str, answer: str) -> None:
        """Answer a request; only the first answer counts."""
        first = update(requests).where(requests.c.id == request, requests.c.answer.is_(None))

        def work(connection: Connection) -> None:
            connection.execute(first.values(answer=answer))
            self.notify(connection, [Wake("answer", request)])

        await self.change(work)
        self.told([Wake("answer", request)])

    async def drop_request(self, request: str) -> None:
        """Delete a request whose answer has been read or is no longer awaited."""
        gone = delete(requests).where(requests.c.id == request)
        await self.change(lambda connection: connection.execute(gone))

    async def request_answer(self, request: str) -> str | None:
        """The answer to a request; None until it is answered."""
        asked = select(requests.c.answer).where(requests.c.id == request)
        return await self.ask(lambda connection: connection.execute(asked).scalar_one_or_none())
