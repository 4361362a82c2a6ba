"""``passgo push-keys``: a new key with which a server signs its push messages."""

import os
import sys

from ..texts import Texts, pick_locale
from .arguments import AsJson, Lang
from .printing import as_json


def push_keys(json: AsJson = False, lang: Lang = None) -> None:
    """Print a new key as a setting of the server; how to use it goes to standard error."""
    from ..server.push.keys import ServerKey, new_key

    key = new_key()
    if json:
        public = ServerKey(key, "https://example.org").public
        print(as_json({"private": key, "public": public}))
        return
    print(f"PASSGO_PUSH_KEY={key}")
    texts = Texts(pick_locale(lang, os.environ))
    print(texts.get("server-push-keys"), file=sys.stderr)
