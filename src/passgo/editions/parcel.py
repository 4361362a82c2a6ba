"""An edition to be added: a folder or a zip, read into memory before anything is written.

Input from outside may be broken or malicious. So nothing is unpacked to the path it names: names,
sizes and kinds are checked first, and only files that an edition has are read.
"""

import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from stat import S_ISDIR, S_ISLNK, S_ISREG
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from ..errors import EditionError, shown
from .loader import family_files
from .phrases import Phrase
from .presets import FILE as PRESETS
from .reading import MOST_BYTES
from .texts_file import LOCALES

MOST_FILES = 30
"""Files of a folder or a zip, those too that are not taken."""
MOST_PACKED = 2 * 2**20
"""Bytes of a zip; the packaged editions have some 15,000."""
MOST_RATIO = 200
"""Bytes that a packed one may become; plain text comes to twenty at most."""

_PAPERS = ("README.md", "README.txt", "README", "LICENSE.md", "LICENSE.txt", "LICENSE")
_LITTER = ("__MACOSX", "Thumbs.db", "desktop.ini")
_ENCRYPTED = 1
_UNIX = 16
"""Bits by which a zip's attributes hold the mode of a file."""


@dataclass(frozen=True)
class Parcel:
    """The files of an edition by name, and where they came from."""

    name: str
    origin: Path
    files: dict[str, bytes]

    def write(self, folder: Path) -> None:
        """Put the files into a folder that is there."""
        for name, content in self.files.items():
            (folder / name).write_bytes(content)


def known_files() -> tuple[str, ...]:
    """The files that an edition of any family may have."""
    texts = (f"texts.{locale}.ftl" for locale in LOCALES)
    return (*family_files(), "decks.toml", "rules.toml", "box.toml", PRESETS, *texts)


def read_parcel(path: Path) -> Parcel:
    """The edition in a folder or a zip; EditionError says what keeps it from being one."""
    if path.is_dir():
        return _read_folder(path)
    if not path.is_file():
        raise EditionError(
            str(path), "file", Phrase("parcel-nothing"), Phrase("parcel-folder-or-zip")
        )
    return _read_zip(path)


def _read_folder(folder: Path) -> Parcel:
    files: dict[str, bytes] = {}
    try:
        with os.scandir(folder) as items:
            for count, item in enumerate(items, 1):
                _check_count(folder, count)
                if _is_litter(item.name):
                    continue
                mode = item.stat(follow_symlinks=False).st_mode
                _check_kind(folder, item.name, mode)
                _check_known(folder, item.name)
                _check_size(folder, item.name, item.stat(follow_symlinks=False).st_size)
                files[item.name] = Path(item.path).read_bytes()[: MOST_BYTES + 1]
                _check_size(folder, item.name, len(files[item.name]))
    except OSError as error:
        raise _unreadable(folder, error) from None
    return Parcel(folder.resolve().name, folder, files)


def _read_zip(path: Path) -> Parcel:
    try:
        size = path.stat().st_size
        if size > MOST_PACKED:
            expected = Phrase("parcel-at-most-bytes", most=MOST_PACKED)
            raise EditionError(str(path), "file", Phrase("parcel-bytes", size=size), expected)
        with ZipFile(path) as packed:
            return _unpack(path, packed)
    except OSError as error:
        raise _unreadable(path, error) from None
    except (
        BadZipFile,
        zlib.error,
        EOFError,
        NotImplementedError,
        RuntimeError,
        ValueError,
    ) as error:
        if isinstance(error, EditionError):
            raise
        raise EditionError(
            str(path), "file", Phrase("parcel-broken-zip"), Phrase("parcel-whole-zip")
        ) from None


