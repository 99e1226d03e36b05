"""What the coach says of Offensive: the evaluation term by term, and what a lead in it means."""

from math import exp, log
from operator import mul

from tablee.core.odds import decided
from tablee.games.offensive.bot import CAUTION, card_worth, danger, hand_size, mission, preparation, softened, standing
from tablee.games.offensive.state import COUNTER, RED
from tablee.games.offensive.terms import first_piece, is_unit, on_board, slot_of

TERMS = (
    "units", "places", "danger", "blunted", "cards",
    "enemy-units", "enemy-places", "enemy-danger", "enemy-blunted", "enemy-cards",
    "mission", "card", "threat", "preparation", "won", "lost", "rest",
)  # fmt: skip
"""Texts: `term-<name>`; the enemy's count against a side. The rest has no words."""

DECIDED = 10000.0

DESTROYED = 0.5
"""How endangered a lost unit was, more or less. It goes on counting as if it were: else whoever destroys a unit would be told
to threaten the enemy less, and whoever loses one that hers are less exposed."""


def spread(box):
    """The lead, in the evaluation's points, that makes a side e times as likely to win."""
    return 90.0


A_TURN, A_MANCHE = 9.0, 21.0
"""Points by which Red's lead grows in a turn of an even game, and in its own manche; Blue's takes the difference back."""

EVEN = 0.59
"""The part of all turns after which an even game is one without a lead: until then Red is still on its way."""

LONG = 20
"""The most turns in which Red's lead grows so fast; in a longer game it has as much more time for the same way."""


def told(box, s, chances):
    """Chances that allow for the time: Red must have got somewhere by now. Fitted to 300 games of greedy bots on two maps."""
    red, blue = chances
    if s.turn == 0 or min(red, blue) <= 0.0:
        return chances
    turns = min(box.turn_limit, LONG)
    done = _done(s)
    usual = A_TURN * turns * (s.turn / box.turn_limit - EVEN)
    usual += A_MANCHE * done if s.side == RED else A_MANCHE - (A_MANCHE - A_TURN) * done
    lead = (log(red) - log(blue)) * spread(box) / 2.0 - usual
    red = 1.0 / (1.0 + exp(-2.0 * lead / (3.0 * turns + 6.0)))
    return red, 1.0 - red


def _done(s):
    """The part of the active side's units that have moved or fought in this manche."""
    units = [slot_of(p) for p in range(first_piece(s.side), s.top[s.side] + 1) if is_unit(s.kind[p]) and on_board(s, p)]
    return sum(s.done[slot] != 0 or any(s.spent[slot]) for slot in units) / max(1, len(units))


def is_prepared(s):
    """Before the first turn one side has deployed and the other has not: that is no lead."""
    return s.turn > 0


def terms(box, s, seat):
    """What `evaluate` adds up for a seat, by name."""
    named = dict.fromkeys(TERMS, 0.0)
    if s.over:
        named.update(decided(s, seat))
        red = DECIDED if s.winners == 1 else -DECIDED
        named["rest"] = (red if seat == RED else -red) - sum(named.values())
    elif s.turn == 0:
        named["preparation"] = preparation(box, s, seat)
    else:
        named.update(_strength(box, s, seat))
        named.update((f"enemy-{name}", -value) for name, value in _strength(box, s, 1 - seat).items())
        named["mission"] = mission(box, s) if seat == RED else -mission(box, s)
        if s.point == COUNTER:
            named["threat" if s.actor == seat else "card"] = -card_worth(box, s) if s.actor == seat else card_worth(box, s)
    return named


def _strength(box, s, side):
    """What a side's units are worth where they stand, and its cards, by name."""
    named = {"units": 0.0, "places": 0.0, "danger": 0.0, "blunted": 0.0, "cards": 0.15 * hand_size(box, s, side)}
    for p in range(first_piece(side), s.top[side] + 1):
        if is_unit(s.kind[p]) and on_board(s, p):
            named["units"] += 2.0 * box.worth[s.kind[p]]
            named["places"] += standing(box, s, p)
            named["blunted"] -= softened(box, s, p)
            named["danger"] -= box.weigh[CAUTION] * box.worth[s.kind[p]] * danger(box, s, p)
    lost = DESTROYED * box.weigh[CAUTION] * sum(map(mul, s.removed[side], box.worth))
    named["units"] += lost
    named["danger"] -= lost
    return named
