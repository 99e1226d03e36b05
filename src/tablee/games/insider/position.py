"""Positions of Insider as readable text, both ways. What a text leaves out stands at its default.

point: MOVE
points: 4
red: a1 a1 a1 a1 a1 b2 c2-c3
green: t1 e5 e5 e5 e5 e5 e5
out: b3 c4 d3 e4
card: 3A
pile: 4A 5A
hand red: ADM ADM HEL

Piles are written with the next card first. A draw pile that is left out holds every card that lies nowhere else, an
evaluation pile as many cards as are needed for seven evaluations.
"""

from typing import Any

from tablee.core.position import NOBODY
from tablee.core.texts import Complaint
from tablee.games.insider.box import (
    CARD_NAMES,
    KIND_NAMES,
    colour_of,
    seat_of,
    space_name,
    space_number,
    square_name,
    square_number,
)
from tablee.games.insider.knowledge import begin_records, lower_pile_max
from tablee.games.insider.possible import check
from tablee.games.insider.state import (
    ACTION_CARDS,
    BOD,
    ENDS,
    EVALUATIONS,
    HAND,
    KINDS,
    LOBBY,
    MODES,
    NO_KIND,
    NO_SPACE,
    ONLOOKER,
    PATH,
    PAWNS,
    POINTS,
    SQUARES,
    START,
    TABLE,
    TOKENS,
    State,
)
from tablee.games.insider.tokens import survey
from tablee.games.insider.turn import clear_set

_PACKAGE = "tablee.games.insider"
_ONLOOKER = "onlooker"
_NUMBERS = {
    "ply": (0, 99_999),
    "winners": (0, 15),
    "evaluations": (0, EVALUATIONS),
    "turn": (0, 2000),
    "extra": (0, 1),
    "points": (0, 12),
    "used": (0, 1),
    "stepped": (0, 1),
    "known": (0, EVALUATIONS),
    "relocations": (0, 2),
    "table": (0, 6),
}
_FIELDS = {"points": "mp", "known": "pile_known", "scores": "score"}
_LISTS = {
    "scores": (-20, 999),
    "skip": (0, 99),
    "rumours": (0, 1),
    "dice": (0, 6),
    "arrived": (0, 1),
    "frozen": (0, 1),
    "robbed": (0, 15),
    "pledged": (0, 3),
}


# --- Writing


def write(box: Any, s: Any) -> str:
    """The position as text."""
    seats = range(box.players)
    lines = {name: str(getattr(s, _FIELDS.get(name, name))) for name in _NUMBERS}
    lines["actor"] = _seat(box, s.actor)
    lines["active"] = _seat(box, s.active)
    lines["point"] = POINTS.get(s.point, "-")
    lines["over"] = ENDS.get(s.over, "-")
    lines["mode"] = MODES[s.mode]
    for seat in seats:
        lines[colour_of(box, seat)] = _spaces(box, s.place[seat])
    lines["origin"] = _spaces(box, s.origin)
    for name in _LISTS:
        values = getattr(s, _FIELDS.get(name, name))
        lines[name] = " ".join(map(str, values[: box.players] if name in ("scores", "skip", "rumours", "pledged") else values))
    lines["out"] = " ".join(square_name(square) for square in range(SQUARES) if s.tokens >> square & 1)
    lines["card"] = CARD_NAMES[s.card]
    lines["pile"] = " ".join(CARD_NAMES[card] for card in reversed(s.pile[: s.pile_count]))
    lines["shown"] = " ".join(name for card, name in enumerate(CARD_NAMES) if s.shown >> card & 1)
    for seat in seats:
        lines[f"hand {colour_of(box, seat)}"] = _kinds(s.hand[seat])
    lines["deck"] = " ".join(KIND_NAMES[kind] for kind in reversed(s.deck[: s.deck_count]))
    lines["discard"] = _kinds(s.discard)
    lines["set"] = "-" if s.kind == NO_KIND else f"{KIND_NAMES[s.kind]} {s.level}"
    lines["first"] = _pawn(box, s.first)
    lines["second"] = _pawn(box, s.second)
    lines["victim"] = _seat(box, s.victim)
    lines["lifted"] = "-" if s.lifted == NO_SPACE else square_name(s.lifted)
    lines["to ask"] = _seats(box, s.to_ask)
    lines["guarded"] = _seats(box, s.guarded)
    for viewer in (*seats, ONLOOKER):
        for holder in seats:
            if any(s.holds[viewer][holder]):
                lines[f"holds {_viewer(box, viewer)} {colour_of(box, holder)}"] = _kinds(s.holds[viewer][holder])
        lines[f"pile_max {_viewer(box, viewer)}"] = " ".join(map(str, s.pile_max[viewer]))
    return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in lines.items())


