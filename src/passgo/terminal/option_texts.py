"""The sentences that explain the options of a table."""

from fluent.runtime import FluentBundle, FluentResource

from ..estate.edition.options import OPTIONS, options_source
from ..texts import Locale


def option_texts(locale: Locale) -> dict[str, str]:
    """Name of an option to its explanation."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(options_source(locale)))
    explained: dict[str, str] = {}
    for option in OPTIONS.values():
        pattern = bundle.get_message(option.text_id).value
        if pattern is not None:
            text, _ = bundle.format_pattern(pattern, {})
            explained[option.name] = str(text)
    return explained
