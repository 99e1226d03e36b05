"""One run of the command line: language, command, and whatever goes wrong as one line."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Sequence
from typing import Any

from tablee.cli.voice import INTERRUPTED, Status, Voice, complain, from_arguments, from_environment
from tablee.core.texts import Complaint

BAD_INPUT = 2


def run(arguments: Sequence[str]) -> int:
    """Run the command that the arguments name; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an ASCII terminal shows a question mark, not a traceback
    voice = Voice(from_environment(os.environ))
    try:
        voice = Voice(from_arguments(arguments) or voice.language)
        status = _command(list(arguments), voice)
        if sys.stdout is not None:
            sys.stdout.flush()
    except Complaint as complaint:
        status = _refuse(voice.complaint(complaint))
    except BrokenPipeError:
        status = 0
        _drop_output()
    except KeyboardInterrupt:
        _refuse(voice.say("interrupted"))
        status = INTERRUPTED
    except OSError as error:
        status = _refuse(voice.complaint(_trouble(error)))
        _drop_output()
    return status


def _command(arguments: list[str], voice: Voice) -> int:
    from tablee.cli.app import command

    try:
        answer = command().main(args=arguments, prog_name="tablee", standalone_mode=False, obj=voice)
    except Exception as error:
        if hasattr(error, "format_message"):  # what Typer says of a wrong command line
            raise _usage(error) from None
        if type(error).__name__ == "Abort":  # what it makes of an interruption, by version this or the number 130
            raise KeyboardInterrupt from None
        raise
    except SystemExit:  # what it makes of a reader who has gone
        raise BrokenPipeError from None
    if answer == INTERRUPTED and not isinstance(answer, Status):
        raise KeyboardInterrupt
    return answer if isinstance(answer, int) else 0


def _usage(error: Any) -> Complaint:
    """Typer's complaint about the command line in our words."""
    kind = type(error).__name__
    said = error.format_message()
    if kind == "NoSuchOption":
        return complain("usage-no-such-option", option=error.option_name[:40])
    if kind == "BadOptionUsage":
        key = "usage-takes-no-value" if "does not take" in said else "usage-needs-value"
        return complain(key, option=error.option_name[:40])
    if kind == "MissingParameter":
        parameter = error.param
        return complain("usage-missing", name=parameter.metavar or parameter.name)
    extra = re.search(r"unexpected extra argument\S* \((.*)\)", said, re.DOTALL)
    if extra:
        return complain("usage-extra", given=extra.group(1)[:60])
    return complain("usage-other", said=said[:200])


def _trouble(error: OSError) -> Complaint:
    """What the operating system refused: something with a name, else the output."""
    reason = error.strerror or str(error)
    if error.filename is not None:
        return complain("system-refused", file=str(error.filename), reason=reason)
    return complain("output-not-written", reason=reason)


def _refuse(line: str) -> int:
    """Say what was wrong, in one line."""
    with contextlib.suppress(OSError):
        print(line, file=sys.stderr, flush=True)
    return BAD_INPUT


def _drop_output() -> None:
    """Nobody reads on, or nothing can be written: let the interpreter's last flush go nowhere."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