def _seat(box: Any, seat: int) -> str:
    return "-" if seat == NOBODY else colour_of(box, seat)


def _viewer(box: Any, viewer: int) -> str:
    return _ONLOOKER if viewer == ONLOOKER else colour_of(box, viewer)


def _seats(box: Any, bits: int) -> str:
    return " ".join(colour_of(box, seat) for seat in range(box.players) if bits >> seat & 1)


def _spaces(box: Any, spaces: list[int]) -> str:
    return " ".join(space_name(box, space) for space in spaces)


def _kinds(counts: list[int]) -> str:
    return " ".join(name for name, count in zip(KIND_NAMES, counts, strict=True) for _ in range(count))


def _pawn(box: Any, named: int) -> str:
    return "-" if named < 0 else f"{colour_of(box, named // 8)} {named % 8 + 1}"


# --- Reading


def read(box: Any, source: str) -> State:
    """The position that the text describes."""
    s = State()
    clear_set(s)
    s.point = START
    s.card = box.pool[0]
    s.tokens = box.inner
    for seat in range(box.players):
        s.place[seat] = [box.base[seat]] * PAWNS
    given: dict[str, list[str]] = {}
    for number, line in enumerate(source.splitlines(), start=1):
        if line.strip():
            name, colon, value = line.partition(":")
            words = name.split()
            given[" ".join(words)] = value.split()
            if not colon or not _take(box, s, words, value.split()):
                raise Complaint("position-line", line=str(number), text=line.strip()[:60])
    _fill_in(box, s, given)
    check(box, s)
    survey(box, s)
    return s


def _take(box: Any, s: State, name: list[str], words: list[str]) -> bool:
    """Take in one line; whether it made sense."""
    if len(name) == 2 and name[0] == "hand":
        return _take_kinds(box, s.hand, seat_of(box, name[1]), words)
    if len(name) == 3 and name[0] == "holds":
        viewer = _viewer_named(box, name[1])
        return viewer >= 0 and _take_kinds(box, s.holds[viewer], seat_of(box, name[2]), words)
    if len(name) == 2 and name[0] == "pile_max":
        viewer = _viewer_named(box, name[1])
        return viewer >= 0 and len(words) == KINDS and _take_numbers(s.pile_max[viewer], words, 0, ACTION_CARDS)
    if name == ["to", "ask"]:
        return _take_bits(box, s, "to_ask", words)
    return len(name) == 1 and _take_one(box, s, name[0], words)


def _take_one(box: Any, s: State, name: str, words: list[str]) -> bool:
    if name in _NUMBERS:
        field, into = _FIELDS.get(name, name), [0]
        if len(words) != 1 or not _take_numbers(into, words, *_NUMBERS[name]):
            return False
        setattr(s, field, into[0])
        return True
    if name in _LISTS:
        into = getattr(s, _FIELDS.get(name, name))
        most = box.players if name in ("scores", "skip", "rumours", "pledged") else len(into)
        return len(words) <= most and _take_numbers(into, words, *_LISTS[name])
    if name in ("actor", "active", "victim"):
        return _take_seat(box, s, name, words)
    if name in ("point", "over", "mode"):
        return _take_name(s, name, words)
    if name in ("first", "second"):
        return _take_pawn(box, s, name, words)
    if name == "guarded":
        return _take_bits(box, s, name, words)
    if name in ("out", "lifted"):
        return _take_tokens(box, s, name, words)
    return _take_cards_or_places(box, s, name, words)


def _take_cards_or_places(box: Any, s: State, name: str, words: list[str]) -> bool:
    if name in ("card", "pile", "shown"):
        return _take_evaluation_cards(box, s, name, words)
    if name in ("deck", "discard", "set"):
        return _take_action_cards(s, name, words)
    seat = seat_of(box, name)
    spaces = [space_number(box, word) for word in words]
    if (seat < 0 and name != "origin") or len(spaces) > PAWNS or -1 in spaces:
        return False
    into = s.origin if seat < 0 else s.place[seat]
    into[: len(spaces)] = spaces
    return True


def _take_numbers(into: list[int], words: list[str], low: int, high: int) -> bool:
    for at, word in enumerate(words):
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 5 or not low <= int(word) <= high:
            return False
        into[at] = int(word)
    return True


def _take_seat(box: Any, s: State, name: str, words: list[str]) -> bool:
    if len(words) != 1 or (words[0] != "-" and seat_of(box, words[0]) < 0):
        return False
    setattr(s, name, seat_of(box, words[0]))  # NOBODY for "-"
    return words[0] != "-" or name != "active"


def _take_name(s: State, name: str, words: list[str]) -> bool:
    names = {"point": POINTS, "over": ENDS, "mode": MODES}[name]
    known = {"-": 0} | {text: key for key, text in names.items()}
    if len(words) != 1 or words[0] not in known:
        return False
    setattr(s, name, known[words[0]])
    return True


