"""What happens in Insider, as sentences to be said."""

from typing import Any

from tablee.core.events import Event
from tablee.core.view import Told
from tablee.games.insider import codes
from tablee.games.insider.box import CARD_NAMES, KIND_NAMES, colour_of, space_name
from tablee.games.insider.state import ENDS, KINDS, NO_KIND

EVENTS = {
    codes.BEGINS: ("begins", ("seat",)),
    codes.DEALT: ("dealt", ("seat", "cards")),
    codes.CARD_UP: ("card-up", ("evaluation",)),
    codes.TURN_BEGINS: ("turn-begins", ("seat", "turn", "extra")),
    codes.TURN_SKIPPED: ("turn-skipped", ("seat",)),
    codes.TAKES_SEVEN: ("takes-seven", ("seat",)),
    codes.THROWN: ("thrown", ("seat", "die", "other", "points")),
    codes.DREW: ("drew", ("seat", "count", "cards")),
    codes.RESHUFFLED: ("reshuffled", ("count",)),
    codes.STEPPED: ("stepped", ("who", "from", "to", "cost")),
    codes.SAT_DOWN: ("sat-down", ("who", "table", "value")),
    codes.ROBBED: ("robbed", ("who", "victim", "card", "square")),
    codes.PLAYED: ("played", ("seat", "power")),
    codes.RELOCATES: ("relocates", ("seat",)),
    codes.CYCLED: ("cycled", ("seat", "card")),
    codes.FORFEITED: ("forfeited", ("seat", "points")),
    codes.PAWNS_NAMED: ("pawns-named", ("seat", "one", "two")),
    codes.VICTIM_NAMED: ("victim-named", ("seat", "victim")),
    codes.PASSED: ("passed", ("seat",)),
    codes.COUNTERED: ("countered", ("seat", "count")),
    codes.PLEDGES: ("pledges", ("seat", "count", "total")),
    codes.PLEDGES_RETURN: ("pledges-return", ("total",)),
    codes.REPELLED: ("repelled", ("power",)),
    codes.SWAPPED: ("swapped", ("one", "to", "two", "from")),
    codes.FLEW: ("flew", ("who", "from", "to")),
    codes.SENT_HOME: ("sent-home", ("who", "from")),
    codes.MEETING: ("meeting", ("victim", "count")),
    codes.SCANDAL: ("scandal", ("victim",)),
    codes.RUMOURS_SPREAD: ("rumours-spread", ("victim",)),
    codes.BOMB_THREAT: ("bomb-threat", ("seat",)),
    codes.CARD_UNDER: ("card-under", ("evaluation",)),
    codes.TOKEN_MOVED: ("token-moved", ("seat", "from", "to")),
    codes.REARRANGES: ("rearranges", ("seat",)),
    codes.LEFT_EMPTY: ("left-empty", ("table",)),
    codes.EVALUATED: ("evaluated", ("evaluation", "number")),
    codes.SCORED: ("scored", ("seat", "points", "total", "present")),
    codes.RUMOURS_END: ("rumours-end", ()),
    codes.ENDED: ("ended", ("reason",)),
}
"""The key of each event's sentence and what its numbers mean.

`who`, `one` and `two` are pawns: they become `seat` and `pawn`, `seat1`/`pawn1` and `seat2`/`pawn2`, with `company`,
`company1`, `company2` for the colours. `victim` comes with `rival`, its colour. Cards that the reader may not know are
`unseen`.
"""


def tell(box: Any, event: Event) -> Told:
    """An event as the key of a sentence and its values; seats are numbers, the reader knows their names."""
    key, names = EVENTS[event.kind]
    values: dict[str, Any] = {}
    for name, number in zip(names, event[2:], strict=False):
        values |= _told(box, name, number)
    return Told(f"event-{key}", values)


def _told(box: Any, name: str, number: int) -> dict[str, Any]:
    """One number of an event in words."""
    if name in ("who", "one", "two"):
        mark = {"who": "", "one": "1", "two": "2"}[name]
        seat, pawn = divmod(number, 8)
        return {f"seat{mark}": seat, f"pawn{mark}": pawn + 1, f"company{mark}": colour_of(box, seat)}
    if name == "seat":
        return {"seat": number, "company": colour_of(box, number)}
    if name == "victim":
        return {"victim": number, "rival": colour_of(box, number)}
    if name == "cards":
        return {"cards": " ".join(listed([number >> 3 * kind & 7 for kind in range(KINDS)])) or "unseen"}
    if name == "card":
        return {"card": "unseen" if number == NO_KIND else KIND_NAMES[number]}
    if name == "power":
        return {"power": f"{KIND_NAMES[number // 4]}{number % 4}"}
    if name == "evaluation":
        return {"evaluation": CARD_NAMES[number]}
    if name == "table":
        return {"table": f"t{number + 1}"}
    if name in ("from", "to", "square"):
        return {name: space_name(box, number)}
    if name == "reason":
        return {"reason": ENDS[number]}
    return {name: number}


def listed(counts: list[int]) -> tuple[str, ...]:
    """Cards by their names, from how many there are of each kind."""
    return tuple(name for name, count in zip(KIND_NAMES, counts, strict=True) for _ in range(count))
