"""Wishes left for the leader of a table elsewhere, and its answers."""

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
    """How servers ask each other; the one that asks names the wish."""

    async def post_wish(self, posted: Posted) -> None:
        """Leave a wish for whoever leads its table; Taken where its id is there already."""
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
        """Wishes without an answer for tables this server leads, oldest first, each once.

        Those that a server took which has died come again to the next leader.
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
        """Answer a wish; the first answer stands."""
        first = update(wishes).where(wishes.c.id == wish, wishes.c.answer.is_(None))

        def work(connection: Connection) -> None:
            connection.execute(first.values(answer=answer))
            self.notify(connection, [Wake("answer", wish)])

        await self.change(work)
        self.told([Wake("answer", wish)])

    async def drop_wish(self, wish: str) -> None:
        """Take a wish away that nobody waits for an answer to, or whose answer has been read."""
        gone = delete(wishes).where(wishes.c.id == wish)
        await self.change(lambda connection: connection.execute(gone))

    async def wish_answer(self, wish: str) -> str | None:
        """The answer to a wish, once there is one."""
        asked = select(wishes.c.answer).where(wishes.c.id == wish)
        return await self.ask(lambda connection: connection.execute(asked).scalar_one_or_none())
