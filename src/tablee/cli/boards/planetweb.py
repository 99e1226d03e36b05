"""The table of Planet'Web in a terminal: the circuit, who owns what, money and cards, and what each choice means."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tablee.cli.scene import Scene
from tablee.core.decision import Choice
from tablee.core.edition import Edition
from tablee.core.texts import text

HINT = "hint-planetweb"
KINDS = (
    "roll", "buy", "services", "list", "listing", "counter", "opa", "take-portal", "take-card",
    "sell-card", "sell-portal", "sell-listing", "pass",
)  # fmt: skip

PACKAGE = "tablee.games.planetweb"
SEATS = "ABCDEF"
COLUMN = 26
"""Width of a column of squares."""

_SHORT = {"r": "roll", "b": "buy", "p": "pass", "c": "counter", "l": "listing"}
_VERBS = {
    "PLAY": "opa",
    "AT_MENU": "opa",
    "AT_SECOND": "take",
    "LIST": "list",
    "ASSIGN_LISTING": "list",
    "LIQUIDATE": "sell",
}


# --- Names


def title(edition: Edition, language: str, kind: str, name: str) -> str:
    """What a portal or a card of the edition is called."""
    entry = next((entry for entry in edition.data[kind] if entry["id"] == name), None)
    if entry is None:
        return name
    said = entry["title"]
    return str(said[language] if isinstance(said, dict) else said)


def square_name(edition: Edition, language: str, square: int) -> str:
    """What stands on a square of the circuit."""
    name = edition.data["track"]["squares"][square]
    if re.fullmatch(r"P\d\d", name):
        return title(edition, language, "portal", name)
    return text(PACKAGE, language, f"square-{name}")


def money(language: str, amount: int) -> str:
    """An amount as it is written."""
    return text(PACKAGE, language, "money", amount=amount)


def dressed(values: Mapping[str, Any], names: Sequence[str], edition: Edition, language: str) -> dict[str, Any]:
    """The values of an event as its sentence wants them: names for seats, portals, cards and squares, money as money."""
    worn = dict(values)
    if "other" in worn:
        worn["other"] = names[worn["other"]]
    for kind in ("portal", "news", "bourse"):
        if kind in worn:
            worn[kind] = title(edition, language, kind, worn[kind])
    if "square" in worn:
        worn["square"] = square_name(edition, language, worn["square"])
    for amount in ("amount", "short"):
        if amount in worn:
            worn[amount] = money(language, worn[amount])
    return worn


def _portal(scene: Scene, name: str) -> str:
    return f"{name} {title(scene.edition, scene.language, 'portal', name)}"


# --- The table


def table(scene: Scene) -> Any:
    """Circuit, players, stacks and the moment."""
    return Group(_circuit(scene), Text(), _players(scene), _stacks(scene), *_moment(scene))


def _circuit(scene: Scene) -> Table:
    """All squares in columns, with owner, listing, pot and pawns."""
    columns = max(1, min(3, scene.width // COLUMN))
    squares = len(scene.edition.data["track"]["squares"])
    rows = -(-squares // columns)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(width=COLUMN - 1, no_wrap=True, overflow="crop")
    for row in range(rows):
        places = (column * rows + row for column in range(columns))
        grid.add_row(*(_square(scene, square) if square < squares else Text() for square in places))
    return grid


def _square(scene: Scene, square: int) -> Text:
    board = scene.view.board
    name = scene.edition.data["track"]["squares"][square]
    portal = next((portal for portal in board.portals if portal.square == square), None)
    line = Text(f"{square:2} ")
    pawns = "".join(SEATS[seat] for seat, player in enumerate(board.players) if player.square == square and player.out is None)
    if portal is None:
        line.append(scene.say(f"square-{name}")[:14], "dim")
    else:
        line.append(title(scene.edition, scene.language, "portal", portal.id)[:12])
        if portal.owner is not None:
            line.append(f" {SEATS[portal.owner]}{'*' if portal.listed else ''}", "bold")
        if portal.pot:
            line.append(f" +{portal.pot // 1000}", "bold")
        if portal.claims:
            line.append(" !" + "".join(SEATS[claim.seat] for claim in portal.claims))
    return line.append(f" <{pawns}>", "bold reverse") if pawns else line


def _players(scene: Scene) -> Table:
    """A line for each player: all that lies open in front of her."""
    board = scene.view.board
    heads = ("", scene.say("word-cash"), scene.say("word-wealth"), scene.say("word-listed"), scene.say("word-unlisted"))
    cards = ("card-site", "card-access", "card-listing", "card-opa", "card-contre", "card-libre")
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for place, head in enumerate((*heads, *(scene.say(card)[:8] for card in cards))):
        grid.add_column(head, justify="left" if place == 0 else "right", no_wrap=True)
    for seat, (name, player) in enumerate(zip(scene.names, board.players, strict=True)):
        mark = ">" if seat == scene.view.actor else " "
        style = "dim" if player.out is not None else "bold" if seat == scene.view.seat else ""
        libre = "+".join(str(card.rolls) for card in player.libre) or "0"
        numbers = (
            len(player.listed), len(player.portals) - len(player.listed), player.sites, player.accesses, player.spare_listings,
            player.opa + len(player.opa_bourse), player.contre + len(player.contre_bourse), libre,
        )  # fmt: skip
        amounts = (money(scene.language, player.cash), money(scene.language, player.wealth))
        grid.add_row(Text(f"{mark}{SEATS[seat]} {name}"[:18], style), *amounts, *map(str, numbers))
    return grid


def _stacks(scene: Scene) -> Text:
    board = scene.view.board
    stacks = board.stacks
    names = ("card-site", "card-access", "card-listing", "square-news", "square-bourse")
    counts = (stacks.sites, stacks.accesses, stacks.listings, stacks.news, stacks.bourse)
    line = "   ".join(scene.pair(scene.say(name), str(count)) for name, count in zip(names, counts, strict=True))
    limit = f"/{board.round_limit}" if board.round_limit else ""
    return Text(f"{line}   {scene.pair(scene.say('word-round'), f'{board.round}{limit}')}", "dim")


def _moment(scene: Scene) -> Iterator[Text]:
    """The card that is being carried out, the attack, the danger ahead."""
    board = scene.view.board
    for kind, shown in (("news", board.news), ("bourse", board.bourse)):
        if shown and shown.open:
            yield Text(title(scene.edition, scene.language, kind, shown.id), "italic")
    if board.takeover:
        dice = " ".join(f"{one}-{two}" for one, two in filter(None, (board.takeover.attack, board.takeover.defence)))
        yield Text(f"{_portal(scene, board.takeover.portal)}  {dice}", "bold")
    if scene.is_seated and scene.view.phase == "PLAY" and board.players[scene.view.seat].danger.portals:
        danger = board.players[scene.view.seat].danger
        yield Text(scene.label("planetweb-danger", portals=danger.portals, chance=danger.of_36))


def scoring(scene: Scene) -> Iterator[Any]:
    """The final ranking with everybody's wealth."""
    board = scene.view.board
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    place = 1
    for seats in board.ranking:
        for seat in seats:
            player = board.players[seat]
            portals = scene.label("planetweb-portals", count=len(player.portals), listed=len(player.listed))
            grid.add_row(f"{place}.", scene.names[seat], money(scene.language, player.wealth), portals)
        place += len(seats)
    yield grid


