"""Letters by web push: encrypted for one browser (RFC 8291), signed by the house (RFC 8292).

Needs the package `cryptography`; where it is not installed the page does not offer push.
"""

from __future__ import annotations

import base64
import importlib.util
import os
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

KEPT = 12 * 3600
"""Seconds that a push service keeps a message for a browser that is off."""

RECORD = 4_096
_CURVE_POINT = 65
_SALT = 16


def is_possible() -> bool:
    """Whether what it takes is installed."""
    return importlib.util.find_spec("cryptography") is not None


def text_of(data: bytes) -> str:
    """Bytes as push writes them: URL-safe base64 without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """The bytes of such a text; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> bytes:
    """A private key of the house, as it is kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def _private(kept: bytes) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(kept, "big"), ec.SECP256R1())


def _point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def public_key(kept: bytes) -> str:
    """The key that browsers subscribe with."""
    return text_of(_point(_private(kept).public_key()))


def is_sound(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(p256dh))
        return len(bytes_of(auth)) == _SALT
    except ValueError:
        return False


def encrypted(message: bytes, p256dh: str, auth: str, *, salt: bytes | None = None, once: bytes | None = None) -> bytes:
    """A message that only the browser with these keys can read; `salt` and the key `once` are drawn unless given."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        made: bytes = HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(material)
        return made

    salt = salt or os.urandom(_SALT)
    ours = _private(once or new_key())
    theirs = bytes_of(p256dh)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    point = _point(ours.public_key())
    material = derived(shared, bytes_of(auth), b"WebPush: info\0" + theirs + point, 32)
    key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
    sealed: bytes = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([_CURVE_POINT]) + point + sealed


def authorization(kept: bytes, endpoint: str, subject: str, now: float | None = None) -> str:
    """The header by which a push service knows the house again."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    parts = urlsplit(endpoint)
    claims = {"aud": f"https://{parts.netloc}", "exp": int(now or time.time()) + KEPT, "sub": subject}
    said = ".".join(text_of(msgspec.json.encode(one)) for one in ({"typ": "JWT", "alg": "ES256"}, claims))
    one, other = utils.decode_dss_signature(_private(kept).sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    signature = one.to_bytes(32, "big") + other.to_bytes(32, "big")
    return f"vapid t={said}.{text_of(signature)}, k={public_key(kept)}"
