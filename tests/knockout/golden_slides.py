"""Golden slides: aims, and where every token came to lie, as committed text.

``make goldens`` writes the file; tests only read it.
"""

from pathlib import Path

from passgo.knockout.rules import state as st

from .lanes import aims, lanes, slide_all

FILE = Path(__file__).parents[1] / "goldens" / "slides.txt"
COUNT = 100


def golden_text(target):
    """The slides as text: x, slope, speed, what was touched, and the tokens in order."""
    lines = ["# x slope speed hits : x,y of each token, - for one that left the board"]
    for in_heaps in (False, True):
        states = lanes(2024, COUNT, in_heaps)
        rows = aims(2025, COUNT, COUNT)
        hits, out = slide_all(states, rows, target)
        for row, hit, (x, y, where) in zip(rows, hits, out, strict=True):
            tokens = [
                f"{a},{b}" if w == st.ON_BOARD else "-" for a, b, w in zip(x, y, where, strict=True)
            ]
            lines.append(f"{row[2]} {row[3]} {row[4]} {hit} : {' '.join(tokens)}")
    return "\n".join(lines) + "\n"
