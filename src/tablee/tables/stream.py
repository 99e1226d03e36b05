"""What each viewer of a table is sent, version by version.

A viewer's version rises only when the bytes of that viewer's view or its events change, so that neither the numbers nor
the timing of what others decide in secret shows. Everything here is derived from the log: any node gives the same bytes.
"""

from __future__ import annotations

import msgspec

from tablee.core.course import Course
from tablee.core.events import Events
from tablee.core.view import Told

RECENT = 8
"""Frames kept at hand for viewers that are a little behind."""


class Frame(msgspec.Struct, frozen=True):
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
        self._last = b""

    @property
    def frame(self) -> Frame | None:
        """The present frame, None before the start."""
        return self.recent[-1] if self.recent else None

    def advance(self, entries: int | None = None) -> list[Frame]:
        """The frames that the entries of the log not yet read give this viewer; no further than `entries` of them."""
        frames = []
        course = self.course
        last = len(course.log) if entries is None else entries
        while self._read < last:
            undone = course.log[self._read].kind == "undo"
            frame = self._next(course.images[self._read], course.events[self._read], undone)
            self._read += 1
            if frame is not None:
                frames.append(frame)
        self.recent = (self.recent + frames)[-RECENT:]
        return frames

    def since(self, version: int) -> list[Frame]:
        """The frames after a version, as far as they are at hand; only the present one for a viewer far behind."""
        after = [frame for frame in self.recent if frame.version > version]
        complete = after and after[0].version == version + 1
        return after if complete else self.recent[-1:]

    def _next(self, image: bytes, happened: Events, undone: bool) -> Frame | None:
        course = self.course
        book, box = course.book, course.box
        state = course.state if image is course.past[-1] else book.State.from_bytes(image)
        view = msgspec.json.encode(book.view(box, state, self.viewer))
        events = tuple(book.tell(box, event) for event in happened.seen_from(self.viewer))
        if view == self._last and not events:
            return None
        if undone:
            events = (Told("event-undone", {}),)
        self._last = view
        self.version += 1
        return Frame(self.version, view, events, self._read)
