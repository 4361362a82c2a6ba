"""The keys of guests: made here, carried in a cookie or a header, and stored only as a hash."""

import hashlib
import re
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final
from uuid import uuid4

from starlette.responses import Response
from starlette.types import Scope

from ..protocol.errors import ProtocolError
from .store import Store
from .visitors import header

COOKIE: Final = "passgo"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""As long as browsers keep a cookie at most."""
_FORM = re.compile(r"[A-Za-z0-9_-]{43}")
_REMEMBERED = 20_000


@dataclass(frozen=True)
class Guest:
    """Somebody without an account, and the key that proves it where it was just made."""

    id: str
    key: str | None = None


class Keys:
    """Who holds which key."""

    def __init__(self, store: Store) -> None:
        """Ask this store, and remember what it said."""
        self.store = store
        self._known: OrderedDict[str, str] = OrderedDict()

    async def find(self, scope: Scope) -> Guest | None:
        """The guest of a request; None where it has no key, ProtocolError where it has a wrong one.

        A cookie that is good for nothing counts as none: its bearer cannot mend it.
        """
        bearer = bearer_key(scope)
        if bearer is not None:
            guest = await self._guest_of(bearer)
            if guest is None:
                raise ProtocolError("no_key")
            return guest
        cookie = cookie_key(scope)
        return None if cookie is None else await self._guest_of(cookie)

    async def make(self) -> Guest:
        """A new guest."""
        guest, key = uuid4().hex, secrets.token_urlsafe(32)
        await self.store.add_guest(guest, hash_of(key))
        self._remember(hash_of(key), guest)
        return Guest(guest, key)

    async def _guest_of(self, key: str) -> Guest | None:
        if _FORM.fullmatch(key) is None:
            return None
        # What is looked up is a hash: how long that takes says nothing about the key.
        hashed = hash_of(key)
        found = self._known.get(hashed)
        if found is None:
            found = await self.store.find_guest(hashed)
            if found is None:
                return None
            self._remember(hashed, found)
        return Guest(found)

    def _remember(self, hashed: str, guest: str) -> None:
        self._known[hashed] = guest
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


def hash_of(secret: str) -> str:
    """What is stored of a key or a code."""
    return hashlib.sha256(secret.encode()).hexdigest()


def bearer_key(scope: Scope) -> str | None:
    """The key in the header of a request."""
    kind, _, key = header(scope, b"authorization").partition(" ")
    return key.strip() if kind.lower() == "bearer" else None


def cookie_key(scope: Scope) -> str | None:
    """The key in the cookie of a request."""
    for name, value in scope["headers"]:
        if name != b"cookie":
            continue
        for part in value.decode("latin-1").split(";"):
            word, sign, key = part.strip().partition("=")
            if word == COOKIE and sign:
                return str(key)
    return None


def set_cookie(response: Response, key: str, *, secure: bool) -> None:
    """Give a browser the key of its guest, for ever as browsers count."""
    response.set_cookie(
        COOKIE,
        key,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
