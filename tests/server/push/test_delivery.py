"""One message to a push service: over TLS, and whatever the service answers."""

import ssl
from datetime import UTC, datetime, timedelta
from hashlib import sha256

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from passgo.server.push.delivery import Delivery, Message, Outcome
from passgo.server.push.keys import ServerKey, new_key
from passgo.server.store import Subscription
from tests.server.push.browser import Browser, push_service

MESSAGE = Message(b'{"title":"Your turn"}', "K7QX2MP")


def certificate(folder, name):
    """A certificate of its own authority, and its key."""
    key, now = generate_private_key(SECP256R1()), datetime.now(UTC)
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    made = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    plain = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path = folder / f"{name}.pem"
    path.write_bytes(made.public_bytes(Encoding.PEM) + plain)
    return path


def serving_as(path):
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(path)
    return context


def subscription(browser, url):
    return Subscription(sha256(url.encode()).hexdigest(), url, **browser.keys(), locale="en")


@pytest.fixture
async def delivery():
    made = Delivery(ServerKey(new_key(), "mailto:ana@example.org"), local=True)
    yield made
    await made.close()


@pytest.mark.parametrize(("name", "outcome"), [("localhost", "sent"), ("other.test", "failed")])
async def test_a_message_goes_over_tls_to_the_name_that_was_checked(
    tmp_path, monkeypatch, delivery, name, outcome
):
    path = certificate(tmp_path, name)
    monkeypatch.setenv("SSL_CERT_FILE", str(path))
    browser = Browser()
    async with push_service(serving_as(path)) as service:
        url = f"{service.base}/browser/1?v=2"
        assert (await delivery.send(subscription(browser, url), MESSAGE)).value == outcome
        if outcome == "failed":
            assert service.received == []
            return
        ((target, headers, body),) = service.received
    assert (target, browser.open(body)) == ("/browser/1?v=2", MESSAGE.body)
    assert headers["host"] == service.base.removeprefix("https://")
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", "K7QX2MP")
    assert int(headers["ttl"]) > 0
    assert headers["authorization"] == delivery.key.authorization(service.base)
    assert "cookie" not in headers


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(200, "sent"), (201, "sent"), (404, "gone"), (410, "gone"), (301, "failed"), (503, "failed")],
)
async def test_the_answer_is_an_outcome(delivery, status, outcome):
    async with push_service() as service:
        service.status = status
        told = await delivery.send(subscription(Browser(), f"{service.base}/a"), MESSAGE)
        assert (told.value, len(service.received)) == (outcome, 1)


async def test_a_service_that_never_answers_is_given_up(delivery, monkeypatch):
    monkeypatch.setattr("passgo.server.push.delivery.SECONDS", 0.05)
    async with push_service() as service:
        told = await delivery.send(subscription(Browser(), f"{service.base}/slow"), MESSAGE)
    assert told is Outcome.FAILED


async def test_a_service_that_is_not_there_or_not_public_fails(delivery):
    async with push_service() as service:
        url = f"{service.base}/a"
    assert await delivery.send(subscription(Browser(), url), MESSAGE) is Outcome.FAILED
    strict = Delivery(delivery.key)
    async with push_service() as service:
        to = subscription(Browser(), f"{service.base}/a")
        assert await strict.send(to, MESSAGE) is Outcome.FAILED
        assert service.received == []
    await strict.close()
