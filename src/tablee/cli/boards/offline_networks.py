"""The eight networks of Offline: drawn as graphs around the offline sector, or written in rows."""

from __future__ import annotations

from functools import cache

from rich.text import Text

from tablee.cli.scene import Scene

CELL = 25
"""Columns of one drawn network; three stand side by side."""

GAP = 2
LABEL = 7
"""Columns of one drawn site: number, mark, ad, value."""

SHORTEST, TALLEST = 3, 7
"""Lines of a drawn network."""

GRID = ((0, 1, 2), (3, None, 4), (5, 6, 7))
"""The networks with the offline sector in their middle."""

TILES = {"Y": "black on bright_yellow", "R": "bright_white on red", "B": "bright_white on blue", "G": "black on bright_green"}

Sites = tuple[tuple[int, int], ...]

_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The eight dots of a Braille character, by row and column: links are drawn with them."""

_BRAILLE = 0x2800


def tile(ad: str, own: str = "") -> Text:
    """An ad in its company's colour; letters that the viewer backs are underlined."""
    shown = Text()
    for at, letter in enumerate(ad):
        shown.append(letter, TILES[ad[0]] + (" bold underline" if own[at : at + 1] == letter else ""))
    return shown


def no_ad(scene: Scene) -> Text:
    """An empty place for an ad."""
    return Text("···" if scene.unicode else "...", "dim")


def own_goals(scene: Scene) -> str:
    """The viewer's preference cards, written like an ad; empty for a spectator."""
    return (scene.view.board.goals[scene.view.seat] or "") if scene.is_seated else ""


def sites_of(scene: Scene, network: int) -> Sites:
    """Where the edition puts the sites of a network."""
    return tuple((x, y) for x, y in scene.edition.data["network"][network]["sites"])


def links_of(scene: Scene, network: int) -> list[list[int]]:
    """The links of a network as the edition gives them, pairs of site numbers."""
    links: list[list[int]] = scene.edition.data["network"][network]["links"]
    return links


def worth(scene: Scene, ad: str, site: str) -> int:
    """What an ad is worth, or would be, on a site as the viewer sees it: characteristics shared with linked ads."""
    network = ord(site[0]) - ord("A")
    place = int(site[1:])
    ads = scene.view.board.networks[network].ads
    neighbours = [ads[other - 1] for pair in links_of(scene, network) if place in pair for other in pair if other != place]
    return sum(mine == theirs for other in neighbours if other for mine, theirs in zip(ad, other, strict=True))


def exchanges(scene: Scene) -> set[str]:
    """The sites where the open decision allows an exchange."""
    decision = scene.view.decision
    return {choice.do["site"] for choice in decision.choices if choice.do["do"] == "exchange"} if decision else set()


def networks(scene: Scene) -> list[Text]:
    """The whole board, line by line."""
    return _drawn(scene) if scene.layout == "drawn" else _rows(scene)


def _drawn(scene: Scene) -> list[Text]:
    """The networks as graphs."""
    drawn = []
    for row in GRID:
        needed = {at: _lines_for(sites_of(scene, at)) for at in row if at is not None}
        height = max(needed.values())
        places = {at: _places(sites_of(scene, at), min(height, lines + 2)) for at, lines in needed.items()}
        cells = [_offline_sector(scene) if at is None else _network(scene, at, places[at], height) for at in row]
        for line in range(height + 1):
            whole = Text()
            for column, cell in enumerate(cells):
                part = cell[line] if line < len(cell) else Text()
                part.pad_right(CELL - part.cell_len + (GAP if column < len(cells) - 1 else 0))
                whole.append_text(part)
            whole.rstrip()
            drawn.append(whole)
        drawn.append(Text())
    return drawn[:-1]


def _lines_for(sites: Sites) -> int:
    """One line for each height at which sites lie, and one between."""
    return min(TALLEST, max(SHORTEST, 2 * len({y for _, y in sites}) - 1))


