"""The page: one file that needs nothing else, readable in black and white."""

from collections.abc import Iterable, Sequence
from html import escape
from math import sqrt

from ...editions import load_edition
from ...texts import Texts
from ...wire.plain import Plain
from ..figures import decimal, percent, whole
from ..landings import JAIL
from .boards import Heat, draw_board, draw_lane
from .charts import draw_flows, draw_lengths, draw_shares
from .drawing import FONT, heat, ink_on

STYLE = f"""
body{{font-family:{FONT};color:#10131a;background:#fff;max-width:60rem;margin:2rem auto;
padding:0 1rem;line-height:1.45}}
h1{{margin:0 0 .25rem}}h2{{margin:2.5rem 0 .5rem}}
figure{{margin:1rem 0}}svg{{max-width:100%;height:auto}}
table{{border-collapse:collapse;font-variant-numeric:tabular-nums}}
th,td{{padding:.25rem .6rem;border-bottom:1px solid #d9dee7;text-align:right}}
th:first-child,td:first-child{{text-align:left}}
code{{background:#f2f4f8;padding:.15rem .35rem;border-radius:4px;overflow-wrap:anywhere}}
.note{{color:#5b6475}}.wide{{overflow-x:auto}}
.sides{{display:grid;grid-template-columns:1fr 1fr;gap:1.5rem}}
@media(max-width:50rem){{.sides{{grid-template-columns:1fr}}}}
@media print{{body{{margin:0}}}}
"""


