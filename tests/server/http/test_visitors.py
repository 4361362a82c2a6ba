"""Who asks, from where, and by which name: proxies are believed only where they are trusted."""

import pytest

from passgo.server.settings import Settings
from passgo.server.visitors import is_own_host, is_own_origin, visited_origin, visitor_address


def scope(client="203.0.113.9", scheme="http", **headers):
    listed = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    return {"client": (client, 1), "scheme": scheme, "headers": listed, "type": "http"}


def test_a_stranger_cannot_pretend_to_be_another_address():
    asked = scope(x_forwarded_for="198.51.100.1", host="127.0.0.1")
    assert visitor_address(asked, Settings()) == "203.0.113.9"


def test_a_trusted_proxy_says_for_whom_it_asks_and_no_further():
    settings = Settings(trust_proxy="10.0.0.0/8")
    asked = scope("10.0.0.2", x_forwarded_for="6.6.6.6, 198.51.100.1, 10.0.0.9", host="a")
    assert visitor_address(asked, settings) == "198.51.100.1"


@pytest.mark.parametrize(
    ("origin", "host", "is_own"),
    [
        ("http://127.0.0.1:8420", "127.0.0.1:8420", True),
        ("http://127.0.0.1:9999", "127.0.0.1:8420", False),
        ("https://127.0.0.1:8420", "127.0.0.1:8420", False),
        ("https://evil.example", "127.0.0.1:8420", False),
        ("null", "127.0.0.1:8420", False),
        ("https://friend.example", "127.0.0.1:8420", True),
        ("https://play.example.org", "127.0.0.1:8420", True),
    ],
)
def test_only_pages_of_ours_change_anything(origin, host, is_own):
    settings = Settings(origins="https://friend.example", public_url="https://play.example.org/p")
    assert is_own_origin(scope(origin=origin, host=host), settings) is is_own


def test_a_browser_that_names_no_origin_says_whether_the_page_is_ours():
    assert is_own_origin(scope(host="a"), Settings())
    assert is_own_origin(scope(host="a", sec_fetch_site="same-origin"), Settings())
    assert not is_own_origin(scope(host="a", sec_fetch_site="cross-site"), Settings())


def test_behind_a_proxy_https_is_what_the_proxy_says():
    settings = Settings(trust_proxy="*")
    asked = scope("10.0.0.2", x_forwarded_proto="https", host="Play.example.org")
    assert visited_origin(asked, settings) == "https://play.example.org"
    assert visited_origin(asked, Settings()) == "http://play.example.org"


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("127.0.0.1:8420", True),
        ("[::1]:8420", True),
        ("192.168.1.7", True),
        ("localhost:1", True),
        ("play.example.org", True),
        ("rebound.evil.example:8420", False),
        ("", False),
    ],
)
def test_a_name_that_is_not_ours_is_no_way_in(host, is_own):
    settings = Settings(public_url="https://play.example.org")
    assert is_own_host(scope(host=host), settings) is is_own
