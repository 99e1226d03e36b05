"""Why an action is refused: the clause behind each reason, and the numbers of the case."""

from typing import Any

from tablee.core.decision import Reason
from tablee.games.offensive import army, combat, deployment, movement, terms
from tablee.games.offensive.maps import place_of
from tablee.games.offensive.state import (
    BAR,
    DIRECTIONS,
    INF,
    KIND_CODES,
    MIN,
    NO_PIECE,
    NO_WAY,
    POINTS,
    TARGET,
    UNIT,
    UNIT_KINDS,
)

REASONS = {
    terms.GAME_IS_OVER: Reason("OFN-133", "game-is-over"),
    terms.NO_SUCH_ACTION: Reason("", "no-such-action"),
    terms.NOT_NOW: Reason("OFN-040", "not-now"),
    terms.PRESETS_ONLY: Reason("OFN-024", "presets-only"),
    terms.TOO_MANY_OF_THEM: Reason("OFN-024", "too-many-of-them"),
    terms.ARMY_TOO_SMALL: Reason("OFN-023", "army-too-small"),
    terms.TOO_FEW_LINE_UNITS: Reason("OFN-025", "too-few-line-units"),
    terms.NOT_IN_THE_ZONE: Reason("OFN-029", "not-in-the-zone"),
    terms.ON_A_RIVER: Reason("OFN-031", "on-a-river"),
    terms.SQUARE_IS_OCCUPIED: Reason("OFN-007", "square-is-occupied"),
    terms.ON_AN_OBJECTIVE: Reason("OFN-031", "on-an-objective"),
    terms.HEAVY_IN_COVER: Reason("OFN-032", "heavy-in-cover"),
    terms.SUPPLY_IS_USED_UP: Reason("OFN-143", "supply-is-used-up"),
    terms.CARD_NOT_IN_HAND: Reason("OFN-055", "card-not-in-hand"),
    terms.CARD_IS_A_COUNTER: Reason("OFN-059", "card-is-a-counter"),
    terms.NO_TARGET_FOR_IT: Reason("OFN-061", "no-target-for-it"),
    terms.ONE_DISCARD_A_MANCHE: Reason("OFN-068", "one-discard-a-manche"),
    terms.NOT_A_TARGET: Reason("OFN-061", "not-a-target"),
    terms.TARGET_TWICE: Reason("OFN-058", "target-twice"),
    terms.TARGETS_MISSING: Reason("OFN-058", "targets-missing"),
    terms.COUNTER_DOES_NOT_FIT: Reason("OFN-058", "counter-does-not-fit"),
    terms.NO_UNIT_OF_YOURS: Reason("OFN-044", "no-unit-of-yours"),
    terms.UNIT_CANNOT_ACT: Reason("OFN-044", "unit-cannot-act"),
    terms.BROKEN_DOWN_UNIT: Reason("OFN-056", "broken-down"),
    terms.MOVEMENT_IS_CLOSED: Reason("OFN-048", "movement-is-closed"),
    terms.OWN_PIECE_THERE: Reason("OFN-077", "own-piece-there"),
    terms.MARKER_BLOCKS: Reason("OFN-080", "marker-blocks"),
    terms.NO_ATTACK_LEFT: Reason("OFN-046", "no-attack-left"),
    terms.CANNOT_ENTER: Reason("OFN-070", "cannot-enter"),
    terms.RIVER_WITHOUT_BRIDGE: Reason("OFN-090", "river-without-bridge"),
    terms.TOO_FAR: Reason("OFN-072", "too-far"),
    terms.ENEMY_THERE: Reason("OFN-078", "enemy-there"),
    terms.CANNOT_FIRE: Reason("OFN-120", "cannot-fire"),
    terms.NO_ENEMY_THERE: Reason("OFN-112", "no-enemy-there"),
    terms.NOT_IN_LINE: Reason("OFN-121", "not-in-line"),
    terms.OUT_OF_RANGE: Reason("OFN-120", "out-of-range"),
    terms.LINE_IS_BLOCKED: Reason("OFN-122", "line-is-blocked"),
    terms.GUNS_ARE_JAMMED: Reason("OFN-056", "guns-are-jammed"),
    terms.MARKER_IS_NO_TARGET: Reason("OFN-128", "marker-is-no-target"),
    terms.TARGET_MUST_BE_SEEN: Reason("OFN-126", "target-must-be-seen"),
    terms.NO_OBJECTS: Reason("OFN-162", "no-objects"),
    terms.CANNOT_LAY: Reason("OFN-141", "cannot-lay"),
    terms.BEYOND_THE_EDGE: Reason("OFN-081", "beyond-the-edge"),
    terms.CANNOT_CLEAR: Reason("OFN-148", "cannot-clear"),
    terms.NOTHING_TO_CLEAR: Reason("OFN-148", "nothing-to-clear"),
    terms.CLEARED_ONLY_FACE_UP: Reason("OFN-149", "cleared-only-face-up"),
    terms.NOTHING_DONE_YET: Reason("OFN-044", "nothing-done-yet"),
}

