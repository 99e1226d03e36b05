"""The command line: `tablee play | simulate | replay | verify | edition | games | warmup | bench`."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and leave with its exit status: 0, or 2 after one line about what was wrong."""
    from tablee.cli.run import run

    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))
