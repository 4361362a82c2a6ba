"""The inbox: wishes for the leader of a table elsewhere, and its answers."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, or_, select, update

from .rows import Posted, Wake
from .schema import db_now, tables, wishes
from .writing import Writing

_POSTED = (
    wishes.c.id,
    wishes.c.table,
    wishes.c.guest,
    wishes.c.body,
    wishes.c.server,
    wishes.c.made,
)


class Inbox(Writing):
    """Messages between servers; the asking server chooses the id of the wish."""

    async def post_wish(self, posted: Posted) -> None:
        """Store a wish for the leader of its table; Taken if its id exists already."""
        row = {
            "id": posted.id,
            "table": posted.table,
            "guest": posted.guest,
            "server": self.server,
            "body": posted.body,
            "made": db_now(),
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(wishes).values(row))
            self.notify(connection, [Wake("wish", posted.table)])

        await self.change(work)
        self.told([Wake("wish", posted.table)])

    async def take_wishes(self, codes: Iterable[str] | None = None) -> list[Posted]:
        """Unanswered wishes for tables that this server leads, oldest first, each once.

        If a server dies after taking a wish, the next leader gets it again.
        """
        led = select(tables.c.code).where(tables.c.leader == self.server)
        taken = update(wishes).where(
            wishes.c.answer.is_(None),
            or_(wishes.c.taken.is_(None), wishes.c.taken != self.server),
            wishes.c.table.in_(led),
        )
        if codes is not None:
            taken = taken.where(wishes.c.table.in_(list(codes)))
        taken_now = taken.values(taken=self.server).returning(*_POSTED)
        found = await self.change(lambda connection: connection.execute(taken_now).all())
        return sorted((Posted(*row) for row in found), key=lambda one: (one.made, one.id))

    async def answer_wish(self, wish: str, answer: str) -> None:
        """Answer a wish; only the first answer counts."""
        first = update(wishes).where(wishes.c.id == wish, wishes.c.answer.is_(None))

        def work(connection: Connection) -> None:
            connection.execute(first.values(answer=answer))
            self.notify(connection, [Wake("answer", wish)])

        await self.change(work)
        self.told([Wake("answer", wish)])

    async def drop_wish(self, wish: str) -> None:
        """Delete a wish whose answer has been read or is no longer awaited."""
        gone = delete(wishes).where(wishes.c.id == wish)
        await self.change(lambda connection: connection.execute(gone))

    async def wish_answer(self, wish: str) -> str | None:
        """The answer to a wish; None until it is answered."""
        asked = select(wishes.c.answer).where(wishes.c.id == wish)
        return await self.ask(lambda connection: connection.execute(asked).scalar_one_or_none())