def _unpack(path: Path, packed: ZipFile) -> Parcel:
    """The files of a zip, which stand at its top or in one folder."""
    infos = packed.infolist()
    _check_count(path, len(infos))
    folders: set[str] = set()
    files: dict[str, bytes] = {}
    for info, place in _places(path, infos):
        if info.is_dir():
            if len(place.parts) != 1:
                raise EditionError(
                    str(path), shown(info.filename), Phrase("parcel-folder-within"), _plain()
                )
            continue
        if len(place.parts) > 2:  # noqa: PLR2004 (a folder and a file)
            raise EditionError(
                str(path), shown(info.filename), Phrase("parcel-folder-within"), _plain()
            )
        folders.add(place.parent.name)
        _check_known(path, place.name)
        if place.name in files:
            raise EditionError(
                str(path), place.name, Phrase("parcel-file-twice"), Phrase("one-alone")
            )
        files[place.name] = _content(path, packed, info, place.name)
    if len(folders) > 1:
        raise EditionError(str(path), "file", Phrase("parcel-folders-many"), _plain())
    name = folders.pop() if folders else ""
    return Parcel(name or path.stem, path, files)


def _places(path: Path, infos: list[ZipInfo]) -> Iterator[tuple[ZipInfo, PurePosixPath]]:
    """The members of a zip with their places in it, none of which leads out of it."""
    for info in infos:
        # ZipInfo has cut a name at its first NUL and, on Windows, turned its slashes.
        written = info.orig_filename
        place = PurePosixPath(written)
        is_odd = "\\" in written or "\0" in written or ":" in written
        if is_odd or place.is_absolute() or ".." in place.parts or not place.parts:
            raise EditionError(str(path), shown(written), Phrase("parcel-way-out"), _plain())
        if any(_is_litter(part) for part in place.parts):
            continue
        mode = info.external_attr >> _UNIX
        if mode and not info.is_dir():
            _check_kind(path, written, mode if mode >> 12 else mode | 0o100000)
        yield info, place


def _content(path: Path, packed: ZipFile, info: ZipInfo, name: str) -> bytes:
    """One file of a zip; its declared size is not trusted."""
    if info.flag_bits & _ENCRYPTED:
        raise EditionError(str(path), name, Phrase("parcel-locked"), Phrase("parcel-whole-zip"))
    if info.compress_type not in {ZIP_STORED, ZIP_DEFLATED}:
        raise EditionError(
            str(path), name, Phrase("parcel-odd-packing"), Phrase("parcel-whole-zip")
        )
    _check_size(path, name, info.file_size)
    with packed.open(info) as file:
        content = file.read(MOST_BYTES + 1)
    _check_size(path, name, len(content))
    if len(content) > MOST_RATIO * max(info.compress_size, 1):
        raise EditionError(str(path), name, Phrase("parcel-bomb"), Phrase("parcel-whole-zip"))
    return content


def _is_litter(name: str) -> bool:
    """Whether a system or an editor left it there."""
    return name.startswith(".") or name in _LITTER


def _check_count(path: Path, count: int) -> None:
    if count > MOST_FILES:
        expected = Phrase("at-most", most=MOST_FILES)
        raise EditionError(str(path), "files", Phrase("parcel-files-many", number=count), expected)


def _check_kind(path: Path, name: str, mode: int) -> None:
    if S_ISREG(mode):
        return
    found = Phrase("parcel-no-plain-file")
    if S_ISLNK(mode):
        found = Phrase("parcel-link")
    elif S_ISDIR(mode):
        found = Phrase("parcel-folder-within")
    raise EditionError(str(path), shown(name), found, _plain())


def _check_known(path: Path, name: str) -> None:
    known = known_files()
    if name not in known and name not in _PAPERS:
        expected = Phrase("parcel-only-files", names=", ".join(known))
        raise EditionError(str(path), shown(name), Phrase("parcel-odd-file"), expected)


def _check_size(path: Path, name: str, size: int) -> None:
    if size > MOST_BYTES:
        expected = Phrase("parcel-at-most-bytes", most=MOST_BYTES)
        raise EditionError(str(path), name, Phrase("parcel-bytes", size=size), expected)


def _plain() -> Phrase:
    return Phrase("parcel-plain-files")


def _unreadable(path: Path, error: OSError) -> EditionError:
    why = error.strerror or type(error).__name__
    return EditionError(str(path), "file", why, Phrase("parcel-folder-or-zip"))
