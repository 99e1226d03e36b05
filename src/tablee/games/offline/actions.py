"""Actions of Offline in their three forms: number, object and short text.

| text       | object                              |
|------------|-------------------------------------|
| `take YSB` | `{"do": "take", "ad": "YSB"}`       |
| `put C5`   | `{"do": "put", "site": "C5"}`       |
| `x C4`     | `{"do": "exchange", "site": "C4"}`  |
| `offline`  | `{"do": "offline"}`                 |
| `empty`    | `{"do": "empty"}`                   |
| `keep RET` | `{"do": "keep", "ad": "RET"}`       |
| `none`     | `{"do": "none"}`                    |
| `analyse`  | `{"do": "analyse"}`                 |
| `pick YEM` | `{"do": "pick", "ad": "YEM"}`       |

All ads are different, so an ad names its place (contract, section 4).
"""

from collections.abc import Mapping
from typing import Any

from tablee.core.decision import Refused, Unreadable
from tablee.games.offline import rules
from tablee.games.offline.box import ad_name, ad_number, site_name, site_number
from tablee.games.offline.refusals import REASONS, explain
from tablee.games.offline.state import ANALYSE, DISPLAY_SLOTS, NO_AD, OFFLINE_SQUARES

_PACKAGE = "tablee.games.offline"
_PLAIN = {"offline": rules.TO_OFFLINE, "empty": rules.EMPTY, "analyse": rules.MAKE_ANALYSIS, "none": rules.NONE}
_WITH_AD = ("take", "keep", "pick")
_WITH_SITE = ("put", "exchange")
_SHORT = {"exchange": "x"}
_LONG = {"x": "exchange", "analyze": "analyse"}


def count(box: Any) -> int:
    """How many action numbers there are: the sites, then thirteen others."""
    return int(box.sites) + rules.AFTER_SITES


def to_object(box: Any, s: Any, action: int) -> dict[str, Any]:
    """A legal action as an object."""
    choice = action - box.sites
    if choice < 0 and s.point != ANALYSE:
        return {"do": "put" if s.site_ad[action] == NO_AD else "exchange", "site": site_name(box, action)}
    if choice >= rules.TO_OFFLINE:
        return {"do": next(name for name, number in _PLAIN.items() if number == choice)}
    kind = "pick" if s.point == ANALYSE else "take" if choice < rules.SQUARE else "keep"
    return {"do": kind, "ad": ad_name(rules.ad_at(box, s, action))}


def from_object(box: Any, s: Any, named: Mapping[str, Any]) -> int:
    """The number of the action that an object names; refuses what cannot mean any action here."""
    kind = str(named.get("do"))  # whatever a stranger sends, it can be looked up
    if kind in _PLAIN and set(named) == {"do"}:
        return int(box.sites) + _PLAIN[kind]
    if kind in _WITH_AD and set(named) == {"do", "ad"} and isinstance(named["ad"], str):
        return _with_ad(box, s, kind, named["ad"])
    if kind in _WITH_SITE and set(named) == {"do", "site"} and isinstance(named["site"], str):
        return _with_site(box, s, kind, named["site"])
    raise Unreadable("action-unreadable", given=str(dict(named))[:60])


def _with_ad(box: Any, s: Any, kind: str, name: str) -> int:
    ad = ad_number(name)
    if ad < 0:
        raise Unreadable("no-such-ad", package=_PACKAGE, name=name[:12])
    if (kind == "pick" and s.point != ANALYSE) or (kind == "take" and s.point == ANALYSE):
        raise _refusal(box, s, rules.NOT_NOW)
    if kind in ("take", "pick"):
        for slot in range(DISPLAY_SLOTS):
            if s.display[slot] == ad:
                return int(box.sites) + rules.SLOT + slot
    if kind in ("keep", "pick"):
        for square in range(OFFLINE_SQUARES):
            if s.offline[square] == ad:
                return int(box.sites) + rules.SQUARE + square
    if kind == "pick":
        for site in range(box.sites):
            if s.site_ad[site] == ad:
                return site
    raise Unreadable("ad-not-there", package=_PACKAGE, name=ad_name(ad), do=kind)


def _with_site(box: Any, s: Any, kind: str, name: str) -> int:
    site = site_number(box, name)
    if site < 0:
        raise Unreadable("no-such-site", package=_PACKAGE, name=name[:12])
    if s.point == ANALYSE:
        raise _refusal(box, s, rules.NOT_NOW)
    if s.hand != NO_AD and (kind == "put") != (s.site_ad[site] == NO_AD):
        reason = rules.SITE_IS_OCCUPIED if kind == "put" else rules.SITE_IS_FREE
        raise _refusal(box, s, reason, site)
    return site


def _refusal(box: Any, s: Any, reason: int, action: int = 0) -> Refused:
    if s.over:
        reason = rules.GAME_IS_OVER
    return Refused(_PACKAGE, REASONS[reason], **explain(box, s, action, reason))


def to_text(named: Mapping[str, Any]) -> str:
    """An object in short notation."""
    words = [_SHORT.get(named["do"], named["do"]), *(named[key] for key in ("ad", "site") if key in named)]
    return " ".join(words)


def from_text(said: str) -> dict[str, Any]:
    """The object that a short text names; letters may be small, `exchange` may stand for `x`."""
    words = said.split()
    kind = words[0].lower() if words else ""
    kind = _LONG.get(kind, kind)
    if kind in _PLAIN and len(words) == 1:
        return {"do": kind}
    if kind in _WITH_AD and len(words) == 2:
        return {"do": kind, "ad": words[1].upper()}
    if kind in _WITH_SITE and len(words) == 2:
        return {"do": kind, "site": words[1].upper()}
    raise Unreadable("action-unreadable", given=said[:60])
