"""Push subscriptions of guests: a few for each, the oldest go first."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from .connection import Connected
from .rows import Subscription
from .schema import db_now, subscriptions

MOST_OF_GUEST = 5
"""Most subscriptions of one guest, one for each browser."""
MOST_FAILURES = 5
"""Messages in a row that may fail before a subscription is removed."""
_ROW = tuple(subscriptions.c[name] for name in ("id", "endpoint", "p256dh", "auth", "locale"))


class Subscriptions(Connected):
    """Push subscriptions in the store."""

    async def add_subscription(self, guest: str, new: Subscription) -> None:
        """Store a subscription; a known endpoint then belongs to this guest."""
        row = {
            "id": new.id,
            "guest": guest,
            "endpoint": new.endpoint,
            "p256dh": new.p256dh,
            "auth": new.auth,
            "locale": new.locale,
            "made": db_now(),
            "failures": 0,
        }
        newest = (
            select(subscriptions.c.id)
            .where(subscriptions.c.guest == guest)
            .order_by(subscriptions.c.made.desc(), subscriptions.c.id)
            .limit(MOST_OF_GUEST)
        )

        def work(connection: Connection) -> None:
            connection.execute(delete(subscriptions).where(subscriptions.c.id == new.id))
            connection.execute(insert(subscriptions).values(row))
            kept = connection.scalars(newest).all()
            connection.execute(
                delete(subscriptions).where(
                    subscriptions.c.guest == guest, subscriptions.c.id.not_in(kept)
                )
            )

        await self.change(work)

    async def subscriptions_of(self, guest: str) -> Sequence[Subscription]:
        """A guest's subscriptions."""
        asked = select(*_ROW).where(subscriptions.c.guest == guest).order_by(subscriptions.c.id)
        rows = await self.ask(lambda connection: connection.execute(asked).all())
        return [Subscription(*row) for row in rows]

    async def remove_subscription(self, subscription: str, guest: str | None = None) -> None:
        """Remove a subscription, if it is this guest's; a guest of None means anyone's."""
        gone = delete(subscriptions).where(subscriptions.c.id == subscription)
        if guest is not None:
            gone = gone.where(subscriptions.c.guest == guest)
        await self.change(lambda connection: connection.execute(gone))

    async def note_delivery(self, subscription: str, *, failed: bool) -> None:
        """Count failures in a row; after too many the subscription is removed."""
        this = subscriptions.c.id == subscription
        count = subscriptions.c.failures + 1 if failed else 0
        # A success after a success changes nothing, and writes nothing.
        noted = update(subscriptions).where(this).values(failures=count)
        if not failed:
            noted = noted.where(subscriptions.c.failures > 0)
        worn = delete(subscriptions).where(this, subscriptions.c.failures >= MOST_FAILURES)

        def work(connection: Connection) -> None:
            connection.execute(noted)
            if failed:
                connection.execute(worn)

        await self.change(work)
