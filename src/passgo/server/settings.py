"""Server settings: flags of the command, then ``PASSGO_…`` variables, then defaults.

Every setting is checked when it is read; an error names the setting.
"""

import re
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Final
from urllib.parse import urlsplit

from ..errors import PassgoError
from ..protocol import limits
from ..wire.plain import Plain

PREFIX: Final = "PASSGO_"
MOST: Final = 10**9
METRICS: Final = ("local", "all", "off")
DURABILITY: Final = ("full", "normal")
EDITIONS_ALLOWED: Final = ("added", "packaged")
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


class SettingError(PassgoError):
    """An invalid setting: its name, what was found, and what would be right."""

    text_id = "server-setting-wrong"

    def __init__(self, name: str, found: str, expected: str) -> None:
        """Give the name as in the environment variable."""
        super().__init__(f"{name}: found {found}, expected {expected}")
        self.words = {"name": name, "found": found, "expected": expected}


def _number(usual: float, least: float = 0, most: float = MOST) -> Any:
    return field(default=usual, metadata={"least": least, "most": most})


def _one_of(*words: str) -> Any:
    return field(default=words[0], metadata={"words": words})


@dataclass(frozen=True)
class Settings:
    """All settings for operators; a rate or a count of 0 means no limit."""

    host: str = "127.0.0.1"
    port: int = _number(8420, 0, 65535)
    database: str = ""
    """A path or URL; empty is SQLite in the user's data folder."""
    durability: str = _one_of(*DURABILITY)
    """Whether a commit of SQLite waits for the disk."""
    public_url: str = ""
    """The server's public address, such as https://play.example.org/passgo."""
    trust_proxy: str = ""
    """Addresses whose X-Forwarded-… headers are trusted, separated by commas; * is any address."""
    origins: str = ""
    """Other origins whose pages may use this server, separated by commas."""
    metrics: str = _one_of(*METRICS)
    """Who may read /metrics; local is any direct client with a private address."""
    static: str = ""
    """The folder of the page; empty is the packaged page."""
    editions_allowed: str = _one_of(*EDITIONS_ALLOWED)
    """The editions that can be played: all, with those added here, or only the packaged ones."""
    players: str = ""
    """Players from outside that people can choose: files, or names of entry points, separated by
    commas. Their code runs in the server."""
    push_key: str = ""
    """The server's private key for push messages, from `passgo push-keys`; empty sends none."""
    push_contact: str = ""
    """Where push services may write to: mailto:NAME@HOST or https://HOST; needed with a key."""
    push_local: bool = False
    """Whether push services on this machine are allowed, also over http: only for tests."""
    log_level: str = _one_of("info", "debug", "warning", "error")

    body_bytes: int = _number(64 * 1024, 1024)
    record_bytes: int = _number(512 * 1024, 1024)
    """The largest record that the server replays for a client."""
    message_bytes: int = _number(limits.MESSAGE_BYTES, 1024, limits.MESSAGE_BYTES)
    requests_per_second: float = _number(30)
    requests_at_once: int = _number(120, 1)
    messages_per_second: float = _number(20)
    messages_at_once: int = _number(60, 1)
    guests_per_hour: float = _number(200)
    tables_per_hour: float = _number(200)
    replays_per_hour: float = _number(200)
    subscriptions_per_hour: float = _number(60)
    pushes_per_hour: float = _number(60)
    """Push messages to one guest, a quarter of them at once."""
    guest_work_rate: float = _number(0.2)
    guest_work_at_once: float = _number(20, 1)
    address_work_rate: float = _number(0.5)
    address_work_at_once: float = _number(60, 1)
    """Seconds of processor time for expensive questions: per second, and at once."""
    record_seconds: float = _number(120, 1, 3600)
    """How long a worker may take to replay one record or one story."""
    sockets_per_address: int = _number(200)
    connections_per_address: int = _number(400)
    """Most connections at once, sockets included; a trusted proxy has no limit."""
    header_seconds: float = _number(15, 0.1, 3600)
    """How long a connection may take to send the head of a request."""
    body_seconds: float = _number(30, 0.1, 3600)
    answer_seconds: float = _number(30, 0.1, 3600)
    """How long a connection may leave an answer almost unread."""
    keep_alive_seconds: float = _number(30, 0.1, 3600)
    """How long a connection is kept open for another request."""
    hello_seconds: float = _number(limits.HELLO_SECONDS, 0.1, 60)
    silent_seconds: float = _number(limits.SILENT_SECONDS, 0.1, 3600)
    queued_messages: int = _number(256, 8)
    queued_bytes: int = _number(4 * 2**20, 64 * 1024)
    shutdown_seconds: float = _number(8, 1, 60)
    lease_seconds: float = _number(3, 1, 600)
    """How long a server on PostgreSQL counts as alive after its last heartbeat."""
    compress: bool = False
    """Whether sockets are compressed: a tenth of the bytes, for more memory and time."""

    warm: bool = True
    """Whether to load the compiled rules while games run, and compile them first if needed."""

    def __post_init__(self) -> None:
        """Refuse invalid values."""
        for each in fields(self):
            _check(each, getattr(self, each.name))
        if self.public_url:
            _check_url("public_url", self.public_url)
        for origin in self.origin_list:
            _check_url("origins", origin)
        if self.push_key:
            _check_push(self.push_key, self.push_contact)

    @property
    def root_path(self) -> str:
        """The path of the server's public address, without a slash at the end."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def is_secure(self) -> bool:
        """Whether the public address uses https."""
        return self.public_url.startswith("https://")

    @property
    def origin_list(self) -> tuple[str, ...]:
        """The other origins whose pages may use the server."""
        return tuple(part.strip().rstrip("/") for part in self.origins.split(",") if part.strip())

    @property
    def player_list(self) -> tuple[str, ...]:
        """The files and entry points of players from outside."""
        return tuple(part.strip() for part in self.players.split(",") if part.strip())

    @property
    def proxies(self) -> tuple[str, ...]:
        """The trusted proxies."""
        return tuple(part.strip() for part in self.trust_proxy.split(",") if part.strip())

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in LOOPBACK


def _check(each: Field[Any], value: object) -> None:
    name, rule = PREFIX + each.name.upper(), each.metadata
    if "words" in rule and value not in rule["words"]:
        raise SettingError(name, repr(value), " | ".join(rule["words"]))
    if "least" not in rule:
        return
    least, most = rule["least"], rule["most"]
    is_whole = each.type is int or each.type == "int"
    kinds = (int,) if is_whole else (int, float)
    if isinstance(value, bool) or not isinstance(value, kinds) or not least <= value <= most:
        raise SettingError(name, repr(value), f"{least:g} … {most:g}")


def _check_push(key: str, contact: str) -> None:
    """Refuse a key that is none, without repeating it, and a missing contact."""
    if re.fullmatch(r"[A-Za-z0-9_-]{43}=?", key) is None:
        raise SettingError(f"{PREFIX}PUSH_KEY", "…", "passgo push-keys")
    if re.fullmatch(r"mailto:[^@\s]+@[\w.-]+\w|https://[\w.-]+\w", contact) is None:
        expected = "mailto:NAME@HOST | https://HOST"
        raise SettingError(f"{PREFIX}PUSH_CONTACT", repr(contact), expected)


def _check_url(name: str, url: str) -> None:
    """Refuse an address that is not safe to write into a page."""
    parts = urlsplit(url)
    is_plain = re.fullmatch(r"[A-Za-z0-9._~/\-]*", parts.path) is not None
    if parts.scheme not in {"http", "https"} or not parts.netloc or not is_plain or parts.query:
        raise SettingError(PREFIX + name.upper(), repr(url), "https://NAME[/PATH]")


def read_settings(environ: Mapping[str, str], **flags: object) -> Settings:
    """The settings from flags, then from the environment; SettingError names an invalid one."""
    found: Plain = {}
    for each in fields(Settings):
        name = PREFIX + each.name.upper()
        if flags.get(each.name) is not None:
            found[each.name] = flags[each.name]
        elif environ.get(name, "") != "":
            found[each.name] = _read(name, each, environ[name])
    return Settings(**found)


def _read(name: str, each: Field[Any], text: str) -> object:
    kind = each.type if isinstance(each.type, str) else each.type.__name__
    try:
        if kind == "int":
            return int(text)
        if kind == "float":
            return float(text)
    except ValueError:
        raise SettingError(name, repr(text), "0, 1, 2 …") from None
    if kind == "bool":
        words = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
        if text.lower() not in words:
            raise SettingError(name, repr(text), "yes | no")
        return words[text.lower()]
    return text
