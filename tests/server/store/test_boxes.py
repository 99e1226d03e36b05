"""Editions on the shelf: kept once, listed by name, so many of one person and no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.server.store import Conflict, Store
from tablee.server.store.boxes import KeptEdition
from tests.server.store.keeping import another_node, kept


def edition(number: int, person: str | None = "anna", game: str = "offline") -> KeptEdition:
    return KeptEdition(f"{number:064x}", game, f"box-{number}", 1_000 + number, person)


def test_an_edition_is_kept_once_and_comes_back(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.keep_edition(edition(2), "two", 3)
        await store.keep_edition(edition(1, game="insider"), "one", 3)
        async with another_node(tmp_path) as other:
            await other.keep_edition(edition(2, "ben"), "two again", 3)
        assert await store.edition(edition(2).hash) == (edition(2), "two")
        assert await store.editions() == [edition(1, game="insider"), edition(2)]
        assert await store.editions("offline") == [edition(2)]
        assert await store.edition("0" * 64) is None

    kept(tmp_path, story)


def test_one_person_keeps_only_so_many_and_the_house_more(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for number in range(2):
            await store.keep_edition(edition(number), "x", 2)
        with pytest.raises(Conflict, match="more than 2 editions"):
            await store.keep_edition(edition(2), "x", 2)
        await store.keep_edition(edition(0), "x", 2)
        await store.keep_edition(edition(2, "ben"), "x", 2)
        for number in range(3, 6):
            await store.keep_edition(edition(number, None), "x", 2)
        assert await store.remove_edition(edition(0).hash)
        assert not await store.remove_edition(edition(0).hash)
        await store.keep_edition(edition(9), "x", 2)
        assert len(await store.editions()) == 6

    kept(tmp_path, story)
