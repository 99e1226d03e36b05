"""Single keys from the keyboard, without waiting for the end of a line."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_KEY = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])|.", re.DOTALL)
"""One key: an escape sequence as arrow keys send it, or a character."""


@contextmanager
def keyboard() -> Iterator[Callable[[], str]]:
    """While the block runs the given function waits for the next key; keys pressed meanwhile are not lost.

    A keyboard that is gone answers with an empty key.
    """
    try:
        import termios
        import tty
    except ImportError:  # no such terminals here
        from typer import getchar

        yield getchar
        return
    waiting: list[str] = []
    stdin = sys.stdin.fileno()

    def key() -> str:
        if not waiting:
            waiting.extend(_KEY.findall(os.read(stdin, 1024).decode(errors="replace")))
        return waiting.pop(0) if waiting else ""

    before = termios.tcgetattr(stdin)
    tty.setcbreak(stdin, termios.TCSADRAIN)
    try:
        yield key
    finally:
        termios.tcsetattr(stdin, termios.TCSADRAIN, before)
