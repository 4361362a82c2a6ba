"""Routes that read request bodies as strictly as socket messages."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from ...protocol.strictly import check_json


class StrictRoute(APIRoute):
    """A route that refuses a body that is not JSON in UTF-8, or repeats a key."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Check the body before FastAPI reads it."""
        answer = super().get_route_handler()
        if self.body_field is None:
            return answer

        async def look_first(request: Request) -> Response:
            body = await request.body()
            if body:
                check_json(body, "body")
            return await answer(request)

        return look_first
