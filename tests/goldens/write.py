"""Writes the golden games, and the pages about the rules: ``make goldens``.

Tests only read them. What has changed shows in the diff, and its commit says why.
"""

import sys
from pathlib import Path

from passgo import rules_pages
from tests.goldens.golden import FOLDER, play, text_of
from tests.goldens.played import GOLDENS

DOCS = Path(__file__).parents[2] / "docs"


def main():
    for golden in GOLDENS:
        text = text_of(golden, play(golden))
        changed = not golden.path.is_file() or golden.path.read_text(encoding="utf-8") != text
        golden.path.write_text(text, encoding="utf-8")
        print(f"{golden.name}: {len(text) // 1000} kB{', changed' if changed else ''}")
    for path in sorted(FOLDER.glob("*.txt")):
        if path not in {golden.path for golden in GOLDENS}:
            path.unlink()
            print(f"{path.name}: removed")
    return rules_pages.main([str(DOCS)])


if __name__ == "__main__":
    sys.exit(main())
