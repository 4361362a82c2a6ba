"""Routes whose bodies are read as strictly as what is said over sockets."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from ...protocol.strictly import check_json


class StrictRoute(APIRoute):
    """A route that refuses a body which is no JSON in UTF-8, or names a key twice."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Look at the body before it is read."""
        answer = super().get_route_handler()
        if self.body_field is None:
            return answer

        async def look_first(request: Request) -> Response:
            body = await request.body()
            if body:
                check_json(body, "body")
            return await answer(request)

        return look_first
