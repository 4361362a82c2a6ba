"""Middleware for every request: subpath, limits, origin, security headers, log.

Plain ASGI, so that it handles WebSockets too and adds no copies.
"""

import asyncio
import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..protocol.errors import ProtocolError
from .buckets import Buckets, address_group
from .logs import LOGGER
from .metrics import Metrics
from .problems import problem_of
from .settings import Settings
from .visitors import SAFE_METHODS, header, is_own_host, is_own_origin, visitor_address

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Drawings set sizes in style attributes; an attribute cannot add CSS rules.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # A table's address lets anyone watch it, so no other site may receive it.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
_HSTS = "max-age=31536000"
_RECORDS = "/api/replay"
_PROBES = frozenset({"/health", "/ready"})


class Gate:
    """ASGI middleware before the routes; sets ``scope["visitor"]``, the address for limits."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        """Wrap this application."""
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.requests = Buckets(settings.requests_per_second, settings.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it here."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        scope = _under(self.settings.root_path, dict(scope))
        scope["visitor"] = address_group(visitor_address(scope, self.settings))
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.monotonic(), 0
        is_api = _path(scope).startswith("/api")

        async def send_dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._dress(MutableHeaders(scope=message), is_api=is_api)
            await send(message)

        try:
            await self._pass(scope, receive, send_dressed)
        except Exception:
            self.metrics.faults.inc()
            LOGGER.exception("fault", extra={"route": route_of(scope)})
            if status:
                raise
            await _respond(ProtocolError("fault"), scope, receive, send_dressed)
        self._note(scope, status, time.monotonic() - began)

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = _path(scope)
        if path in _PROBES:
            await self.app(scope, receive, send)
            return
        wait = self.requests.take(scope["visitor"])
        if wait:
            self.metrics.limited.labels("requests").inc()
            trouble = ProtocolError("too_fast", seconds=max(1, round(wait + 0.5)))
            await _respond(trouble, scope, receive, send, retry=wait)
            return
        is_change = scope["method"] not in SAFE_METHODS
        if not is_own_host(scope, self.settings) or (
            is_change and not is_own_origin(scope, self.settings)
        ):
            await _respond(ProtocolError("wrong_origin"), scope, receive, send)
            return
        if is_change:
            try:
                receive = await _whole_body(
                    scope, receive, self._most(path), self.settings.body_seconds
                )
            except ProtocolError as error:
                await _respond(error, scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _most(self, path: str) -> int:
        """The largest body of a request; records may be longer than anything else."""
        settings = self.settings
        return settings.record_bytes if path == _RECORDS else settings.body_bytes

    def _dress(self, headers: MutableHeaders, *, is_api: bool) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.settings.is_secure:
            headers.setdefault("Strict-Transport-Security", _HSTS)
        if is_api:
            headers.setdefault("Cache-Control", "no-store")

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = route_of(scope), scope["method"]
        self.metrics.requests.labels(route, _known(method), str(status)).inc()
        self.metrics.request_seconds.observe(seconds)
        if route in _PROBES or route == "/metrics":
            return
        LOGGER.info(
            "request",
            extra={
                "method": _known(method),
                "route": route,
                "status": status,
                "ms": round(seconds * 1000, 1),
                "visitor": scope["visitor"],
            },
        )


def route_of(scope: Scope) -> str:
    """The route of a request for logs: without the code of a table."""
    route = getattr(scope.get("route"), "path", None)
    return str(route) if route else "other"


def _known(method: str) -> str:
    known = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
    return method if method in known else "OTHER"


def _path(scope: Scope) -> str:
    """The path below the subpath."""
    return str(scope["path"]).removeprefix(scope.get("root_path", "")) or "/"


def _under(root: str, scope: Scope) -> Scope:
    """The scope of a request below a subpath, whether or not the proxy has kept it in the path."""
    if not root:
        return scope
    path = scope["path"]
    if path != root and not path.startswith(root + "/"):
        scope["path"] = root + path
        scope["raw_path"] = root.encode() + scope.get("raw_path", path.encode())
    scope["root_path"] = root
    return scope


async def _whole_body(scope: Scope, receive: Receive, most: int, seconds: float) -> Receive:
    """Read the whole body; return a receiver that gives it once."""
    length = header(scope, b"content-length")
    if length.isdigit() and int(length) > most:
        raise ProtocolError("too_big", most=most)
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(seconds):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    break
                parts.append(message.get("body", b""))
                size += len(parts[-1])
                if size > most:
                    raise ProtocolError("too_big", most=most)
                if not message.get("more_body", False):
                    break
    except TimeoutError:
        raise ProtocolError("too_slow") from None
    waiting: list[Message] = [{"type": "http.request", "body": b"".join(parts)}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


async def _respond(
    error: ProtocolError, scope: Scope, receive: Receive, send: Send, retry: float | None = None
) -> None:
    response = problem_of(error, header(scope, b"accept-language"), retry)
    if error.code in {"too_big", "too_slow"}:
        response.headers["Connection"] = "close"
    await response(scope, receive, send)
