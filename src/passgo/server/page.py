"""The page people open: files built and compressed beforehand, and one address for every table.

The address of each of its screens gets the index, which knows by the path what to show; anything
else that is no file is not there. Without a built page the server says so, and is no less a server.
Only the index is held in memory: the server writes into it where the page is found.
"""

import asyncio
import hashlib
import mimetypes
import re
from dataclasses import dataclass
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
FORMS: Final = {"br": ".br", "gzip": ".gz"}
"""In which other forms a file may stand beside itself, the smallest first."""
_SCREENS = re.compile(r"(new/[^/]+|t/[^/]+(/end)?|take/[^/]+|replay(/[^/]+(/[0-9]+)?)?|replays)?")
"""Addresses of the page, as its router writes them."""
_HASHED = "assets/"
_BASE = re.compile(r'<base href="[^"]*"\s*/?>')
_TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class File:
    """One file of the page."""

    path: Path
    kind: str
    cache: str
    tag: str
    """What changes when the file does."""
    forms: tuple[str, ...] = ()
    written: bytes | None = None
    """What the server made of it, where it is not shown as it is."""

    def form_for(self, accepted: str) -> str:
        """The form to send to whoever accepts these encodings; empty is the file as it is."""
        taken = _accepted(accepted)
        return next((form for form in self.forms if form in taken), "")

    def read(self, form: str = "") -> bytes:
        """The content in one of its forms."""
        if self.written is not None:
            return self.written
        return Path(f"{self.path}{FORMS.get(form, '')}").read_bytes()

    def tag_of(self, form: str) -> str:
        """The entity tag of one of its forms."""
        return f'"{self.tag}{f"-{form}" if form else ""}"'


class Page:
    """The files of the page; built anew under a running server, it is the new one that is shown."""

    def __init__(self, folder: Path, root_path: str = "") -> None:
        """Look into a folder; none, or one without an index, is a page that is not built."""
        self.folder = folder
        self.root_path = root_path
        self._files: dict[str, File] = {}
        self._seen: int | None = None

    @property
    def files(self) -> dict[str, File]:
        """The files by name; none where there is no page."""
        try:
            seen = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            return {}
        if seen != self._seen:
            self._files, self._seen = self._look(), seen
        return self._files

    def find(self, path: str) -> File | None:
        """The file at a path, or the index where the page itself knows what to show."""
        files, name = self.files, path.strip("/")
        if name in files:
            return files[name]
        return files.get(INDEX) if is_screen(name) else None

    def _look(self) -> dict[str, File]:
        found = {
            path.relative_to(self.folder).as_posix(): path
            for path in sorted(self.folder.rglob("*"))
            if path.is_file() and not path.is_symlink()
        }
        endings = tuple(FORMS.values())
        names = [name for name in found if not name.endswith(endings)]
        return {name: self._file(name, found) for name in names}

    def _file(self, name: str, found: dict[str, Path]) -> File:
        path = found[name]
        forms = tuple(form for form, ending in FORMS.items() if name + ending in found)
        if name.startswith(_HASHED):
            # It is named by what is in it.
            return File(path, _kind(name), FOR_EVER, _tag(name.encode()), forms)
        content = path.read_bytes()
        if name != INDEX:
            return File(path, _kind(name), ASK_AGAIN, _tag(content), forms)
        written = _with_base(content.decode(), self.root_path).encode()
        return File(path, _kind(name), ASK_AGAIN, _tag(written), written=written)


def is_screen(path: str) -> bool:
    """Whether a path is the address of a screen of the page."""
    return _SCREENS.fullmatch(path.strip("/")) is not None


def _with_base(text: str, root_path: str) -> str:
    """The index with its base: from /t/CODE it must find its files, wherever a proxy has put it."""
    base = f'<base href="{root_path}/">'
    mended, found = _BASE.subn(base, text, count=1)
    return mended if found else text.replace("<head>", "<head>" + base, 1)


def _tag(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:32]


def _kind(name: str) -> str:
    ending = Path(name).suffix
    return _TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def _accepted(header: str) -> set[str]:
    """The encodings that a request takes, without those it forbids."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight) is None:
            found.add(name.strip())
    return found


def page_routes(page: Page) -> APIRouter:
    """The routes of the page, to be added after all others."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/api", methods=["GET", "HEAD"])
    @router.api_route("/api/{rest:path}", methods=["GET", "HEAD"])
    async def nothing() -> Response:
        raise ProtocolError("no_such_page")

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def show(path: str, request: Request) -> Response:
        if not page.files and is_screen(path):
            locale = preferred_locale(request.headers.get("accept-language", ""))
            return PlainTextResponse(Texts(locale).get("server-no-page") + "\n", 404)
        found = page.find(path)
        if found is None:
            raise ProtocolError("no_such_page")
        return await _response(found, request)

    return router


async def _response(found: File, request: Request) -> Response:
    form = found.form_for(request.headers.get("accept-encoding", ""))
    tag = found.tag_of(form)
    headers = {"Cache-Control": found.cache, "ETag": tag, "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "").split(",")
    # A proxy that compresses marks a tag as weak.
    if tag in {each.strip().removeprefix("W/") for each in known}:
        return Response(status_code=304, headers=headers)
    try:
        content = await asyncio.to_thread(found.read, form)
    except OSError:
        # The page has just been built anew.
        raise ProtocolError("no_such_page") from None
    if form:
        headers["Content-Encoding"] = form
    media = f"{found.kind}; charset=utf-8" if found.kind.startswith("text/") else found.kind
    return Response(content, headers=headers, media_type=media)
