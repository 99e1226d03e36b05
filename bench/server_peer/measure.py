"""A trivial game on boardgame.io's server and on ours, by the same scripted clients: moves a second at saturation, p99.

Both run on one core of this machine beside the load generator. boardgame.io keeps everything in memory and saves nothing;
we commit every move to disk before it is answered.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PEER = HERE / "boardgame"
sys.path[:0] = [str(HERE.parent), str(HERE)]

from counting import RULEBOOK  # noqa: E402
from rich.console import Console  # noqa: E402

from board import WIDTH, Row, rows_table  # noqa: E402
from processes import Process, house  # noqa: E402
from tables import LaidDown, lay_down  # noqa: E402
from wires import Latencies, Wire  # noqa: E402

PLAYERS = 4


class Match(ABC):
    """Four seats; whoever must move does so as soon as the answer to the move before is there."""

    def __init__(self, latencies: Latencies) -> None:
        self.latencies = latencies
        self.wires: list[Wire] = []
        self.since = 0.0
        self.moves = 0
        self.going = False

    def answered(self) -> None:
        self.latencies.add(self.since)
        self.moves += 1
        if self.going:
            self.move()

    def move(self) -> None:
        self.since = time.perf_counter()
        self.send()

    @abstractmethod
    def send(self) -> None:
        """Send the next move."""


class Ours(Match):
    """A match on our server: the next seat moves once the last one has been told that its move is stored."""

    def __init__(self, latencies: Latencies, laid: LaidDown) -> None:
        super().__init__(latencies)
        self.laid = laid

    async def connect(self, port: int) -> None:
        for cookie in self.laid.cookies:
            path = f"/api/v1/tables/{self.laid.table}/socket"
            self.wires.append(await Wire.to(port, path, self.heard, lambda: None, cookie=cookie))

    def send(self) -> None:
        said = b'{"type":"play","id":"%d","version":%d,"do":"add"}' % (self.moves, self.moves + 1)
        self.wires[self.moves % PLAYERS].send(said)

    def heard(self, said: bytes) -> None:
        if said.startswith(b'{"type":"done"'):
            self.answered()
        elif said.startswith(b'{"type":"refused"'):
            raise RuntimeError(said.decode())


class Theirs(Match):
    """A match on boardgame.io's: its protocol over a bare WebSocket (engine.io 4, socket.io 5)."""

    def __init__(self, latencies: Latencies, match: str, credentials: list[str]) -> None:
        super().__init__(latencies)
        self.match = match
        self.credentials = credentials
        self.state = 0
        self.synced = 0

    async def connect(self, port: int) -> None:
        for seat in range(PLAYERS):
            opened = asyncio.get_running_loop().create_future()
            wire = await Wire.to(
                port,
                "/socket.io/?EIO=4&transport=websocket",
                lambda said, seat=seat, opened=opened: self.heard(seat, said, opened),
                lambda: None,
            )
            self.wires.append(wire)
            wire.send(b"40/counting,")
            await opened
            sync = json.dumps(["sync", self.match, str(seat), self.credentials[seat], PLAYERS])
            wire.send(b"42/counting," + sync.encode())
        while self.synced < PLAYERS:
            await asyncio.sleep(0.01)

    def send(self) -> None:
        seat = self.moves % PLAYERS
        payload = {"type": "add", "args": [], "playerID": str(seat), "credentials": self.credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        said = json.dumps(["update", action, self.state, self.match, str(seat)])
        self.wires[seat].send(b"42/counting," + said.encode())

    def heard(self, seat: int, said: bytes, opened: asyncio.Future[None]) -> None:
        if said == b"2":
            self.wires[seat].send(b"3")
        elif said.startswith(b"40/counting") and not opened.done():
            opened.set_result(None)
        elif said.startswith(b'42/counting,["sync"'):
            self.synced += 1
        elif said.startswith(b'42/counting,["update"') and seat == self.moves % PLAYERS:
            at = said.find(b'"_stateID":')
            state = int(said[at + len(b'"_stateID":') : said.find(b"}", at)])
            if state > self.state:
                self.state = state
                self.answered()


async def saturate(matches: list[Any], seconds: float) -> tuple[float, Latencies]:
    """Every match always has a move under way; moves a second, and how long they took."""
    latencies: Latencies = matches[0].latencies
    for match in matches:
        match.going = True
        match.move()
    await asyncio.sleep(min(3.0, seconds / 2))
    latencies.seconds.clear()
    begin, before = time.perf_counter(), sum(match.moves for match in matches)
    await asyncio.sleep(seconds)
    pace = (sum(match.moves for match in matches) - before) / (time.perf_counter() - begin)
    kept = Latencies()
    kept.seconds = list(latencies.seconds)
    for match in matches:
        match.going = False
    await asyncio.sleep(1)
    for match in matches:
        for wire in match.wires:
            wire.close()
    return pace, kept


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def call(port: int, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/games/counting/{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as got:
        return json.load(got)


def install() -> None:
    """boardgame.io beside its server, without a lock file: that would name the registry it came from."""
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        quietly = ["--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(["npm", "install", "--no-package-lock", *quietly], cwd=PEER, check=True)


async def theirs(count: int, seconds: float) -> tuple[float, Latencies]:
    port = free_port()
    with Process(["node", "server.cjs"], {"PORT": str(port), "NODE_ENV": "production"}, PEER) as server:
        latencies = Latencies()
        matches = []
        for _ in range(count):
            match = call(server.port, "create", {"numPlayers": PLAYERS})["matchID"]
            joined = [call(server.port, f"{match}/join", {"playerID": str(seat), "playerName": "p"}) for seat in range(PLAYERS)]
            matches.append(Theirs(latencies, match, [one["playerCredentials"] for one in joined]))
        for match in matches:
            await match.connect(server.port)
        return await saturate(matches, seconds)


async def ours(folder: Path, count: int, seconds: float) -> tuple[float, Latencies]:
    packages = folder / "packages" / "counting-1.dist-info"
    packages.mkdir(parents=True)
    (packages / "METADATA").write_text("Metadata-Version: 2.1\nName: counting\nVersion: 1\n")
    (packages / "entry_points.txt").write_text("[tablee.games]\ncounting = counting\n")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(HERE), str(packages.parent), os.environ.get("PYTHONPATH", "")])
    laid = await lay_down(folder, RULEBOOK, PLAYERS, count)
    with house(folder) as server:
        latencies = Latencies()
        matches = [Ours(latencies, one) for one in laid]
        for match in matches:
            await match.connect(server.port)
        await asyncio.sleep(1)
        return await saturate(matches, seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds for each server in each round (default 20)")
    parser.add_argument("--matches", type=int, default=200, help="matches of four (default 200)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds taken in turns (default 3)")
    given = parser.parse_args()
    if shutil.which("npm") is None:
        print("boardgame.io needs Node and npm, which are not installed here", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as temporary:
        install()
        rounds = []
        for number in range(given.rounds):
            their = asyncio.run(theirs(given.matches, given.seconds))
            our = asyncio.run(ours(Path(temporary) / f"ours{number}", given.matches, given.seconds))
            rounds.append((our, their))
    show(rounds, given.matches)
    return 0


def show(rounds: list[tuple[tuple[float, Latencies], tuple[float, Latencies]]], matches: int) -> None:
    def middle(values: list[float]) -> float:
        return sorted(values)[len(values) // 2]

    pace = middle([our[0] / their[0] for our, their in rounds])
    slow = middle([their[1].at(0.99) / our[1].at(0.99) for our, their in rounds])
    mine, other = middle([our[0] for our, _ in rounds]), middle([their[0] for _, their in rounds])
    my99, other99 = middle([our[1].at(0.99) for our, _ in rounds]), middle([their[1].at(0.99) for _, their in rounds])
    rows = [
        Row(
            f"{matches} matches of 4, moves/s at saturation",
            "ahead of boardgame.io",
            f"{mine:.0f} against {other:.0f}",
            pace,
            pace > 1,
        ),
        Row("p99 there", "below boardgame.io's", f"{my99:.0f} ms against {other99:.0f} ms", slow, slow > 1),
    ]
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    console.print(rows_table(rows))
    for note in (
        "A state of 3 KB is shown to four seats after every move. Ratios are medians of rounds taken in turns.",
        "boardgame.io keeps matches in memory only; Tablée commits every move to disk before it answers.",
    ):
        console.print(f"- {note}", style="dim")


if __name__ == "__main__":
    raise SystemExit(main())
