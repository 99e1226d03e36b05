"""Offline on the screen: everything is there, nothing is too wide, letters carry what colours say."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from tablee.cli.boards import drawing, offline
from tablee.cli.boards.offline_networks import CELL, TALLEST, worth
from tablee.cli.scene import Layout, Scene
from tablee.core.edition import Edition
from tablee.core.events import SPECTATOR
from tablee.core.texts import LANGUAGES
from tablee.game import Game, new

NAMES = ("Anna", "Bert", "Maximilian the Second", "Zoé")


def scene(game: Game, viewer: int | None = None, **look: Any) -> Scene:
    """What the seat to act, or another viewer, sees."""
    seat = SPECTATOR if game.actor is None else game.actor
    view = game.view(seat if viewer is None else viewer)
    names = NAMES[: len(game.header.seats)]
    look.setdefault("language", "en")
    return Scene(game.book, game.edition, game.header.options, names, view=view, **look)


def printed(thing: Any, width: int = 80, *, colours: bool = False) -> str:
    console = Console(
        file=io.StringIO(),
        width=width,
        highlight=False,
        markup=False,
        force_terminal=colours,
        color_system="standard" if colours else None,
    )
    console.print(thing)
    said: str = console.file.getvalue()  # type: ignore[attr-defined]
    return said


def positions(seed: int, players: int = 2, step: int = 5, **options: Any) -> list[Game]:
    """A game at every fifth decision."""
    game = new("offline", players, seed=seed, **options)
    found = []
    while not game.is_over:
        if len(game.log) % step == 0:
            found.append(game.copy())
        game.play(game.choices[(7 * len(game.log)) % len(game.choices)].action)
    return [*found, game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "layout"), [(80, "drawn"), (120, "drawn"), (80, "rows"), (80, "tight"), (60, "tight")])
def test_no_line_is_wider_than_the_screen(language: str, width: int, layout: Layout) -> None:
    wide = Console(file=io.StringIO(), width=400, highlight=False, markup=False)
    for game in positions(3, players=4, step=12, variant="expert", analysis_deck="one_each"):
        shown = offline.table(scene(game, language=language, width=width, layout=layout))
        wide.print(shown)
        for line in printed(shown, width).splitlines():
            assert len(line) <= width
    widest = max(map(len, wide.file.getvalue().splitlines()))  # type: ignore[attr-defined]
    assert width > 100 or widest <= width or layout == "tight", "Rich had to break a line"


@pytest.mark.parametrize("layout", ["drawn", "rows", "tight"])
def test_every_ad_and_value_is_on_the_screen(layout: Layout) -> None:
    for game in positions(5, step=9):
        board = game.view(SPECTATOR).board
        said = printed(offline.table(scene(game, viewer=SPECTATOR, layout=layout)))
        for network in board.networks:
            assert f"{network.name} Net" in said
            for place, (ad, value) in enumerate(zip(network.ads, network.values, strict=True), start=1):
                if ad:
                    assert re.search(rf"{place} {ad} {value}(?!\d)", said)
        for ad in (*board.display, *board.offline):
            assert ad is None or ad in said
        assert f"Bag {board.bag}" in said
        assert f"Free sites: {board.free_sites}" in said


def test_the_shown_worth_is_the_one_of_the_rules() -> None:
    for game in positions(5, step=3):
        board = game.view(SPECTATOR).board
        here = scene(game, viewer=SPECTATOR)
        for network in board.networks:
            for place, (ad, value) in enumerate(zip(network.ads, network.values, strict=True), start=1):
                if ad:
                    assert worth(here, ad, f"{network.name}{place}") == value
        for choice in game.choices:
            if choice.do["do"] == "exchange":
                mine, theirs = re.findall(r"\((\d+) > (\d+)\)", offline.choice(scene(game), choice))[0]
                assert int(mine) > int(theirs)


def test_letters_say_what_colours_say() -> None:
    game = positions(5, step=20)[1]
    for layout in ("drawn", "rows", "tight"):
        shown = offline.table(scene(game, layout=layout))
        coloured = printed(shown, colours=True)
        assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == printed(shown)
        assert "\x1b[" in coloured
        assert "\x1b[" not in printed(shown)
        assert not re.search(r"\x1b\[[0-9;]*38;[25]", coloured), "sixteen colours are enough"


def test_own_types_are_underlined_and_nobody_elses() -> None:
    game = new("offline", seed=5)
    seat = game.actor
    assert seat is not None
    own = game.view(seat).board.goals[seat]
    coloured = printed(offline.table(scene(game)), colours=True)
    marked = set(re.findall(r"\x1b\[1;4[0-9;]*m(.+?)\x1b", coloured))
    assert marked
    assert set("".join(marked)) <= set(own)
    assert "\x1b[1;4" not in printed(offline.table(scene(game, viewer=SPECTATOR)), colours=True)


def test_only_ascii_where_the_terminal_has_no_more() -> None:
    for game in positions(5, step=20, variant="expert"):
        here = scene(game, layout="rows", unicode=False)
        for thing in (offline.table(here), *(show(here) for show in offline.SHOWS.values())):
            assert printed(thing).isascii()


def test_majorities_are_starred_and_ties_marked() -> None:
    for game in positions(5, step=15):
        table = printed(offline.SHOWS["m"](scene(game)))
        for network in game.view(SPECTATOR).board.networks:
            row = next(line for line in table.splitlines() if f"{network.name} Net" in line)
            cells = row.split()[3:]
            counts = [count for judgement in network.majorities for count in judgement.counts]
            assert [int(cell.rstrip("*=").replace("·", "0")) for cell in cells] == counts
            assert row.count("*") == sum(judgement.leader is not None for judgement in network.majorities)


def test_the_bag_is_listed_only_where_the_table_lists_it() -> None:
    open_bag, closed_bag = new("offline", seed=5), new("offline", seed=5, show_unseen=False)
    listed = printed(offline.SHOWS["unseen"](scene(open_bag)))
    for ad in open_bag.view(SPECTATOR).board.unseen:
        assert ad in listed
    assert "does not list" in printed(offline.SHOWS["unseen"](scene(closed_bag)))


def test_the_projection_is_shown_only_where_the_table_shows_it() -> None:
    assert "Together: " in printed(offline.table(scene(new("offline", seed=5))))
    assert "Together: " not in printed(offline.table(scene(new("offline", seed=5, show_projection=False))))


def test_open_cards_of_the_others_are_named() -> None:
    game = new("offline", seed=5, open_preferences=True)
    assert game.actor is not None
    other = 1 - game.actor
    said = printed(offline.table(scene(game)))
    assert f"{NAMES[other]}: " in said
    assert f"{NAMES[other]}: " not in printed(offline.table(scene(new("offline", seed=5))))


@pytest.mark.parametrize("place", ["[50, 50]", "[0, 100]", None], ids=["one spot", "a corner", "a line"])
def test_sites_that_lie_on_each_other_are_drawn_apart(place: str | None) -> None:
    """An owner's board may be entered carelessly; it can be read all the same."""
    source = new("offline").edition.source
    sites = re.findall(r"^sites = (.*)$", source, re.MULTILINE)[0]
    careless = f"[{', '.join([place] * 7)}]" if place else str([[50, 10 * site] for site in range(7)])
    game = new("offline", seed=1, edition=Edition(source.replace(sites, careless, 1)))
    network = game.view(SPECTATOR).board.networks[0]
    said = printed(offline.table(scene(game)))
    drawn = "\n".join(line[:CELL] for line in said.splitlines()[: TALLEST + 1])
    for at, ad in enumerate(network.ads, start=1):
        assert re.search(rf"(?<!\d){at} {ad or '···'}", drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_figures_fit_the_screen_whole(language: str) -> None:
    game = positions(3, players=4, step=1000, variant="expert", rounds=2)[-1]
    for unicode in (True, False):
        here = scene(game, language=language, unicode=unicode)
        for thing in (offline.SHOWS["m"](here), *offline.scoring(here)):
            said = printed(thing, 80)
            assert "…" not in said
            assert max(map(len, said.splitlines())) <= 80


def test_there_is_a_drawing_for_offline() -> None:
    assert drawing("offline") is offline  # type: ignore[comparison-overlap]
    assert drawing("nothing-of-the-kind").__name__.endswith(".tree")  # type: ignore[attr-defined]
