"""A game's balance as one HTML page with plots, which needs nothing from anywhere else."""

from __future__ import annotations

from html import escape
from typing import Any

from tablee.arena.balance import Balance, Worth
from tablee.arena.report import STYLE, WINE, layout, plotly, said
from tablee.games import rulebook

SHOWN = 20
"""Things in the plot from either end."""


def page(balance: Balance, language: str) -> str:
    """The report in one language."""
    go, say = plotly(), said(language)
    title = say("balance-title", game=rulebook(balance.game).text(language, "game-title"))
    figures = [_lengths(go, balance, say), _order(go, balance, say), _points(go, balance, say), _worth(go, balance, say)]
    plots = [
        figure.to_html(full_html=False, include_plotlyjs=number == 0, config={"displaylogo": False, "responsive": True})
        for number, figure in enumerate(figures)
    ]
    rows = [
        (say("balance-length"), _spread(balance.length)),
        (say("balance-branching"), _spread(balance.branching)),
        (say("balance-leads"), _spread(balance.lead_changes)),
    ]
    parts = [
        "<!doctype html>",
        f'<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(say('balance-games', games=balance.games, players=balance.players, bot=balance.bot))}</p>",
        "<table><tbody>"
        + "".join(f"<tr><td>{escape(name)}</td><td>{value}</td></tr>" for name, value in rows)
        + "</tbody></table>",
        *(f"<figure>{plot}</figure>" for plot in plots),
        _table(balance.things, say),
        f"<p>{escape(say('balance-meaning'))}</p></body></html>",
    ]
    return "\n".join(parts)


def _spread(length: Any) -> str:
    return f"{length.mean:.1f} ({length.p5} … {length.p95}, max {length.max})"


def _lengths(go: Any, balance: Balance, say: Any) -> Any:
    bars = go.Histogram(
        x=[length for length, times in balance.lengths.items() for _ in range(times)], nbinsx=40, marker={"color": WINE}
    )
    return go.Figure(bars, layout(say("balance-lengths-plot")))


def _order(go: Any, balance: Balance, say: Any) -> Any:
    bars = go.Bar(
        x=[str(place + 1) for place in range(balance.players)],
        y=[100 * one.share for one in balance.order],
        error_y={"type": "data", "array": [100 * (one.high - one.share) for one in balance.order]},
        marker={"color": WINE},
    )
    return go.Figure(bars, layout(say("balance-order-plot")))


def _points(go: Any, balance: Balance, say: Any) -> Any:
    bars = go.Bar(x=list(balance.points), y=list(balance.points.values()), marker={"color": WINE})
    return go.Figure(bars, layout(say("balance-points-plot")))


def _worth(go: Any, balance: Balance, say: Any) -> Any:
    things = list(balance.things)
    if len(things) > 2 * SHOWN:
        things = things[:SHOWN] + things[-SHOWN:]
    dots = go.Scatter(
        x=[100 * one.gain.share for one in things],
        y=[f"{one.kind} {one.name}" for one in things],
        error_x={"type": "data", "array": [100 * (one.gain.high - one.gain.share) for one in things]},
        mode="markers",
        marker={"size": 8, "color": WINE},
    )
    figure = go.Figure(dots, layout(say("balance-worth-plot")) | {"height": 140 + 20 * max(8, len(things))})
    figure.update_yaxes(autorange="reversed", automargin=True)
    return figure


def _table(things: tuple[Worth, ...], say: Any) -> str:
    head = "".join(
        f"<th>{escape(say(key))}</th>" for key in ("balance-thing", "balance-uses", "balance-gain", "arena-interval")
    )
    rows = "".join(
        f"<tr><td>{escape(one.kind)} {escape(one.name)}</td><td>{one.uses}</td><td>{100 * one.gain.share:+.1f}</td>"
        f"<td>{100 * one.gain.low:+.1f} … {100 * one.gain.high:+.1f}</td></tr>"
        for one in things
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
