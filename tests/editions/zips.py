"""Zips of editions, good and bad."""

import stat
import struct
import zlib
from pathlib import Path
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZipFile, ZipInfo

from passgo.editions import load_edition


def files_of(edition):
    """The files of a packaged edition, as bytes by name."""
    folder = load_edition(edition).folder
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def zip_of(path, files, top="mybox/", kind=ZIP_DEFLATED):
    """A zip of some files, in one folder or, with no name for it, in none."""
    with ZipFile(path, "w", kind) as packed:
        for name, content in files.items():
            packed.writestr(top + name, content)
    return path


def good(path: Path, edition="euro", top="mybox/"):
    return zip_of(path, files_of(edition), top)


def with_more(path, name, content=b"x = 1\n"):
    """A valid zip with one more entry of any name."""
    good(path)
    with ZipFile(path, "a") as packed:
        packed.writestr(name, content)
    return path


def with_link(path, target="/etc/passwd"):
    files = files_of("euro")
    del files["board.toml"]
    zip_of(path, files)
    info = ZipInfo("mybox/board.toml")
    info.create_system = 3
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    with ZipFile(path, "a") as packed:
        packed.writestr(info, target)
    return path


def with_device(path):
    good(path)
    info = ZipInfo("mybox/README")
    info.create_system = 3
    info.external_attr = (stat.S_IFCHR | 0o666) << 16
    with ZipFile(path, "a") as packed:
        packed.writestr(info, b"")
    return path


def with_many(path, count=10_000):
    good(path)
    with ZipFile(path, "a") as packed:
        for number in range(count):
            packed.writestr(f"mybox/{number}.toml", b"")
    return path


def with_large(path, size=2**30):
    """A file of so many zeros, which pack to a thousandth; packed here without holding them."""
    files = files_of("euro")
    del files["texts.en.ftl"]
    zip_of(path, files)
    info = ZipInfo("mybox/texts.en.ftl")
    info.compress_type = ZIP_DEFLATED
    block = bytes(2**20)
    with ZipFile(path, "a") as packed, packed.open(info, "w", force_zip64=True) as file:
        for _ in range(size // len(block)):
            file.write(block)
    return path


def with_lie(path, size=2**22):
    """A file that unpacks to far more than the zip says."""
    path = with_large(path, size)
    content = path.read_bytes()
    return _patched(path, content.replace(struct.pack("<L", size), struct.pack("<L", 1000)))


def with_bomb(path):
    """A small file that is nothing but repetition."""
    return zip_of(path, {**files_of("euro"), "README.md": b" " * 200_000})


def with_password(path):
    good(path)
    content = bytearray(path.read_bytes())
    # The flag that says so, of the first entry in the file and in its directory.
    content[6] |= 1
    content[content.find(b"PK\x01\x02") + 8] |= 1
    return _patched(path, bytes(content))


def with_damage(path):
    """A file whose content does not match its sum."""
    with ZipFile(path, "w") as packed:
        for name, content in files_of("euro").items():
            packed.writestr("mybox/" + name, content)
    content = path.read_bytes()
    return _patched(path, content.replace(b"salary = 200", b"salary = 300"))


def cut_short(path):
    good(path)
    return _patched(path, path.read_bytes()[:5000])


def of_another_kind(path):
    path.write_bytes(zlib.compress(b"not a zip at all" * 100))
    return path


def bzipped(path):
    return zip_of(path, files_of("euro"), kind=ZIP_BZIP2)


def lzma_packed(path):
    return zip_of(path, files_of("euro"), kind=ZIP_LZMA)


def _patched(path, content):
    path.write_bytes(content)
    return path
