"""What an undo may take back.

A step reveals something unless every seat's view after it is the same in all worlds that the seat could not tell apart
before, and for all chance. A draw always reveals, so does whatever passes the decision on, and so do the events that a game
declares as revealing; that nothing else does is a law which every game is tested by.
"""

from __future__ import annotations

from tablee.core.course import Course


def reveals(course: Course, ply: int) -> bool:
    """Whether the step that led to the position after `ply` showed somebody something, or was the last."""
    return course.reveals(ply) or bool(course.position(ply).over)


def free_target(course: Course, seat: int) -> int | None:
    """The ply that `seat` may go back to without asking anybody, None if there is none."""
    for ply in range(len(course.past) - 1, 0, -1):
        cause = course.causes[ply]
        if cause.seat != seat or course.position(ply).actor != seat or reveals(course, ply):
            return None
        if cause.by != "auto":
            return ply - 1
    return None


def asked_target(course: Course, seat: int) -> int | None:
    """The ply before the seat's last own decision: where an undo that needs consent goes back to."""
    for ply in range(len(course.causes) - 1, 0, -1):
        cause = course.causes[ply]
        if cause.kind == "move" and cause.seat == seat and cause.by != "auto":
            return ply - 1
    return None
