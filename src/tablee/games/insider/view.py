"""What a seat may see of Insider, as plain data; `story` tells events.

Spaces are named as in the contract: `c2` a big square, `c2-c3` a path square (`c2-c3.1` … on longer lanes), `t3` a table,
`lobby` while a Special VIP rearranges the tables, `c3` for the moment in which an arriving pawn chooses its table.
"""

from typing import Any

import msgspec

from tablee.core.events import Events
from tablee.core.position import NOBODY
from tablee.games.insider import codes
from tablee.games.insider.box import CARD_NAMES, KIND_NAMES, WAY_NAMES, colour_of, space_name, square_name
from tablee.games.insider.evaluation import result_of
from tablee.games.insider.hands import cards_of, cards_to_draw
from tablee.games.insider.knowledge import known_cards
from tablee.games.insider.movement import landing, step_cost, step_refusal
from tablee.games.insider.pawns import is_seated, put
from tablee.games.insider.rules import legal
from tablee.games.insider.sets import is_starred, play
from tablee.games.insider.state import (
    ADM_A,
    CARDS,
    HEL_PAWN,
    KINDS,
    MODES,
    MOST_OF_A_KIND,
    MOVE,
    NO_KIND,
    NO_SPACE,
    OUT_FROM,
    OUT_TO,
    PAWNS,
    PLEDGE,
    POINTS,
    SCA,
    SEAT,
    SQUARES,
    TABLE,
    VICTIM,
    WAYS,
)
from tablee.games.insider.story import EVENTS, listed, tell
from tablee.games.insider.walks import ways_of

__all__ = ["board", "phase", "preview", "tell"]

_EVENTS = EVENTS


class Pawn(msgspec.Struct, frozen=True):
    """A pawn and its space. `frozen` pawns have robbed and stay put; `arrived` ones may rob where rivals stand."""

    number: int
    place: str
    frozen: bool
    arrived: bool


class Company(msgspec.Struct, frozen=True):
    """A company as the viewer sees it.

    `hand` lists the cards if they are the viewer's own, else None; `known` lists the cards that the viewer knows to be in
    somebody else's hand. `standing` is what the company would score if the card were evaluated now, `to_draw` how many
    cards a drawing turn would bring it.
    """

    colour: str
    base: str
    pawns: tuple[Pawn, ...]
    cards: int
    hand: tuple[str, ...] | None
    known: tuple[str, ...]
    score: int
    standing: int
    to_draw: int
    skip: int
    rumours: bool
    pledged: int


class Table(msgspec.Struct, frozen=True):
    """A table of the face-up card with the seat of the company that sits there, and its pawn."""

    name: str
    value: int
    seat: int | None
    pawn: int | None


class Evaluation(msgspec.Struct, frozen=True):
    """The face-up evaluation card and what is known of the others.

    `number` counts from 1 to 7; `pile` cards are still to come, `bottom` are those of them that Bomb threats have put
    underneath, the next one first; `seen` have been face up, `pool` are the twelve that could come up at all.
    """

    card: str
    penalty: int
    tables: tuple[Table, ...]
    number: int
    pile: int
    bottom: tuple[str, ...]
    seen: tuple[str, ...]
    pool: tuple[str, ...]


class Turn(msgspec.Struct, frozen=True):
    """The running turn: whose, which one, how it is played and what is left of it. `mode` is `-` before the choice."""

    number: int
    seat: int
    extra: bool
    mode: str
    points: int
    dice: tuple[int, ...]
    double: bool
    action_used: bool


class Named(msgspec.Struct, frozen=True):
    """A pawn that a card names."""

    seat: int
    pawn: int
    place: str


class Set(msgspec.Struct, frozen=True):
    """The set being played, or the relocation after a double (`card` None, `count` 0).

    `power` is the name of the level, such as ADM2 or SCA1; `starred` powers can be countered with `needs` Bodyguards.
    `pawns` and `victim` are the targets named so far, `token` is the square of the token being moved, `table` the one
    that the Special VIP fills next.
    """

    seat: int
    card: str | None
    count: int
    power: str
    starred: bool
    needs: int
    pawns: tuple[Named, ...]
    victim: int | None
    token: str | None
    relocations: int
    pledged: int
    table: str | None


class Step(msgspec.Struct, frozen=True):
    """A legal step of the player whose turn it is: where it lands and what it costs."""

    pawn: int
    way: str
    start: str
    to: str
    cost: int


