"""What README and docs say works: their Python runs, their links lead somewhere.

Their commands have a file of their own, test_doc_commands.py.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
RUN_HERE = ["README.md", "adding-a-game.md", "researchers.md"]  # research.md has a test of its own


@pytest.mark.parametrize("name", RUN_HERE)
def test_their_python_runs(name: str) -> None:
    (path,) = (page for page in PAGES if page.name == name)
    blocks = re.findall(r"```python\n(.*?)```", path.read_text(), re.S)
    assert blocks
    paths = f"import sys; sys.path.append({str(ROOT / 'examples')!r})\n"
    for block in blocks:
        subprocess.run((sys.executable, "-c", paths + block), capture_output=True, check=True, cwd=ROOT)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    text = re.sub(r"```.*?```|`[^`]*`", "", path.read_text(), flags=re.S)
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (path.parent / target).exists(), target
