"""What each viewer of a table is sent, version by version.

A viewer's version rises only when the bytes of that viewer's view or its events change, so that neither the numbers nor
the timing of what others decide in secret shows. Everything here is derived from the log: any node gives the same bytes.
"""

from __future__ import annotations

import msgspec

from tablee.core.course import Course
from tablee.core.view import Told

RECENT = 8
"""Frames kept at hand for viewers that are a little behind."""


class Frame(msgspec.Struct, frozen=True, gc=False):
    """One version of a viewer's view, encoded, and what happened since the version before; `entry` is its log index."""

    version: int
    view: bytes
    events: tuple[Told, ...]
    entry: int

    def message(self) -> bytes:
        """The frame as it is sent."""
        events = msgspec.json.encode(self.events)
        return b'{"type":"frame","version":%d,"view":%b,"events":%b}' % (self.version, self.view, events)


class Stream:
    """The frames of one viewer (a seat or SPECTATOR), read off the course as it grows."""

    def __init__(self, course: Course, viewer: int) -> None:
        self.course = course
        self.viewer = viewer
        self.version = 0
        self.recent: list[Frame] = []
        self._read = 0
        self._told = -1
        """The entry that gave the last version counted by `skip`."""
        self._image = b""
        """The position at the entry read last; `_seen` is the viewer's view of it once somebody has asked for it."""
        self._seen: bytes | None = b""

    @property
    def frame(self) -> Frame | None:
        """The present frame, None before the start."""
        return self.recent[-1] if self.recent else None

    def skip(self, entries: int) -> None:
        """Count the versions of the first entries without their frames: most are told by their events alone."""
        course = self.course
        for index in range(self._read, entries):
            image = course.images[index]
            version = self.version
            if course.events[index].seen_from(self.viewer):
                self.version += 1
                self._seen = None
            elif image != self._image:
                before, self._seen = self._last_seen(), self._view(image)
                self.version += before != self._seen
            if version < self.version:
                self._told = index
            self._image = image
        self._read = max(self._read, entries)

    def advance(self, entries: int | None = None) -> list[Frame]:
        """The frames that the entries of the log not yet read give this viewer; no further than `entries` of them."""
        last = len(self.course.log) if entries is None else entries
        frames = [frame for index in range(self._read, last) if (frame := self._next(index)) is not None]
        self.recent = (self.recent + frames)[-RECENT:]
        if not self.recent and self._told >= 0:  # nothing was told for so long that the present frame was skipped
            self.recent = [self._frame(self._told, self._view(self.course.images[self._told]))]
        return frames

    def since(self, version: int) -> list[Frame]:
        """The frames after a version, as far as they are at hand; only the present one for a viewer far behind."""
        after = [frame for frame in self.recent if frame.version > version]
        complete = after and after[0].version == version + 1
        return after if complete else self.recent[-1:]

    def _next(self, index: int) -> Frame | None:
        course = self.course
        self._read = index + 1
        image = course.images[index]
        happened = course.events[index].seen_from(self.viewer)
        if image == self._image and not happened:
            return None
        before, view = self._last_seen(), self._view(image)
        self._image, self._seen = image, view
        if view == before and not happened:
            return None
        self.version += 1
        return self._frame(index, view)

    def _frame(self, index: int, view: bytes) -> Frame:
        """The present version, which an entry gave."""
        course = self.course
        if course.log[index].kind == "undo":
            return Frame(self.version, view, (Told("event-undone", {}),), index)
        happened = course.events[index].seen_from(self.viewer)
        return Frame(self.version, view, tuple([course.book.tell(course.box, event) for event in happened]), index)

    def _last_seen(self) -> bytes:
        if self._seen is None:
            self._seen = self._view(self._image)
        return self._seen

    def _view(self, image: bytes) -> bytes:
        return msgspec.json.encode(self.course.view(image, self.viewer))
