"""Builds the compiled modules and the browser client; all else is said in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from build_native import BuildNative
from native import why_not_compile
from web import NoNode, build


class BuildClient(build_py):
    """Builds the browser client, which then is among the files of the package."""

    def run(self) -> None:
        """Build, unless the package is only linked to: then `make web` does it."""
        if not self.editable_mode:
            self._build()
        super().run()

    def _build(self) -> None:
        if os.environ.get("REGALIA_WEB") == "0":
            print("regalia: REGALIA_WEB=0, so this package has no browser client", file=sys.stderr)
            return
        way_out = "REGALIA_WEB=0 builds the package without the browser client"
        try:
            failed = build()
        except NoNode as error:
            sys.exit(f"regalia: {error}; {way_out}")
        if failed:
            sys.exit(f"regalia: the browser client could not be built, see above; {way_out}")


def extensions() -> list[Extension]:
    """One that stands for all; nothing, and a line that says why, where it stays pure Python."""
    reason = why_not_compile()
    if reason:
        print(f"regalia: not compiled, pure Python: {reason}", file=sys.stderr)
        return []
    return [Extension("regalia._compiled", sources=[])]


# Metadata needs no compiling, and an editable install is compiled by tools/compile.py.
compiling = not {"bdist_wheel", "build_ext"}.isdisjoint(sys.argv)

setup(
    ext_modules=extensions() if compiling else [],
    cmdclass={"build_ext": BuildNative, "build_py": BuildClient},
)
