"""Builds the compiled modules and the browser client; all else is said in pyproject.toml."""

import json
import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from native import PACKAGE, make_stamp, why_not_compile
from regalia._native import LIBRARY, STAMP
from web import NoNode, build


class BuildNative(build_ext):
    """Builds the compiled modules and puts a stamp beside them that tells what they were made of."""

    stamp: dict[str, Any]

    def initialize_options(self) -> None:
        """Use all cores."""
        super().initialize_options()
        self.parallel = True

    def run(self) -> None:
        """Build, then write the stamp."""
        super().run()
        if self.extensions:
            folder = PACKAGE if self.inplace else Path(self.build_lib, PACKAGE.name)
            (folder / STAMP).write_text(json.dumps(self.stamp, indent=1) + "\n")


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
    """What is to be built; nothing, and a line that says why, where it stays pure Python."""
    reason = why_not_compile()
    if reason:
        print(f"regalia: not compiled, pure Python: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify  # noqa: PLC0415, as a pure build needs no mypy

    BuildNative.stamp = make_stamp()
    paths = [str(Path("src", PACKAGE.name, module)) for module in BuildNative.stamp["compiled"]]
    group = LIBRARY.removesuffix("__mypyc")
    found: list[Extension] = mypycify(paths, opt_level="3", group_name=group, target_dir="build/mypyc")
    for extension in found:
        if "-O3" in extension.extra_compile_args:  # not MSVC; without this, nothing exported is ever inlined
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return found


# Metadata needs no compiling, and an editable install is compiled by tools/compile.py.
compiling = not {"bdist_wheel", "build_ext"}.isdisjoint(sys.argv)

setup(
    ext_modules=extensions() if compiling else [],
    cmdclass={"build_ext": BuildNative, "build_py": BuildClient},
)
