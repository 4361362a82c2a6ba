"""Errors of the client.

- PassgoError
  - ClientError
    - RequestRefused   the rules or the table refuse; nothing has changed
    - Troubled      the server failed; ``retry`` says when to ask again, if at all
    - Gone          the socket is closed, and opening another does not help
"""

from ..errors import PassgoError
from ..protocol.errors import CloseCode
from ..wire.plain import JsonMapping


class ClientError(PassgoError):
    """An error message from the server, with a code."""

    def __init__(self, code: str, text: str = "", args: JsonMapping | None = None) -> None:
        """Store the code and the message."""
        self.code = code
        self.text = text
        self.terms = dict(args or {})
        details = ", ".join(f"{name} {value}" for name, value in self.terms.items())
        super().__init__(f"{code} ({details})" if details else code)


class RequestRefused(ClientError):
    """A request or a question is refused; nothing has changed."""


class Troubled(ClientError):
    """A request is not done, or its result is unknown."""

    def __init__(
        self,
        code: str,
        text: str = "",
        args: JsonMapping | None = None,
        retry: float | None = None,
    ) -> None:
        """Store when to ask again; None means never."""
        super().__init__(code, text, args)
        self.retry = retry


class Gone(ClientError):
    """The socket is closed, and opening another would not help."""

    def __init__(self, close_code: int) -> None:
        """Take the close code of the socket."""
        known = {int(each): each.name.lower() for each in CloseCode}
        super().__init__(known.get(close_code, "closed"))
        self.close_code = close_code


FINAL = frozenset(
    {
        CloseCode.MALFORMED,
        CloseCode.NO_KEY,
        CloseCode.WRONG_ORIGIN,
        CloseCode.NO_SUCH_TABLE,
        CloseCode.VERSION,
        CloseCode.TABLE_GONE,
        CloseCode.NO_EDITION,
        CloseCode.TOO_BIG,
    }
)
"""Close codes after which a new socket would close too."""
