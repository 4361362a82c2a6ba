"""Serve the web page: files built and compressed beforehand, and one address for every table.

Every screen's address returns the index, and the page decides by the path what to show. Any
other path that is not a file is not found. Without a built page the server says so and works
otherwise. Only the index is kept in memory, because the server writes its base path into it.
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
"""Compressed variants of a file, the smallest first."""
_SCREENS = re.compile(r"(new/[^/]+|t/[^/]+(/end)?|take/[^/]+|replay(/[^/]+(/[0-9]+)?)?|replays)?")
"""Patterns of the page's addresses, as in its router."""
_HASHED = "assets/"
Times = tuple[int | None, int | None, int | None]
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
    """A tag that changes when the file does."""
    forms: tuple[str, ...] = ()
    written: bytes | None = None
    """The content, if the server has changed it."""

    def form_for(self, accepted: str) -> str:
        """The best variant for these accepted encodings; empty is the uncompressed file."""
        taken = _accepted(accepted)
        return next((form for form in self.forms if form in taken), "")

    def read(self, form: str = "") -> bytes:
        """The content in one of its variants."""
        if self.written is not None:
            return self.written
        return Path(f"{self.path}{FORMS.get(form, '')}").read_bytes()

    def tag_of(self, form: str) -> str:
        """The entity tag of one of its variants."""
        return f'"{self.tag}{f"-{form}" if form else ""}"'


class Page:
    """The files of the page; after a new build, a running server shows the new files."""

    def __init__(self, folder: Path, root_path: str = "") -> None:
        """Use a folder; if it is missing or has no index, the page counts as not built."""
        self.folder = folder
        self.root_path = root_path
        self._files: dict[str, File] = {}
        self._seen: Times | None = None

    @property
    def files(self) -> dict[str, File]:
        """The files by name; empty if there is no page."""
        seen = self._times()
        if seen[0] is None:
            return {}
        if seen != self._seen:
            self._files, self._seen = self._look(), seen
        return self._files

    def _times(self) -> Times:
        """Of the index and of both folders, whose time changes when a file comes or goes."""
        return _time(self.folder / INDEX), _time(self.folder), _time(self.folder / _HASHED)

    def find(self, path: str) -> File | None:
        """The file at a path, or the index if the path is a screen of the page."""
        files, name = self.files, path.strip("/")
        if name in files:
            return files[name]
        return files.get(INDEX) if is_screen(name) else None

    def forget(self) -> None:
        """Read the folder again when a file is asked for next."""
        self._seen = None

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
            # Its name contains a hash of its content.
            return File(path, _kind(name), FOR_EVER, _tag(name.encode()), forms)
        content = path.read_bytes()
        if name != INDEX:
            return File(path, _kind(name), ASK_AGAIN, _tag(content), forms)
        written = _with_base(content.decode(), self.root_path).encode()
        return File(path, _kind(name), ASK_AGAIN, _tag(written), written=written)


def is_screen(path: str) -> bool:
    """Whether a path is the address of a screen."""
    return _SCREENS.fullmatch(path.strip("/")) is not None


def _with_base(text: str, root_path: str) -> str:
    """The index with its base, so that it finds its files from /t/CODE, also behind a proxy."""
    base = f'<base href="{root_path}/">'
    mended, found = _BASE.subn(base, text, count=1)
    return mended if found else text.replace("<head>", "<head>" + base, 1)


def _tag(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:32]


def _time(path: Path) -> int | None:
    """When a file or folder was changed; None without one."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return None


def _kind(name: str) -> str:
    ending = Path(name).suffix
    return _TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def _accepted(header: str) -> set[str]:
    """The encodings that a request accepts, without those it forbids."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight) is None:
            found.add(name.strip())
    return found


def page_routes(page: Page) -> APIRouter:
    """The routes of the page, to add after all others."""
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
        for _ in range(2):
            if (found := page.find(path)) is None:
                break
            if response := await _response(found, request):
                return response
            # A new build replaces files one by one, and this file went after it was found.
            page.forget()
        raise ProtocolError("no_such_page")

    return router


async def _response(found: File, request: Request) -> Response | None:
    """The answer with a file's content; None if the file is gone."""
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
        return None
    if form:
        headers["Content-Encoding"] = form
    media = f"{found.kind}; charset=utf-8" if found.kind.startswith("text/") else found.kind
    return Response(content, headers=headers, media_type=media)
