"""Several nodes under fire: nodes killed and restarted, NATS and PostgreSQL killed, again and again while tables are played.

`python tools/soak_nodes.py [--rounds 5]`. Fails if an acknowledged move is missing, a table does not go on, a job takes
effect twice, a move is refused that was not cut off, or a node has an error of its own.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from rich.console import Console  # noqa: E402
from rich.progress import Progress  # noqa: E402

from tests.server.fire import under_fire  # noqa: E402
from tests.server.house import SHORT_LEASES, House, run  # noqa: E402
from tests.server.strikes import (  # noqa: E402
    database_killed,
    database_restarted,
    nats_killed,
    node_killed,
    rolling_restart,
)

STRIKES = [node_killed, nats_killed, rolling_restart, database_restarted, database_killed, node_killed]
TABLES = 9


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is struck (default 5)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="what the choices are drawn from")
    given = parser.parse_args()
    console = Console()
    console.print(f"seed {given.seed}")
    acknowledged = 0
    try:
        with Progress(console=console) as progress:
            bar = progress.add_task("striking nodes, NATS and PostgreSQL", total=given.rounds * len(STRIKES))
            for number in range(given.rounds):
                strikes = random.Random(f"{given.seed} {number}").sample(STRIKES, len(STRIKES))
                with tempfile.TemporaryDirectory() as folder, House(Path(folder), nodes=2, serve=SHORT_LEASES) as house:
                    story = under_fire(
                        house,
                        TABLES,
                        strikes,
                        given.seed + number,
                        (0.2, 2.0),
                        lambda: progress.advance(bar),
                        excused=("store-read-only",),
                    )
                    acknowledged += run(story, 600)
                    if any("Traceback" in line for line in house.log):
                        raise AssertionError("\n".join(house.log[-60:]))
    except AssertionError as failure:
        console.print(f"[red]failed[/] with seed {given.seed}:\n{failure}", markup=True)
        return 1
    console.print(f"struck {given.rounds * len(STRIKES)} times: all {acknowledged:,} acknowledged moves are there")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
