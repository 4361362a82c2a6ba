"""What a client may hear instead of an answer.

- PassgoError
  - ClientError
    - WishRefused   the rules or the table refuse; nothing has changed
    - Troubled      the server could not, now or at all; ``retry`` says when to ask again
    - Gone          the socket is closed for good
"""

from ..errors import PassgoError
from ..protocol.errors import CloseCode
from ..wire.plain import JsonMapping


class ClientError(PassgoError):
    """Something that a server says in place of what was asked for: a message with a code."""

    def __init__(self, code: str, text: str = "", args: JsonMapping | None = None) -> None:
        """Keep the code, and the message that words it."""
        self.code = code
        self.text = text
        self.terms = dict(args or {})
        details = ", ".join(f"{name} {value}" for name, value in self.terms.items())
        super().__init__(f"{code} ({details})" if details else code)


class WishRefused(ClientError):
    """A wish or a question is refused; nothing has changed."""


class Troubled(ClientError):
    """A wish is not done, or nobody knows whether it is."""

    def __init__(
        self,
        code: str,
        text: str = "",
        args: JsonMapping | None = None,
        retry: float | None = None,
    ) -> None:
        """Keep when to ask again; None is not at all."""
        super().__init__(code, text, args)
        self.retry = retry


class Gone(ClientError):
    """The socket is closed, and to open another would not help."""

    def __init__(self, close_code: int) -> None:
        """Name the reason by its close code."""
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
"""Why a socket closes and another would close too."""
