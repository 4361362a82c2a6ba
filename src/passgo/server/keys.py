"""Guest keys: created here, sent in a cookie or a header, and stored only as a hash."""

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
"""The longest time that browsers keep a cookie."""
_FORM = re.compile(r"[A-Za-z0-9_-]{43}")
_REMEMBERED = 20_000


@dataclass(frozen=True)
class Guest:
    """A player without an account; has the key only if it was just created."""

    id: str
    key: str | None = None


class Keys:
    """Finds guests by their keys."""

    def __init__(self, store: Store) -> None:
        """Use this store, and cache its answers."""
        self.store = store
        self._known: OrderedDict[str, str] = OrderedDict()

    async def find(self, scope: Scope) -> Guest | None:
        """The guest of a request; None without a key, ProtocolError for a wrong key.

        A wrong cookie counts as none: the player cannot correct it.
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
        """Create a new guest."""
        guest, key = uuid4().hex, secrets.token_urlsafe(32)
        await self.store.add_guest(guest, hash_of(key))
        self._remember(hash_of(key), guest)
        return Guest(guest, key)

    async def _guest_of(self, key: str) -> Guest | None:
        if _FORM.fullmatch(key) is None:
            return None
        # The lookup uses a hash: its duration says nothing about the key.
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
    """The stored hash of a key or a code."""
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
    """Store the guest's key in the browser, for as long as browsers allow."""
    response.set_cookie(
        COOKIE,
        key,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