class Walk(msgspec.Struct, frozen=True):
    """The cheapest way of a pawn to a space within the points left: its steps, such as EENN, and the pawn each one names.

    Where a walking pawn meets its twin (contract, 4.1) the one with the smaller number walks on. A walk ends where
    something new can happen: at the centre, and on a square where a card could be robbed.
    """

    pawn: int
    to: str
    cost: int
    ways: str
    pawns: tuple[int, ...]


class Board(msgspec.Struct, frozen=True):
    """Everything on the table that this viewer may see. `walks` are given to the seat that moves, in MOVE only."""

    companies: tuple[Company, ...]
    tokens: tuple[str, ...]
    evaluation: Evaluation
    deck: int
    discard: dict[str, int]
    turn: Turn
    set: Set | None
    steps: tuple[Step, ...]
    walks: tuple[Walk, ...]


class Target(msgspec.Struct, frozen=True):
    """Something that a set can be aimed at: a pawn (`seat` and `place`), a company (`seat`) or a token (`place`)."""

    seat: int | None
    place: str | None


class Preview(msgspec.Struct, frozen=True):
    """What a choice would change: pawns that go home, and what each company would then score.

    Of a set still to be played, `targets` is everything that it could be aimed at first.
    """

    home: tuple[Named, ...]
    standing: tuple[int, ...]
    targets: tuple[Target, ...]


def phase(box: Any, s: Any) -> str:
    """Everybody entitled is asked whatever the hand (INS-184), so the decision point itself is public."""
    return POINTS.get(s.point, "OVER")


def board(box: Any, s: Any, seat: int) -> Board:
    """The board as `seat` (or a spectator) sees it."""
    steps = _steps(box, s)
    return Board(
        companies=tuple(_company(box, s, seat, other) for other in range(box.players)),
        tokens=tuple(square_name(square) for square in range(SQUARES) if s.tokens >> square & 1),
        evaluation=_evaluation(box, s),
        deck=s.deck_count,
        discard=dict(zip(KIND_NAMES, s.discard, strict=True)),
        turn=_turn(s),
        set=_set(box, s),
        steps=tuple(steps),
        walks=tuple(_walks(box, s, steps)) if seat == s.actor else (),
    )


def _company(box: Any, s: Any, viewer: int, seat: int) -> Company:
    own = viewer == seat
    return Company(
        colour=colour_of(box, seat),
        base=square_name(box.base[seat]),
        pawns=tuple(_pawn(box, s, seat, pawn) for pawn in range(PAWNS)),
        cards=cards_of(s, seat),
        hand=listed(s.hand[seat]) if own else None,
        known=() if own else listed([known_cards(s, viewer, seat, kind) for kind in range(KINDS)]),
        score=s.score[seat],
        standing=result_of(box, s, seat),
        to_draw=cards_to_draw(box, s, seat),
        skip=s.skip[seat],
        rumours=bool(s.rumours[seat]),
        pledged=s.pledged[seat],
    )


def _pawn(box: Any, s: Any, seat: int, pawn: int) -> Pawn:
    turn = seat == s.active and not s.over
    return Pawn(
        number=pawn + 1,
        place=space_name(box, s.place[seat][pawn]),
        frozen=bool(turn and s.frozen[pawn]),
        arrived=bool(turn and s.arrived[pawn]),
    )


def _evaluation(box: Any, s: Any) -> Evaluation:
    guests = {s.place[seat][pawn] - TABLE: (seat, pawn + 1) for seat in range(box.players) for pawn in range(PAWNS)}
    tables = []
    for table in range(box.tables[s.card]):
        seat, pawn = guests.get(table, (None, None))
        tables.append(Table(f"t{table + 1}", box.value[s.card][table], seat, pawn))
    return Evaluation(
        card=CARD_NAMES[s.card],
        penalty=box.penalty[s.card],
        tables=tuple(tables),
        number=s.evaluations + (0 if s.over else 1),
        pile=s.pile_count,
        bottom=tuple(CARD_NAMES[card] for card in reversed(s.pile[: s.pile_known])),
        seen=tuple(CARD_NAMES[card] for card in range(CARDS) if s.shown >> card & 1),
        pool=tuple(CARD_NAMES[card] for card in box.pool),
    )


def _turn(s: Any) -> Turn:
    return Turn(
        number=s.turn,
        seat=s.active,
        extra=bool(s.extra),
        mode=MODES[s.mode],
        points=s.mp,
        dice=tuple(die for die in s.dice if die),
        double=s.dice[0] > 0 and s.dice[0] == s.dice[1],
        action_used=bool(s.used),
    )


