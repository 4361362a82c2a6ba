"""Which addresses the server may send to: public ones over https, chosen by no guest's trick.

A subscription names the address of a push service. A guest could name any other, so the name must
resolve to public addresses only, and the connection goes to the address that was checked: a name
that resolves differently the second time is of no use.
"""

import ipaddress
import socket
from dataclasses import dataclass
from typing import Final, TypeAlias
from urllib.parse import urlsplit

MOST: Final = 1024
"""Most characters of an endpoint."""
HTTPS_PORT: Final = 443
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
_Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True)
class Endpoint:
    """The address of a push service for one browser."""

    url: str
    host: str
    port: int
    origin: str
    is_secure: bool = True

    @property
    def target(self) -> str:
        """Path and query."""
        parts = urlsplit(self.url)
        return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def read_endpoint(url: str, *, local: bool = False) -> Endpoint:
    """Check the form of an endpoint; ValueError says what is wrong.

    With ``local`` it may also be of this machine, over http and at any port.
    """
    if len(url) > MOST or not url.isascii() or any(letter <= " " for letter in url):
        raise ValueError("too long, or with other characters than those of an address")
    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    if not host or "@" in parts.netloc or parts.fragment:
        raise ValueError("not the address of a push service")
    port = parts.port or (HTTPS_PORT if parts.scheme == "https" else 80)
    origin = f"{parts.scheme}://{parts.netloc.lower()}"
    if local and is_local_name(host) and parts.scheme in {"http", "https"}:
        return Endpoint(url, host, port, origin, parts.scheme == "https")
    if parts.scheme != "https" or port != HTTPS_PORT:
        raise ValueError("not https")
    if is_address(host) or "." not in host:
        raise ValueError("not the name of a public server")
    return Endpoint(url, host, port, origin)


def resolve(endpoint: Endpoint, *, local: bool = False) -> list[str]:
    """The addresses of an endpoint, all of them public; ValueError if one is not.

    Blocks while the name is resolved; OSError if it has no address.
    """
    found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    for address in addresses:
        if local and is_local_name(endpoint.host) and _inner(address).is_loopback:
            continue
        if not is_public(address):
            raise ValueError("not a public address")
    return addresses


def is_public(address: str) -> bool:
    """Whether an address belongs to the public internet, also one hidden in another."""
    found = _inner(address)
    return found.is_global and not found.is_multicast and not found.is_reserved


def _inner(address: str) -> _Address:
    """The address that packets reach: IPv6 has several ways to write one of IPv4."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv4Address):
        return found
    if found in _NAT64:
        return ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
    teredo = found.teredo
    return found.ipv4_mapped or found.sixtofour or (teredo[1] if teredo else None) or found


def is_address(host: str) -> bool:
    """Whether a host is written as an address, in any form that resolvers take."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        # 127.1, 0x7f.1 and 2130706433 are addresses for a resolver: a top-level domain has letters.
        last = host.rstrip(".").rpartition(".")[2]
        return last[:1].isdigit()
    return True


def is_local_name(host: str) -> bool:
    """Whether a host names this machine itself."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
