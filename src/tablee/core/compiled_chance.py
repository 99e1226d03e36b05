"""Chance and events as compiled rules see them: the same numbers as `chance` and `events`, on NumPy records."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import WORD, WORDS
from tablee.core.events import CAPACITY
from tablee.core.layout import Record, i8, i32, i64
from tablee.core.rule import rule

FAST, KEYED, SCRIPTED = 0, 1, 2
DRAWS = 1024
"""Draws one action can cause at the most in keyed or scripted chance."""

_K = (
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
)  # fmt: skip
_H = (0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19)


class ChanceRecord(Record):
    """Any of the three kinds of chance."""

    kind = i8("FAST, KEYED or SCRIPTED")
    failed = i8("1 once a scripted outcome did not fit or too much was drawn")
    sfc = i64[4]("state of the fast generator")
    seed = i64[8]("seed of keyed chance as eight words")
    block = i64("next block of keyed chance")
    words = i64[8]("words of the present block")
    words_left = i64("words of it not yet used")
    count = i32("draws made in keyed or scripted chance")
    draw_n = i32[DRAWS]("n of each draw")
    draw_result = i32[DRAWS]("result of each draw; in scripted chance given beforehand")
    scripted = i32("outcomes the script holds")
    constants = i64[72]("round constants and initial words of SHA-256")
    schedule = i64[64]("working words of SHA-256")


def keyed_record(seed: bytes) -> ChanceRecord:
    """Keyed chance for compiled rules."""
    made = ChanceRecord()
    made.kind = KEYED
    made.seed = [int.from_bytes(seed[at : at + 4], "big") for at in range(0, 32, 4)]
    made.constants = [*_K, *_H]
    return made


def fast_record(seed: int, stream: int = 0) -> ChanceRecord:
    """Fast chance for compiled rules."""
    from tablee.core.chance import Fast

    fast = Fast(seed, stream)
    made = ChanceRecord()
    made.sfc = [fast.a, fast.b, fast.c, fast.d]
    return made


def scripted_record(results: list[int]) -> ChanceRecord:
    """Scripted chance for compiled rules."""
    made = ChanceRecord()
    made.kind = SCRIPTED
    made.scripted = len(results)
    made.draw_result[: len(results)] = results
    return made


@rule
def rotated(word: int, by: int) -> int:
    """`word` rotated right."""
    return ((word >> by) | (word << (32 - by))) & WORD


@rule
def next_block(c: Any) -> None:
    """SHA-256(seed || uint32 block), a message of 36 bytes and so one round of the function."""
    w = c.schedule
    k = c.constants
    for t in range(8):
        w[t] = c.seed[t]
        w[9 + t % 7] = 0
    w[8] = c.block
    w[9] = 0x80000000
    w[15] = 36 * 8
    for t in range(16, 64):
        x = w[t - 15]
        y = w[t - 2]
        low = rotated(x, 7) ^ rotated(x, 18) ^ (x >> 3)
        high = rotated(y, 17) ^ rotated(y, 19) ^ (y >> 10)
        w[t] = (w[t - 16] + low + w[t - 7] + high) & WORD
    a, b, cc, d = k[64], k[65], k[66], k[67]
    e, f, g, h = k[68], k[69], k[70], k[71]
    for t in range(64):
        big = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        one = (h + big + ((e & f) ^ ((e ^ WORD) & g)) + k[t] + w[t]) & WORD
        big = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        two = (big + ((a & b) ^ (a & cc) ^ (b & cc))) & WORD
        h, g, f, e = g, f, e, (d + one) & WORD
        d, cc, b, a = cc, b, a, (one + two) & WORD
    c.words[0] = (a + k[64]) & WORD
    c.words[1] = (b + k[65]) & WORD
    c.words[2] = (cc + k[66]) & WORD
    c.words[3] = (d + k[67]) & WORD
    c.words[4] = (e + k[68]) & WORD
    c.words[5] = (f + k[69]) & WORD
    c.words[6] = (g + k[70]) & WORD
    c.words[7] = (h + k[71]) & WORD
    c.words_left = 8
    c.block += 1


@rule
def next_word(c: Any) -> int:
    """The next 32 bits of fast or keyed chance."""
    if c.kind == FAST:
        s = c.sfc
        b, cc = s[1], s[2]
        word = (s[0] + b + s[3]) & WORD
        s[3] = (s[3] + 1) & WORD
        s[0] = b ^ (b >> 9)
        s[1] = (cc + (cc << 3)) & WORD
        s[2] = (((cc << 21) | (cc >> 11)) + word) & WORD
        return word  # type: ignore[no-any-return]
    if c.words_left == 0:
        next_block(c)
    c.words_left -= 1
    return c.words[7 - c.words_left]  # type: ignore[no-any-return]


@rule
def below(c: Any, n: int) -> int:
    """A number from 0 to n - 1, all equally likely; the compiled form of `chance.below`."""
    if c.kind == SCRIPTED:
        at = c.count
        c.count += 1
        if at >= c.scripted or c.draw_result[at] < 0 or c.draw_result[at] >= n:
            c.failed = 1
            return 0
        c.draw_n[at] = n
        return c.draw_result[at]  # type: ignore[no-any-return]
    limit = WORDS - WORDS % n
    word = next_word(c)
    while word >= limit:
        word = next_word(c)
    result = word % n
    if c.kind == KEYED:
        if c.count >= DRAWS:
            c.failed = 1
        else:
            c.draw_n[c.count] = n
            c.draw_result[c.count] = result
        c.count += 1
    return result


@rule
def emit(events: Any, kind: int, seen_by: int, w: int = 0, x: int = 0, y: int = 0, z: int = 0) -> None:
    """Report that something happened; the compiled form of `events.emit`."""
    if events.count < CAPACITY:
        item = events.items[events.count]
        item[0] = kind
        item[1] = seen_by
        item[2] = w
        item[3] = x
        item[4] = y
        item[5] = z
    events.count += 1