# --- Words


def prompt(scene: Scene, key: str) -> str:
    """Who must do what, about which portal, for how much."""
    board = scene.view.board
    takeover, purchase, debt = board.takeover, board.purchase, board.debt
    names = scene.names
    if takeover:
        other = names[takeover.owner if scene.view.actor == takeover.seat else takeover.seat]
    elif debt and scene.view.actor != debt.debtor:
        other = names[debt.debtor]
    elif debt and debt.creditor is not None:
        other = names[debt.creditor]
    else:
        other = (
            title(scene.edition, scene.language, "portal", debt.portal) if debt and debt.portal else scene.say("word-bourse")
        )
    portal = (takeover and takeover.portal) or (purchase and purchase.portal) or ""
    return scene.say(
        key,
        player=names[scene.view.actor],
        other=other,
        portal=title(scene.edition, scene.language, "portal", portal),
        price=money(scene.language, _price(board)),
        amount=money(scene.language, debt.amount if debt else 0),
        short=money(scene.language, debt.short if debt else 0),
        card=(debt and debt.offered) or "",
    )


def _price(board: Any) -> int:
    """What is to be paid for what is for sale."""
    return int(board.takeover.price if board.takeover else board.purchase.price if board.purchase else 20_000)


def choice(scene: Scene, choice: Choice) -> str:
    """A choice in words, portals with their names, owners with theirs."""
    named = choice.do
    portal = named.get("portal", "")
    owner = named.get("seat")
    if owner is None and portal:
        owner = next((shown.owner for shown in scene.view.board.portals if shown.id == portal), None)
    said = scene.doing(
        named["do"],
        portal=_portal(scene, portal) if portal else "",
        player=scene.names[owner] if owner is not None else "",
        card=named.get("card", ""),
        cards=named.get("cards", ""),
        price=money(scene.language, _price(scene.view.board)),
    )
    theirs = owner is not None and owner != scene.view.seat and "portal" in named
    return f"{said} ({scene.names[owner]})" if theirs and owner is not None else said


def shorthand(scene: Scene, word: str) -> str | None:
    """A portal alone means whatever can be done with it now; r, b, p, c and l stand for roll, buy, pass, counter, listing."""
    if word.lower() in _SHORT:
        return _SHORT[word.lower()]
    verb = _VERBS.get(scene.view.phase)
    if verb is None or not re.fullmatch(r"[Pp]\d{1,2}", word):
        return None
    portal = next((portal for portal in scene.view.board.portals if portal.id == f"P{int(word[1:]):02}"), None)
    if verb == "opa" and portal and not portal.listed and scene.view.phase == "AT_MENU":
        verb = "take"
    return f"{verb} {word.upper()}"


def quiet(keys: Collection[str]) -> Collection[str]:
    """The ranking shows everybody's wealth at the end."""
    return ("event-wealth",) if "event-ended" in keys else ()


def portals(scene: Scene) -> Table:
    """Every portal with sector, owner, pot, claims and what it has earned."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for shown, entry in zip(scene.view.board.portals, scene.edition.data["portal"], strict=True):
        owner = scene.names[shown.owner] if shown.owner is not None else "-"
        listed = scene.say("word-listed" if shown.listed else "word-unlisted") if shown.owner is not None else ""
        claims = " ".join(f"{scene.names[claim.seat]} {money(scene.language, claim.amount)}" for claim in shown.claims)
        pot = money(scene.language, shown.pot) if shown.pot else ""
        grid.add_row(shown.id, entry["title"], entry["sector"][scene.language], owner, listed, pot, claims)
    return grid


SHOWS = {"portals": portals}
