"""People, their names, what they said, and how little is left of them when they wish so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.server.store import Conflict, NameTaken, Person, Store
from tests.server.store.keeping import SECRET, kept, sheet

HASH = "$argon2id$v=19$not-a-real-one"


def test_people_come_back_as_they_were_kept(tmp_path: Path) -> None:
    anna = Person("a", "Anna", 5, HASH, "fr", "admin", banned=True, seen=9, sessions=3, muted=["x", "y"])
    guest = Person("g", "Gast", 6)

    async def story(store: Store) -> None:
        await store.add_person(anna)
        await store.add_person(guest)

    async def later(store: Store) -> None:
        assert await store.person("a") == anna
        assert await store.person("g") == guest
        assert await store.person("nobody") is None
        assert (await store.stats())["people"] == 2
        assert (await store.stats())["accounts"] == 1

    kept(tmp_path, story)
    kept(tmp_path, later)


def test_two_accounts_cannot_have_names_that_read_alike(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.add_person(Person("a", "Élodie", 1, HASH))
        for name in ("Élodie", "élodie", "E\u0301LODIE"):
            with pytest.raises(NameTaken) as taken:
                await store.add_person(Person("b", name, 2, HASH))
            assert name in taken.value.say("de")
        await store.add_person(Person("g", "Élodie", 3))
        found = await store.person_by_name("ÉLODIE")
        assert found is not None
        assert found.id == "a"
        assert await store.person_by_name("Elodie") is None
        with pytest.raises(NameTaken):
            await store.update_person(Person("g", "Élodie", 3, HASH), Person("g", "Élodie", 3))
        await store.update_person(Person("g", "Élodie 2", 3, HASH), Person("g", "Élodie", 3))

    kept(tmp_path, story)


def test_of_many_who_want_one_name_at_once_one_gets_it(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        rivals = [store.add_person(Person(str(number), "Max", number, HASH)) for number in range(20)]
        answers = await asyncio.gather(*rivals, return_exceptions=True)
        assert [answer for answer in answers if not isinstance(answer, NameTaken)] == [None]
        assert len(await store.people()) == 1

    kept(tmp_path, story)


def test_people_change_and_are_found_by_part_of_their_name(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        anna = Person("a", "Anna", 1, HASH)
        await store.add_person(anna)
        await store.add_person(Person("b", "Hanna 100%", 2))
        await store.add_person(Person("c", "Carl_1", 3))
        anna.name, anna.banned, anna.muted = "Äнна", True, ["b"]
        waiting = asyncio.ensure_future(store.update_person(anna, Person("a", "Anna", 1, HASH)))
        await asyncio.sleep(0)
        anna.muted.append("c")
        await waiting
        found = await store.person("a")
        assert found is not None
        assert (found.name, found.banned, found.muted) == ("Äнна", True, ["b"])
        assert [one.id for one in await store.people()] == ["c", "b", "a"]
        assert [one.id for one in await store.people(limit=1)] == ["c"]
        assert [one.id for one in await store.people(search="äНН")] == ["a"]
        assert [one.id for one in await store.people(search="%")] == ["b"]
        assert [one.id for one in await store.people(search="_")] == ["c"]
        with pytest.raises(Conflict):
            await store.update_person(Person("nobody", "Nobody", 1), Person("nobody", "Nobody", 1))

    kept(tmp_path, story)


def test_of_two_who_change_somebody_at_once_the_second_sees_what_the_first_did(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        anna = Person("a", "Anna", 1, HASH)
        await store.add_person(anna)
        banned = Person("a", "Anna", 1, HASH, banned=True)
        await store.update_person(banned, anna)
        with pytest.raises(Conflict):
            await store.update_person(Person("a", "Anna", 1, HASH, language="fr"), anna)
        assert await store.person("a") == banned
        await store.saw("a", 50)
        await store.saw("a", 40)
        assert (await store.people_of(["a", "nobody"]))[0].seen == 50

    kept(tmp_path, story)


def test_guests_whom_nothing_refers_to_are_forgotten(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for person in (
            *(Person(f"idle{number}", "Idle", 1, seen=10) for number in range(450)),
            Person("seated", "Seated", 1, seen=10),
            Person("host", "Host", 1, seen=10),
            Person("talker", "Talker", 1, seen=10),
            Person("back", "Back", 1, seen=100),
            Person("account", "Account", 1, HASH, seen=10),
            Person("banned", "Banned", 1, banned=True, seen=10),
            Person("gone", "", 1, erased=True, seen=10),
        ):
            await store.add_person(person)
        await store.create_table(sheet("t", "host", "seated"), SECRET, None)
        await store.add_line("t", "talker", -1, 9, "Hello", None)
        assert await store.forget_guests(before=100) == 450
        left = await store.people_of(["seated", "host", "talker", "back", "account", "banned", "gone", "idle0", "idle449"])
        assert {person.id for person in left} == {"seated", "host", "talker", "back", "account", "banned", "gone"}
        assert await store.forget_guests(before=100) == 0

    kept(tmp_path, story)


def test_chat_comes_back_in_order_and_the_last_lines_only(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for table in ("t", "other"):
            await store.create_table(sheet(table, "a"), SECRET, None)
        numbers = [await store.add_line("t", "a", 0, at, f"<b>line {at}</b>", None) for at in range(5)]
        assert numbers == sorted(set(numbers))
        await store.add_line("other", "a", -1, 9, None, "hello")
        assert [line.text for line in await store.lines("t", 3)] == ["<b>line 2</b>", "<b>line 3</b>", "<b>line 4</b>"]
        (line,) = await store.lines("other")
        assert (line.table, line.person, line.seat, line.at, line.text, line.phrase) == ("other", "a", -1, 9, None, "hello")
        assert len(await store.lines_of("a")) == 6
        assert await store.lines_of("b") == []
        with pytest.raises(Conflict):
            await store.add_line("no such table", "a", 0, 9, "hello", None)

    kept(tmp_path, story)


@pytest.mark.usefixtures("in_a_file")
def test_an_erased_person_leaves_no_name_and_no_text_in_the_database(tmp_path: Path) -> None:
    name, secret, said = "Wilhelmine Vergissmein", "$argon2id$geheimnis", "Ich wohne im Ahornweg"

    async def story(store: Store) -> None:
        await store.create_table(sheet("t", "w", "b"), SECRET, None)
        await store.add_person(Person("w", name, 7, secret, "de", seen=8, sessions=2, muted=["b"]))
        await store.add_person(Person("b", "Berta", 8, HASH))
        known = Person("w", name, 7, secret, "de", seen=8, sessions=2, muted=["b"])
        for at in range(60):
            await store.add_line("t", "w", 0, at, f"{said} {at}", None)
            changed = Person("w", name, 7, secret, "de", seen=at, sessions=2)
            await store.update_person(changed, known)
            known = changed
        await store.add_line("t", "w", 0, 99, None, "thanks")
        await store.add_line("t", "b", 1, 99, "Und ich nicht", None)
        await store.lines("t")
        await store.erase_person("w")
        left = await store.person("w")
        assert left == Person("w", "", 7, sessions=3, erased=True)
        assert await store.person_by_name(name) is None
        assert await store.people(search="wilhelmine") == []
        assert {(line.text, line.phrase) for line in await store.lines_of("w")} == {(None, None), (None, "thanks")}
        assert [line.text for line in await store.lines_of("b")] == ["Und ich nicht"]
        assert [one.id for one in await store.list_tables(person="w")] == ["t"]
        with pytest.raises(Conflict):
            await store.update_person(Person("w", name, 7, secret), left)
        _nothing_in(tmp_path, name, secret, said)
        await store.add_person(Person("n", name, 9, HASH))  # the name is free again
        await store.erase_person("n")

    kept(tmp_path, story)
    _nothing_in(tmp_path, name, secret, said)


def _nothing_in(folder: Path, *traces: str) -> None:
    files = list(folder.iterdir())
    assert any(file.stat().st_size > 10_000 for file in files)
    for file in files:
        content = file.read_bytes().lower()
        for trace in traces:
            assert trace.lower().encode() not in content, f"{trace} stands in {file.name}"
