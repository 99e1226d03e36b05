"""The edition: what is in the box, known and reconstructed, and complaints that name the line."""

from __future__ import annotations

import pytest

from tablee.core.edition import BadEdition, Edition
from tablee.core.texts import LANGUAGES
from tests.games.planetweb.table import BOOK

SOURCE = BOOK.edition.source


def packed(source: str):
    return BOOK.box(3, edition=Edition(source, "mine.toml"))


def test_every_text_is_there_in_three_languages():
    data = BOOK.edition.data
    texts = [entry[part] for entry in data["portal"] for part in ("sector", "slogan")]
    texts += [entry[part] for entry in data["news"] for part in ("title", "line")]
    texts += [entry["title"] for entry in data["bourse"]]
    assert len(texts) == 18 * 2 + 36 * 2 + 32
    assert all(set(text) == set(LANGUAGES) and all(text.values()) for text in texts)
    for language in LANGUAGES:
        titles = [entry["title"][language] for entry in data["news"] + data["bourse"]]
        assert len(set(titles)) == len(titles)


def test_known_and_reconstructed_are_marked():
    data = BOOK.edition.data
    assert data["track"]["status"] == {"kinds": "known", "order": "reconstructed"}
    assert {entry["status"] for entry in data["portal"] + data["news"]} == {"reconstructed"}
    assert all(
        entry["status"] == {"kind": "known", "split": "reconstructed", "title": "reconstructed"} for entry in data["bourse"]
    )


@pytest.mark.clause("PLW-058", "PLW-075")
def test_the_cards_add_up_to_what_the_contract_says():
    box = BOOK.box(2)
    ins = [amount for amount, out in zip(box.news_amount, box.news_out, strict=True) if not out]
    outs = [amount for amount, out in zip(box.news_amount, box.news_out, strict=True) if out]
    assert (len(ins), sum(ins), len(outs), sum(outs)) == (18, 455_000, 18, 360_000)
    by_kind = [[a for a, k in zip(box.bourse_amount, box.bourse_kind, strict=True) if k == kind] for kind in range(5)]
    assert [len(cards) for cards in by_kind] == [8, 12, 4, 3, 5]
    assert (sum(by_kind[0]), sum(by_kind[1]), by_kind[4]) == (250_000, 545_000, [2, 2, 3, 3, 4])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('game = "planetweb"', 'game = "offline"', "planetweb"),
        ('"at", "P01"', '"P01", "at"', "begins with"),
        ('    "at", "P01",', '    "at",', "39 squares"),
        ('"at", "P01"', '"at", "lake"', "lake"),
        ('"at", "P01"', '"at", "P19"', "P19"),
        ('"at", "P01"', '"at", "P02"', "P02"),
        ('"at", "P01"', '"at", "at"', '"at"'),
        ('order = "reconstructed"', 'order = "guessed"', "guessed"),
        ('id = "P02"', 'id = "P03"', '"P02"'),
        ('title = "Farfouillou"', 'title = " "', "missing"),
        ('en = "search engine"', 'en = ""', "missing"),
        ('en = "search engine", ', "", '"en"'),
        ('portal = "P01"', 'portal = "P19"', "P01 to P18"),
        ('direction = "in"', 'direction = "up"', '"in"'),
        ("amount = 30_000", "amount = 30_001", "5000"),
        ("amount = 30_000", "amount = 155_000", "150000"),
        ("amount = 30_000", "amount = 0", "5000"),
        ('kind = "gain"', 'kind = "luck"', "gain, loss"),
        ("rolls = 4", "rolls = 0", "1"),
        ("rolls = 4", "rolls = 10", "9"),
        ('id = "B32"', 'id = "B33"', '"B32"'),
        ('split = "reconstructed"', 'split = "maybe"', "maybe"),
    ],
)
def test_a_bad_edition_is_refused_with_its_line(old, new, said):
    assert old in SOURCE
    with pytest.raises(BadEdition) as refused:
        packed(SOURCE.replace(old, new, 1))
    text = refused.value.say("en")
    assert text.startswith(f"mine.toml:{refused.value.line}:")
    assert said in text or refused.value.complaint.key == "edition-status", text
    assert all(refused.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize("entry", ["portal", "news", "bourse"])
def test_a_missing_card_is_noticed(entry):
    start = SOURCE.rindex(f"[[{entry}]]")
    end = SOURCE.find("\n[[", start + 1)
    comment = SOURCE.find("\n# ", start)
    stop = min(place for place in (end, comment, len(SOURCE)) if place > 0)
    with pytest.raises(BadEdition) as refused:
        packed(SOURCE[:start] + SOURCE[stop:])
    assert refused.value.complaint.key == "edition-entries"


def test_an_own_board_plays_in_its_own_order():
    """The owner of a box swaps the first Site Web square and the first portal."""
    box = packed(SOURCE.replace('"at", "P01", "site"', '"at", "site", "P01"', 1))
    assert box.square_of[0] == 2
    assert box.portal_at[:3] == [-1, -1, 0]
