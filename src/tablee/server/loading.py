"""A worker loads a game's compiled search beside its work: that takes seconds, and whoever asks must not wait for it."""

from __future__ import annotations

import logging
import threading

from tablee.core.chance import Fast
from tablee.core.rulebook import Rulebook

log = logging.getLogger("tablee.loading")

_loading: dict[str, threading.Thread] = {}
_one_at_a_time = threading.Lock()
"""Several games loaded at once would only be ready later, all of them, and leave less to those who think meanwhile."""
_loaded: dict[str, bool] = {}
"""By game, whether its compiled search is loaded; False: it was not even compiled when that was last looked at."""


def loaded(book: Rulebook) -> bool | None:
    """Whether this process can search compiled at once; None while that is found out. Whoever asks first has it loaded."""
    if _loaded.get(book.id):
        return True
    thread = _loading.get(book.id)
    if thread is None or (not thread.is_alive() and _is_ready(book)):
        thread = _loading[book.id] = threading.Thread(target=_load, args=(book,), daemon=True)
        thread.start()
        return None
    return None if thread.is_alive() else _loaded.get(book.id, False)


def is_loaded(book: Rulebook) -> bool:
    """Whether this process can search compiled at once; nothing is loaded for whoever asks."""
    return _loaded.get(book.id, False)


def _is_ready(book: Rulebook) -> bool:
    from tablee.bots.searcher import is_ready

    return is_ready(book)


def _load(book: Rulebook) -> None:
    """Search a little: everything that a search needs is there afterwards."""
    from tablee.bots.searcher import Budget, Searcher

    try:
        with _one_at_a_time:
            ready = _is_ready(book)
            if ready:
                box = book.box(book.seats[0])
                world, _ = book.start(box, Fast(0))
                Searcher(Budget(1), compiled=True).think(book, box, world, Fast(0))
        _loaded[book.id] = ready
    except Exception:
        log.exception("the compiled search of %s cannot be loaded", book.id)
        _loaded[book.id] = False
