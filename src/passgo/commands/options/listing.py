"""The options of a table: what each may be set to, and what the edition's book says."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ...editions import AnyEdition
from ...editions.phrases import spoken
from ...editions.presets import preset_text
from ...editions.values import Odds
from ...estate.edition.model import UNIT_ID, Edition
from ...estate.edition.options import OPTIONS, Option
from ...knockout.edition.model import NOISE_LEVELS, LaneEdition
from ...knockout.edition.options import LANE_OPTIONS
from ...knockout.edition.rules_file import LANE_FLAGS
from ...terminal.option_texts import option_texts
from ...terminal.rules_played import plain
from ...texts import Locale, Texts
from ...wire.plain import Plain


def options_data(edition: AnyEdition | None, locale: Locale) -> list[Plain]:
    """Every option: what it may be set to, what it means, and what the edition's book says."""
    if isinstance(edition, LaneEdition):
        return lane_options_data(edition, locale)
    explained = option_texts(locale)
    listed = []
    for option in OPTIONS.values():
        row: Plain = {
            "name": option.name,
            "values": spoken(option.spec.expected(), locale),
            "default": option.default,
            "text": explained[option.name],
        }
        if isinstance(edition, Edition):
            values = {mode: _played(edition, mode, option) for mode in edition.modes}
            row |= _by_source(values, option.flag in edition.rulings)
        listed.append(row)
    return listed


def lane_options_data(edition: LaneEdition, locale: Locale) -> list[Plain]:
    """The options of a knockout table."""
    texts = Texts(locale)
    words = {"noise": " | ".join(NOISE_LEVELS), "teams": "{colour: [name, name]}"}
    return [
        {
            "name": name,
            "values": words[name] if name in words else spoken(LANE_FLAGS[name].expected(), locale),
            "default": default,
            "text": texts.get(f"knockout-option-{name.replace('_', '-')}"),
        }
        | _by_source(
            {mode: edition.rules[mode].get(name) for mode in edition.modes},
            name in edition.rulings,
        )
        for name, default in LANE_OPTIONS.items()
    ]


def _by_source(values: dict[str, object], is_ruling: bool) -> dict[str, dict[str, object]]:
    """Values by mode, in two groups: what a book prints, and what is our ruling."""
    nothing = {**values, **dict.fromkeys(values)}
    if is_ruling:
        return {"printed": nothing, "ruling": values}
    return {"printed": values, "ruling": nothing}


def _played(edition: Edition, mode: str, option: Option) -> object:
    """What the edition plays, in the option's own words; nothing where it lacks what is set."""
    rules = edition.rules[mode]
    if not option.flag or (option.needs and rules[option.needs] in (False, "none")):
        return None
    if isinstance(option.spec, Odds) and UNIT_ID not in edition.decks:
        return None
    flag = rules[option.flag]
    value = next((given for given, set_to in option.as_flag.items() if set_to == flag), flag)
    if not option.spec.allows(value):
        return None
    return list(value) if isinstance(value, tuple) else value


def show_options(console: Console, edition: AnyEdition | None, locale: Locale) -> None:
    """Print the presets of an edition, and the options."""
    if edition is not None:
        _show_presets(console, edition, Texts(locale, edition))
    texts = Texts(locale)
    for row in options_data(edition, locale):
        line = Text.assemble((row["name"], "bold"), f" = {row['values']}")
        printed = row.get("printed", {}).get("standard")
        ruling = row.get("ruling", {}).get("standard")
        if printed is not None:
            line.append(f"  {texts.get('cli-printed', value=plain(printed))}", style="cyan")
        elif ruling is not None:
            line.append(f"  {texts.get('cli-ruling', value=plain(ruling))}", style="cyan")
        elif row["default"] is not None:
            line.append(f"  {texts.get('cli-default', value=plain(row['default']))}", style="cyan")
        console.print(line)
        console.print(Padding(Text(row["text"], style="dim"), (0, 0, 0, 4)))


def _show_presets(console: Console, edition: AnyEdition, texts: Texts) -> None:
    """Print the presets: name, what it is called, and what it sets."""
    console.print(Text(texts.get("cli-presets"), style="bold"))
    for preset in edition.presets.offered:
        text_id = preset_text(preset.id)
        line = Text.assemble(("  " + preset.id, "bold"), f"  {texts.get(text_id)}")
        chosen = [f"{name}={plain(value)}" for name, value in preset.options.items()]
        if preset.mode != edition.modes[0]:
            chosen.insert(0, texts.get(f"cli-mode-{preset.mode}"))
        line.append("  " + ", ".join(chosen), style="cyan")
        console.print(line)
        console.print(Padding(Text(texts.get(f"{text_id}-about"), style="dim"), (0, 0, 0, 4)))
    console.print()
