"""Errors beside the rules: refusals of the lobby, troubles, and close codes of sockets.

- PassgoError
  - LobbyError       a request not allowed by people or phase; the text ``lobby-error-<code>``
  - ProtocolError    a message, a client or a server has failed; the text ``trouble-<code>``

Refusals of the rules are ``IllegalAction``, those of the table ``TableError``; all are sent as
``{code, text, args}``.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Final

from ..errors import PassgoError
from ..wire.plain import Json, Plain

LOBBY_ERRORS: Final[dict[str, tuple[str, ...]]] = {
    "not_your_seat": ("seat",),
    "not_your_place": ("place",),
    "no_such_place": ("place", "count"),
    "place_taken": ("seat",),
    "no_open_place": (),
    "no_take_over": ("seat",),
    "only_watchers": (),
    "seat_out": ("seat",),
    "seat_of_person": ("seat",),
    "not_host": (),
    "not_seated": (),
    "not_gathering": (),
    "not_playing": (),
    "not_over": (),
    "nobody_seated": (),
    "too_many_places": ("most",),
    "too_few_places": ("least",),
    "name_missing": (),
    "name_empty": (),
    "name_long": ("most",),
    "name_taken": ("name",),
    "name_reserved": ("name",),
    "name_kept": ("seat",),
    "token_taken": ("seat",),
    "words_empty": (),
    "words_long": ("most",),
    "no_such_phrase": ("phrase",),
    "phrase_or_words": (),
    "emotes_often": ("most", "seconds"),
    "option": ("name", "found", "expected"),
    "bad_action": ("detail",),
    "no_such_handover": (),
    "no_watching": (),
    "no_hint": ("seat",),
    "no_lot": (),
    "id_used": ("id",),
}
"""Codes of refusals and their terms; ``option`` comes from an OptionError, ``bad_action`` from an
ActionError. Seats and names are seat terms; a ``place`` in a text counts from 1."""

TROUBLES: Final[dict[str, tuple[str, ...]]] = {
    "storage": (),
    "not_stored": ("why",),
    "moving": (),
    "busy": (),
    "restarting": (),
    "fault": (),
    "too_fast": ("seconds",),
    "too_big": ("most",),
    "too_slow": (),
    "silent": (),
    "malformed": ("where", "what"),
    "no_key": (),
    "wrong_origin": (),
    "no_such_table": ("code",),
    "no_edition": ("edition",),
    "table_gone": ("code",),
    "version": ("found", "known"),
    "no_such_page": (),
    "wrong_method": (),
    "too_many_tables": ("most",),
    "too_many_sockets": ("most",),
    "bad_record": ("why",),
    "long_record": ("most",),
    "no_push": (),
}
"""Codes of troubles and their terms, for sockets and HTTP."""


class CloseCode(IntEnum):
    """Why the server closes a socket; the trouble with this reason is sent first if possible."""

    RESTARTING = 1012
    MALFORMED = 4400
    NO_KEY = 4401
    WRONG_ORIGIN = 4403
    NO_SUCH_TABLE = 4404
    SILENT = 4408
    VERSION = 4409
    TABLE_GONE = 4410
    TOO_BIG = 4413
    NO_EDITION = 4424
    TOO_FAST = 4429
    TOO_SLOW = 4430
    FAULT = 1011
    TOO_MANY_SOCKETS = 4431


HTTP_STATUS: Final[dict[str, int]] = {
    "storage": 503,
    "not_stored": 503,
    "moving": 503,
    "busy": 503,
    "restarting": 503,
    "fault": 500,
    "too_fast": 429,
    "too_big": 413,
    "too_slow": 408,
    "silent": 408,
    "malformed": 422,
    "no_key": 401,
    "wrong_origin": 403,
    "no_such_table": 404,
    "no_edition": 409,
    "table_gone": 410,
    "version": 409,
    "no_such_page": 404,
    "wrong_method": 405,
    "too_many_tables": 429,
    "too_many_sockets": 429,
    "bad_record": 422,
    "long_record": 413,
    "no_push": 404,
}
"""The HTTP status of a trouble; a refused request is 409."""
REFUSED_STATUS: Final = 409


class CodedError(PassgoError):
    """An error with a code, a text and the terms of its sentence."""

    codes: dict[str, tuple[str, ...]]

    def __init__(self, code: str, text: str, args: Plain) -> None:
        """Take a code of ``codes``, the id of its text, and all its terms."""
        assert set(self.codes[code]) == set(args), f"{code}: {sorted(args)}"
        super().__init__(code)
        self.code = code
        self.text = text
        self.args_by_name = args

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the error by its code and terms, for another process."""
        return _made_again, (type(self), self.code, self.args_by_name)

    def wire(self) -> Plain:
        """The error as sent to clients."""
        return {"code": self.code, "text": self.text, "args": self.args_by_name}


class LobbyError(CodedError):
    """A request that the people or the phase of a table do not allow; nothing has changed."""

    codes = LOBBY_ERRORS

    def __init__(self, code: str, /, **args: Json) -> None:
        """Take a code and all its terms."""
        super().__init__(code, f"lobby-error-{code.replace('_', '-')}", args)


class ProtocolError(CodedError):
    """An error between client and server that does not concern the table."""

    codes = TROUBLES

    def __init__(self, code: str, /, **args: Json) -> None:
        """Take a code and all its terms."""
        super().__init__(code, f"trouble-{code.replace('_', '-')}", args)

    @property
    def close_code(self) -> CloseCode | None:
        """The close code of a socket; None if the socket may stay open."""
        return CloseCode.__members__.get(self.code.upper())

    @property
    def status(self) -> int:
        """The HTTP status."""
        return HTTP_STATUS[self.code]


def _made_again(kind: Callable[..., CodedError], code: str, args: Plain) -> CodedError:
    return kind(code, **args)