def make_page(studies: Sequence[Plain], commands: Sequence[str], texts: Texts) -> str:
    """One study, or two side by side with their difference."""
    titles = [_title(study, texts) for study in studies]
    head = " · ".join(titles)
    body = [f"<h1>{escape(head)}</h1>"]
    for study, command in zip(studies, commands, strict=True):
        body.append(
            f"<p class=note>{escape(_about(study, texts))}<br><code>{escape(command)}</code></p>"
        )
    if len(studies) == 1:
        body += _sections(studies[0], texts)
    else:
        body.append(f"<h2>{escape(texts.get('report-difference'))}</h2>")
        body.append(_differences(studies[0], studies[1], texts))
        columns = ("".join(_sections(study, texts)) for study in studies)
        body.append(
            "<div class=sides>" + "".join(f"<div>{part}</div>" for part in columns) + "</div>"
        )
    return (
        f'<!doctype html>\n<html lang="{texts.locale}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(head)}</title>'
        f"<style>{STYLE}</style><body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def pictures(study: Plain, texts: Texts) -> dict[str, str]:
    """The pictures of a study by name, each an SVG file."""
    found = {
        "players": draw_shares(texts.get("report-wins"), _share_rows(study), _fair(study), texts),
        "chairs": draw_shares(
            texts.get("report-chairs"), _chair_rows(study, texts), _fair(study), texts
        ),
        "length": draw_lengths(texts.get("report-length"), study["length_counts"], texts),
    }
    figures = study["figures"]
    edition = study["study"]["edition"]
    if "stops" in figures:
        found["landings"] = draw_board(edition, _landings(figures, texts), texts)
        found["rents"] = draw_board(edition, _rents(study, texts), texts)
        found["flows"] = draw_flows(texts.get("report-flows"), figures["flows"], texts)
    else:
        found["rests"] = draw_lane(edition, _rests(figures, texts), texts)
        found["income"] = draw_flows(texts.get("report-income"), figures["income"], texts)
    return found


def _title(study: Plain, texts: Texts) -> str:
    edition = study["study"]["edition"]
    name = Texts(texts.locale, edition).get("edition-title")
    return texts.get("report-title", edition=name, games=whole(study["games"], texts.locale))


def _about(study: Plain, texts: Texts) -> str:
    mode = texts.get(f"cli-mode-{study['study']['mode']}")
    undecided = percent(study["undecided"] / max(study["games"], 1), texts.locale)
    whole_study = "" if study["whole"] else " " + texts.get("report-stopped")
    told = texts.get(
        "report-about",
        players=", ".join(study["study"]["players"]),
        mode=mode,
        seed=str(study["study"]["seed"]),
        undecided=undecided,
        passgo=study["passgo"],
    )
    return told + whole_study


def _sections(study: Plain, texts: Texts) -> list[str]:
    parts = [f"<figure>{picture}</figure>" for picture in pictures(study, texts).values()]
    if "lots" in study["figures"]:
        parts.append(f"<h2>{escape(texts.get('report-pay-back'))}</h2>")
        parts.append(f"<p class=note>{escape(texts.get('report-pay-back-about'))}</p>")
        parts.append(_pay_back(study, texts))
        parts.append(f"<h2>{escape(texts.get('report-lots'))}</h2>")
        parts.append(_lots(study, texts))
    return parts


def _share_rows(study: Plain) -> list[tuple[str, float, float, float]]:
    return [(name, row["share"], row["low"], row["high"]) for name, row in study["players"].items()]


def _chair_rows(study: Plain, texts: Texts) -> list[tuple[str, float, float, float]]:
    return [
        (texts.get("simulate-seat", number=number), row["share"], row["low"], row["high"])
        for number, row in enumerate(study["seats"], 1)
    ]


def _fair(study: Plain) -> float:
    return 1 / len(study["study"]["players"])


def _landings(figures: Plain, texts: Texts) -> Heat:
    stops = sum(stop["count"] for stop in figures["stops"]) or 1
    values = {stop["square"]: 1000 * stop["count"] / stops for stop in figures["stops"]}
    jail = values.pop(JAIL)
    title = texts.get("report-landings")
    return Heat(title, values, lambda value: decimal(value, texts.locale), jail)


def _rents(study: Plain, texts: Texts) -> Heat:
    games = max(study["games"], 1)
    values = {
        str(lot["lot"]): sum(step["rent"] for step in lot["steps"]) / games
        for lot in study["figures"]["lots"]
    }
    places = 0 if max(values.values(), default=0) >= 100 else 1
    title = texts.get("report-rents")
    return Heat(title, values, lambda value: decimal(value, texts.locale, places) if value else "")


def _rests(figures: Plain, texts: Texts) -> Heat:
    slides = max(figures["slides"], 1)
    values = {rest["space"]: rest["count"] / slides for rest in figures["rests"]}
    title = texts.get("report-rests")
    return Heat(title, values, lambda value: percent(value, texts.locale))


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = ("<tr>" + "".join(row) + "</tr>" for row in rows)
    return f"<div class=wide><table><tr>{top}</tr>{''.join(lines)}</table></div>"


def _cell(words: str) -> str:
    return f"<td>{escape(words)}</td>"


def _pay_back(study: Plain, texts: Texts) -> str:
    """Colours against steps: the throws of others until a step has paid for itself."""
    edition = study["study"]["edition"]
    words = Texts(texts.locale, edition)
    groups: dict[str, list[Plain]] = {}
    for lot in study["figures"]["lots"]:
        if lot["steps"][0]["step"] == "bare":
            groups.setdefault(lot["group"], []).append(lot)
    steps = [
        step["step"] for step in next(iter(groups.values()))[0]["steps"] if step["step"] != "whole"
    ]
    found = {group: [_days_of(lots, step) for step in steps] for group, lots in groups.items()}
    known = [days for row in found.values() for days in row if days is not None]
    most = max(known, default=1.0)
    rows = []
    for group, row in found.items():
        cells = [_cell(words.name("group", group))]
        for days in row:
            fill = "#ffffff" if days is None else heat(1 - days / most)
            figure = "—" if days is None else whole(days, texts.locale)
            cells.append(
                f'<td style="background:{fill};color:{ink_on(fill)}">{escape(figure)}</td>'
            )
        rows.append(cells)
    head = ["", *(texts.get(f"report-step-{step}") for step in steps)]
    return _table(head, rows)


def _days_of(lots: Sequence[Plain], name: str) -> float | None:
    """Days for a whole group at a step: its cost over what its rent grows by in a day."""
    cost = gain = 0.0
    for lot in lots:
        by_name = {step["step"]: step for step in lot["steps"]}
        order = list(by_name)
        step = by_name[name]
        earlier = [by_name[one]["rent_a_day"] for one in order[: order.index(name)]]
        before = next((rent for rent in reversed(earlier) if rent is not None), 0.0)
        if step["rent_a_day"] is None or not step["days"]:
            return None
        cost += step["cost"]
        gain += step["rent_a_day"] - (0.0 if name == "bare" else before)
    return cost / gain if gain > 0 else None


def _lots(study: Plain, texts: Texts) -> str:
    edition, games = study["study"]["edition"], max(study["games"], 1)
    words, locale = Texts(texts.locale, edition), texts.locale
    unit = int(load_edition(edition).money.from_unit(1))

    def money(value: float | None) -> str:
        return "—" if value is None else words.money(round(value / unit) * unit)

    rows = [
        [
            _cell(words.name("square", lot["id"])),
            _cell(words.money(lot["price"])),
            _cell(money(sum(step["rent"] for step in lot["steps"]) / games)),
            _cell(decimal(lot["bought"] / games, locale, 2)),
            _cell(decimal(lot["auctioned"] / games, locale, 2)),
            _cell(money(lot["auction_price"])),
            _cell(decimal(lot["traded"] / games, locale, 2)),
            _cell(money(lot["cash_price"])),
        ]
        for lot in study["figures"]["lots"]
    ]
    names = ("lot", "price", "rent", "bought", "auctioned", "bid", "traded", "sold")
    return _table([texts.get(f"report-column-{name}") for name in names], rows)


def _differences(one: Plain, other: Plain, texts: Texts) -> str:
    """What differs, with the interval of the difference; within its error it is grey."""
    rows = []
    for name, first in one["players"].items():
        second = other["players"].get(name)
        if second is None:
            continue
        change = second["share"] - first["share"]
        margin = sqrt(_half(first) ** 2 + _half(second) ** 2)
        rows.append(_change_row(name, first["share"], second["share"], change, margin, texts))
    for number, (first, second) in enumerate(zip(one["seats"], other["seats"], strict=False), 1):
        change = second["share"] - first["share"]
        margin = sqrt(_half(first) ** 2 + _half(second) ** 2)
        name = texts.get("simulate-seat", number=number)
        rows.append(_change_row(name, first["share"], second["share"], change, margin, texts))
    head = ["", "A", "B", texts.get("report-change"), texts.get("report-interval")]
    return _table(head, rows)


def _half(share: Plain) -> float:
    return float(share["high"] - share["low"]) / 2


def _change_row(
    name: str, first: float, second: float, change: float, margin: float, texts: Texts
) -> list[str]:
    locale = texts.locale
    low, high = 100 * (change - margin), 100 * (change + margin)
    interval = f"{decimal(low, locale)} … {decimal(high, locale)}"
    style = "" if abs(change) > margin else ' class="note"'
    figure = f"<td{style}>{escape(decimal(100 * change, locale))}</td>"
    shares = [_cell(percent(share, locale)) for share in (first, second)]
    return [_cell(name), *shares, figure, f"<td{style}>{escape(interval)}</td>"]
