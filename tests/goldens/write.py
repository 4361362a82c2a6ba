"""Writes the golden games, slides and answers, and the pages about the rules: ``make goldens``.

Tests only read them. What has changed shows in the diff, and its commit says why.
"""

import sys
from pathlib import Path

from passgo.compiling.targets import COMPILED
from passgo.rulebook import pages as rules_pages
from tests.goldens.golden import FOLDER, text_of
from tests.goldens.played import GOLDENS
from tests.knockout import golden_slides
from tests.moments import kept

DOCS = Path(__file__).parents[2] / "docs"


def put(path, text):
    changed = not path.is_file() or path.read_text(encoding="utf-8") != text
    path.write_text(text, encoding="utf-8")
    print(f"{path.stem}: {len(text) // 1000} kB{', changed' if changed else ''}")


def main():
    for golden in GOLDENS:
        put(golden.path, text_of(golden, golden.play()))
    put(golden_slides.FILE, golden_slides.golden_text(COMPILED))
    put(kept.FILE, kept.kept_text())
    known = {golden_slides.FILE, *(golden.path for golden in GOLDENS)}
    for path in sorted(set(FOLDER.glob("*.txt")) - known):
        path.unlink()
        print(f"{path.name}: removed")
    return rules_pages.main([str(DOCS)])


if __name__ == "__main__":
    sys.exit(main())
