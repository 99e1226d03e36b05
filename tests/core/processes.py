"""Python processes of their own, for what can only be seen from outside."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).parents[2]


def printed_by(source: str, **env: str) -> str:
    """What a new process prints that runs `source`; it must end well and complain of nothing."""
    paths = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(source)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": paths, **env},
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout
