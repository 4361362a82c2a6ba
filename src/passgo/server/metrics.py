"""Metrics of a running server for Prometheus, without tables, guests or addresses."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The counters and gauges of one server."""

    def __init__(self) -> None:
        """Create the metrics of one server, all at zero."""
        registry = self.registry = CollectorRegistry()
        self.requests = Counter(
            "passgo_requests",
            "Requests answered, by route, method and status.",
            ("route", "method", "status"),
            registry=registry,
        )
        self.request_seconds = Histogram(
            "passgo_request_seconds",
            "Seconds to answer a request.",
            buckets=_QUICK,
            registry=registry,
        )
        self.sockets = Gauge("passgo_sockets", "Sockets open.", registry=registry)
        self.closed = Counter(
            "passgo_sockets_closed", "Server-closed sockets, by code.", ("code",), registry=registry
        )
        self.heard = Counter(
            "passgo_messages_heard", "Messages from sockets, by type.", ("type",), registry=registry
        )
        self.heard_of = cache(self.heard.labels)
        """The counter of one type: finding it takes longer than counting."""
        self.told = Counter("passgo_messages_told", "Messages to sockets.", registry=registry)
        self.table_request_seconds = Histogram(
            "passgo_table_request_seconds",
            "Seconds from a request to its answer, including storage.",
            buckets=_QUICK,
            registry=registry,
        )
        self.limited = Counter(
            "passgo_limited", "Requests that hit a limit, by limit.", ("limit",), registry=registry
        )
        self.faults = Counter(
            "passgo_faults", "Errors of the server itself, all logged.", registry=registry
        )
        self.pushes = Counter(
            "passgo_pushes", "Push messages, by outcome.", ("outcome",), registry=registry
        )
        self.tables = Gauge("passgo_tables", "Tables in memory.", registry=registry)
        self.led = Gauge("passgo_tables_led", "Tables led by this server.", registry=registry)

    def note_push(self, outcome: str) -> None:
        """Count a push message: sent, gone, failed, dropped or limited."""
        self.pushes.labels(outcome).inc()

    def page(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return generate_latest(self.registry)
