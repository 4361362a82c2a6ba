"""A Python client for tables on a server: HTTP for single requests, a socket for a visit.

    async with Client("http://127.0.0.1:8420") as client:
        code = await client.create(edition="euro", name="ana")
        async with await client.connect(code) as visit:
            await visit.start()
            await visit.act("ana", visit.choices("ana")[0]["action"])

The client knows the protocol and no rules; see ``docs/protocol.md``.
"""

from .client import Client
from .errors import ClientError, Gone, RequestRefused, Troubled
from .visit import Visit

__all__ = ["Client", "ClientError", "Gone", "RequestRefused", "Troubled", "Visit"]
