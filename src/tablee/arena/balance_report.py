"""A game's balance as one HTML page with plots, which needs nothing from anywhere else."""

from __future__ import annotations

from html import escape
from typing import Any

from tablee.arena.balance import Balance, Worth
from tablee.arena.report import STONE, WINE, document, layout, number, plotly, plots, said
from tablee.games import rulebook

SHOWN = 20
"""Things in the plot from either end."""


def page(balance: Balance, language: str) -> str:
    """The report in one language."""
    go, say = plotly(), said(language)
    title = say("balance-title", game=rulebook(balance.game).text(language, "game-title"))
    rows = [
        (say("balance-length"), _spread(balance.length, language)),
        (say("balance-branching"), _spread(balance.branching, language)),
        (say("balance-leads"), _spread(balance.lead_changes, language)),
    ]
    return document(
        language,
        title,
        f"<p>{escape(say('balance-games', games=balance.games, players=balance.players, bot=balance.bot))}</p>",
        "<table><tbody>"
        + "".join(f"<tr><td>{escape(name)}</td><td>{value}</td></tr>" for name, value in rows)
        + "</tbody></table>",
        *plots(
            (say("balance-lengths-plot"), _lengths(go, balance)),
            (say("balance-order-plot"), _order(go, balance)),
            (say("balance-points-plot"), _points(go, balance)),
            (say("balance-worth-plot"), _worth(go, balance)),
        ),
        _table(balance.things, language, say),
        f"<p>{escape(say('balance-meaning'))}</p>",
    )


def _spread(length: Any, language: str) -> str:
    return f"{number(length.mean, '.1f', language)} ({length.p5} … {length.p95}, max {length.max})"


def _lengths(go: Any, balance: Balance) -> Any:
    bars = go.Histogram(
        x=[length for length, times in balance.lengths.items() for _ in range(times)], nbinsx=40, marker={"color": WINE}
    )
    return go.Figure(bars, layout())


def _order(go: Any, balance: Balance) -> Any:
    bars = go.Bar(
        x=[str(place + 1) for place in range(balance.players)],
        y=[100 * one.share for one in balance.order],
        error_y={"type": "data", "array": [100 * (one.high - one.share) for one in balance.order], "color": STONE},
        marker={"color": WINE},
    )
    return go.Figure(bars, layout())


def _points(go: Any, balance: Balance) -> Any:
    bars = go.Bar(x=list(balance.points), y=list(balance.points.values()), marker={"color": WINE})
    return go.Figure(bars, layout())


def _worth(go: Any, balance: Balance) -> Any:
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
    figure = go.Figure(dots, layout(height=140 + 20 * max(8, len(things))))
    figure.update_yaxes(autorange="reversed", automargin=True)
    return figure


def _table(things: tuple[Worth, ...], language: str, say: Any) -> str:
    head = "".join(
        f"<th>{escape(say(key))}</th>" for key in ("balance-thing", "balance-uses", "balance-gain", "arena-interval")
    )

    def signed(share: float) -> str:
        return number(100 * share, "+.1f", language)

    rows = "".join(
        f"<tr><td>{escape(one.kind)} {escape(one.name)}</td><td>{one.uses}</td><td>{signed(one.gain.share)}</td>"
        f"<td>{signed(one.gain.low)} … {signed(one.gain.high)}</td></tr>"
        for one in things
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
