"""A backup as a file: a ZIP archive with one part for each table of the database, and a manifest that counts and hashes them.

Rows are JSON arrays, one in a line, bytes in base64: nothing in it belongs to one database, so that a house can move from
one to another. Parts are written and read row by row; a house of any size passes through little memory.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import os
import secrets
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec

from tablee.core.texts import Complaint
from tablee.server.store.models import PACKAGE

FORMAT = 1
MARK = "tablee-backup"
"""The first part of every backup: whoever looks at the first bytes of one that was cut off still sees what it was."""

MANIFEST = "manifest.json"
LONGEST = 256 * 1024 * 1024
"""Bytes of the longest row that is read."""

_encode = msgspec.json.Encoder().encode
_DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, KeyError, ValueError)
"""What reading a damaged archive may raise."""


class BadBackup(Complaint):
    """A file that nothing can be restored from, and why."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key, package=PACKAGE, **values)


class Part(msgspec.Struct, frozen=True):
    """The rows of one table; `sha256` is that of the part as it was before compression."""

    table: str
    columns: tuple[str, ...]
    rows: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    """What a backup holds: the schema's revision, when it was taken (milliseconds since 1970) by which version, its parts."""

    format: int
    revision: str
    taken: int
    program: str
    parts: tuple[Part, ...]

    @property
    def rows(self) -> int:
        """Rows of all parts."""
        return sum(part.rows for part in self.parts)


class ArchiveWriter:
    """A new backup, readable by its owner alone; it has its name only once it is whole and on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._partial = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
        self._parts: list[Part] = []

    def __enter__(self) -> Self:
        if self.path.exists():
            raise BadBackup("backup-exists", file=str(self.path))
        try:
            descriptor = os.open(self._partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except OSError as error:
            raise self._not_written(error) from None
        self._file = os.fdopen(descriptor, "wb")
        self._zip = zipfile.ZipFile(self._file, "w", zipfile.ZIP_DEFLATED)
        self._zip.writestr(zipfile.ZipInfo(MARK), f"{FORMAT}\n")
        return self

    def _not_written(self, error: OSError) -> Complaint:
        return Complaint("file-not-written", file=str(self.path), reason=error.strerror or str(error))

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        if kind is None:
            os.replace(self._partial, self.path)
            _sync_folder(self.path.parent)
            return
        with contextlib.suppress(OSError, ValueError):
            self._zip.close()
        with contextlib.suppress(OSError):
            self._file.close()
        with contextlib.suppress(OSError):
            self._partial.unlink()
        if isinstance(error, OSError):
            raise self._not_written(error) from None

    def part(self, table: str, columns: Sequence[str], rows: Iterator[Sequence[Any]]) -> int:
        """Write the rows of a table; how many there were."""
        hashed, count = hashlib.sha256(), 0
        with self._zip.open(f"{table}.jsonl", "w", force_zip64=True) as part:
            for row in rows:
                line = _encode(list(row)) + b"\n"
                hashed.update(line)
                part.write(line)
                count += 1
        self._parts.append(Part(str(table), tuple(str(column) for column in columns), count, hashed.hexdigest()))
        return count

    def finish(self, revision: str, taken: int, program: str) -> Manifest:
        """Write the manifest, and everything to the disk."""
        manifest = Manifest(FORMAT, revision, taken, program, tuple(self._parts))
        self._zip.writestr(MANIFEST, _encode(manifest))
        self._zip.close()
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        return manifest


class ArchiveReader:
    """A backup to read; complains about a foreign, damaged or newer one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = path.open("rb")
        except OSError as error:
            raise Complaint("file-not-read", file=str(path), reason=error.strerror or str(error)) from None
        try:
            self.manifest = self._open()
        except BaseException:
            self._file.close()
            raise

    def _open(self) -> Manifest:
        head = self._file.read(30 + len(MARK))
        if not head.startswith(b"PK\x03\x04") or not head.endswith(MARK.encode()):
            raise BadBackup("backup-foreign", file=str(self.path))
        try:
            self._zip = zipfile.ZipFile(self._file)
            manifest = msgspec.json.decode(self._zip.read(MANIFEST), type=Manifest)
        except _DAMAGE:
            raise BadBackup("backup-cut-off", file=str(self.path)) from None
        if manifest.format != FORMAT:
            raise BadBackup("backup-newer", file=str(self.path), program=manifest.program[:40])
        return manifest

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._zip.close()
        self._file.close()

    def rows(self, part: Part, binary: frozenset[int] = frozenset()) -> Iterator[list[Any]]:
        """The rows of a part, bytes in the columns that are `binary`; complains at the end if they are not those written."""
        hashed, count = hashlib.sha256(), 0
        decoder = msgspec.json.Decoder(list[Any])
        try:
            with self._zip.open(f"{part.table}.jsonl") as lines:
                while line := lines.readline(LONGEST):
                    hashed.update(line)
                    row = decoder.decode(line)
                    if len(row) != len(part.columns):
                        raise EOFError
                    for column in binary:
                        row[column] = None if row[column] is None else base64.b64decode(row[column])
                    count += 1
                    yield row
        except (*_DAMAGE, TypeError):
            raise BadBackup("backup-damaged", file=str(self.path), part=part.table) from None
        if (count, hashed.hexdigest()) != (part.rows, part.sha256):
            raise BadBackup("backup-damaged", file=str(self.path), part=part.table)


def _sync_folder(folder: Path) -> None:
    """Let the file's name reach the disk too, where the system can do that."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
