"""The page people open: files built beforehand, held in memory, and one address for every table.

Whatever is no file and looks like an address of the page gets its index, which then knows by the
path what to show. Without a built page the server says so, and is no less a server.
"""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from ..protocol.errors import ProtocolError
from ..texts import Texts
from .problems import preferred_locale

BUILT: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
_HASHED = "assets/"
_COMPRESSED = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".ftl", ".map")
_BASE = re.compile(r'<base href="[^"]*"\s*/?>')
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True)
class File:
    """One file of the page."""

    content: bytes
    kind: str
    cache: str

    @cached_property
    def tag(self) -> str:
        """What changes when the file does."""
        return f'"{hashlib.sha256(self.content).hexdigest()[:32]}"'

    @cached_property
    def small(self) -> bytes | None:
        """The file compressed, where that helps."""
        if not any(_kind("x" + end) == self.kind for end in _COMPRESSED):
            return None
        return gzip.compress(self.content, 9, mtime=0)


class Page:
    """The files of the page, as they are when the server starts."""

    def __init__(self, folder: Path, root_path: str = "") -> None:
        """Read a folder; none, or one without an index, is a page that is not built."""
        self.files: dict[str, File] = {}
        if not (folder / INDEX).is_file():
            return
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not path.is_symlink():
                name = path.relative_to(folder).as_posix()
                self.files[name] = _file(name, path.read_bytes(), root_path)

    @property
    def is_built(self) -> bool:
        """Whether there is a page."""
        return bool(self.files)

    def find(self, path: str) -> File | None:
        """The file at a path, or the index where the page itself knows what to show."""
        name = path.strip("/")
        if name in self.files:
            return self.files[name]
        # What has an ending is a file that somebody expects, and not a place in the page.
        last = name.rpartition("/")[2]
        return None if "." in last else self.files.get(INDEX)


def _file(name: str, content: bytes, root_path: str) -> File:
    if name == INDEX:
        # From /t/CODE the page must find its files, wherever the proxy has put it.
        text, base = content.decode(), f'<base href="{root_path}/">'
        mended, found = _BASE.subn(base, text, count=1)
        content = (mended if found else text.replace("<head>", "<head>" + base, 1)).encode()
    return File(content, _kind(name), FOR_EVER if name.startswith(_HASHED) else ASK_AGAIN)


def _kind(name: str) -> str:
    ending = Path(name).suffix
    return _TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def page_routes(page: Page) -> APIRouter:
    """The routes of the page, to be added after all others."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/api", methods=["GET", "HEAD"])
    @router.api_route("/api/{rest:path}", methods=["GET", "HEAD"])
    async def nothing() -> Response:
        raise ProtocolError("no_such_page")

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def show(path: str, request: Request) -> Response:
        if not page.is_built:
            locale = preferred_locale(request.headers.get("accept-language", ""))
            return PlainTextResponse(Texts(locale).get("server-no-page") + "\n", 404)
        found = page.find(path)
        if found is None:
            raise ProtocolError("no_such_page")
        return _response(found, request)

    return router


def _response(found: File, request: Request) -> Response:
    headers = {"Cache-Control": found.cache, "ETag": found.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    content = found.content
    if found.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = found.small
        headers["Content-Encoding"] = "gzip"
    media = f"{found.kind}; charset=utf-8" if found.kind.startswith("text/") else found.kind
    return Response(content, headers=headers, media_type=media)
