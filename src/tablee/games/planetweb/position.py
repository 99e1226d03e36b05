"""Positions of Planet'Web as readable text, both ways. What a text leaves out stands at its default.

point: PLAY
active: A
cash: 400000 380000 45000
sites: 1 0 0
P03: B listed
P09: pot 50000
claims: N10-A
kept: B21-C
news: N17 N04

Seats are letters, rows go by seats. `news` and `bourse` may name only the top cards: the others follow in the order of their
numbers. The other stacks, the tray and the till hold whatever is not elsewhere.
"""

from typing import Any

from tablee.core.position import NOBODY
from tablee.core.texts import Complaint
from tablee.games.planetweb.box import (
    SEAT_NAMES,
    bourse_name,
    bourse_number,
    news_name,
    news_number,
    portal_name,
    portal_number,
)
from tablee.games.planetweb.sound import is_sound
from tablee.games.planetweb.state import (
    BOURSE_CARDS,
    BOURSE_STACK,
    CONTRE,
    CONTRE_CARDS,
    CONTRE_EACH,
    DEALT,
    ENDS,
    NEWS_CARDS,
    NEWS_STACK,
    NO_CARD,
    NO_PORTAL,
    NO_STACK,
    OPA,
    OPA_CARDS,
    OPA_EACH,
    PLAY,
    POINTS,
    PORTALS,
    SETS,
    SQUARES,
    THE_BOURSE,
    UNOWNED,
    State,
)

_PACKAGE = "tablee.games.planetweb"

_NUMBERS = {
    "ply": 60_000,
    "round": 2_000,
    "play": 60_000,
    "double": 1,
    "bell": 1,
    "free": 1,
    "insolvent": 1,
    "owed": 150_000,
    "news_fresh": NEWS_CARDS,
    "bourse_fresh": BOURSE_CARDS,
}
"""Fields that are a number, and the largest each can be."""

_MONEY = 2_000_000_000
_ROWS = {
    "square": SQUARES - 1,
    "out": 5,
    "cash": _MONEY,
    "sites": SETS,
    "accesses": SETS,
    "spares": SETS,
    "opa": OPA_CARDS,
    "contre": CONTRE_CARDS,
    "rolls": 9,
    "won": 30_000,
    "lost": 30_000,
    "score": _MONEY,
}
"""Fields with a number for each seat."""

_DICE = ("dice", "attack", "defence")
_SEATS = ("actor", "active", "first", "debtor")
_CARDS = {"opa_laid": "dealt", "contre_laid": "dealt", "bourse_shown": "", "news_shown": ""}
_STACKS = {NO_STACK: "-", NEWS_STACK: "news", BOURSE_STACK: "bourse"}
_OFFERED = {0: "-", OPA: "opa", CONTRE: "contre"}
_NONE = "-"


# --- Writing


def write(box: Any, s: Any) -> str:
    """The position as text."""
    lines = {"point": POINTS.get(s.point, _NONE), "over": ENDS.get(s.over, _NONE)}
    lines |= {name: _seat(getattr(s, name)) for name in _SEATS}
    lines |= {name: _seats(getattr(s, name)) for name in ("winners", "leaving")}
    lines |= {name: str(getattr(s, name)) for name in _NUMBERS}
    lines |= {name: " ".join(map(str, getattr(s, name)[: box.players])) for name in _ROWS}
    lines |= {name: " ".join(map(str, getattr(s, name))) for name in _DICE}
    for portal in range(PORTALS):
        lines[portal_name(portal)] = _portal(s, portal)
    lines["news"] = " ".join(map(news_name, s.news[: s.news_count]))
    lines["bourse"] = " ".join(map(bourse_name, s.bourse[: s.bourse_count]))
    lines["claims"] = " ".join(f"{news_name(s.claim[at])}-{_seat(s.claim_by[at])}" for at in range(s.claims))
    lines["kept"] = " ".join(f"{bourse_name(s.kept[at])}-{_seat(s.kept_by[at])}" for at in range(s.kept_count))
    lines["news_shown"] = _NONE if s.news_shown == NO_CARD else news_name(s.news_shown)
    lines |= {name: _card(getattr(s, name)) for name in ("bourse_shown", "opa_laid", "contre_laid")}
    lines["open_card"] = _STACKS[s.open_card]
    lines["target"] = _NONE if s.target == NO_PORTAL else portal_name(s.target)
    lines["creditor"] = _creditor(s.creditor)
    lines["offered"] = _OFFERED[s.offered]
    return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in lines.items())


