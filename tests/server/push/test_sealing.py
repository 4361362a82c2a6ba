"""Encryption and signatures: as the standards print them, and as another library reads them."""

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key
from py_vapid.jwt import decode

from passgo.server.push.keys import ServerKey, from_text, new_key, to_text
from passgo.server.push.sealing import MOST, seal
from tests.server.push.browser import Browser

# The example of RFC 8291, appendix A.
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
    "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
    "a-fN"
)


def test_a_message_is_sealed_as_in_the_example_of_the_standard():
    sender = derive_private_key(int.from_bytes(from_text(SENDER)), SECP256R1())
    words = b"When I grow up, I want to be a watermelon"
    sealed = seal(words, from_text(RECEIVER), from_text(AUTH), from_text(SALT), sender)
    assert to_text(sealed) == SEALED


def test_only_its_browser_opens_a_message():
    browser = Browser()
    sealed = seal("À vous !".encode(), browser.point, browser.auth)
    assert browser.open(sealed) == "À vous !".encode()
    assert seal(b"twice", browser.point, browser.auth) != seal(
        b"twice", browser.point, browser.auth
    )
    with pytest.raises(ValueError, match="tag"):
        Browser().open(sealed)


@pytest.mark.parametrize(
    ("point", "auth", "words"),
    [
        (b"\x04" + bytes(64), bytes(16), b"a point that is not on the curve"),
        (b"short", bytes(16), b""),
        (from_text(RECEIVER), bytes(15), b""),
        (from_text(RECEIVER), bytes(16), bytes(MOST + 1)),
    ],
)
def test_nothing_is_sealed_for_wrong_keys(point, auth, words):
    with pytest.raises(ValueError):  # noqa: PT011 (each has its own words)
        seal(words, point, auth)


def test_a_signature_names_the_push_service_and_who_to_write_to():
    key = ServerKey(new_key(), "mailto:ana@example.org")
    header = key.authorization("https://push.example.org")
    kind, _, rest = header.partition(" ")
    told = dict(part.split("=", 1) for part in rest.split(","))
    claims = decode(told["t"], told["k"])
    assert (kind, told["k"]) == ("vapid", key.public)
    assert claims["aud"] == "https://push.example.org"
    assert claims["sub"] == "mailto:ana@example.org"
    assert key.authorization("https://push.example.org") == header
    assert key.authorization("https://other.example.org") != header


@pytest.mark.parametrize("text", ["", "abc", to_text(bytes(32)), to_text(b"\xff" * 32), "é" * 43])
def test_what_is_no_key_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011
        ServerKey(text, "mailto:ana@example.org")
