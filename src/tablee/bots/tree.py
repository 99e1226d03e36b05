"""The tree of a search: what was tried from where, how often, and how it went for each seat.

Everything lies in flat arrays, lists when interpreted and NumPy arrays when compiled, so that one source reads both. A
node is reached by a decision and tells who decides next at which point; what the dice and the hidden cards were on the
way differs from visit to visit. So a node's edges are all decisions seen legal there, and each counts how often it was.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.core.position import SEATS
from tablee.core.rule import rule

NONE = -1
"""No node, no edge."""


class Tree(NamedTuple):
    """Nodes, edges, and room to work in."""

    used: Any
    """How many nodes and how many edges there are."""
    node_actor: Any
    node_point: Any
    node_visits: Any
    node_edge: Any
    """The newest edge of each node."""
    node_next: Any
    """The next node that the same decision leads to."""
    edge_action: Any
    edge_next: Any
    """The next edge of the same node."""
    edge_node: Any
    """The newest node that this edge leads to."""
    edge_visits: Any
    edge_offered: Any
    """How often the decision was legal when its node was visited."""
    edge_prior: Any
    """What it seemed to bring at first sight."""
    edge_worth: Any
    """The sum of what it brought each seat, on top of what the position was worth."""
    edge_of: Any
    """By action number: its edge at the node in hand."""
    path: Any
    """The edges of this walk."""
    actions: Any
    moves: Any
    """Room for the decisions of a turn that is played to its end."""
    worth: Any
    """What the position in hand is worth to each seat: chances to win that add up to 1."""
    before: Any
    """What the position at the root was worth in the world that is walked through: some worlds are good for a seat whatever
    it does, and what a decision brings is told apart from that."""
    standing: Any
    """The sum of that over all walks."""
    values: Any


NODES, EDGES = 0, 1


def planted(nodes: int, edges: int, actions: int, choices: int, depth: int) -> Tree:
    """An empty tree with room for so many nodes and edges."""
    return Tree(
        used=[0, 0],
        node_actor=[0] * nodes,
        node_point=[0] * nodes,
        node_visits=[0] * nodes,
        node_edge=[NONE] * nodes,
        node_next=[NONE] * nodes,
        edge_action=[0] * edges,
        edge_next=[NONE] * edges,
        edge_node=[NONE] * edges,
        edge_visits=[0] * edges,
        edge_offered=[0] * edges,
        edge_prior=[0.0] * edges,
        edge_worth=[0.0] * (edges * SEATS),
        edge_of=[NONE] * actions,
        path=[0] * depth,
        actions=[0] * choices,
        moves=[0] * choices,
        worth=[0.0] * SEATS,
        before=[0.0] * SEATS,
        standing=[0.0] * SEATS,
        values=[0.0] * SEATS,
    )


@rule
def new_node(t: Any, actor: int, point: int) -> int:
    """A node without edges; NONE if there is no room."""
    node = t.used[NODES]
    if node >= len(t.node_actor):
        return NONE
    t.used[NODES] = node + 1
    t.node_actor[node] = actor
    t.node_point[node] = point
    t.node_visits[node] = 0
    t.node_edge[node] = NONE
    t.node_next[node] = NONE
    return node


@rule
def new_edge(t: Any, node: int, action: int) -> int:
    """An edge for an action that was not legal at the node before; NONE if there is no room."""
    edge = t.used[EDGES]
    if edge >= len(t.edge_action):
        return NONE
    t.used[EDGES] = edge + 1
    t.edge_action[edge] = action
    t.edge_next[edge] = t.node_edge[node]
    t.node_edge[node] = edge
    t.edge_node[edge] = NONE
    t.edge_visits[edge] = 0
    t.edge_offered[edge] = 0
    t.edge_prior[edge] = 0.0
    for seat in range(SEATS):
        t.edge_worth[edge * SEATS + seat] = 0.0
    return edge


@rule
def child(t: Any, edge: int, actor: int, point: int) -> int:
    """The node that an edge leads to when this seat must decide at this point; NONE if it was never there."""
    node = t.edge_node[edge]
    while node != NONE and (t.node_actor[node] != actor or t.node_point[node] != point):
        node = t.node_next[node]
    return node


@rule
def grown(t: Any, edge: int, actor: int, point: int) -> int:
    """A new node at the end of an edge; NONE if there is no room."""
    node = new_node(t, actor, point)
    if node != NONE:
        t.node_next[node] = t.edge_node[edge]
        t.edge_node[edge] = node
    return node
