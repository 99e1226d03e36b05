"""What can be measured from outside: Prometheus figures, health and readiness."""

from __future__ import annotations

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest

from tablee import __version__

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_THINKING = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.6, 2.0, 5.0)
"""Seconds that bots think: among them the budgets of all levels, and twice as much."""


class Metrics:
    """The figures of one application; each has a registry of its own, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.seconds = Histogram(
            "tablee_request_seconds",
            "Time to answer a call, by its pattern",
            ("method", "path", "status"),
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.turned_away = Counter(
            "tablee_turned_away_total", "Calls turned away at the door, by reason", ("reason",), registry=self.registry
        )
        self.sign_ins = Counter("tablee_sign_ins_total", "Attempts to sign in, by result", ("result",), registry=self.registry)
        self.sockets = Gauge("tablee_sockets", "Open sockets", registry=self.registry)
        self.errors = Counter("tablee_errors_total", "Errors of the server's own", registry=self.registry)
        self.entries = Counter("tablee_entries_total", "Entries stored in logs, by people and bots", registry=self.registry)
        self.move_seconds = Histogram(
            "tablee_move_seconds",
            "Time from reading a person's move until it is stored and shown",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "tablee_commit_seconds",
            "Time until a change is safe in the database, its wait for the writer included",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "tablee_bot_seconds",
            "Time until a bot has decided, its wait for a worker included",
            ("game", "bot"),
            buckets=_THINKING,
            registry=self.registry,
        )
        self.thinking_seconds = Histogram(
            "tablee_thinking_seconds",
            "Time that a bot thought, by its own level and the one that really thought",
            ("game", "bot", "level"),
            buckets=_THINKING,
            registry=self.registry,
        )
        self.bots_thinking = Gauge("tablee_bots_thinking", "Bots that think or wait for a worker", registry=self.registry)
        self.lag = Gauge("tablee_loop_lag_seconds", "How late the event loop last woke up", registry=self.registry)
        Info("tablee", "The version that runs", registry=self.registry).info({"version": __version__})
        ProcessCollector(registry=self.registry)

    def text(self, figures: Mapping[str, float] | None = None) -> bytes:
        """Everything, as Prometheus reads it, with figures that somebody else keeps: `name` as `tablee_name`."""
        once = CollectorRegistry()
        for name, value in sorted((figures or {}).items()):
            Gauge(f"tablee_{name}", name.replace("_", " ").capitalize(), registry=once).set(value)
        return generate_latest(self.registry) + generate_latest(once)
