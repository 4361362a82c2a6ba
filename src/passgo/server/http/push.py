"""Push subscriptions of the guest's browsers."""

from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from fastapi import APIRouter, Request

from ...protocol.errors import ProtocolError
from ...protocol.push import PushEnded, PushKey, PushState, PushWanted
from ...wire.plain import Plain
from ..problems import PROBLEMS, Delayed, preferred_locale
from ..push.endpoints import read_endpoint
from ..push.keys import from_text
from ..push.sealing import AUTH_BYTES
from ..services import Known, Served
from ..store import Subscription
from .strict import StrictRoute

router = APIRouter(prefix="/api/push", tags=["push"], route_class=StrictRoute)
_CHANGED: dict[int | str, Plain] = {
    code: PROBLEMS[code] for code in (401, 403, 404, 413, 422, 429, 503)
}


@router.get("", responses={code: PROBLEMS[code] for code in (429, 503)})
async def show_key(services: Served) -> PushKey:
    """The server's public key; null if it sends no push messages."""
    pusher = services.pusher
    return PushKey(key=None if pusher is None else pusher.delivery.key.public)


@router.post("/subscriptions", responses=_CHANGED)
async def subscribe(
    wanted: PushWanted, request: Request, services: Served, guest: Known
) -> PushState:
    """Send this guest's calls to a browser from now on."""
    if services.pusher is None:
        raise ProtocolError("no_push")
    wait = services.subscriptions.take(request.scope["visitor"])
    if wait:
        services.metrics.limited.labels("subscriptions").inc()
        raise Delayed(ProtocolError("too_fast", seconds=round(wait + 0.5)), wait)
    _check(wanted, local=services.settings.push_local)
    keys = wanted.keys
    new = Subscription(
        _id_of(wanted.endpoint),
        wanted.endpoint,
        keys.p256dh,
        keys.auth,
        preferred_locale(wanted.locale),
    )
    await services.store.add_subscription(guest.id, new)
    return PushState(subscribed=True)


@router.post("/unsubscribe", responses=_CHANGED)
async def unsubscribe(wanted: PushEnded, services: Served, guest: Known) -> PushState:
    """Send nothing more to a browser of this guest."""
    await services.store.remove_subscription(_id_of(wanted.endpoint), guest.id)
    return PushState(subscribed=False)


def _check(wanted: PushWanted, *, local: bool) -> None:
    """Refuse a subscription that no browser of a public push service has made."""
    try:
        read_endpoint(wanted.endpoint, local=local)
    except ValueError as error:
        raise ProtocolError("malformed", where="endpoint", what=str(error)) from None
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), from_text(wanted.keys.p256dh))
        if len(from_text(wanted.keys.auth)) != AUTH_BYTES:
            raise ValueError
    except ValueError:
        raise ProtocolError("malformed", where="keys", what="not the keys of a browser") from None


def _id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()
