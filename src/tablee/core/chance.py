"""The one source of dice and draws, of three kinds.

*Keyed* chance serves tables: every word is fixed by the table's key before the first move (see `fairness`). *Fast*
chance serves search and simulation. *Scripted* chance serves test vectors and golden games: the outcomes are given, and
one that does not fit is an error. Rules call `below` and `shuffle` and cannot tell which kind they draw from.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Protocol

from tablee.core.rule import replaced_when_compiled, rule

WORD = 0xFFFFFFFF
WORDS = 0x100000000
MOST = 0x7FFFFFFF
"""The largest n of a draw: the compiled form keeps draws in 32 bits."""


class Chance(Protocol):
    """Whatever rules may draw from."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely; n is from 1 to MOST."""
        ...


class Fast:
    """Small fast counting generator on 32-bit words (sfc32); the compiled form gives the same numbers.

    >>> chance = Fast(7)
    >>> [chance.below(6) for _ in range(8)]
    [0, 5, 2, 5, 5, 3, 5, 0]
    """

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = stream & WORD
        self.d = 1
        for _ in range(15):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        b, c = self.b, self.c
        word = (self.a + b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + word) & WORD
        return word

    def below(self, n: int) -> int:
        limit = WORDS - WORDS % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n


class Keyed:
    """Chance fixed by a seed: words are SHA-256(seed || uint32 block) read as big-endian 32-bit words.

    Every outcome is kept in `draws` as (n, result), so that a game can be verified without knowing its rules.

    >>> chance = Keyed(bytes(32))
    >>> [chance.below(6) for _ in range(4)], chance.draws[0]
    ([5, 0, 5, 1], (6, 5))
    """

    __slots__ = ("_block", "_seed", "_words", "draws")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._block = 0
        self._words: list[int] = []
        self.draws: list[tuple[int, int]] = []

    def word(self) -> int:
        """The next 32 bits."""
        if not self._words:
            block = hashlib.sha256(self._seed + self._block.to_bytes(4, "big")).digest()
            self._words = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -4, -4)]
            self._block += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        limit = WORDS - WORDS % n
        word = self.word()
        while word >= limit:
            word = self.word()
        self.draws.append((n, word % n))
        return word % n


class ScriptError(ValueError):
    """A scripted outcome does not fit what the rules asked for."""


class Scripted:
    """Chance whose outcomes are given, as results or as (n, result) pairs.

    >>> chance = Scripted([3, (6, 5)])
    >>> chance.below(6), chance.below(6)
    (3, 5)
    >>> chance.below(6)
    Traceback (most recent call last):
    tablee.core.chance.ScriptError: the script has no outcome left for draw 3, below(6)
    """

    __slots__ = ("_script", "draws")

    def __init__(self, script: Iterable[int | tuple[int, int]]) -> None:
        self._script = list(script)
        self.draws: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        at = len(self.draws)
        if at == len(self._script):
            raise ScriptError(f"the script has no outcome left for draw {at + 1}, below({n})")
        outcome = self._script[at]
        asked, result = (n, outcome) if isinstance(outcome, int) else outcome
        if asked != n or not 0 <= result < n:
            raise ScriptError(f"draw {at + 1} is below({n}), which {outcome} does not fit")
        self.draws.append((n, result))
        return result

    def finish(self) -> None:
        """Fail unless every outcome of the script was used."""
        if len(self.draws) != len(self._script):
            raise ScriptError(f"{len(self._script) - len(self.draws)} scripted outcomes were never drawn")


@replaced_when_compiled(by="tablee.core.compiled_chance:below")
def below(chance: Any, n: int) -> int:
    """A number from 0 to n - 1, all equally likely; n is from 1 to MOST."""
    return chance.below(n)  # type: ignore[no-any-return]


@rule
def shuffle(chance: Any, items: Any, count: int) -> None:
    """Put the first `count` items into random order: Fisher-Yates from the last index."""
    for last in range(count - 1, 0, -1):
        other = below(chance, last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept
