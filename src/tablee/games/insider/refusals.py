"""Why an action is refused: the clause behind each reason, and the values of the case."""

from typing import Any

from tablee.core.decision import Reason
from tablee.games.insider import codes
from tablee.games.insider.box import CARD_NAMES, KIND_NAMES, colour_of, space_name, square_name
from tablee.games.insider.movement import landing, step_cost
from tablee.games.insider.state import BOD, HAND, MOST_OF_A_KIND, PAWNS, POINTS, SQUARES, WAYS
from tablee.games.insider.tokens import is_enclosed, reach_of

REASONS = {
    codes.GAME_IS_OVER: Reason("INS-234", "game-is-over"),
    codes.NO_SUCH_ACTION: Reason("", "no-such-action"),
    codes.NOT_NOW: Reason("", "not-now"),
    codes.RUMOURS: Reason("INS-154", "rumours"),
    codes.NO_RUMOURS: Reason("INS-154", "no-rumours"),
    codes.NOTHING_TO_DRAW: Reason("INS-047", "nothing-to-draw"),
    codes.HAND_IS_FULL: Reason("INS-092", "hand-is-full"),
    codes.NO_DRAW_IN_RUMOURS: Reason("INS-156", "no-draw-in-rumours"),
    codes.FROZEN: Reason("INS-074", "frozen"),
    codes.SEATED: Reason("INS-070", "seated"),
    codes.NO_LANE: Reason("INS-061", "no-lane"),
    codes.TOKEN_THERE: Reason("INS-017", "token-there"),
    codes.FOREIGN_BASE: Reason("INS-013", "foreign-base"),
    codes.TOO_FEW_POINTS: Reason("INS-065", "too-few-points"),
    codes.SAME_PAWN: Reason("", "same-pawn"),
    codes.HAS_NOT_ARRIVED: Reason("INS-086", "has-not-arrived"),
    codes.NOBODY_TO_ROB: Reason("INS-080", "nobody-to-rob"),
    codes.NO_SUCH_RIVAL: Reason("", "no-such-rival"),
    codes.NOTHING_TO_ROB: Reason("INS-087", "nothing-to-rob"),
    codes.ROBBED_ALREADY: Reason("INS-084", "robbed-already"),
    codes.ACTION_IS_USED: Reason("INS-048", "action-is-used"),
    codes.EXTRA_TURN: Reason("INS-168", "extra-turn"),
    codes.STEP_FIRST: Reason("INS-050", "step-first"),
    codes.BODYGUARD_REACTS: Reason("INS-103", "bodyguard-reacts"),
    codes.TOO_FEW_CARDS: Reason("INS-100", "too-few-cards"),
    codes.NO_TARGET: Reason("INS-104", "no-target"),
    codes.POINTS_LEFT: Reason("INS-062", "points-left"),
    codes.NO_DOUBLE: Reason("INS-044", "no-double"),
    codes.NO_RELOCATION: Reason("INS-205", "no-relocation"),
    codes.NOT_IN_HAND: Reason("INS-108", "not-in-hand"),
    codes.AFTER_DRAWING: Reason("INS-046", "after-drawing"),
    codes.STEP_EXISTS: Reason("INS-062", "step-exists"),
    codes.TABLE_IS_TAKEN: Reason("INS-016", "table-is-taken"),
    codes.NO_SUCH_TABLE: Reason("INS-016", "no-such-table"),
    codes.SAME_VALUE: Reason("", "same-value"),
    codes.PAWN_OUT_OF_REACH: Reason("INS-121", "pawn-out-of-reach"),
    codes.SAME_COMPANY: Reason("INS-124", "same-company"),
    codes.OWN_PAWN_NEEDED: Reason("INS-124", "own-pawn-needed"),
    codes.NOT_YOURS: Reason("INS-135", "not-yours"),
    codes.OUT_OF_RANGE: Reason("INS-137", "out-of-range"),
    codes.WOULD_BE_ENCLOSED: Reason("INS-203", "would-be-enclosed"),
    codes.RESTAURANT_IS_NEAR: Reason("INS-139", "restaurant-is-near"),
    codes.NO_TOKEN_THERE: Reason("INS-196", "no-token-there"),
    codes.NOT_NORMAL: Reason("INS-018", "not-normal"),
    codes.WOULD_ENCLOSE: Reason("INS-198", "would-enclose"),
    codes.MUST_RELOCATE: Reason("INS-205", "must-relocate"),
    codes.SKIPS_ALREADY: Reason("INS-151", "skips-already"),
    codes.RUMOURED_ALREADY: Reason("INS-157", "rumoured-already"),
    codes.ALL_AT_HOME: Reason("INS-145", "all-at-home"),
    codes.NONE_TO_SEAT: Reason("INS-131", "none-to-seat"),
    codes.NO_TABLE_TO_SPARE: Reason("INS-131", "no-table-to-spare"),
    codes.TOO_FEW_BODYGUARDS: Reason("INS-181", "too-few-bodyguards"),
    codes.TOO_MANY_BODYGUARDS: Reason("INS-185", "too-many-bodyguards"),
}