def _seat(seat: int) -> str:
    return _NONE if seat == NOBODY else SEAT_NAMES[seat]


def _seats(bits: int) -> str:
    return "".join(name for seat, name in enumerate(SEAT_NAMES) if bits >> seat & 1) or _NONE


def _card(card: int) -> str:
    return _NONE if card == NO_CARD else "dealt" if card == DEALT else bourse_name(card)


def _creditor(creditor: int) -> str:
    if creditor > THE_BOURSE:
        return portal_name(creditor - UNOWNED)
    return "bourse" if creditor == THE_BOURSE else _seat(creditor)


def _portal(s: Any, portal: int) -> str:
    words = [_seat(s.owner[portal])]
    if s.listed[portal]:
        words.append("listed")
    for name in ("pot", "earned"):
        if amount := getattr(s, name)[portal]:
            words += [name, str(amount)]
    return " ".join(words)


# --- Reading


def read(box: Any, source: str) -> State:
    """The position that the text describes."""
    s = _untouched(box)
    tops: dict[str, list[int]] = {"news": [], "bourse": []}
    fresh: set[str] = set()
    for number, line in enumerate(source.splitlines(), start=1):
        if line.strip():
            name, colon, value = line.partition(":")
            if not colon or not _take(box, s, tops, name.strip(), value.split()):
                raise Complaint("position-line", line=str(number), text=line.strip()[:60])
            fresh |= {name.strip()} & {"news_fresh", "bourse_fresh"}
    if not source.strip() or "actor" not in source:
        s.actor = s.active
    _fill_up(box, s, tops, fresh)
    return s


def _untouched(box: Any) -> State:
    """The set-up with everything at its default: seat A has the first play."""
    s = State()
    s.point = PLAY
    s.round = 1
    seats = range(box.players)
    s.cash[: box.players] = [box.stake for _ in seats]
    s.opa[: box.players] = [OPA_EACH for _ in seats]
    s.contre[: box.players] = [CONTRE_EACH for _ in seats]
    s.owner = [NOBODY] * PORTALS
    s.target = NO_PORTAL
    s.debtor = s.creditor = NOBODY
    s.opa_laid = s.contre_laid = s.news_shown = s.bourse_shown = NO_CARD
    return s


def _take(box: Any, s: State, tops: dict[str, list[int]], name: str, words: list[str]) -> bool:
    """Take in one line; whether it made sense."""
    if name in _NUMBERS:
        return len(words) == 1 and _set_number(s, name, words[0], _NUMBERS[name])
    if name in _ROWS:
        return len(words) <= box.players and _set_row(getattr(s, name), words, _ROWS[name])
    if name in _DICE:
        return len(words) == 2 and _set_row(getattr(s, name), words, 6)
    if name in tops:
        read_card = news_number if name == "news" else bourse_number
        tops[name] = [read_card(word) for word in words]
        return -1 not in tops[name]
    if name in ("claims", "kept"):
        return _take_held(box, s, name, words)
    if portal_number(name) >= 0 and name == portal_name(portal_number(name)):
        return _take_portal(box, s, portal_number(name), words)
    return len(words) == 1 and _take_word(box, s, name, words[0])


def _set_number(s: State, name: str, word: str, most: int) -> bool:
    if not _is_number(word, most):
        return False
    setattr(s, name, int(word))
    return True


def _set_row(into: list[int], words: list[str], most: int) -> bool:
    if not all(_is_number(word, most) for word in words):
        return False
    into[: len(words)] = [int(word) for word in words]
    return True


def _is_number(word: str, most: int) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 11 and int(word) <= most


