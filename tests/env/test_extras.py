"""What is not installed is named in one line; what is installed need not be, for everything else to work."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {library!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Missing())
import tablee.env
try:
    import tablee.env.{module}
except ImportError as missing:
    print(missing)
"""


@pytest.mark.parametrize(
    ("module", "library"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_a_missing_library_is_named_with_its_extra(module: str, library: str) -> None:
    code = WITHOUT.format(module=module, library=library)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == [
        f"tablee.env.{module} needs a library that is not installed: pip install 'tablee[{module}]'"
    ]