def explain(box: Any, s: Any, action: int, reason: int) -> dict[str, Any]:
    """The values that the reason's text names."""
    if reason == codes.NO_SUCH_ACTION:
        return {"action": str(action)[:24]}
    if reason == codes.NOT_NOW:
        return {"point": POINTS.get(s.point, "OVER")}
    if codes.STEP <= action < codes.ROB:
        return _explain_step(box, s, (action - codes.STEP) // WAYS, (action - codes.STEP) % WAYS)
    if codes.ROB <= action < codes.PLAY:
        return _explain_rival(box, s, (action - codes.ROB) % codes.RIVALS, (action - codes.ROB) // codes.RIVALS + 1)
    if codes.PLAY <= action < codes.RELOCATE:
        return _explain_set(s, (action - codes.PLAY) // MOST_OF_A_KIND, (action - codes.PLAY) % MOST_OF_A_KIND + 1)
    if codes.CYCLE <= action < codes.FORFEIT:
        return {"card": KIND_NAMES[action - codes.CYCLE], "points": str(s.mp)}
    if codes.TAKE_TABLE <= action < codes.PAWN:
        return {"table": f"t{action - codes.TAKE_TABLE + 1}", "evaluation": CARD_NAMES[s.card]}
    if codes.PAWN <= action < codes.FROM:
        return _explain_pawn(box, s, (action - codes.PAWN) // PAWNS, (action - codes.PAWN) % PAWNS)
    if codes.FROM <= action < codes.STOP:
        return _explain_square(box, s, (action - codes.FROM) % SQUARES, reason)
    if codes.ATTACK <= action < codes.SIT:
        return _explain_rival(box, s, action - codes.ATTACK, 1)
    if codes.SIT <= action < codes.LEAVE_EMPTY:
        return {"rival": _company(box, action - codes.SIT), "company": _company(box, action - codes.SIT)}
    held = s.hand[s.actor][BOD] if s.actor >= 0 else 0
    return {"points": str(s.mp), "held": str(held), "needed": str(s.level), "left": str(3 - sum(s.pledged)), "limit": str(HAND)}


def _company(box: Any, seat: int) -> str:
    return colour_of(box, seat) if seat < box.players else "-"


def _explain_step(box: Any, s: Any, pawn: int, way: int) -> dict[str, Any]:
    start = s.place[s.active][pawn]
    end = landing(box, s, start, way)
    return {
        "pawn": str(pawn + 1),
        "place": space_name(box, start),
        "square": space_name(box, end) if end >= 0 else "-",
        "cost": str(step_cost(box, s, start, way)),
        "points": str(s.mp),
    }


def _explain_rival(box: Any, s: Any, clockwise: int, pawn: int) -> dict[str, Any]:
    victim = (s.active + 1 + clockwise) % box.players
    rival = colour_of(box, victim) if clockwise + 1 < box.players else "-"
    place = space_name(box, s.place[s.active][pawn - 1])
    return {"rival": rival, "company": rival, "pawn": str(pawn), "place": place, "limit": str(HAND)}


def _explain_set(s: Any, kind: int, count: int) -> dict[str, Any]:
    name = KIND_NAMES[kind]
    held = s.hand[s.active][kind]
    return {"card": name, "count": str(count), "held": str(held), "points": str(s.mp), "power": f"{name}{count}"}


def _explain_pawn(box: Any, s: Any, seat: int, pawn: int) -> dict[str, Any]:
    company = _company(box, seat)
    place = space_name(box, s.place[seat][pawn]) if seat < box.players else "-"
    power = f"{KIND_NAMES[s.kind]}{s.level}" if s.kind >= 0 else "-"
    return {"company": company, "rival": company, "pawn": str(pawn + 1), "place": place, "square": place, "power": power}


def _explain_square(box: Any, s: Any, square: int, reason: int) -> dict[str, Any]:
    values = {"square": square_name(square), "company": colour_of(box, s.active), "pawn": str(s.first % 8 + 1)}
    if reason == codes.WOULD_ENCLOSE:
        values |= _enclosed(box, s, square)
    return values


def _enclosed(box: Any, s: Any, square: int) -> dict[str, str]:
    """The base or pawn that the lifted token would enclose on this square."""
    tokens = s.tokens & ~(1 << s.lifted) | 1 << square
    for seat in range(box.players):
        reach = reach_of(box, tokens, seat)
        if not reach >> box.base[seat] & 1:
            return {"what": "base", "rival": colour_of(box, seat), "place": square_name(box.base[seat])}
        for pawn in range(PAWNS):
            if s.place[seat][pawn] != square and is_enclosed(box, s, seat, pawn, reach):
                return {"what": "pawn", "rival": colour_of(box, seat), "place": space_name(box, s.place[seat][pawn])}
    raise AssertionError("nothing is enclosed")
