"""Positions of Offline as readable text, both ways. What a text leaves out stands at its default.

point: TURN
actor: 0
A: YST RSM BSC --- --- --- ---
offline: RDM GFT --- ---
display: YSB RDC BFT GDM GSC
bag: BDC RFM
goals: YSB REC
"""

from typing import Any

from tablee.core.position import NOBODY
from tablee.core.texts import Complaint
from tablee.games.offline.box import CARD_NAMES, LETTERS, NETWORK_NAMES, ad_name, ad_number
from tablee.games.offline.state import (
    ADS,
    CATEGORIES,
    DISPLAY_SLOTS,
    ENDS,
    NO_AD,
    NO_CARD,
    OFFLINE_SQUARES,
    POINTS,
    TURN,
    State,
)

_PACKAGE = "tablee.games.offline"
_NUMBERS = ("ply", "actor", "winners", "first", "turn", "round")
_EMPTY = "---"


def write(box: Any, s: Any) -> str:
    """The position as text."""
    lines = {name: str(getattr(s, name)) for name in _NUMBERS}
    lines["point"] = POINTS.get(s.point, "-")
    lines["over"] = ENDS.get(s.over, "-")
    for network in range(box.networks):
        first = box.first_site[network]
        lines[NETWORK_NAMES[network]] = _ads(s.site_ad[first : first + box.network_sites[network]])
    lines["hand"] = _ads([s.hand])
    lines["display"] = _ads(s.display)
    lines["offline"] = _ads(s.offline)
    lines["bag"] = _ads(s.bag[: s.bag_count])
    lines["box"] = _ads(s.boxed[: s.boxed_count])
    lines["goals"] = " ".join(goal_name(goal) for goal in s.goal[: box.players])
    lines["cards"] = "".join(name for card, name in enumerate(CARD_NAMES) if s.cards_left[card])
    lines["analysed"] = " ".join(
        f"{CARD_NAMES[s.analysis_card[seat]]}-{ad_name(s.analysis_ad[seat])}" if s.analysis_card[seat] != NO_CARD else _EMPTY
        for seat in range(box.players)
    )
    lines["scores"] = " ".join(map(str, s.score[: box.players]))
    lines["majorities"] = " ".join(map(str, s.majorities[: box.players]))
    return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in lines.items())


def goal_name(goal: list[int]) -> str:
    """Three preference cards written like an ad."""
    return "".join(LETTERS[category][goal[category]] for category in range(CATEGORIES))


def _ads(ads: list[int]) -> str:
    return " ".join(_EMPTY if ad == NO_AD else ad_name(ad) for ad in ads)


def read(box: Any, source: str) -> State:
    """The position that the text describes."""
    s = State()
    s.point = TURN
    s.hand = NO_AD
    for site in range(box.sites):
        s.site_ad[site] = NO_AD
    s.display = [NO_AD] * DISPLAY_SLOTS
    s.offline = [NO_AD] * OFFLINE_SQUARES
    s.cards_left = list(box.deck)
    for seat in range(box.players):
        s.analysis_card[seat] = NO_CARD
        s.analysis_ad[seat] = NO_AD
    for number, line in enumerate(source.splitlines(), start=1):
        if line.strip():
            name, colon, value = line.partition(":")
            if not colon or not _take(box, s, name.strip(), value.split()):
                raise Complaint("position-line", line=str(number), text=line.strip()[:60])
    s.free_sites = sum(s.site_ad[site] == NO_AD for site in range(box.sites))
    s.offline_count = sum(ad != NO_AD for ad in s.offline)
    _check_ads(box, s)
    return s


