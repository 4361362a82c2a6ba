"""The contact sheet: a page with every picture next to the design's, also as PNG pages."""

import html
import shutil

from .pictures import PICTURES, SIZES

WIDTHS = {"wide": 700, "small": 520, "phone": 260}
STYLE = """
body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #e9e9ec; color: #16181d; }
section { margin-bottom: 28px; padding: 16px; border-radius: 12px; background: #fff; }
h2 { margin: 0 0 10px; } h3 { margin: 12px 0 6px; font-size: 14px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
figure { margin: 0; } figcaption { font-size: 12px; color: #555; }
img { display: block; border: 1px solid #bbb; }
.target img { outline: 3px solid #d8a100; }
"""


def write_sheet(browser, folder, pictures, design):
    """Write index.html with all that is in the folder, and page-NN-NAME.png for these pictures."""
    _copy_targets(folder, PICTURES, design)
    there = [each for each in PICTURES if any(folder.glob(f"{each.name}.*.png"))]
    index = _page([_section(folder, picture) for picture in there])
    (folder / "index.html").write_text(index, encoding="utf-8")
    context = browser.new_context(viewport={"width": 1560, "height": 1000})
    page = context.new_page()
    draft = folder / "page.html"
    for picture in pictures:
        draft.write_text(_page([_section(folder, picture)]), encoding="utf-8")
        page.goto(draft.as_uri())
        name = f"page-{PICTURES.index(picture) + 1:02}-{picture.name}.png"
        page.screenshot(path=folder / name, full_page=True)
    draft.unlink()
    context.close()


def _copy_targets(folder, pictures, design):
    for name in (name for picture in pictures for name in picture.targets):
        if (design / f"{name}.png").is_file():
            shutil.copyfile(design / f"{name}.png", folder / f"target-{name}.png")


def _section(folder, picture):
    rows = []
    for size, (width, height) in SIZES.items():
        shown = sorted(folder.glob(f"{picture.name}.{size}.*.png"))
        figures = [_figure(path.name, WIDTHS[size]) for path in shown]
        targets = [name for name in picture.targets if size == _size_of(name)]
        names = [f"target-{name}.png" for name in targets]
        figures[:0] = [
            _figure(name, WIDTHS[size], "target") for name in names if (folder / name).is_file()
        ]
        if figures:
            rows.append(f"<h3>{width} × {height}</h3><div class='row'>{''.join(figures)}</div>")
    title = f"<h2>{html.escape(picture.name)}</h2>"
    return f"<section id='{picture.name}'>{title}{''.join(rows)}</section>"


def _size_of(target):
    return "phone" if target.endswith("-phone") else "wide"


def _figure(name, width, kind=""):
    words = html.escape(name.removesuffix(".png").replace(".", " "))
    shown = f"<a href='{name}'><img src='{name}' width='{width}' alt='{words}'></a>"
    return f"<figure class='{kind}'>{shown}<figcaption>{words}</figcaption></figure>"


def _page(sections):
    head = "<!doctype html><meta charset='utf-8'><title>Passgo: pictures</title>"
    return f"{head}<style>{STYLE}</style>{''.join(sections)}"
