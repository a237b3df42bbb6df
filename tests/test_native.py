"""Compiled modules are used when they fit their sources, and never otherwise."""

import importlib
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import regalia
from regalia._native import ASKED, NONE_BUILT, STALE, digest

ROOT = Path(__file__).parent.parent
SUFFIX = EXTENSION_SUFFIXES[0]
ANSWER = "from regalia.kernel.limits import LIMIT\n\n\ndef answer() -> int:\n    return LIMIT\n"
LIMITS = "from typing import Final\n\nLIMIT: Final = 42\n"


def inherited() -> dict[str, str]:
    """The environment without what this test run says about compiling."""
    return {name: value for name, value in os.environ.items() if not name.startswith("REGALIA")}


def run(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in that environment."""
    command = (sys.executable, *arguments)
    return subprocess.run(command, env=inherited() | environment, capture_output=True, text=True, check=False)


def ask(tree: Path, expression: str, **environment: str) -> str:
    """What an expression is in a new Python that imports regalia from that tree."""
    code = f"import regalia, regalia.kernel.answer as answer; print({expression})"
    done = run("-c", code, PYTHONPATH=str(tree / "src"), **environment)
    return done.stdout.strip() or done.stderr


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small regalia: what decides about compiling, and a kernel of one compiled module."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    kernel = tmp_path / "src" / "regalia" / "kernel"
    kernel.mkdir(parents=True)
    for name in ("__init__.py", "_native.py"):
        shutil.copy(ROOT / "src" / "regalia" / name, kernel.parent)
    settings = (tmp_path / "pyproject.toml").read_text()
    (tmp_path / "pyproject.toml").write_text(settings.replace('"view.py"', '"view.py", "limits.py"'))
    (kernel / "__init__.py").touch()
    (kernel / "answer.py").write_text(ANSWER)
    (kernel / "limits.py").write_text(LIMITS)
    return tmp_path


@pytest.fixture
def broken_build(tree: Path) -> Path:
    """The small regalia with a stamp that fits it, and compiled modules that fail when they are used."""
    package = tree / "src" / "regalia"
    stamp = {
        "kind": "release",
        "include": ["kernel/*.py"],
        "exclude": ["__init__.py", "limits.py"],
        "compiled": ["kernel/answer.py"],
        "sources": {
            f"kernel/{name}.py": digest(package / f"kernel/{name}.py") for name in ("answer", "limits")
        },
    }
    build = package / "_compiled"
    (build / "kernel").mkdir(parents=True)
    (build / "stamp.json").write_text(json.dumps(stamp))
    (build / f"kernel/answer{SUFFIX}").touch()
    (build / f"regalia__mypyc{SUFFIX}").touch()
    return tree


def is_used(tree: Path, **environment: str) -> bool:
    """Whether the broken build is used; otherwise the source is, and works."""
    said = ask(tree, "answer.answer()", **environment)
    assert "ImportError" in said or said == "42"
    return "ImportError" in said


@pytest.mark.pure
def test_this_run_is_of_the_kind_that_the_environment_asks_for() -> None:
    rng = importlib.import_module("regalia.kernel.rng")
    assert regalia.compiled == str(rng.__file__).endswith(SUFFIX)
    assert (regalia.why_pure == ASKED) == bool(os.environ.get("REGALIA_PURE"))


def test_a_build_that_fits_is_used(broken_build: Path) -> None:
    assert is_used(broken_build)
    assert is_used(broken_build, REGALIA_PURE="0")


def test_the_environment_can_ask_for_the_sources(broken_build: Path) -> None:
    assert not is_used(broken_build, REGALIA_PURE="1")
    assert ask(broken_build, "regalia.why_pure", REGALIA_PURE="1") == ASKED


@pytest.mark.parametrize("edited", ["answer", "limits"])
def test_an_edited_source_is_not_shadowed(broken_build: Path, edited: str) -> None:
    with (broken_build / f"src/regalia/kernel/{edited}.py").open("a") as source:
        source.write("# edited\n")
    assert not is_used(broken_build)
    assert ask(broken_build, "regalia.compiled, regalia.why_pure") == f"False {STALE}"


def test_a_new_module_makes_the_build_stale(broken_build: Path) -> None:
    (broken_build / "src/regalia/kernel/new.py").touch()
    assert not is_used(broken_build)
    assert ask(broken_build, "regalia.why_pure") == STALE


def test_a_removed_module_is_gone_though_its_compiled_file_stays(broken_build: Path) -> None:
    (broken_build / "src/regalia/kernel/answer.py").unlink()
    assert "ModuleNotFoundError: No module named 'regalia.kernel.answer'" in ask(broken_build, "0")


@pytest.mark.parametrize("lost", ["stamp.json", f"kernel/answer{SUFFIX}", f"regalia__mypyc{SUFFIX}"])
def test_half_a_build_is_none(broken_build: Path, lost: str) -> None:
    (broken_build / "src/regalia/_compiled" / lost).unlink()
    assert not is_used(broken_build)
    assert ask(broken_build, "regalia.why_pure") == NONE_BUILT


def test_without_a_compiler_it_stays_pure(tree: Path) -> None:
    done = run(tree / "tools" / "compile.py", CC="no-such-compiler")
    assert done.returncode == 0
    assert done.stderr == "regalia: not compiled, pure Python: there is no C compiler\n"
    assert ask(tree, "regalia.why_pure") == NONE_BUILT


def compile_tree(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    done = run(tree / "tools" / "compile.py", *arguments)
    if "pure Python" in done.stderr:
        pytest.skip(done.stderr)
    return done


@pytest.mark.long
def test_compiling_in_the_tree(tree: Path) -> None:
    compile_tree(tree)
    assert ask(tree, "regalia.build, answer.answer()") == "release 42"
    code = "import regalia; print('up'); input(); from regalia.kernel.answer import answer; print(answer())"
    started = subprocess.Popen(
        [sys.executable, "-c", code],
        env=inherited() | {"PYTHONPATH": str(tree / "src"), "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert started.stdout is not None
    assert started.stdout.readline() == "up\n"

    link = tree / "src" / "regalia" / "_compiled"
    first = link.resolve()
    assert compile_tree(tree).stderr == ""
    assert compile_tree(tree, "test").stderr == "", "a build that is faster will do"
    assert compile_tree(tree, "development").stderr == ""
    assert link.resolve() == first

    limits = tree / "src" / "regalia" / "kernel" / "limits.py"
    limits.write_text(LIMITS.replace("42", "43"))
    assert ask(tree, "regalia.build, answer.answer()") == "pure 43"
    compile_tree(tree, "development")
    assert ask(tree, "regalia.build, answer.answer()") == "development 43"
    assert link.resolve() != first
    told, _ = started.communicate("\n", timeout=30)
    assert told == "42\n", "a process keeps the build that it started with"

    limits.write_text(LIMITS)
    assert "compiling" not in compile_tree(tree).stderr, "a build of these sources was kept"
    assert link.resolve() == first

    limits.write_text(LIMITS.replace("42", "'many'"))
    failed = compile_tree(tree)
    assert failed.returncode == 1
    assert "src/regalia/kernel/answer.py:5: error: Incompatible return value type" in failed.stdout
    assert link.resolve() == first, "what runs goes on with the build it has"
    assert ask(tree, "regalia.why_pure") == STALE
