"""What the repository promises to those who find it."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# With .org behind them; that is not written here, because this file is looked at, too.
REGISTRIES = ("npmjs", "pypi", "pythonhosted")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def tracked() -> list[Path]:
    """The files of the repository."""
    listed = subprocess.run(
        ("git", "ls-files", "-z"), cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split("\0")
    return [ROOT / name for name in listed if name and (ROOT / name).is_file()]


def test_no_file_names_the_address_of_a_registry() -> None:
    files = tracked()
    if not files:
        pytest.skip("this is no checkout of git")
    address = re.compile("|".join(rf"{name}\.org" for name in REGISTRIES).encode())
    assert [path.name for path in files if address.search(path.read_bytes())] == []


def test_the_lock_file_of_the_client_says_what_and_not_from_where() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    wanted = json.loads((ROOT / "web" / "package.json").read_text())
    packages = lock["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []
    for name, version in (wanted["dependencies"] | wanted["devDependencies"]).items():
        assert packages[f"node_modules/{name}"]["version"] == version
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text()


def plain_name(line: str) -> str:
    """The name of a package at the beginning of a line, as all ways to write it are compared."""
    found = re.match(r"[\w.-]+", line)
    assert found, line
    return re.sub("[-_.]+", "-", found[0]).lower()


def test_every_package_that_is_asked_for_is_pinned() -> None:
    pins = (ROOT / "constraints.txt").read_text().splitlines()
    pinned = {plain_name(line) for line in pins if not line.startswith("#")}
    extras = PROJECT["optional-dependencies"].values()
    asked = [*PROJECT["dependencies"], *(line for extra in extras for line in extra)]
    assert {plain_name(line) for line in asked} - pinned <= {"regalia"}


def test_what_is_no_address_yet_is_marked_as_a_placeholder() -> None:
    for name in ("SECURITY.md", "CODE_OF_CONDUCT.md", "pyproject.toml"):
        assert "PLACEHOLDER" in (ROOT / name).read_text(), name
    assert all("example.invalid" in url for url in PROJECT["urls"].values()), "then remove the mark, too"


def test_the_changelog_has_the_version_of_the_package() -> None:
    assert f"\n## {PROJECT['version']}" in (ROOT / "CHANGELOG.md").read_text()


def test_make_targets_in_workflows_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for workflow in (ROOT / ".github" / "workflows").glob("*.yml"):
        for target in re.findall(r"run: make (\w+)", workflow.read_text()):
            assert f"\n{target}:" in makefile, f"{workflow.name}: make {target}"


def test_a_name_with_a_meaning_of_its_own_is_defined_once() -> None:
    """docs/design.md lists what each of them means; classes of two games may be called alike."""
    for name in (
        "Agreement",
        "Fact",
        "Field",
        "MOST_BYTES",
        "Menu",
        "Ply",
        "Question",
        "Room",
        "Step",
        "Table",
    ):
        defined = re.compile(rf"^(class {name}\b|{name}\b.* = )", re.MULTILINE)
        files = [path for path in (ROOT / "src").rglob("*.py") if defined.search(path.read_text("utf-8"))]
        assert len(files) == 1, f"{name}: {files}"
