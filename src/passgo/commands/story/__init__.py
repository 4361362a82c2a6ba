"""``passgo story``: what became of a recorded game."""

from ..arguments import AsJson, Lang, RecordFile
from ..printing import make_console


def story(record: RecordFile, lang: Lang = None, json: AsJson = False) -> None:
    """Tell the story of a recorded game."""
    from .page import story_data, tell

    if json:
        print(story_data(record))
    else:
        tell(record, lang, make_console())
