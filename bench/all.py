"""Every measurement, side by side with its peers, and one table of what was promised and what came of it."""

from __future__ import annotations

import compile_time
import copies
import environments
import interpreted
import random_play
from board import main

if __name__ == "__main__":
    raise SystemExit(
        main(
            random_play.measure, interpreted.measure, copies.measure, environments.measure, compile_time.measure, summary=True
        ),
    )