def _take_pawn(box: Any, s: State, name: str, words: list[str]) -> bool:
    if words == ["-"]:
        return True
    number = [0]
    if len(words) != 2 or seat_of(box, words[0]) < 0 or not _take_numbers(number, words[1:], 1, PAWNS):
        return False
    setattr(s, name, 8 * seat_of(box, words[0]) + number[0] - 1)
    return True


def _take_bits(box: Any, s: State, name: str, words: list[str]) -> bool:
    seats = [seat_of(box, word) for word in words]
    setattr(s, name, sum(1 << seat for seat in set(seats) if seat >= 0))
    return -1 not in seats


def _take_tokens(box: Any, s: State, name: str, words: list[str]) -> bool:
    if name == "lifted":
        s.lifted = square_number(words[0]) if len(words) == 1 else NO_SPACE
        return len(words) == 1 and (words[0] == "-" or s.lifted != NO_SPACE)
    squares = {square_number(word) for word in words}
    if (
        len(words) != TOKENS
        or len(squares) != TOKENS
        or not all(square >= 0 and box.normal >> square & 1 for square in squares)
    ):
        return False
    s.tokens = sum(1 << square for square in squares)
    return True


def _take_evaluation_cards(box: Any, s: State, name: str, words: list[str]) -> bool:
    if len(set(words)) != len(words) or not all(word in CARD_NAMES for word in words):
        return False
    cards = [CARD_NAMES.index(word) for word in words]
    if name == "card":
        s.card = cards[0] if len(cards) == 1 else 0
        return len(cards) == 1
    if name == "shown":
        s.shown = sum(1 << card for card in cards)
        return True
    if len(cards) > EVALUATIONS:
        return False
    s.pile_count = len(cards)
    s.pile[: len(cards)] = reversed(cards)
    return True


def _take_action_cards(s: State, name: str, words: list[str]) -> bool:
    if name == "set":
        level = [0]
        if words == ["-"]:
            return True
        if len(words) != 2 or words[0] not in KIND_NAMES[:BOD] or not _take_numbers(level, words[1:], 1, 3):
            return False
        s.kind, s.level = KIND_NAMES.index(words[0]), level[0]
        return True
    if len(words) > ACTION_CARDS or not all(word in KIND_NAMES for word in words):
        return False
    kinds = [KIND_NAMES.index(word) for word in words]
    if name == "discard":
        s.discard = [kinds.count(kind) for kind in range(KINDS)]
    else:
        s.deck[: len(kinds)] = reversed(kinds)
        s.deck_count = len(kinds)
    return True


def _take_kinds(box: Any, into: list[list[int]], seat: int, words: list[str]) -> bool:
    if seat < 0 or len(words) > HAND or not all(word in KIND_NAMES for word in words):
        return False
    into[seat] = [words.count(name) for name in KIND_NAMES]
    return True


def _viewer_named(box: Any, name: str) -> int:
    return ONLOOKER if name == _ONLOOKER else seat_of(box, name)


# --- What follows from the lines, and what cannot be


def _fill_in(box: Any, s: State, given: dict[str, list[str]]) -> None:
    """Everything that the text leaves open."""
    if "active" not in given:
        s.active = max(s.actor, 0)
    if "actor" not in given:
        s.actor = NOBODY if s.over else s.active
    if "shown" not in given:
        s.shown = 1 << s.card | sum(1 << card for card in s.pile[: s.pile_known])
    if "pile" not in given:
        fresh = [card for card in box.pool if not s.shown >> card & 1]
        s.pile_count = min(max(EVALUATIONS - 1 - s.evaluations, 0), len(fresh))
        s.pile[: s.pile_count] = fresh[: s.pile_count]
    if "origin" not in given:
        s.origin = list(s.place[s.active])
    if "deck" not in given:
        left = [box.copies[kind] - s.discard[kind] - sum(hand[kind] for hand in s.hand) for kind in range(KINDS)]
        deck = [kind for kind in range(KINDS) for _ in range(left[kind])]
        s.deck_count = len(deck)
        s.deck[: len(deck)] = deck
    begin_records(box, s)
    for viewer in (*range(box.players), ONLOOKER):
        if f"pile_max {_viewer(box, viewer)}" in given:
            s.pile_max[viewer] = [int(word) for word in given[f"pile_max {_viewer(box, viewer)}"]]
    lower_pile_max(box, s)
    for seat in range(box.players):
        for place in s.place[seat]:
            if place >= PATH:
                s.taken[place - PATH] = 1
            elif TABLE <= place < LOBBY:
                s.tables |= 1 << (place - TABLE)
