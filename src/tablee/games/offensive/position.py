"""Positions of Offensive as readable text, both ways. What a text leaves out stands at its default.

turn: 3
side: red
point: UNITS
red 1: TNK 18,10
blue 1: INF 19,10 may=INF+MPO
hand red: C01 C09
control: 15,10

A piece stands under the number it has among those of its side, with its kind, its square and what else is to be said of it
(see `_MARKS`). A unit of the active player has two points and one attack unless something else is said; a piece of which
nothing is said may be any unit that can stand there, or a marker if it is one; cards that are nowhere lie in the pile.
"""

from __future__ import annotations

from typing import Any

from tablee.core.events import Events
from tablee.core.texts import Complaint
from tablee.games.offensive import exploration, terms
from tablee.games.offensive.actions import card_name
from tablee.games.offensive.left_out import KNOWERS, LIVE, fill_in
from tablee.games.offensive.maps import place_of, square_of
from tablee.games.offensive.possible import check, check_explained
from tablee.games.offensive.state import (
    ABSENT,
    AT_LOST_LINE_UNIT,
    BAR,
    DECK,
    DIRECTIONS,
    ENDS,
    GAITS,
    KIND_CODES,
    LAYS,
    NO_CARD,
    NO_KIND,
    NO_PIECE,
    PIECES_A_SIDE,
    POINTS,
    SIDES,
    TARGETS,
    UNIT_KINDS,
    UNITS,
    State,
)

_NUMBERS = ("ply", "turn", "actor", "winners", "placed", "barred", "discarded", "acted")
_PAIRS = ("groups", "handles", "top", "carried", "jammed")
_MARKS = {"handle": "handle", "face": "face", "seen": "seen_turn"}
_OF_MANCHE = {"attacked": "attacked_by", "points": "granted", "done": "done", "attacks": "attacks"}
"""Numbers that a piece can have, always or for one manche, by the names they have in the text."""

_NONE = "-"


# --- Writing


def write(box: Any, s: Any) -> str:
    """The position as text."""
    lines = {name: str(getattr(s, name)) for name in _NUMBERS}
    lines["side"] = SIDES[s.side]
    lines["point"] = POINTS.get(s.point, _NONE)
    lines["over"] = ENDS.get(s.over, _NONE)
    lines["scores"] = " ".join(map(str, s.score[:2]))
    lines["control"] = " ".join(place_of(box, box.objective[n]) for n in range(box.objectives) if s.control >> n & 1)
    lines["building"] = KIND_CODES[s.building] or _NONE
    lines |= {name: " ".join(map(str, getattr(s, name))) for name in _PAIRS}
    for side, colour in enumerate(SIDES):
        for name in ("army", "removed", "used"):
            lines[f"{name} {colour}"] = _counts(getattr(s, name)[side], BAR if name == "used" else 0)
        lines |= {f"{colour} {number}": line for number, line in _pieces(box, s, side)}
        lines |= {f"lay {colour} {number}": line for number, line in _lays(s, side)}
        lines[f"hand {colour}"] = _cards(s.hand[side])
    lines["pile"] = " ".join(map(card_name, s.pile[: s.pile_count]))
    lines["discard"] = _cards(s.discard)
    lines |= {f"known {knower}": _cards(s.pile_max[row]) for row, knower in enumerate(KNOWERS)}
    lines["pontoons"] = " ".join(place_of(box, square) for square in s.pontoon[: s.pontoons])
    lines["attached"] = " ".join(
        f"{_name(piece)}:{card_name(card)}"
        for piece, card in zip(s.attached_piece[: s.attached], s.attached_card[: s.attached], strict=True)
    )
    lines["card"] = card_name(s.card) if s.card else _NONE
    lines["targets"] = " ".join(_targets(box, s))
    lines["selected"] = _name(s.selected)
    return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in lines.items())


def _name(piece: int) -> str:
    """A piece as it is named in the text."""
    if piece == NO_PIECE:
        return _NONE
    side = int(piece > PIECES_A_SIDE)
    return f"{SIDES[side]}{piece - side * PIECES_A_SIDE}"


def _counts(row: list[int], first: int) -> str:
    return " ".join(f"{KIND_CODES[first + place]}={number}" for place, number in enumerate(row) if number)