@cache
def _places(sites: Sites, height: int) -> list[tuple[int, int]]:
    """Column and line of each site's label: where the edition puts it, moved a little where two would overlap."""
    left, top = min(x for x, _ in sites), min(y for _, y in sites)
    across, down = max(x for x, _ in sites) - left or 1, max(y for _, y in sites) - top or 1
    taken: list[tuple[int, int]] = []
    for x, y in sites:
        column, line = (x - left) / across * (CELL - LABEL), (y - top) / down * (height - 1)
        free = [
            (abs(c - column) + 4 * abs(r - line), c, r)
            for r in range(height)
            for c in range(CELL - LABEL + 1)
            if all(r != there or abs(c - at) > LABEL for at, there in taken)
        ]
        _, c, r = min(free)  # three labels stand in a line, so there is room for the seven sites of the largest network
        taken.append((c, r))
    return taken


def _network(scene: Scene, network: int, places: list[tuple[int, int]], height: int) -> list[Text]:
    """One network: its name, its links in dots, its sites over them."""
    dots = [[0] * CELL for _ in range(height)]
    for one, other in links_of(scene, network):
        _link(dots, places[one - 1], places[other - 1])
    canvas = [Text().append("".join(chr(_BRAILLE + dot) if dot else " " for dot in line), "dim") for line in dots]
    for (column, line), label in zip(places, _labels(scene, network), strict=True):
        before, after = canvas[line][:column], canvas[line][column + label.cell_len :]
        canvas[line] = before.append_text(label).append_text(after)
    return [_title(scene, network), *canvas]


def _title(scene: Scene, network: int) -> Text:
    shown = scene.view.board.networks[network]
    title = Text().append(scene.say("network", name=shown.name), "bold")
    if scene.options.get("variant") == "expert":
        title.append(f" ×{len(shown.ads)}" if scene.unicode else f" x{len(shown.ads)}", "dim")
    return title


def _labels(scene: Scene, network: int) -> list[Text]:
    shown = scene.view.board.networks[network]
    own, open_sites = own_goals(scene), exchanges(scene)
    labels = []
    for at, (ad, value) in enumerate(zip(shown.ads, shown.values, strict=True), start=1):
        label = Text(str(at))
        label.append(("›" if scene.unicode else ">") if f"{shown.name}{at}" in open_sites else " ", "bold")
        if ad is None:
            label.append_text(no_ad(scene)).append("  ")
        else:
            label.append_text(tile(ad, own)).append(f"{value:>2}")
        labels.append(label)
    return labels


def _link(dots: list[list[int]], one: tuple[int, int], other: tuple[int, int]) -> None:
    """A straight line between the middles of two labels, two dots to a column and four to a line."""
    (x, y), (to_x, to_y) = (((column + LABEL / 2) * 2, line * 4 + 1.5) for column, line in (one, other))
    steps = int(2 * max(abs(to_x - x), abs(to_y - y))) + 1
    for step in range(steps + 1):
        across, down = round(x + (to_x - x) * step / steps), round(y + (to_y - y) * step / steps)
        dots[down // 4][across // 2] |= _DOTS[down % 4][across % 2]


def _offline_sector(scene: Scene) -> list[Text]:
    """The four offline squares in the middle of the board."""
    squares = [tile(ad, own_goals(scene)) if ad else Text("   ") for ad in scene.view.board.offline]
    title = Text(scene.say("word-offline").center(CELL).rstrip(), "bold")
    lines = [title]
    for rule, pair in (("┌─────┬─────┐", squares[:2]), ("├─────┼─────┤", squares[2:]), ("└─────┴─────┘", [])):
        lines.append(Text(rule.center(CELL)))
        if pair:
            line = Text(" " * ((CELL - 13) // 2))
            for square in pair:
                line.append("│ ").append_text(square).append(" ")
            lines.append(line.append("│"))
    return lines


def _rows(scene: Scene) -> list[Text]:
    """Each network in a line: its sites with their ads and values; where there is room, a line with its links."""
    lines = []
    for network, shown in enumerate(scene.view.board.networks):
        head = _title(scene, network)
        head.pad_right(8 - head.cell_len)
        sites = [Text(shown.name).append_text(label) for label in _labels(scene, network)]
        line, room = head, scene.width - head.cell_len
        for site in sites:
            if room < site.cell_len + 1:
                lines.append(line)
                line, room = Text(" " * 8), scene.width - 8
            line = line.append(" ").append_text(site)
            room -= site.cell_len + 1
        lines.append(line)
        if scene.layout != "tight":
            joined = "  ".join(f"{one}-{other}" for one, other in links_of(scene, network))
            lines.append(Text(f"{'':9}{joined}", "dim"))
    return lines
