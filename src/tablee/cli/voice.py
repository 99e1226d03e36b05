"""The language a run speaks: from `--lang`, else from the locale, else English."""

from __future__ import annotations

import errno
import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core.texts import LANGUAGES, Complaint, text

PACKAGE = "tablee.cli"

INTERRUPTED = 130
"""The exit status after Ctrl-C."""

_SYSTEM = {
    errno.ENOENT: "system-missing",
    errno.EISDIR: "system-directory",
    errno.ENOTDIR: "system-not-directory",
    errno.EACCES: "system-permission",
    errno.EPERM: "system-permission",
    errno.EROFS: "system-read-only",
    errno.ENOSPC: "system-full",
    errno.EFBIG: "system-too-large",
    errno.EEXIST: "system-exists",
    errno.ENAMETOOLONG: "system-name-too-long",
}
"""What the operating system says in English, as keys of our own texts."""


class Voice:
    """Everything this run says, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, /, **values: Any) -> str:
        """One of the command line's own texts."""
        return text(PACKAGE, self.language, key, **values)

    def decimal(self, number: float) -> str:
        """A number with one digit after the decimal sign of the language."""
        return f"{number:.1f}".replace(".", "." if self.language == "en" else ",")

    def percent(self, share: float) -> str:
        """A share of one in per cent."""
        return self.decimal(100 * share) + ("%" if self.language == "en" else " %")

    def complaint(self, complaint: Complaint) -> str:
        """A complaint as one printable line."""
        reason = complaint.values.get("reason")
        key = next((_SYSTEM[code] for code in _SYSTEM if reason == os.strerror(code)), None)
        if key:
            complaint = Complaint(complaint.key, complaint.package, **{**complaint.values, "reason": self.say(key)})
        return one_line(complaint.say(self.language))


class Status(int):
    """The exit status of a command that has said all there is to say about it."""


class InFile(Complaint):
    """A complaint about the content of a file, with the file's name before it."""

    def __init__(self, file: str, complaint: Complaint) -> None:
        super().__init__("in-file", package=PACKAGE, file=file, said="")
        self.complaint = complaint

    def say(self, language: str) -> str:
        self.values["said"] = self.complaint.say(language)
        return super().say(language)


def complain(key: str, **values: Any) -> Complaint:
    """A complaint in the command line's own words."""
    return Complaint(key, package=PACKAGE, **values)


def one_line(said: str) -> str:
    """The same without line breaks, escape sequences and other characters that a terminal would obey."""
    return "".join(
        " " if c in "\n\t" else c if unicodedata.category(c)[0] != "C" and c not in "\u2028\u2029" else "\ufffd" for c in said
    )


def from_environment(environment: Mapping[str, str]) -> str:
    """The language of the locale, English where it is none of ours.

    >>> from_environment({"LANG": "de_AT.UTF-8"}), from_environment({"LANGUAGE": "it:fr", "LANG": "de"})
    ('de', 'fr')
    """
    tags = environment.get("LANGUAGE", "").split(":")
    tags += [next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")]
    known = (code for code in (re.split(r"[-_.@]", tag.lower())[0] for tag in tags) if code in LANGUAGES)
    return next(known, "en")


def from_arguments(arguments: Sequence[str]) -> str | None:
    """The language that `--lang` asks for, wherever it stands; None if it is not there.

    It is read before anything else, because it decides in which language everything else is said.
    """
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and at + 1 < len(arguments):
            return known_language(arguments[at + 1])
        if argument.startswith("--lang="):
            return known_language(argument.removeprefix("--lang="))
    return None


def known_language(given: str) -> str:
    """One of our languages, given by its code."""
    code = re.split(r"[-_.@]", given.lower())[0]
    if code not in LANGUAGES:
        raise complain("language-unknown", given=given[:40], known=", ".join(LANGUAGES))
    return code
