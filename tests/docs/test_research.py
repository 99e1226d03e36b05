"""The examples of the research guide run as they are written, one after another."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np

TEXT = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def test_every_example_runs_and_leads_where_the_text_says() -> None:
    names: dict[str, Any] = {}
    after = []
    for example in EXAMPLES:
        exec(compile(example, "docs/research.md", "exec"), names)
        after.append(dict(names))
    play, worlds, many, pettingzoo, against, openspiel = after
    assert play["game"].is_over
    assert play["game"].winners
    book, box, world = worlds["game"].book, worlds["game"].box, worlds["world"]
    assert book.view(box, world, 0) == worlds["game"].view(0), "the seat cannot tell the worlds apart"
    assert many["step"].reward.shape == (1024, 2)
    assert many["games"].mask.shape[0] == 1024
    assert pettingzoo["seen"]["action_mask"].any()
    assert np.isfinite(against["reward"])
    assert openspiel["state"].is_chance_node()
