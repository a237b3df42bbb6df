"""Traps of compiled code that no type checker sees."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import regalia
from regalia._native import modules_to_compile
from regalia.kernel.bits import bit, bit_count

PACKAGE = Path(regalia.__file__).parent
ROOT = Path(__file__).parent.parent
PATTERNS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["regalia"]["compile"]
COMPILED = modules_to_compile(PACKAGE, PATTERNS["include"], PATTERNS["exclude"])
MODULES = sorted([*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("games/*/*.py"), *PACKAGE.glob("bots/*.py")])


def shifted_literals(tree: ast.AST) -> Iterator[int]:
    """Lines of functions that shift a literal by something not known until it runs."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                    parts = ast.walk(node.right)
                    names = [part for part in parts if isinstance(part, ast.Name | ast.Attribute)]
                    known = all(isinstance(name, ast.Name) and name.id.isupper() for name in names)
                    if isinstance(node.left, ast.Constant) and not known:
                        yield node.lineno


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_literal_is_shifted(path: Path) -> None:
    """Mypyc shifts a literal in 32 bits: `bit(n)` is the mask that `1 << n` means to be."""
    assert list(shifted_literals(ast.parse(path.read_text()))) == []


def large_literals(tree: ast.AST) -> Iterator[int]:
    """Lines of functions with a number that mypyc keeps as a Python int."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value >= 2**62:
                    yield node.lineno


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_literal_is_too_large_to_be_written_into_c(path: Path) -> None:
    """To read such a one anew with each count of bits took a sixth of the time of a search."""
    assert list(large_literals(ast.parse(path.read_text()))) == []


def is_literal(node: ast.AST) -> bool:
    """Whether this is a number, or the name of a constant, which is read as one."""
    if isinstance(node, ast.UnaryOp):
        return is_literal(node.operand)
    if isinstance(node, ast.Constant):
        return type(node.value) is int
    if isinstance(node, ast.BinOp):
        return is_literal(node.left) and is_literal(node.right)
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name.isupper()


def boxed_choices(tree: ast.AST) -> Iterator[int]:
    """Lines that give an i64 either as it was worked out or as a literal."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            returns = isinstance(function.returns, ast.Name) and function.returns.id == "i64"
            for node in ast.walk(function):
                if not isinstance(node, ast.AnnAssign | ast.Return):
                    continue
                typed = ast.unparse(node.annotation) == "i64" if isinstance(node, ast.AnnAssign) else returns
                given = node.value
                if (
                    typed
                    and isinstance(given, ast.IfExp)
                    and is_literal(given.body) != is_literal(given.orelse)
                ):
                    yield node.lineno


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_choice_makes_a_python_int(path: Path) -> None:
    """Mypyc makes a Python int of `n if c else 0`, and a number of that again; `i64(0)` is free."""
    assert list(boxed_choices(ast.parse(path.read_text()))) == []


def names_of_two_errors(tree: ast.AST) -> Iterator[str]:
    """Functions that call errors of two kinds by one name, each with that name."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            kinds: dict[str, str] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.ExceptHandler) and node.name and node.type:
                    kind = ast.unparse(node.type)
                    if kinds.setdefault(node.name, kind) != kind:
                        yield f"{function.name}: {node.name}"


@pytest.mark.parametrize("path", COMPILED)
def test_no_name_stands_for_errors_of_two_kinds(path: str) -> None:
    """Mypyc takes a name to be of the first kind it sees: the other handler raises a TypeError instead."""
    assert list(names_of_two_errors(ast.parse((PACKAGE / path).read_text()))) == []


@pytest.mark.pure
def test_bits_are_counted_up_to_the_last() -> None:
    for mask in (
        0,
        1,
        2**62,
        2**63 - 1,
        0x5555555555555555,
        0x2AAAAAAAAAAAAAAA,
        *(2**n - 1 for n in range(63)),
    ):
        assert bit_count(mask) == mask.bit_count()


@pytest.mark.pure
def test_a_bit_is_a_bit() -> None:
    assert [bit(n) for n in range(63)] == [2**n for n in range(63)]
