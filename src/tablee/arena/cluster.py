"""Work spread over a Ray cluster: short shares, each done anew where its worker or machine was lost.

What a share gives depends on its numbers alone, so the results are those of local processes; only who is faster differs.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import tablee
from tablee.arena.sources import made_of
from tablee.arena.workers import Spread, WorkerLost
from tablee.core.texts import Complaint

LOCAL = "local"
"""The address that stands for a Ray of our own on this machine."""

AUTO = "auto"
"""The address that stands for the cluster that this machine is part of."""

CLIENT = "ray://"
"""How addresses of a cluster begin that this machine is no part of."""

LENGTH = 1.0
"""Seconds that a share should take: long beside the way to a worker, short if it is lost."""

AHEAD = 2
"""Shares handed out for each core, so that no worker waits for the next."""

AGAIN = 5
"""Times that a share is done anew after its worker was lost."""

PATIENCE = 20
"""Seconds that a cluster may take to say that it is there."""


@contextmanager
def on_ray(address: str = LOCAL) -> Iterator[Spread]:
    """Something that spreads work over the Ray cluster at an address, or over a Ray of our own on this machine.

    A Ray that this process has already joined is used as it is, and stays.
    """
    named = address not in (LOCAL, AUTO)
    if named:
        _knock(address)
    ray = _ray()
    if ray.is_initialized():
        yield partial(_spread, ray)
        return
    if named and not address.startswith(CLIENT):
        is_there(address)
    own = {"include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except (OSError, RuntimeError, ValueError) as error:
        raise _silent(address, str(error).partition("\n")[0]) from None
    try:
        yield partial(_spread, ray)
    finally:
        ray.shutdown()


def _ray() -> Any:
    """Ray, which tells nobody else of its use unless told to; one clear complaint if it is not there."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise Complaint("ray-missing", package="tablee.arena", extra="tablee[ray]") from None
    return ray


def _knock(address: str) -> None:
    """See whether an address can be read, and whether anybody answers there."""
    read = re.fullmatch(rf"({CLIENT})?\[?([\w.:-]+)\]?:([0-9]{{1,5}})", address)
    if not read or not 0 < int(read[3]) < 65_536:
        raise Complaint("ray-address-wrong", package="tablee.arena", address=address[:80])
    try:
        socket.create_connection((read[2], int(read[3])), timeout=5).close()
    except OSError as error:
        raise _silent(address, error.strerror or str(error)) from None


def is_there(address: str) -> None:
    """Complains if what answers is no cluster: Ray itself would wait for minutes, and end this process then."""
    asking = [sys.executable, "-m", "ray.scripts.scripts", "health-check", "--address", address]
    try:
        alive = subprocess.run(asking, capture_output=True, timeout=PATIENCE, check=False).returncode == 0
    except subprocess.TimeoutExpired:
        alive = False
    if not alive:
        raise Complaint("ray-stranger", package="tablee.arena", address=address)


def _silent(address: str, reason: str) -> Complaint:
    return Complaint("ray-silent", package="tablee.arena", address=address, reason=reason[:200].rstrip("."))


def _spread(ray: Any, work: Any, job: Any, start: int, stop: int, processes: int | None = None) -> Generator[Any]:
    """What `work(job, start, stop)` yields; a share grows while it is done sooner than it should."""
    share = ray.remote(num_cpus=1, max_retries=AGAIN)(do_share)
    task = ray.put((work, job, made_of()))
    size = 1
    under_way: dict[Any, int] = {}
    try:
        while under_way or start < stop:
            room = processes or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while start < stop and len(under_way) < room:
                games = min(size, -(-(stop - start) // room))
                under_way[share.remote(task, start, start + games)] = games
                start += games
            done = ray.wait(list(under_way), num_returns=1)[0][0]
            parts, seconds = _hear(ray, done)
            games = under_way.pop(done)
            size = max(1, min(2 * games, int(games * LENGTH / max(seconds, 1e-6))))
            yield from parts
    finally:
        for one in under_way:
            with suppress(Exception):  # it may have ended by itself, or the whole cluster
                ray.cancel(one, force=True)


def _hear(ray: Any, share: Any) -> tuple[list[Any], float]:
    """What a share gave and how long it took; a complaint if it could not be done."""
    try:
        given: tuple[list[Any], float] = ray.get(share)
        return given
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Complaint):
            raise error.cause from None
        if "No module named 'tablee" in str(error):
            raise Complaint("ray-without-us", package="tablee.arena", version=tablee.__version__) from None
        raise
    except ray.exceptions.RayError:
        raise WorkerLost("worker-lost", package="tablee.arena") from None


def do_share(task: tuple[Any, Any, str], start: int, stop: int) -> tuple[list[Any], float]:
    """One share, in a worker somewhere: all its parts, or none if the worker is lost meanwhile."""
    work, job, expected = task
    if made_of() != expected:
        raise Complaint("ray-other-rules", package="tablee.arena", version=tablee.__version__)
    began = time.perf_counter()
    return list(work(job, start, stop)), time.perf_counter() - began
