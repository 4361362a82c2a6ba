"""Encrypt a message for one browser: ``aes128gcm`` of RFC 8188 with the keys of RFC 8291."""

import os
import struct
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from .keys import point_of

ENCODING: Final = "aes128gcm"
MOST: Final = 2048
"""Most bytes of a message; push services allow about 4,000 after encryption."""
AUTH_BYTES: Final = 16
_RECORD: Final = 4096
_SALT: Final = 16
_LAST: Final = b"\x02"
"""The delimiter after the last record."""


def seal(
    message: bytes,
    point: bytes,
    auth: bytes,
    salt: bytes | None = None,
    own: EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of a push request; ValueError if the browser's keys are none.

    Salt and key of the sender are new for every message; a test gives its own.
    """
    if len(auth) != AUTH_BYTES:
        raise ValueError("auth: not 16 bytes")
    if len(message) > MOST:
        raise ValueError("the message is too long")
    receiver = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    own = own or generate_private_key(SECP256R1())
    salt = salt or os.urandom(_SALT)
    sender = point_of(own.public_key())
    shared = own.exchange(ECDH(), receiver)
    secret = _derive(shared, auth, b"WebPush: info\0" + point + sender, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + _LAST, None)
    return salt + struct.pack("!IB", _RECORD, len(sender)) + sender + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
