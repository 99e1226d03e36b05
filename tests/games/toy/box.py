"""The box of the flea market: its table options, and an edition packed into what the rules read."""

from tablee.core.edition import Edition
from tablee.core.options import Value, choice, number

from .state import DEALERS, HAND, LOTS, Box

SEATS = (2, 3)
MOST_TURNS = 40

OPTIONS = (
    number("turns", 15, 1, MOST_TURNS, clause="TOY-08"),
    choice("on_leave", "out", "bot", clause="TOY-09"),
)

KIND_NAMES = ("dog", "lamp", "book", "vase", "clock")

_PACKAGE = __name__.rpartition(".")[0]


def pack(edition: Edition, players: int, options: dict[str, Value]) -> Box:
    """Everything the rules read, in one record; complains about an edition that cannot be played."""
    box = Box()
    box.players = players
    box.turns = int(options["turns"])
    box.out_on_leave = int(options["on_leave"] == "out")
    if edition.get("game", kind=str) != "toy":
        edition.complain("edition-other-game", "game", game="toy")
    box.purse = edition.number("coins", "purse", low=0, high=20)
    box.fine = edition.number("coins", "fine", low=1, high=20)
    box.toll = edition.number("coins", "toll", low=1, high=20)
    for kind, name in enumerate(KIND_NAMES):
        if edition.get("lot", kind, "id", kind=str) != name:
            edition.complain("edition-lot-id", "lot", kind, "id", package=_PACKAGE, expected=name)
        box.copies[kind] = edition.number("lot", kind, "copies", low=1, high=LOTS)
        box.value[kind] = edition.number("lot", kind, "value", low=0, high=20)
    if not DEALERS * HAND <= sum(box.copies) <= LOTS:
        edition.complain("edition-lots", "lot", package=_PACKAGE, count=str(sum(box.copies)))
    return box
