"""When digests are due: once a day, at an hour of the reader's own day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from tablee.server.store import Wishes


def zone_of(name: str) -> tzinfo:
    """A time zone by its name; UTC where the system does not know it."""
    try:
        return ZoneInfo(name) if name else UTC
    except (OSError, ValueError, KeyError):  # KeyError: unknown; the others: not a name at all
        return UTC


def next_moment(wishes: Wishes, now: int) -> int:
    """The next moment, after now, at which somebody's clock shows the hour they chose.

    >>> from tablee.server.store import Wishes
    >>> datetime.fromtimestamp(next_moment(Wishes(digest_hour=8, zone="Europe/Paris"), 0) / 1000, UTC).hour
    7
    """
    zone = zone_of(wishes.zone)
    here = datetime.fromtimestamp(now / 1000, zone)
    today = here.replace(hour=wishes.digest_hour, minute=0, second=0, microsecond=0, fold=0)
    moment = today if today.timestamp() * 1000 > now else today + timedelta(days=1)
    return int(moment.timestamp() * 1000)


def following(wishes: Wishes, now: int) -> tuple[str, int]:
    """The day, by the reader's calendar, that a digest written now is for; and when the next is due."""
    day = datetime.fromtimestamp(now / 1000, zone_of(wishes.zone)).date()
    return day.isoformat(), next_moment(wishes, now)
