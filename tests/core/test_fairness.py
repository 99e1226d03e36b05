"""Fairness byte by byte: the vectors of fairness.toml, from the module and by hand with plain SHA-256 and HMAC."""

from __future__ import annotations

import hashlib
import hmac
import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core import fairness
from tablee.core.chance import MOST, Keyed, shuffle
from tablee.core.compiled_chance import below as compiled_below
from tablee.core.compiled_chance import keyed_record
from tablee.core.record import Header
from tests.core.test_chance import below_by_hand, words_by_hand

VECTOR: dict[str, Any] = tomllib.loads((Path(__file__).parent / "fairness.toml").read_text(encoding="utf-8"))
SECRET = bytes.fromhex(VECTOR["secret"])
KEY = bytes.fromhex(VECTOR["key"])
ENTROPIES = [bytes.fromhex(entropy) or bytes(32) for entropy in VECTOR["entropies"]]

every_seed = pytest.mark.parametrize("seed", VECTOR["seed"], ids=lambda seed: seed["message"])


def sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def test_the_vectors_come_out_by_hand() -> None:
    canonical = json.dumps(VECTOR["header"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert canonical == VECTOR["canonical"]
    assert sha(canonical.encode()) == VECTOR["header_hash"]
    assert sha(SECRET + bytes.fromhex(VECTOR["header_hash"])) == VECTOR["commitment"]
    opened = [entropy for entropy in VECTOR["entropies"] if entropy]
    assert [sha(bytes.fromhex(entropy)) for entropy in opened] == [kept for kept in VECTOR["entropy_commitments"] if kept]
    assert sha(b"tablee/1" + SECRET + ENTROPIES[0] + ENTROPIES[1] + bytes(32)) == VECTOR["key"]


def test_the_module_gives_the_vectors() -> None:
    assert fairness.canonical(VECTOR["header"]).decode() == VECTOR["canonical"]
    assert fairness.header_hash(VECTOR["header"]).hex() == VECTOR["header_hash"]
    assert fairness.commitment(SECRET, fairness.header_hash(VECTOR["header"])).hex() == VECTOR["commitment"]
    commitments = [fairness.entropy_commitment(entropy).hex() for entropy in ENTROPIES]
    assert commitments[:2] == VECTOR["entropy_commitments"][:2]
    assert fairness.table_key(SECRET, ENTROPIES).hex() == VECTOR["key"]
    assert bytes(32) == fairness.NO_ENTROPY


def test_a_header_is_hashed_as_the_same_data_would_be() -> None:
    header = msgspec.convert(VECTOR["header"], Header)
    plain = json.dumps(msgspec.to_builtins(header), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert fairness.canonical(header).decode() == plain
    assert list(json.loads(plain)) == sorted(json.loads(plain))


@every_seed
def test_the_seed_of_a_ply(seed: dict[str, Any]) -> None:
    assert seed["message"] == f'["{VECTOR["header"]["table"]}",{seed["ply"]},{seed["epoch"]}]'
    assert hmac.new(KEY, seed["message"].encode(), hashlib.sha256).hexdigest() == seed["seed"]
    assert fairness.ply_seed(KEY, VECTOR["header"]["table"], seed["ply"], seed["epoch"]).hex() == seed["seed"]


@every_seed
def test_the_numbers_of_a_ply(seed: dict[str, Any]) -> None:
    value = bytes.fromhex(seed["seed"])
    chance, by_hand = Keyed(value), words_by_hand(value)
    assert [chance.word() for _ in seed["words"]] == seed["words"]
    assert [next(by_hand) for _ in seed["words"]] == seed["words"]
    chance, by_hand = Keyed(value), words_by_hand(value)
    assert [[n, chance.below(n)] for n, _ in seed["below"]] == seed["below"]
    assert [[n, below_by_hand(by_hand, n)] for n, _ in seed["below"]] == seed["below"]
    record, held = keyed_record(value), [[n, result] for n, result in seed["below"] if n <= MOST]
    assert [[n, compiled_below(record, n)] for n, _ in held] == seed["below"][: len(held)]


@every_seed
def test_the_shuffle_of_a_ply(seed: dict[str, Any]) -> None:
    value = bytes.fromhex(seed["seed"])
    items, by_hand, words = list(range(12)), list(range(12)), words_by_hand(value)
    shuffle(Keyed(value), items, 12)
    for last in range(11, 0, -1):
        other = below_by_hand(words, last + 1)
        by_hand[last], by_hand[other] = by_hand[other], by_hand[last]
    assert items == by_hand == seed["shuffle_12"]


def test_everything_that_goes_into_the_key_changes_it() -> None:
    keys = {fairness.table_key(SECRET, ENTROPIES), fairness.table_key(ENTROPIES[0], ENTROPIES)}
    keys |= {fairness.table_key(SECRET, [*ENTROPIES[:2][::-1], ENTROPIES[2]]), fairness.table_key(SECRET, ENTROPIES[:2])}
    assert len(keys) == 4
    seeds = {fairness.ply_seed(KEY, table, ply, epoch) for table in ("a", "b") for ply in range(3) for epoch in range(3)}
    assert len(seeds) == 18


@pytest.mark.parametrize("short", [b"", bytes(31), bytes(33)])
def test_everything_is_32_bytes(short: bytes) -> None:
    for call in (
        lambda: fairness.commitment(short, bytes(32)),
        lambda: fairness.commitment(bytes(32), short),
        lambda: fairness.entropy_commitment(short),
        lambda: fairness.table_key(short, []),
        lambda: fairness.table_key(bytes(32), [short]),
    ):
        with pytest.raises(ValueError, match="32 bytes are needed"):
            call()


@pytest.mark.parametrize("table", ["", "a b", "é", "a" * 65, "a\n", '","'])
def test_a_table_id_that_could_be_read_in_two_ways_is_refused(table: str) -> None:
    with pytest.raises(ValueError, match="a table id is"):
        fairness.ply_seed(KEY, table, 0, 0)
