"""Dice and draws that the host cannot bend and everybody can recompute, byte by byte.

- The host picks a secret of 32 bytes and publishes `commitment(secret, header_hash(header))` before the start.
- Each client picks 32 bytes of entropy and sends `entropy_commitment(entropy)` on sitting down; at the start all
  entropies are opened together. Bots and absent clients count as 32 zero bytes.
- `table_key` joins them; `ply_seed` gives the seed of each ply; `chance.Keyed` turns a seed into numbers.
- At the end the secret is published and anybody can run `tablee verify`.

This proves that the host fixed his part before knowing the players', and changed nothing afterwards. It does not prove
that he did not look: a host can see the cards of his own server.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Any

import msgspec

BYTES = 32
NO_ENTROPY = bytes(BYTES)
_DOMAIN = b"tablee/1"
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def canonical(data: Any) -> bytes:
    """JSON with sorted keys, no spaces, UTF-8 as it is: one spelling for one value."""
    return msgspec.json.encode(data, order="sorted")


def header_hash(header: Any) -> bytes:
    """SHA-256 of the canonical header."""
    return hashlib.sha256(canonical(header)).digest()


def commitment(secret: bytes, hash_of_header: bytes) -> bytes:
    """What the host publishes before the start: SHA-256(secret || header hash)."""
    return hashlib.sha256(_exact(secret) + _exact(hash_of_header)).digest()


def entropy_commitment(entropy: bytes) -> bytes:
    """What a client publishes before the entropies are opened: SHA-256(entropy)."""
    return hashlib.sha256(_exact(entropy)).digest()


def table_key(secret: bytes, entropies: Sequence[bytes]) -> bytes:
    """SHA-256("tablee/1" || secret || entropies by seat)."""
    return hashlib.sha256(_DOMAIN + _exact(secret) + b"".join(map(_exact, entropies))).digest()


def is_table_id(table: str) -> bool:
    """Whether this can name a table: 1 to 64 letters, digits, - or _, which JSON writes in one way only."""
    return bool(_TABLE_ID.fullmatch(table))


def ply_seed(key: bytes, table: str, ply: int, epoch: int) -> bytes:
    """HMAC-SHA256(key, ["table",ply,epoch] as canonical JSON).

    Ply 0 is the set-up; the epoch counts the undos that crossed a revelation, so that nothing else changes the dice.
    """
    if not is_table_id(table):
        raise ValueError(f"a table id is 1 to 64 letters, digits, - or _, not {table!r}")
    # hmac.digest would let go of the interpreter's lock, and on a busy server wait long to get it back.
    return hmac.new(key, canonical([table, ply, epoch]), "sha256").digest()


def _exact(value: bytes) -> bytes:
    if len(value) != BYTES:
        raise ValueError(f"{BYTES} bytes are needed, not {len(value)}")
    return value
