"""A page that documents the routes, made from the OpenAPI description without scripts."""

import json
from html import escape

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from ...wire.plain import Json, Plain

router = APIRouter(include_in_schema=False)
_METHODS = ("get", "post", "put", "patch", "delete")


@router.get("/api/docs")
async def show_docs(request: Request) -> HTMLResponse:
    """The routes with their parameters and answers."""
    schema = request.app.openapi()
    parts = [f"<h1>{escape(schema['info']['title'])}</h1>", _link()]
    for path, operations in schema["paths"].items():
        parts += [
            _operation(method, path, operations[method])
            for method in _METHODS
            if method in operations
        ]
    parts.append("<h2>Models</h2>")
    for name, model in sorted(schema["components"]["schemas"].items()):
        parts.append(f"<h3 id='{escape(name)}'>{escape(name)}</h3>{_json(model)}")
    body = "\n".join(parts)
    return HTMLResponse(
        f"<!doctype html><html lang='en'><head><meta charset='utf-8'><title>Passgo</title>"
        f"</head><body style='font: 16px/1.5 sans-serif; max-width: 60rem; margin: 2rem auto'>"
        f"{body}</body></html>"
    )


def _link() -> str:
    return (
        "<p>The full description is <a href='openapi.json'>openapi.json</a>; the messages of"
        " sockets are described in the protocol document.</p>"
    )


def _operation(method: str, path: str, operation: Plain) -> str:
    answers = ", ".join(
        f"{status} {about.get('description', '')}"
        for status, about in operation["responses"].items()
    )
    taken = operation.get("requestBody", {}).get("content", {})
    given = operation.get("parameters", [])
    lines = [
        f"<h2>{method.upper()} {escape(path)}</h2>",
        f"<p>{escape(operation.get('description') or operation.get('summary', ''))}</p>",
    ]
    if given:
        lines.append(f"<p>Parameters:</p>{_json(given)}")
    if taken:
        lines.append(f"<p>Body:</p>{_json(taken)}")
    return "".join([*lines, f"<p>Answers: {escape(answers)}</p>"])


def _json(data: Json) -> str:
    return f"<pre style='white-space: pre-wrap'>{escape(json.dumps(data, indent=1))}</pre>"
