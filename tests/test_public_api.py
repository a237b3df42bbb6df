"""What `import regalia` gives: quickly, documented, with examples that run."""

import ast
import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import regalia

FLAGS = {"build", "compiled", "why_pure"}
NAMES = sorted(set(regalia.__all__) - FLAGS)
PACKAGE = Path(regalia.__file__).parent
HEAVY = ("click", "litestar", "numpy", "rich", "sqlalchemy", "uvicorn")
MOST_SECONDS = 0.2


def docstring(name: str) -> str:
    """What the source says of a public name: compiled modules keep no docstrings."""
    thing = getattr(regalia, name)
    module = getattr(thing, "__module__", None) or thing.__wrapped__.__module__
    source = Path(PACKAGE, *module.split(".")[1:]).with_suffix(".py")
    called = thing.__name__
    for node in ast.parse(source.read_text()).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == called:
            return ast.get_docstring(node) or ""
    raise AssertionError(f"{name} is not in {source}")


def run(text: str, name: str) -> None:
    examples = doctest.DocTestParser().get_doctest(text, {}, name, None, 0)
    assert examples.examples, f"{name} has no example"
    told: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(examples, out=told.append)
    assert result.failed == 0, "".join(told)


@pytest.mark.parametrize("name", NAMES)
def test_every_public_name_has_an_example_that_runs(name: str) -> None:
    run(docstring(name), name)


def test_the_example_of_the_package_runs() -> None:
    run(regalia.__doc__ or "", "regalia")


def test_importing_it_is_quick_and_brings_the_engine_alone() -> None:
    code = (
        "import sys, time; begun = time.process_time(); import regalia; regalia.game; regalia.Match; "
        "print(time.process_time() - begun, *sys.modules)"
    )
    runs = [subprocess.check_output((sys.executable, "-c", code), text=True).split() for _ in range(3)]
    assert not {name.partition(".")[0] for name in runs[0][1:]} & set(HEAVY)
    assert min(float(run[0]) for run in runs) < MOST_SECONDS, "processor time, the best of three"


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        regalia.nothing  # noqa: B018


def test_all_names_are_what_type_checkers_see() -> None:
    for name in NAMES:
        assert import_module("regalia").__getattr__(name) is getattr(regalia, name)
