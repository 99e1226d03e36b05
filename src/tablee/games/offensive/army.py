"""Chapter 3.2, first part: building an army."""

from tablee.core.rule import rule
from tablee.games.offensive.state import (
    BLUE,
    DEPLOY,
    FEWEST_LINE_UNITS,
    LAST_LINE,
    NO_KIND,
    RED,
    TNK,
    UNIT_KINDS,
)
from tablee.games.offensive.terms import (
    ALLOWED,
    ARMY_TOO_SMALL,
    NOT_NOW,
    PRESETS_ONLY,
    TOO_FEW_LINE_UNITS,
    TOO_MANY_OF_THEM,
    is_line,
)

# --- Building an army


@rule
def missing(box, s, side):
    """Units that the army still lacks."""
    count = box.army_size
    for kind in range(TNK, UNIT_KINDS + 1):
        count -= s.army[side][kind]
    return count


@rule
def line_units(s, side):
    """Line units in the army so far."""
    count = 0
    for kind in range(TNK, LAST_LINE + 1):
        count += s.army[side][kind]
    return count


@rule
def supply_after(box, side, kind, last):
    """Counters of the kinds that come after this one, up to `last`."""
    count = 0
    for later in range(kind + 1, last + 1):
        count += box.pool[side][later]
    return count


@rule
def count_refusal(box, s, number):
    """Why the army may not have so many units of the kind in question; ALLOWED if it may."""
    side, kind = s.actor, s.building
    if box.preset_only:
        return PRESETS_ONLY
    if number > box.pool[side][kind] or number > missing(box, s, side):
        return TOO_MANY_OF_THEM  # OFN-023, OFN-024
    if number < missing(box, s, side) - supply_after(box, side, kind, UNIT_KINDS):
        return ARMY_TOO_SMALL  # OFN-023
    line = line_units(s, side) + (number if is_line(kind) else 0)
    if line + supply_after(box, side, kind, LAST_LINE) < FEWEST_LINE_UNITS:
        return TOO_FEW_LINE_UNITS  # OFN-025
    return ALLOWED


@rule
def preset_refusal(box, s):
    """The ready-made army is taken at once or not at all."""
    return ALLOWED if s.building == first_kind(box, s.actor, NO_KIND) else NOT_NOW


@rule
def first_kind(box, side, kind):
    """The next kind after this one that the side has counters of; past the last one if there is none."""
    kind += 1
    while kind <= UNIT_KINDS and box.pool[side][kind] == 0:
        kind += 1
    return kind


@rule
def count_units(box, s, number):
    """So many units of this kind; the last kind is forced (contract 4.1)."""
    side = s.actor
    s.army[side][s.building] = number
    s.building = first_kind(box, side, s.building)
    if supply_after(box, side, s.building, UNIT_KINDS) == 0:
        if s.building <= UNIT_KINDS:
            s.army[side][s.building] = missing(box, s, side)
        end_building(box, s)


@rule
def take_preset(box, s):
    for kind in range(TNK, UNIT_KINDS + 1):
        s.army[s.actor][kind] = box.preset[s.actor][kind]
    end_building(box, s)


@rule
def end_building(box, s):
    """Blue builds first, then Red; then Blue deploys (OFN-028)."""
    if s.actor == BLUE:
        s.actor = RED
        s.building = first_kind(box, RED, NO_KIND)
    else:
        s.building = NO_KIND
        s.actor = BLUE
        s.point = DEPLOY