def _set(box: Any, s: Any) -> Set | None:
    """The set in play; while a token is being moved after a double there is one without a card."""
    if s.kind == NO_KIND and s.relocations == 0:
        return None
    card = None if s.kind == NO_KIND else KIND_NAMES[s.kind]
    return Set(
        seat=s.active,
        card=card,
        count=s.level,
        power=f"{card}{s.level}" if card else "double",
        starred=card is not None and bool(is_starred(s.kind, s.level)),
        needs=s.level,
        pawns=tuple(_named(box, s, named) for named in (s.first, s.second) if named >= 0),
        victim=None if s.victim == NOBODY else s.victim,
        token=None if s.lifted == NO_SPACE else square_name(s.lifted),
        relocations=s.relocations,
        pledged=sum(s.pledged),
        table=f"t{s.table + 1}" if POINTS.get(s.point) == "VIP" else None,
    )


def _named(box: Any, s: Any, named: int) -> Named:
    seat, pawn = divmod(named, 8)
    return Named(seat, pawn + 1, space_name(box, s.place[seat][pawn]))


def _steps(box: Any, s: Any) -> list[Step]:
    """Every legal step; where pawns may go is no secret."""
    if s.point != MOVE:
        return []
    found = []
    for pawn in range(PAWNS):
        start = s.place[s.active][pawn]
        for way in range(WAYS):
            if step_refusal(box, s, pawn, way) == codes.ALLOWED:
                to = space_name(box, landing(box, s, start, way))
                found.append(Step(pawn + 1, WAY_NAMES[way], space_name(box, start), to, step_cost(box, s, start, way)))
    return found


def _walks(box: Any, s: Any, steps: list[Step]) -> list[Walk]:
    """The cheapest way of each pawn that can step to every space it can reach."""
    return [
        Walk(
            pawn + 1, space_name(box, to), cost, "".join(WAY_NAMES[way] for way in ways), tuple(number + 1 for number in pawns)
        )
        for pawn in dict.fromkeys(step.pawn - 1 for step in steps)
        for to, (cost, ways, pawns) in ways_of(box, s, pawn).items()
    ]


def preview(box: Any, s: Any, action: int, seat: int) -> Preview:
    """What a legal choice would change on the board, before it is made: a table taken, a token set down, a set played."""
    then = s.copy()
    home: list[int] = []
    targets: list[Target] = []
    if s.point == SEAT and codes.TAKE_TABLE <= action < codes.PAWN:
        put(then, s.first // 8, s.first % 8, TABLE + action - codes.TAKE_TABLE)
    if s.point == OUT_TO and codes.TO <= action < codes.STOP:
        home = [pawn for pawn in _all_pawns(box) if s.place[pawn // 8][pawn % 8] == action - codes.TO]
    if codes.PLAY <= action < codes.RELOCATE:
        kind, count = divmod(action - codes.PLAY, MOST_OF_A_KIND)
        play(box, then, kind, count + 1, Events())
        targets = _targets(box, then)
        if (kind, count + 1) == (SCA, 3):
            home = [pawn for pawn in _all_pawns(box) if s.place[pawn // 8][pawn % 8] != box.base[pawn // 8]]
    standing = tuple(result_of(box, then, other) for other in range(box.players))
    return Preview(tuple(_named(box, s, pawn) for pawn in home), standing, tuple(targets))


def _all_pawns(box: Any) -> list[int]:
    return [8 * seat + pawn for seat in range(box.players) for pawn in range(PAWNS)]


def _targets(box: Any, s: Any) -> list[Target]:
    """What the set that has just been announced can be aimed at; a Special VIP moves everybody who is seated."""
    if s.point == PLEDGE:
        return [_pawn_target(box, s, pawn) for pawn in _all_pawns(box) if is_seated(s, pawn // 8, pawn % 8)]
    out = [0] * codes.ACTIONS
    found = []
    for action in out[: legal(box, s, out)] if s.point in (ADM_A, HEL_PAWN, VICTIM, OUT_FROM) else []:
        if codes.PAWN <= action < codes.FROM:
            seat, pawn = divmod(action - codes.PAWN, PAWNS)
            found.append(_pawn_target(box, s, 8 * seat + pawn))
        elif codes.FROM <= action < codes.TO:
            found.append(Target(None, square_name(action - codes.FROM)))
        elif codes.ATTACK <= action < codes.SIT:
            found.append(Target((s.active + 1 + action - codes.ATTACK) % box.players, None))
    return list(dict.fromkeys(found))


def _pawn_target(box: Any, s: Any, named: int) -> Target:
    seat, pawn = divmod(named, 8)
    return Target(seat, space_name(box, s.place[seat][pawn]))
