"""Starting up: first compilation, cached start, import, and the size of a state."""

from __future__ import annotations

from board import GAME, Result, main, promise
from tablee import games
from tablee.arena.measure import (
    CACHED_START,
    FIRST_COMPILE,
    IMPORT,
    OTHER_STATE_BYTES,
    Line,
    cached_start,
    first_compile,
    import_seconds,
)


def measure(seconds: float, rounds: int) -> Result:
    """Each figure in fresh processes, the best of `rounds`; `seconds` has no meaning here."""
    compiling = first_compile(GAME)
    start = cached_start(GAME, times=rounds)
    beside_scipy = cached_start(GAME, alone=False, times=rounds)
    set_up = import_seconds(f"import tablee; tablee.new({GAME!r})", times=rounds)
    return Result(
        "Starting up",
        "",
        (),
        (
            promise(Line("measure-first-compile", compiling.clock, "seconds", FIRST_COMPILE)),
            promise(Line("measure-cached-start", start.clock, "seconds", CACHED_START)),
            promise(Line("measure-import", import_seconds(times=rounds), "seconds", IMPORT)),
            promise(Line("measure-state-size", float(games.rulebook(GAME).State.size()), "bytes", OTHER_STATE_BYTES)),
        ),
        (
            "Compilation and start: by the clock, from the birth of the process to the first decision played in the compiled "
            f"game. Of processor time they took {compiling.processor:.1f} s and {start.processor:.2f} s.",
            "SciPy, which Numba loads where it finds it, is kept out: it comes with the peers, not with Tablée. "
            f"With it the cached start takes {beside_scipy.clock:.2f} s.",
            f"`import tablee` loads the house on first use: import and a game set up, interpreted, take {set_up:.2f} s.",
        ),
    )


if __name__ == "__main__":
    raise SystemExit(main(measure))