_NEARLY = 2
"""Points that may be lacking for the price of a hop to be told."""


def explain(box: Any, s: Any, action: int, reason: int) -> dict[str, Any]:
    """The values that the reason's text names."""
    if reason == terms.NO_SUCH_ACTION:
        return {"action": str(action)[:24]}
    if reason == terms.NOT_NOW:
        return {"point": POINTS.get(s.point, "OVER")}
    choice = action - 2 * box.squares
    playing = {"card": f"C{s.card:02}"} if s.point == TARGET else {}
    if 0 <= action < 2 * box.squares:
        values = {"square": place_of(box, action % box.squares)}
        return values | _explain_square(box, s, action, reason) | playing
    if terms.COUNT <= choice < terms.TYPE:
        return _explain_count(box, s, choice - terms.COUNT)
    if terms.PLAY < choice < terms.PRESET:
        return {"card": f"C{(choice - terms.PLAY) % (terms.DISCARD - terms.PLAY):02}"}
    if 0 <= choice < terms.COUNT and s.point == UNIT:
        return _explain_work(box, s, choice)
    return playing


def _explain_square(box: Any, s: Any, action: int, reason: int) -> dict[str, Any]:
    square = action % box.squares
    if reason == terms.SUPPLY_IS_USED_UP:
        marker = BAR if action < box.squares else MIN
        return {"marker": KIND_CODES[marker], "supply": str(box.supply[marker])}
    if reason == terms.HEAVY_IN_COVER:
        return {"kind": KIND_CODES[deployment.next_kind(box, s, s.actor)]}
    if s.point != UNIT or s.selected == NO_PIECE:
        return {}
    p = s.selected
    values = {"kind": KIND_CODES[s.kind[p]], "from": place_of(box, s.where[p])}
    if reason == terms.TOO_FAR:
        points = terms.points_left(box, s, p)
        price = movement.hop_price(box, s, p, box.way[s.kind[p]], points + _NEARLY, square)
        values |= {"points": str(points), "price": "none" if price == NO_WAY else str(price)}
    if reason == terms.OUT_OF_RANGE:
        values |= {
            "distance": str(combat.far_apart(box, s.where[p], square)),
            "range": str(box.fires[s.kind[p]]),
        }
    return values


def _explain_count(box: Any, s: Any, number: int) -> dict[str, Any]:
    side, kind = s.actor, s.building
    missing = army.missing(box, s, side)
    line = army.line_units(s, side) + (number if kind <= INF else 0)
    return {
        "kind": KIND_CODES[kind],
        "number": str(number),
        "pool": str(box.pool[side][kind]),
        "missing": str(missing),
        "least": str(max(0, missing - army.supply_after(box, side, kind, UNIT_KINDS))),
        "line": str(line),
        "size": str(box.army_size),
    }


def _explain_work(box: Any, s: Any, choice: int) -> dict[str, Any]:
    p = s.selected
    square = box.near[s.where[p]][choice % DIRECTIONS]
    values = {"kind": KIND_CODES[s.kind[p]], "square": place_of(box, square) if square >= 0 else "-"}
    if choice < terms.CLEAR:
        marker = BAR + choice // DIRECTIONS
        values |= {"marker": KIND_CODES[marker], "supply": str(box.supply[marker])}
    return values
