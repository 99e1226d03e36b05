"""A tournament as one HTML page with plots, which needs nothing from anywhere else."""

from __future__ import annotations

from html import escape
from typing import Any

from tablee.arena.tournament import Standing, Tournament
from tablee.core.texts import Complaint, text
from tablee.games import rulebook

STYLE = """
:root { color-scheme: light dark; --ink: #231f1c; --paper: #f6f1ea; --card: #fffdf8; --line: #d8cdbd; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe7dc; --paper: #1d1916; --card: #28221e; --line: #51463c; } }
html { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; background: var(--card); }
th, td { padding: 0.4rem 0.7rem; border: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
@media (max-width: 40rem) { th, td { padding: 0.3rem 0.4rem; font-size: 0.875rem; overflow-wrap: anywhere; } }
figure { margin: 2rem 0; background: var(--card); border: 1px solid var(--line); border-radius: 0.6rem; padding: 0.5rem; }
figcaption { padding: 0.4rem 0.5rem 0; font-weight: 600; }
figure .xtick text, figure .ytick text { fill: var(--ink) !important; }
figure .xgrid, figure .ygrid, figure .zl { stroke: var(--line) !important; }
"""
WINE, SAND, STONE = "#b0506a", "#f6f1ea", "#8d8177"
"""Wine and stone are legible on light paper and on dark."""


def page(tournament: Tournament, standing: Standing, language: str) -> str:
    """The report in one language."""
    go = plotly()
    say = said(language)
    title = say("arena-title", game=rulebook(tournament.game).text(language, "game-title"))
    summed = say(
        "arena-games", games=standing.games, finished=standing.finished, players=tournament.players, seed=str(tournament.seed)
    )
    return document(
        language,
        title,
        f"<p>{escape(summed)}</p>",
        _table(standing, say),
        *plots((say("arena-ratings-plot"), _ratings(go, standing)), (say("arena-matrix-plot"), _matrix(go, standing))),
        f"<p>{escape(say('arena-model'))}</p>",
    )


def document(language: str, title: str, *parts: str) -> str:
    """A whole page, with its title above its parts."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
            f"<h1>{escape(title)}</h1>",
            *parts,
            "</body></html>",
        ]
    )


def plots(*figures: tuple[str, Any]) -> list[str]:
    """Plots under captions, which wrap as those inside a plot do not; the first brings the library along."""
    config = {"displaylogo": False, "responsive": True}
    return [
        f"<figure><figcaption>{escape(caption)}</figcaption>"
        f"{figure.to_html(full_html=False, include_plotlyjs=number == 0, config=config)}</figure>"
        for number, (caption, figure) in enumerate(figures)
    ]


def plotly() -> Any:
    """The library that draws plots; one clear complaint if it is not there."""
    try:
        import plotly.graph_objects as go
    except ImportError:
        raise Complaint("plots-missing", package="tablee.arena", extra="tablee[reports]") from None
    return go


def said(language: str) -> Any:
    """Says the arena's texts in one language."""
    return lambda key, **values: text("tablee.arena", language, key, **values)


def number(value: float, form: str, language: str) -> str:
    """A number as it is written in a language."""
    written = format(value, form).replace("-", "−")
    return written if language == "en" else written.replace(".", ",")


def _table(standing: Standing, say: Any) -> str:
    keys = ("arena-bot", "arena-rating", "arena-interval")
    head = "".join(f"<th>{escape(say(key))}</th>" for key in keys)
    rows = "".join(
        f"<tr><td>{escape(one.bot)}</td><td>{number(one.elo, '.0f', 'en')}</td>"
        f"<td>{number(one.low, '.0f', 'en')} … {number(one.high, '.0f', 'en')}</td></tr>"
        for one in sorted(standing.ratings, key=lambda one: -one.elo)
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _ratings(go: Any, standing: Standing) -> Any:
    ranked = sorted(standing.ratings, key=lambda one: one.elo)
    dots = go.Scatter(
        x=[one.elo for one in ranked],
        y=[one.bot for one in ranked],
        error_x={
            "type": "data",
            "symmetric": False,
            "array": [one.high - one.elo for one in ranked],
            "arrayminus": [one.elo - one.low for one in ranked],
        },
        mode="markers",
        marker={"size": 12, "color": WINE},
    )
    return go.Figure(dots, layout(height=140 + 40 * len(ranked)))


def _matrix(go: Any, standing: Standing) -> Any:
    shares = [[None if share is None else 100 * share for share in row] for row in standing.wins]
    cells = go.Heatmap(
        z=shares,
        x=list(standing.bots),
        y=list(standing.bots),
        zmin=0,
        zmax=100,
        colorscale=[[0, SAND], [1, WINE]],
        text=[["" if share is None else f"{share:.0f} %" for share in row] for row in shares],
        texttemplate="%{text}",
        hoverongaps=False,
        showscale=False,
    )
    figure = go.Figure(cells, layout(height=140 + 50 * len(standing.bots)))
    figure.update_yaxes(autorange="reversed")
    return figure


def layout(height: int = 360) -> dict[str, Any]:
    """How every plot of a report looks: on the paper of the page, whatever its colour."""
    clear = "rgba(0, 0, 0, 0)"
    margins = {"l": 70, "r": 20, "t": 40, "b": 40}
    return {"template": "plotly_white", "height": height, "margin": margins, "paper_bgcolor": clear, "plot_bgcolor": clear}
