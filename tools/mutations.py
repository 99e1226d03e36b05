"""Small changes to Python functions: another comparison, another constant, a dropped line.

Every change is found in one walk over the source, always in the same order, and made on a fresh tree when it is wanted.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from types import FunctionType, ModuleType

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}

Change = Callable[[ast.AST], ast.AST | None]
"""Makes the changed node, from a fresh copy of the old one; None leaves it out."""


@dataclass(frozen=True)
class Mutant:
    """One change in one function, told by the statement it changes."""

    function: str
    line: int
    change: str
    source: str
    module: str = ""

    @property
    def key(self) -> tuple[str, str]:
        """What names this mutant for as long as the statement stays as it is."""
        return self.function, self.change

    def install(self, module: ModuleType) -> None:
        """Put the changed code into the module's function; all who hold the function run it from now on."""
        space: dict[str, object] = {}
        exec(compile(self.source, module.__file__ or "", "exec"), space)
        changed, original = space[self.function], getattr(module, self.function)
        assert isinstance(changed, FunctionType)
        original.__code__ = changed.__code__


def mutants_of(source: str, module: str = "") -> list[Mutant]:
    """Every mutant of the functions in this source, in order; `module` names where it stands."""
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            found += [replace(mutant, module=module) for mutant in _mutants_of_function(node)]
    return found


def _mutants_of_function(function: ast.FunctionDef) -> list[Mutant]:
    function.decorator_list = []
    plain = ast.unparse(function)
    made = []
    times: Counter[str] = Counter()
    for index, (node, statement) in enumerate(_places(function)):
        for change in _changes(node, function):
            before = _headline(statement)
            source, after = _changed(plain, index, change)
            said = f"{before} => {after}"
            times[said] += 1
            if times[said] > 1:
                said = f"{said} ({times[said]})"
            made.append(Mutant(function.name, getattr(node, "lineno", statement.lineno), said, source))
    return made


def _places(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, ast.stmt]]:
    """Every node of the body with the statement it belongs to, outer ones first; docstrings are left out."""

    def inside(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[ast.AST, ast.stmt]]:
        for child in ast.iter_child_nodes(node):
            mine = child if isinstance(child, ast.stmt) else statement
            yield child, mine
            yield from inside(child, mine)

    for statement in function.body:
        if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
            yield statement, statement
            yield from inside(statement, statement)


def _changed(plain: str, index: int, change: Change) -> tuple[str, str]:
    """The source with one change, and the headline of the changed statement."""
    module = ast.parse(plain)
    function = module.body[0]
    assert isinstance(function, ast.FunctionDef)
    node, statement = list(_places(function))[index]
    new = change(node)
    _Replace(node, new).visit(module)
    shown = new if node is statement and isinstance(new, ast.stmt) else statement
    after = "dropped" if new is None else _headline(shown)
    return ast.unparse(ast.fix_missing_locations(module)), after


class _Replace(ast.NodeTransformer):
    """Puts a node into the place of another; a statement left out becomes `pass`."""

    def __init__(self, old: ast.AST, new: ast.AST | None) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return self.new or ast.Pass()
        return self.generic_visit(node)


def _headline(statement: ast.stmt) -> str:
    return ast.unparse(statement).partition("\n")[0]


def _changes(node: ast.AST, function: ast.FunctionDef) -> Iterator[Change]:
    """Everything that can be changed about one node."""
    if isinstance(node, ast.expr):
        yield from _expression_changes(node)
    if isinstance(node, ast.If | ast.While | ast.IfExp) and _worth_negating(node.test):
        yield _negate_test
    if isinstance(node, ast.AugAssign) and type(node.op) in _OPERATORS:
        yield _swap_operator
    if isinstance(node, ast.Return) and node.value and not isinstance(node.value, ast.Constant) and not _is_named(node.value):
        yield _return_zero
    if isinstance(node, ast.Break | ast.Continue):
        yield lambda old: ast.Continue() if isinstance(old, ast.Break) else ast.Break()
    if _can_be_dropped(node, function):
        yield lambda old: None


def _expression_changes(node: ast.expr) -> Iterator[Change]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _COMPARISONS:
        yield _change_comparison
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool | int):
        yield _change_constant
    elif _is_named(node):
        yield lambda old: ast.BinOp(old, ast.Add(), ast.Constant(1))  # type: ignore[arg-type]
    elif isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        yield _swap_operator
    elif isinstance(node, ast.BoolOp):
        yield _swap_and_or
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield lambda old: old.operand  # type: ignore[attr-defined, no-any-return]


def _is_named(node: ast.AST) -> bool:
    """Whether the node reads a constant of the game, such as NO_AD."""
    return isinstance(node, ast.Name) and node.id.isupper() and isinstance(node.ctx, ast.Load)


def _worth_negating(test: ast.expr) -> bool:
    """A lone == or != or `not` is negated by its own change already."""
    if isinstance(test, ast.UnaryOp):
        return False
    return not (isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Eq | ast.NotEq))


def _can_be_dropped(node: ast.AST, function: ast.FunctionDef) -> bool:
    """Statements whose loss is a mistake one could make; without its first value a name would only be unknown."""
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        name = node.targets[0].id
        first = next(
            other
            for other in ast.walk(function)
            if isinstance(other, ast.Assign) and isinstance(other.targets[0], ast.Name) and other.targets[0].id == name
        )
        return first is not node
    return isinstance(node, ast.Assign | ast.AugAssign | ast.Expr | ast.Return | ast.If | ast.For | ast.Break)


def _change_comparison(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Compare)
    node.ops = [_COMPARISONS[type(node.ops[0])]()]
    return node


def _change_constant(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    return ast.Constant(not node.value if isinstance(node.value, bool) else node.value + 1)


def _swap_operator(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BinOp | ast.AugAssign)
    node.op = _OPERATORS[type(node.op)]()
    return node


def _swap_and_or(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BoolOp)
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return node


def _negate_test(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.If | ast.While | ast.IfExp)
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return node


def _return_zero(node: ast.AST) -> ast.AST:
    return ast.Return(ast.Constant(0))
