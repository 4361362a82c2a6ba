"""The address, origin and host of a request, as it reports them.

Only ``X-Forwarded-…`` headers from a trusted proxy are used.
"""

import ipaddress
import socket
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from starlette.types import Scope

from .settings import Settings

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_SECURE = {"https", "wss"}


def header(scope: Scope, name: bytes) -> str:
    """A header of a request; empty if it is missing."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def peer(scope: Scope) -> str:
    """The address that the connection comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def is_forwarded(scope: Scope) -> bool:
    """Whether a proxy forwards the request for a client."""
    return bool(header(scope, b"x-forwarded-for") or header(scope, b"forwarded"))


def visitor_address(scope: Scope, settings: Settings) -> str:
    """The client's address, as the last trusted proxy saw it."""
    found = peer(scope)
    hops = [hop.strip() for hop in header(scope, b"x-forwarded-for").split(",") if hop.strip()]
    while hops and is_trusted(found, settings.proxies):
        found = hops.pop()
    return found


def visited_origin(scope: Scope, settings: Settings) -> str:
    """The origin under which the client reached the server, such as https://play.example.org."""
    is_secure, host = scope["scheme"] in _SECURE, header(scope, b"host")
    if is_trusted(peer(scope), settings.proxies):
        proto = header(scope, b"x-forwarded-proto").split(",")[-1].strip()
        is_secure = proto in _SECURE if proto else is_secure
        host = header(scope, b"x-forwarded-host").split(",")[-1].strip() or host
    return f"{'https' if is_secure else 'http'}://{host.lower()}"


def is_own_origin(scope: Scope, settings: Settings) -> bool:
    """Whether the request comes from the server's own page or from no page."""
    origin = header(scope, b"origin").lower()
    if not origin:
        return header(scope, b"sec-fetch-site") in {"", "same-origin", "none"}
    allowed = {visited_origin(scope, settings), *(each.lower() for each in settings.origin_list)}
    if settings.public_url:
        public = urlsplit(settings.public_url.lower())
        allowed.add(f"{public.scheme}://{public.netloc}")
    return origin in allowed


def is_own_host(scope: Scope, settings: Settings) -> bool:
    """Whether the Host header is one of the server's names; a foreign one may be DNS rebinding."""
    host = urlsplit(visited_origin(scope, settings)).hostname or ""
    if _is_address(host) or host in _own_names():
        return True
    known = (settings.public_url, *settings.origin_list)
    return host in {urlsplit(each.lower()).hostname for each in known if each}


def is_private(address: str) -> bool:
    """Whether an address is of this machine or of a local network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return found.is_loopback or found.is_private


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


@cache
def _own_names() -> frozenset[str]:
    """The names of this machine, for itself and in the local network."""
    name = socket.gethostname().lower().partition(".")[0]
    endings = ("", ".local", ".lan", ".home", ".home.arpa", ".fritz.box")
    return frozenset({"localhost", *(name + ending for ending in endings)})


def is_trusted(address: str, proxies: tuple[str, ...]) -> bool:
    """Whether an address belongs to a trusted proxy."""
    if "*" in proxies:
        return True
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in map(_network, proxies) if network is not None)


@cache
def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
