"""Strange editions for minutes: `python tools/soak_editions.py [MINUTES]`, three by default.

True files with some of their lines, numbers and words changed, for every game in turn. Each must be refused with a complaint
or be played to its end; the first that does neither ends the run with status 1 and is kept as a file.
"""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the accidents live among the tests

PATIENCE = 60.0
"""Seconds that one file may take; the server gives up after as many."""


def main(given: list[str] | None = None) -> int:
    """The command; its exit status."""
    from tests.games.strange_editions import strange, try_out
    from tests.games.worlds import HOUSE

    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("minutes", nargs="?", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(2**31), help="where to start; a new one each time")
    chosen = parser.parse_args(given)
    seed, seen, slowest = chosen.seed, Counter[str](), 0.0
    until = time.monotonic() + 60 * chosen.minutes
    while time.monotonic() < until:
        book = HOUSE[seed % len(HOUSE)]
        random = Random(seed)
        source = strange(book.edition.source, random)
        started = time.monotonic()
        try:
            seen[f"{book.id} {try_out(book, source, random, plies=400)}"] += 1
            slowest = max(slowest, time.monotonic() - started)
            assert time.monotonic() - started < PATIENCE, "nobody waits as long"
        except Exception as error:  # whatever comes of a file but a complaint is a finding
            kept = Path(f"strange-{book.id}-{seed}.toml")
            kept.write_text(source, encoding="utf-8", errors="surrogateescape")
            print(f"{book.id}, seed {seed}: {type(error).__name__}: {error}\nThe file is kept in {kept}.")
            return 1
        seed += 1
    for name in sorted(seen):
        print(f"{name:24} {seen[name]:6,}")
    print(f"{seen.total():,} strange editions; none brought anything down. The slowest took {slowest:.1f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