def _take_word(box: Any, s: State, name: str, word: str) -> bool:
    """A line with one word: a point, a seat, a card, a stack."""
    seats = {letter: seat for seat, letter in enumerate(SEAT_NAMES[: box.players])} | {_NONE: NOBODY}
    known: dict[str, int] = {}
    if name in _SEATS:
        known = seats
    elif name == "creditor":
        known = seats | {"bourse": THE_BOURSE} | {portal_name(portal): UNOWNED + portal for portal in range(PORTALS)}
    elif name == "target":
        known = {portal_name(portal): portal for portal in range(PORTALS)} | {_NONE: NO_PORTAL}
    elif name in _CARDS:
        names, count = (news_name, NEWS_CARDS) if name == "news_shown" else (bourse_name, BOURSE_CARDS)
        known = {names(card): card for card in range(count)} | {_NONE: NO_CARD} | ({"dealt": DEALT} if _CARDS[name] else {})
    elif name in ("winners", "leaving"):
        bits = [1 << SEAT_NAMES.index(letter) for letter in word if letter in SEAT_NAMES[: box.players]]
        known = {word: sum(bits)} if len(set(bits)) == len(word) else {_NONE: 0}
    else:
        tables = {"point": {0: _NONE} | POINTS, "over": {0: _NONE} | ENDS, "open_card": _STACKS, "offered": _OFFERED}
        known = {text: number for number, text in tables.get(name, {}).items()}
    if word not in known:
        return False
    setattr(s, name, known[word])
    return True


def _take_portal(box: Any, s: State, portal: int, words: list[str]) -> bool:
    """A portal's line: its owner, `listed`, `pot` and `earned` with their amounts, in this order."""
    left = list(words)
    if left and left[0] in (_NONE, *SEAT_NAMES[: box.players]):
        word = left.pop(0)
        s.owner[portal] = NOBODY if word == _NONE else SEAT_NAMES.index(word)
    if left and left[0] == "listed":
        left.pop(0)
        s.listed[portal] = 1
    for name in ("pot", "earned"):
        if len(left) > 1 and left[0] == name and _is_number(left[1], _MONEY):
            getattr(s, name)[portal] = int(left[1])
            del left[:2]
    return not left


def _take_held(box: Any, s: State, name: str, words: list[str]) -> bool:
    """Claims and kept cards, each with its holder: `N10-A`."""
    read_card = news_number if name == "claims" else bourse_number
    cards, holders = (s.claim, s.claim_by) if name == "claims" else (s.kept, s.kept_by)
    if len(words) > len(cards):
        return False
    for place, word in enumerate(words):
        card, _, holder = word.partition("-")
        if read_card(card) < 0 or holder not in (*SEAT_NAMES[: box.players],):
            return False
        cards[place] = read_card(card)
        holders[place] = SEAT_NAMES.index(holder)
    setattr(s, "claims" if name == "claims" else "kept_count", len(words))
    return True


def _fill_up(box: Any, s: State, tops: dict[str, list[int]], fresh: set[str]) -> None:
    """Put everything that the text does not name where it must be, and check that the whole can be."""
    news_out = s.claim[: s.claims] + ([s.news_shown] if s.open_card == NEWS_STACK else [])
    bourse_out = s.kept[: s.kept_count] + ([s.bourse_shown] if s.open_card == BOURSE_STACK else [])
    bourse_out += [card for card in (s.opa_laid, s.contre_laid) if card not in (NO_CARD, DEALT)]
    s.news_count = _stack(s.news, tops["news"], news_out)
    s.bourse_count = _stack(s.bourse, tops["bourse"], bourse_out)
    s.news_fresh = s.news_fresh if "news_fresh" in fresh else s.news_count
    s.bourse_fresh = s.bourse_fresh if "bourse_fresh" in fresh else s.bourse_count
    listed = sum(s.listed)
    for stack, hands in (("site_stack", s.sites), ("access_stack", s.accesses), ("listing_stack", s.spares)):
        _leave(s, stack, SETS - listed - sum(hands))
    _leave(s, "tray_opa", OPA_CARDS - sum(s.opa) - (s.opa_laid == DEALT))
    _leave(s, "tray_contre", CONTRE_CARDS - sum(s.contre) - (s.contre_laid == DEALT))
    if sum(s.cash) + sum(s.pot) > _MONEY:
        raise Complaint("position-impossible", package=_PACKAGE)
    s.till = box.players * box.stake - sum(s.cash) - sum(s.pot)
    if not is_sound(box, s):
        raise Complaint("position-impossible", package=_PACKAGE)


def _stack(stack: list[int], top: list[int], out: list[int]) -> int:
    """Lay a stack out: the named cards on top, then all others that are not out; how many there are."""
    named = [*out, *top]
    if len(set(named)) != len(named):
        raise Complaint("position-impossible", package=_PACKAGE)
    cards = [*top, *(card for card in range(len(stack)) if card not in named)]
    stack[: len(cards)] = cards
    return len(cards)


def _leave(s: State, stack: str, count: int) -> None:
    if count < 0:
        raise Complaint("position-impossible", package=_PACKAGE)
    setattr(s, stack, count)