def _cards(row: list[int]) -> str:
    return " ".join(card_name(card) for card, number in enumerate(row) for _ in range(number))


def _pieces(box: Any, s: Any, side: int) -> Any:
    for piece in range(1 + side * PIECES_A_SIDE, 1 + (side + 1) * PIECES_A_SIDE):
        if s.kind[piece] != NO_KIND:
            words = [KIND_CODES[s.kind[piece]], _NONE if s.where[piece] == ABSENT else place_of(box, s.where[piece])]
            words.append(f"may={_kinds(s.may_be[piece])}")
            words += [f"{name}={getattr(s, field)[piece]}" for name, field in _MARKS.items() if _said(s, piece, name, field)]
            words += _manche_words(s, piece)
            yield piece - side * PIECES_A_SIDE, " ".join(words)


def _said(s: Any, piece: int, name: str, field: str) -> bool:
    return name == "handle" or getattr(s, field)[piece] != 0


def _manche_words(s: Any, piece: int) -> list[str]:
    """What a piece has got and done, or suffered, in this manche."""
    slot, active = terms.slot_of(piece), terms.side_of(piece) == s.side
    if not active:
        return [f"attacked={s.attacked_by[slot]}"] if s.attacked_by[slot] else []
    live = s.point in LIVE
    fields = [(name, getattr(s, field)[slot]) for name, field in _OF_MANCHE.items() if name != "attacked"]
    words = [f"{name}={value}" for name, value in fields if value or (live and name != "done")]
    return words + (["spent=" + "/".join(map(str, s.spent[slot]))] if any(s.spent[slot]) else [])


def _kinds(kinds: int) -> str:
    return "+".join(code for kind, code in enumerate(KIND_CODES) if kind and kinds >> kind - 1 & 1) or _NONE


def _lays(s: Any, side: int) -> Any:
    for number in range(LAYS):
        lay = side * LAYS + number
        if s.lay_turn[lay]:
            doers = [
                f"{_name(s.lay_doer[lay][k])}x{s.lay_left[lay][k]}{'s' * (s.lay_stepped[lay] >> k & 1)}"
                for k in range(DIRECTIONS)
            ]
            yield (
                number + 1,
                f"{s.lay_turn[lay]} {KIND_CODES[s.lay_kind[lay]] or _NONE} {_name(s.lay_piece[lay])} {' '.join(doers)}",
            )


def _targets(box: Any, s: Any) -> list[str]:
    said = [place_of(box, square) for square in s.target[: s.targets]]
    if s.targets and box.aim[s.card] == AT_LOST_LINE_UNIT:
        said[0] = KIND_CODES[s.target[0]]
    return said


# --- Reading


def read(box: Any, source: str) -> State:
    """The position that the text describes."""
    s = State()
    s.turn = 1
    s.point = UNITS
    given: dict[str, list[str]] = {}
    for number, line in enumerate(source.splitlines(), start=1):
        if line.strip():
            name, colon, value = line.partition(":")
            key = " ".join(name.split())
            given[key] = value.split()
            if not colon or not _Reader(box, s).take(key, value.split()):
                raise Complaint("position-line", line=str(number), text=line.strip()[:60])
    fill_in(box, s, given)
    check(box, s)
    if s.turn > 0:
        exploration.look_everywhere(box, s, Events())
        s.concluded = 0
        check_explained(box, s)
    return s


