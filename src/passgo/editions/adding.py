"""Adds editions to the user's data folder, begins new ones there, and removes them.

Everything is checked before the first byte is written, and a folder is put in place by one
rename: an edition is added completely or not at all, even after a crash or a power cut.
"""

import shutil
import tempfile
from pathlib import Path

from ..errors import EditionError, shown
from .loader import AnyEdition, check_new_name, load_unpacked
from .parcel import Parcel, known_files, read_parcel
from .phrases import Phrase
from .renaming import renamed


def check_edition(path: Path) -> AnyEdition:
    """Return the edition in a folder or a zip, read and checked; nothing is kept of it."""
    return _checked(read_parcel(path))


def add_edition(path: Path, into: Path) -> Path:
    """Put the edition in a folder or a zip among those in ``into``; return its folder there."""
    parcel = read_parcel(path)
    _checked(parcel)
    return _put(parcel, into)


def new_edition(name: str, like: AnyEdition, into: Path, *, same_rules: bool = False) -> Path:
    """Begin an edition as a copy of another under its own name; return its folder.

    With ``same_rules`` it plays by the rules of the other, and has none to change.
    """
    where = into / name
    check_new_name(name, str(where))
    present = ((file, like.folder / file) for file in known_files())
    files = {file: path.read_text(encoding="utf-8") for file, path in present if path.is_file()}
    parcel = Parcel(name, where, renamed(files, name, like.id if same_rules else ""))
    _checked(parcel)
    return _put(parcel, into)


def remove_edition(name: str, added: Path) -> Path:
    """Remove an edition that was added; return the folder that is gone."""
    names = [folder.name for folder in sorted(added.glob("[!.]*")) if folder.is_dir()]
    if name not in names:
        expected = Phrase("editions-known", names=", ".join(names)) if names else None
        raise EditionError("editions", "name", shown(name), expected or Phrase("editions-none"))
    folder = added / name
    if folder.is_symlink():
        folder.unlink()
        return folder
    away = Path(tempfile.mkdtemp(prefix=".removing-", dir=added))
    folder.rename(away / name)
    shutil.rmtree(away)
    return folder


def _checked(parcel: Parcel) -> AnyEdition:
    """Read a parcel as the edition that it would be."""
    shown_as = str(parcel.origin)
    check_new_name(parcel.name, shown_as)
    with tempfile.TemporaryDirectory(prefix="passgo-") as folder:
        unpacked = Path(folder) / parcel.name
        unpacked.mkdir()
        parcel.write(unpacked)
        return load_unpacked(unpacked, shown_as)


def _put(parcel: Parcel, into: Path) -> Path:
    """Write a parcel to a temporary folder, then rename it into place."""
    folder = into / parcel.name
    if folder.exists() or folder.is_symlink():
        raise _is_there(folder)
    into.mkdir(parents=True, exist_ok=True)
    beside = Path(tempfile.mkdtemp(prefix=".adding-", dir=into))
    try:
        unpacked = beside / parcel.name
        unpacked.mkdir()
        parcel.write(unpacked)
        unpacked.rename(folder)
    except OSError:
        if not folder.exists():
            raise
        # Another process added one of that name meanwhile.
        raise _is_there(folder) from None
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    return folder


def _is_there(folder: Path) -> EditionError:
    expected = Phrase("edition-is-there", name=folder.name)
    return EditionError(str(folder), "name", shown(folder.name), expected)
