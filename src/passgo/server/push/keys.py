"""The server's own key for Web Push: made once, kept by the administrator, shown only in public."""

import base64
import binascii
import time
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

KEY_BYTES: Final = 32
_LASTS: Final = 12 * 3600
"""Seconds for which a signature is valid; push services allow a day."""
_RENEWED: Final = _LASTS / 2


def to_text(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Bytes from base64url, with or without padding; ValueError if it is none."""
    try:
        padded = text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4)
        return base64.b64decode(padded.encode("ascii"), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError):
        raise ValueError("not base64url") from None


def new_key() -> str:
    """A new private key as text."""
    number = generate_private_key(SECP256R1()).private_numbers().private_value
    return to_text(number.to_bytes(KEY_BYTES))


def point_of(key: EllipticCurvePublicKey) -> bytes:
    """A public key as the 65 bytes that browsers use."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class ServerKey:
    """The private key of a server, and its signatures for each push service."""

    def __init__(self, text: str, contact: str) -> None:
        """Read the key; ValueError if it is none. Push services may write to ``contact``."""
        self._private = _read(text)
        self._contact = contact
        self._signer = Vapid02(self._private)
        self._signed: dict[str, tuple[float, str]] = {}

    @property
    def public(self) -> str:
        """The public key as browsers take it."""
        return to_text(point_of(self._private.public_key()))

    def authorization(self, origin: str) -> str:
        """The header that proves to a push service whose messages these are."""
        now = time.time()
        until, header = self._signed.get(origin, (0.0, ""))
        if until - now < _RENEWED:
            until = now + _LASTS
            claims = {"aud": origin, "exp": int(until), "sub": self._contact}
            header = str(self._signer.sign(claims)["Authorization"])
            self._forget(now)
            self._signed[origin] = until, header
        return header

    def _forget(self, now: float) -> None:
        kept = {origin: one for origin, one in self._signed.items() if one[0] - now >= _RENEWED}
        # Origins come from guests: there may be many.
        self._signed = kept if len(kept) < _MOST_ORIGINS else {}


_MOST_ORIGINS: Final = 200


def _read(text: str) -> EllipticCurvePrivateKey:
    data = from_text(text)
    if len(data) != KEY_BYTES:
        raise ValueError("not 32 bytes")
    return derive_private_key(int.from_bytes(data), SECP256R1())
