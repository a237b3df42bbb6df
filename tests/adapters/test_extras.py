"""What is said where a library is not installed."""

import subprocess
import sys

import pytest

HIDE = """
import sys
sys.modules[{hidden!r}] = None
try:
    import regalia.adapters.{module}
except ImportError as error:
    print(type(error).__name__, error)
"""


@pytest.mark.parametrize(
    ("module", "hidden", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo", "numpy", "pettingzoo"),
        ("gymnasium", "gymnasium", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
        ("batch", "numpy", "pettingzoo"),
    ],
)
def test_a_missing_library_is_told_with_the_line_that_gets_it(module: str, hidden: str, extra: str) -> None:
    code = HIDE.format(hidden=hidden, module=module)
    done = subprocess.run((sys.executable, "-c", code), capture_output=True, text=True, check=True)
    assert done.stdout.startswith("MissingExtra there is no module " + hidden)
    assert f"pip install 'regalia[{extra}]'" in done.stdout


def test_the_engine_itself_needs_none_of_them() -> None:
    code = "import sys, regalia.cli, regalia.kernel.batch; print({'numpy', 'gymnasium'} & set(sys.modules))"
    done = subprocess.run((sys.executable, "-c", code), capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
