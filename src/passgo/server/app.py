"""The ASGI application, made from settings; its lifespan opens and closes everything else."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

from fastapi import FastAPI

from .. import __version__
from ..bots.asker import ASKER
from ..bots.code import load_code
from ..editions import PACKAGED, EditionRegistry, local_editions
from .buckets import Buckets
from .data import default_database
from .gate import Gate
from .hall.hall import Hall
from .hall.limits import HallLimits
from .http import docs, editions, health, me, push, replays, table_requests, tables
from .keys import Keys
from .logs import LOGGER
from .metrics import Metrics
from .page import BUILT, Page, page_routes
from .problems import add_handlers
from .push.delivery import Delivery
from .push.keys import ServerKey
from .push.pusher import Pusher
from .retelling import Retelling
from .services import Services, limits_of
from .settings import SettingError, Settings
from .sockets import endpoint
from .store import Store, open_store
from .store.address import parse_address
from .work.budgets import Budgets
from .work.workplace import Work

ABOUT = (
    "Tables of Passgo over HTTP. `POST /api/me` creates a guest; its key is sent in a cookie or"
    " in `Authorization: Bearer`. Clients follow a table through the socket"
    " `/api/tables/{code}/socket`, as docs/protocol.md describes. Errors are problem+json; their"
    " `text` and `args` are a message of the wire."
)


def create_app(
    settings: Settings | None = None, registry: EditionRegistry | None = None
) -> FastAPI:
    """An application that opens store and hall when it starts, and releases tables when it stops.

    Without a registry, the settings decide which editions can be played.
    """
    settings = settings or Settings()
    load_code(settings.player_list)
    allowed = editions_for(settings) if registry is None else registry
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            services = await open_services(settings, metrics, allowed)
        except Exception as error:
            app.state.failure = error
            raise
        app.state.services = services
        LOGGER.info("open", extra={"database": str(services.store.address)})
        try:
            yield
        finally:
            async with services.store:
                await leave(services)
            LOGGER.info("closed")

    app = FastAPI(
        title="Passgo",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.metrics = metrics
    add_handlers(app)
    for room in (health, me, editions, tables, table_requests, replays, push, docs, endpoint):
        app.include_router(room.router)
    page = Page(Path(settings.static) if settings.static else BUILT, settings.root_path)
    app.include_router(page_routes(page))
    app.add_middleware(Gate, settings=settings, metrics=metrics)
    return app


def editions_for(settings: Settings) -> EditionRegistry:
    """The editions that guests may play; clients never see the folders."""
    if settings.editions_allowed == "packaged":
        return PACKAGED
    return replace(local_editions(), private=True)


async def open_services(
    settings: Settings, metrics: Metrics, registry: EditionRegistry
) -> Services:
    """Open the store and the hall of a server; after an error, close what was opened."""
    database = settings.database or default_database()
    async with AsyncExitStack() as undoing:
        store = await open_store(
            database,
            durability="normal" if settings.durability == "normal" else "full",
            # No other server can replace the only server of a SQLite file.
            lease=None if parse_address(database).is_sqlite else settings.lease_seconds,
        )
        await undoing.enter_async_context(store)
        services = _services_on(store, settings, metrics, registry)
        undoing.push_async_callback(leave, services)
        services.hall.start()
        if services.pusher is not None:
            services.pusher.start()
        if settings.warm:
            # Until the compiled rules are loaded, games run interpreted.
            services.hall.soon(services.hall.warm())
        undoing.pop_all()
    return services


def _services_on(
    store: Store, settings: Settings, metrics: Metrics, registry: EditionRegistry
) -> Services:
    """The services that the routes share, on a store; nothing runs yet."""
    guests, made, sockets = limits_of(settings)
    limits = HallLimits(queue_messages=settings.queued_messages, queue_bytes=settings.queued_bytes)
    hall = Hall(store, limits, work=Work(settings.record_seconds), editions=registry)
    budgets = Budgets(settings)
    hall.work.charge_to(budgets.charge)
    pusher = _pusher_on(store, settings, metrics)
    if pusher is not None:
        hall.call_guest = pusher.call
    return Services(
        settings,
        metrics,
        store,
        hall,
        Keys(store),
        guests,
        made,
        sockets,
        Buckets(settings.replays_per_hour / 3600, settings.replays_per_hour / 4),
        budgets,
        Retelling(hall, budgets),
        Buckets(settings.subscriptions_per_hour / 3600, settings.subscriptions_per_hour / 4),
        pusher,
    )


def _pusher_on(store: Store, settings: Settings, metrics: Metrics) -> Pusher | None:
    """What sends push messages, if the server has a key; SettingError if the key is none."""
    if not settings.push_key:
        return None
    try:
        key = ServerKey(settings.push_key, settings.push_contact)
    except ValueError:
        raise SettingError("PASSGO_PUSH_KEY", "…", "passgo push-keys") from None
    delivery = Delivery(key, local=settings.push_local)
    return Pusher(store, delivery, settings.pushes_per_hour, metrics.note_push)


async def leave(services: Services) -> None:
    """Release the tables and close every socket; can be called twice."""
    if services.is_leaving:
        return
    services.is_leaving = True
    await services.hall.close()
    if services.pusher is not None:
        await services.pusher.close()
    ASKER.rest()
