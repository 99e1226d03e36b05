"""A tournament as one HTML page with plots, which needs nothing from anywhere else."""

from __future__ import annotations

from html import escape
from typing import Any

from tablee.arena.tournament import Standing, Tournament
from tablee.core.texts import Complaint, text
from tablee.games import rulebook

STYLE = """
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #231f1c; background: #f6f1ea; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; background: #fffdf8; }
th, td { padding: 0.4rem 0.7rem; border: 1px solid #d8cdbd; text-align: right; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 2rem 0; background: #fffdf8; border: 1px solid #d8cdbd; border-radius: 0.6rem; padding: 0.5rem; }
"""
WINE, SAND = "#7b2d40", "#f6f1ea"


def page(tournament: Tournament, standing: Standing, language: str) -> str:
    """The report in one language."""
    go = plotly()
    say = said(language)
    title = say("arena-title", game=rulebook(tournament.game).text(language, "game-title"))
    figures = [_ratings(go, standing, say), _matrix(go, standing, say)]
    plots = [
        figure.to_html(full_html=False, include_plotlyjs=number == 0, config={"displaylogo": False, "responsive": True})
        for number, figure in enumerate(figures)
    ]
    summed = say(
        "arena-games", games=standing.games, finished=standing.finished, players=tournament.players, seed=str(tournament.seed)
    )
    parts = [
        "<!doctype html>",
        f'<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1><p>{escape(summed)}</p>",
        _table(standing, say),
        *(f"<figure>{plot}</figure>" for plot in plots),
        f"<p>{escape(say('arena-model'))}</p></body></html>",
    ]
    return "\n".join(parts)


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


def _table(standing: Standing, say: Any) -> str:
    keys = ("arena-bot", "arena-rating", "arena-interval")
    head = "".join(f"<th>{escape(say(key))}</th>" for key in keys)
    rows = "".join(
        f"<tr><td>{escape(one.bot)}</td><td>{one.elo:.0f}</td><td>{one.low:.0f} … {one.high:.0f}</td></tr>"
        for one in sorted(standing.ratings, key=lambda one: -one.elo)
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _ratings(go: Any, standing: Standing, say: Any) -> Any:
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
    return go.Figure(dots, layout(say("arena-ratings-plot")))


def _matrix(go: Any, standing: Standing, say: Any) -> Any:
    shares = [[None if share is None else 100 * share for share in row] for row in standing.wins]
    cells = go.Heatmap(
        z=shares,
        x=list(standing.bots),
        y=list(standing.bots),
        zmin=0,
        zmax=100,
        colorscale=[[0, SAND], [1, WINE]],
        texttemplate="%{z:.0f} %",
        hoverongaps=False,
    )
    figure = go.Figure(cells, layout(say("arena-matrix-plot")))
    figure.update_yaxes(autorange="reversed")
    return figure


def layout(title: str) -> dict[str, Any]:
    """How every plot of a report looks."""
    return {"title": {"text": title}, "template": "plotly_white", "height": 420, "margin": {"l": 90, "r": 20, "t": 60, "b": 50}}
