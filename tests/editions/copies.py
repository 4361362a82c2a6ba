"""Copies of the editions, to break one thing in."""

import shutil
from pathlib import Path

import pytest

from passgo.editions import EditionError, load_edition


def copy_of(edition: str, folder: Path) -> Path:
    copy = folder / "mine"
    shutil.copytree(load_edition(edition).folder, copy)
    return copy


def copy_of_euro(folder: Path) -> Path:
    return copy_of("euro", folder)


def put(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    content = path.read_text(encoding="utf-8")
    assert old in content
    path.write_text(content.replace(old, new, 1), encoding="utf-8")


def refusal(folder: Path) -> str:
    with pytest.raises(EditionError) as caught:
        load_edition(folder)
    message = str(caught.value)
    assert "\n" not in message
    return message