class _Reader:
    """Takes in a position line by line."""

    def __init__(self, box: Any, s: State) -> None:
        self.box = box
        self.s = s

    def take(self, key: str, words: list[str]) -> bool:
        """Take in one line; whether it made sense."""
        name, _, rest = key.partition(" ")
        if rest:
            return self._take_of_side(name, rest, words)
        if name in _NUMBERS:
            low, high = (-1, 1) if name == "actor" else (0, 3 if name == "winners" else 127)
            return self._number(name, words, low, 99_999 if name == "ply" else high)
        if name in _PAIRS:
            return self._list(getattr(self.s, name), words, 127)
        taker = getattr(self, f"_take_{name}", None)
        return taker is not None and bool(taker(words))

    def _number(self, name: str, words: list[str], low: int, high: int) -> bool:
        value = _int(words[0]) if len(words) == 1 else None
        if value is None or not low <= value <= high:
            return False
        setattr(self.s, name, value)
        return True

    def _list(self, into: list[int], words: list[str], high: int) -> bool:
        values = [_int(word) for word in words]
        numbers = [value for value in values if value is not None and 0 <= value <= high]
        if len(words) > len(into) or len(numbers) != len(words):
            return False
        into[: len(numbers)] = numbers
        return True

    # Single words

    def _word(self, words: list[str], known: dict[str, int]) -> int | None:
        return known.get(words[0]) if len(words) == 1 else None

    def _take_side(self, words: list[str]) -> bool:
        side = self._word(words, {colour: side for side, colour in enumerate(SIDES)})
        self.s.side = side or 0
        return side is not None

    def _take_point(self, words: list[str]) -> bool:
        point = self._word(words, {text: point for point, text in POINTS.items()} | {_NONE: 0})
        self.s.point = point or 0
        return point is not None

    def _take_over(self, words: list[str]) -> bool:
        over = self._word(words, {text: end for end, text in ENDS.items()} | {_NONE: 0})
        self.s.over = over or 0
        return over is not None

    def _take_building(self, words: list[str]) -> bool:
        kind = self._word(words, {code: kind for kind, code in enumerate(KIND_CODES[: UNIT_KINDS + 1])} | {_NONE: 0})
        self.s.building = kind or 0
        return kind is not None

    def _take_card(self, words: list[str]) -> bool:
        card = NO_CARD if words == [_NONE] else self._card(words[0]) if len(words) == 1 else None
        self.s.card = card or NO_CARD
        return card is not None

    def _take_selected(self, words: list[str]) -> bool:
        piece = self._piece(words[0]) if len(words) == 1 else None
        self.s.selected = piece or NO_PIECE
        return piece is not None

    # Lists

    def _take_scores(self, words: list[str]) -> bool:
        return len(words) <= 2 and self._list(self.s.score, words, 1)

    def _take_control(self, words: list[str]) -> bool:
        numbers = [self.box.objective_at[square] for square in map(self._square, words) if square >= 0]
        for number in numbers:
            self.s.control |= 1 << number - 1 if number else 0
        return len(numbers) == len(words) and 0 not in numbers

    def _take_pile(self, words: list[str]) -> bool:
        cards = [card for card in map(self._card, words) if card is not None]
        if len(cards) != len(words) or len(cards) > DECK:
            return False
        self.s.pile[: len(cards)] = cards
        self.s.pile_count = len(cards)
        return True

    def _take_discard(self, words: list[str]) -> bool:
        return self._hand(self.s.discard, words)

    def _take_pontoons(self, words: list[str]) -> bool:
        squares = [self._square(word) for word in words]
        if len(squares) > len(self.s.pontoon) or not all(square >= 0 and self.box.river[square] for square in squares):
            return False
        self.s.pontoon[: len(squares)] = squares
        self.s.pontoons = len(squares)
        return True

    def _take_attached(self, words: list[str]) -> bool:
        if len(words) > len(self.s.attached_piece):
            return False
        for place, word in enumerate(words):
            name, _, code = word.partition(":")
            piece, card = self._piece(name), self._card(code)
            if not piece or card is None:
                return False
            self.s.attached_piece[place], self.s.attached_card[place] = piece, card
        self.s.attached = len(words)
        return True

    def _take_targets(self, words: list[str]) -> bool:
        if len(words) > TARGETS:
            return False
        for place, word in enumerate(words):
            square = KIND_CODES.index(word) if word in KIND_CODES[1 : UNIT_KINDS + 1] else self._square(word)
            if square < 0:
                return False
            self.s.target[place] = square
        self.s.targets = len(words)
        return True

    # Lines that name a side

    def _take_of_side(self, name: str, rest: str, words: list[str]) -> bool:
        if name in SIDES:
            number = _int(rest)
            piece = self._piece(f"{name}{rest}") if number else None
            return bool(piece) and self._take_piece(piece or 0, words)
        if name == "known" and rest in KNOWERS:
            return self._hand(self.s.pile_max[KNOWERS.index(rest)], words)
        colour, _, more = rest.partition(" ")
        if colour not in SIDES:
            return False
        side = SIDES.index(colour)
        if name == "lay" and more:
            return self._take_lay(side, more, words)
        if name == "hand" and not more:
            return self._hand(self.s.hand[side], words)
        if name in ("army", "removed", "used") and not more:
            return self._counts(getattr(self.s, name)[side], words, BAR if name == "used" else 0)
        return False

    def _counts(self, row: list[int], words: list[str], first: int) -> bool:
        for word in words:
            code, _, number = word.partition("=")
            value = _int(number)
            if code not in KIND_CODES[max(first, 1) : first + len(row)] or value is None or not 0 <= value <= 99:
                return False
            row[KIND_CODES.index(code) - first] = value
        return True

    def _hand(self, row: list[int], words: list[str]) -> bool:
        cards = [card for card in map(self._card, words) if card is not None]
        for card in cards:
            row[card] = min(row[card] + 1, DECK)
        return len(cards) == len(words)

    def _take_piece(self, piece: int, words: list[str]) -> bool:
        s = self.s
        if len(words) < 2 or words[0] not in KIND_CODES[1:]:
            return False
        square = ABSENT if words[1] == _NONE else self._square(words[1])
        if square != ABSENT and s.at[square] != NO_PIECE:
            return False
        if square == ABSENT and words[1] != _NONE:
            return False
        s.kind[piece] = KIND_CODES.index(words[0])
        s.where[piece] = square
        if square != ABSENT:
            s.at[square] = piece
        return all(self._take_mark(piece, *word.partition("=")[::2]) for word in words[2:])

    def _take_mark(self, piece: int, name: str, said: str) -> bool:
        s = self.s
        if name == "may":
            codes = said.split("+") if said != _NONE else []
            s.may_be[piece] = sum(1 << KIND_CODES.index(code) - 1 for code in set(codes) if code in KIND_CODES[1:])
            return all(code in KIND_CODES[1:] for code in codes)
        slot = terms.slot_of(piece)
        if name == "spent":
            return len(said.split("/")) == GAITS and self._list(s.spent[slot], said.split("/"), 99)
        value = _int(said)
        if name not in _MARKS | _OF_MANCHE or value is None or not -1 <= value <= 127:
            return False
        if name in _MARKS:
            getattr(s, _MARKS[name])[piece] = value
        else:
            getattr(s, _OF_MANCHE[name])[slot] = value
        return True

    def _take_lay(self, side: int, number: str, words: list[str]) -> bool:
        s, place = self.s, _int(number)
        if place is None or not 1 <= place <= LAYS or len(words) != 3 + DIRECTIONS:
            return False
        lay = side * LAYS + place - 1
        turn, piece = _int(words[0]), self._piece(words[2])
        if turn is None or not 1 <= turn <= 60 or piece is None or words[1] not in (_NONE, *KIND_CODES[1:]):
            return False
        s.lay_turn[lay], s.lay_piece[lay] = turn, piece
        s.lay_kind[lay] = NO_KIND if words[1] == _NONE else KIND_CODES.index(words[1])
        for k, word in enumerate(words[3:]):
            name, _, left = word.rpartition("x")
            doer, attacks = self._piece(name), _int(left.removesuffix("s"))
            if doer is None or attacks is None or not 0 <= attacks <= 99:
                return False
            s.lay_doer[lay][k], s.lay_left[lay][k] = doer, attacks
            s.lay_stepped[lay] |= int(left.endswith("s")) << k
        return True

    # Names

    def _square(self, word: str) -> int:
        return square_of(self.box, word)

    def _card(self, word: str) -> int | None:
        number = _int(word[1:]) if word[:1] == "C" and len(word) == 3 else None
        return number if number is not None and 1 <= number <= self.box.cards else None

    def _piece(self, word: str) -> int | None:
        if word == _NONE:
            return NO_PIECE
        for side, colour in enumerate(SIDES):
            number = _int(word.removeprefix(colour)) if word.startswith(colour) else None
            if number is not None and 1 <= number <= PIECES_A_SIDE:
                return number + side * PIECES_A_SIDE
        return None


def _int(word: str) -> int | None:
    digits = word.removeprefix("-")
    return int(word) if digits.isascii() and digits.isdigit() and len(digits) < 6 else None
