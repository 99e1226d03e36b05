"""A process whose disk fills up while it stores, and has room again later; it prints what it saw as JSON.

The disk is a tiny file system that is filled with ballast, or files of this process may not grow (a limit of the
operating system: the writes fail as they do on a full disk).
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from pathlib import Path

from tablee.server.store import ReadOnly, Store
from tests.server.store.keeping import SECRET, change, entry, opened, sheet, stored_until_full

LEFT = 65_536


class Disk:
    """Where the database lies, and how to take its room away and give it back."""

    def __init__(self, folder: Path, tiny: bool) -> None:
        self.ballast = folder / "ballast" if tiny else None
        self.largest = max((file.stat().st_size for file in folder.iterdir()), default=0)

    def fill(self) -> None:
        """Hardly any room any more."""
        if self.ballast is None:
            hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
            resource.setrlimit(resource.RLIMIT_FSIZE, (self.largest + LEFT, hard))
            return
        with self.ballast.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4_096))
            except OSError:
                file.truncate(file.tell() - LEFT)

    def clear(self) -> None:
        """Room again."""
        if self.ballast is None:
            hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
            resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        else:
            self.ballast.unlink()


async def main(folder: Path, tiny: bool) -> None:
    """Fill, clear, and see."""
    seen: dict[str, object] = {}
    heard: list[bool] = []
    async with opened(folder) as store:
        store._writer.probe_seconds = 0.2
        store.on_read_only = heard.append
        table = sheet("t", "anna", status="running")
        await store.create_table(table, SECRET, None)
        disk = Disk(folder, tiny)
        disk.fill()
        seen["stored"], seen["said"] = await stored_until_full(store, table)
        seen["read_only"] = store.read_only
        seen["log_while_full"] = await _length(store)
        seen["refused_while_full"] = await _refused(store)
        await asyncio.sleep(0.7)
        seen["still_read_only"] = store.read_only
        disk.clear()
        for _ in range(100):
            if not store.read_only:
                break
            await asyncio.sleep(0.1)
        seen["read_only_later"] = store.read_only
        before = await _length(store)
        await store.commit(change(table, before, 1), [entry(before + 1)])
        seen["log_later"] = await _length(store)
    seen["heard"] = heard
    print(json.dumps(seen))


async def _length(store: Store) -> int:
    found = await store.load_table("t")
    assert found is not None
    assert found.revision == len(found.log)
    return len(found.log)


async def _refused(store: Store) -> bool:
    try:
        await store.add_line("t", "anna", 0, 1, "hello", None)
    except ReadOnly:
        return True
    return False


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2] == "tiny"))
