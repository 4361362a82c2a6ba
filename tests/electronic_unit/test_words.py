import subprocess
import sys
from pathlib import Path

import pytest

import passgo.electronic_unit
from passgo.electronic_unit import BANK, Show, say
from passgo.texts import LOCALES, Texts

SOURCES = sorted(Path(passgo.electronic_unit.__file__).parent.glob("*.py"))


@pytest.mark.parametrize(
    ("screen", "french", "english"),
    [
        (
            Show("unit-balance", {"card": 0, "amount": "1.26M"}),
            "Ana\u00a0: 1.26M",
            "Ana: 1.26M",
        ),
        (
            Show("unit-balance", {"card": 5, "amount": "500K"}),
            "Carte 6\u00a0: 500K",
            "Card 6: 500K",
        ),
        (
            Show("unit-paid-player", {"seat": 0, "other": BANK, "amount": "10K"}),
            "Ana → la banque\u00a0: 10K",
            "Ana → the bank: 10K",
        ),
        (Show("unit-zone", {"zone": "cycle"}), "Zone cycliste", "Cycle zone"),
        (Show("unit-chance", {"text": 1}), "Chance\u00a0: deux", "Chance: deux"),
        (Show("unit-chance", {"text": 9}), "Chance\u00a0: Chance", "Chance: Chance"),
        (Show("unit-chance", {"text": "Go!"}), "Chance\u00a0: Go!", "Chance: Go!"),
        (Show("unit-volume", {"level": 0}), "Volume\u00a0: bips seuls", "Volume: beeps only"),
    ],
)
def test_screens_in_both_languages(screen, french, english):
    said = [say(screen, Texts(locale), ["Ana"], ["un", "deux"]) for locale in LOCALES]
    assert said == [french, english]


def test_every_text_is_used():
    """A text that no source names is dead."""
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    texts = (
        Path(passgo.electronic_unit.__file__).parent.parent
        / "texts"
        / "locales"
        / "en"
        / "unit.ftl"
    )
    for line in texts.read_text(encoding="utf-8").splitlines():
        if line.startswith("unit-refused-"):
            name = line.split(" =")[0].removeprefix("unit-refused-").replace("-", "_")
        elif line.startswith("unit-"):
            name = line.split(" =")[0]
        else:
            continue
        assert f'"{name}"' in code, name


def test_the_unit_is_light():
    """A companion on a telephone needs no kernel, and nothing in here may ask a clock."""
    code = (
        "import sys, passgo.electronic_unit; "
        "print([m for m in ('numpy', 'numba', 'passgo.game.game', 'fluent') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == "[]"
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        assert not any(f"import {name}" in text for name in ("time", "datetime", "random"))
