"""Install a built wheel into an empty environment and use it: `python tools/try_package.py DIST [PYTHON ...]`.

The environment has nothing of this checkout. The command must be there and play every game; a served house must show its
page and its documentation, list all games and play with a bot. Types must be shipped.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("offline", "insider", "offensive", "planetweb")


def main(dist: Path, pythons: list[str]) -> int:
    """Try the wheel with each interpreter."""
    (wheel,) = dist.glob("*.whl")
    (source,) = dist.glob("*.tar.gz")
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB; {source.name}: {source.stat().st_size / 1e6:.1f} MB")
    for python in pythons:
        with tempfile.TemporaryDirectory(prefix="tablee-package-") as folder:
            _try(wheel.resolve(), python, Path(folder))
    return 0


def _try(wheel: Path, python: str, folder: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHONPATH", "TABLEE_"))}
    environment |= {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "XDG_CACHE_HOME": str(folder / "cache")}
    if python == sys.executable:
        venv.create(folder / "venv", with_pip=True)
    else:
        subprocess.run([python, "-m", "venv", str(folder / "venv")], check=True)
    own = folder / "venv" / "bin"

    def run(*words: str) -> str:
        done = subprocess.run([str(own / words[0]), *words[1:]], cwd=folder, env=environment, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{' '.join(words)}: {done.stdout}{done.stderr}")
        return done.stdout

    pinned = ("-c", str(ROOT / "constraints.txt"))
    run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *pinned, str(wheel))
    version = run("python", "--version").strip()
    print(version, run("tablee", "--version").strip())
    typed = "import tablee, pathlib; print((pathlib.Path(tablee.__file__).parent / 'py.typed').exists())"
    assert run("python", "-c", typed).strip() == "True", "types are not shipped"
    for game in GAMES:
        played = run("tablee", "play", game, "--seats", "random,random", "--seed", "1", "--plain", "--lang", "en")
        assert "wins" in played or "win" in played, played[-400:]
    _serve(own / "tablee", environment, folder)
    print(f"{version}: page, documentation and {len(GAMES)} games")


def _serve(command: Path, environment: dict[str, str], folder: Path) -> None:
    words = [str(command), "serve", "--port", "0", "--data", str(folder / "house"), "--lang", "en"]
    server = subprocess.Popen(words, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        said, until = "", time.monotonic() + 60
        while not (found := re.search(r"http://[^\s,]+", said)) and time.monotonic() < until:
            said = server.stdout.readline()
        assert found, "the server does not say where it is"
        place = found[0].rstrip("/")

        def get(path: str) -> str:
            with urllib.request.urlopen(f"{place}{path}", timeout=30) as answer:
                return str(answer.read().decode())

        assert 'id="page"' in get("/"), "the page is not in the wheel"
        assert "Tablée" in get("/docs/"), "the documentation is not in the wheel"
        for game in GAMES:
            assert "clause" in get(f"/docs/rules/{game}/")
        listed = [game["id"] for game in json.loads(get("/api/v1/house"))["games"]]
        assert listed == list(GAMES), listed
    finally:
        server.terminate()
        server.wait(timeout=30)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:] or [sys.executable]))
