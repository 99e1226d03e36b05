"""Chance of three kinds: the words behind it, numbers from words, shuffles, and the compiled form beside it."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Any

import pytest

from tablee.core import compiled_chance
from tablee.core.chance import Chance, Fast, Keyed, Scripted, ScriptError, below, shuffle
from tablee.core.compiled_chance import DRAWS, ChanceRecord, fast_record, keyed_record, scripted_record

SEEDS = [bytes(32), bytes(range(32)), b"\xff" * 32, hashlib.sha256(b"a table").digest()]

OFTEN_REJECTED = 3 * 2**29
"""A number for which every fourth word is thrown away."""


def words_by_hand(seed: bytes) -> Iterator[int]:
    """SHA-256(seed || uint32 block) for block 0, 1, 2 …, cut into big-endian words."""
    for block in range(1000):
        digest = hashlib.sha256(seed + bytes([block >> 24, block >> 16 & 255, block >> 8 & 255, block & 255])).digest()
        for at in range(0, 32, 4):
            yield digest[at] << 24 | digest[at + 1] << 16 | digest[at + 2] << 8 | digest[at + 3]


def below_by_hand(words: Iterator[int], n: int) -> int:
    """The first word under the largest multiple of n, modulo n."""
    return next(word for word in words if word < 2**32 // n * n) % n


def sfc32(a: int, b: int, c: int) -> Iterator[int]:
    """Small fast counting generator on 32-bit words, as published."""
    counter, mask = 1, 2**32 - 1
    while True:
        word = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a, b, c = b ^ b >> 9, (c + (c << 3)) & mask, ((c << 21 & mask | c >> 11) + word) & mask
        yield word


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: seed.hex()[:6])
def test_keyed_words_are_those_of_sha_256_block_by_block(seed: bytes) -> None:
    chance, hand = Keyed(seed), words_by_hand(seed)
    assert [chance.word() for _ in range(8 * 40)] == [next(hand) for _ in range(8 * 40)]


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (7, 0), (2**32 + 5, 9), (2**64 - 1, 2**32 - 1)])
def test_fast_words_are_those_of_sfc32(seed: int, stream: int) -> None:
    chance, hand = Fast(seed, stream), sfc32(seed % 2**32, seed >> 32, stream)
    for _ in range(15):
        next(hand)
    assert [chance.word() for _ in range(500)] == [next(hand) for _ in range(500)]


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: seed.hex()[:6])
def test_below_takes_words_until_one_is_fair(seed: bytes) -> None:
    chance, hand = Keyed(seed), words_by_hand(seed)
    wanted = [1, 2, 3, 6, 7, 64, 1000, 2**31 - 1, 2**31 + 1, 3 * 2**30 + 1, 2**32 - 1, 2**32] * 6
    results = [(n, below_by_hand(hand, n)) for n in wanted]
    assert [(n, chance.below(n)) for n in wanted] == results
    assert chance.draws == results


@pytest.mark.parametrize("make", [lambda: Keyed(SEEDS[1]), lambda: Fast(12)], ids=["keyed", "fast"])
def test_a_word_at_the_limit_is_thrown_away_and_one_below_it_counts(make: Any) -> None:
    twin = make()
    words = [twin.word() for _ in range(20)]
    at = next(index for index, word in enumerate(words) if word > 2**31 and words[index + 1] < word)
    rejected, accepted = make(), make()
    for _ in range(at):
        rejected.word(), accepted.word()
    # For n above 2^31 the largest multiple of n under 2^32 is n itself: the limit is n.
    assert rejected.below(words[at]) == words[at + 1]
    assert accepted.below(words[at] + 1) == words[at]


def test_shuffle_goes_from_the_last_index_down() -> None:
    chance, items = Scripted([(5, 1), (4, 3), (3, 0), (2, 0)]), list("abcdef")
    shuffle(chance, items, 5)
    chance.finish()
    assert items == list("ecadbf"), "e and b change places, d stays, then c and a, then e and c"


@pytest.mark.parametrize("count", [0, 1])
def test_shuffling_one_thing_or_none_draws_nothing(count: int) -> None:
    items = [1, 2]
    shuffle(Scripted([]), items, count)
    assert items == [1, 2]


def even(found: Counter[Any], outcomes: int) -> bool:
    """Whether counts are as even as chance makes them in all but one of three million cases."""
    mean, freedom = found.total() / outcomes, outcomes - 1
    statistic = sum((found[outcome] - mean) ** 2 / mean for outcome in found) + (outcomes - len(found)) * mean
    spread = 2 / (9 * freedom)
    return bool(statistic < freedom * (1 - spread + 5 * spread**0.5) ** 3)


@pytest.mark.parametrize("chance", [Keyed(SEEDS[3]), Fast(3), Fast(3, 1)], ids=["keyed", "fast", "stream"])
def test_numbers_and_shuffles_are_even(chance: Chance) -> None:
    for n in (2, 6, 7, 43):
        assert even(Counter(chance.below(n) for _ in range(400 * n)), n)
        run = [chance.below(n) for _ in range(40 * n * n)]
        assert even(Counter(pairwise(run)), n * n), "neighbours do not know of each other"
    orders = Counter[tuple[int, ...]]()
    for _ in range(24 * 200):
        items = [0, 1, 2, 3]
        shuffle(chance, items, 4)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert even(orders, 24)


def test_streams_of_one_seed_are_different() -> None:
    streams = [Fast(1, stream) for stream in range(200)]
    assert len({tuple(chance.below(1000) for _ in range(5)) for chance in streams}) == 200


# Scripted chance


def test_a_script_is_followed_to_the_letter() -> None:
    chance = Scripted([3, (6, 5), (2, 0)])
    assert [below(chance, n) for n in (6, 6, 2)] == [3, 5, 0]
    assert chance.draws == [(6, 3), (6, 5), (2, 0)]
    chance.finish()


@pytest.mark.parametrize("outcome", [6, -1, (6, 6), (5, 0), (6, -1)])
def test_an_outcome_that_does_not_fit_is_an_error(outcome: Any) -> None:
    with pytest.raises(ScriptError, match=r"draw 1 is below\(6\)"):
        Scripted([outcome]).below(6)


def test_a_script_too_short_or_too_long_is_an_error() -> None:
    chance = Scripted([1, 1])
    chance.below(2)
    with pytest.raises(ScriptError, match="1 scripted outcomes were never drawn"):
        chance.finish()
    chance.below(2)
    with pytest.raises(ScriptError, match=r"no outcome left for draw 3, below\(4\)"):
        chance.below(4)


# The same numbers on records, interpreted and compiled


def same_on(record: ChanceRecord, chance: Any, wanted: list[int]) -> None:
    assert [compiled_chance.below(record, n) for n in wanted] == [chance.below(n) for n in wanted]


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: seed.hex()[:6])
def test_our_own_sha_256_gives_the_same_numbers(seed: bytes) -> None:
    record = ChanceRecord.checked().from_bytes(keyed_record(seed).to_bytes())
    chance = Keyed(seed)
    same_on(record, chance, [6, 52, OFTEN_REJECTED, 1, 2**31 - 1] * 20)
    assert list(zip(record.draw_n, record.draw_result, strict=True))[: record.count] == chance.draws


def test_fast_records_give_the_same_numbers() -> None:
    same_on(ChanceRecord.checked().from_bytes(fast_record(5, 6).to_bytes()), Fast(5, 6), [6, 7, OFTEN_REJECTED] * 100)


def test_scripted_records_give_the_script_and_note_what_does_not_fit() -> None:
    record = scripted_record([3, 5, 6])
    assert [compiled_chance.below(record, 6), compiled_chance.below(record, 6)] == [3, 5]
    assert record.failed == 0
    compiled_chance.below(record, 6)
    assert record.failed == 1
    record = scripted_record([])
    assert compiled_chance.below(record, 6) == 0
    assert record.failed == 1


def test_more_draws_than_a_record_holds_are_noted() -> None:
    record = keyed_record(SEEDS[0])
    for _ in range(DRAWS):
        compiled_chance.below(record, 6)
    assert (record.failed, record.count) == (0, DRAWS)
    compiled_chance.below(record, 6)
    assert record.failed == 1


@pytest.mark.xdist_group("compiled")
def test_compiled_chance_gives_the_same_numbers_and_shuffles() -> None:
    import numba
    import numpy as np

    from tablee.core import compiled

    dtype = ChanceRecord.dtype()
    compiler = compiled.Compiler(dict.fromkeys(("BOX", "STATE", "CHANCE", "EVENTS"), dtype), cached=True)
    fast_below, fast_shuffle = compiler.inner(below), compiler.inner(shuffle)

    @numba.njit
    def play(buffer, wanted, drawn, items):
        chance = buffer.view(dtype)[0]
        for i in range(len(wanted)):
            drawn[i] = fast_below(chance, wanted[i])
        fast_shuffle(chance, items, len(items))

    wanted = [6, OFTEN_REJECTED, 43, 2**31 - 1, 1] * 30
    for seed in SEEDS:
        number = int.from_bytes(seed[:8], "big")
        for chance, record in ((Keyed(seed), keyed_record(seed)), (Fast(number), fast_record(number))):
            buffer, drawn, items = compiled.buffer(record), np.zeros(len(wanted), np.int64), np.arange(64)
            play(buffer, np.array(wanted), drawn, items)
            assert drawn.tolist() == [chance.below(n) for n in wanted]
            same = list(range(64))
            shuffle(chance, same, 64)
            assert items.tolist() == same
            if isinstance(chance, Keyed):
                assert compiled.drawn(buffer) == chance.draws
    for script, fits in (([3, 1, 0], True), ([3, 1, 2], False), ([3, 1], False), ([6, 1, 0], False)):
        buffer = compiled.buffer(scripted_record(script))
        play(buffer, np.array([6]), np.zeros(1, np.int64), np.arange(3))
        if fits:
            assert compiled.drawn(buffer) == [(6, 3), (3, 1), (2, 0)]
        else:
            with pytest.raises(ScriptError):
                compiled.drawn(buffer)
