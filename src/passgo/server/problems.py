"""HTTP errors as problem+json: a status, a code, and a sentence in the reader's language."""

from math import ceil
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ..protocol.errors import REFUSED_STATUS, LobbyError, ProtocolError
from ..protocol.http import Problem
from ..texts import LOCALES, Locale, Texts
from ..wire.plain import Plain
from .store import Missing, StoreDown, StoreError

MEDIA_TYPE: Final = "application/problem+json"
_PASSES, _SOON = 503, 1.0
_BY_STATUS = {404: "no_such_page", 405: "wrong_method", 401: "no_key", 413: "too_big"}


PROBLEMS: Final[dict[int | str, Plain]] = {
    status: {"model": Problem, "description": about, "content": {MEDIA_TYPE: {}}}
    for status, about in (
        (401, "The key is missing or wrong."),
        (403, "The request comes from a page of another site."),
        (404, "Not found."),
        (405, "This method is not allowed here."),
        (408, "The request took too long."),
        (409, "The table refuses; code, text and args say why. Nothing has changed."),
        (410, "The table is gone."),
        (413, "The request is too large."),
        (422, "The request is not valid."),
        (429, "Too many requests; Retry-After says when to try again."),
        (
            503,
            "The storage or another server does not answer. Nothing is known to have changed;"
            " Retry-After says when to try again.",
        ),
    )
}
"""Errors that any route may return."""


def preferred_locale(accepted: str) -> Locale:
    """The reader's language, from the Accept-Language header."""
    for part in accepted.lower().split(","):
        language = part.split(";")[0].strip().split("-")[0]
        for locale in LOCALES:
            if locale == language:
                return locale
    return "en"


def problem(
    status: int,
    code: str,
    text: str,
    args: Plain,
    *,
    accepted: str = "",
    retry: float | None = None,
) -> JSONResponse:
    """A problem as a response."""
    said = Texts(preferred_locale(accepted)).say({"text": text, "args": args})
    body = Problem(
        type=f"urn:passgo:problem:{code}",
        title=code.replace("_", " ").capitalize(),
        status=status,
        detail=said,
        code=code,
        text=text,
        args=args,
    )
    headers = {} if retry is None else {"Retry-After": str(max(1, ceil(retry)))}
    if status == 401:  # noqa: PLR2004
        headers["WWW-Authenticate"] = "Bearer"
    return JSONResponse(body.model_dump(), status, headers, media_type=MEDIA_TYPE)


def problem_of(
    error: ProtocolError, accepted: str = "", retry: float | None = None
) -> JSONResponse:
    """A trouble as a response; if it may pass, with Retry-After."""
    args = error.args_by_name
    if retry is None and error.status == _PASSES:
        retry = _SOON
    return problem(error.status, error.code, error.text, args, accepted=accepted, retry=retry)


class Refusal(Exception):
    """A refused request, raised to leave a route."""

    def __init__(self, refusal: Plain) -> None:
        """Keep code, text and args."""
        super().__init__(refusal["code"])
        self.refusal = refusal


class Delayed(Exception):
    """A trouble that may pass within seconds, raised to leave a route."""

    def __init__(self, error: ProtocolError, retry: float | None) -> None:
        """Keep the trouble and when to try again."""
        super().__init__(error.code)
        self.error = error
        self.retry = retry


def add_handlers(app: FastAPI) -> None:
    """Handle every error that a route may raise."""

    @app.exception_handler(ProtocolError)
    async def _trouble(request: Request, error: ProtocolError) -> JSONResponse:
        return problem_of(error, _accepted(request))

    @app.exception_handler(Delayed)
    async def _delayed(request: Request, error: Delayed) -> JSONResponse:
        return problem_of(error.error, _accepted(request), error.retry)

    @app.exception_handler(LobbyError)
    async def _lobby(request: Request, error: LobbyError) -> JSONResponse:
        return _refused(request, error.wire())

    @app.exception_handler(Refusal)
    async def _refusal(request: Request, error: Refusal) -> JSONResponse:
        return _refused(request, error.refusal)

    @app.exception_handler(Missing)
    async def _missing(request: Request, error: Missing) -> JSONResponse:
        del error
        code = str(request.path_params.get("code", ""))
        return problem_of(ProtocolError("no_such_table", code=code), _accepted(request))

    @app.exception_handler(StoreError)
    async def _store(request: Request, error: StoreError) -> JSONResponse:
        retry = 1.0 if isinstance(error, StoreDown) else None
        return problem_of(ProtocolError("storage"), _accepted(request), retry)

    @app.exception_handler(RequestValidationError)
    async def _malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(step) for step in first["loc"])[:100]
        trouble = ProtocolError("malformed", where=where, what=str(first["msg"])[:200])
        return problem_of(trouble, _accepted(request))

    @app.exception_handler(HTTPException)
    async def _other(request: Request, error: HTTPException) -> JSONResponse:
        code = _BY_STATUS.get(error.status_code)
        accepted = _accepted(request)
        if code is None:
            trouble = ProtocolError("malformed", where="body", what=str(error.detail)[:200])
            return problem_of(trouble, accepted)
        trouble = ProtocolError(code, **({"most": 0} if code == "too_big" else {}))
        answer = problem_of(trouble, accepted)
        answer.headers.update(error.headers or {})
        return answer


def _refused(request: Request, refusal: Plain) -> JSONResponse:
    return problem(
        REFUSED_STATUS,
        refusal["code"],
        refusal["text"],
        refusal["args"],
        accepted=_accepted(request),
    )


def _accepted(request: Request) -> str:
    return request.headers.get("accept-language", "")
