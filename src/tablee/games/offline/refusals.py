"""Why an action is refused: the clause behind each reason, and the numbers of the case."""

from typing import Any

from tablee.core.decision import Reason
from tablee.games.offline import rules
from tablee.games.offline.box import CARD_NAMES, ad_name, site_name
from tablee.games.offline.state import NO_AD, NO_CARD, POINTS

REASONS = {
    rules.GAME_IS_OVER: Reason("OFF-083", "game-is-over"),
    rules.NO_SUCH_ACTION: Reason("", "no-such-action"),
    rules.NOT_NOW: Reason("OFF-040", "not-now"),
    rules.SLOT_IS_EMPTY: Reason("OFF-050", "slot-is-empty"),
    rules.SITE_IS_OCCUPIED: Reason("OFF-004", "site-is-occupied"),
    rules.SITE_IS_FREE: Reason("OFF-052", "site-is-free"),
    rules.NOT_WORTH_MORE: Reason("OFF-053", "not-worth-more"),
    rules.NEW_AD_MUST_BE_LAID: Reason("OFF-055", "new-ad-must-be-laid"),
    rules.OFFLINE_IS_FULL: Reason("OFF-058", "offline-is-full"),
    rules.NO_SECOND_EXCHANGE: Reason("OFF-060", "no-second-exchange"),
    rules.OFFLINE_IS_EMPTY: Reason("OFF-070", "offline-is-empty"),
    rules.SQUARE_IS_EMPTY: Reason("OFF-072", "square-is-empty"),
    rules.KEPT_AD_NEVER_EXCHANGES: Reason("OFF-073", "kept-ad-never-exchanges"),
    rules.EXPERTS_ONLY: Reason("OFF-090", "experts-only"),
    rules.ONE_ANALYSIS_EACH: Reason("OFF-090", "one-analysis-each"),
    rules.NO_ANALYSIS_CARD_LEFT: Reason("OFF-096", "no-analysis-card-left"),
    rules.NO_PASSING: Reason("OFF-041", "no-passing"),
}


def explain(box: Any, s: Any, action: int, reason: int) -> dict[str, Any]:
    """The values that the reason's text names."""
    if reason == rules.NO_SUCH_ACTION:
        return {"action": str(action)[:24]}
    if reason == rules.NOT_NOW:
        return {"point": POINTS.get(s.point, "OVER")}
    if 0 <= action < box.sites:
        return _explain_site(box, s, action, reason)
    if reason == rules.ONE_ANALYSIS_EACH and s.analysis_card[s.actor] != NO_CARD:
        return {"card": CARD_NAMES[s.analysis_card[s.actor]], "ad": ad_name(s.analysis_ad[s.actor])}
    return {}


def _explain_site(box: Any, s: Any, site: int, reason: int) -> dict[str, Any]:
    values: dict[str, Any] = {"site": site_name(box, site)}
    there = s.site_ad[site]
    if there != NO_AD:
        values["old"] = ad_name(there)
    if reason == rules.NOT_WORTH_MORE:
        mine = rules.value_at(box, s, s.hand, site)
        theirs = rules.value_at(box, s, there, site)
        values |= {"new": ad_name(s.hand), "mine": str(mine), "theirs": str(theirs), "sign": "=" if mine == theirs else "<"}
    return values
