"""A server sends to public push services alone, whatever a guest names."""

import socket

import pytest

from passgo.server.push.endpoints import is_public, read_endpoint, resolve

GOOD = "https://push.example.org/send/abc?x=1"


def test_a_public_server_over_https_is_an_endpoint():
    endpoint = read_endpoint(GOOD)
    assert (endpoint.host, endpoint.port) == ("push.example.org", 443)
    assert (endpoint.origin, endpoint.target) == ("https://push.example.org", "/send/abc?x=1")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "push.example.org",
        "http://push.example.org/a",
        "ftp://push.example.org/a",
        "https://push.example.org:8443/a",
        "https://push.example.org:x/a",
        "https://ana:secret@push.example.org/a",
        "https://push.example.org/a#b",
        "https://push.example.org/a b",
        "https://push.example.org/a\r\nHost: other",
        "https://pusch.exämple.org/a",
        "https://localhost/a",
        "https://intranet/a",
        "https://127.0.0.1/a",
        "https://127.1/a",
        "https://2130706433/a",
        "https://0x7f.0.0.1/a",
        "https://8.8.8.8/a",
        "https://[::1]/a",
        "https://[fe80::1%25eth0]/a",
        f"https://push.example.org/{'a' * 1024}",
    ],
)
def test_anything_else_is_none(url):
    with pytest.raises(ValueError):  # noqa: PT011 (each has its own words)
        read_endpoint(url)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.7",
        "172.16.5.4",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:169.254.169.254",
        "64:ff9b::a00:7",
        "2002:7f00:1::",
        "2001:0:5ef5:79fb:0:0:f5ff:fff8",
    ],
)
def test_these_addresses_are_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2a00:1450:4001::5e", "64:ff9b::808:808"])
def test_these_are(address):
    assert is_public(address)


def found(*addresses):
    """A resolver that knows one answer."""
    rows = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in addresses]
    return lambda host, port, **more: rows


@pytest.mark.parametrize("addresses", [["10.1.2.3"], ["8.8.8.8", "127.0.0.1"]])
def test_a_public_name_of_a_private_address_is_refused(monkeypatch, addresses):
    monkeypatch.setattr(socket, "getaddrinfo", found(*addresses))
    with pytest.raises(ValueError, match="public"):
        resolve(read_endpoint(GOOD))
    with pytest.raises(ValueError, match="public"):
        resolve(read_endpoint(GOOD), local=True)


def test_a_public_name_of_a_public_address_is_found(monkeypatch):
    monkeypatch.setattr(socket, "getaddrinfo", found("8.8.8.8", "8.8.4.4"))
    assert resolve(read_endpoint(GOOD)) == ["8.8.8.8", "8.8.4.4"]


def test_this_machine_is_an_endpoint_only_where_it_is_allowed():
    url = "http://localhost:8123/a"
    with pytest.raises(ValueError, match="https"):
        read_endpoint(url)
    endpoint = read_endpoint(url, local=True)
    assert (endpoint.port, endpoint.is_secure) == (8123, False)
    assert set(resolve(endpoint, local=True)) <= {"127.0.0.1", "::1"}
    with pytest.raises(ValueError, match="public"):
        resolve(endpoint)
    with pytest.raises(ValueError, match="https"):
        read_endpoint("http://push.example.org:8123/a", local=True)
