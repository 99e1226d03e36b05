"""How often somebody may do something: token buckets and growing waits, in memory, never more than a set number."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

Clock = Callable[[], float]

MOST_KEYS = 20_000
"""Addresses or people that one limit remembers; beyond that the one not seen for longest is forgotten."""


class Buckets:
    """For each key a bucket that holds `burst` tokens and fills at `rate` a second.

    >>> moments = iter([0.0, 0.0, 0.0, 5.0])
    >>> buckets = Buckets(rate=0.5, burst=2, clock=lambda: next(moments))
    >>> [buckets.take("anna") for _ in range(4)]
    [0.0, 0.0, 2.0, 0.0]
    """

    def __init__(self, rate: float, burst: float, *, most: int = MOST_KEYS, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._most = most
        self._clock = clock
        self._kept: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, key: Hashable, cost: float = 1.0) -> float:
        """Take tokens and answer 0, or take none and answer the seconds to wait."""
        now = self._clock()
        tokens, then = self._kept.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - then) * self.rate)
        enough = tokens >= cost
        self._kept[key] = (tokens - cost if enough else tokens, now)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return 0.0 if enough else (cost - tokens) / self.rate

    def __len__(self) -> int:
        return len(self._kept)


class Waits:
    """For each key a wait that doubles with every failure after the first few, and is forgotten in time.

    >>> moments = iter([0.0, 0.0, 0.0, 0.5, 9.0])
    >>> waits = Waits(free=2, longest=60, clock=lambda: next(moments))
    >>> for _ in range(3):
    ...     waits.failed("anna")
    >>> waits.left("anna"), waits.left("anna")
    (1.5, 0.0)
    """

    def __init__(
        self, free: int, longest: float, *, first: float = 1.0, most: int = MOST_KEYS, clock: Clock = time.monotonic
    ) -> None:
        self.free = free
        self.first = first
        self.longest = longest
        self._most = most
        self._clock = clock
        self._kept: OrderedDict[Hashable, tuple[int, float]] = OrderedDict()

    def left(self, key: Hashable) -> float:
        """Seconds until the next attempt is allowed."""
        _, until = self._kept.get(key, (0, 0.0))
        return max(0.0, until - self._clock())

    def failed(self, key: Hashable) -> None:
        """Count a failure; callers count an attempt as one until they know better, so that many at once gain nothing."""
        now = self._clock()
        count, until = self._kept.pop(key, (0, 0.0))
        if now - until > 4 * self.longest:
            count = 0
        count += 1
        over = count - self.free
        self._kept[key] = (count, now + (min(self.longest, self.first * 2.0 ** min(over, 30)) if over >= 0 else 0.0))
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def succeeded(self, key: Hashable) -> None:
        """It was no failure after all, and those before are forgiven."""
        self._kept.pop(key, None)

    def __len__(self) -> int:
        return len(self._kept)


def crowd(address: str) -> str:
    """What counts as one caller: an IPv4 address, or the /64 that one IPv6 household has.

    >>> crowd("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:60]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed.packed[:8] + bytes(8), 64)))
    return address
