"""Links in letters: signed with a key of the house, so that nothing has to be kept to know them again."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Literal

For = Literal["confirm", "stop"]

CONFIRMED_WITHIN = 3 * 24 * 3600 * 1000
"""Milliseconds in which an address must be confirmed."""


class Tokens:
    """Makes and reads them. A token is for one thing, one person and one address of theirs."""

    def __init__(self, house_secret: bytes) -> None:
        self._key = hmac.digest(house_secret, b"tablee letters 1", "sha256")

    def make(self, what: For, person: str, mail: str, now: int) -> str:
        """The token for a link in a letter to this address."""
        said = f"{person}.{now:x}"
        return f"{said}.{self._sign(what, said, mail)}"

    def person(self, token: str) -> str:
        """Whose token this would be, if it is one."""
        return token.partition(".")[0][:64]

    def fits(self, what: For, token: str, mail: str, now: int) -> bool:
        """Whether a token was made for this, and in time."""
        said, _, signature = token[:200].rpartition(".")
        right = self._sign(what, said, mail)
        if not hmac.compare_digest(right.encode(), signature.encode("utf-8", "replace")):
            return False
        return what == "stop" or now - int(said.rpartition(".")[2], 16) <= CONFIRMED_WITHIN

    def key(self, *parts: str | int) -> str:
        """A key that stands for one letter, the same however often it is sent."""
        return hmac.new(self._key, "\0".join(["key", *map(str, parts)]).encode(), hashlib.sha256).hexdigest()[:32]

    def _sign(self, what: str, said: str, mail: str) -> str:
        digest = hmac.digest(self._key, f"{what}\0{said}\0{mail}".encode("utf-8", "replace"), "sha256")
        return base64.urlsafe_b64encode(digest[:24]).decode()