def _take(box: Any, s: State, name: str, words: list[str]) -> bool:
    """Take in one line; whether it made sense."""
    if name in _NUMBERS:
        limit = {"actor": box.players - 1, "first": box.players - 1, "winners": (1 << box.players) - 1, "turn": 999, "round": 4}
        return _take_number(s, name, words, -1 if name == "actor" else 0, limit.get(name, 99_999))
    if name in ("scores", "majorities"):
        return _take_list(s.score if name == "scores" else s.majorities, words, box.players)
    if name in ("point", "over"):
        known = {text: key for key, text in (POINTS if name == "point" else ENDS).items()} | {"-": 0}
        if len(words) != 1 or words[0] not in known:
            return False
        setattr(s, name, known[words[0]])
        return True
    if name == "cards":
        s.cards_left = [int(card in "".join(words)) for card in CARD_NAMES]
        return len(words) <= 1 and set("".join(words)) <= set(CARD_NAMES)
    if name == "goals":
        return _take_goals(box, s, words)
    if name == "analysed":
        return _take_analyses(box, s, words)
    return _take_ads(box, s, name, [NO_AD if word == _EMPTY else ad_number(word) for word in words])


def _take_number(s: State, name: str, words: list[str], low: int, high: int) -> bool:
    digits = words[0].removeprefix("-") if len(words) == 1 else ""
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 5 or not low <= int(words[0]) <= high:
        return False
    setattr(s, name, int(words[0]))
    return True


def _take_list(into: list[int], words: list[str], most: int) -> bool:
    if len(words) > most or not all(word.isascii() and word.isdigit() and len(word) < 5 for word in words):
        return False
    into[: len(words)] = [int(word) for word in words]
    return True


def _take_ads(box: Any, s: State, name: str, ads: list[int]) -> bool:
    if any(ad < 0 for ad in ads):
        return False
    if len(name) == 1 and name in NETWORK_NAMES[: box.networks]:
        first = box.first_site[NETWORK_NAMES.index(name)]
        s.site_ad[first : first + len(ads)] = ads
        return len(ads) == box.network_sites[NETWORK_NAMES.index(name)]
    if name == "hand":
        s.hand = ads[0] if ads else NO_AD
        return len(ads) <= 1
    if name in ("display", "offline"):
        into = s.display if name == "display" else s.offline
        fits = len(ads) <= len(into)
        into[: len(ads)] = ads
        return fits
    if name in ("bag", "box") and len(ads) <= ADS and NO_AD not in ads:
        into = s.bag if name == "bag" else s.boxed
        into[: len(ads)] = ads
        setattr(s, "bag_count" if name == "bag" else "boxed_count", len(ads))
        return True
    return False


def _take_goals(box: Any, s: State, words: list[str]) -> bool:
    goals = [ad_number(word) for word in words]
    if len(goals) > box.players or any(goal < 0 for goal in goals):
        return False
    for seat, goal in enumerate(goals):
        s.goal[seat] = list(box.type_of[goal])
    return all(len({goal[category] for goal in s.goal[: len(goals)]}) == len(goals) for category in range(CATEGORIES))


def _take_analyses(box: Any, s: State, words: list[str]) -> bool:
    for seat, word in enumerate(words[: box.players]):
        card, _, ad = word.partition("-")
        if word != _EMPTY:
            if card not in CARD_NAMES or not card or ad_number(ad) < 0:
                return False
            s.analysis_card[seat] = CARD_NAMES.index(card)
            s.analysis_ad[seat] = ad_number(ad)
    return len(words) <= box.players


def _check_ads(box: Any, s: State) -> None:
    """No ad may be in two places (OFF-003)."""
    places = [*s.site_ad[: box.sites], *s.display, *s.offline, s.hand, *s.bag[: s.bag_count]]
    places += [*s.boxed[: s.boxed_count], *s.analysis_ad[: box.players]]
    ads = [ad for ad in places if ad != NO_AD]
    for ad in ads:
        if ads.count(ad) > 1:
            raise Complaint("position-twice", package=_PACKAGE, ad=ad_name(ad))
    if not (s.over > 0) == (s.actor == NOBODY) == (s.point == 0):
        raise Complaint("position-line", line="1", text="actor, point, over")
