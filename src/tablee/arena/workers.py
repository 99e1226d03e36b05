"""Work spread over processes: equal shares, reports as they come, nothing left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol, TypeVar, cast

from tablee.core.texts import Complaint

Job = TypeVar("Job")
Part = TypeVar("Part")
Work = Callable[[Job, int, int], Generator[Part]]


class Spread(Protocol):
    """Whatever gets the parts of a work done: processes of this machine, or a cluster.

    It yields what `work(job, start, stop)` would, in any order, every part once. A worker's error is raised here; closed
    early, it leaves nobody at work. `processes` is how many work at once; None: as many as there is room for.
    """

    def __call__(self, work: Any, job: Any, start: int, stop: int, processes: int | None = None) -> Generator[Any]: ...


class WorkerLost(Complaint):
    """A worker process ended before its work was done."""


def cores() -> int:
    """Cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(work: Work[Job, Part], job: Job, start: int, stop: int, processes: int | None = None) -> Generator[Part]:
    """What `work(job, start, stop)` yields, done here if one process is enough, else by fresh ones that share it equally.

    However this ends, Ctrl-C included, no worker outlives it; one that is lost is complained about.
    """
    processes = min(processes or cores(), stop - start)
    if processes == 1:
        yield from work(job, start, stop)
    elif processes > 1:
        yield from _spread(work, job, start, stop, processes)


def _spread(work: Work[Job, Part], job: Job, start: int, stop: int, processes: int) -> Generator[Part]:
    context = multiprocessing.get_context("spawn")
    edges = [start + (stop - start) * share // processes for share in range(processes + 1)]
    workers = []
    pipes: list[Connection] = []
    try:
        with _ctrl_c_held_back():
            for low, high in pairwise(edges):
                mine, theirs = context.Pipe(duplex=False)
                worker = context.Process(target=_run, args=(theirs, work, job, low, high), daemon=True)
                worker.start()
                theirs.close()
                workers.append(worker)
                pipes.append(mine)
        while pipes:
            for pipe in cast(list[Connection], wait(pipes)):
                said = _hear(pipe)
                if said is None:
                    pipes.remove(pipe)
                else:
                    yield said[0]
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()
            worker.close()


@contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """Ctrl-C comes only afterwards, and never to processes started meanwhile: they inherit what is held back."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # its own start, else made with the first worker's, would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _hear(pipe: Connection) -> tuple[Any] | None:
    """The next part from a worker, or None once it has finished."""
    try:
        said = pipe.recv()
    except EOFError:
        raise WorkerLost("worker-lost", package="tablee.arena") from None
    if isinstance(said, BaseException):
        raise said
    return said


def _run(pipe: Connection, work: Work[Any, Any], job: Any, start: int, stop: int) -> None:
    """One worker's life. Ctrl-C goes to every process of a terminal; only the first answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for part in work(job, start, stop):
            pipe.send((part,))
        pipe.send(None)
    except BrokenPipeError:
        pass
    except Exception as error:
        pipe.send(error)
