"""Bodies and answers of the routes for push messages."""

from typing import Annotated

from pydantic import Field, StrictBool, StrictStr

from .parts import Code, Part


class PushKey(Part):
    """The key with which a browser subscribes."""

    key: StrictStr | None
    """The server's public key in base64url; null if it sends no push messages."""


class PushKeys(Part):
    """The browser's keys, in base64url."""

    p256dh: Annotated[StrictStr, Field(max_length=128)]
    auth: Annotated[StrictStr, Field(max_length=64)]


Endpoint = Annotated[StrictStr, Field(max_length=1024)]
"""The address at which a push service takes messages for the browser."""


class PushWanted(Part):
    """A browser's subscription."""

    endpoint: Endpoint
    keys: PushKeys
    locale: Annotated[StrictStr, Field(max_length=35)] = "en"
    """The language of the messages."""


class PushEnded(Part):
    """A subscription that ends."""

    endpoint: Endpoint


class PushState(Part):
    """Whether messages are sent to the browser."""

    subscribed: StrictBool


class PushMessage(Part):
    """What a browser receives, decrypted."""

    code: Code
    """The table that waits."""
    title: StrictStr
    body: StrictStr


PUSH_FORMS: dict[str, type[Part]] = {
    "push_key": PushKey,
    "push_wanted": PushWanted,
    "push_ended": PushEnded,
    "push_state": PushState,
    "push_message": PushMessage,
}
"""Bodies and answers of the routes, by name."""
